import AppearanceRuntime

extension ViewAppearance {
  /// The background of a screen.
  public static func page(in theme: AcmeTheme) -> Self {
    Self(backgroundColor: theme[.surfacePage])
  }

  /// A raised surface with rounded corners.
  public static func card(in theme: AcmeTheme) -> Self {
    Self(
      backgroundColor: theme[.surfaceCard], cornerRadius: CornersValue(theme[.card]),
      cornerCurve: .continuous,
      shadow: theme[.card])
  }
}

extension LabelAppearance {
  /// The title of a screen.
  public static func title(in theme: AcmeTheme) -> Self {
    Self(textColor: theme[.textPrimary], typography: theme[.title], numberOfLines: 0)
  }
}

extension ButtonAppearance {
  /// The button of a screen's main action.
  public static func primary(in theme: AcmeTheme) -> Self {
    Self(
      view: ViewAppearance(cornerRadius: CornersValue(theme[.control])), typography: theme[.action],
      contentInsets: InsetsValue(horizontal: theme[.m], vertical: theme[.s]),
      states: StateValues(
        normal: ButtonStateAppearance(
          titleColor: theme[.textOnAccent], backgroundColor: theme[.accentPrimary]),
        highlighted: ButtonStateAppearance(backgroundColor: theme[.accentPressed]),
        disabled: ButtonStateAppearance(backgroundColor: theme[.textDisabled])))
  }
}

extension StackAppearance {
  /// A column of input fields on a card.
  public static func form(in theme: AcmeTheme) -> Self {
    Self(
      view: .card(in: theme), axis: .vertical, spacing: theme[.m],
      contentInsets: InsetsValue(theme[.m]))
  }
}
