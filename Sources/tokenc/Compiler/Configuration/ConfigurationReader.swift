import TokenRuntime

/// Reads `tokenc.json`. Unknown keys are errors: a misspelt one would change names servers rely on.
struct ConfigurationReader {
  var json: JSONObjectReader
  let rules: [RuleDeclaration]?
  private var configuration = Configuration()
  /// Those with asterisks that were read.
  private var patternCount = 0

  init(json: JSONObjectReader, rules: [RuleDeclaration]?) {
    self.json = json
    self.rules = rules
  }

  /// Reads the configuration at `root`; what is faulty is reported and keeps its default.
  ///
  /// - Parameter rules: the lint rules that it may set; without them `rules` isn't read.
  static func read(
    _ root: NodeID, from tape: JSONTape, rules: [RuleDeclaration]?,
    reporting diagnostics: inout DiagnosticCollector
  ) -> Configuration {
    var reader = ConfigurationReader(
      json: JSONObjectReader(tape: tape, id: .configuration, diagnostics: diagnostics),
      rules: rules)
    reader.readRoot(root)
    diagnostics = reader.json.diagnostics
    return reader.configuration
  }

  var tape: JSONTape { json.tape }

  private mutating func readRoot(_ root: NodeID) {
    guard
      let object = json.object(
        root, "'tokenc.json'", keys: ConfigurationKeys.Root.self)
    else { return }
    configuration.root = root
    if let node = object[.output] { readOutput(node) }
    configuration.accessLevel =
      json.word(.accessLevel, of: object, "an access level") ?? configuration.accessLevel
    configuration.isNonisolated =
      json.flag(.nonisolated, of: object) ?? configuration.isNonisolated
    configuration.hasViews = json.flag(.views, of: object) ?? configuration.hasViews
    if let node = object[.accessors] { configuration.accessors = accessors(node) }
    configuration.hasOverrides = json.flag(.overrides, of: object) ?? false
    configuration.hasPreviews = json.flag(.previews, of: object) ?? false
    if configuration.hasPreviews, !configuration.hasViews, let node = object[.previews] {
      json.fail(node, "'previews' show views of components; say \"views\": true, too")
    }
    configuration.typePrefix =
      identifier(.typePrefix, of: object, "a type prefix", mayBeEmpty: true) ?? ""
    if let module = identifier(.runtimeModule, of: object, "a module's name", mayBeEmpty: true) {
      configuration.runtimeModule = module.isEmpty ? nil : module
    }
    configuration.pointsPerRem =
      json.number(
        .pointsPerRem, of: object, as: "a number above 0", where: { $0 > 0 && $0.isFinite })
      ?? configuration.pointsPerRem
    if let node = object[.kotlin] { readKotlin(node) }
    if let node = object[.groups] {
      for group in json.members(of: node, "'groups'") { readGroup(group) }
    }
    configuration.hidden = patterns(.hidden, of: object) ?? []
    if let node = object[.rename] { configuration.renames = renames(node, "'rename'") }
    if let node = object[.formerNames] {
      configuration.formerNames = renames(node, "'formerNames'")
    }
    if let node = object[.minimumRelease] {
      configuration.minimumRelease = json.text(node).flatMap { ReleaseVersion($0) }
      if configuration.minimumRelease == nil {
        json.fail(node, "expected a release such as '2.4.0'")
      }
    }
    if let node = object[.types] { configuration.types = types(node) }
    if let node = object[.enums] { configuration.enums = enums(node) }
    configuration.componentImports = object[.componentImports].flatMap { modules($0) } ?? []
    configuration.fonts = object[.fonts].flatMap { fonts($0) }
    if let node = object[.modifiers] { configuration.modifiers = modifiers(node) }
    if let node = object[.server] {
      configuration.server = json.serverForm(node, over: ServerForm(), isOfSpec: false)
    }
    if let node = object[.addresses] { configuration.addresses = addresses(node) }
    if let node = object[.brands] { configuration.brands = brands(node) }
    if let node = object[.leftOut] { configuration.leftOut = leftOut(node) }
    if let node = object[.lint] { configuration.lint = lint(node) }
    if let node = object[.contrast] { configuration.contrast = contrast(node) }
  }

