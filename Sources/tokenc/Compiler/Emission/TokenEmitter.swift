/// Lowers a table to Swift declarations and renders them: the emission phase.
///
/// It writes nothing to disk. The same table and configuration give the same bytes everywhere.
///
/// For each family there are three files, so that a change of the design is seen where one looks:
/// `ColorToken.swift` has the cases, `ColorToken+Values.swift` their values for each brand, and
/// `ColorToken+Index.swift` the data of the lookup by name, which needs no review. A layout may
/// join all of them.
package struct TokenEmitter: Sendable {
  package let table: CompleteTokenTable
  package let configuration: Configuration
  /// The source that the header names, for example `tokens.resolver.json`.
  package let inputName: String
  /// The font files that the text styles need; `nil` to leave that list out.
  package let fontFiles: [String]?

  package init(
    table: CompleteTokenTable, configuration: Configuration, inputName: String,
    fontFiles: [String]? = nil
  ) {
    self.table = table
    self.configuration = configuration
    self.inputName = inputName
    self.fontFiles = fontFiles
  }

  package func emit(_ layout: FileLayout = .split) -> [GeneratedFile] {
    let naming = EmissionNaming(configuration: configuration)
    var files = FileArrangement(
      layout, as: "Tokens", from: inputName, declaredIn: table.families.flatMap(\.sources))
    func render(
      _ name: String, declaredIn: [String] = [], imports: [SwiftImport] = [],
      _ declarations: [SwiftDeclaration]
    ) {
      let file = SwiftFile(
        name, from: inputName, declaredIn: declaredIn, imports: imports, declarations)
      files.append(file)
    }
    let theme = ThemeLowering(table: table, naming: naming)
    render(naming.theme, imports: naming.runtimeImports, [theme.declaration])
    if configuration.accessors.isOn {
      let environment = ThemeAccessorLowering(table: table, naming: naming)
      render(
        naming.theme + "+Environment", imports: naming.runtimeImports, environment.declarations)
    }
    if let references = table.references {
      let overrides = OverrideLowering(table: table, references: references, naming: naming)
      render(
        naming.theme + "+Overrides", imports: naming.runtimeImports, overrides.declarations)
    }
    for part in table.brandParts {
      render(naming.type(part.typeName), [BrandLowering(part: part, naming: naming).declaration])
    }
    if let fontFiles {
      render(
        naming.type(FontFilesLowering.typeName),
        [FontFilesLowering(names: fontFiles, naming: naming).declaration])
    }
    for (number, family) in table.families.enumerated() {
      let type = naming.token(family)
      render(
        type, declaredIn: family.sources,
        TokenEnumLowering(family: family, naming: naming).declarations)
      let index = NameIndexLowering(type: type, names: CaseNames(of: family), naming: naming)
      render(type + "+Index", imports: naming.runtimeImports, [index.tokens])
      let values = ValuesLowering(
        table: table, family: family, number: number, naming: naming)
      render(
        type + "+Values", declaredIn: family.sources, imports: values.imports, values.declarations)
      let accessors = AccessorLowering(table: table, family: family, naming: naming)
      if configuration.accessors.isOn, !accessors.isEmpty {
        render(
          type + "+Accessors", declaredIn: family.sources, imports: naming.runtimeImports,
          accessors.declarations)
      }
      if configuration.accessors.isNested {
        let groups = GroupLowering(family: family, naming: naming)
        if !groups.isEmpty {
          render(type + "+Groups", declaredIn: family.sources, groups.declarations)
        }
      }
    }
    return files.generated
  }
}
