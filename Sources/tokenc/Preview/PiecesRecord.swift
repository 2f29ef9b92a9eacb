import TokenCompiler
import TokenPages
import TokenScreens

/// The pieces of pictures as the JSON of a page.
///
/// ```
/// "paints": ["#ef3124", ["#ffffff", "#000000"], {"stops": [[0, "#ffffff"]], "end": [0.5, 1]}],
/// "pieces": [{"s": [80, 20], "m": [["a", "M0 0L80 0Z", 0]], "c": [[0, 5, 1]], "e": "title"}]
/// ```
///
/// A paint is a color or a gradient, or a list of such with one for each theme. A piece has its size, its marks, the
/// pieces in it with their places and the numbers of the document's components that they are, its opacity, its
/// element, what is said of it, and whether it is decoration. Lengths of pieces are hundredths of a point.
///
/// A mark is a list that begins with its kind: `a` for an area with outline, paint and blur, `b` for a border with outline,
/// paint and width, `d` and `u` for dashes around a stand-in and around the unknown, `p` for a picture with place, scale and
/// shapes, `t` for a line of text with its place, width, size, weight and paint.
package struct PiecesRecord {
  private let table: ScreenPieces

  package init(_ table: ScreenPieces) { self.table = table }

  package var members: [JSONRecord.Member] { [("paints", paints), ("pieces", pieces)] }

  package var paints: some JSONWritable { table.paints.map { PaintRecord(fills: $0) } }

  package var pieces: some JSONWritable { table.pieces.map { record(of: $0) } }

  /// Everything but plain colors.
  package var shapeMembers: [JSONRecord.Member] {
    let gradients = table.paints.map { fills -> PaintRecord? in
      let isPlain = fills.allSatisfy { if case .color = $0 { true } else { false } }
      return isPlain ? nil : PaintRecord(fills: fills)
    }
    return [("gradients", gradients), ("pieces", pieces)]
  }

  private func record(of piece: ScreenPieces.Piece) -> JSONRecord {
    [
      "s": [piece.width, piece.height],
      "m": piece.marks.isEmpty ? nil : piece.marks.map { MarkRecord(mark: $0) },
      "c": piece.children.isEmpty
        ? nil : piece.children.map { [$0.x, $0.y, $0.piece] + $0.owners },
      "o": piece.opacity < 1 ? piece.opacity.rounded(decimals: 4) : nil, "e": piece.element,
      "say": piece.speech.map { record(of: $0) }, "mute": piece.isHidden ? true : nil,
    ]
  }

  private func record(of speech: SpokenAttributes) -> JSONRecord {
    [
      "role": speech.role,
      "aria": JSONRecord(speech.states.map { ($0.name, $0.value) }),
      "choices": speech.choices.isEmpty
        ? nil
        : speech.choices.map { ["title": $0.title, "on": $0.isChosen] as JSONRecord },
      "typed": speech.isTyped ? true : nil,
    ]
  }
}

private struct PaintRecord: JSONWritable {
  let fills: [ScreenFill]

  func write(to writer: inout JSONWriter) {
    let records = fills.map { FillRecord(fill: $0) }
    if records.count == 1 { writer.value(records[0]) } else { writer.value(records) }
  }
}

private struct FillRecord: JSONWritable {
  let fill: ScreenFill

  func write(to writer: inout JSONWriter) {
    switch fill {
    case .color(let color): writer.value(ValueSketch.shortCSS(color))
    case .gradient(let gradient, let direction):
      let end = ScreenFill.end(of: gradient, direction)
      writer.object { writer in
        writer.array("stops", gradient.orderedStops) { stop, writer in
          writer.array([0, 1]) { part, writer in
            if part == 0 {
              writer.value(stop.position)
            } else {
              writer.value(ValueSketch.shortCSS(stop.color))
            }
          }
        }
        writer.member("end", [end.x, end.y])
      }
    }
  }
}

private struct MarkRecord: JSONWritable {
  let mark: ScreenMark<Int>

  func write(to writer: inout JSONWriter) {
    writer.array(parts) { part, writer in part.write(to: &writer) }
  }

  private var parts: [any JSONWritable] {
    switch mark {
    case .area(let outline, let paint, let blur):
      ["a", outline, paint] + (blur > 0 ? [blur.rounded(decimals: 2)] : [])
    case .border(let outline, let paint, let width):
      ["b", outline, paint, width.rounded(decimals: 2)]
    case .dashes(let outline, let isFilled): [isFilled ? "u" : "d", outline]
    case .picture(let picture):
      [
        "p", picture.x.rounded(decimals: 2), picture.y.rounded(decimals: 2),
        picture.scale.rounded(decimals: 4),
      ] + picture.shapes.flatMap { shape -> [any JSONWritable] in [shape.path, shape.paint] }
    case .text(let line):
      [
        "t", line.x.rounded(decimals: 2), line.y.rounded(decimals: 2),
        line.width.rounded(decimals: 1),
        line.size.rounded(decimals: 2), line.weight.rounded(decimals: 2), line.paint,
        record(of: line),
      ]
    }
  }

  /// The members of a line besides its text, which is often all.
  private func record(of line: ScreenLine<Int>) -> JSONRecord {
    let text = line.runs.map(\.text).joined()
    let isPlain = line.runs.allSatisfy(\.isPlain)
    return [
      "text": isPlain ? text : nil,
      "runs": isPlain ? nil : line.runs.map { record(of: $0) },
      "spacing": line.letterSpacing == 0 ? nil : line.letterSpacing.rounded(decimals: 2),
      "anchor": line.anchor == "start" ? nil : line.anchor,
      "family": line.family.isEmpty ? nil : line.family,
    ]
  }

  private func record(of run: ScreenLine<Int>.Run) -> JSONRecord {
    let lines =
      (run.isUnderlined ? ["underline"] : []) + (run.isStruckThrough ? ["line-through"] : [])
    return [
      "text": run.text, "size": run.size?.rounded(decimals: 2), "weight": run.weight,
      "family": run.family, "paint": run.paint,
      "italic": run.isItalic ? true : nil,
      "lines": lines.isEmpty ? nil : lines.joined(separator: " "),
    ]
  }
}

extension ScreenLine.Run {
  fileprivate var isPlain: Bool {
    size == nil && weight == nil && family == nil && paint == nil && !isItalic && !isUnderlined
      && !isStruckThrough
  }
}

extension ValueSketch {
  /// The color in as few letters as keep a color of sRGB that has whole bytes.
  fileprivate static func shortCSS(_ color: Color) -> String {
    let isWhole = (0..<3).allSatisfy { index in
      let byte = color.components.numbers[index] * 255
      return abs(byte - byte.rounded()) < 0.001
    }
    return color.space == .srgb && color.isInGamut(of: .srgb) && isWhole && color.opacity == 1
      ? color.sRGBHex : css(color)
  }
}
