import TokenCompiler
import TokenComponents
import TokenPreview
import TokenScreens

/// The screens of a workbench: documents that are read once, and drawn with the values of any state.
struct WorkbenchScreens: Sendable {
  let side: ScreenSide
  let names: [String]
  /// The roots of the documents on ``tape``, in the order of ``names``; `nil` for one that is not JSON.
  let roots: [NodeID?]
  let tape: JSONTape
  private let drawn: [[DrawnComponent]]
  private let pool: LookPool

  init(_ side: ScreenSide, _ samples: [(name: String, text: [UInt8])]) {
    self.side = side
    names = samples.map(\.name)
    let source = MemorySource(
      samples.enumerated().map { (path: "\($0.offset).json", bytes: $0.element.text) })
    var reader = InputReader(source: source, as: .decoded)
    var pool = LookPool(side.design)
    roots = samples.indices.map { index in
      var ignored = DiagnosticCollector()
      guard let root = try? reader.root(ofFile: "\(index).json", reporting: &ignored) else {
        return nil
      }
      return side.validator.resolved(root, in: &reader.tape)?.root ?? root
    }
    tape = reader.tape
    let screens = ScreenReader(tape: tape)
    drawn = roots.map { [tape] root in
      let contents = root.map { side.validator.read($0, of: tape).contents } ?? []
      return contents.map { screens.drawn($0, &pool) }
    }
    self.pool = pool
  }

  /// The side that draws the same documents with the values of a state; `nil` if it has other tokens.
  func side(of state: WorkbenchState, label: String) -> ScreenSide? {
    side.with(state.table, label: label)
  }

  /// Documents in themes, drawn with the values of a side; each part that they share once.
  struct Pictures: Sendable {
    var pieces: ScreenPieces
    /// For each document a piece for each theme.
    var views: [[Int]] = []
  }

  /// The most components that are drawn for an answer.
  private static let mostComponents = 40_000

  func pictures(of documents: [Int], in themes: [Int], with side: ScreenSide) -> Pictures {
    let drawing = ScreenDrawing(side)
    let reader = ScreenReader(tape: tape)
    var pool = pool.with(side.design)
    var pictures = Pictures(pieces: ScreenPieces(themeCount: side.design.tokens.themes.count))
    var left = Self.mostComponents
    for document in documents {
      let components = drawn.indices.contains(document) ? drawn[document] : []
      left -= components.reduce(0) { $0 + $1.count } * themes.count
      guard !components.isEmpty, left >= 0 else {
        pictures.views.append([])
        continue
      }
      let screens = themes.map { theme in
        (theme, drawing.laidOut(components, reader, as: ScreenView(theme: theme), &pool))
      }
      pictures.views.append(pictures.pieces.add(screens))
    }
    return pictures
  }
}

extension DrawnComponent {
  fileprivate var count: Int { children.reduce(1) { $0 + $1.component.count } }
}
