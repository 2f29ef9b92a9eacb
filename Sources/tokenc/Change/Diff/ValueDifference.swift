import TokenCompiler

/// How the parts of a value differ between two versions, and by how much.
struct ValueDifference: Sendable {
  /// The parts that differ, in the order of the value; never empty.
  var parts: [PartDifference]

  var deltaE: Double? { parts.compactMap { $0.color?.deltaE }.max() }

  /// The one part of a value that has no others.
  var wholeValue: PartDifference? { parts.count == 1 && parts[0].name.isEmpty ? parts[0] : nil }
}

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
    /// New less old, in the unit of both, and that as a part of the old number, for example 0.25
    /// from 16 to 20; `nil` when the old one was 0.
    case number(absolute: Double, relative: Double?)
  }

  var color: ColorDifference? {
    if case .color(let difference) = measure { difference } else { nil }
  }
}

struct ColorDifference: Sendable {
  /// CIEDE2000 as it is seen: of translucent colors over their backgrounds, or of the colors without
  /// their alpha when no background is known.
  var deltaE: Double
  /// CIEDE2000 of the colors without their alpha.
  var deltaEOfOpaque: Double
  /// From 0 to 1.
  var oldAlpha: Double
  var newAlpha: Double
  var isComposited: Bool

  var isAlphaChanged: Bool { oldAlpha != newAlpha }
}

extension ValueDifference {
  /// Finds the difference between two values of one type; `nil` where there are no such values, or nothing
  /// does.
  ///
  /// - Parameter backdrops: what lies beneath translucent colors; both or neither.
  init?(_ values: Versions<TokenValue>, over backdrops: Versions<Color>) {
    guard let old = values.old, let new = values.new, old.type == new.type,
      !old.isEquivalent(to: new)
    else { return nil }
    let oldParts = old.parts
    let newParts = new.parts
    var seen: Set<String> = []
    parts = []
    // In the order of the new value, with what only the old one has at the end.
    for name in (newParts + oldParts).map(\.name) where seen.insert(name).inserted {
      let oldPart = oldParts.first { $0.name == name }
      let newPart = newParts.first { $0.name == name }
      guard oldPart?.content != newPart?.content else { continue }
      add(
        PartDifference(
          name: name, old: oldPart?.text ?? "", new: newPart?.text ?? "",
          measure: PartDifference.Measure(oldPart?.content, newPart?.content, over: backdrops)))
    }
  }

  /// Adds a part; of a shadow layer or gradient stop that only one side has, the part that names it
  /// as a whole: `4` for `4.color`, `4.offsetX` and so on.
  private mutating func add(_ part: PartDifference) {
    let names = part.name.split(separator: ".")
    guard names.count == 2, part.old.isEmpty != part.new.isEmpty else { return parts.append(part) }
    let name = String(names[0])
    if let last = parts.indices.last, parts[last].name == name {
      parts[last].old += part.old.isEmpty ? "" : " " + part.old
      parts[last].new += part.new.isEmpty ? "" : " " + part.new
    } else {
      parts.append(PartDifference(name: name, old: part.old, new: part.new))
    }
  }
}

extension PartDifference.Measure {
  fileprivate init?(
    _ old: ValuePart.Content?, _ new: ValuePart.Content?, over backdrops: Versions<Color>
  ) {
    switch (old, new) {
    case (.color(let old)?, .color(let new)?):
      self = .color(ColorDifference(old, new, over: backdrops))
    case (.quantity(let old, let unit)?, .quantity(let new, let newUnit)?) where unit == newUnit:
      self = .number(absolute: new - old, relative: old == 0 ? nil : (new - old) / old.magnitude)
    default: return nil
    }
  }
}

extension ColorDifference {
  fileprivate init(_ old: Color, _ new: Color, over backdrops: Versions<Color>) {
    deltaEOfOpaque = CIEDE2000.difference(LabColor(old), LabColor(new))
    deltaE = deltaEOfOpaque
    oldAlpha = old.opacity
    newAlpha = new.opacity
    isComposited = false
    guard let beneathOld = backdrops.old, let beneathNew = backdrops.new,
      oldAlpha < 1 || newAlpha < 1
    else { return }
    isComposited = true
    deltaE = CIEDE2000.difference(
      LabColor(old.composited(over: beneathOld)), LabColor(new.composited(over: beneathNew)))
  }
}
