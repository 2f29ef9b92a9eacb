import TokenCompiler

/// Values with parts, whose aliases stay.
extension ImportConversion {
  /// One layer or a list, as objects or as `box-shadow` of a style sheet.
  mutating func shadow(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    switch value.content {
    case .list(let layers):
      guard !layers.isEmpty else {
        throw Fault("the list has no shadow", at: value.range, "shadow")
      }
      return .list(try layers.map { (layer) throws(Fault) in try part(layer, as: .shadow) })
    case .object: return try shadowLayer(value)
    case .text(let text):
      if text == "none" {
        throw Fault(
          "'none' is not a shadow to the standard; '0 0 0 transparent' is one that draws nothing",
          at: value.range, "none")
      }
      let layers = try CSSWords.split(text, at: ",").map { (layer) throws(Fault) in
        try shadowLayer(layer, at: value.range)
      }
      guard let first = layers.first else { break }
      return layers.count == 1 ? first : .list(layers)
    default: break
    }
    throw value.fault("is not a shadow", "shadow")
  }

  private mutating func shadowLayer(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    guard let color = value.member("color") else {
      throw Fault("the shadow has no color", at: value.range, "shadow color")
    }
    if let alpha = value.member("opacity", "alpha") {
      throw Fault("an opacity stands beside the shadow's color", at: alpha.range, "shadow opacity")
    }
    let signs = value.members.filter { !Self.shadowParts.contains($0.name) }
    let isInset = signs.contains(where: Self.saysInset)
    let read = signs.filter { Self.saysInset($0) || Self.saysKind($0) }.map(\.name)
    noteUnread(of: value, .shadow, besides: Self.shadowParts.union(read))
    let parts = [
      value.member("offsetX", "x"), value.member("offsetY", "y"),
      value.member("blur", "blurRadius", "radius"), value.member("spread", "spreadRadius"),
    ]
    let lengths = try parts.map { (part) throws(Fault) in
      try self.part(part, as: .dimension, or: .dimension(0, .px))
    }
    return Self.layer(try part(color, as: .color), lengths, isInset: isInset)
  }

  private static let shadowParts: Set = [
    "color", "offsetX", "x", "offsetY", "y", "blur", "blurRadius", "radius", "spread",
    "spreadRadius",
  ]

