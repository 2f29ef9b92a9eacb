import TokenCompiler
import TokenComponents
import TokenRuntime

/// Makes the boxes of a screen in a theme, component by component as their arrangements say.
struct ScreenBoxBuilder {
  let design: ScreenDesign
  let reader: ScreenReader
  let fonts: FontCatalog
  let theme: Int
  var pool: LookPool
  /// The factor by which text is larger than at its usual size.
  var textScale = 1.0
  var isRightToLeft = false
  /// A Boolean value that indicates whether a dashed line is around everything that an app sets.
  var marksStandIns = true

  enum Item {
    case boxes([ScreenBox])
    /// It is hidden by a flag, and takes no space.
    case hidden
    /// The content leaves out everything that it shows.
    case absent
  }

  /// The texts that a component puts into the fields of one within.
  typealias Slots = [String: String]

  /// A component with the state that an item gives it.
  struct ArrangedComponent {
    let content: DrawnContent
    let parts: [DrawnPart]
    /// The inputs of its layout.
    let inputs: LookInputs
    var state: ElementState

    var spec: Component { content.spec }
  }

  // MARK: Components

  /// The box of a component; `nil` if it has nothing to show.
  mutating func box(of drawn: DrawnComponent, _ state: ElementState, slots: Slots) -> ScreenBox? {
    let box = arranged(drawn, state, slots: slots)
    if let content = drawn.content, let box {
      box.owners.append(
        ScreenBox.Owner(
          pointer: content.pointer, component: design.components[drawn.component].name,
          elements: box.elements))
      box.elements = []
    }
    return box
  }

  mutating func arranged(
    _ drawn: DrawnComponent, _ state: ElementState, slots: Slots
  ) -> ScreenBox? {
    let spec = design.components[drawn.component]
    guard let arrangement = spec.arrangement else {
      return switch spec.role {
      case .constraintLayout: constrained(drawn, state)
      case .constraintItem: view(drawn, state)
      default: Self.labelled(spec.name)
      }
    }
    switch item(arrangement, component(drawn, state, slots: slots)) {
    case .boxes(let boxes) where boxes.count == 1: return boxes[0]
    case .boxes(let boxes):
      let group = ScreenBox(.group(.init(.column)))
      group.children = boxes
      group.spoken = SpokenBox()
      return group
    case .hidden, .absent: return nil
    }
  }

  /// A component with its looks and its content.
  mutating func component(
    _ drawn: DrawnComponent, _ state: ElementState, slots: Slots
  ) -> ArrangedComponent {
    let spec = design.components[drawn.component]
    let parts = drawn.looks.map { pool.look($0).parts } ?? spec.elements.map { _ in DrawnPart() }
    let inputs = pool.inputs[drawn.layout]
    let content = DrawnContent(
      design: design, reader: reader, drawn: drawn, spec: spec, slots: slots, cases: inputs.cases)
    return ArrangedComponent(content: content, parts: parts, inputs: inputs, state: state)
  }

  // MARK: Parts

  /// A box with a name, in place of everything that no spec describes.
  static func labelled(_ name: String) -> ScreenBox {
    let box = ScreenBox(.fixed(width: 0, height: 44, isWide: true))
    box.label = name
    box.spoken = SpokenBox(standIn: name)
    return box
  }

  func drawing(_ index: Int, _ owner: ArrangedComponent) -> ElementDrawing {
    ElementDrawing(
      builder: self, element: owner.spec.elements[index], part: owner.parts[index],
      state: owner.state)
  }
}
