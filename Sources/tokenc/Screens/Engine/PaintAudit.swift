import TokenCompiler
import TokenComponents

/// Finds every color that component specs draw on another one: in each variant, state and case of the
/// enums, and in components within by what is around them.
///
/// The audit leaves out everything that a document decides: colors that it sends, and components in a list of any.
package struct PaintAudit {
  /// Where a color is drawn.
  package struct Occurrence {
    /// The element and property, for example `Banner.button.button.titleColor`.
    package var place: String
    /// The variant of the outermost component, for example `attention`.
    package var variant: String
    package var state: ElementState
    /// The element of the component that draws it.
    package var range: SourceRange
    package var painted: PaintedColor
  }

  private var pool: LookPool
  private var known: Set<Key> = []
  private(set) var occurrences: [Occurrence] = []

  private struct Key: Hashable {
    var place: String
    var painted: PaintedColor
  }

  /// More combinations of cases than designers draw; of the others, those that differ in one enum
  /// from the default are looked at.
  private static let maximumCombinationCount = 1000

  private init(_ design: ScreenDesign) { pool = LookPool(design) }

  /// All that is drawn, by component, variant and element: a color once per background and place.
  package static func occurrences(in design: ScreenDesign) -> [Occurrence] {
    var audit = PaintAudit(design)
    for component in design.components.indices {
      let name = design.components[component].name
      for looks in audit.inputs(of: component) {
        audit.visit(looks, on: .open, at: name, variant: audit.variantName(of: looks))
      }
    }
    return audit.occurrences
  }

  private var design: ScreenDesign { pool.design }

  private func variantName(of looks: Int) -> String {
    let inputs = pool.inputs[looks]
    return design.components[inputs.component].variants[inputs.variant].name.name
  }

  /// The looks that contents can choose for a component.
  private mutating func inputs(of component: Int) -> [Int] {
    let spec = design.components[component]
    let bindings = design.bindings[component]
    var fields = Array(repeating: FieldInput.missing, count: bindings.inputCount)
    for bound in bindings.boundByLook {
      let isRequired = bound.way.allSatisfy(\.isRequired)
      fields[bound.input] = isRequired ? .any : pool.standard(of: bound)
    }
    var result: [Int] = []
    for variant in spec.variants.indices {
      for cases in combinations(of: spec) {
        let inputs = LookInputs(
          component: component, part: .looks, variant: variant, cases: cases, fields: fields)
        result.append(pool.id(of: inputs))
      }
    }
    return result
  }

  /// The cases of all enums on which looks depend; the default of the others.
  private func combinations(of spec: Component) -> [[Int]] {
    let standard = spec.choices.map(\.defaultCase)
    let used = spec.lookParameters.map(\.choice)
    let count = used.reduce(1) {
      min($0 * spec.choices[$1].cases.count, Self.maximumCombinationCount + 1)
    }
    func varied(_ cases: [Int], _ choice: Int) -> [[Int]] {
      spec.choices[choice].cases.indices.map { one in
        var cases = cases
        cases[choice] = one
        return cases
      }
    }
    guard count <= Self.maximumCombinationCount else {
      let others = used.flatMap { varied(standard, $0) }
      return [standard] + others.filter { $0 != standard }
    }
    return used.reduce([standard]) { combinations, choice in
      combinations.flatMap { varied($0, choice) }
    }
  }

  private mutating func visit(
    _ looks: Int, on surface: Surface, at place: String, variant: String
  ) {
    let component = pool.inputs[looks].component
    let parts = pool.look(looks).parts
    let spec = design.components[component]
    for state in ElementState.allCases where state != .disabled {
      let scene = Scene(design, component, parts, state, on: surface)
      for index in spec.elements.indices {
        for (foreground, painted) in scene.painted(index) {
          let names = [place, spec.elements[index].name] + foreground.shownPath
          let place = names.joined(separator: ".")
          // What hides all that it stands on is looked at where the component is by itself.
          guard surface == .open || !hidesSurface(painted),
            known.insert(Key(place: place, painted: painted)).inserted
          else { continue }
          occurrences.append(
            Occurrence(
              place: place, variant: variant, state: state, range: spec.elements[index].range,
              painted: painted))
        }
      }
      visitNested(in: scene, component, parts, at: place, variant: variant)
    }
  }

  /// Returns a Boolean value that indicates whether nothing is seen of what is beneath the element, in any theme.
  private func hidesSurface(_ painted: PaintedColor) -> Bool {
    let tokens = design.tokens
    return painted.opacity >= 1
      && painted.ownLayers.contains { layer in
        tokens.themes.indices.allSatisfy { theme in
          let color = layer.color.color(in: tokens, theme)
          return (color?.opacity ?? 0) * layer.opacity >= 1
        }
      }
  }

  private mutating func visitNested(
    in scene: Scene, _ component: Int, _ parts: [DrawnPart], at place: String, variant: String
  ) {
    let spec = scene.spec
    let bindings = design.bindings[component]
    var owned: Set<Int> = []
    for (number, field) in spec.fields.enumerated() {
      guard let name = field.type.component, let nested = design.indices[name] else { continue }
      let element = spec.elements.firstIndex {
        $0.name == field.name && $0.kind == .component(name)
      }
      if let element { owned.insert(element) }
      let below = field.background ?? element.flatMap { spec.elements[$0].background }
      let surface = scene.beneath(below, besides: element, field: field.name)
      // By itself it is looked at already.
      guard !surface.layers.isEmpty else { continue }
      let stated = bindings.lookElements[number].map { parts[$0].nested }
      let looks = stated.map { [$0].compactMap(\.self) } ?? inputs(of: nested)
      for looks in looks {
        visit(looks, on: surface, at: "\(place).\(field.name)", variant: variant)
      }
    }
    for (index, element) in spec.elements.enumerated() where !owned.contains(index) {
      guard let looks = parts[index].nested, scene.isShown(index) else { continue }
      let surface = scene.beneath(element.background, besides: index)
      guard !surface.layers.isEmpty else { continue }
      visit(looks, on: surface, at: "\(place).\(element.name)", variant: variant)
    }
  }
}
