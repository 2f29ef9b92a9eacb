import TokenCompiler
import TokenComponents
import TokenRuntime

/// Holds JSON that a server sends against the component specs.
///
/// What it calls a fault is what the generated `Content` doesn't decode, in the same words, with what
/// is lost by it: the element of a lenient list, or all that is shown. What decoding ignores (members
/// that no field has) and what is on its way out (deprecated names) are warnings.
package final class ContentValidator: Sendable {
  let components: [Component]
  /// The indices of components by their names.
  private let indices: [String: Int]
  /// For each component, the indices of its fields by their keys.
  private let keys: [[String: Int]]
  /// Components that stand anywhere, by the strings that a server sends as `type`.
  private let elements: [String: Int]
  private let elementNames: SpellingIndex
  /// Actions that specs declare, by what a server sends as their type.
  let actions: [String: Int]
  private let families: [String: TokenNameList]
  private let typePrefix: String
  /// The members that name a component; none when the name is itself a member.
  private let typeKeys: TypeKeys

  package init(
    table: CompleteTokenTable, components: [Component], typePrefix: String
  ) {
    self.components = components
    self.typePrefix = typePrefix
    typeKeys = TypeKeys(of: components)
    indices = Dictionary(
      components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    keys = components.map { component in
      let fields = component.fields.enumerated().filter { $1.type != .callback }
      return Dictionary(
        fields.flatMap { index, field in field.keys.map { ($0, index) } },
        uniquingKeysWith: { first, _ in first })
    }
    let names = components.indices.filter { !components[$0].isNestedOnly }.flatMap { index in
      ([components[index].serverName] + components[index].formerNames).map { ($0, index) }
    }
    elements = Dictionary(names, uniquingKeysWith: { first, _ in first })
    elementNames = SpellingIndex(names.map(\.0))
    actions = Dictionary(
      components.indices.filter { components[$0].isAction }.flatMap { index in
        ([components[index].serverName] + components[index].formerNames).map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
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
    walked(root, of: tape, as: name).diagnostics
  }

  /// The components of a document that decode, and what is wrong with it.
  ///
  /// - Parameter name: as in ``findings(in:of:as:)``.
  package func read(_ root: NodeID, of tape: JSONTape, as name: String? = nil) -> ReadDocument {
    let walk = walked(root, of: tape, as: name)
    return ReadDocument(findings: walk.diagnostics, contents: walk.contents)
  }

  private func walked(_ root: NodeID, of tape: JSONTape, as name: String?) -> Walk {
    var walk = Walk(validator: self, tape: tape)
    if let component = components.firstIndex(where: { typePrefix + $0.name == name }) {
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
            "no object has a \(typeKeys.names.isEmpty ? "member" : typeKeys.names.quoted) that is a component's; "
              + "known are \(Array(known.prefix(5)).quoted)\(rest)",
            at: tape.opening(root)))
      }
    }
    return walk
  }

  /// A place in a document (RFC 6901), before what is said of it.
  static func pointer(_ path: [String]) -> String {
    path.isEmpty
      ? "the document:"
      : path.map {
        "/" + $0.substituting("~", with: "~0").substituting("/", with: "~1")
      }.joined() + ":"
  }

  /// Whether a name is a component's, or nearly.
  private func isNearComponent(_ name: String) -> Bool {
    elements[name] != nil || !elementNames.nearest(to: name).isEmpty
  }

  // MARK: One document

  /// The members of an object that are components by their names; null is none beside others.
  private func keyedMembers(of node: NodeID, in tape: JSONTape) -> [JSONMember] {
    let known = tape.allMembers(of: node).filter { elements[tape.names.string($0.name)] != nil }
    return known.count > 1 ? known.filter { tape.kind($0.value) != .null } : known
  }

  struct Walk {
    let validator: ContentValidator
    let tape: JSONTape
    var diagnostics: [Diagnostic] = []
    var foundComponent = false
    /// The outermost components that decode.
    var contents: [SentContent] = []
    /// The components that are being read, the outermost first.
    var open: [SentContent] = []
    /// The index of the field that is read.
    var fieldIndex = 0
    /// The names and indices from the root to here.
    var path: [String] = []
    /// Whether the node that is visited is part of a component.
    private var isWithin = false
    /// What is lost by a fault here, the innermost last, and whether it is.
    private var losses: [(loss: Loss, isMet: Bool)] = []
    /// Whether nothing of the outermost component is left.
    private var isLost = false
    /// The field that is read, as the decoder names it.
    var field = ""

    enum Loss {
      /// An element of a lenient list, by the length of the path to it.
      case element(Int)
      /// The value alone: this stands for it, or nothing if `nil`.
      case value(FieldDefault?)
      case document
    }

    init(validator: ContentValidator, tape: JSONTape) {
      self.validator = validator
      self.tape = tape
    }

    /// An envelope, a list of documents, or a component.
    mutating func visitAnything(_ node: NodeID) {
      switch tape.kind(node) {
      case .array: visitElements(of: node) { $0.visitAnything($1) }
      case .object:
        if typeNames(of: node).contains(where: validator.isNearComponent) {
          foundComponent = true
          return visitElement(node)
        }
        for member in tape.allMembers(of: node) {
          path.append(tape.names.string(member.name))
          visitAnything(member.value)
          path.removeLast()
        }
      default: break
      }
    }

    /// What may name a component in an object.
    private func typeNames(of node: NodeID) -> [String] {
      validator.typeKeys.names.isEmpty
        ? validator.keyedMembers(of: node, in: tape).map { tape.names.string($0.name) }
        : typeMember(of: node).flatMap { tape.stringValue($0.node) }.map { [$0] } ?? []
    }

    private func typeMember(of node: NodeID) -> (key: String, node: NodeID)? {
      validator.typeKeys.member(of: node, in: tape)
    }

    /// Any component, known by its type.
    mutating func visitElement(_ node: NodeID) {
      let name = validator.union
      guard isWithinDepth(node, of: name) else { return }
      guard tape.kind(node) == .object else {
        return report("is not an object", at: node, of: name)
      }
      guard let firstKey = validator.typeKeys.names.first else { return visitKeyedElement(node) }
      guard let type = typeMember(of: node) else {
        return report("is missing", at: node, of: "\(name).\(firstKey)")
      }
      path.append(type.key)
      let index = text(type.node, of: "\(name).\(type.key)").flatMap { text -> Int? in
        let index = validator.elements[text]
        guard let index else {
          reportUnknown(text, at: type.node, of: "\(name).\(type.key)")
          return nil
        }
        let keys = validator.components[index].form.typeKeys
        guard let ownKey = keys.first, !keys.contains(type.key) else { return index }
        report(
          ContentLimits.misplacedReason(ownKey), at: type.node, of: "\(name).\(type.key)")
        return nil
      }
      path.removeLast()
      guard let index else { return }
      guard let key = validator.components[index].form.dataKey else {
        return visit(node, as: index, hasType: true)
      }
      guard let content = tape.member(key, of: node) else {
        return report("is missing", at: node, of: "\(name).\(key)")
      }
      warnOfMembers(of: node, beside: key, of: index)
      visit(content, as: index, below: key)
    }

    /// Warns of what stands beside the member that has all fields of a component.
    private mutating func warnOfMembers(of node: NodeID, beside key: String, of component: Int) {
      let name = validator.typePrefix + validator.components[component].name
      for member in tape.allMembers(of: node) {
        let other = tape.names.string(member.name)
        if other == key || validator.typeKeys.names.contains(other) { continue }
        path.append(other)
        diagnostics.append(
          .warning(
            .unknownKey, "\(place) \(name) has its fields in '\(key)', so '\(other)' is ignored",
            at: tape.range(member.key)))
        path.removeLast()
      }
    }

    /// A component that its only known member names.
    private mutating func visitKeyedElement(_ node: NodeID) {
      let members = tape.allMembers(of: node)
      let known = validator.keyedMembers(of: node, in: tape)
      let name = validator.union
      if known.count > 1 {
        report("has \(known.count) components; expected one", at: node, of: name)
      } else if let member = known.first {
        let key = tape.names.string(member.name)
        guard let index = validator.elements[key] else { return }
        warnOfMembers(of: node, beside: key, of: index)
        visit(member.value, as: index, below: key)
      } else if members.count == 1 {
        reportUnknown(tape.names.string(members[0].name), at: node, of: name)
      } else {
        report("has no component", at: node, of: name)
      }
    }

    private mutating func visit(_ node: NodeID, as component: Int, below key: String) {
      path.append(key)
      visit(node, as: component)
      path.removeLast()
    }

    private mutating func reportUnknown(_ type: String, at node: NodeID, of name: String) {
      report(
        "\(validator.typePrefix)ComponentType has no '\(type)'", at: node, of: name,
        meaning: validator.elementNames.nearest(to: type).first)
    }

    mutating func isWithinDepth(_ node: NodeID, of name: String? = nil) -> Bool {
      if path.count <= ContentLimits.depth { return true }
      report(ContentLimits.depthReason, at: node, of: name)
      return false
    }

    mutating func visit(_ node: NodeID, as index: Int, hasType: Bool = false) {
      if !isWithin {
        isLost = false
      }
      let outer = (isWithin, field, fieldIndex)
      isWithin = true
      foundComponent = true
      open.append(SentContent(component: index, node: node, path: path))
      visitFields(of: node, as: index, hasType: hasType)
      (isWithin, field, fieldIndex) = outer
      let content = open.removeLast()
      if let last = open.indices.last {
        open[last].children.append(SentContent.Child(field: fieldIndex, content: content))
      } else if !isLost {
        contents.append(content)
      }
    }

    mutating func visitFields(of node: NodeID, as index: Int, hasType: Bool) {
      let component = validator.components[index]
      let name = validator.typePrefix + component.name
      guard isWithinDepth(node, of: name) else { return }
      guard tape.kind(node) == .object else {
        return report("is not an object", at: node, of: name)
      }
      let known = validator.keys[index]
      let form = component.form
      let mayHaveType = hasType || path.isEmpty || form.reportsUnknownKeys && form.dataKey == nil
      let typeKeys = mayHaveType && !component.isNestedOnly ? form.typeKeys : []
      let members = tape.allMembers(of: node).map { (tape.names.string($0.name), $0) }
      var isSent = Array(repeating: false, count: component.fields.count)
      for (key, _) in members {
        if let index = known[key] { isSent[index] = true }
      }
      for (key, member) in members {
        path.append(key)
        field = "\(name).\(key)"
        if let index = known[key] {
          let field = component.fields[index]
          let isFirst =
            field.otherKeys.isEmpty
            || key == tape.firstMember(field.keys, of: node)?.key
          if isFirst { visit(member.value, index, of: component) }
        } else if form.reportsUnknownKeys, !typeKeys.contains(key) {
          losses.append((.value(nil), false))
          report(ContentLimits.unknownKeyReason, at: member.key)
          losses.removeLast()
        } else if !typeKeys.contains(key) {
          let missing = component.fields.indices.filter { index in
            !isSent[index] && component.fields[index].type != .callback
          }.flatMap { component.fields[$0].keys }
          diagnostics.append(
            .warning(
              .unknownKey,
              "\(place) \(name) has no field '\(key)', so it is ignored"
                + Suggestion.phrase(for: key, among: missing), at: tape.range(member.key)))
        }
        path.removeLast()
      }
      for (index, known) in component.fields.enumerated() where known.isRequired && !isSent[index] {
        guard known.type != .callback else { continue }
        losing(by: known, index) { $0.report("is missing", at: node, of: "\(name).\(known.key)") }
      }
    }

    private mutating func visit(_ node: NodeID, _ index: Int, of component: Component) {
      let known = component.fields[index]
      if tape.kind(node) == .null, !known.isRequired { return }
      losing(by: known, index) { $0.visit(node, known.type, of: component) }
    }

    /// Visits a field, whose faults are what its spec says.
    private mutating func losing(
      by field: FieldSpec, _ index: Int, _ visit: (inout Walk) -> Void
    ) {
      fieldIndex = index
      switch field.onFault {
      case .leaveOut: visit(&self)
      case .fallback:
        losing(.value(field.substitute ?? field.fallback), visit)
      case .fail: losing(.document, visit)
      }
    }

    /// Visits what is lost as a whole by a fault in it.
    private mutating func losing(_ loss: Loss, _ visit: (inout Walk) -> Void) {
      let count = open.last?.children.count ?? 0
      losses.append((loss, false))
      visit(&self)
      guard losses.removeLast().isMet, let last = open.indices.last else { return }
      open[last].children.removeSubrange(count...)
      if case .value = loss { open[last].faultyFields.append(fieldIndex) }
    }

    private mutating func visit(_ node: NodeID, _ type: FieldType, of component: Component) {
      // What stands for an object reports that itself.
      if tape.kind(node) == .null, !type.isObject { return report("is null", at: node) }
      switch type {
      case .callback: break
      case .text, .icon: _ = text(node)
      case .url:
        if let text = text(node), !AddressSyntax.isAbsolute(text) {
          report("'\(text)' is not an absolute address", at: node)
        }
      case .image:
        if let text = text(node), !ImageSyntax.isReference(text) {
          report("'\(text)' \(ImageSyntax.faultReason)", at: node)
        }
      case .flag:
        if ![.true, .false].contains(tape.kind(node)) { report("is not true or false", at: node) }
      case .number, .seconds, .milliseconds:
        if !isNumber(node) { report("is not a number", at: node) }
      case .integer:
        if tape.wholeNumber(node) == nil { report("is not a whole number", at: node) }
      case .date:
        if let text = text(node), DateSyntax.secondsSince1970(text) == nil {
          report("'\(text)' \(DateSyntax.faultReason)", at: node)
        }
      case .decimal: visitDecimal(node)
      case .action: visitAction(node)
      case .element: visitElement(node)
      case .choice(let name): visitChoice(node, name, of: component)
      case .token(let group): visitToken(node, in: group)
      case .component(let name):
        guard let nested = validator.indices[name] else { break }
        visit(node, as: nested)
      case .list(let element, let isLenient):
        guard tape.kind(node) == .array else { return report("is not an array", at: node) }
        visitElements(of: node) { walk, node in
          guard isLenient else { return walk.visit(node, element, of: component) }
          walk.losing(.element(walk.path.count)) { $0.visit(node, element, of: component) }
        }
      }
    }

    mutating func visitElements(of node: NodeID, _ visit: (inout Walk, NodeID) -> Void) {
      for (index, element) in tape.elements(of: node).enumerated() {
        path.append("\(index)")
        visit(&self, element)
        path.removeLast()
      }
    }

    func isNumber(_ node: NodeID) -> Bool {
      tape.kind(node) == .number && tape.number(node).isFinite
    }

    private mutating func visitDecimal(_ node: NodeID) {
      if let text = tape.stringValue(node) {
        if !DecimalSyntax.isDecimal(text) {
          report("'\(text)' \(DecimalSyntax.faultReason)", at: node)
        }
      } else if !isNumber(node) {
        report("is not a number", at: node)
      } else if DecimalSyntax.text(of: tape.number(node)) == nil {
        report(DecimalSyntax.inexactReason, at: node)
      }
    }

    private mutating func visitChoice(_ node: NodeID, _ name: String, of component: Component) {
      let choice = component.choices.first { $0.name == name }
      let cases = choice?.cases ?? component.variants.map(\.name)
      let sent = SentKind(of: cases)
      if sent == .number, tape.wholeNumber(node) == nil {
        return report("is not a whole number", at: node)
      }
      if sent == .flag, ![.true, .false].contains(tape.kind(node)) {
        return report("is not true or false", at: node)
      }
      guard let text = sent == .text ? text(node) : tape.name(node) else { return }
      let names = cases.flatMap { [$0.serverName] + $0.formerNames }
      if !names.contains(text) {
        report(
          "\(name) has no '\(text)'", at: node,
          meaning: Suggestion.nearest(to: text, among: names).first)
      }
    }

    private mutating func visitToken(_ node: NodeID, in group: String) {
      guard let text = text(node), let family = validator.families[group] else { return }
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

    /// The text of a string; reports everything else.
    mutating func text(_ node: NodeID, of name: String? = nil) -> String? {
      if tape.kind(node) == .string { return tape.string(node) }
      report(tape.kind(node) == .null ? "is null" : "is not a string", at: node, of: name)
      return nil
    }

    // MARK: Reports

    /// The place in the document (RFC 6901).
    var place: String { ContentValidator.pointer(path) }

    mutating func report(
      _ reason: String, at node: NodeID, of name: String? = nil, meaning suggestion: String? = nil
    ) {
      if let last = losses.indices.last { losses[last].isMet = true }
      let loss =
        switch losses.last?.loss {
        case .element(let count):
          "so '\(ContentValidator.pointer(Array(path[..<count])).dropLast())' is left out"
        case .value(let substitute?): "so \(substitute.words) is shown instead"
        case .value(nil): "so it is ignored"
        case .document, nil: "so nothing of it is shown"
        }
      if case .document? = losses.last?.loss { isLost = true }
      if losses.isEmpty { isLost = true }
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
  static let undeclaredAction = Self("undeclared-action")
}