  private mutating func modules(_ node: NodeID) -> [String]? {
    let names = tape.elements(of: node).map { json.text($0) ?? "" }
    if tape.kind(node) == .array, names.allSatisfy(SwiftName.isTypeName) { return names }
    return json.refuse(node, "'componentImports' takes an array of modules' names")
  }

  private mutating func readOutput(_ node: NodeID) {
    guard let object = json.object(node, "'output'", keys: OutputKind.self) else { return }
    for kind in OutputKind.allCases {
      configuration.folders[kind] = path(kind, of: object, to: "a folder")
    }
  }

  private mutating func readKotlin(_ node: NodeID) {
    guard let object = json.object(node, "'kotlin'", keys: ConfigurationKeys.Kotlin.self) else {
      return
    }
    configuration.kotlin.hasCompose = json.flag(.compose, of: object) ?? false
    guard let node = object[.package] else { return }
    guard let text = json.text(node), KotlinName.isPackage(text) else {
      return json.fail(node, "expected a package of Kotlin such as 'com.acme.design'")
    }
    configuration.kotlin.package = text
  }

  private mutating func readGroup(_ member: JSONObject.Member) {
    var group = Configuration.Group(range: member.range)
    if let object = json.object(
      member.value, "a group", keys: ConfigurationKeys.Group.self)
    {
      group.typeName = identifier(.type, of: object, "a type's name")
      group.serverNames =
        json.word(.serverNames, of: object, "a style of names") ?? group.serverNames
      group.assetNamespace = identifier(.assetNamespace, of: object, "a namespace")
      group.isHidden = json.flag(.hidden, of: object) ?? false
    }
    configuration.groups[member.name] = group
  }

  mutating func identifier<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>, _ what: String, mayBeEmpty: Bool = false
  ) -> String? {
    guard let node = object[key] else { return nil }
    if let text = json.text(node), SwiftName.isTypeName(text) || mayBeEmpty && text.isEmpty {
      return text
    }
    return json.refuse(node, "expected \(what): letters, digits and '_', and no digit first")
  }

  // MARK: Patterns

  /// One pattern of token paths, or an array of them; `nil` when the member is absent.
  mutating func patterns<Key: SchemaKey>(
    _ key: Key, of object: KeyedObject<Key>
  ) -> [PathPattern]? {
    object[key].map { patterns($0) }
  }

  mutating func patterns(_ node: NodeID) -> [PathPattern] {
    guard tape.kind(node) == .array else { return pattern(node).map { [$0] } ?? [] }
    return tape.elements(of: node).compactMap { pattern($0) }
  }

  /// A file has at most so many patterns with asterisks, as each is compared with each token.
  private static let mostPatterns = 1_000

  /// Counts a pattern; the first one too many is reported, and none of these counts.
  mutating func counted(_ pattern: PathPattern) -> PathPattern? {
    guard pattern.text.contains("*") else { return pattern }
    patternCount += 1
    if patternCount == Self.mostPatterns + 1 {
      json.diagnostics.error(
        .configuration,
        "this is one of more than \(Self.mostPatterns) patterns with asterisks; name groups, or tokens without asterisks",
        at: pattern.range)
    }
    return patternCount > Self.mostPatterns ? nil : pattern
  }

  mutating func pattern(_ node: NodeID) -> PathPattern? {
    if let text = json.text(node), let pattern = PathPattern(text, at: tape.range(node)) {
      return counted(pattern)
    }
    return json.refuse(node, "expected a pattern of token paths such as 'color.text.*'")
  }
}

extension Diagnostic.ID {
  package static let configuration = Self("configuration")
}
