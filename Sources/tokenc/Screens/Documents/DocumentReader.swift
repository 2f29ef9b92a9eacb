import TokenCompiler
import TokenComponents
import TokenRuntime

/// Reads JSON that a server sends by the component specs: the one that says what a document means.
///
/// A fault is a member that the generated `Content` doesn't decode, in the same words, with what
/// is lost by it: the element of a lenient list, or all that is shown. What decoding ignores (members
/// that no field has) and what is on its way out (deprecated names) are warnings.
///
/// Everything else about documents starts from what it gives: the components that decode with their fields, and
/// the names with their places.
package final class DocumentReader: Sendable {
  let components: [ComponentSpec<Never>]
  let typePrefix: String
  /// The members that name a component; none when the name is itself a member.
  let typeKeys: TypeKeys
  let indices: [String: Int]
  private let keys: [[String: [Int]]]
  /// Components that stand anywhere, by the strings that a server sends as `type`.
  let elements: [String: Int]
  let elementNames: SpellingIndex
  let elementNamesToday: [String]
  /// Actions that specs declare, by what a server sends as their type.
  let actions: [String: Int]
  let families: [String: TokenNameList]
  /// The names in this version of another version's names.
  private let successors: ContractEnforcer.Successors
  let addresses: AddressPolicy
  /// The most that a document may cost.
  let budget: DocumentCost
  /// How documents refer to parts of themselves, if servers send such.
  let form: DocumentForm?
  /// The component that each document is; `nil` where members of the document name components.
  package let root: String?

  /// - Parameters:
  ///   - families: the tokens that servers send; names of others are not checked.
  ///   - addresses: those that the app accepts.
  ///   - root: the component that each document is; otherwise `server.root` of `tokenc.json` says it.
  ///   - budget: what a document may cost.
  package init<Reference>(
    _ components: [ComponentSpec<Reference>], families: [TokenFamily] = [], typePrefix: String = "",
    addresses: AddressPolicy = AddressPolicy(), successors: ContractEnforcer.Successors = [:],
    root: String? = nil, budget: DocumentCost = .budget
  ) {
    self.budget = budget
    self.root = root ?? components.first?.form.root
    self.successors = successors
    self.addresses = addresses
    form = DocumentForm(of: components)
    self.components = components.map(\.withoutLooks)
    self.typePrefix = typePrefix
    typeKeys = TypeKeys(of: components)
    indices = Dictionary(firstOf: components.enumerated().map { ($1.name, $0) })
    keys = components.map { component in
      let fields = component.fields.enumerated().filter { $1.type != .callback }
      return Dictionary(grouping: fields.flatMap { index, field in field.keys.map { ($0, index) } })
      {
        $0.0
      }.mapValues { $0.map(\.1) }
    }
    func types(_ group: WireGroup) -> [(String, Int)] {
      components.indices.filter { components[$0].typeGroup == group }.flatMap { index in
        components[index].allServerNames.map { ($0, index) }
      }
    }
    let names = types(.componentTypes)
    elements = Dictionary(firstOf: names)
    elementNames = SpellingIndex(names.map(\.0))
    elementNamesToday = components.filter { $0.typeGroup == .componentTypes }.map(\.serverName)
    actions = Dictionary(firstOf: types(.actionTypes))
    self.families = Dictionary(
      firstOf: families.map { ($0.group, TokenNameList($0, typePrefix: typePrefix)) })
  }

  package convenience init(
    table: CompleteTokenTable, components: [Component], typePrefix: String,
    addresses: AddressPolicy = AddressPolicy(), successors: ContractEnforcer.Successors = [:],
    root: String? = nil, budget: DocumentCost = .budget
  ) {
    self.init(
      components, families: table.families, typePrefix: typePrefix, addresses: addresses,
      successors: successors, root: root, budget: budget)
  }

  /// The names that ``read(_:of:as:namingAll:)`` takes.
  package var rootNames: [String] { components.map { typePrefix + $0.name } + [union] }

  var union: String { typePrefix + "ComponentContent" }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - name: the component that the document has to be, or `ComponentContent` for any; by default
  ///     it is ``root``, and without one each object whose `type` is a component's is one.
  ///   - namesAll: whether its names are found, too, also those in what does not decode.
  ///   - resolved: what put it together.
  package func read(
    _ root: NodeID, of tape: JSONTape, as name: String? = nil, namingAll namesAll: Bool = false,
    resolvedBy resolved: ResolvedDocument? = nil
  ) -> ReadDocument {
    var walk = Walk(reader: self, tape: tape, resolved: resolved, namesAll: namesAll)
    let name = name ?? self.root
    if let component = component(named: name) {
      walk.visit(root, as: component)
    } else if name == union {
      walk.visitElement(root)
    } else {
      if walk.visitAnything(root) != .noComponent {
        walk.document.unknownObjects = walk.unknownObjects
      }
      if !walk.foundComponent {
        let fault = faultOfNoComponent
        walk.document.faults.append(fault)
        walk.document.findings.append(
          .error(.noComponent, "\(fault.reason); \(fault.remedy)", at: tape.opening(root))
            .repaired(by: fault.repair()))
      }
    }
    walk.checkBudget(root)
    return walk.document
  }

  /// The fault of a document without any component.
  private var faultOfNoComponent: DocumentFault {
    let known = elements.keys.sorted()
    let keys = typeKeys.names.isEmpty ? "member" : typeKeys.names.quoted
    let reason =
      known.isEmpty
      ? "the tokens have no component, so nothing is checked"
      : "no object has a \(keys) that is a component's"
    let remedy =
      known.isEmpty
      ? "write the spec of one, 'NAME.component.json'"
      : "known are \(Array(known.prefix(5)).quoted)\(known.count > 5 ? " and so on" : "")"
    return DocumentFault(
      path: [], subject: "", reason: reason, isUnknownName: false, loss: .document, remedy: remedy)
  }

  /// The end of a message about a name that no document can be; `nil` for one that it can be.
  package func fault(ofRoot name: String?) -> String? {
    guard let name, name != union, component(named: name) == nil else { return nil }
    return "there is no component '\(name)'" + Suggestion.phrase(for: name, among: rootNames)
  }

  /// The name today of a component, an action or a case whose former name is sent; `nil` for others.
  package func today(of name: SentName) -> String? {
    guard let component = name.component.map({ components[$0] }) else { return nil }
    if name.group == .componentTypes || name.group == .actionTypes {
      return component.formerNames.contains(name.text)
        ? "\(component.isAction ? "action" : "component") '\(component.serverName)'" : nil
    }
    guard let part = name.group.part, part != WireGroup.contentPart else { return nil }
    let found = component.cases(of: part).first { $0.formerNames.contains(name.text) }
    return found.map { "\(component.name).\(part) '\($0.serverName)'" }
  }

  /// The component with a name, as specs or as Swift calls it.
  private func component(named name: String?) -> Int? {
    guard let name else { return nil }
    return components.firstIndex { typePrefix + $0.name == name } ?? indices[name]
  }

  package func names(in root: NodeID, of tape: JSONTape) -> [SentName] {
    read(root, of: tape, namingAll: true).namesInOrder
  }

  /// A place in a document (RFC 6901), or `the document`.
  package static func pointer(_ path: [String]) -> String {
    path.isEmpty ? "the document" : jsonPointer(path)
  }

  static func jsonPointer(_ path: [String]) -> String {
    path.map { "/" + JSONPointer.escaped($0) }.joined()
  }

  /// Returns a Boolean value that indicates whether an object names a component, or nearly.
  func isLikelyComponent(_ object: SentObject, in tape: JSONTape) -> Bool {
    if typeKeys.names.isEmpty { return !keyedMembers(of: object, in: tape).isEmpty }
    guard let name = typeName(of: object, in: tape) else { return false }
    return elements[name] != nil || !elementNames.nearest(to: name).isEmpty
  }

  /// The type that an object states, by a member that names components.
  func typeName(of object: SentObject, in tape: JSONTape) -> String? {
    object.first(of: typeKeys.names).flatMap { tape.stringValue($0.value) }
  }

  /// The field of a component that has a member of its object; of several the one for such values.
  func field(_ member: SentMember, of component: Int, in tape: JSONTape) -> Int? {
    guard let fields = keys[component][member.name] else { return nil }
    return fields.dropFirst().first {
      decodes(member.value, components[component].fields[$0].type, of: component, in: tape)
    } ?? fields.first
  }

  /// Returns a Boolean value that indicates whether a value is one of a type, as far as it tells types apart.
  func decodes(
    _ node: NodeID, _ type: FieldType, of component: Int, in tape: JSONTape
  ) -> Bool {
    switch type {
    case .action, .element, .component: return tape.kind(node) == .object
    case .list: return tape.kind(node) == .array
    default:
      var walk = Walk(reader: self, tape: tape, resolved: nil, namesAll: false)
      walk.visit(node, type, of: component)
      return !walk.document.findings.contains { $0.severity == .error }
    }
  }

  /// The names that could replace an unknown one: its successor or else the nearest first.
  ///
  /// - Parameter nearest: near names, among them perhaps former ones.
  func allowed(
    for name: String, in group: WireGroup, nearest: [String], among today: [String],
    as kind: SentKind = .text
  ) -> AllowedNames {
    let successor = successors[group]?[name]
    let best = successor ?? nearest.first
    let near = (successor.map { [$0] } ?? []) + nearest.filter(today.contains)
    return AllowedNames(
      remedy: successor.map { "it was renamed to '\($0)'" }
        ?? nearest.first.map { "did you mean '\($0)'?" },
      best: best,
      choices: .init(nearest: near, names: today, areTexts: kind == .text))
  }

  /// The members of an object that are components by their names; null is none beside others.
  func keyedMembers(of object: SentObject, in tape: JSONTape) -> [SentMember] {
    let known = object.members.filter { elements[$0.name] != nil }
    return known.count > 1 ? known.filter { tape.kind($0.value) != .null } : known
  }
}

