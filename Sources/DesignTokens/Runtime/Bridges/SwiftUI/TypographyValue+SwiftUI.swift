#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows texts in a style: its font at the size that Dynamic Type asks for, and its line height.
    ///
    /// Its tracking is applied since iOS 16, and its case since iOS 14; for a `Text`, tracking is
    /// applied everywhere.
    public func typography(_ typography: TypographyValue) -> some View {
      modifier(TypographyModifier(typography: typography))
    }
  }

  extension Text {
    /// Shows the text in a style: its font at the size that Dynamic Type asks for, its line height
    /// and tracking, and since iOS 14 its case.
    public func typography(_ typography: TypographyValue) -> some View {
      TypographyText(text: self, typography: typography)
    }
  }

  /// A text in a style.
  struct TypographyText: View {
    @Environment(\.sizeCategory) private var sizeCategory
    let text: Text
    let typography: TypographyValue

    init(text: Text, typography: TypographyValue) {
      self.text = text
      self.typography = typography
    }

    var body: some View {
      let scaled = ScaledTypography(typography, sizeCategory: sizeCategory)
      text.tracking(scaled.tracking)
        .modifier(LineModifier(scaled: scaled, textCase: typography.textCase))
    }
  }

  /// What any view takes from a text style.
  struct TypographyModifier: ViewModifier {
    @Environment(\.sizeCategory) private var sizeCategory
    let typography: TypographyValue

    init(typography: TypographyValue) {
      self.typography = typography
    }

    @ViewBuilder func body(content: Content) -> some View {
      let scaled = ScaledTypography(typography, sizeCategory: sizeCategory)
      let lines = LineModifier(scaled: scaled, textCase: typography.textCase)
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.tracking(scaled.tracking).modifier(lines)
      } else {
        content.modifier(lines)
      }
    }
  }

  /// The font and the height of lines, and since iOS 14 the case.
  ///
  /// SwiftUI puts `lineSpacing` between lines; half of it above and below them makes each line,
  /// and a single one, as high as the style says.
  struct LineModifier: ViewModifier {
    let scaled: ScaledTypography
    let textCase: TypographyValue.TextCase

    @ViewBuilder func body(content: Content) -> some View {
      let lines = content.font(scaled.font).lineSpacing(scaled.lineSpacing)
        .padding(.vertical, scaled.lineSpacing / 2)
      if #available(iOS 14, tvOS 14, watchOS 7, *) {
        lines.textCase(Text.Case(textCase))
      } else {
        lines
      }
    }
  }

  @available(iOS 14, tvOS 14, watchOS 7, *)
  extension Text.Case {
    /// Creates the case; SwiftUI has none that capitalises words.
    init?(_ textCase: TypographyValue.TextCase) {
      switch textCase {
      case .none, .capitalized: return nil
      case .uppercase: self = .uppercase
      case .lowercase: self = .lowercase
      }
    }
  }
#endif
