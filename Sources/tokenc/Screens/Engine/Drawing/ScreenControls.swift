import TokenCompiler
import TokenRuntime

/// Controls as the platform draws them, with the values that they show.
extension ElementDrawing {
  /// The track of a switch that is off, which the platform's colors set apart from any background.
  static let offColor = Color(
    space: .srgb, components: ColorComponents(0.47, 0.47, 0.5), alpha: 0.32, hex: nil)

  private func number(_ name: String, in texts: [String: ShownText]) -> Double? {
    texts[name].flatMap { Double($0.markup.text) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Where a value lies between its bounds, from 0 to 1.
  private func part(of texts: [String: ShownText]) -> Double {
    let least = number("minimum", in: texts) ?? 0
    let most = number("maximum", in: texts) ?? max(1, least)
    guard let value = number("value", in: texts), most > least else { return 0 }
    return min(1, max(0, (value - least) / (most - least)))
  }

  /// A line over all of the width, of which the first part has another color.
  private func line(_ part: Double, _ first: Color?, _ rest: Color?) -> ScreenBox {
    let row = ScreenBox(.group(.init(.row)))
    row.children = [(part, first), (1 - part, rest)].compactMap { weight, color in
      guard weight > 0 else { return nil }
      let piece = ScreenBox(.fixed(width: 0, height: 4, isWide: false))
      piece.weight = weight
      piece.paint.fill = color.map { .color($0) }
      piece.paint.corners = [2, 2, 2, 2]
      return piece
    }
    return row
  }

  func progress(_ texts: [String: ShownText]) -> ScreenBox {
    let box = line(part(of: texts), color(value("progressColor")), nil)
    box.paint.fill = color(value("trackColor")).map { .color($0) }
    box.paint.corners = [2, 2, 2, 2]
    return box
  }

  func slider(_ texts: [String: ShownText]) -> ScreenBox {
    let part = part(of: texts)
    let track = line(part, color(value("minimumTrackColor")), color(value("maximumTrackColor")))
    let thumb = ScreenBox(.fixed(width: 28, height: 28, isWide: false))
    thumb.paint.fill = .color(color(value("thumbColor")) ?? .white)
    thumb.paint.corners = Array(repeating: 14, count: 4)
    thumb.paint.borderColor = Self.offColor
    thumb.paint.borderWidth = 0.5
    let row = ScreenBox(.group(.init(.row)))
    func space(_ weight: Double) -> ScreenBox {
      let space = ScreenBox(.fixed(width: 0, height: 0, isWide: false))
      space.weight = weight
      return space
    }
    row.children = [space(part), thumb, space(1 - part)]
    let box = ScreenBox(
      .group(.init(.overlay, insets: .init(top: 8, bottom: 8), alignment: .leading)))
    box.children = [track, row]
    return box
  }

  /// A dot for each page.
  func pages(_ texts: [String: ShownText]) -> ScreenBox {
    let count = Int(exactly: min(50, max(0, number("count", in: texts) ?? 0)).rounded()) ?? 0
    let current = Int(exactly: (number("current", in: texts) ?? 0).rounded()) ?? 0
    let box = ScreenBox(
      .group(
        .init(
          .row, gap: 9, insets: .init(top: 9, bottom: 9), alignment: .center, distribution: .center)
      ))
    box.children = (0..<count).map { index in
      let dot = ScreenBox(.fixed(width: 8, height: 8, isWide: false))
      dot.paint.fill = color(value(index == current ? "currentPageColor" : "pageColor")).map {
        .color($0)
      }
      dot.paint.corners = [4, 4, 4, 4]
      return dot
    }
    return box
  }
}
