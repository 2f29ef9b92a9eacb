#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Applies a text style to the texts in this view: font, line height, tracking and case.
    ///
    /// Half of what a line is higher than its font stands above and below the view as a whole. Of a
    /// stack, apply the style to each text: `Text` has a method of the same name.
    ///
    /// Font, line height and tracking grow with Dynamic Type. Tracking needs iOS 16, macOS 13, tvOS
    /// 16 or watchOS 9, except on a `Text`, where every version has it. The case needs iOS 14, tvOS
    /// 14 or watchOS 7. Older versions leave them as they are.
    nonisolated public func typography(_ typography: TypographyValue) -> some View {
      modifier(TypographyModifier(typography: typography))
    }
  }

  extension Text {
    /// Applies a text style to the text: font, line height, tracking and case.
    ///
    /// Font, line height and tracking grow with Dynamic Type. The case needs iOS 14, tvOS 14 or
    /// watchOS 7; older versions leave it as it is.
    nonisolated public func typography(_ typography: TypographyValue) -> some View {
      TypographyText(text: self, typography: typography)
    }
  }

  struct TypographyText: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.legibilityWeight) private var legibilityWeight
    let text: Text
    let typography: TypographyValue

    nonisolated init(text: Text, typography: TypographyValue) {
      self.text = text
      self.typography = typography
    }

    var body: some View {
      let scaled = ScaledTypography(
        typography, sizeCategory: sizeCategory, legibilityWeight: legibilityWeight)
      text.tracking(scaled.tracking)
        .modifier(LineModifier(scaled: scaled, textCase: typography.textCase))
    }
  }

  extension View {
    /// Applies a text style, or the platform's for `nil`: the view stays the same one.
    nonisolated package func typography(steady typography: TypographyValue?) -> some View {
      modifier(TypographyModifier(typography: typography))
    }
  }

  struct TypographyModifier: ViewModifier {
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.legibilityWeight) private var legibilityWeight
    /// `nil` for the platform's text style.
    let typography: TypographyValue?

    nonisolated init(typography: TypographyValue?) { self.typography = typography }

    @ViewBuilder func body(content: Content) -> some View {
      let scaled = typography.map {
        ScaledTypography($0, sizeCategory: sizeCategory, legibilityWeight: legibilityWeight)
      }
      let lines = LineModifier(scaled: scaled, textCase: typography?.textCase ?? .none)
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.tracking(scaled?.tracking ?? 0).modifier(lines)
      } else {
        content.modifier(lines)
      }
    }
  }

  /// Applies the font and the height of lines, and since iOS 14 the case.
  ///
  /// SwiftUI puts `lineSpacing` between lines. Half of it as padding above and below makes each
  /// line, also a single one, as high as the style says. Lines lower than their font need the systems
  /// of version 26, and are else as high as it.
  struct LineModifier: ViewModifier {
    let scaled: ScaledTypography?
    let textCase: TypographyValue.TextCase

    @ViewBuilder func body(content: Content) -> some View {
      let spacing = scaled?.lineSpacing ?? 0
      let lines = content.font(scaled?.font).lineSpacing(spacing).padding(.vertical, spacing / 2)
        .modifier(LowLines(height: scaled?.lowLineHeight))
      if #available(iOS 14, tvOS 14, watchOS 7, *) {
        lines.textCase(Text.Case(textCase))
      } else {
        lines
      }
    }
  }

  /// Makes lines lower than their font, which spacing between them can't.
  struct LowLines: ViewModifier {
    let height: CGFloat?

    @ViewBuilder func body(content: Content) -> some View {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *), let height {
          content.lineHeight(.exact(points: height))
        } else {
          content
        }
      #else
        content
      #endif
    }
  }

  @available(iOS 14, tvOS 14, watchOS 7, *)
  extension Text.Case {
    /// Creates the case; SwiftUI can't capitalize words.
    init?(_ textCase: TypographyValue.TextCase) {
      switch textCase {
      case .none, .capitalized: return nil
      case .uppercase: self = .uppercase
      case .lowercase: self = .lowercase
      }
    }
  }
#endif
