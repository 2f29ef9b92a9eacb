/// Enums, their cases and the variants.
extension ComponentComparison {
  mutating func compareChoices(_ old: Spec, _ new: Spec) {
    var open = old.choices
    for choice in new.choices {
      let strings = Set(choice.cases.map(\.serverName))
      let place =
        open.firstIndex { $0.name == choice.name }
        ?? open.firstIndex { candidate in
          // Servers send the same strings; only Swift has another name for them.
          !new.choices.contains { $0.name == candidate.name }
            && Set(candidate.cases.map(\.serverName)) == strings
        }
      guard let place else {
        add(.added, new.name, "enums.\(choice.name)")
        continue
      }
      compare(open.remove(at: place), choice, of: old, new)
    }
    for choice in open {
      add(.removed, new.name, "enums.\(choice.name)") {
        $0.breakage = Self.gone([], inSwift: "\(new.name).\(choice.name)")
      }
    }
    compareCases(
      old.variants.map(\.name), new.variants.map(\.name), new.name, "variants",
      CaseOwner(component: old.name, part: WireGroup.stylePart))
  }

  private mutating func compare(
    _ old: ChoiceSpec, _ new: ChoiceSpec, of oldComponent: Spec, _ component: Spec
  ) {
    let part = "enums.\(new.name)"
    names.choices[old.name] = new.name
    if old.name != new.name {
      add(.renamed, component.name, part) { change in
        change.from = "\(component.name).enums.\(old.name)"
        change.rename = .stated("the server strings are the same")
        change.breakage = Self.gone([], inSwift: "\(component.name).\(old.name)")
        change.memberRenames = [
          MemberRename(typeName: oldComponent.name, old: old.name, new: new.name, form: .type)
        ]
      }
    }
    describe(component.name, part, old.description, new.description)
    compareCases(
      old.cases, new.cases, component.name, part,
      CaseOwner(component: oldComponent.name, part: old.name))
    let oldDefault = old.cases[old.defaultCase]
    let newDefault = new.cases[new.defaultCase]
    let pairs = CasePairs(old.cases, new.cases).pairs
    let isSame = pairs.contains { $0.old.name == oldDefault.name && $0.new.name == newDefault.name }
    guard !isSame else { return }
    add(.revalued, component.name, part + ".default") { change in
      change.oldText = oldDefault.name
      change.newText = newDefault.name
    }
  }

  /// The enum of cases, by its names in the old version.
  private struct CaseOwner {
    var component: String
    var part: String
    var typeName: String { "\(component).\(part)" }
  }

  private mutating func compareCases(
    _ old: [CaseSpec], _ new: [CaseSpec], _ component: String, _ part: String, _ owner: CaseOwner
  ) {
    let cases = CasePairs(old, new)
    let known = new.flatMap { [$0.serverName] + $0.formerNames }
    for (old, new, rename) in cases.pairs {
      let path = "\(part).\(new.name)"
      describe(component, path, old.description, new.description)
      let lost = Self.lost([old.serverName] + old.formerNames, known)
      guard old.name != new.name || old.serverName != new.serverName || !lost.isEmpty else {
        continue
      }
      add(.renamed, component, path) { change in
        if old.name != new.name { change.from = "\(component).\(part).\(old.name)" }
        change.rename = rename ?? .stated("the Swift name is the same")
        change.oldServerName = old.serverName
        change.newServerName = new.serverName
        let swiftName = old.name == new.name ? nil : "\(owner.typeName).\(old.name)"
        change.breakage = Self.gone(lost, inSwift: swiftName)
        guard swiftName != nil else { return }
        change.memberRenames = [
          MemberRename(typeName: owner.typeName, old: old.name, new: new.name)
        ]
        if owner.part == WireGroup.stylePart {
          change.memberRenames.append(
            MemberRename(
              typeName: "\(owner.component).Appearance", old: old.name, new: new.name,
              form: .function))
        }
      }
    }
    for one in cases.added {
      add(.added, component, "\(part).\(one.name)") { $0.newServerName = one.serverName }
    }
    for one in cases.removed {
      add(.removed, component, "\(part).\(one.name)") { change in
        change.oldServerName = one.serverName
        change.breakage = Self.gone(
          Self.lost([one.serverName] + one.formerNames, known),
          inSwift: "\(owner.typeName).\(one.name)")
      }
    }
  }
}
