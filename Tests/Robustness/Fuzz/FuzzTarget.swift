import AppearanceRuntime
import TokenSwift

@testable import TokenChange
@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenImport
@testable import TokenLint
@testable import TokenPreview
@testable import TokenScreens

/// What is given bytes of any kind: a reader with all that follows on what it reads.
///
/// A target passes when it returns: faults of the bytes are reported, never fatal.
enum FuzzTarget: String, CaseIterable {
  /// A token file, compiled, checked by every rule and shown as a page.
  case tokens
  /// A resolver document beside two token files.
  case resolver
  /// `tokenc.json` beside a token file.
  case configuration
  /// A component spec.
  case spec
  /// A server's document, by the component specs.
  case layout
  /// A set in another tool's form, by each dialect.
  case `import`
  /// Swift source that names what was renamed.
  case swift
  /// A text with markup, as servers send it.
  case richText

  func run(_ bytes: [UInt8]) {
    switch self {
    case .tokens: Self.compile(["a.tokens.json": bytes], from: ".", shows: true)
    case .resolver:
      Self.compile(
        [
          "t.resolver.json": bytes, "light.tokens.json": Self.tokenFile,
          "dark.tokens.json": Self.tokenFile,
        ], from: "t.resolver.json")
    case .configuration:
      Self.compile(["a.tokens.json": Self.tokenFile, "tokenc.json": bytes], from: ".")
    case .spec:
      Self.compile(["a.tokens.json": Self.tokenFile, "Card.component.json": bytes], from: ".")
    case .layout: Self.validate(bytes)
    case .import: Self.importSet(bytes)
    case .swift: Self.migrate(bytes)
    case .richText: _ = RichText(html: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static let tokenFile = Array(
    """
    { "color": { "$type": "color",
        "text": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "accent": { "$value": "{color.text}", "$deprecated": "Use color.text." } },
      "space": { "$type": "dimension", "s": { "$value": { "value": 4, "unit": "px" } } },
      "font": { "$type": "typography", "body": { "$value": { "fontFamily": ["Inter"],
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }
    """.utf8)

  private static let specFile = Array(
    """
    { "enums": { "Size": { "cases": { "small": {}, "big": { "serverName": "L" } } } },
      "elements": { "box": { "kind": "view" }, "title": { "kind": "label" } },
      "variants": { "plain": { "appearance": {
        "box": { "backgroundColor": { "value": "{content.tint}", "otherwise": "{color.text}" } },
        "title": { "typography": "{font.body}", "textColor": "{color.text}" } } } },
      "content": { "title": { "type": "text" }, "price": { "type": "decimal", "default": "0.5" },
        "at": { "type": "date", "optional": true }, "link": { "type": "url", "optional": true },
        "tint": { "type": "token", "group": "color", "optional": true },
        "size": { "type": "choice", "enum": "Size", "default": "small" },
        "onTap": { "type": "action", "optional": true },
        "items": { "type": "list", "of": { "type": "element" }, "default": [], "lenient": true } } }
    """.utf8)

  private static func load(_ files: [String: [UInt8]], from input: String) -> LoadedTokens? {
    let source = MemorySource(files.map { (path: "tokens/" + $0.key, bytes: $0.value) })
    let path = input == "." ? "tokens" : "tokens/" + input
    return try? TokenLoader.load([path], from: source, options: InputOptions().knowingRules)
  }

  private static func compile(
    _ files: [String: [UInt8]], from input: String, shows: Bool = false
  ) {
    guard var loaded = load(files, from: input) else { return }
    if shows, !loaded.diagnostics.hasErrors {
      _ = Linter(table: loaded.table).run(reporting: &loaded.diagnostics)
      _ = PreviewPage(loaded.table, title: "tokens").file
    }
    guard let compiled = try? CompiledTokens(loaded) else { return }
    _ = TokenEmitter(
      table: compiled.table, configuration: compiled.configuration, inputName: compiled.name,
      fontFiles: compiled.fontFiles
    ).emit()
    _ = ComponentEmitter(
      components: compiled.components, table: compiled.table,
      configuration: compiled.configuration
    ).emit()
  }

  /// Made once, as the specs are always the same.
  nonisolated(unsafe) private static let validator: DocumentReader? = {
    let files = ["a.tokens.json": tokenFile, "Card.component.json": specFile]
    guard let loaded = load(files, from: "."), let compiled = try? CompiledTokens(loaded) else {
      return nil
    }
    return DocumentReader(
      table: compiled.table, components: compiled.components,
      typePrefix: compiled.configuration.typePrefix)
  }()

  private static func validate(_ bytes: [UInt8]) {
    guard let validator else { fatalError("the specs of the target 'layout' don't compile") }
    for isSequence in [false, true] {
      var reader = InputReader(
        source: MemorySource([(path: "a.json", bytes: bytes)]), as: .decoded)
      var diagnostics = DiagnosticCollector()
      let root = try? reader.root(
        ofFile: "a.json", isSequence: isSequence, reporting: &diagnostics)
      guard let root = root ?? nil else { continue }
      _ = validator.read(root, of: reader.tape, as: nil).findings
    }
  }

  private static func importSet(_ bytes: [UInt8]) {
    for dialect in ImportDialect.allCases {
      var reader = InputReader(
        source: MemorySource([(path: "a.json", bytes: bytes)]), as: .json5)
      var diagnostics = DiagnosticCollector()
      let root = try? reader.root(ofFile: "a.json", reporting: &diagnostics)
      guard let root = root ?? nil, !diagnostics.hasErrors else { return }
      let options = ImportOptions()
      let document = ImportSourceReader.read(
        [ImportSource(root: root, name: "a")], resolver: nil, as: dialect, from: reader.tape,
        options: options, reporting: &diagnostics)
      _ = Importer.run(document, options: options, reporting: &diagnostics)
    }
  }

  private static func migrate(_ bytes: [UInt8]) {
    let rewriter = MemberRewriter([
      MemberRename(typeName: "ColorToken", old: "old", new: "new")
    ])
    let source = SwiftSource(bytes)
    var names = SourceNames()
    rewriter.note(source, in: &names)
    _ = rewriter.changes(in: source, names).edits.applied(to: source.bytes)
  }
}