  /// Returns a Boolean value that indicates whether a member says that a shadow lies inside, in the words of any
  /// tool: `"inset": true`,
  /// `"type": "innerShadow"`, `"style": "inset"`.
  private static func saysInset(_ member: ForeignValue.Member) -> Bool {
    let inside: Set = ["inset", "inner", "inside", "internal"]
    switch member.value.content {
    case .flag(let flag): return flag && !inside.isDisjoint(with: words(of: member.name))
    case .text("true"): return !inside.isDisjoint(with: words(of: member.name))
    case .text(let text): return !inside.isDisjoint(with: words(of: text))
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a member says that a shadow is one that falls, which needs no
  /// word.
  private static func saysKind(_ member: ForeignValue.Member) -> Bool {
    switch member.value.content {
    case .flag(false), .text("false"): return member.name == "inset"
    case .text(let text): return words(of: text).joined().hasSuffix("dropshadow")
    default: return false
    }
  }

  private mutating func shadowLayer(
    _ text: String, at range: SourceRange
  ) throws(Fault) -> ImportedValue {
    let fault = Fault("'\(text)' is not a shadow", at: range, "shadow")
    var lengths: [ImportedValue] = []
    var color: ImportedValue?
    var isInset = false
    for word in CSSWords.split(text, at: " ") {
      let value = ForeignValue(.text(word), at: range)
      if word == "inset" {
        isInset = true
      } else if try isLength(value) {
        lengths.append(.leaf(.dimension(try dimension(value))))
      } else if color == nil, let reference = reference(of: value), leads(reference, to: .dimension)
      {
        lengths.append(try alias(reference, at: range))
      } else if color == nil {
        color = try part(value, as: .color)
      } else {
        throw fault
      }
    }
    guard let color, (2...4).contains(lengths.count) else { throw fault }
    // Blur and spread may be left out in style sheets.
    while lengths.count < 4 { lengths.append(.dimension(0, .px)) }
    return Self.layer(color, lengths, isInset: isInset)
  }

  /// Returns a Boolean value that indicates whether a word of a shorthand is a length, perhaps once its references
  /// are replaced: `-{gap.small}`.
  private mutating func isLength(_ word: ForeignValue) throws(Fault) -> Bool {
    guard let text = word.text else { return false }
    if Quantity(text) != nil { return true }
    guard text.contains("{"), reference(of: word) == nil else { return false }
    guard let sum = try computed(word).text else { return false }
    return (try? Arithmetic.evaluate(sum)) ?? nil != nil
  }

  private static func layer(
    _ color: ImportedValue, _ lengths: [ImportedValue], isInset: Bool
  ) -> ImportedValue {
    var members = [
      ImportedValue.Member("color", color), .init("offsetX", lengths[0]),
      .init("offsetY", lengths[1]), .init("blur", lengths[2]), .init("spread", lengths[3]),
    ]
    if isInset { members.append(.init("inset", .flag(true))) }
    return .object(members)
  }

  /// An object, or `border` of a style sheet.
  mutating func border(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    var parts = (
      color: value.member("color"), width: value.member("width"), style: value.member("style")
    )
    if let text = value.text {
      let styles = StrokeStyle.Keyword.allCases.map(\.rawValue)
      for word in CSSWords.split(text, at: " ") {
        let part = ForeignValue(.text(word), at: value.range)
        if styles.contains(word) {
          parts.style = part
        } else if try isLength(part)
          || reference(of: part).map({ leads($0, to: .dimension) }) ?? false
        {
          parts.width = part
        } else {
          parts.color = part
        }
      }
    }
    guard let color = parts.color, let width = parts.width, let style = parts.style else {
      throw value.fault("is not a border; it needs a color, a width and a style", "border")
    }
    noteUnread(of: value, .border, besides: ["color", "width", "style"])
    return .object([
      .init("color", try part(color, as: .color)), .init("width", try part(width, as: .dimension)),
      .init("style", try part(style, as: .strokeStyle)),
    ])
  }

  func strokeStyle(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    if let text = value.text, let keyword = StrokeStyle.Keyword(rawValue: text) {
      return .leaf(.strokeStyle(.keyword(keyword)))
    }
    throw value.fault("is not a style of a line", "line style")
  }

  mutating func transition(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    guard let duration = value.member("duration"), let curve = value.member("timingFunction") else {
      throw value.fault(
        "is not a transition; it needs a duration and a timing function", "transition")
    }
    noteUnread(of: value, .transition, besides: ["duration", "timingFunction", "delay"])
    let none = ImportedValue.leaf(.duration(Duration(value: 0, unit: .ms)))
    let delay = try part(value.member("delay"), as: .duration, or: none)
    return .object([
      .init("duration", try part(duration, as: .duration)), .init("delay", delay),
      .init("timingFunction", try part(curve, as: .cubicBezier)),
    ])
  }

  mutating func gradient(_ value: ForeignValue) throws(Fault) -> ImportedValue {
    guard case .list(let stops) = value.content, !stops.isEmpty else {
      throw value.fault(
        "is not a list of stops; the standard's gradient has no direction", "gradient")
    }
    let converted = try stops.map { (stop) throws(Fault) in
      guard let color = stop.member("color"), let position = stop.member("position") else {
        throw Fault("a stop of the gradient has no color or no position", at: stop.range, "stop")
      }
      if reference(of: position) == nil, !(0...1).contains(try factor(position)) {
        throw position.fault(
          "is not the position of a stop, which goes from 0 to 1; a percentage has its sign, as '50%'",
          "stop range")
      }
      noteUnread(of: stop, .gradient, besides: ["color", "position"])
      return ImportedValue.object([
        .init("color", try part(color, as: .color)),
        .init("position", try part(position, as: .number)),
      ])
    }
    return .list(converted)
  }
}
