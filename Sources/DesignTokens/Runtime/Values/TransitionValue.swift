/// A change over time (DTCG Format module, section 9.5).
public struct TransitionValue: Equatable, Sendable {
  /// The time that the change takes.
  public let duration: DurationValue
  /// The time before the change begins.
  public let delay: DurationValue
  /// The progress of the change over its duration.
  public let timingFunction: CubicBezierValue

  /// Creates a transition, by default without a delay.
  public init(
    duration: DurationValue, delay: DurationValue = DurationValue(seconds: 0),
    timingFunction: CubicBezierValue
  ) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }

  /// Reads six numbers of generated data, starting at `first`: duration and delay in seconds, then
  /// x1, y1, x2 and y2 of the timing function.
  @_spi(Generated) @inlinable public init(from table: (some NumberTable).Type, at first: Int) {
    self.init(at: first, table.number)
  }

  @inlinable init(at first: Int, _ number: (Int) -> Double) {
    duration = DurationValue(seconds: number(first))
    delay = DurationValue(seconds: number(first + 1))
    timingFunction = CubicBezierValue(at: first + 2, number)
  }

  /// The numbers that are read, and how many they are.
  package var numbers: [Double] { [duration.seconds, delay.seconds] + timingFunction.numbers }
  package static var numberCount: Int { 2 + CubicBezierValue.numberCount }
}

/// A span of time (DTCG Format module, section 8.5).
@frozen public struct DurationValue: Equatable, Sendable {
  /// The time in seconds; the format also allows negative ones.
  public let seconds: Double

  /// Creates a span of a number of seconds.
  @inlinable public init(seconds: Double) {
    self.seconds = seconds
  }

  /// The time in milliseconds.
  @inlinable public var milliseconds: Double { seconds * 1000 }
}

/// A timing curve from (0, 0) to (1, 1) with two control points (DTCG Format module, section 8.6).
///
/// The x axis is time and the y axis progress, as in CSS's `cubic-bezier()` (Easing Functions 1).
@frozen public struct CubicBezierValue: Equatable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point; below 0 or above 1 the change overshoots.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point; below 0 or above 1 the change overshoots.
  public let y2: Double

  /// Creates a curve from its control points in the order x1, y1, x2, y2, which are not checked.
  @inlinable public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Reads four numbers of generated data, starting at `first`: x1, y1, x2 and y2.
  @_spi(Generated) @inlinable public init(from table: (some NumberTable).Type, at first: Int) {
    self.init(at: first, table.number)
  }

  @inlinable init(at first: Int, _ number: (Int) -> Double) {
    self.init(number(first), number(first + 1), number(first + 2), number(first + 3))
  }

  /// The numbers that are read, and how many they are.
  package var numbers: [Double] { [x1, y1, x2, y2] }
  package static var numberCount: Int { 4 }
}
