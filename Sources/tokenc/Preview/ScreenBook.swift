import TokenCompiler
import TokenComponents
import TokenScreens

/// Draws documents for a page, and says which components they have where.
///
/// ```
/// {"outline": [["/children/0", 4, 12, 80, 1, 0]], "views": {"large normal": [7, 7, 9]}}
/// ```
///
/// An entry of an outline has a component's pointer, its number, its start and end in UTF-16 code units, how deep it is
/// in others, and the number of its look; after these the fields whose values don't parse.
struct ScreenBook {
  private let side: ScreenSide
  private let drawing: ScreenDrawing
  private(set) var pieces: ScreenPieces
  private var pool: LookPool
  /// The looks of the outlined components, each once.
  private(set) var looks: [JSONRecord] = []
  private var lookIndices: [[Int?]: Int] = [:]

  /// More components are not drawn in one view.
  static let mostComponents = 1_500
  /// More components are not drawn for one answer, all views together.
  static let mostDrawn = 15_000

  init(_ side: ScreenSide) {
    self.side = side
    drawing = ScreenDrawing(side)
    pieces = ScreenPieces(themeCount: side.design.tokens.themes.count)
    pool = LookPool(side.design)
  }

  var themes: Range<Int> { side.design.tokens.themes.indices }

  var tableMembers: [JSONRecord.Member] {
    PiecesRecord(pieces).members + [("looks", looks)]
  }

  // MARK: Documents

  /// A document, ready to be drawn.
  struct Drawn {
    var components: [DrawnComponent]
    var reader: ScreenReader
    var owners: [String: Int]
    var outline: [OutlineEntry]
    /// A Boolean value that indicates whether there is more than one view draws.
    var isCut: Bool
  }

  struct OutlineEntry: JSONWritable {
    var pointer: String
    var component: Int
    /// In UTF-16 code units.
    var range: Range<Int>
    var depth: Int
    var look: Int
    var faultyFields: [String]

    func write(to writer: inout JSONWriter) {
      let start: [any JSONWritable] = [
        pointer, component, range.lowerBound, range.upperBound, depth, look,
      ]
      writer.array(start + faultyFields) { part, writer in part.write(to: &writer) }
    }
  }

  mutating func drawn(_ document: EditedDocument) -> Drawn {
    let reader = ScreenReader(tape: document.tape)
    var left = Self.mostComponents
    var shown: [SentContent] = []
    for content in document.contents {
      let count = content.componentCount
      guard count <= left else { break }
      left -= count
      shown.append(content)
    }
    var drawn = Drawn(
      components: [], reader: reader, owners: [:], outline: [],
      isCut: shown.count < document.contents.count)
    if pool.isEmpty {
      // Judging the document has found its looks already.
      pool = document.looks
      drawn.components = Array(document.drawn.prefix(shown.count))
    } else {
      drawn.components = shown.map { reader.drawn($0, &pool) }
    }
    for component in drawn.components { outline(component, depth: 0, document, &drawn) }
    return drawn
  }

  private mutating func outline(
    _ component: DrawnComponent, depth: Int, _ document: EditedDocument, _ drawn: inout Drawn
  ) {
    guard let content = component.content else { return }
    let spec = side.design.components[component.component]
    let bytes = document.bytes(of: content.node)
    drawn.owners[content.pointer] = drawn.outline.count
    drawn.outline.append(
      OutlineEntry(
        pointer: content.pointer, component: component.component,
        range: document.lines.utf16Range(bytes), depth: depth, look: look(of: component),
        faultyFields: content.faultyFields.map { spec.fields[$0].name }.sorted()))
    for child in component.children { outline(child.component, depth: depth + 1, document, &drawn) }
  }

  /// Each theme's piece for a view of a document, in the order of the themes.
  mutating func pieces(
    of drawn: Drawn, as view: ScreenView, in themes: some Collection<Int>
  ) -> [Int] {
    var screens: [(theme: Int, screen: ScreenBox)] = []
    for theme in themes {
      var view = view
      view.theme = theme
      screens.append((theme, drawing.laidOut(drawn.components, drawn.reader, as: view, &pool)))
    }
    return pieces.add(screens, owners: drawn.owners, isMirrored: view.isRightToLeft)
  }

  // MARK: Catalogue

  /// A component of a sample document with a variant or cases, as each theme has it.
  mutating func pieces(of sample: CatalogueSample) -> [Int] {
    let name = side.design.tokens.configuration.typePrefix + sample.component.name
    var writer = JSONWriter()
    writer.value(sample.document)
    let document = EditedDocument(writer.bytes, of: side, as: name)
    let reader = ScreenReader(tape: document.tape)
    guard
      let drawn = reader.sample(
        document.contents.first, of: sample.component.name, variant: sample.variant,
        cases: sample.cases, &pool)
    else { return [] }
    var view = ScreenView(theme: 0)
    view.state = sample.state
    view.width = CatalogueSample.mostWidth
    view.isSample = true
    let screens = themes.map { theme in
      view.theme = theme
      return (
        theme, drawing.laidOut([drawn], reader, as: view, namesElements: true, &pool)
      )
    }
    return pieces.add(screens)
  }

  // MARK: Looks

  private mutating func look(of component: DrawnComponent) -> Int {
    let key = [component.looks, component.layout]
    if let known = lookIndices[key] { return known }
    let spec = side.design.components[component.component]
    let parts = component.looks.map { pool.look($0).parts } ?? []
    let elements = zip(spec.elements, parts).map { element, part -> JSONRecord.Member in
      (element.name, record(of: part))
    }
    let layout = zip(spec.layout, pool.look(component.layout).parts).map {
      property, part -> JSONRecord.Member in
      (property.name, record(of: part))
    }
    lookIndices[key] = looks.count
    looks.append(["elements": JSONRecord(elements), "layout": JSONRecord(layout)])
    return looks.count - 1
  }

  private func record(of part: DrawnPart) -> JSONRecord {
    JSONRecord(
      part.properties.map { ($0.path.joined(separator: "."), DrawnRecord(value: $0.value)) })
  }
}

/// A sample of the catalogue: a component in a state, a variant and cases of its enums.
struct CatalogueSample {
  let component: Component
  let document: SampleValue
  var state = ElementState.normal
  var variant: Int?
  /// The cases by the numbers of their enums.
  var cases: [Int: Int] = [:]

  /// In points.
  static let mostWidth = 368.0
}

/// A value of a look: a list with the number of a token, or what else it is.
private struct DrawnRecord: JSONWritable {
  let value: DrawnValue

  func write(to writer: inout JSONWriter) {
    switch value {
    case .any: writer.null()
    case .token(let token): writer.value([token])
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .word(let word): writer.value(word)
    case .color(let rgba):
      let digits = String(rgba, radix: 16)
      writer.value("#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits)
    // Only arrangements have measures, and pages show what these come to.
    case .measure: writer.null()
    case .parts(let parts):
      writer.value(JSONRecord(parts.map { ($0.name, DrawnRecord(value: $0.value)) }))
    }
  }
}

extension SentContent {
  fileprivate var componentCount: Int { children.reduce(1) { $0 + $1.content.componentCount } }
}

extension LineIndex {
  func utf16Range(_ bytes: Range<Int>) -> Range<Int> {
    let start = utf16Offset(at: bytes.lowerBound)
    return start..<max(start, utf16Offset(at: bytes.upperBound))
  }
}
