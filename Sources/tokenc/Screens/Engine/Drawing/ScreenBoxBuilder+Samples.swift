import TokenCompiler
import TokenComponents
import TokenRuntime

/// Samples of elements, for pages that show a component without an arrangement.
extension ScreenBoxBuilder {
  /// The elements of a component that no arrangement places, each below its name.
  mutating func elements(of drawn: DrawnComponent, _ state: ElementState) -> ScreenBox {
    let spec = design.components[drawn.component]
    let owner = component(drawn, state, slots: [:])
    let boxes = spec.elements.indices.map { index in
      let element = spec.elements[index]
      let name = ScreenText.Style(size: 11, lineHeight: 16, color: ScreenInk.gray, lineCount: 1)
      let caption = ScreenBox(
        .text(
          ScreenText(
            MarkupText(plain: element.name), [.init(text: element.name, style: name)], in: name)))
      let group = ScreenBox(.group(.init(.column, gap: 2, alignment: .leading)))
      group.spoken = SpokenBox()
      group.children = [caption, sample(of: index, owner)]
      return group
    }
    let column = ScreenBox(.group(.init(.column, gap: 8, alignment: .leading)))
    column.spoken = SpokenBox()
    column.children = boxes
    return column
  }

  func sample(of index: Int, _ owner: ArrangedComponent) -> ScreenBox {
    let element = owner.spec.elements[index]
    guard case .element(let kind, _) = element.kind else { return Self.labelled(element.name) }
    var text = SampleDocuments.title(of: element.name)
    if case .text(let sample)? = element.samples.first?.value { text = sample }
    let shown = kind.slots.isEmpty ? [:] : ["text": text, "title": text, "image": text]
    let box = drawing(index, owner).box(kind, shown.mapValues { ShownText(plain: $0) })
    box.elements = [element.name]
    box.spoken = SpokenBox(kind: kind, shown: shown)
    if case .empty = box.content {
      box.bounds.width.least = 48
      box.bounds.height.least = 24
    }
    return box
  }
}
