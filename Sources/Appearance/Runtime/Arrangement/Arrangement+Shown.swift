extension Arrangement {
  /// One thing that an element shows.
  public struct Shown: Equatable, Sendable {
    /// A value of one of the kinds that elements show.
    public enum Value: Equatable, Sendable {
      case text(String)
      case richText(RichText)
      case texts([String])
      case image(ContentImage)
      case flag(Bool)
      case number(Double)
      /// A point in time, in seconds since 1970.
      case date(Double)
    }

    /// The part of the element, for example `title` of a button.
    public let slot: String
    /// `nil` for what the content leaves out.
    public let value: Value?

    /// Creates a value for what is shown, for example the `title` of a button.
    public init(_ slot: String, _ value: Value?) {
      self.slot = slot
      self.value = value
    }
  }
}

extension Arrangement.Shown {
  /// A text.
  public static func text(_ slot: String, _ text: String?) -> Self {
    Self(slot, text.map { .text($0) })
  }
  /// A text whose runs differ.
  public static func richText(_ slot: String, _ text: RichText?) -> Self {
    Self(slot, text.map { .richText($0) })
  }
  /// A text made of runs; nothing for none.
  public static func runs(_ slot: String, _ runs: [RichText.Run]?) -> Self {
    let text = RichText(runs ?? [])
    return Self(slot, text.runs.isEmpty ? nil : .richText(text))
  }
  /// The texts of a list.
  public static func texts(_ slot: String, _ texts: [String]?) -> Self {
    Self(slot, texts.map { .texts($0) })
  }
  /// An image by name or address.
  public static func image(_ slot: String, _ image: ContentImage?) -> Self {
    Self(slot, image.map { .image($0) })
  }
  /// An icon as the image of this name.
  public static func icon(_ slot: String, _ icon: IconName?) -> Self {
    Self(slot, icon.map { .image(.name($0.rawValue)) })
  }
  /// The image at an address.
  public static func address(_ slot: String, _ address: WebAddress?) -> Self {
    Self(slot, address.map { .image(.address($0)) })
  }
  /// A flag.
  public static func flag(_ slot: String, _ flag: Bool?) -> Self {
    Self(slot, flag.map { .flag($0) })
  }
  /// A number.
  public static func number(_ slot: String, _ number: Double?) -> Self {
    Self(slot, number.map { .number($0) })
  }
  /// A whole number.
  public static func integer(_ slot: String, _ integer: Int?) -> Self {
    Self(slot, integer.map { .number(Double($0)) })
  }
  /// A point in time, in seconds since 1970.
  public static func date(_ slot: String, _ seconds: Double?) -> Self {
    Self(slot, seconds.map { .date($0) })
  }
}

extension [Arrangement.Shown] {
  /// The value that is shown in a slot; `nil` for nothing.
  subscript(slot: String) -> Arrangement.Shown.Value? { first { $0.slot == slot }?.value }

  func text(_ slot: String) -> String? {
    switch self[slot] {
    case .text(let text)?: text
    case .richText(let text)?: text.text
    default: nil
    }
  }
  func richText(_ slot: String) -> RichText? {
    if case .richText(let text)? = self[slot] { text } else { nil }
  }
  func image(_ slot: String) -> ContentImage? {
    if case .image(let image)? = self[slot] { image } else { nil }
  }
  func flag(_ slot: String) -> Bool? { if case .flag(let flag)? = self[slot] { flag } else { nil } }
  func number(_ slot: String) -> Double? {
    if case .number(let number)? = self[slot] { number } else { nil }
  }
  func texts(_ slot: String) -> [String] {
    if case .texts(let texts)? = self[slot] { texts } else { [] }
  }
  func date(_ slot: String) -> Double? {
    if case .date(let date)? = self[slot] { date } else { nil }
  }
  /// A whole number from 0 to 1000, as no screen has more.
  func count(_ slot: String) -> Int {
    number(slot).flatMap { Int(exactly: $0) }.map { Swift.min(1000, Swift.max(0, $0)) } ?? 0
  }
  /// The distance between two values that an input can have, above 0; `nil` for none.
  var step: Double? { number("step").flatMap { $0 > 0 ? $0 : nil } }
  /// From `minimum` to `maximum`, by default from 0 to `most`; of two that exclude each other the minimum counts.
  ///
  /// Frameworks count with less: `UISlider` with 32 bits, and SwiftUI's sliders with the distance of both.
  func bounds(upTo most: Double) -> ClosedRange<Double> {
    let greatestOfAll = 1e37
    func bounded(_ number: Double) -> Double {
      Swift.min(Swift.max(number, -greatestOfAll), greatestOfAll)
    }
    let least = bounded(number("minimum") ?? 0)
    let greatest = bounded(number("maximum") ?? Swift.max(most, least))
    return least...Swift.max(least, greatest)
  }
}

extension Arrangement.Shown.Value? {
  /// A whole number from 0 below another; `nil` for another value.
  func index(below count: Int) -> Int? {
    guard case .number(let number)? = self, let index = Int(exactly: number),
      (0..<count).contains(index)
    else { return nil }
    return index
  }
}
