extension Arrangement {
  /// What tells an item from the others of its group, whichever of them come, go or move.
  ///
  /// Views keep what belongs to an identity: what a person entered, focus and scroll position. It is what
  /// the spec's `identity` takes from the content, such as an ID; otherwise it is place and type: the
  /// item of the spec's arrangement, and the number of items of the same type before it.
  public struct Identity: Hashable, Sendable {
    /// What the content says, for example an ID; `nil` for place and type.
    public var stated: String?
    var type: String?
    /// The index in the spec's group, with those items counted that the content leaves out.
    var place: Int?
    /// Whether it is one of a list, so that others may come to stand beside it.
    var isListed = false
    /// How many items before it are otherwise the same.
    var occurrence = 0
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

extension Arrangement.Group {
  struct Keyed {
    let key: Arrangement.Identity
    let item: Arrangement
  }

  /// The items, each with a key that no other one has.
  var keyed: [Keyed] {
    var counts: [Arrangement.Identity: Int] = [:]
    return items.map { item in
      var key = item.ownIdentity
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.occurrence = count
      return Keyed(key: key, item: item)
    }
  }
}
