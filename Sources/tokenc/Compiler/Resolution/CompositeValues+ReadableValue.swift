extension StrokeStyle: ReadableValue {
  static var type: TokenType { .strokeStyle }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    if reader.tape.kind(node) == .string {
      return reader.keyword(node, "a stroke style").map(Self.keyword)
    }
    guard let members = reader.members(node, .strokeStyle) else { return nil }
    let dashes = reader.array(members[0], "an array of dimensions as 'dashArray'") {
      $0.nonEmptyArray($1, "dimension") { reader, node -> Dimension? in reader.value(node) }
    }
    let lineCap: LineCap? = reader.choice(members[1], "a line cap") { $0.name }
    guard let dashes, let lineCap else { return nil }
    return .dashes(dashes, lineCap: lineCap)
  }
}

extension Border: ReadableValue {
  static var type: TokenType { .border }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard let members = reader.members(node, .border) else { return nil }
    let color: Color? = reader.value(members[0])
    let width = length(members[1], .borderWidth, &reader)
    let style: StrokeStyle? = reader.value(members[2])
    guard let color, let width, let style else { return nil }
    return Self(color: color, width: width, style: style)
  }
}

/// A length that is as long as it can be.
private func length(
  _ node: NodeID, _ magnitude: Magnitude, _ reader: inout ValueReader
) -> Dimension? {
  let length: Dimension? = reader.value(node)
  guard let length, !magnitude.isPossible(length.value) else { return length }
  return reader.refuse(node, magnitude.name, length.value, outside: magnitude.possible.text)
}

extension Transition: ReadableValue {
  static var type: TokenType { .transition }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard let members = reader.members(node, .transition) else { return nil }
    let duration = duration(members[0], &reader)
    let delay: Duration? = reader.value(members[1])
    let curve: CubicBezier? = reader.value(members[2])
    guard let duration, let delay, let curve else { return nil }
    return Self(duration: duration, delay: delay, timingFunction: curve)
  }

  /// The time that a transition takes, unlike its delay never negative.
  private static func duration(_ node: NodeID, _ reader: inout ValueReader) -> Duration? {
    let duration: Duration? = reader.value(node)
    guard let duration, !Magnitude.duration.isPossible(duration.milliseconds) else {
      return duration
    }
    return reader.refuse(
      node, Magnitude.duration.name, duration.milliseconds,
      outside: Magnitude.duration.possible.text)
  }
}

extension Shadow: ReadableValue {
  static var type: TokenType { .shadow }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard reader.tape.kind(node) == .array else {
      return Layer.literal(node, &reader).map { Self(layers: [$0], isList: false) }
    }
    let layers = reader.elements(node, ("shadow layer", "layers"), of: \Shadow.layers) {
      Layer.literal($1, &$0)
    }
    return layers.map { Self(layers: $0, isList: true) }
  }
}

extension Shadow.Layer {
  fileprivate static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard let members = reader.members(node, .shadow) else { return nil }
    let color: Color? = reader.value(members[0])
    let offsetX: Dimension? = reader.value(members[1])
    let offsetY: Dimension? = reader.value(members[2])
    let blur = length(members[3], .blur, &reader)
    let spread: Dimension? = reader.value(members[4])
    var inset: Bool?
    if let node = members[optional: 5] {
      inset = reader.boolean(node, "'inset'")
      if inset == nil { return nil }
    }
    guard let color, let offsetX, let offsetY, let blur, let spread else { return nil }
    return Self(
      color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, inset: inset)
  }
}

extension Gradient: ReadableValue {
  static var type: TokenType { .gradient }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard reader.tape.kind(node) == .array else {
      let what = "a gradient: an array of stops such as [{\"color\": …, \"position\": 0}]"
      return reader.refuse(node, not: what)
    }
    let stops = reader.elements(node, ("gradient stop", "stops"), of: \Gradient.stops) {
      Stop.literal($1, &$0)
    }
    return stops.map { Self(stops: $0) }
  }
}

extension Gradient.Stop {
  fileprivate static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    guard let members = reader.members(node, .gradientStop) else { return nil }
    let color: Color? = reader.value(members[0])
    let position: Double? = reader.value(members[1])
    guard let color, let position else { return nil }
    // A position outside counts as clamped and is not an error (section 9.7).
    return Self(color: color, position: min(max(position, 0), 1))
  }
}

extension Typography: ReadableValue {
  static var type: TokenType { .typography }

