import TokenCompiler
import TokenComponents

/// A color that a component draws on something, with its place in the component.
package struct PlacedPaint: Hashable, Sendable {
  /// The elements and the property, for example `button.titleColor`.
  package var place: String
  package var state: ElementState
  package var painted: PaintedColor
}

extension LookPool {
  /// The colors that a component draws on others, by itself and in components within that no content
  /// gives; each once for a place, in the first state that has it. A disabled one need not be
  /// readable (WCAG 2.2, success criterion 1.4.3).
  ///
  /// - Parameter missing: the elements that the content leaves out.
  package mutating func paints(_ looks: Int, on surface: Surface, missing: Set<Int> = [])
    -> [PlacedPaint]
  {
    let component = inputs[looks].component
    let parts = look(looks).parts
    let spec = design.components[component]
    let owned = Set(spec.elements.indices.filter { index in spec.isField(index) })
    var known: Set<PlacedPaint> = []
    var result: [PlacedPaint] = []
    func add(_ place: String, _ state: ElementState, _ painted: PaintedColor) {
      let paint = PlacedPaint(place: place, state: state, painted: painted)
      var key = paint
      key.state = .normal
      if known.insert(key).inserted { result.append(paint) }
    }
    for state in ElementState.allCases where state != .disabled {
      let scene = Scene(design, component, parts, state, on: surface, missing: missing)
      for (index, element) in spec.elements.enumerated() {
        for (foreground, painted) in scene.painted(index) {
          let names = [element.name] + foreground.path.filter { $0 != "*" && $0 != "states" }
          add(names.joined(separator: "."), state, painted)
        }
        guard !owned.contains(index), let nested = parts[index].nested, scene.isShown(index)
        else { continue }
        let below = scene.beneath(element.background, besides: index)
        for paint in paints(nested, on: below) {
          add("\(element.name).\(paint.place)", paint.state, paint.painted)
        }
      }
    }
    return result
  }
}

extension ComponentSpec {
  /// Whether an element is a component that a field of the content gives.
  package func isField(_ element: Int) -> Bool {
    guard case .component(let name) = elements[element].kind else { return false }
    return fields.contains { $0.name == elements[element].name && $0.type.component == name }
  }
}
