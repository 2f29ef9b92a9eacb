import TokenCompiler
import TokenComponents
import TokenRuntime

/// A text that an element shows.
struct ShownText {
  var markup: MarkupText
  /// The styles that its runs state of their own, one for each, or none.
  var styles: [Style] = []

  struct Style {
    var color: DrawnValue?
    var typography: DrawnValue?
  }

  init(markup: MarkupText) { self.markup = markup }

  init(plain text: String) { markup = MarkupText(plain: text) }
}

/// One element of the library as a box, by its look in a theme and a state.
struct ElementDrawing {
  let builder: ScreenBoxBuilder
  let element: ElementSpec
  let part: DrawnPart
  let state: ElementState

  private var kind: ElementKind? {
    guard case .element(let kind, _) = element.kind else { return nil }
    return kind
  }

  func value(_ path: String...) -> DrawnValue? {
    guard case .element(_, let hasStates) = element.kind else { return nil }
    return part.value(path, state, hasStates: hasStates)
  }

  func color(_ value: DrawnValue?) -> Color? {
    guard case .color(let color)? = builder.value(value) else { return nil }
    return color
  }

  private func ofView(_ name: String) -> DrawnValue? {
    kind == .view ? value(name) : value("view", name)
  }

  private func ofState(_ name: String) -> DrawnValue? { value("states", "*", name) }

  // MARK: Paint

  var paint: ScreenPaint {
    var paint = ScreenPaint()
    paint.fill = fill(ofView("backgroundFill")) ?? fill(ofView("backgroundColor"))
    let isButton = kind == .button
    if isButton {
      paint.overlay = fill(ofState("backgroundFill")) ?? fill(ofState("backgroundColor"))
    }
    paint.corners = corners(ofView("cornerRadius"))
    setBorder(&paint, ofView("border"), ofView("borderColor"), ofView("borderWidth"))
    if isButton {
      setBorder(&paint, ofState("border"), ofState("borderColor"), ofState("borderWidth"))
    }
    if case .shadow(let shadow)? = builder.value(isButton ? ofState("shadow") : nil)
      ?? builder.value(ofView("shadow"))
    {
      paint.shadow = shadow
    }
    for opacity in [ofView("opacity"), isButton ? ofState("opacity") : nil] {
      if let number = opacity.flatMap({ builder.number($0) }) { paint.opacity *= number }
    }
    if ofView("isHidden") == .flag(true) { paint.opacity = 0 }
    return paint
  }

  /// A color, or a gradient in the direction that the spec says.
  private func fill(_ value: DrawnValue?) -> ScreenFill? {
    if case .parts(let parts)? = value {
      func part(_ name: String) -> DrawnValue? { parts.first { $0.name == name }?.value }
      guard case .gradient(let gradient)? = builder.value(part("gradient")) else { return nil }
      guard case .word(let word)? = part("direction") else { return .gradient(gradient) }
      return .gradient(gradient, ElementWords.FillDirection(rawValue: word) ?? .toBottom)
    }
    return switch builder.value(value) {
    case .color(let color)?: .color(color)
    case .gradient(let gradient)?: .gradient(gradient)
    default: nil
    }
  }

  private func setBorder(
    _ paint: inout ScreenPaint, _ border: DrawnValue?, _ color: DrawnValue?, _ width: DrawnValue?
  ) {
    if case .border(let border)? = builder.value(border) {
      paint.borderColor = border.color
      paint.borderWidth = builder.design.tokens.points(border.width)
    }
    if case .parts(let parts)? = border {
      paint.borderColor = self.color(parts.first { $0.name == "color" }?.value)
      paint.borderWidth =
        parts.first { $0.name == "width" }.flatMap { builder.number($0.value) } ?? 0
    }
    if let color = self.color(color) { paint.borderColor = color }
    if let width = width.flatMap({ builder.number($0) }) { paint.borderWidth = width }
  }