/// The names that could replace an unknown one.
struct AllowedNames {
  let remedy: String?
  var best: String?
  let choices: Diagnostic.Repair.Choices

  /// The edit of a value, where one name was probably meant.
  var fix: Diagnostic.Repair.Operation? {
    best.map { .replace(json: choices.areTexts ? JSONWriter.quoted($0) : $0) }
  }
}

struct TokenNameList: Sendable {
  let typeName: String
  /// Those that are to be sent.
  let today: [String]
  var tokens: [String: Token] = [:]
  let names: SpellingIndex
  private let paths: [String: String]

  /// The server name of the token with a path, in braces or not.
  func serverName(ofPath text: String) -> String? {
    let isAlias = text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count > 2
    return paths[isAlias ? String(text.dropFirst().dropLast()) : text]
  }

  init(_ family: TokenFamily, typePrefix: String) {
    typeName = typePrefix + family.typeName
    today = family.tokens.filter { $0.deprecation == nil }.map(\.names.serverName)
    for token in family.tokens {
      for name in token.names.allServerNames { tokens[name] = token }
    }
    names = SpellingIndex(Array(tokens.keys))
    paths = Dictionary(firstOf: family.tokens.map { ($0.text, $0.names.serverName) })
  }
}

extension Diagnostic.ID {
  package static let contentFault = Self("content-fault")
  package static let overBudget = Self("over-budget")
  package static let noComponent = Self("no-component")
  package static let unknownKey = Self("unknown-key")
  static let deprecatedName = Self("deprecated-name")
  static let refusedAddress = Self("refused-address")
  static let undeclaredAction = Self("undeclared-action")
}
