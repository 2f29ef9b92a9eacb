import TokenCompiler

/// A laid-out screen as SVG: the same bytes for the same screen, and no reference to anything outside.
struct ScreenSVG {
  private var lines: [String] = []
  private var definitions: [String] = []

  /// The first lines of each file, by which a later run knows its own.
  static let mark = "<!-- Drawn by tokenc. -->"

  static func text(of screen: ScreenBox, title: String?, ground: Color) -> [UInt8] {
    var svg = ScreenSVG()
    svg.draw(screen)
    let width = number(screen.frame.width)
    let height = number(screen.frame.height)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
        + #"viewBox="0 0 \#(width) \#(height)" font-family="system-ui, sans-serif">"#, mark,
    ]
    if let title { lines.append("<title>\(XMLText.escaped(title))</title>") }
    if !svg.definitions.isEmpty { lines += ["<defs>"] + svg.definitions + ["</defs>"] }
    lines.append(#"<rect width="\#(width)" height="\#(height)" \#(fill(ground))/>"#)
    return Array((lines + svg.lines + ["</svg>"]).map { $0 + "\n" }.joined().utf8)
  }

  // MARK: Boxes

  private mutating func draw(_ box: ScreenBox) {
    let isFaded = box.paint.opacity < 1
    if isFaded { lines.append(#"<g opacity="\#(Self.number(box.paint.opacity))">"#) }
    for mark in ScreenInk().marks(of: box, in: box.frame) { draw(mark) }
    for child in box.children { draw(child) }
    if isFaded { lines.append("</g>") }
  }

  private mutating func draw(_ mark: ScreenInk.Mark) {
    switch mark {
    case .area(let outline, let paint, let blur):
      let style = blur > 0 ? #" style="filter:blur(\#(Self.number(blur))px)""# : ""
      lines.append(#"<path d="\#(outline)" \#(fill(paint))\#(style)/>"#)
    case .border(let outline, .color(let color), let width):
      lines.append(
        #"<path d="\#(outline)" fill="none" stroke="\#(color.sRGBHex)" "#
          + #"stroke-opacity="\#(Self.number(color.opacity))" stroke-width="\#(Self.number(width))"/>"#
      )
    case .border(_, .gradient, _): break
    case .dashes(let outline, let isFilled):
      let fill = isFilled ? ##"fill="#808080" fill-opacity="0.12""## : #"fill="none""#
      lines.append(
        ##"<path d="\##(outline)" \##(fill) stroke="#808080" stroke-dasharray="3 3"/>"##)
    case .picture(let picture): draw(picture)
    case .text(let line): draw(line)
    }
  }

  private mutating func draw(_ picture: ScreenPicture<ScreenFill>) {
    lines.append(
      #"<g transform="translate(\#(Self.number(picture.x)) \#(Self.number(picture.y))) "#
        + #"scale(\#(JSONNumber.text(picture.scale, decimals: 4)))">"#)
    for shape in picture.shapes {
      lines.append(#"<path d="\#(XMLText.escaped(shape.path))" \#(fill(shape.paint))/>"#)
    }
    lines.append("</g>")
  }

  private mutating func draw(_ line: ScreenLine<ScreenFill>) {
    var attributes = #"x="\#(Self.number(line.x))" y="\#(Self.number(line.y))" "#
    attributes +=
      #"font-size="\#(Self.number(line.size))" font-weight="\#(Self.number(line.weight))" "#
    if line.letterSpacing != 0 {
      attributes += #"letter-spacing="\#(Self.number(line.letterSpacing))" "#
    }
    if line.anchor != "start" { attributes += #"text-anchor="\#(line.anchor)" "# }
    if !line.family.isEmpty {
      attributes += #"font-family="\#(XMLText.escaped(line.family)), system-ui, sans-serif" "#
    }
    let paint = fill(line.paint)
    var text = ""
    for run in line.runs { text += letters(run) }
    lines.append("<text \(attributes)\(paint)>\(text)</text>")
  }

  /// The letters of a part, with what sets them apart from the text around.
  private mutating func letters(_ run: ScreenLine<ScreenFill>.Run) -> String {
    var attributes = ""
    if let size = run.size { attributes += #" font-size="\#(Self.number(size))""# }
    if let weight = run.weight { attributes += #" font-weight="\#(Self.number(weight))""# }
    if let paint = run.paint { attributes += " \(fill(paint))" }
    if run.isItalic { attributes += #" font-style="italic""# }
    if let family = run.family {
      attributes += #" font-family="\#(XMLText.escaped(family)), monospace""#
    }
    let line = (run.isUnderlined ? " underline" : "") + (run.isStruckThrough ? " line-through" : "")
    if !line.isEmpty { attributes += #" text-decoration="\#(line.dropFirst())""# }
    let letters = XMLText.escaped(run.text)
    return attributes.isEmpty ? letters : "<tspan\(attributes)>\(letters)</tspan>"
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
      let end = ScreenFill.end(of: gradient, direction)
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

  static func number(_ number: Double) -> String { ScreenInk.number(number) }
}
