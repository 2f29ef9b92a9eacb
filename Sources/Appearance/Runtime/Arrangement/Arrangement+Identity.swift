import TokenRuntime

extension Arrangement {
  /// The identity of an item among those of its group, whichever of them come, go or move.
  ///
  /// Views keep what belongs to an identity: what a person entered, focus and scroll position. It is what
  /// the spec's `identity` takes from the content, such as an ID; otherwise it is place and type: the
  /// item of the spec's arrangement, and the number of items of the same type before it.
  public struct Identity: Hashable, Sendable {
    /// The ID that the content states; `nil` for place and type.
    public var stated: String?
    var type: String?
    /// The index in the spec's group, with those items counted that the content leaves out.
    var place: Int?
    /// A Boolean value that indicates whether it is one of a list, so that others may come to stand beside it.
    var isListed = false
    /// How many items before it are otherwise the same.
    var occurrence = 0

    /// Returns a Boolean value that indicates whether both have the same IDs, byte by byte, and the rest in common.
    public static func == (one: Identity, other: Identity) -> Bool {
      one.bytesOfStated == other.bytesOfStated && one.type == other.type
        && one.place == other.place && one.isListed == other.isListed
        && one.occurrence == other.occurrence
    }

    /// Feeds its parts into the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(bytesOfStated)
      hasher.combine(type)
      hasher.combine(place)
      hasher.combine(isListed)
      hasher.combine(occurrence)
    }

    /// Servers choose it.
    private var bytesOfStated: ByteName? { stated.map { ByteName($0) } }
  }

  /// This arrangement as that of a component with a name.
  @_spi(Generated) public func of(_ component: String) -> Arrangement {
    identified { $0.type = component }
  }

  func identified(_ change: (inout Identity) -> Void) -> Arrangement {
    var copy = self
    change(&copy.identity)
    return copy
  }

  /// Its identity, but for those beside it.
  private var ownIdentity: Identity {
    var own = identity
    switch kind {
    case .element(let element): own.type = own.type ?? element.name
    case .app(_, let element): own.type = own.type ?? element
    case .group: break
    }
    return own
  }
}

extension Arrangement {
  /// One of several items, with a key that no other one of them has.
  public struct Item: Identifiable, Equatable, Sendable {
    /// Its identity, also for a diffable data source.
    public let id: Identity
    /// The arrangement of the item with this identity.
    public let arrangement: Arrangement
  }

  /// The components of a list with keys, without those that have nothing to show.
  public static func items(of looks: some Sequence<some ArrangedLook>) -> [Item] {
    var keys = Keys()
    return keys.items(of: looks)
  }

  /// Gives items keys that differ.
  struct Keys {
    private var counts: [Identity: Int] = [:]

    mutating func item(_ arrangement: Arrangement) -> Item {
      var id = arrangement.ownIdentity
      let count = counts[id, default: 0]
      counts[id] = count + 1
      id.occurrence = count
      return Item(id: id, arrangement: arrangement)
    }

    mutating func items(of looks: some Sequence<some ArrangedLook>) -> [Item] {
      looks.map { $0.arrangement.identified { $0.isListed = true } }
        .filter { !$0.isEmpty }.map { item($0) }
    }
  }
}

extension Arrangement.Group {
  /// The items, each with a key that no other one has.
  var keyed: [Arrangement.Item] {
    var keys = Arrangement.Keys()
    return items.map { keys.item($0) }
  }
}
