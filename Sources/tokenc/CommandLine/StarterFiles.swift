import TokenCompiler

/// The files that `tokenc init` writes: two brands in light, dark and high contrast with colors, text
/// styles, spacings and components, and a package around them if one is wanted.
///
/// They are the files of the folder `Starter`, embedded when the compiler is built. There, dots stand
/// for the slashes of a path, since no two files of a module may have one name, and those of the
/// package end in `template`, since they are not to be compiled here.
package enum StarterFiles {
  /// The name that templates have for the module.
  private static let module = "AppTokens"

  /// The tokens, by their paths from the written folder, in the order in which one reads them.
  package static let tokens: [(name: String, bytes: [UInt8])] = [
    ("tokens.resolver.json", PackageResources.tokens_resolver_json),
    ("tokenc.json", PackageResources.tokenc_json),
    ("primitive/color.tokens.json", PackageResources.primitive_color_tokens_json),
    ("semantic/color.tokens.json", PackageResources.semantic_color_tokens_json),
    ("semantic/typography.tokens.json", PackageResources.semantic_typography_tokens_json),
    ("semantic/spacing.tokens.json", PackageResources.semantic_spacing_tokens_json),
    ("theme/orbit/color.tokens.json", PackageResources.theme_orbit_color_tokens_json),
    ("component/Screen.component.json", PackageResources.component_Screen_component_json),
    ("component/Heading.component.json", PackageResources.component_Heading_component_json),
    ("component/Notice.component.json", PackageResources.component_Notice_component_json),
    ("schemas/tokenc.schema.json", PackageResources.schemas_tokenc_schema_json),
    ("schemas/component.schema.json", PackageResources.schemas_component_schema_json),
    ("schemas/style.schema.json", PackageResources.schemas_style_schema_json),
  ]

  /// The attributes of version control for the folder of the package.
  static let attributes = (name: ".gitattributes", bytes: PackageResources.gitattributes_template)

  private static let package: [(name: String, bytes: [UInt8])] = [
    ("Package.swift", PackageResources.Package_swift_template),
    ("README.md", PackageResources.README_md_template),
    (".gitignore", PackageResources.gitignore_template), attributes,
    ("Sources/AppTokens/ScreenView.swift", PackageResources.ScreenView_swift_template),
    ("Tests/AppTokensTests/ScreenTests.swift", PackageResources.ScreenTests_swift_template),
  ]

  /// The files by which other machines get this package and its tool, if it has an address.
  private static let installation: [(name: String, bytes: [UInt8])] = [
    ("tools/install-tokenc", PackageResources.install_tokenc_template),
    (".github/workflows/tokens.yml", PackageResources.tokens_yml_template),
  ]

  /// The files of a package with the tokens in its folder `tokens`.
  static func package(
    named name: String, _ location: PackageLocation
  ) -> [(name: String, bytes: [UInt8])] {
    var files = package
    // The module comes first: no address is searched for its name.
    var values = [
      (module, name), ("DEPENDENCY_LINE", location.dependency), ("DEPENDENCY_NAME", location.name),
    ]
    switch location {
    case .repository(let address, let revision):
      files += installation
      values += [
        ("INSTALL_TOKENC", "sh tools/install-tokenc       # once: puts tokenc into tools/\n"),
        ("RUN_TOKENC", "tools/tokenc"),
        ("DEPENDENCY_ADDRESS", address), ("DEPENDENCY_REVISION", revision),
      ]
    case .folder(let path):
      let run = "swift run --package-path \(PackageLocation.shellWord(path)) tokenc"
      values += [("INSTALL_TOKENC", ""), ("RUN_TOKENC", run)]
    }
    files += tokens.map { (FilePath.join("tokens", $0.name), $0.bytes) }
    return files.map { file in
      (file.name.substituting(module, with: name), Array(file.bytes.filled(with: values).utf8))
    }
  }
}

extension [UInt8] {
  /// The text of a template with values in place of the words that stand for them, one after the other.
  func filled(with values: [(word: String, value: String)]) -> String {
    values.reduce(String(decoding: self, as: UTF8.self)) {
      $0.substituting($1.word, with: $1.value)
    }
  }
}
