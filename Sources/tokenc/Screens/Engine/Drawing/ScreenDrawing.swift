import TokenCompiler

/// Draws documents as pictures, by the arrangements of component specs.
///
/// A part that no spec describes is not guessed: a component without an arrangement, and an element that the app
/// fills, is a dashed box with its name.
package struct ScreenDrawing: Sendable {
  private let design: ScreenDesign
  private let validator: DocumentReader
  private let fonts: FontCatalog
  /// The width of the screens, in points.
  private let width: Double

  package init(_ side: ScreenSide, width: Double = 390) {
    design = side.design
    validator = side.validator
    fonts = side.fonts
    self.width = width
  }

  /// The names of the themes, in their order; empty for the only one.
  package var themeNames: [String] { design.tokens.themes.map(\.name) }

  /// Returns a Boolean value that indicates whether a file is a picture that tokenc drew.
  package static func isPicture(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1_000), as: UTF8.self).hasWord(ScreenSVG.mark)
  }

  /// The document in each theme as SVG; none where nothing of it decodes.
  package func pictures(of root: NodeID, in tape: JSONTape, title: String) -> [[UInt8]] {
    drawn(root, in: tape, themes: Array(design.tokens.themes.indices)).enumerated().map {
      let name = design.tokens.themes[$0].name
      return $1.svg(title: name.isEmpty ? title : "\(title), \(name)")
    }
  }

  /// The document in some themes; none where nothing of it decodes.
  package func drawn(_ root: NodeID, in tape: JSONTape, themes: [Int]) -> [DrawnScreen] {
    let contents = validator.read(root, of: tape).contents
    guard !contents.isEmpty else { return [] }
    var pool = LookPool(design)
    let reader = ScreenReader(tape: tape)
    let drawn = contents.map { reader.drawn($0, &pool) }
    return themes.map { theme in
      DrawnScreen(
        screen: laidOut(drawn, reader, theme, &pool),
        ground: design.contrast.ground(in: theme) ?? .white)
    }
  }

  /// Components in a theme, one below the other, each box in its place.
  package func laidOut(
    _ drawn: [DrawnComponent], _ reader: ScreenReader, _ theme: Int, _ pool: inout LookPool
  ) -> ScreenBox {
    var view = ScreenView(theme: theme)
    view.width = width
    return laidOut(drawn, reader, as: view, &pool)
  }

  /// Components one below the other, as a person looks at them.
  ///
  /// - Parameter namesElements: whether a component without an arrangement shows its elements with their
  ///   names, and not its own name alone.
  package func laidOut(
    _ drawn: [DrawnComponent], _ reader: ScreenReader, as view: ScreenView,
    namesElements: Bool = false, _ pool: inout LookPool
  ) -> ScreenBox {
    var builder = ScreenBoxBuilder(
      design: design, reader: reader, fonts: fonts, theme: view.theme, pool: pool,
      textScale: view.textScale, isRightToLeft: view.isRightToLeft, marksStandIns: !view.isSample)
    // What it looks up is kept for the next one, and not copied.
    pool = LookPool(design)
    let screen = ScreenBox(.group(.init(.column)))
    screen.spoken = SpokenBox()
    screen.spoken?.statement.isSelected = view.state == .selected
    screen.spoken?.statement.isDisabled = view.state == .disabled
    screen.children = drawn.compactMap { component in
      let isNamed = namesElements && design.components[component.component].arrangement == nil
      return isNamed
        ? builder.elements(of: component, view.state)
        : builder.box(of: component, view.state, slots: [:])
    }
    pool = builder.pool
    let size = screen.item.measured(within: view.width)
    // What needs no width by itself would not be seen.
    let needed = size.width > 0 ? min(size.width, view.width) : ScreenView.emptySampleWidth
    let width = view.isSample ? needed : view.width
    screen.place(in: ScreenFrame(x: 0, y: 0, width: width, height: max(1, size.height)))
    if view.isRightToLeft { screen.mirror(within: width) }
    return screen
  }
}

package struct DrawnScreen {
  package let screen: ScreenBox
  /// The color beneath all of it.
  let ground: Color

  /// - Parameter title: the title for screen readers; `nil` where the page around it says so.
  package func svg(title: String?) -> [UInt8] {
    ScreenSVG.text(of: screen, title: title, ground: ground)
  }

  package func frames(of pointers: Set<String>) -> [String: ScreenFrame] {
    var frames: [String: ScreenFrame] = [:]
    func visit(_ box: ScreenBox) {
      for owner in box.owners where pointers.contains(owner.pointer) {
        frames[owner.pointer] = box.frame
      }
      box.children.forEach(visit)
    }
    visit(screen)
    return frames
  }
}
