/// A width or a height as servers send it in an object: by a word, in points, and with bounds.
///
/// A component whose spec says `"represents": "measure"` has one as `measureValue`:
///
/// ```json
/// { "type": "fixed", "value": 40 }
/// ```
public struct MeasureValue: Equatable, Hashable, Sendable {
  /// The source of a length.
  public enum Kind: String, CaseIterable, Sendable {
    /// As long as what it shows needs.
    case fit
    /// All of the space that there is.
    case fill
    /// A number of points.
    case fixed
    /// A part of the space that there is, in percent.
    case percent
  }

  /// The source of the length.
  public var kind: Kind
  /// The length in points, of a fixed one, or the part in percent.
  public var value: Double?
  /// The smallest length in points; `nil` for no limit.
  public var minimum: Double?
  /// The largest length in points; `nil` for no limit.
  public var maximum: Double?

  /// Creates a measure, by default without bounds.
  public init(
    _ kind: Kind, value: Double? = nil, minimum: Double? = nil, maximum: Double? = nil
  ) {
    self.kind = kind
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The length; `nil` for a fixed one and a part without a value.
  public var length: LengthValue? {
    switch kind {
    case .fit: .fit
    case .fill: .fill
    case .fixed: value.map { LengthValue(Swift.max(0, $0)) }
    case .percent: value.map { LengthValue(share: $0 / 100) }
    }
  }

  /// The smallest length, from 0.
  public var least: LengthValue? { minimum.map { LengthValue(Swift.max(0, $0)) } }
  /// The largest length, from 0.
  public var most: LengthValue? { maximum.map { LengthValue(Swift.max(0, $0)) } }
}