  private func corners(_ value: DrawnValue?) -> [Double] {
    switch value {
    case .word("pill")?: return Array(repeating: .infinity, count: 4)
    case .parts(let parts)?:
      return ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"].map { name in
        parts.first { $0.name == name }.flatMap { builder.number($0.value) } ?? 0
      }
    case let value?: return builder.number(value).map { Array(repeating: $0, count: 4) } ?? []
    case nil: return []
    }
  }

  // MARK: Boxes

  func box(_ kind: ElementKind, _ texts: [String: ShownText]) -> ScreenBox {
    let box: ScreenBox
    switch kind {
    case .view: box = ScreenBox(.empty)
    case .label, .textView, .link:
      let name = kind == .link ? value("textColor", "*") : value("textColor")
      let shown = text(
        texts["text"] ?? texts["title"] ?? ShownText(plain: ""), value("typography"), color(name),
        lines: kind == .label ? value("numberOfLines").flatMap { builder.number($0) } ?? 1 : 0)
      box = kind == .textView ? wide(shown) : shown
    case .button: box = button(texts)
    case .textField, .searchBar:
      let prefix = kind == .searchBar ? ["field"] : []
      func own(_ name: String) -> DrawnValue? {
        part.value(prefix + [name], state, hasStates: hasStates)
      }
      let typed = texts["text"].flatMap { $0.markup.text.isEmpty ? nil : $0 }
      let shown = color(own(typed == nil ? "placeholderColor" : "textColor"))
      let sample = typed ?? texts["placeholder"] ?? ShownText(plain: " ")
      box = wide(text(sample, own("typography"), shown, lines: 1))
    case .image: box = image(texts["image"]?.markup.text)
    case .switch: box = `switch`(isOn: texts["isOn"]?.markup.text == "true")
    case .activityIndicator: box = ring()
    case .progress:
      return progress(texts)
    case .slider: box = slider(texts)
    case .pageControl where texts["count"] != nil: box = pages(texts)
    case .stepper:
      box = ScreenBox(.fixed(width: 94, height: 32, isWide: false))
      box.label = element.name
    default:
      box = ScreenBox(.fixed(width: 0, height: 44, isWide: true))
      box.label = element.name
    }
    var own = paint
    own.sign = box.paint.sign
    own.picture = box.paint.picture
    let isWithin = kind == .switch || kind == .activityIndicator
    if !isWithin { box.paint = own }
    return box
  }

  private var hasStates: Bool {
    if case .element(_, let hasStates) = element.kind { hasStates } else { false }
  }

  private func text(
    _ text: ShownText, _ typography: DrawnValue?, _ color: Color?, lines: Double,
    isCentered: Bool = false
  ) -> ScreenBox {
    var run = ScreenText.Style(color: color, lineCount: Int(exactly: lines.rounded()) ?? 0)
    let own = self.typography(typography)
    // What a word is, the platform says.
    let isEstimated = own?.options.textCase == .capitalized
    if let own { set(own, of: &run) }
    if isCentered { run.anchor = "middle" }
    if case .word(let word)? = value("textAlignment") {
      run.anchor = builder.anchor(ofAlignment: word)
    }
    if case .word(let word)? = value("lineBreakMode") {
      run.lineBreakMode = .init(rawValue: word) ?? .truncatingTail
    }
    let letters = text.markup.runs.enumerated().map { index, part in
      let stated = text.styles.indices.contains(index) ? text.styles[index] : nil
      var style = run
      let partly = stated?.typography.flatMap { self.typography($0) }
      if let partly { set(partly, of: &style) }
      if let color = stated.flatMap({ self.color($0.color) }) { style.color = color }
      let shown =
        switch own?.options.textCase {
        case .uppercase?: part.text.uppercased()
        case .lowercase?: part.text.lowercased()
        default: part.text
        }
      return ScreenText.Run(text: shown, style: self.style(of: part, in: style, partly ?? own))
    }
    // All lines are as high as the highest that a run asks for.
    run.lineHeight = letters.reduce(run.lineHeight) { max($0, $1.style.lineHeight) }
    return ScreenBox(.text(ScreenText(text.markup, letters, in: run, isEstimated: isEstimated)))
  }

  private func typography(_ value: DrawnValue?) -> Typography? {
    if case .typography(let style)? = builder.value(value) { style } else { nil }
  }

  private func set(_ typography: Typography, of style: inout ScreenText.Style) {
    let tokens = builder.design.tokens
    let scale = builder.textScale
    style.family = typography.fontFamily.names.first ?? ""
    style.size = tokens.points(typography.fontSize) * scale
    style.weight = typography.fontWeight.number
    style.letterSpacing = tokens.points(typography.letterSpacing) * scale
    style.lineHeight =
      typography.options.lineHeightPoints.map { $0 * scale } ?? typography.lineHeight * style.size
    style.advances = builder.fonts.advances(of: typography)
  }

  /// The style of a run as `RichTextStyle` has it by default.
  private func style(
    of run: MarkupText.Run, in text: ScreenText.Style, _ typography: Typography?
  ) -> ScreenText.Style {
    var style = text
    style.isItalic = run.traits.contains(.italic)
    style.isUnderlined = run.traits.contains(.underlined) || run.link != nil
    style.isStruckThrough = run.traits.contains(.struckThrough)
    guard run.traits.contains(.bold) || run.traits.contains(.code) else { return style }
    if run.traits.contains(.bold) { style.weight = max(style.weight, FontWeight.Name.bold.number) }
    if run.traits.contains(.code) { style.family = "Menlo" }
    style.advances = typography.flatMap { typography in
      var typography = typography
      typography.fontWeight = .number(style.weight)
      typography.fontFamily = FontFamily(names: [style.family], isList: false)
      return builder.fonts.advances(of: typography)
    }
    return style
  }

  /// A text that takes all of the width.
  private func wide(_ text: ScreenBox) -> ScreenBox {
    let group = ScreenBox(.group(.init(.row, alignment: .center)))
    text.weight = 1
    group.children = [text]
    return group
  }

  private func button(_ texts: [String: ShownText]) -> ScreenBox {
    let isColumn = [.word("top"), .word("bottom")].contains(value("imagePlacement"))
    let isAfter = [.word("trailing"), .word("bottom")].contains(value("imagePlacement"))
    let box = ScreenBox(
      .group(
        .init(
          isColumn ? .column : .row, gap: value("imagePadding").flatMap { builder.number($0) } ?? 0,
          insets: value("contentInsets").map { builder.insets($0) } ?? .init(), alignment: .center,
          distribution: .center)))
    var items: [ScreenBox] = []
    if let image = texts["image"] {
      items.append(picture(image.markup.text, color(ofState("imageColor")), side: 20))
    }
    if let title = texts["title"] {
      items.append(
        text(
          title, ofState("typography") ?? value("typography"), color(ofState("titleColor")),
          lines: 0, isCentered: true))
    }
    box.children = isAfter ? items.reversed() : items
    return box
  }

  private func image(_ name: String?) -> ScreenBox {
    let isTemplate = value("rendering") == .word("template")
    let tint = isTemplate ? color(value("templateColor")) ?? color(ofView("tintColor")) : nil
    let side = value("symbolSize").flatMap { builder.number($0) } ?? 24
    return picture(name ?? element.name, tint, side: side)
  }

  /// The picture that a spec states for a name; of a missing one a sign, or a box with its name.
  private func picture(_ name: String, _ tint: Color?, side: Double) -> ScreenBox {
    let box = ScreenBox(.fixed(width: side, height: side, isWide: false))
    if let shapes = builder.design.pictures[name] {
      box.paint.picture = shapes.map { shape in
        let token = shape.color.flatMap { builder.design.index(ofPath: $0.path) }
        return (shape.path, tint ?? color(token.map { .token($0) }) ?? ScreenInk.gray)
      }
      return box
    }
    guard let tint else {
      box.label = name
      return box
    }
    box.paint.sign = tint
    return box
  }

  private func `switch`(isOn: Bool) -> ScreenBox {
    let box = ScreenBox(
      .group(.init(.overlay, insets: .init(2), alignment: isOn ? .trailing : .leading)))
    let thumb = ScreenBox(.fixed(width: 27, height: 27, isWide: false))
    thumb.paint.fill = fill(value("thumbColor")) ?? .color(.white)
    thumb.paint.corners = Array(repeating: 14, count: 4)
    box.children = [thumb]
    box.paint.fill =
      isOn ? fill(value("onColor")) : fill(ofView("backgroundColor")) ?? .color(Self.offColor)
    box.paint.corners = Array(repeating: 15.5, count: 4)
    box.bounds.width.exact = 51
    box.bounds.height.exact = 31
    return box
  }

  private func ring() -> ScreenBox {
    let side = value("size") == .word("large") ? 37.0 : 20
    let box = ScreenBox(.fixed(width: side, height: side, isWide: false))
    box.paint.borderColor = color(value("color"))
    box.paint.borderWidth = 2
    box.paint.corners = Array(repeating: side / 2, count: 4)
    return box
  }
}
