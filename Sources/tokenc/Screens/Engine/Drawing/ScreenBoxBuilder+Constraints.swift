import TokenComponents
import TokenRuntime

/// The views of layouts by constraints.
extension ScreenBoxBuilder {
  /// The views of a constraint layout; `nil` if none of them shows anything.
  mutating func constrained(_ drawn: DrawnComponent, _ state: ElementState) -> ScreenBox? {
    let box = ScreenBox(.empty)
    var views: [DrawnComponent] = []
    for child in drawn.children(in: "children", of: design) {
      guard let inner = self.box(of: child.component, state, slots: [:]) else { continue }
      views.append(child.component)
      box.children.append(inner)
    }
    guard !views.isEmpty else { return nil }
    let names = views.map { reader.text("id", of: $0, design) ?? "" }
    let indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { $1 })
    var layout = GroupLayout(.overlay)
    layout.constraints = ConstraintSystem(
      views.map { reader.constraints(of: $0, among: indices, design).map(\.constraint) },
      isRightToLeft: isRightToLeft)
    box.content = .group(layout)
    for side in ["width", "height"] {
      guard let length = reader.number(side, of: drawn, design) else { continue }
      set(side, .number(max(0, length)), of: box)
    }
    box.spoken = SpokenBox()
    return box
  }

  /// The components in a view of a constraint layout.
  mutating func view(_ drawn: DrawnComponent, _ state: ElementState) -> ScreenBox? {
    let fields = design.components[drawn.component].fields
    let shown = fields.filter { field in
      field.name != "constraints" && (field.type.component != nil || field.type.holdsElements)
    }
    var boxes: [ScreenBox] = []
    for field in shown {
      for child in drawn.children(in: field.name, of: design) {
        if let inner = box(of: child.component, state, slots: [:]) { boxes.append(inner) }
      }
    }
    guard !boxes.isEmpty else { return nil }
    // Of several, one may be missing.
    guard shown.count > 1 || shown[0].type.element != nil else { return boxes[0] }
    let group = ScreenBox(.group(.init(.column)))
    group.children = boxes
    group.spoken = SpokenBox()
    return group
  }
}
