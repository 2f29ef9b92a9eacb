import TokenCompiler
import TokenRuntime

/// Finds the component names, field keys and cases in a document that apps of a release don't know.
package struct ComponentDocumentCheck {
  private let contract: NameContract
  private let release: ReleaseVersion
  private let components: [Component]
  private var findings: [DocumentCheck.Finding] = []

  /// The names of a document that are unknown to a release, in their order; nothing for a release
  /// without recorded components.
  package static func findings(
    of names: [SentName], _ components: [Component], _ contract: NameContract,
    release: ReleaseVersion
  ) -> [DocumentCheck.Finding] {
    let isRecorded = contract.groups.contains { group in
      group.id.kind == .components && group.entries.contains { $0.introduced <= release }
    }
    guard isRecorded else { return [] }
    var check = ComponentDocumentCheck(contract: contract, release: release, components: components)
    for name in names { check.check(name) }
    return check.findings
  }

  private mutating func check(_ name: SentName) {
    let component = name.component.map { components[$0] }
    if name.group == .componentTypes || name.group == .actionTypes {
      checkType(name, component)
      if let component, name.group == .componentTypes { checkForm(of: component, name) }
    } else if let component, let part = name.group.part {
      let what = part == WireGroup.contentPart ? "field" : part.lowercased()
      check(name.text, part, what, of: component, at: name.range)
    }
  }

  private mutating func checkForm(of component: Component, _ name: SentName) {
    let own = WireGroup.component(component.wireName, WireGroup.formPart)
    let groups = [own] + component.formerNames.map { own.moved(to: $0) }
    let known = groups.compactMap { contract.group($0) }.flatMap(\.entries)
      .filter { $0.isKnown(to: release) }.map(\.name)
    let form = component.form.wireName(typeKey: name.typeKey)
    // Older contracts have no forms.
    guard !known.isEmpty, !known.contains(form) else { return }
    add(
      "component '\(component.serverName)' in the form '\(form)' is unknown to \(release); it reads "
        + "\(known.quoted)", name.range)
  }

  /// Checks the name of a component or action; one that neither today's specs nor the contract have is left alone.
  private mutating func checkType(_ name: SentName, _ component: Component?) {
    let types = contract.group(name.group)
    let entry = types?.entries.first { $0.name == name.text }
    guard component != nil || entry != nil else { return }
    var formerNames = FormerNames(types.map { [$0] } ?? [])
    if let component { formerNames.add(component.formerNames, of: component.serverName) }
    let former = formerNames.name(of: name.text) { former in
      types?.entries.contains { $0.name == former && $0.isKnown(to: release) } ?? false
    }
    let what = name.group == .actionTypes ? "action" : "component"
    report(
      entry, "\(what) '\(name.text)'", remedy: former.map { "; send '\($0)'" } ?? "",
      at: name.range)
  }

  private mutating func check(
    _ name: String, _ part: String, _ what: String, of component: Component, at range: SourceRange
  ) {
    let index = component.wireCases.firstIndex { $0.part == part }
    guard let names = index.map({ component.wireNames[$0] }) ?? component.wireNames.last else {
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
        "'\(name)' is not a \(what) of '\(component.serverName)' in any release\(nearest)", range)
    }
    let groups = ([names.group] + formerGroups).compactMap { contract.group($0) }
    var formerNames = FormerNames(groups)
    for one in names.names { formerNames.add(one.formerNames, of: one.text) }
    let former = formerNames.name(of: name) { former in
      groups.contains { $0.entries.contains { $0.name == former && $0.isKnown(to: release) } }
    }
    report(
      entry, "\(what) '\(name)' of '\(component.serverName)'",
      remedy: former.map { "; send '\($0)'" } ?? "", at: range)
  }

  /// - Parameter entry: what the contract has of the name; `nil` for one that is not released.
  private mutating func report(
    _ entry: NameContract.Entry?, _ what: String, remedy: String, at range: SourceRange
  ) {
    guard
      let message = DocumentCheck.message(
        for: what, entry.map { [$0] } ?? [], release, nearest: remedy)
    else { return }
    add(message, range)
  }

  private mutating func add(_ message: String, _ range: SourceRange) {
    findings.append(.init(range: range, message: message))
  }
}
