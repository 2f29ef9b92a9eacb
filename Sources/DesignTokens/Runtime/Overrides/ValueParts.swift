/// The parts of a value, in the order in which generated data has it.
@_spi(Generated) public struct ValueParts: Equatable, Sendable {
  /// The numbers, with 0 in place of the index of a font family.
  var numbers: [Double] = []
  var colors: [ColorValue] = []
  var fontFamily: FontFamilyValue?
  var fontFeatures = FontFeaturesValue.none
}

/// A part of a value, as ranges of what ``ValueParts`` have.
struct PartRange: Equatable, Sendable {
  var colors: Range<Int>
  var numbers: Range<Int>
  var hasFontFamily: Bool

  static let none = PartRange(colors: 0..<0, numbers: 0..<0, hasFontFamily: false)
  static let whole = PartRange(
    colors: 0..<Int.max, numbers: 0..<Int.max, hasFontFamily: true)

  var isEmpty: Bool { colors.isEmpty && numbers.isEmpty && !hasFontFamily }

  /// The parts that both have.
  func intersection(_ other: PartRange) -> PartRange {
    PartRange(
      colors: colors.clamped(to: other.colors), numbers: numbers.clamped(to: other.numbers),
      hasFontFamily: hasFontFamily && other.hasFontFamily)
  }

  /// The same part as seen from the beginning of `part`, which contains it.
  func within(_ part: PartRange) -> PartRange {
    PartRange(
      colors: colors.isEmpty ? 0..<0 : colors.shifted(by: -part.colors.lowerBound),
      numbers: numbers.isEmpty ? 0..<0 : numbers.shifted(by: -part.numbers.lowerBound),
      hasFontFamily: hasFontFamily)
  }
}

extension Range<Int> {
  /// The range moved; one without end stays so.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<(upperBound == .max ? .max : upperBound + distance)
  }
}

/// A part of a value that comes from the value of an overridden token.
struct ValuePatch: Sendable {
  /// The overridden token and its value.
  let node: Int
  let source: ValueParts
  /// The part of the source.
  let taken: PartRange
  /// Where the part's first color and first number stand in the patched value.
  let firstColor: Int
  let firstNumber: Int
  /// A Boolean value that indicates whether the height of lines follows from the size, as a text style has no height
  /// in points.
  let scalesLines: Bool

  /// A Boolean value that indicates whether it is all of the value.
  var isWhole: Bool { taken == .whole }
}

extension ValueParts {
  mutating func apply(_ patch: ValuePatch) {
    guard !patch.isWhole else {
      self = patch.source
      return
    }
    Self.replace(&colors, at: patch.firstColor, patch.taken.colors, of: patch.source.colors)
    Self.replace(&numbers, at: patch.firstNumber, patch.taken.numbers, of: patch.source.numbers)
    if patch.taken.hasFontFamily, let family = patch.source.fontFamily { fontFamily = family }
    if patch.scalesLines {
      numbers[TypographyValue.lineHeightIndex] =
        (numbers[TypographyValue.lineHeightIndex + 1] * numbers[TypographyValue.sizeIndex])
        .withoutNoise
    }
  }

  /// Replaces elements; a range without end reaches to the end of both lists.
  private static func replace<Element>(
    _ elements: inout [Element], at first: Int, _ taken: Range<Int>, of source: [Element]
  ) {
    guard !taken.isEmpty, first <= elements.count, taken.lowerBound <= source.count else { return }
    let isOpen = taken.upperBound == .max
    let end = isOpen ? elements.count : min(first + taken.count, elements.count)
    let sourceEnd = isOpen ? source.count : min(taken.upperBound, source.count)
    // A list of another length is no part of this one.
    guard isOpen || end - first == sourceEnd - taken.lowerBound else { return }
    elements.replaceSubrange(first..<end, with: source[taken.lowerBound..<sourceEnd])
  }
}

extension Double {
  /// The number rounded to nine decimals: what a multiplication adds below is noise.
  package var withoutNoise: Double {
    magnitude < 1_000_000 ? (self * 1e9).rounded() / 1e9 : self
  }
}
