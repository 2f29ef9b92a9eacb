import TokenCompiler
import TokenComponents
import TokenScreens

/// A component of one version, with what it stands on.
struct DrawnSide: Hashable {
  /// The number of its inputs in the pool; `nil` where what is around says nothing of its looks.
  var looks: Int?
  var layout: Int
  var surface: Surface
  /// The elements that its content leaves out.
  var missing: Set<Int>
}

struct ComponentPair: Hashable {
  var old: DrawnSide?
  var new: DrawnSide
  /// The component in the new version whose spec is behind what no token explains.
  var spec: Int
  /// The name that is lost of its content.
  var lost: RehearsalCause?
}

/// Finds the differences between a component's looks in two versions: properties and contrast.
struct LookComparer {
  let rehearsal: ScreenRehearsal
  var oldPool: LookPool
  var newPool: LookPool
  private let seen: SeenColors
  var findings: [RehearsalFinding] = []

  init(_ rehearsal: ScreenRehearsal) {
    self.rehearsal = rehearsal
    oldPool = LookPool(rehearsal.old.design)
    newPool = LookPool(rehearsal.new.design)
    seen = SeenColors(old: rehearsal.old.design.contrast, new: rehearsal.new.design.contrast)
  }

  var themes: [ThemePair] { rehearsal.themes }

  /// The changes; those of states that are not drawn at first come after those of the normal one.
  mutating func findings(of pair: ComponentPair) -> [RehearsalFinding] {
    findings = []
    let component = newPool.design.components[newPool.inputs[pair.new.layout].component].name
    let spec = RehearsalCause.spec(newPool.design.components[pair.spec].name)
    let context = Context(pair: pair, component: component, otherCause: pair.lost ?? spec)
    if let old = pair.old {
      compareLooks(Part(old), Part(pair.new), "", context)
      compareLooks(Part(layout: old.layout), Part(layout: pair.new.layout), "layout.", context)
      compare(
        oldPool.arranged(old.layout), newPool.arranged(pair.new.layout), "arrangement",
        nil, nil, context)
    }
    compareContrasts(context)
    let order = ElementState.allCases
    return order.flatMap { state in findings.filter { $0.state == state } }
  }

  struct Context {
    var pair: ComponentPair
    var component: String
    /// The cause of a difference that no token explains.
    var otherCause: RehearsalCause
  }

  // MARK: Properties

  /// The looks of a component within another, with what they stand on; of a layout on nothing.
  private struct Part {
    var id: Int?
    var surface = Surface.unknown
    var missing: Set<Int> = []
    var isOfLooks = true

    init(_ side: DrawnSide) {
      id = side.looks
      surface = side.surface
      missing = side.missing
    }
    init(layout id: Int?) {
      self.id = id
      isOfLooks = false
    }
    init(_ id: Int?, on surface: Surface) {
      self.id = id
      self.surface = surface
    }
  }

  private struct Element {
    var component: Int
    var index: Int
    var parts: [DrawnPart]
    var surface: Surface
    var missing: Set<Int>

    /// A Boolean value that indicates whether the content leaves out everything that it shows.
    var isMissing: Bool { missing.contains(index) }

    func scene(_ state: ElementState, _ design: ScreenDesign) -> Scene {
      Scene(design, component, parts, state, on: surface, missing: missing)
    }

    /// The backdrop on which a color of it would be drawn.
    func painted(
      at path: [String], _ state: ElementState, _ design: ScreenDesign
    ) -> PaintedColor? {
      scene(state, design).painted(.token(0), at: path, of: index)
    }
  }

  private mutating func compareLooks(
    _ old: Part, _ new: Part, _ prefix: String, _ context: Context
  ) {
    let before = Self.elements(of: old, &oldPool)
    let now = Self.elements(of: new, &newPool)
    for name in (now + before).map(\.name).unique() {
      let formerElement = before.first { $0.name == name }?.element
      let element = now.first { $0.name == name }?.element
      // What neither version shows is no change of the screen.
      if [formerElement, element].compactMap(\.self).allSatisfy(\.isMissing), old.isOfLooks {
        continue
      }
      let formerPart = formerElement.map { $0.parts[$0.index] }
      let part = element.map { $0.parts[$0.index] }
      compare(
        formerPart?.properties ?? [], part?.properties ?? [], prefix + name,
        old.isOfLooks ? formerElement : nil, new.isOfLooks ? element : nil, context)
      // A component of the content is compared by itself.
      if !isField(name, new.id), formerPart?.nested != nil || part?.nested != nil {
        compareLooks(
          nested(formerPart, formerElement, old, oldPool.design),
          nested(part, element, new, newPool.design), "\(prefix)\(name).", context)
      }
    }
  }

  private func nested(
    _ part: DrawnPart?, _ element: Element?, _ outer: Part, _ design: ScreenDesign
  ) -> Part {
    guard outer.isOfLooks, let element, let id = part?.nested else {
      return Part(layout: part?.nested)
    }
    let scene = element.scene(.normal, design)
    let on = scene.spec.elements[element.index].background
    return Part(id, on: scene.beneath(on, besides: element.index))
  }

