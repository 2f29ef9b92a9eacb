import TokenCompiler

/// Holds JSON that a server sends against the component specs.
///
/// What it calls a fault is what the generated `Content` doesn't decode, in the same words, with what
/// is lost by it: the element of a lenient list, or all that is shown. What decoding ignores (members
/// that no field has) and what is on its way out (deprecated names) are warnings.
package struct ContentValidator {
  private let components: [Component]
  /// Components that stand anywhere, by the strings that a server sends as `type`.
  private let elements: [String: Int]
  private let elementNames: SpellingIndex
  private let families: [String: TokenNameList]
  private let typePrefix: String

  package init(table: CompleteTokenTable, components: [Component], typePrefix: String) {
    self.components = components
    self.typePrefix = typePrefix
    let names = components.indices.filter { !components[$0].isNestedOnly }.flatMap { index in
      ([components[index].serverName] + components[index].formerNames).map { ($0, index) }
    }
    elements = Dictionary(names, uniquingKeysWith: { first, _ in first })
    elementNames = SpellingIndex(names.map(\.0))
    families = Dictionary(
      table.families.map { ($0.group, TokenNameList($0, typePrefix: typePrefix)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names that ``findings(in:of:as:)`` takes.
  package var rootNames: [String] { components.map { typePrefix + $0.name } + [union] }

  /// What stands for any component.
  private var union: String { typePrefix + "ComponentContent" }

  /// What is wrong with a document, in the order of its text.
  ///
  /// - Parameter name: the component that the document has to be, or `ComponentContent` for any; by
  ///   default each object in it whose `type` is a component's is one.
  package func findings(
    in root: NodeID, of tape: JSONTape, as name: String? = nil
  ) -> [Diagnostic] {
    var walk = Walk(validator: self, tape: tape)
    if let component = components.first(where: { typePrefix + $0.name == name }) {
      walk.visit(root, as: component)
    } else if name == union {
      walk.visitElement(root)
    } else {
      walk.visitAnything(root)
      if !walk.foundComponent {
        let known = elements.keys.sorted()
        let rest = known.count > 5 ? " and so on" : ""
        walk.diagnostics.append(
          .error(
            .noComponent,
            "no object has a 'type' that is a component's; known are \(Array(known.prefix(5)).quoted)\(rest)",
            at: tape.opening(root)))
      }
    }
    return walk.diagnostics
  }

  /// The names of tokens that a document sends, each with the top-level group that it is looked up in and
  /// where it stands, whether or not something answers to it.
  package func tokenNames(
    in root: NodeID, of tape: JSONTape
  ) -> [(group: String, name: String, range: SourceRange)] {
    var walk = Walk(validator: self, tape: tape)
    walk.visitAnything(root)
    return walk.tokenNames
  }

  // MARK: One document

  private struct Walk {
    let validator: ContentValidator
    let tape: JSONTape
    var diagnostics: [Diagnostic] = []
    var foundComponent = false
    var tokenNames: [(group: String, name: String, range: SourceRange)] = []
    /// The names and indices from the root to here.
    private var path: [String] = []
    /// How long the path to each lenient list's element around here is.
    private var lenient: [Int] = []
    /// The field that is read, as the decoder names it.
    private var field = ""

    init(validator: ContentValidator, tape: JSONTape) {
      self.validator = validator
      self.tape = tape
    }

    /// An envelope, a list of documents, or a component.
    mutating func visitAnything(_ node: NodeID) {
      switch tape.kind(node) {
      case .array: visitElements(of: node) { $0.visitAnything($1) }
      case .object:
        if let type = tape.member("type", of: node), tape.kind(type) == .string {
          let name = tape.string(type)
          if validator.elements[name] != nil || !validator.elementNames.nearest(to: name).isEmpty {
            foundComponent = true
            return visitElement(node)
          }
        }
        for member in tape.allMembers(of: node) {
          path.append(tape.names.string(member.name))
          visitAnything(member.value)
          path.removeLast()
        }
      default: break
      }
    }

    /// Any component, told apart by its `type`.
    mutating func visitElement(_ node: NodeID) {
      let name = validator.union
      guard tape.kind(node) == .object else {
        return report("is not an object", at: node, of: name)
      }
      guard let type = tape.member("type", of: node) else {
        return report("is missing", at: node, of: "\(name).type")
      }
      path.append("type")
      let index = text(type, of: "\(name).type").flatMap { text in
        let index = validator.elements[text]
        if index == nil {
          report(
            "\(validator.typePrefix)ComponentType has no '\(text)'", at: type, of: "\(name).type",
            meaning: validator.elementNames.nearest(to: text).first)
        }
        return index
      }
      path.removeLast()
      if let index { visit(node, as: validator.components[index], hasType: true) }
    }

    mutating func visit(_ node: NodeID, as component: Component, hasType: Bool = false) {
      foundComponent = true
      let outer = field
      defer { field = outer }
      let name = validator.typePrefix + component.name
      guard tape.kind(node) == .object else {
        return report("is not an object", at: node, of: name)
      }
      let fields = component.fields.filter { $0.type != .callback }
      let members = tape.allMembers(of: node).map { (tape.names.string($0.name), $0) }
      for (key, member) in members {
        path.append(key)
        field = "\(name).\(key)"
        if let known = fields.first(where: { $0.key == key }) {
          visit(member.value, known, of: component)
        } else if !(key == "type" && (hasType || path.count == 1)) {
          let missing = fields.map(\.key).filter { key in !members.contains { $0.0 == key } }
          diagnostics.append(
            .warning(
              .unknownKey,
              "\(place) \(name) has no field '\(key)', so it is ignored"
                + Suggestion.phrase(for: key, among: missing), at: tape.range(member.key)))
        }
        path.removeLast()
      }
      for known in fields where !known.isOptional && known.fallback == nil {
        if !members.contains(where: { $0.0 == known.key }) {
          report("is missing", at: node, of: "\(name).\(known.key)")
        }
      }
    }

    private mutating func visit(_ node: NodeID, _ known: FieldSpec, of component: Component) {
      if tape.kind(node) == .null, known.isOptional || known.fallback != nil { return }
      visit(node, known.type, of: component)
    }

    private mutating func visit(_ node: NodeID, _ type: FieldType, of component: Component) {
      // What stands for an object tells that itself.
      if tape.kind(node) == .null, !type.isObject { return report("is null", at: node) }
      switch type {
      case .callback: break
      case .text, .icon: _ = text(node)
      case .url:
        if let text = text(node), !Self.isAddress(text) {
          report("'\(text)' is not an absolute address", at: node)
        }
      case .flag:
        if ![.true, .false].contains(tape.kind(node)) { report("is not true or false", at: node) }
      case .number:
        if tape.kind(node) != .number || !tape.number(node).isFinite {
          report("is not a number", at: node)
        }
      case .integer:
        // A `Double` does not hold every 64-bit integer.
        if tape.kind(node) != .number
          || Int64(tape.text(node)) == nil && Int64(exactly: tape.number(node)) == nil
        {
          report("is not a whole number", at: node)
        }
      case .action: visitAction(node)
      case .element: visitElement(node)
      case .choice(let name): visitChoice(node, name, of: component)
      case .token(let group): visitToken(node, in: group)
      case .component(let name):
        guard let nested = validator.components.first(where: { $0.name == name }) else { break }
        visit(node, as: nested)
      case .list(let element, let isLenient):
        guard tape.kind(node) == .array else { return report("is not an array", at: node) }
        visitElements(of: node) { walk, node in
          if isLenient { walk.lenient.append(walk.path.count) }
          walk.visit(node, element, of: component)
          if isLenient { walk.lenient.removeLast() }
        }
      }
    }

    private mutating func visitElements(of node: NodeID, _ visit: (inout Walk, NodeID) -> Void) {
      for (index, element) in tape.elements(of: node).enumerated() {
        path.append("\(index)")
        visit(&self, element)
        path.removeLast()
      }
    }

    private mutating func visitChoice(_ node: NodeID, _ name: String, of component: Component) {
      guard let text = text(node) else { return }
      let choice = component.choices.first { $0.name == name }
      let cases = choice?.cases ?? component.variants.map(\.name)
      let names = cases.flatMap { [$0.serverName] + $0.formerNames }
      if !names.contains(text) {
        report(
          "\(name) has no '\(text)'", at: node,
          meaning: Suggestion.nearest(to: text, among: names).first)
      }
    }

    private mutating func visitToken(_ node: NodeID, in group: String) {
      guard let text = text(node), let family = validator.families[group] else { return }
      tokenNames.append((group, text, tape.range(node)))
      guard let token = family.tokens[text] else {
        return report(
          "\(family.typeName) has no '\(text)'", at: node,
          meaning: family.names.nearest(to: text).first)
      }
      guard token.deprecation != nil else { return }
      let successor = token.names.replacedBy.map { "; use '\($0)'" } ?? ""
      diagnostics.append(
        .warning(
          .deprecatedName, "\(place) \(field): '\(text)' is deprecated\(successor)",
          at: tape.range(node)
        ).repeating("deprecated \(text)", limit: 3))
    }

    private mutating func visitAction(_ node: NodeID) {
      guard tape.kind(node) == .object else {
        return report("is not an object", at: node, of: "Action")
      }
      let outer = field
      defer { field = outer }
      for (key, isRequired) in [("type", true), ("parameters", false)] {
        path.append(key)
        field = "Action.\(key)"
        switch tape.member(key, of: node) {
        case nil where isRequired: report("is missing", at: node)
        case let value? where key == "type": _ = text(value)
        case let value? where tape.kind(value) == .object:
          for member in tape.allMembers(of: value) {
            path.append(tape.names.string(member.name))
            _ = text(member.value)
            path.removeLast()
          }
        case let value? where tape.kind(value) != .null: report("is not an object", at: value)
        default: break
        }
        path.removeLast()
      }
    }

    /// The text of a string; reports everything else.
    private mutating func text(_ node: NodeID, of name: String? = nil) -> String? {
      if tape.kind(node) == .string { return tape.string(node) }
      report(tape.kind(node) == .null ? "is null" : "is not a string", at: node, of: name)
      return nil
    }

    /// Whether the library's `WebAddress` takes a text (RFC 3986, sections 2 and 3.1).
    private static func isAddress(_ text: String) -> Bool {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let first = parts[0].first, !parts[1].isEmpty else { return false }
      return first.isASCII && first.isLetter
        && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "+-.".contains($0) }
        && parts[1].utf8.allSatisfy { (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) }
    }

    // MARK: Reports

    /// The place in the document (RFC 6901).
    private var place: String { Self.pointer(path[...]) }

    private static func pointer(_ path: ArraySlice<String>) -> String {
      path.isEmpty
        ? "the document:"
        : path.map {
          "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1")
        }.joined() + ":"
    }

    private mutating func report(
      _ reason: String, at node: NodeID, of name: String? = nil, meaning suggestion: String? = nil
    ) {
      let loss =
        lenient.last.map { "so '\(Self.pointer(path[..<$0]).dropLast())' is left out" }
        ?? "so nothing of it is shown"
      // What follows a name is a phrase about it, or a sentence of its own.
      let subject = name ?? field
      let isPhrase = reason.hasPrefix("is ") || reason.hasPrefix("lacks ")
      let separator = subject.isEmpty ? "" : isPhrase ? " " : ": "
      let remedy = suggestion.map { "; did you mean '\($0)'?" } ?? ""
      diagnostics.append(
        .error(
          .contentFault, "\(place) \(subject)\(separator)\(reason), \(loss)\(remedy)",
          at: tape.kind(node) == .object || tape.kind(node) == .array
            ? tape.opening(node) : tape.range(node)))
    }
  }
}

extension FieldType {
  fileprivate var isObject: Bool {
    switch self {
    case .element, .component, .action: true
    default: false
    }
  }
}

/// The strings of a token enum.
private struct TokenNameList {
  let typeName: String
  var tokens: [String: Token] = [:]
  let names: SpellingIndex

  init(_ family: TokenFamily, typePrefix: String) {
    typeName = typePrefix + family.typeName
    for token in family.tokens {
      for name in [token.names.serverName] + token.names.formerNames { tokens[name] = token }
    }
    names = SpellingIndex(Array(tokens.keys))
  }
}

extension Diagnostic.ID {
  package static let contentFault = Self("content-fault")
  package static let noComponent = Self("no-component")
  static let unknownKey = Self("unknown-key")
  static let deprecatedName = Self("deprecated-name")
}
