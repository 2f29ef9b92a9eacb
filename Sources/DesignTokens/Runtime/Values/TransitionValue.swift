/// A change over time (Format module, section 9.5).
public struct TransitionValue: Equatable, Sendable {
  public let duration: DurationValue
  /// The time before the change begins.
  public let delay: DurationValue
  public let timingFunction: CubicBezierValue

  public init(
    duration: DurationValue, delay: DurationValue = DurationValue(seconds: 0),
    timingFunction: CubicBezierValue
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }

  /// Reads the numbers from `first`: duration and delay in seconds, x1, y1, x2, y2.
  @inlinable public init(from table: (some NumberTable).Type, at first: Int) {
    duration = DurationValue(seconds: table.number(at: first))
    delay = DurationValue(seconds: table.number(at: first + 1))
    timingFunction = CubicBezierValue(from: table, at: first + 2)
  }
}

/// A span of time (Format module, section 8.5).
@frozen public struct DurationValue: Equatable, Sendable {
  public let seconds: Double

  @inlinable public init(seconds: Double) {
    self.seconds = seconds
  }

  @inlinable public var milliseconds: Double { seconds * 1000 }
}

/// A timing curve from (0, 0) to (1, 1) with two control points (Format module, section 8.6).
@frozen public struct CubicBezierValue: Equatable, Sendable {
  /// From 0 to 1.
  public let x1: Double
  public let y1: Double
  /// From 0 to 1.
  public let x2: Double
  public let y2: Double

  @inlinable public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Reads the numbers x1, y1, x2, y2 from `first`.
  @inlinable public init(from table: (some NumberTable).Type, at first: Int) {
    self.init(
      table.number(at: first), table.number(at: first + 1),
      table.number(at: first + 2), table.number(at: first + 3))
  }
}
