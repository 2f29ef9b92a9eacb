#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  /// A rich text with a ``LabelAppearance``.
  ///
  /// ```swift
  /// AppearanceText(note, .body(in: theme), style: .note(in: theme))
  /// ```
  ///
  /// Links open, and runs have a color behind them, since iOS 15, macOS 12, tvOS 15 and watchOS 8.
  public struct AppearanceText: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.legibilityWeight) private var legibilityWeight
    private let text: RichText
    private let appearance: LabelAppearance
    private let style: RichTextStyle

    /// Creates a view of a text, by default with runs without colors.
    nonisolated public init(
      _ text: RichText, _ appearance: LabelAppearance, style: RichTextStyle = RichTextStyle()
    ) {
      self.text = text
      self.appearance = appearance
      self.style = style
    }

    /// The runs one after the other, with the properties that all of them have.
    public var body: some View {
      text.runs.map { shown($0) }.reduce(Text(verbatim: "")) { $0 + $1 }.appearance(appearance)
    }

    private func shown(_ run: RichText.Run) -> Text {
      var shown = linked(run)
      if let typography = style.typography(of: run, in: appearance.typography) {
        if typography != appearance.typography {
          let scaled = ScaledTypography(
            typography, sizeCategory: sizeCategory, legibilityWeight: legibilityWeight)
          shown = shown.font(scaled.font).tracking(scaled.tracking)
        }
      } else {
        if run.traits.contains(.code), #available(watchOS 7, *) {
          shown = shown.font(.system(.body, design: .monospaced))
        }
        if run.traits.contains(.bold) { shown = shown.bold() }
      }
      if run.traits.contains(.italic) { shown = shown.italic() }
      if style.underlines(run) { shown = shown.underline() }
      if run.traits.contains(.struckThrough) { shown = shown.strikethrough() }
      if let color = style.color(of: run) { shown = shown.foregroundColor(Color(color)) }
      return shown
    }

    private func linked(_ run: RichText.Run) -> Text {
      guard #available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) else {
        return Text(letters: run.text)
      }
      var text = AttributedString(run.text)
      text[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
        run.link.flatMap { URL(string: $0.rawValue) }
      text[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] =
        style.background(of: run).map { Color($0) }
      return Text(text).fitting(run.text)
    }
  }

  extension Text {
    /// Creates a text without space between letters that join, whatever its style says.
    nonisolated init(letters: String) { self = Text(verbatim: letters).fitting(letters) }

    nonisolated fileprivate func fitting(_ letters: String) -> Text {
      letters.hasJoiningLetters ? tracking(0) : self
    }
  }
#endif