  static func literal(_ node: NodeID, _ reader: inout ValueReader) -> Self? {
    if let style = reader.textStyle, reader.tape.kind(node) == .object,
      reader.tape.member(.fontSize, of: node) == nil
    {
      return system(style, node, &reader)
    }
    guard let members = reader.members(node, .typography) else { return nil }
    let family: FontFamily? = reader.value(members[0])
    let size = length(members[1], .fontSize, &reader)
    let weight: FontWeight? = reader.value(members[2])
    let spacing: Dimension? = reader.value(members[3])
    let height = lineHeight(members[4], of: size, &reader)
    guard let family, let size, let weight, let spacing, let height else { return nil }
    return Self(
      fontFamily: family, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }

  /// A style without a size, which is that of the platform's `style`: other members may be missing, too.
  private static func system(
    _ style: TypographyOptions.TextStyle, _ node: NodeID, _ reader: inout ValueReader
  ) -> Self? {
    guard let members = reader.members(node, .systemTypography) else { return nil }
    let size = Dimension(value: style.defaultSize, unit: .px)
    var result = Self(
      fontFamily: FontFamily(names: ["System"], isList: false), fontSize: size,
      fontWeight: .number(style.defaultWeight.number),
      letterSpacing: Dimension(value: 0, unit: .px),
      lineHeight: style.defaultLineHeight / style.defaultSize)
    result.options.systemSize = true
    result.options.hasFontLineHeight = members[optional: 4] == nil
    if let node = members[optional: 0] {
      guard let family: FontFamily = reader.value(node) else { return nil }
      result.fontFamily = family
    }
    if let node = members[optional: 2] {
      guard let weight: FontWeight = reader.value(node) else { return nil }
      result.fontWeight = weight
    }
    if let node = members[optional: 3] {
      guard let spacing: Dimension = reader.value(node) else { return nil }
      result.letterSpacing = spacing
    }
    if let node = members[optional: 4] {
      guard let height = lineHeight(node, of: size, &reader) else { return nil }
      result.lineHeight = height
    }
    return result
  }

  /// A factor of the font size (Format module, section 9.8), and no length, which design tools show.
  private static func lineHeight(
    _ node: NodeID, of size: Dimension?, _ reader: inout ValueReader
  ) -> Double? {
    if reader.tape.kind(node) == .object, reader.tape.member(.unit, of: node) != nil {
      let length: Dimension? = reader.value(node)
      return length.flatMap {
        reader.refuse(node, "a line height is a factor of the font size" + remedy($0, for: size))
      }
    }
    let factor: Double? = reader.value(node)
    guard let factor, !Magnitude.lineHeight.isPossible(factor) else { return factor }
    let bounds = Magnitude.lineHeight.possible.text
    let points = Dimension(value: factor, unit: .px)
    return reader.refuse(
      node,
      "a line height is a factor of the font size, from \(bounds), not \(JSONNumber.text(factor))"
        + (factor > 0 ? remedy(points, for: size) : ""))
  }

  /// The ways to write a line height that is known as a length.
  private static func remedy(_ height: Dimension, for size: Dimension?) -> String {
    guard let size, size.value > 0, height.value > 0, size.unit == height.unit else {
      return "; write a number such as 1.5"
    }
    let length = JSONNumber.text(height.value)
    let factor = JSONNumber.text((height.value / size.value * 10_000).rounded() / 10_000)
    let base = JSONNumber.text(size.value)
    let remedy = "; write \(factor), which is \(length) for a size of \(base)"
    guard height.unit == .px else { return remedy }
    return remedy
      + ", and to keep exactly \(length) points also "
      + "\"$extensions\": {\"tokenc\": {\"lineHeightPoints\": \(length)}}"
  }
}

extension TypographyOptions {
  /// Reads what `$extensions.tokenc` adds to a text style; members that concern names are left out.
  init(in extensions: NodeID, _ reader: inout ValueReader) {
    self.init()
    guard let own = reader.tape.member(.tokenc, of: extensions) else { return }
    var members = reader.tape.members(of: own)
    while let member = reader.tape.next(&members) {
      switch reader.tape.names.string(member.name) {
      case "textStyle":
        textStyle = reader.choice(member.value, "a text style of Dynamic Type") { $0.name }
      case "maximumScale":
        maximumScale = reader.number(member.value, "a maximum scale", in: 1...100)
      case "textCase":
        textCase = reader.choice(member.value, "a text case") { $0.name }
      case "lineHeightPoints":
        lineHeightPoints = reader.number(member.value, "a line height", in: 0...10_000)
      case "fontLineHeight":
        let isFontLineHeight = reader.boolean(literal: member.value, "'fontLineHeight'")
        hasFontLineHeight = isFontLineHeight ?? false
        if hasFontLineHeight, reader.tape.member("lineHeightPoints", of: own) != nil {
          let message = "'fontLineHeight' and 'lineHeightPoints' exclude each other; remove one"
          let _: Bool? = reader.refuse(member.value, message)
        }
      case "monospacedDigits":
        monospacedDigits = reader.boolean(literal: member.value, "'monospacedDigits'")
      case "minimumScale":
        minimumScale = reader.number(member.value, "a minimum scale", in: 0.01...1)
      case "italic":
        isItalic = reader.boolean(literal: member.value, "'italic'")
      case "systemSize":
        systemSize = reader.boolean(literal: member.value, "'systemSize'")
        if systemSize == true, reader.tape.member("textStyle", of: own) == nil {
          let message = "'systemSize' is that of a 'textStyle'; state one, for example \"body\""
          let _: Bool? = reader.refuse(member.value, message)
        }
      default: break
      }
    }
  }
}
