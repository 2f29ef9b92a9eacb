import TokenCompiler
import TokenRuntime

/// A laid-out screen as SVG: the same bytes for the same screen, and no reference to anything outside.
struct ScreenSVG {
  private var lines: [String] = []
  private var definitions: [String] = []

  /// The first lines of each file, by which a later run knows its own.
  static let mark = "<!-- Drawn by tokenc. -->"

  static func text(of screen: ScreenBox, title: String?, ground: Color) -> [UInt8] {
    var svg = ScreenSVG()
    svg.draw(screen)
    let (width, height) = (number(screen.frame.width), number(screen.frame.height))
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" font-family="system-ui, sans-serif">"#, mark,
    ]
    if let title { lines.append("<title>\(escaped(title))</title>") }
    if !svg.definitions.isEmpty { lines += ["<defs>"] + svg.definitions + ["</defs>"] }
    lines.append(#"<rect width="\#(width)" height="\#(height)" \#(fill(ground))/>"#)
    return Array((lines + svg.lines + ["</svg>"]).map { $0 + "\n" }.joined().utf8)
  }

  static let gray = Color(
    space: .srgb, components: ColorComponents(0.5, 0.5, 0.5), alpha: nil, hex: nil)

  // MARK: Boxes

  private mutating func draw(_ box: ScreenBox) {
    let isFaded = box.paint.opacity < 1
    if isFaded { lines.append(#"<g opacity="\#(Self.number(box.paint.opacity))">"#) }
    draw(box.paint, in: box.frame)
    if case .text(let text) = box.content { draw(text, in: box.frame) }
    if let label = box.label { draw(label: label, in: box.frame) }
    for child in box.children { draw(child) }
    if isFaded { lines.append("</g>") }
  }

  private mutating func draw(_ paint: ScreenPaint, in frame: ScreenFrame) {
    guard !paint.isEmpty, frame.width > 0, frame.height > 0 else { return }
    for layer in paint.shadow?.layers ?? [] where layer.inset != true {
      var shadow = frame
      shadow.x += layer.offsetX.value - layer.spread.value
      shadow.y += layer.offsetY.value - layer.spread.value
      shadow.width = max(0, shadow.width + 2 * layer.spread.value)
      shadow.height = max(0, shadow.height + 2 * layer.spread.value)
      let blur = Self.number(layer.blur.value / 2)
      let style = layer.blur.value > 0 ? #" style="filter:blur(\#(blur)px)""# : ""
      lines.append(
        #"<path d="\#(Self.outline(shadow, paint.corners))" \#(Self.fill(layer.color))\#(style)/>"#)
    }
    let outline = Self.outline(frame, paint.corners)
    for value in [paint.fill, paint.overlay].compactMap(\.self) {
      lines.append(#"<path d="\#(outline)" \#(fill(value))/>"#)
    }
    if !paint.picture.isEmpty {
      let scale = min(frame.width, frame.height) / 24
      let (x, y) = (frame.width - 24 * scale, frame.height - 24 * scale)
      lines.append(
        #"<g transform="translate(\#(Self.number(frame.x + x / 2)) \#(Self.number(frame.y + y / 2))) "#
          + #"scale(\#(JSONNumber.text(scale, decimals: 4)))">"#)
      for (path, color) in paint.picture {
        lines.append(#"<path d="\#(Self.escaped(path))" \#(Self.fill(color))/>"#)
      }
      lines.append("</g>")
    }
    if paint.isStandIn {
      lines.append(
        ##"<path d="\##(outline)" fill="none" stroke="#808080" stroke-dasharray="3 3"/>"##)
    }
    if let sign = paint.sign {
      let side = min(frame.width, frame.height) * 0.6
      let area = ScreenFrame(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
        width: side, height: side)
      let corners = Array(repeating: side / 4, count: 4)
      lines.append(#"<path d="\#(Self.outline(area, corners))" \#(Self.fill(sign))/>"#)
    }
    if let color = paint.borderColor, paint.borderWidth > 0 {
      let half = paint.borderWidth / 2
      let inner = frame.inset(by: .init(half))
      let corners = paint.corners.map { max(0, $0 - half) }
      lines.append(
        #"<path d="\#(Self.outline(inner, corners))" fill="none" stroke="\#(color.sRGBHex)" "#
          + #"stroke-opacity="\#(Self.number(color.opacity))" stroke-width="\#(Self.number(paint.borderWidth))"/>"#
      )
    }
  }

  private mutating func draw(_ text: ScreenText, in frame: ScreenFrame) {
    let style = text.style
    guard let color = style.color else { return }
    let shown = text.lines(within: frame.width + 0.5, height: frame.height)
    let height = Double(shown.count) * style.lineHeight
    var y = frame.y + (frame.height - height) / 2 + text.ascent
    let x =
      switch style.anchor {
      case "middle": frame.x + frame.width / 2
      case "end": frame.x + frame.width
      default: frame.x
      }
    for line in shown {
      var attributes = #"x="\#(Self.number(x))" y="\#(Self.number(y))" "#
      attributes +=
        #"font-size="\#(Self.number(style.size))" font-weight="\#(Self.number(style.weight))" "#
      if style.letterSpacing != 0 {
        attributes += #"letter-spacing="\#(Self.number(style.letterSpacing))" "#
      }
      if style.anchor != "start" { attributes += #"text-anchor="\#(style.anchor)" "# }
      if !style.family.isEmpty {
        attributes += #"font-family="\#(Self.escaped(style.family)), system-ui, sans-serif" "#
      }
      let letters = line.map { Self.letters($0, in: style) }.joined()
      lines.append("<text \(attributes)\(Self.fill(color))>\(letters)</text>")
      y += style.lineHeight
    }
  }

  /// The letters of a part, with what sets them apart from the text around.
  private static func letters(_ part: ScreenText.Run, in text: ScreenText.Style) -> String {
    let style = part.style
    var attributes = ""
    if style.weight != text.weight { attributes += #" font-weight="\#(number(style.weight))""# }
    if style.isItalic { attributes += #" font-style="italic""# }
    if style.family != text.family {
      attributes += #" font-family="\#(escaped(style.family)), monospace""#
    }
    let line =
      (style.isUnderlined ? " underline" : "") + (style.isStruckThrough ? " line-through" : "")
    if !line.isEmpty { attributes += #" text-decoration="\#(line.dropFirst())""# }
    let letters = escaped(part.text)
    return attributes.isEmpty ? letters : "<tspan\(attributes)>\(letters)</tspan>"
  }

  /// A dashed box with a name, for what is not known.
  private mutating func draw(label: String, in frame: ScreenFrame) {
    let inner = frame.inset(by: .init(0.5))
    lines.append(
      ##"<path d="\##(Self.outline(inner, [4, 4, 4, 4]))" fill="#808080" fill-opacity="0.12" "##
        + ##"stroke="#808080" stroke-dasharray="3 3"/>"##)
    guard frame.width >= 28, frame.height >= 12 else { return }
    let size = min(11, frame.height * 0.6)
    let style = ScreenText.Style(
      size: size, lineHeight: size, color: Self.gray, lineCount: 1, anchor: "middle")
    let text = ScreenText(
      MarkupText(plain: label), [.init(text: label, style: style)], in: style)
    draw(text, in: frame.inset(by: .init(leading: 2, trailing: 2)))
  }

  // MARK: Attributes

  private mutating func fill(_ fill: ScreenFill) -> String {
    switch fill {
    case .color(let color): return Self.fill(color)
    case .gradient(let gradient, let direction):
      let name = "g\(definitions.count)"
      let stops = gradient.orderedStops.map { stop in
        #"<stop offset="\#(Self.number(stop.position))" stop-color="\#(stop.color.sRGBHex)" "#
          + #"stop-opacity="\#(Self.number(stop.color.opacity))"/>"#
      }
      let end = direction.end
      let line = [("x1", 1 - end.x), ("y1", 1 - end.y), ("x2", end.x), ("y2", end.y)].map {
        #" \#($0)="\#(Self.number($1))""#
      }
      definitions.append(
        #"<linearGradient id="\#(name)"\#(line.joined())>\#(stops.joined())</linearGradient>"#)
      return #"fill="url(#\#(name))""#
    }
  }

  private static func fill(_ color: Color) -> String {
    let opacity = color.opacity < 1 ? #" fill-opacity="\#(number(color.opacity))""# : ""
    return #"fill="\#(color.sRGBHex)"\#(opacity)"#
  }

  private static func outline(_ frame: ScreenFrame, _ corners: [Double]) -> String {
    let stated = corners.count == 4 ? corners : [0, 0, 0, 0]
    let fitted = fittedRadii(
      [stated[0], stated[1], stated[3], stated[2]], width: frame.width, height: frame.height)
    let radii = [fitted[0], fitted[1], fitted[3], fitted[2]]
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
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

  /// Text of XML 1.0, in which control characters have no form.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
