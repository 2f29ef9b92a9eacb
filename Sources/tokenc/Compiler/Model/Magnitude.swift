/// The numbers that a kind of quantity can have, and those that it is likely to have.
///
/// The compiler refuses a font size, a line height, a blur, a border's width and a transition's duration that are not
/// ``possible``, and `tokenc import` leaves out opacities and channels that are not. Import doubts a number that is not ``plausible`` where a file
/// leaves its unit open: it reads the number by other evidence, or leaves it out.
package struct Magnitude: Sendable {
  /// For messages, for example `an opacity`.
  package let name: String
  package let possible: ClosedRange<Double>
  package let plausible: ClosedRange<Double>

  package func isPossible(_ number: Double) -> Bool { possible.contains(number) }

  package func isPlausible(_ number: Double) -> Bool { plausible.contains(number) }

  /// CSS Color 4, section 4.2: an alpha value beyond the range is clamped, so it is never meant.
  package static let opacity = Magnitude("an opacity", possible: 0...1, plausible: 0...1)

  /// A channel as a byte (CSS Color 4, section 5.1).
  package static let byte = Magnitude("a channel", possible: 0...255, plausible: 0...255)

  /// A line height in font sizes. CSS refuses negative ones (CSS Inline 3, section 5.2); the largest that
  /// published systems have is 3, and the smallest length in pixels is 8.
  package static let lineHeight = Magnitude("a line height", possible: 0...10, plausible: 0.5...4)

  /// CSS takes 1 to 1000 (CSS Fonts 4, section 2.2); fonts have none below 100 but for a few at 1, and scales of
  /// their own, such as 4 for 400, count less.
  package static let fontWeight = Magnitude(
    "a font weight", possible: 1...1000, plausible: 50...1000)

  /// In points. CSS refuses negative ones (CSS Fonts 4, section 2.5); below 4 nothing can be read, and a
  /// bare number is then one of rem.
  package static let fontSize = Magnitude(
    "a font size", possible: 0...10_000, plausible: 4...500)

  /// In points. Below 0.3, a bare number may as well be a factor of the font size: -0.02 and 0.15 are usual in `em`,
  /// and Apple's own tracking has -0.08 points (Human Interface Guidelines, Typography), Material's 0.15.
  package static let letterSpacing = Magnitude(
    "a letter spacing", possible: -1000...1000, plausible: 0.3...100)

  /// In milliseconds. CSS refuses negative ones (CSS Transitions 1, section 2.2); an app shows no
  /// animation of less than one frame, and a bare number is then one of seconds.
  package static let duration = Magnitude(
    "a duration", possible: 0...86_400_000, plausible: 10...60_000)

  /// In points. CSS refuses negative ones (CSS Backgrounds 3, section 6.1).
  package static let blur = Magnitude("a blur", possible: 0...10_000, plausible: 0...500)

  /// In points. CSS refuses negative ones (CSS Backgrounds 3, section 3.3).
  package static let borderWidth = Magnitude(
    "the width of a border", possible: 0...10_000, plausible: 0...100)

  private init(
    _ name: String, possible: ClosedRange<Double>, plausible: ClosedRange<Double>
  ) {
    self.name = name
    self.possible = possible
    self.plausible = plausible
  }
}
