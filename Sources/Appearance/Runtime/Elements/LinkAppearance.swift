import TokenRuntime

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
