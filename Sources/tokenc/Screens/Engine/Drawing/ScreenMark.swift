import TokenCompiler
import TokenRuntime

/// A shape that is drawn of a box; the first of several is at the back.
///
/// Its points are in the box's own coordinates or those of the screen, as its maker chose.
package enum ScreenMark<Paint: Hashable & Sendable>: Hashable, Sendable {
  /// An area, blurred where it is a shadow. The outline is path data of SVG.
  case area(outline: String, Paint, blur: Double)
  case border(outline: String, Paint, width: Double)
  /// A dashed line around what stands for something else, filled where nothing is known of that.
  case dashes(outline: String, isFilled: Bool)
  case picture(ScreenPicture<Paint>)
  case text(ScreenLine<Paint>)

  /// The same mark with other paints.
  package func painted<Other>(_ change: (Paint) -> Other) -> ScreenMark<Other> {
    switch self {
    case .area(let outline, let paint, let blur):
      .area(outline: outline, change(paint), blur: blur)
    case .border(let outline, let paint, let width):
      .border(outline: outline, change(paint), width: width)
    case .dashes(let outline, let isFilled): .dashes(outline: outline, isFilled: isFilled)
    case .picture(let picture):
      .picture(
        ScreenPicture(
          x: picture.x, y: picture.y, scale: picture.scale,
          shapes: picture.shapes.map { .init(path: $0.path, paint: change($0.paint)) }))
    case .text(let line): .text(line.painted(change))
    }
  }
}

/// The picture of an image or icon: shapes in a box of 24 by 24.
package struct ScreenPicture<Paint: Hashable & Sendable>: Hashable, Sendable {
  package struct Shape: Hashable, Sendable {
    /// Path data of SVG.
    package var path: String
    package var paint: Paint
  }

  /// Where the box of 24 by 24 begins.
  package var x: Double
  package var y: Double
  package var scale: Double
  package var shapes: [Shape]
}

/// A line of text.
package struct ScreenLine<Paint: Hashable & Sendable>: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var text: String
    /// The properties that set the run apart from the line; `nil` where it is as the line.
    package var size: Double?
    package var weight: Double?
    package var family: String?
    package var paint: Paint?
    package var isItalic: Bool
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
  }

  /// Where the line begins, has its middle or ends, by its anchor.
  package var x: Double
  /// The baseline.
  package var y: Double
  package var width: Double
  package var size: Double
  package var weight: Double
  package var letterSpacing: Double
  /// `start`, `middle` or `end`.
  package var anchor: String
  package var family: String
  package var paint: Paint
  package var runs: [Run]

  fileprivate func painted<Other>(_ change: (Paint) -> Other) -> ScreenLine<Other> {
    ScreenLine<Other>(
      x: x, y: y, width: width, size: size, weight: weight, letterSpacing: letterSpacing,
      anchor: anchor,
      family: family, paint: change(paint),
      runs: runs.map {
        .init(
          text: $0.text, size: $0.size, weight: $0.weight, family: $0.family,
          paint: $0.paint.map(change), isItalic: $0.isItalic,
          isUnderlined: $0.isUnderlined, isStruckThrough: $0.isStruckThrough)
      })
  }
}

/// Makes the marks of boxes: the one account of how a box is drawn, which files of SVG and pages share.
struct ScreenInk {
  typealias Mark = ScreenMark<ScreenFill>

  /// A Boolean value that indicates whether leading is on the right.
  var isMirrored = false

  static let gray = Color(
    space: .srgb, components: ColorComponents(0.5, 0.5, 0.5), alpha: nil, hex: nil)

  /// The marks of a box without those within.
  ///
  /// - Parameter frame: where the box is drawn.
  func marks(of box: ScreenBox, in frame: ScreenFrame) -> [Mark] {
    var marks = self.marks(of: box.paint, in: frame)
    if case .text(let text) = box.content { marks += self.marks(of: text, in: frame) }
    if let label = box.label { marks += self.marks(ofLabel: label, in: frame) }
    return marks
  }

