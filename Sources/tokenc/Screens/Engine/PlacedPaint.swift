import TokenCompiler
import TokenComponents

/// A color that a component draws on something, with its place in the component.
package struct PlacedPaint: Hashable, Sendable {
  /// The elements and the property, for example `button.titleColor`.
  package var place: String
  package var state: ElementState
  package var painted: PaintedColor
  /// The color that the design draws in the normal state where the document chooses none, if any.
  package var standard: PaintedColor?
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
    var paints = allPaints(looks, on: surface, missing: missing)
    var standard = inputs[looks]
    for (index, field) in standard.fields.enumerated() {
      switch field {
      case .token, .color: standard.fields[index] = .missing
      default: break
      }
    }
    guard standard != inputs[looks] else { return paints }
    let others = Dictionary(
      firstOf: allPaints(id(of: standard), on: surface, missing: missing).map {
        ($0.place, $0.painted)
      })
    for index in paints.indices { paints[index].standard = others[paints[index].place] }
    return paints
  }

  private mutating func allPaints(_ looks: Int, on surface: Surface, missing: Set<Int>)
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
          add(([element.name] + foreground.shownPath).joined(separator: "."), state, painted)
        }
        guard !owned.contains(index), let nested = parts[index].nested, scene.isShown(index)
        else { continue }
        let below = scene.beneath(element.background, besides: index)
        for paint in allPaints(nested, on: below, missing: []) {
          add("\(element.name).\(paint.place)", paint.state, paint.painted)
        }
      }
    }
    return result
  }
}

extension ComponentSpec {
  package func isField(_ element: Int) -> Bool {
    guard case .component(let name) = elements[element].kind else { return false }
    return fields.contains { $0.name == elements[element].name && $0.type.component == name }
  }
}
