import TokenCompiler
import TokenComponents
import TokenScreens

/// A name that a server sends in a document: of a component, a field, a case or a token.
package struct SentName: Sendable {
  /// Among which names it has its meaning.
  package let group: WireGroup
  package let text: String
  package let range: SourceRange
  /// The object that it is a key of; `nil` for a value.
  let object: NodeID?
}

/// Finds what documents name, as the specs of a version read them.
///
/// An object is a component when its type is one's, or when it stands in a field that holds one. Whether
/// something answers to the names is another question.
package struct SentNames: Sendable {
  private let components: [ComponentSpec<Alias>]
  private let typeKeys: TypeKeys
  /// The indices of components and actions by what servers call them, and by their names in specs.
  private let byType: [String: Int]
  private let byAction: [String: Int]
  private let byName: [String: Int]

  init(_ components: [ComponentSpec<Alias>]) {
    self.components = components
    typeKeys = TypeKeys(of: components)
    func types(_ group: WireGroup) -> [String: Int] {
      let types = components.indices.filter { components[$0].typeGroup == group }.flatMap { index in
        ([components[index].serverName] + components[index].formerNames).map { ($0, index) }
      }
      return Dictionary(types, uniquingKeysWith: { first, _ in first })
    }
    byType = types(.componentTypes)
    byAction = types(.actionTypes)
    byName = Dictionary(
      components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package init(of side: ComparedTokens) { self.init(side.components) }

  /// The names of a document, in the order of its text.
  package func all(in root: NodeID, of tape: JSONTape) -> [SentName] {
    var walk = Walk(specs: self, tape: tape)
    walk.visit(root)
    return walk.names.sorted { $0.range.start < $1.range.start }
  }

  private struct Walk {
    let specs: SentNames
    let tape: JSONTape
    var names: [SentName] = []

    /// What may be a component or hold some.
    mutating func visit(_ node: NodeID) {
      switch tape.kind(node) {
      case .array:
        for element in tape.elements(of: node) { visit(element) }
      case .object:
        if visitComponent(node) { return }
        for member in tape.allMembers(of: node) { visit(member.value) }
      default:
        break
      }
    }

    /// Visits an object that names a component; false for any other.
    private mutating func visitComponent(_ node: NodeID) -> Bool {
      guard !specs.typeKeys.names.isEmpty else {
        let sent = tape.allMembers(of: node).filter { tape.kind($0.value) != .null }
        let members = sent.compactMap { member in
          specs.byType[tape.names.string(member.name)].map { (member, specs.components[$0]) }
        }
        for (member, component) in members {
          note(.componentTypes, tape.names.string(member.name), member.key, of: node)
          visit(member.value, as: component)
        }
        return !members.isEmpty
      }
      guard let type = specs.typeKeys.member(of: node, in: tape),
        let text = tape.stringValue(type.node), let index = specs.byType[text],
        specs.components[index].form.typeKeys.contains(type.key)
      else {
        return false
      }
      let component = specs.components[index]
      note(.componentTypes, text, type.node)
      guard let key = component.form.dataKey else {
        visit(node, as: component)
        return true
      }
      if let content = tape.member(key, of: node) { visit(content, as: component) }
      return true
    }

    private mutating func visit(_ node: NodeID, as component: ComponentSpec<Alias>) {
      guard tape.kind(node) == .object else { return }
      let members = Dictionary(
        tape.allMembers(of: node).map { (tape.names.string($0.name), $0) },
        uniquingKeysWith: { $1 })
      for field in component.fields where field.sentKey != nil {
        // Of several keys the first counts.
        guard let key = tape.firstMember(field.keys, of: node)?.key, let member = members[key]
        else { continue }
        note(.component(component.wireName, WireGroup.contentPart), key, member.key, of: node)
        visit(member.value, field.type, of: component)
      }
    }

    private mutating func visit(
      _ node: NodeID, _ type: FieldType, of component: ComponentSpec<Alias>
    ) {
      switch type {
      case .list(let element, _):
        guard tape.kind(node) == .array else { return }
        for node in tape.elements(of: node) { visit(node, element, of: component) }
      case .element:
        visit(node)
      case .component(let name):
        if let index = specs.byName[name] { visit(node, as: specs.components[index]) }
      case .choice(let part):
        if let text = tape.name(node) { note(.component(component.wireName, part), text, node) }
      case .token(let group):
        if let text = tape.stringValue(node) { note(.tokens(group), text, node) }
      case .action:
        guard let type = tape.member("type", of: node), let text = tape.stringValue(type),
          let index = specs.byAction[text]
        else { return }
        note(.actionTypes, text, type)
        if let parameters = tape.member("parameters", of: node) {
          visit(parameters, as: specs.components[index])
        }
      default:
        break
      }
    }

    private mutating func note(
      _ group: WireGroup, _ text: String, _ node: NodeID, of object: NodeID? = nil
    ) {
      names.append(
        SentName(group: group, text: text, range: tape.range(node), object: object))
    }
  }
}
