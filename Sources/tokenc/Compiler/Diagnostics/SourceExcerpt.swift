/// One line of a source with marks below the part that a message is about.
///
/// Tabs become spaces, control characters a replacement character, and a line that is wider than
/// the terminal is cut to the neighbourhood of the marks: only that part of the file is looked at.
struct SourceExcerpt: Sendable {
  /// The line, or `…` and a part of it.
  let text: String
  /// Spaces, then `^~~~` as wide as the marked part.
  let marks: String
  private let glyphs: [Glyph]
  private let shown: Range<Int>
  private let firstCell: Int
  private let lead: Int

  /// A scalar of the line, ready to be shown.
  private struct Glyph {
    let offset: Int
    let text: String
    /// The first cell, counted from the start of the part that was decoded.
    let cell: Int
    let cells: Int
  }

  private static let tabStop = 4

  /// - Parameters:
  ///   - range: the marked bytes; what lies beyond the first line isn't marked.
  ///   - width: the cells that the line may take.
  init(of range: Range<Int>, in index: LineIndex, width: Int) {
    let width = max(width, 20)
    let line = index.lineRange(at: range.lowerBound)
    let marked = range.clamped(to: line)
    // A scalar takes at most four bytes, so this reaches beyond the terminal's edge on both sides.
    let from = max(line.lowerBound, index.scalarStart(at: marked.lowerBound - 4 * width))
    let until = min(line.upperBound, marked.lowerBound + 4 * width)
    let glyphs = Self.decode(from..<max(from, until), in: index)

    let total = glyphs.last?.cell ?? 0
    func cell(at offset: Int) -> Int {
      if let glyph = glyphs.first(where: { $0.offset >= offset }) { return glyph.cell }
      return total
    }
    let markCell = cell(at: marked.lowerBound)
    let isWhole = from == line.lowerBound && until == line.upperBound && total <= width
    let firstWanted = isWhole ? 0 : max(0, min(markCell - width / 3, total - width))
    let first = glyphs.firstIndex { $0.cell >= firstWanted } ?? glyphs.endIndex
    let start = first < glyphs.endIndex ? glyphs[first].cell : 0
    let last = glyphs[first...].firstIndex { $0.cell + $0.cells - start > width }
    let shown = first..<(last ?? glyphs.endIndex)

    let isCutBefore = first > 0 || from > line.lowerBound
    let isCutAfter = last != nil || until < line.upperBound
    let lead = isCutBefore ? 1 : 0
    text = (isCutBefore ? "…" : "") + glyphs[shown].map(\.text).joined() + (isCutAfter ? "…" : "")

    let shownEnd = glyphs[shown].last.map { $0.cell + $0.cells } ?? start
    let markEnd = min(cell(at: marked.upperBound), shownEnd)
    marks =
      String(repeating: " ", count: lead + max(0, markCell - start)) + "^"
      + String(repeating: "~", count: max(0, markEnd - markCell - 1))
    self.glyphs = glyphs
    self.shown = shown
    self.lead = lead
    firstCell = start
  }

  /// The cells before a byte of the line, or `nil` when the excerpt doesn't show it.
  func column(at offset: Int) -> Int? {
    guard let first = glyphs[shown].first, offset >= first.offset,
      let glyph = glyphs[shown].first(where: { $0.offset >= offset })
    else { return nil }
    return lead + glyph.cell - firstCell
  }

  /// Decodes some bytes of a line; a glyph without cells marks their end.
  private static func decode(_ range: Range<Int>, in index: LineIndex) -> [Glyph] {
    var glyphs: [Glyph] = []
    var cell = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = index.scalar(at: offset)
      var text = String(scalar)
      var cells = scalar.terminalCells
      if scalar == "\t" {
        cells = tabStop - cell % tabStop
        text = String(repeating: " ", count: cells)
      } else if scalar.needsSpelling {
        text = "\u{FFFD}"
        cells = 1
      }
      glyphs.append(Glyph(offset: offset, text: text, cell: cell, cells: cells))
      cell += cells
      offset += length
    }
    glyphs.append(Glyph(offset: offset, text: "", cell: cell, cells: 0))
    return glyphs
  }
}
