import TokenRuntime

/// The appearance of a link that stands by itself; links in a text get theirs from
/// ``RichTextStyle``.
///
/// ```swift
/// extension LinkAppearance {
///   static let plain = LinkAppearance(
///     typography: theme[.body], textColor: StateValues(normal: theme[.link]),
///     visitedColor: theme[.linkVisited], isUnderlined: StateValues(highlighted: true))
/// }
/// ```
public struct LinkAppearance: ElementAppearance {
  /// The properties that all views have; they apply in all states.
  public var view: ViewAppearance
  /// The text style.
  public var typography: TypographyValue?
  /// What the text has besides its style.
  public var details: TextDetails
  /// The space between the link's edges and its text, which takes touches, too.
  public var contentInsets: InsetsValue?
  /// The color of the text, by state.
  public var textColor: StateValues<ColorValue?>
  /// The color of the text of a link that was opened before, instead of the normal state's.
  public var visitedColor: ColorValue?
  /// Whether a line runs below the text, by state.
  public var isUnderlined: StateValues<Bool?>
  /// The color behind the text, by state.
  public var backgroundColor: StateValues<ColorValue?>
  /// The opacity from 0 to 1 by state, instead of the opacity of ``view``.
  public var opacity: StateValues<Double?>  // fraction

  init(_ never: Never) { switch never {} }
}

extension LinkAppearance {
  func button(isVisited: Bool) -> ButtonAppearance {
    var states = StateValues { state in
      ButtonStateAppearance(
        titleColor: textColor.explicit(state),
        details: TextDetails(isUnderlined: isUnderlined.explicit(state)),
        backgroundColor: backgroundColor.explicit(state), opacity: opacity.explicit(state))
    }
    if isVisited, let visitedColor { states.normal.titleColor = visitedColor }
    return ButtonAppearance(
      view: view, typography: typography, details: details, contentInsets: contentInsets,
      states: states)
  }
}