  private static func elements(
    of part: Part, _ pool: inout LookPool
  ) -> [(name: String, element: Element)] {
    guard let id = part.id else { return [] }
    let inputs = pool.inputs[id]
    let spec = pool.design.components[inputs.component]
    let names = inputs.part == .looks ? spec.elements.map(\.name) : spec.layout.map(\.name)
    let parts = pool.look(id).parts
    return names.enumerated().map { index, name in
      (
        name,
        Element(
          component: inputs.component, index: index, parts: parts, surface: part.surface,
          missing: part.missing)
      )
    }
  }

  /// Returns a Boolean value that indicates whether a part of a look or layout is a component that a field of the content gives.
  private func isField(_ name: String, _ id: Int?) -> Bool {
    guard let id else { return false }
    let spec = newPool.design.components[newPool.inputs[id].component]
    return spec.fields.contains { $0.name == name && $0.type.component != nil }
  }

  private mutating func compare(
    _ old: [DrawnProperty], _ new: [DrawnProperty], _ prefix: String, _ formerElement: Element?,
    _ element: Element?, _ context: Context
  ) {
    for path in (new + old).map(\.path).unique() {
      let before = old.first { $0.path == path }
      let now = new.first { $0.path == path }
      if before == nil && now == nil { continue }
      let state = path.lazy.compactMap { ElementState(rawValue: $0) }.first ?? .normal
      let names = path.filter { $0 != "states" && ElementState(rawValue: $0) == nil }
      var found = FoundValues()
      var measured: Versions<PaintedColor>?
      var points = 0.0
      for (number, theme) in themes.enumerated() {
        let values = Versions(
          old: before.map { ThemedValue($0.value, oldPool.design.tokens, theme.old) },
          new: now.map { ThemedValue($0.value, newPool.design.tokens, theme.new) })
        guard !ThemedValue.areEquivalent(values.old, values.new) else { continue }
        let surroundings =
          measured
          ?? Versions(
            old: formerElement.flatMap { $0.painted(at: path, state, oldPool.design) },
            new: element.flatMap { $0.painted(at: path, state, newPool.design) })
        measured = surroundings
        var property = RehearsalFinding.Property(
          old: values.old?.text ?? "", new: values.new?.text ?? "")
        if path.last == "opacity" {
          measureFading(formerElement, element, state, theme, &property)
        } else {
          seen.measure(values.withClearBackground(at: path), surroundings, theme, &property)
        }
        points = max(points, ThemedValue.distance(values.old, values.new))
        found.add(
          .property(property), .changed, causes(before?.value, now?.value, number, context),
          in: number)
      }
      findings += found.findings(
        of: context.component, at: ([prefix] + names).joined(separator: "."), state,
        points: (now ?? before)?.isOfLayout ?? false ? points : nil)
    }
  }

  // MARK: Causes

  /// The reasons for which a value is another one in a theme; at least one.
  private func causes(
    _ old: DrawnValue?, _ new: DrawnValue?, _ theme: Int, _ context: Context
  ) -> [RehearsalCause] {
    let found = tokens(old, new, theme) ?? []
    return found.isEmpty ? [context.otherCause] : found.unique()
  }

  /// The tokens behind a difference; `nil` where it is not tokens that differ.
  private func tokens(_ old: DrawnValue?, _ new: DrawnValue?, _ theme: Int) -> [RehearsalCause]? {
    switch (old, new) {
    case (.token(let one)?, .token(let other)?):
      return rehearsal.causes.cause(one, other, in: theme).map { [$0] }
    case (.parts(let old)?, .parts(let new)?):
      let parts = new.map { part in
        tokens(old.first { $0.name == part.name }?.value, part.value, theme) ?? []
      }
      return parts.flatMap(\.self)
    default: return nil
    }
  }

  // MARK: Colors

  /// Measures the difference of an element's colors where it fades otherwise.
  private func measureFading(
    _ former: Element?, _ element: Element?, _ state: ElementState, _ theme: ThemePair,
    _ property: inout RehearsalFinding.Property
  ) {
    guard let former, let element else { return }
    for color in element.parts[element.index].properties {
      guard let before = former.parts[former.index][color.path] else { continue }
      let values = Versions(
        old: ThemedValue(before.value, oldPool.design.tokens, theme.old),
        new: ThemedValue(color.value, newPool.design.tokens, theme.new))
      guard case .value(.color)? = values.old, case .value(.color)? = values.new else { continue }
      let surroundings = Versions(
        old: former.painted(at: color.path, state, oldPool.design),
        new: element.painted(at: color.path, state, newPool.design))
      seen.measure(values, surroundings, theme, &property)
    }
  }
}

extension Versions<ThemedValue> {
  /// The same with a clear color for a background that one version alone has.
  fileprivate func withClearBackground(at path: [String]) -> Self {
    guard path.last == "backgroundColor" || path.last == "backgroundFill",
      case .value(.color(var color))? = old ?? new
    else { return self }
    color.alpha = 0
    let clear = ThemedValue.value(.color(color))
    return Versions(old: old ?? clear, new: new ?? clear)
  }
}
