/// Which case of an old enum is which of a new one: by name, else by the server's string, else by a
/// former name.
struct CasePairs {
  private(set) var pairs: [(old: CaseSpec, new: CaseSpec, rename: RenameBasis?)] = []
  private(set) var removed: [CaseSpec]
  private(set) var added: [CaseSpec] = []

  init(_ old: [CaseSpec], _ new: [CaseSpec]) {
    removed = old
    for one in new {
      let isFree = { (candidate: CaseSpec) in !new.contains { $0.name == candidate.name } }
      var rename: RenameBasis?
      var place = removed.firstIndex { $0.name == one.name }
      if place == nil {
        place = removed.firstIndex { $0.serverName == one.serverName && isFree($0) }
        rename = .stated("the server string '\(one.serverName)' is the same")
      }
      if place == nil {
        place = removed.firstIndex { one.formerNames.contains($0.serverName) && isFree($0) }
        if let place { rename = .stated("'\(removed[place].serverName)' is a former name") }
      }
      if let place {
        pairs.append((removed.remove(at: place), one, rename))
      } else {
        added.append(one)
      }
    }
  }
}
