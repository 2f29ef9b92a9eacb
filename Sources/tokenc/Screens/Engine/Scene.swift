import TokenCompiler
import TokenComponents

/// A component in one state with what it stands on: which of its colors are on which.
///
/// An element stands on the one that its spec names with `on`, or else where the arrangement has it; without
/// either on what the component stands on, if no other element draws a background that may be
/// between. Nothing is guessed.
package struct Scene: Sendable {
  let design: ScreenDesign
  package let spec: Component
  /// One for each element.
  let parts: [DrawnPart]
  let state: ElementState
  let surface: Surface
  let missing: Set<Int>
  private let places: ArrangedPlaces?

  /// - Parameters:
  ///   - component: the component's index.
  ///   - surface: what it stands on.
  package init(
    _ design: ScreenDesign, _ component: Int, _ parts: [DrawnPart], _ state: ElementState,
    on surface: Surface, missing: Set<Int> = []
  ) {
    self.design = design
    spec = design.components[component]
    places = design.places[component]
    self.parts = parts
    self.state = state
    self.surface = surface
    self.missing = missing
  }

  // MARK: Foregrounds

  /// The colors that an element draws on something, each with its place in the element.
  func painted(_ index: Int) -> [(foreground: Foreground, painted: PaintedColor)] {
    guard case .element(let kind, let hasStates) = spec.elements[index].kind,
      isShown(index), !isHidden(index), !missing.contains(index)
    else { return [] }
    var found: [(Foreground, PaintedColor)] = []
    for foreground in kind.facts.foregrounds {
      func value(_ path: PaintPath) -> DrawnValue? {
        parts[index].value(path, state, hasStates: hasStates)
      }
      if let (path, word) = foreground.condition, value(path) != .word(word) { continue }
      guard let color = ColorSource(value(foreground.path)) else { continue }
      // A sign in a color of its own is not in the tint.
      if foreground.path == ["view", "tintColor"], value(["templateColor"]) != nil { continue }
      let groups = (foreground.ground ?? []) + kind.facts.backgrounds
      guard let own = layers(of: index, groups), let opacity = opacity(of: index) else { continue }
      var typography: Int?
      let styles = foreground.typography ?? []
      if case .token(let style)? = styles.lazy.compactMap({ value($0) }).first {
        typography = style
      }
      found.append(
        (
          foreground,
          PaintedColor(
            color: color, ownLayers: own, opacity: opacity,
            surface: beneath(spec.elements[index].background, besides: index),
            typography: typography, isText: foreground.isText)
        ))
    }
    return found
  }

  /// Any color of an element, by the names from it on and a state, with what it is drawn on.
  package func painted(
    _ color: ColorSource, at path: [String], of index: Int
  ) -> PaintedColor? {
    guard case .element(let kind, _) = spec.elements[index].kind else { return nil }
    let place = path.filter { $0 != "states" && ElementState(rawValue: $0) == nil }
    func isPlace(_ paths: [PaintPath]) -> Bool {
      paths.contains { $0.filter { $0 != "*" && $0 != "states" } == place }
    }
    let foreground = kind.facts.foregrounds.first { isPlace([$0.path]) }
    var groups = (foreground?.ground ?? []) + kind.facts.backgrounds
    if let own = groups.firstIndex(where: isPlace) { groups.removeSubrange(...own) }
    // A shadow falls on what is beneath the element.
    if path.contains("shadow") { groups = [] }
    let surface = beneath(spec.elements[index].background, besides: index)
    guard let own = layers(of: index, groups), let opacity = opacity(of: index) else { return nil }
    return PaintedColor(
      color: color, ownLayers: own, opacity: opacity, surface: surface, isText: false)
  }

  // MARK: Backgrounds

  /// The surface beneath an element, or beneath the content of a field: the element that the spec names; or what
  /// the component is on, if none of its other elements may be between.
  ///
  /// - Parameters:
  ///   - name: the element that `on` names.
  ///   - index: the element itself; `nil` for a field without one.
  ///   - field: the name of the field.
  package func beneath(_ name: String?, besides index: Int?, field: String? = nil) -> Surface {
    beneath(name, besides: index, field: field, depth: 0)
  }

  private func beneath(
    _ name: String?, besides index: Int?, field: String?, depth: Int
  ) -> Surface {
    // A spec may say of two elements that each stands on the other.
    guard depth <= spec.elements.count else { return .unknown }
    if let name, let below = spec.elements.firstIndex(where: { $0.name == name }) {
      return ground(of: below, depth: depth + 1)
    }
    if let places {
      let place = index.flatMap { places.elements[$0] } ?? field.flatMap { places.fields[$0] }
      if let place {
        guard place.below.allSatisfy(isClear) else { return .unknown }
        return place.ground.map { ground(of: $0, depth: depth + 1) } ?? surface
      }
    }
    let isFree = spec.elements.indices.allSatisfy { $0 == index || isClear($0) }
    return isFree ? surface : .unknown
  }

  /// The surface of everything that stands on an element.
  private func ground(of index: Int, depth: Int) -> Surface {
    guard case .element(let kind, _) = spec.elements[index].kind else { return .unknown }
    let beneath = beneath(spec.elements[index].background, besides: index, field: nil, depth: depth)
    guard !isHidden(index), !missing.contains(index) else { return beneath }
    guard var own = layers(of: index, kind.facts.backgrounds) else { return .unknown }
    guard !own.isEmpty else { return beneath }
    guard let opacity = opacity(of: index) else { return .unknown }
    // What several layers are together when they fade as one is not a list of layers.
    guard opacity >= 1 || own.count == 1 else { return .unknown }
    for index in own.indices { own[index].opacity *= opacity }
    return Surface(layers: own + beneath.layers, isOpen: beneath.isOpen)
  }

  /// The layers that an element draws, the nearest first; `nil` if one is not a color.
  private func layers(of index: Int, _ groups: [[PaintPath]]) -> [Surface.Layer]? {
    guard case .element(_, let hasStates) = spec.elements[index].kind else { return nil }
    var layers: [Surface.Layer] = []
    for group in groups {
      let value = group.lazy.compactMap { path in
        parts[index].value(path, state, hasStates: hasStates)
      }.first
      switch value {
      case nil: continue
      case .token(let token)? where design.tokens.type(of: design.tokens.tokens[token]) == .color:
        layers.append(Surface.Layer(color: .token(token), opacity: 1))
      case .color(let rgba)?: layers.append(Surface.Layer(color: .digits(rgba), opacity: 1))
      default: return nil
      }
    }
    return layers
  }

  /// Returns a Boolean value that indicates whether an element draws nothing that may be beneath others.
  private func isClear(_ index: Int) -> Bool {
    if !isShown(index) || missing.contains(index) { return true }
    return switch spec.elements[index].kind {
    case .element(let kind, _): isHidden(index) || layers(of: index, kind.facts.backgrounds) == []
    // Where a component within draws a background, it is unknown what that covers.
    case .component(let name): !(design.indices[name].map(design.painters.contains) ?? false)
    }
  }

  /// From 0 to 1; `nil` where a token or a document says it.
  private func opacity(of index: Int) -> Double? {
    guard case .element(let kind, let hasStates) = spec.elements[index].kind else { return 1 }
    var opacity = 1.0
    for path in kind.facts.opacities {
      guard let value = parts[index].value(path, state, hasStates: hasStates) else { continue }
      guard case .number(let number) = value else { return nil }
      opacity *= number
    }
    return opacity
  }

  func isShown(_ index: Int) -> Bool {
    guard let place = places?.elements[index] else { return true }
    return !place.isHidden && (place.isSelected ?? (state == .selected)) == (state == .selected)
  }

  private func isHidden(_ index: Int) -> Bool {
    guard case .element(let kind, let hasStates) = spec.elements[index].kind else { return false }
    return parts[index].value(kind.facts.isHidden, state, hasStates: hasStates) == .flag(true)
  }
}
