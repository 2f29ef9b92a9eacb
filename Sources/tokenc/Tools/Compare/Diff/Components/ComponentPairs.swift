/// Which component of an old version is which of a new one.
struct ComponentPairs {
  typealias Spec = ComponentSpec<Alias>

  struct Pair {
    var old: Spec
    var new: Spec
    /// Why two names are taken for one component; `nil` for equal names.
    var rename: RenameBasis?
  }

  /// In the new version's order.
  private(set) var pairs: [Pair] = []
  private(set) var removed: [Spec]
  private(set) var added: [Spec]

  init(_ old: [Spec], _ new: [Spec]) {
    removed = old
    added = new
    take { old, new in old.name == new.name ? (true, nil) : (false, nil) }
    take { old, new in
      let isSame = !old.isNestedOnly && !new.isNestedOnly && old.serverName == new.serverName
      return (isSame, .stated("the server string '\(old.serverName)' is the same"))
    }
    take { old, new in
      let isFormer = !old.isNestedOnly && new.formerNames.contains(old.serverName)
      return (isFormer, .stated("'\(old.serverName)' is a former name"))
    }
    infer()
    let order = Dictionary(new.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    pairs.sort { (order[$0.new.name] ?? 0) < (order[$1.new.name] ?? 0) }
  }

  private mutating func take(_ isSame: (Spec, Spec) -> (Bool, RenameBasis?)) {
    for new in added {
      for old in removed {
        let (isSame, rename) = isSame(old, new)
        guard isSame else { continue }
        pairs.append(Pair(old: old, new: new, rename: rename))
        removed.removeAll { $0.name == old.name }
        added.removeAll { $0.name == new.name }
        break
      }
    }
  }

  /// A removed and an added component are one when all their parts are the same, no other of either
  /// has these parts, and they are so many that chance is out.
  private mutating func infer() {
    let oldParts = removed.map(Self.parts)
    let newParts = added.map(Self.parts)
    var found: [(old: Spec, new: Spec, count: Int)] = []
    for (index, parts) in oldParts.enumerated() where parts.count >= Self.leastPartCount {
      let places = newParts.indices.filter { newParts[$0] == parts }
      guard places.count == 1, oldParts.count(where: { $0 == parts }) == 1 else { continue }
      found.append((removed[index], added[places[0]], parts.count))
    }
    for (old, new, count) in found {
      take { one, other in
        (
          one.name == old.name && other.name == new.name,
          .inferred(["all \(count) parts are the same"])
        )
      }
    }
  }

  private static let leastPartCount = 4

  /// The parts by name and form, whatever they look like.
  private static func parts(of spec: Spec) -> Set<String> {
    var parts: Set<String> = []
    for choice in spec.choices {
      for one in choice.cases { parts.insert("enums.\(choice.name).\(one.serverName)") }
    }
    for element in spec.elements {
      parts.insert("elements.\(element.name) \(element.kind.words(.same))")
    }
    for variant in spec.variants { parts.insert("variants.\(variant.name.serverName)") }
    for property in spec.layout {
      parts.insert("layout.\(property.name) \(property.words(of: spec.choices, .same))")
    }
    for field in spec.fields { parts.insert("content.\(field.key) \(field.words(.same))") }
    return parts
  }
}