  private func marks(of paint: ScreenPaint, in frame: ScreenFrame) -> [Mark] {
    guard !paint.isEmpty, frame.width > 0, frame.height > 0 else { return [] }
    var marks: [Mark] = []
    let corners = mirrored(paint.corners)
    for layer in paint.shadow?.layers ?? [] where layer.inset != true {
      var shadow = frame
      shadow.x += layer.offsetX.value - layer.spread.value
      shadow.y += layer.offsetY.value - layer.spread.value
      shadow.width = max(0, shadow.width + 2 * layer.spread.value)
      shadow.height = max(0, shadow.height + 2 * layer.spread.value)
      marks.append(
        .area(
          outline: Self.outline(shadow, corners), .color(layer.color),
          blur: max(0, layer.blur.value / 2)))
    }
    let outline = Self.outline(frame, corners)
    for fill in [paint.fill, paint.overlay].compactMap(\.self) {
      marks.append(.area(outline: outline, mirrored(fill), blur: 0))
    }
    if !paint.picture.isEmpty { marks.append(.picture(picture(paint.picture, in: frame))) }
    if paint.isStandIn { marks.append(.dashes(outline: outline, isFilled: false)) }
    if let sign = paint.sign {
      let side = min(frame.width, frame.height) * 0.6
      let area = ScreenFrame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
        width: side, height: side)
      let corners = Array(repeating: side / 4, count: 4)
      marks.append(.area(outline: Self.outline(area, corners), .color(sign), blur: 0))
    }
    if let color = paint.borderColor, paint.borderWidth > 0 {
      let half = paint.borderWidth / 2
      let inner = frame.inset(by: .init(half))
      let radii = corners.map { max(0, $0 - half) }
      marks.append(
        .border(outline: Self.outline(inner, radii), .color(color), width: paint.borderWidth))
    }
    return marks
  }

  private func picture(
    _ shapes: [(path: String, color: Color)], in frame: ScreenFrame
  ) -> ScreenPicture<ScreenFill> {
    let scale = min(frame.width, frame.height) / 24
    return ScreenPicture(
      x: frame.x + (frame.width - 24 * scale) / 2, y: frame.y + (frame.height - 24 * scale) / 2,
      scale: scale, shapes: shapes.map { .init(path: $0.path, paint: .color($0.color)) })
  }

  private func marks(of text: ScreenText, in frame: ScreenFrame) -> [Mark] {
    let style = text.style
    guard let color = style.color else { return [] }
    let shown = text.measuredLines(within: frame.width + 0.5, height: frame.height)
    let height = Double(shown.count) * style.lineHeight
    let anchor = mirrored(anchor: style.anchor)
    let x =
      switch anchor {
      case "middle": frame.x + frame.width / 2
      case "end": frame.x + frame.width
      default: frame.x
      }
    var y = frame.y + (frame.height - height) / 2 + text.ascent
    var marks: [Mark] = []
    for line in shown {
      marks.append(
        .text(
          ScreenLine(
            x: x, y: y, width: line.width, size: style.size, weight: style.weight,
            letterSpacing: style.letterSpacing, anchor: anchor, family: style.family,
            paint: .color(color), runs: line.runs.map { Self.run($0, in: style) })))
      y += style.lineHeight
    }
    return marks
  }

  private static func run(
    _ run: ScreenText.Run, in text: ScreenText.Style
  ) -> ScreenLine<ScreenFill>.Run {
    let style = run.style
    return .init(
      text: run.text, size: style.size == text.size ? nil : style.size,
      weight: style.weight == text.weight ? nil : style.weight,
      family: style.family == text.family ? nil : style.family,
      paint: style.color == text.color ? nil : style.color.map { .color($0) },
      isItalic: style.isItalic,
      isUnderlined: style.isUnderlined, isStruckThrough: style.isStruckThrough)
  }

  /// A dashed box with a name, for what is not known.
  private func marks(ofLabel label: String, in frame: ScreenFrame) -> [Mark] {
    let inner = frame.inset(by: .init(0.5))
    let box = Mark.dashes(outline: Self.outline(inner, [4, 4, 4, 4]), isFilled: true)
    guard frame.width >= 28, frame.height >= 12 else { return [box] }
    let size = min(11, frame.height * 0.6)
    let style = ScreenText.Style(
      size: size, lineHeight: size, color: Self.gray, lineCount: 1, anchor: "middle")
    let text = ScreenText(
      MarkupText(plain: label), [.init(text: label, style: style)], in: style)
    return [box] + marks(of: text, in: frame.inset(by: .init(leading: 2, trailing: 2)))
  }

  // MARK: Directions

  private func mirrored(_ corners: [Double]) -> [Double] {
    guard isMirrored, corners.count == 4 else { return corners }
    return [corners[1], corners[0], corners[3], corners[2]]
  }

  private func mirrored(_ fill: ScreenFill) -> ScreenFill {
    guard isMirrored, case .gradient(var gradient, let direction) = fill else { return fill }
    gradient.angle = gradient.angle.map { -$0 }
    return .gradient(gradient, direction.mirrored)
  }

  private func mirrored(anchor: String) -> String {
    guard isMirrored else { return anchor }
    return anchor == "start" ? "end" : anchor == "end" ? "start" : anchor
  }

  // MARK: Outlines

  static func outline(_ frame: ScreenFrame, _ corners: [Double]) -> String {
    let stated = corners.count == 4 ? corners : [0, 0, 0, 0]
    let fitted = fittedRadii(
      [stated[0], stated[1], stated[3], stated[2]], width: frame.width, height: frame.height)
    let radii = [fitted[0], fitted[1], fitted[3], fitted[2]]
    let right = frame.x + frame.width
    let bottom = frame.y + frame.height
    func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(point(x, y))" : ""
    }
    return "M\(point(frame.x + radii[0], frame.y))L\(point(right - radii[1], frame.y))"
      + arc(radii[1], right, frame.y + radii[1])
      + "L\(point(right, bottom - radii[2]))" + arc(radii[2], right - radii[2], bottom)
      + "L\(point(frame.x + radii[3], bottom))" + arc(radii[3], frame.x, bottom - radii[3])
      + "L\(point(frame.x, frame.y + radii[0]))" + arc(radii[0], frame.x + radii[0], frame.y) + "Z"
  }

  static func number(_ number: Double) -> String { JSONNumber.text(number, decimals: 2) }
}
