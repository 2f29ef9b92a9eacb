import TokenCompiler

/// What of a value differs between two versions, part by part, and by how much.
struct ValueDifference: Sendable {
  /// The parts that differ, in the order of the value; never empty.
  var parts: [PartDifference]

  /// The greatest color difference among the parts; `nil` when no color differs.
  var deltaE: Double? { parts.compactMap { $0.color?.deltaE }.max() }
}

/// One part that differs.
struct PartDifference: Sendable {
  /// For example `fontSize`; empty for a value of one part.
  var name: String
  /// The two sides as short text; empty where the part is not.
  var old: String
  var new: String
  /// The measure of the difference; `nil` where none is defined, as between two fonts.
  var measure: Measure?

  enum Measure: Sendable {
    case color(ColorDifference)
    case number(NumberDifference)
  }

  var color: ColorDifference? {
    if case .color(let difference) = measure { return difference }
    return nil
  }
}

/// How far apart two numbers of one unit are.
struct NumberDifference: Hashable, Sendable {
  /// New less old, in the unit of both.
  var absolute: Double
  /// The absolute difference as a part of the old number, for example 0.25 from 16 to 20; `nil`
  /// when that was 0.
  var relative: Double?

  init(from old: Double, to new: Double) {
    absolute = new - old
    relative = old == 0 ? nil : (new - old) / old.magnitude
  }
}

/// How far apart two colors look.
struct ColorDifference: Hashable, Sendable {
  /// CIEDE2000 as it is seen: of translucent colors over ``backdrop``, or of the colors without
  /// their alpha when no backdrop is known.
  var deltaE: Double
  /// CIEDE2000 of the colors without their alpha.
  var deltaEOfOpaque: Double
  /// From 0 to 1.
  var oldAlpha: Double
  var newAlpha: Double
  /// Whether translucent colors were put over a background.
  var isComposited: Bool

  var isAlphaChanged: Bool { oldAlpha != newAlpha }
}

/// Measures differences; it remembers colors, which come up again in many themes.
struct DifferenceMeter {
  private var labs: [Color: LabColor] = [:]

  /// What differs between two values of one type.
  ///
  /// - Parameter backdrops: the backgrounds that lie beneath translucent colors on either side.
  mutating func difference(
    _ old: TokenValue, _ new: TokenValue, over backdrops: (old: Color, new: Color)?
  ) -> ValueDifference {
    let oldParts = old.parts
    let newParts = new.parts
    // In the order of the new value, with what only the old one has at the end.
    let names = newParts.map(\.name) + oldParts.map(\.name)
    var seen: Set<String> = []
    var parts: [PartDifference] = []
    for name in names where seen.insert(name).inserted {
      let oldPart = oldParts.first { $0.name == name }
      let newPart = newParts.first { $0.name == name }
      guard oldPart?.content != newPart?.content else { continue }
      parts.append(
        PartDifference(
          name: name, old: oldPart?.text ?? "", new: newPart?.text ?? "",
          measure: measure(oldPart?.content, newPart?.content, over: backdrops)))
    }
    return ValueDifference(parts: Self.joiningLoneParts(parts))
  }

  /// Tells a shadow layer or gradient stop that only one side has as one part: `4` for `4.color`,
  /// `4.offsetX` and so on.
  private static func joiningLoneParts(_ parts: [PartDifference]) -> [PartDifference] {
    var result: [PartDifference] = []
    for part in parts {
      let names = part.name.split(separator: ".")
      guard names.count == 2, part.old.isEmpty != part.new.isEmpty else {
        result.append(part)
        continue
      }
      let name = String(names[0])
      if let last = result.indices.last, result[last].name == name {
        result[last].old += part.old.isEmpty ? "" : " " + part.old
        result[last].new += part.new.isEmpty ? "" : " " + part.new
      } else {
        result.append(PartDifference(name: name, old: part.old, new: part.new, measure: nil))
      }
    }
    return result
  }

  private mutating func measure(
    _ old: ValuePart.Content?, _ new: ValuePart.Content?, over backdrops: (old: Color, new: Color)?
  ) -> PartDifference.Measure? {
    switch (old, new) {
    case (.color(let old)?, .color(let new)?):
      .color(difference(old, new, over: backdrops))
    case (.quantity(let old, let unit)?, .quantity(let new, let newUnit)?) where unit == newUnit:
      .number(NumberDifference(from: old, to: new))
    default:
      nil
    }
  }

  private mutating func difference(
    _ old: Color, _ new: Color, over backdrops: (old: Color, new: Color)?
  ) -> ColorDifference {
    let opaque = CIEDE2000.difference(lab(old), lab(new))
    var seen = opaque
    let isTranslucent = old.opacity < 1 || new.opacity < 1
    if isTranslucent, let backdrops {
      seen = CIEDE2000.difference(
        lab(old.composited(over: backdrops.old)), lab(new.composited(over: backdrops.new)))
    }
    return ColorDifference(
      deltaE: seen, deltaEOfOpaque: opaque, oldAlpha: old.opacity, newAlpha: new.opacity,
      isComposited: isTranslucent && backdrops != nil)
  }

  private mutating func lab(_ color: Color) -> LabColor {
    if let known = labs[color] { return known }
    let lab = LabColor(color)
    labs[color] = lab
    return lab
  }
}
