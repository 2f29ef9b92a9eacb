import TokenCompiler

/// Finds the component names, field keys and cases in a layout that apps of a release don't know.
///
/// An object is a component when its `type` is one's, or when it stands in a component's field that
/// holds one. What else a server sends is left alone.
package struct ComponentLayoutCheck {
  private let contract: NameContract
  private let release: ReleaseVersion
  private let components: [Component]
  private let typeKeys: TypeKeys
  private let tape: JSONTape
  private var findings: [LayoutCheck.Finding] = []

  /// The parts of a document that are unknown to a release, in the order of its text; nothing for a
  /// release of which no component was recorded.
  package static func findings(
    in root: NodeID, of tape: JSONTape, _ components: [Component], _ contract: NameContract,
    release: ReleaseVersion
  ) -> [LayoutCheck.Finding] {
    let isRecorded = contract.groups.contains { group in
      group.id.kind == .components && group.entries.contains { $0.introduced <= release }
    }
    guard isRecorded else { return [] }
    var check = ComponentLayoutCheck(
      contract: contract, release: release, components: components,
      typeKeys: TypeKeys(of: components), tape: tape)
    check.visit(root, as: nil)
    return check.findings
  }

  /// - Parameter component: what stands here by the field that holds it; `nil` where only `type` tells.
  private mutating func visit(_ node: NodeID, as component: Component?) {
    switch tape.kind(node) {
    case .array:
      for element in tape.elements(of: node) { visit(element, as: component) }
    case .object:
      var component = component
      var content = node
      if component == nil, let sent = self.component(typed: node) {
        content = sent.content
        if content == node {
          component = sent.component
        } else {
          visit(content, as: sent.component)
        }
      }
      var cursor = tape.members(of: node)
      while let member = tape.next(&cursor) {
        let key = tape.names.string(member.name)
        if let component, let field = component.fields.first(where: { $0.keys.contains(key) }),
          field.type != .callback
        {
          check(key, WireGroup.contentPart, "field", of: component, at: member.key)
          visit(member.value, field.type, of: component)
        } else if member.value != content {
          visit(member.value, as: nil)
        }
      }
    default:
      break
    }
  }

  private mutating func visit(_ node: NodeID, _ type: FieldType, of component: Component) {
    switch type {
    case .list(let element, _):
      for node in tape.elements(of: node) { visit(node, element, of: component) }
    case .component(let name):
      visit(node, as: components.first { $0.name == name })
    case .choice(let part):
      guard let name = tape.name(node) else { return }
      check(name, part, part.lowercased(), of: component, at: node)
    case .action:
      visitAction(node)
    default:
      visit(node, as: nil)
    }
  }

  /// An action, whose parameters a spec may declare.
  private mutating func visitAction(_ node: NodeID) {
    guard let type = tape.member("type", of: node), let text = tape.stringValue(type) else {
      return
    }
    let action = component(named: text, in: .actionTypes, at: type)
    if let parameters = tape.member("parameters", of: node) { visit(parameters, as: action) }
  }

  /// The component that an object names, and the object that holds its content.
  private mutating func component(
    typed node: NodeID
  ) -> (component: Component, content: NodeID)? {
    guard !typeKeys.names.isEmpty else {
      for member in tape.allMembers(of: node) where tape.kind(member.value) != .null {
        let name = tape.names.string(member.name)
        guard let component = component(named: name, in: .componentTypes, at: member.key) else {
          continue
        }
        checkForm(of: component, nil, at: member.key)
        return (component, member.value)
      }
      return nil
    }
    guard let type = typeKeys.member(of: node, in: tape), let text = tape.stringValue(type.node),
      let component = component(named: text, in: .componentTypes, at: type.node),
      component.form.typeKeys.contains(type.key)
    else { return nil }
    checkForm(of: component, type.key, at: type.node)
    return (component, component.form.dataKey.flatMap { tape.member($0, of: node) } ?? node)
  }

  /// Checks that apps of the release read a component in the form in which it stands here.
  private mutating func checkForm(of component: Component, _ typeKey: String?, at node: NodeID) {
    let own = WireGroup.component(component.wireName, WireGroup.formPart)
    let groups = [own] + component.formerNames.map { own.moved(to: $0) }
    let known = groups.compactMap { contract.group($0) }.flatMap(\.entries)
      .filter { $0.isKnown(to: release) }.map(\.name)
    let form = component.form.wireName(typeKey: typeKey)
    // Older contracts have no forms.
    guard !known.isEmpty, !known.contains(form) else { return }
    add(
      "component '\(component.serverName)' in the form '\(form)' is unknown to \(release); it reads "
        + "\(known.quoted)", node)
  }

  /// The component or action that a server calls `text`.
  private mutating func component(
    named text: String, in group: WireGroup, at type: NodeID
  ) -> Component? {
    let component = components.first {
      $0.typeGroup == group && ([$0.serverName] + $0.formerNames).contains(text)
    }
    let types = contract.group(group)
    let entry = types?.entries.first { $0.name == text }
    guard component != nil || entry != nil else { return nil }
    var formerNames = FormerNames(types.map { [$0] } ?? [])
    if let component { formerNames.add(component.formerNames, of: component.serverName) }
    let former = formerNames.name(of: text) { former in
      types?.entries.contains { $0.name == former && $0.isKnown(to: release) } ?? false
    }
    let what = group == .actionTypes ? "action" : "component"
    report(entry, "\(what) '\(text)'", remedy: former.map { "; send '\($0)'" } ?? "", at: type)
    return component
  }

  private mutating func check(
    _ name: String, _ part: String, _ what: String, of component: Component, at node: NodeID
  ) {
    let place = component.wireCases.firstIndex { $0.part == part }
    guard let names = place.map({ component.wireNames[$0] }) ?? component.wireNames.last else {
      return
    }
    let formerGroups = component.formerNames.map { names.group.moved(to: $0) }
    let entries = ([names.group] + formerGroups).compactMap { group in
      contract.group(group)?.entries.first { $0.name == name }
    }
    let isToday = names.names.contains { ([$0.text] + $0.formerNames).contains(name) }
    let entry = entries.first { $0.isKnown(to: release) } ?? entries.first
    guard isToday || entry != nil else {
      let nearest = Suggestion.phrase(for: name, among: names.names.map(\.text))
      return add(
        "'\(name)' is not a \(what) of '\(component.serverName)' in any release\(nearest)", node)
    }
    let groups = ([names.group] + formerGroups).compactMap { contract.group($0) }
    var formerNames = FormerNames(groups)
    for one in names.names { formerNames.add(one.formerNames, of: one.text) }
    let former = formerNames.name(of: name) { former in
      groups.contains { $0.entries.contains { $0.name == former && $0.isKnown(to: release) } }
    }
    report(
      entry, "\(what) '\(name)' of '\(component.serverName)'",
      remedy: former.map { "; send '\($0)'" } ?? "", at: node)
  }

  /// - Parameter entry: what the contract has of the name; `nil` for one that is not released.
  private mutating func report(
    _ entry: NameContract.Entry?, _ what: String, remedy: String, at node: NodeID
  ) {
    guard
      let message = LayoutCheck.message(
        for: what, entry.map { [$0] } ?? [], release, nearest: remedy)
    else { return }
    add(message, node)
  }

  private mutating func add(_ message: String, _ node: NodeID) {
    findings.append(.init(range: tape.range(node), message: message))
  }
}
