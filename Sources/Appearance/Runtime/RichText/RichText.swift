import TokenRuntime

/// A text whose runs differ: bold words, links, marked passages, code.
///
/// A server sends it as small HTML, which ``init(html:refused:)`` reads; an app may put it together itself:
///
/// ```swift
/// let note = RichText(html: "Pay <b>today</b>, or read <a href='https://acme.example/terms'>why</a>.")
/// let total: RichText = [.init("Total: "), .init("12 €", traits: .bold, color: theme[.accent])]
/// ```
///
/// A ``RichTextStyle`` says how bold, marked and linked runs look.
public struct RichText: Equatable, Sendable {
  /// The runs in reading order; none is empty, and no two neighbors have equal attributes.
  public private(set) var runs: [Run] = []

  /// Creates a text from runs; empty ones are left out and equal neighbors joined.
  public init(_ runs: [Run]) {
    for run in runs { append(run) }
  }

  /// Creates a text of one run without attributes.
  public init(_ text: String) { self.init([Run(text)]) }

  /// The text without its attributes, for example for VoiceOver.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Adds a run at the end, to the last one if their attributes are equal.
  public mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.hasAttributes(of: run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// A part of the text with attributes of its own.
  public struct Run: Equatable, Sendable {
    /// The part's text.
    public internal(set) var text: String
    /// The traits of the part besides its text.
    public var traits: Traits
    /// Where the part leads.
    public var link: WebAddress?
    /// A text style instead of the one around; `nil` for that one.
    public var typography: TypographyValue?
    /// A color instead of the one around; `nil` for that one.
    public var color: ColorValue?

    /// Creates a run, by default without attributes.
    public init(
      _ text: String, traits: Traits = [], link: WebAddress? = nil,
      typography: TypographyValue? = nil, color: ColorValue? = nil
    ) {
      self.text = text
      self.traits = traits
      self.link = link
      self.typography = typography
      self.color = color
    }

    /// The run with the attributes of one around it, where it has none of its own.
    @_spi(Generated) public func within(_ outer: Run) -> Run {
      Run(
        text, traits: traits.union(outer.traits), link: link ?? outer.link,
        typography: typography ?? outer.typography, color: color ?? outer.color)
    }

    fileprivate func hasAttributes(of other: Run) -> Bool {
      traits == other.traits && link == other.link && typography == other.typography
        && color == other.color
    }
  }

  /// The traits of a run besides its text; several may hold at once.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// A bit per trait.
    public let rawValue: UInt8

    /// Creates traits from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Stronger than the text around.
    public static var bold: Self { Self(rawValue: MarkupText.Traits.bold.rawValue) }
    /// Slanted.
    public static var italic: Self { Self(rawValue: MarkupText.Traits.italic.rawValue) }
    /// With a line below.
    public static var underlined: Self { Self(rawValue: MarkupText.Traits.underlined.rawValue) }
    /// With a line through it.
    public static var struckThrough: Self {
      Self(rawValue: MarkupText.Traits.struckThrough.rawValue)
    }
    /// Marked, as with a highlighter.
    public static var marked: Self { Self(rawValue: MarkupText.Traits.marked.rawValue) }
    /// Code or another text of a machine.
    public static var code: Self { Self(rawValue: MarkupText.Traits.code.rawValue) }
  }
}

extension RichText: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  /// Creates a text from runs.
  public init(arrayLiteral runs: Run...) { self.init(runs) }

  /// Creates a text of one run without attributes; the literal is no HTML.
  public init(stringLiteral text: String) { self.init(text) }
}
