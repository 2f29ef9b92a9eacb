import TokenCompiler

/// The members that name components, for those that stand anywhere.
///
/// A spec may have its own, so servers with different forms serve one app: cards of one by `type`, cards
/// of another by `view_type`. Of an object's members the first that is there counts, and names only the
/// components whose own it is.
package struct TypeKeys: Equatable, Sendable {
  /// The members in the order in which they count; none if a component's name holds its content.
  package private(set) var names: [String] = []
  package private(set) var areMixed = false

  /// The order is that of `tokenc.json`, then that of the names; but those of one component keep its
  /// order, and come before those that are fields of it, so that these are never taken for its type.
  package init<Reference>(of components: [ComponentSpec<Reference>]) {
    let elements = components.filter { !$0.isNestedOnly }
    guard let first = elements.first else { return }
    let used = Set(elements.flatMap(\.form.typeKeys))
    let common = first.form.commonTypeKeys.filter(used.contains)
    var open = common + used.subtracting(common).sorted(byBytesOf: \.self)
    areMixed = elements.contains { Set($0.form.typeKeys) != used }
    let order = TypeKeyOrder(elements)
    while !open.isEmpty {
      // What is ambiguous is an error of the specs: see `TypeKeyOrder`.
      let index = open.firstIndex { key in !open.contains { order.precedes($0, key) } } ?? 0
      names.append(open.remove(at: index))
    }
  }
}

/// Which members have to be looked for before which others.
struct TypeKeyOrder {
  /// A member that names components after another member.
  struct Collision {
    /// The component that says so, by its index.
    let component: Int
    let key: String
    /// The one that comes first, which names the component.
    let typeKey: String
    /// A Boolean value that indicates whether the component itself may be named by both, and not the later one one of
    /// its fields.
    let isOwnOrder: Bool
  }

  let collisions: [Collision]
  private let followers: [String: Set<String>]

  init<Reference>(_ elements: [ComponentSpec<Reference>]) {
    let used = Set(elements.flatMap(\.form.typeKeys))
    collisions = elements.indices.flatMap { index -> [Collision] in
      let own = elements[index].form.typeKeys
      let members = elements[index].keysBesideType
      let ordered = zip(own.dropFirst(), own).map {
        Collision(component: index, key: $0, typeKey: $1, isOwnOrder: true)
      }
      return ordered
        + members.filter { used.contains($0) && !own.contains($0) }.flatMap { key in
          own.map { Collision(component: index, key: key, typeKey: $0, isOwnOrder: false) }
        }
    }
    followers = Dictionary(
      collisions.map { ($0.typeKey, [$0.key]) }, uniquingKeysWith: { $0.union($1) })
  }

  /// Returns a Boolean value that indicates whether the first has to be looked for before the second.
  func precedes(_ first: String, _ second: String) -> Bool {
    var seen: Set<String> = []
    var open = [first]
    while let key = open.popLast() {
      for next in followers[key] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return seen.contains(second)
  }
}

extension ComponentSpec {
  /// The members of its object besides those that name it.
  var keysBesideType: [String] {
    if let dataKey = form.dataKey { return [dataKey] }
    return sentFields.flatMap(\.keys)
  }
}
