import TokenCompiler

/// Words that tell families of tokens apart: where one took the place of another, no token was renamed, whatever
/// the values are. Scales have equal values by accident.
enum NameFamilies {
  /// Each line has alternatives, and each alternative its synonyms.
  private static let alternatives: [[[String]]] = [
    [["inset"], ["outset"], ["stack"], ["inline"], ["squish"], ["stretch"], ["queue"]],
    [["enter", "entrance", "entry"], ["exit", "leave"]],
    [["in", "incoming"], ["out", "outgoing"]],
    [["appear", "show", "visible", "shown"], ["disappear", "hide", "hidden"]],
    [["open", "opened", "expand", "expanded"], ["close", "closed", "collapse", "collapsed"]],
    [
      ["top"], ["bottom"], ["left", "start", "leading"], ["right", "end", "trailing"], ["center"],
    ],
    [["before", "previous", "prev"], ["after", "next"]],
    [["first"], ["last"]],
    [["horizontal", "x"], ["vertical", "y"], ["z"]],
    [["row"], ["column"]],
    [["width"], ["height"], ["depth"]],
    [["min", "minimum"], ["max", "maximum"]],
    [["inner"], ["outer"]],
    [["up", "upper"], ["down", "lower"]],
    [["on"], ["off"]],
    [["active", "enabled"], ["inactive", "disabled"]],
    [["fast", "quick", "faster"], ["slow", "slower"]],
    [["add", "increase", "increment"], ["remove", "decrease", "decrement"]],
    [["ascending"], ["descending"]],
    [["input"], ["output"]],
    [["buy"], ["sell"]],
    [["margin"], ["padding"], ["gap", "gutter"]],
    [["foreground", "fg"], ["background", "bg"]],
    [["header"], ["footer"]],
    [
      ["heading", "headline", "title", "display"], ["body", "paragraph"], ["caption", "overline"],
    ],
    [["primary", "main"], ["secondary", "second"], ["tertiary", "third"], ["quaternary"]],
    [
      ["success", "positive"], ["error", "danger", "critical", "negative", "failure"],
      ["warning", "caution"], ["info", "information", "informational", "informative"],
    ],
    [["light", "day"], ["dark", "night"]],
    [
      ["xs", "xsmall"], ["s", "sm", "small"], ["m", "md", "medium"], ["l", "lg", "large"], ["xl"],
    ],
    [["thin"], ["regular", "normal"], ["semibold"], ["bold"], ["heavy"]],
    // Components.
    [
      ["accordion"], ["alert"], ["avatar"], ["badge"], ["banner"], ["breadcrumb"],
      ["button", "btn"], ["calendar"], ["card"], ["chart", "graph"], ["checkbox"],
      ["chip", "tag", "pill"], ["dialog", "modal"], ["divider", "separator"], ["drawer"],
      ["dropdown", "select", "picker"], ["icon"], ["link"], ["list"], ["menu"],
      ["navbar", "navigation", "nav"], ["popover"], ["progress"], ["radio"], ["sheet"],
      ["sidebar"], ["skeleton"], ["slider"], ["snackbar", "toast"], ["spinner", "loader"],
      ["stepper"], ["switch", "toggle"], ["tab", "tabs"], ["table"], ["textfield", "field"],
      ["tooltip"],
    ],
  ]

  private struct Position: Hashable {
    let line: Int
    let alternative: Int
  }

  private static let positions: [String: [Position]] = {
    var positions: [String: [Position]] = [:]
    for (line, words) in alternatives.enumerated() {
      for (alternative, synonyms) in words.enumerated() {
        for word in synonyms {
          positions[word, default: []].append(Position(line: line, alternative: alternative))
        }
      }
    }
    return positions
  }()

  /// Returns a Boolean value that indicates whether the words that went and those that came mean different families.
  ///
  /// - Parameters:
  ///   - isScale: whether tokens of the type are steps of a scale, whose values are equal by accident.
  ///   - isAlike: whether two words are spelled alike.
  static func differ(
    _ gone: [String], _ come: [String], isScale: Bool, _ isAlike: (String, String) -> Bool
  ) -> Bool {
    guard !gone.isEmpty, !come.isEmpty else { return false }
    let isOpposite = gone.contains { old in
      come.contains { new in areAlternatives(singular(old), singular(new)) }
    }
    if isOpposite { return true }
    return isScale
      && !gone.contains { old in come.contains { isAlike(old, $0) || areSynonyms(old, $0) } }
  }

  private static func singular(_ word: String) -> String {
    positions[word] == nil && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static func areAlternatives(_ one: String, _ other: String) -> Bool {
    (positions[one] ?? []).contains { position in
      (positions[other] ?? []).contains {
        $0.line == position.line && $0.alternative != position.alternative
      }
    }
  }

  private static func areSynonyms(_ one: String, _ other: String) -> Bool {
    !Set(positions[singular(one)] ?? []).isDisjoint(with: positions[singular(other)] ?? [])
  }
}

extension TokenType {
  /// A Boolean value that indicates whether tokens of the type are steps of scales.
  var isScale: Bool { [.dimension, .duration, .number, .fontWeight].contains(self) }
}
