import Appearance
import TokenRuntime

extension ViewAppearance {
  public static func page(in theme: AcmeTheme) -> Self {
    Self(backgroundColor: theme[.surfacePage])
  }

  public static func card(in theme: AcmeTheme) -> Self {
    Self(
      backgroundColor: theme[.surfaceCard], cornerRadius: theme[.card], cornerCurve: .continuous,
      shadow: theme[.card])
  }
}

extension LabelAppearance {
  public static func title(in theme: AcmeTheme) -> Self {
    Self(textColor: theme[.textPrimary], typography: theme[.title], numberOfLines: 0)
  }
}

extension ButtonAppearance {
  public static func primary(in theme: AcmeTheme) -> Self {
    Self(
      view: ViewAppearance(cornerRadius: theme[.control]), typography: theme[.action],
      contentInsets: InsetsValue(horizontal: theme[.m], vertical: theme[.s]),
      states: StateValues(
        normal: ButtonStateAppearance(
          titleColor: theme[.textOnAccent], backgroundColor: theme[.accentPrimary]),
        highlighted: ButtonStateAppearance(backgroundColor: theme[.accentPressed]),
        disabled: ButtonStateAppearance(backgroundColor: theme[.textDisabled])))
  }
}

extension StackAppearance {
  public static func form(in theme: AcmeTheme) -> Self {
    Self(
      view: .card(in: theme), axis: .vertical, spacing: theme[.m],
      contentInsets: InsetsValue(theme[.m]))
  }
}
