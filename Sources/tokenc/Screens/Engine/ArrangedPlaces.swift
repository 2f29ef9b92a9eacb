import TokenComponents

/// Where the elements and components of an arrangement stand: on what, over what, and when.
struct ArrangedPlaces: Sendable {
  struct Place: Sendable {
    /// The element that holds it; `nil` for what the whole component stands on.
    var ground: Int?
    /// The elements that it may cover, as an overlay has them further back.
    var below: [Int] = []
    /// A Boolean value that indicates whether it is shown only in the state `selected`, or only in others; `nil` for
    /// both.
    var isSelected: Bool?
    var isHidden = false
  }

  private(set) var elements: [Int: Place] = [:]
  /// Of components that a field holds, by the field's name.
  private(set) var fields: [String: Place] = [:]

  init(_ arrangement: ArrangedItem<TokenReference>) { visit(arrangement, Place(), selecting: []) }

  /// - Parameter fields: the paths of the flags that select what is around.
  private mutating func visit(
    _ item: ArrangedItem<TokenReference>, _ outer: Place, selecting fields: Set<String>
  ) {
    var place = outer
    var selecting = fields
    if case .content(let reference, _)? = item.isSelected { selecting.insert(reference.path) }
    for (value, shows) in [(item.isVisible, true), (item.isHidden, false)] {
      switch value {
      case .flag(let flag)? where flag != shows: place.isHidden = true
      case .content(let reference, _)? where selecting.contains(reference.path):
        place.isSelected = shows
      default: continue
      }
    }
    if let marker = item.marker { elements[marker.element] = place }
    switch item.kind {
    case .element(let index): elements[index] = place
    case .components:
      if case .whole(let reference) = item.content { self.fields[reference.field] = place }
    case .group(let group):
      var inner = place
      if let ground = group.ground {
        elements[ground] = place
        inner = Place(ground: ground, isSelected: place.isSelected, isHidden: place.isHidden)
      }
      for one in group.items {
        visit(one, inner, selecting: selecting)
        if group.direction == .overlay { inner.below += Self.elements(in: one) }
      }
    }
    for otherwise in item.otherwise { visit(otherwise, outer, selecting: fields) }
  }

  private static func elements(in item: ArrangedItem<TokenReference>) -> [Int] {
    let own: Int? =
      switch item.kind {
      case .element(let index): index
      case .components: nil
      case .group(let group): group.ground
      }
    return [own, item.marker?.element].compactMap(\.self) + item.inner.flatMap(elements)
  }
}
