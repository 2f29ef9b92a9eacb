import TokenCompiler
import TokenComponents

/// Gives recorded documents the names of the new version, and finds those for which it has none.
package struct DocumentRewriter: Sendable {
  private let sent: SentNames
  private var renames: [WireGroup: [String: NewName]] = [:]
  /// The fates of names without a new one.
  private var lost: [WireGroup: [String: String]] = [:]

  private struct NewName {
    let text: String
    /// Of an enum whose cases are numbers.
    let isNumber: Bool

    var json: String { isNumber ? text : JSONWriter.quoted(text) }
  }

  package init(_ diff: TokenDiff, old: ComparedTokens, new: ComparedTokens) {
    sent = SentNames(of: old)
    for change in diff.changes { note(change, isAdoption: diff.isAdoption) }
    let components = VersionPairs(old.components, new.components)
    for removed in components.removed {
      if let group = removed.typeGroup { note(lost: [removed.serverName], in: group) }
    }
    for (old, new, _) in components.pairs { note(old, new) }
  }

  private mutating func note(_ change: VersionChange, isAdoption: Bool) {
    guard let old = change.names.old, !old.isHidden else { return }
    let group = WireGroup.tokens(old.group)
    if isAdoption, change.kind == .deprecated {
      for name in [old.serverName] + old.formerNames {
        lost[group, default: [:]][name] = "is deprecated, and \(change.texts.new ?? "")"
      }
    } else if let new = change.names.new, !new.isHidden, new.group == old.group {
      note(
        [old.serverName] + old.formerNames, become: [new.serverName] + new.formerNames, in: group)
    } else if change.kind == .removed || change.kind == .renamed {
      note(lost: [old.serverName], in: group)
    }
  }

  private mutating func note(_ old: ComponentSpec<Alias>, _ new: ComponentSpec<Alias>) {
    if let group = old.typeGroup, group == new.typeGroup {
      note(old.wireTypes, become: new.wireTypes, in: group)
    }
    note(old.variants.map(\.name), new.variants.map(\.name), in: WireGroup.stylePart, of: old)
    for (before, now, _) in VersionPairs(old.choices, new.choices).pairs {
      note(before.cases, now.cases, in: before.name, of: old)
    }
    let fields = VersionPairs(old.fields, new.fields)
    let group = WireGroup.component(old.wireName, WireGroup.contentPart)
    note(lost: fields.removed.compactMap(\.sentKey), in: group)
    for (before, now, _) in fields.pairs where before.sentKey != nil && now.sentKey != nil {
      note(before.keys, become: now.keys, in: group)
    }
  }

  private mutating func note(
    _ old: [CaseSpec], _ new: [CaseSpec], in part: String, of component: ComponentSpec<Alias>
  ) {
    let cases = VersionPairs(old, new)
    let group = WireGroup.component(component.wireName, part)
    note(lost: cases.removed.map(\.serverName), in: group)
    for (before, now, _) in cases.pairs {
      note(before.wireNames, become: now.wireNames, in: group, isNumber: now.sent == .number)
    }
  }

  /// Notes the names of one part: the first of each list is what servers send, the others mean the same.
  private mutating func note(
    _ old: [String], become new: [String], in group: WireGroup, isNumber: Bool = false
  ) {
    for name in old where name == old[0] ? name != new[0] : !new.contains(name) {
      renames[group, default: [:]][name] = NewName(text: new[0], isNumber: isNumber)
    }
  }

  private mutating func note(lost names: [String], in group: WireGroup) {
    for name in names { lost[group, default: [:]][name] = "is gone" }
  }

  /// The edits of a document and the mentions that are left to a person, each in order.
  package func changes(in root: NodeID, of tape: JSONTape) -> TextChanges {
    var changes = TextChanges()
    let names = sent.all(in: root, of: tape)
    var renamedKeys: [NodeID: Set<String>] = [:]
    for name in names where renames[name.group]?[name.text] != nil {
      if let object = name.object { renamedKeys[object, default: []].insert(name.text) }
    }
    for name in names {
      let start = Int(name.range.start)
      if let new = renames[name.group]?[name.text] {
        let isTaken = name.object.map { object in
          tape.allMembers(of: object).contains { tape.names.string($0.name) == new.text }
            && renamedKeys[object]?.contains(new.text) != true
        }
        if isTaken ?? false {
          changes.find("'\(name.text)' is '\(new.text)' now, which stands here, too", at: start)
        } else {
          changes.edits.append(TextEdit(name.range.bytes, new.json))
        }
      } else if let message = lost[name.group]?[name.text] {
        changes.find("'\(name.text)' \(message)", at: start)
      }
    }
    return changes
  }
}
