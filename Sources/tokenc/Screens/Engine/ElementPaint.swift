import TokenComponents

/// A path from an element to a property; `*` stands for the state.
typealias PaintPath = [String]

/// A color of an element that has to stand out from what is behind it.
struct Foreground: Sendable {
  let path: PaintPath
  /// The text styles that the text may have, the first that is set counts; none for a sign.
  var typography: [PaintPath] = []
  /// What is behind it in the element, other than what is behind all of it; the nearest first.
  var ground: [[PaintPath]]?
  /// The property and the word that it needs to be drawn at all.
  var condition: (path: PaintPath, word: String)?

  var isText: Bool { !typography.isEmpty }
  /// The names from the element on, without those of states.
  var shownPath: [String] { path.filter { $0 != "*" && $0 != "states" } }
}

/// What an element of the library draws in colors: the parts that are read, and what is behind.
///
/// Lines, tracks, thumbs and selections are left alone: whether they carry a meaning, no spec says.
extension ElementKind {
  var foregrounds: [Foreground] {
    let typography: [PaintPath] = [["typography"]]
    switch self {
    case .label: return [Foreground(path: ["textColor"], typography: typography)]
    case .textField:
      return ["textColor", "placeholderColor"].map {
        Foreground(path: [$0], typography: typography)
      }
    case .textView:
      return ["textColor", "linkColor"].map { Foreground(path: [$0], typography: typography) }
    case .link:
      return [["textColor", "*"], ["visitedColor"]].map {
        Foreground(path: $0, typography: typography)
      }
    case .button:
      return [
        Foreground(
          path: ["states", "*", "titleColor"],
          typography: [["states", "*", "typography"], ["typography"]]),
        Foreground(path: ["states", "*", "imageColor"]),
      ]
    case .image:
      return [["templateColor"], ["view", "tintColor"]].map {
        Foreground(path: $0, condition: (["rendering"], "template"))
      }
    case .activityIndicator: return [Foreground(path: ["color"])]
    case .segmentedControl:
      return [
        Foreground(
          path: ["titleColor", "*"], typography: [["typography", "*"]],
          ground: [[["segmentColor", "*"]]])
      ]
    case .navigationBar:
      return [
        Foreground(path: ["titleColor"], typography: [["titleTypography"]]),
        Foreground(path: ["largeTitleColor"], typography: [["largeTitleTypography"]]),
        Foreground(path: ["buttonColor", "*"], typography: [["buttonTypography"]]),
      ]
    case .toolbar:
      return [Foreground(path: ["buttonColor", "*"], typography: [["buttonTypography"]])]
    case .tabBar:
      return [
        Foreground(path: ["item", "titleColor", "*"], typography: [["item", "typography", "*"]]),
        Foreground(path: ["item", "iconColor", "*"]),
        Foreground(
          path: ["item", "badgeTextColor"], typography: typography,
          ground: [[["item", "badgeColor"]]]),
      ]
    case .searchBar:
      return ["textColor", "placeholderColor"].map {
        Foreground(
          path: ["field", $0], typography: [["field", "typography"]],
          ground: [
            [["field", "view", "backgroundFill"], ["field", "view", "backgroundColor"]],
            [["barColor"]],
          ])
      }
    case .view, .switch, .stack, .progress, .slider, .pageControl, .scrollView, .cell, .table,
      .collection, .stepper, .datePicker:
      return []
    }
  }

  /// What is behind an element's content, the nearest first; of each, the first that is set counts.
  var backgrounds: [[PaintPath]] {
    let names = ["backgroundFill", "backgroundColor"]
    let view = names.map { self == .view ? [$0] : ["view", $0] }
    return switch self {
    case .button: [names.map { ["states", "*", $0] }, view]
    case .link, .stepper: [[["backgroundColor", "*"]], view]
    case .navigationBar, .toolbar, .tabBar: [[["backgroundColor"]], view]
    case .searchBar: [[["barColor"]], view]
    default: [view]
    }
  }

  /// The properties with the opacity of the whole element, which multiply.
  var opacities: [PaintPath] {
    switch self {
    case .view: [["opacity"]]
    case .button: [["states", "*", "opacity"], ["view", "opacity"]]
    case .link: [["opacity", "*"], ["view", "opacity"]]
    default: [["view", "opacity"]]
    }
  }
  var isHidden: PaintPath { self == .view ? ["isHidden"] : ["view", "isHidden"] }
}

extension DrawnPart {
  func value(_ path: PaintPath, _ state: ElementState, hasStates: Bool) -> DrawnValue? {
    let states = state == .normal ? [state] : [state, .normal]
    let inner = path.contains("*") ? states : [state]
    for innerState in inner {
      let names = path.map { $0 == "*" ? innerState.rawValue : $0 }
      for outerState in hasStates ? states : [state] {
        let found = self[hasStates ? [outerState.rawValue] + names : names]
        if let found { return found.value }
      }
    }
    return nil
  }
}
