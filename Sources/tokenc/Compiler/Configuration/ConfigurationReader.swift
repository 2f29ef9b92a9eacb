/// Reads `tokenc.json`. Unknown keys are errors: a misspelt one would silently change names that
/// a server relies on.
struct ConfigurationReader {
  let tape: JSONTape
  var diagnostics: DiagnosticCollector
  private var configuration = Configuration()

  /// Reads the configuration at `root`; what is faulty is reported and keeps its default.
  static func read(
    _ root: NodeID, from tape: JSONTape, reporting diagnostics: inout DiagnosticCollector
  ) -> Configuration {
    var reader = ConfigurationReader(tape: tape, diagnostics: diagnostics)
    reader.readRoot(root)
    diagnostics = reader.diagnostics
    return reader.configuration
  }

  private init(tape: JSONTape, diagnostics: DiagnosticCollector) {
    self.tape = tape
    self.diagnostics = diagnostics
  }

  private mutating func readRoot(_ root: NodeID) {
    let keys = [
      "$schema", "output", "accessLevel", "typePrefix", "runtimeModule", "pointsPerRem", "groups",
      "componentImports", "lint", "contrast",
    ]
    for member in members(of: root, "'tokenc.json'", keys) {
      switch member.name {
      case "output": readOutput(member.value)
      case "accessLevel":
        if let level: AccessLevel = word(member.value, "an access level") {
          configuration.accessLevel = level
        }
      case "typePrefix":
        if let prefix = identifier(member.value, "a type prefix", mayBeEmpty: true) {
          configuration.typePrefix = prefix
        }
      case "runtimeModule":
        if let module = identifier(member.value, "a module's name", mayBeEmpty: true) {
          configuration.runtimeModule = module.isEmpty ? nil : module
        }
      case "pointsPerRem":
        let points = tape.kind(member.value) == .number ? tape.number(member.value) : 0
        if points > 0, points.isFinite {
          configuration.pointsPerRem = points
        } else {
          fail(member.value, "'pointsPerRem' takes a number above 0")
        }
      case "groups":
        for group in members(of: member.value, "'groups'", nil) { readGroup(group) }
      case "componentImports":
        if let modules = modules(member.value) { configuration.componentImports = modules }
      case "lint": configuration.lint = lint(member.value)
      case "contrast": configuration.contrast = contrast(member.value)
      default:
        break
      }
    }
  }

  private mutating func modules(_ node: NodeID) -> [String]? {
    let elements = tape.elements(of: node)
    guard tape.kind(node) == .array,
      elements.allSatisfy({ tape.kind($0) == .string && SwiftName.isTypeName(tape.string($0)) })
    else {
      fail(node, "'componentImports' takes an array of modules' names")
      return nil
    }
    return elements.map { tape.string($0) }
  }

  private mutating func readOutput(_ node: NodeID) {
    for member in members(of: node, "'output'", ["tokens", "components"]) {
      guard tape.kind(member.value) == .string, !tape.string(member.value).isEmpty else {
        fail(member.value, "'\(member.name)' takes the path of a folder")
        continue
      }
      let folder = tape.string(member.value)
      if member.name == "tokens" {
        configuration.tokensFolder = folder
      } else {
        configuration.componentsFolder = folder
      }
    }
  }

  private mutating func readGroup(_ group: Member) {
    var result = Configuration.Group(range: group.range)
    for member in members(of: group.value, "a group", ["type", "serverNames", "hidden"]) {
      switch member.name {
      case "type": result.typeName = identifier(member.value, "a type's name")
      case "serverNames":
        if let style: NameStyle = word(member.value, "a style of names") {
          result.serverNames = style
        }
      case "hidden":
        switch tape.kind(member.value) {
        case .true: result.isHidden = true
        case .false: result.isHidden = false
        default: fail(member.value, "'hidden' takes true or false")
        }
      default: break
      }
    }
    configuration.groups[group.name] = result
  }

  // MARK: Pieces

  struct Member {
    var name: String
    var range: SourceRange
    var value: NodeID
  }

  /// The members of an object with one of the known names, or all when any name goes.
  mutating func members(
    of node: NodeID, _ what: String, _ known: [String]?
  ) -> [Member] {
    guard tape.kind(node) == .object else {
      fail(node, "\(what) takes an object")
      return []
    }
    var result: [Member] = []
    var cursor = tape.members(of: node)
    while let member = tape.next(&cursor) {
      let name = tape.names.string(member.name)
      if let known, !known.contains(name) {
        let suggestion = Suggestion.phrase(for: name, among: known)
        let list = known.filter { $0 != "$schema" }.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.report(
          .error(
            .configuration,
            "\(what) has no key '\(name)'" + (suggestion.isEmpty ? "; it has \(list)" : suggestion),
            at: tape.range(member.key)))
      } else {
        result.append(Member(name: name, range: tape.range(member.key), value: member.value))
      }
    }
    return result
  }

  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: NodeID, _ what: String
  ) -> Word? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    guard tape.kind(node) == .string else {
      fail(node, "expected \(what): \(known.map { "'\($0)'" }.joined(separator: ", "))")
      return nil
    }
    let text = tape.string(node)
    if let word = Word(rawValue: text) { return word }
    let suggestion = Suggestion.phrase(for: text, among: known)
    fail(
      node,
      "'\(text)' is not \(what)"
        + (suggestion.isEmpty
          ? "; use \(known.map { "'\($0)'" }.joined(separator: ", "))" : suggestion))
    return nil
  }

  private mutating func identifier(
    _ node: NodeID, _ what: String, mayBeEmpty: Bool = false
  ) -> String? {
    let text = tape.kind(node) == .string ? tape.string(node) : nil
    if let text, SwiftName.isTypeName(text) || mayBeEmpty && text.isEmpty { return text }
    fail(node, "expected \(what): letters, digits and '_', and no digit first")
    return nil
  }

  mutating func fail(_ node: NodeID, _ message: String) {
    guard tape.kind(node) != .invalid else { return }
    diagnostics.report(.error(.configuration, message, at: tape.opening(node)))
  }
}

extension Diagnostic.ID {
  static let configuration = Self("configuration")
}
