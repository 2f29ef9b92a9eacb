import TokenCompiler
import TokenComponents

extension TokenDiff {
  /// The new strings of old ones that servers send, as the comparison takes them, by the
  /// groups in which a contract has them.
  package func successors(old: ComparedTokens) -> ContractEnforcer.Successors {
    var successors: ContractEnforcer.Successors = [:]
    for change in changes where change.kind == .renamed {
      guard let old = change.names.old, let new = change.names.new, old.group == new.group else {
        continue
      }
      successors[.tokens(old.group), default: [:]][old.serverName] = new.serverName
    }
    let renamed = components.filter { $0.path == $0.component && $0.from != nil }.keyed(by: \.path)
    for change in components where change.kind == .renamed {
      guard let component = change.component, let now = change.servers.new,
        let before = change.servers.old,
        let spec = old.components.first(where: { $0.name == renamed[component]?.from ?? component })
      else { continue }
      let parts = change.path.dropFirst(component.count + 1).split(separator: ".")
      let group: WireGroup? =
        switch parts.first {
        case nil: spec.typeGroup
        case "variants": .component(spec.wireName, WireGroup.stylePart)
        case "content": .component(spec.wireName, WireGroup.contentPart)
        case "enums" where parts.count > 2: .component(spec.wireName, String(parts[1]))
        default: nil
        }
      if let group { successors[group, default: [:]][before] = now }
    }
    return successors
  }
}
