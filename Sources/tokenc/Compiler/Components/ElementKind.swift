/// An element of the Appearance library, by the word that a spec uses.
///
/// The tables below repeat the library's structs, property by property in the order of their
/// initialisers; a test compares the two.
package enum ElementKind: String, CaseIterable, Sendable {
  case view, label, image, button, textField, textView, `switch`, stack, progress
  case activityIndicator, slider, segmentedControl, pageControl, scrollView, navigationBar, tabBar

  /// The struct with the element's look.
  var typeName: String {
    "\(SwiftName.pascalCase([rawValue]))Appearance"
  }

  var properties: [ElementProperty] { Self.tables[self] ?? [] }

  private static let tables = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      let view = ElementProperty("view", .part("ViewAppearance", ElementProperty.ofView))
      let own = ElementProperty.list(kind.ownProperties, in: kind.typeName)
      return (kind, kind == .view ? ElementProperty.ofView : [view] + own)
    })

  /// The properties without which the element has no look of its own.
  var required: [[String]] {
    switch self {
    case .label: [["textColor"], ["typography"]]
    case .button: [["typography"], ["states", "normal", "titleColor"]]
    case .textField: [["textColor"], ["typography"], ["placeholderColor"]]
    case .textView: [["textColor"], ["typography"]]
    case .switch: [["onColor"]]
    case .progress: [["progressColor"], ["trackColor"]]
    case .activityIndicator: [["color"]]
    case .slider: [["minimumTrackColor"], ["maximumTrackColor"]]
    case .segmentedControl: [["titleColor", "normal"]]
    case .pageControl: [["pageColor"], ["currentPageColor"]]
    case .navigationBar: [["titleColor"], ["titleTypography"]]
    case .tabBar: [["item", "titleColor", "normal"], ["item", "iconColor", "normal"]]
    case .view, .image, .stack, .scrollView: []
    }
  }

  /// The properties besides those of every view.
  private var ownProperties: KeyValuePairs<String, PropertyType> {
    switch self {
    case .view: [:]
    case .label:
      [
        "textColor": .color, "typography": .typography, "highlightedTextColor": .color,
        "textAlignment": .textAlignment, "numberOfLines": .count,
        "lineBreakMode": .words(
          "wordWrapping", "characterWrapping", "clipping", "truncatingHead", "truncatingMiddle",
          "truncatingTail"),
        "minimumScaleFactor": .fraction,
      ]
    case .image:
      [
        "contentMode": .words("scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"),
        "rendering": .words("automatic", "original", "template"), "symbolSize": .points,
        "symbolWeight": .fontWeight,
      ]
    case .button:
      [
        "typography": .typography, "contentInsets": .insets,
        "states": .states(
          .part(
            "ButtonStateAppearance",
            [
              "titleColor": .color, "imageColor": .color, "backgroundColor": .color,
              "borderColor": .color, "borderWidth": .points,
            ])),
      ]
    case .textField:
      [
        "textColor": .color, "typography": .typography, "placeholderColor": .color,
        "textAlignment": .textAlignment,
        "borderStyle": .words("borderless", "line", "bezel", "rounded"),
        "clearButton": .words("never", "whileEditing", "unlessEditing", "always"),
        "minimumFontSize": .points, "keyboard": .keyboard,
      ]
    case .textView:
      [
        "textColor": .color, "typography": .typography, "linkColor": .color,
        "textAlignment": .textAlignment, "textInsets": .insets, "lineFragmentPadding": .points,
        "keyboard": .keyboard,
      ]
    case .switch: ["onColor": .color, "thumbColor": .color]
    case .stack:
      [
        "axis": .words("horizontal", "vertical"), "spacing": .points,
        "alignment": .words(
          "fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"),
        "distribution": .words(
          "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"),
        "contentInsets": .insets,
      ]
    case .progress:
      ["progressColor": .color, "trackColor": .color, "style": .words("automatic", "bar")]
    case .activityIndicator:
      ["color": .color, "size": .words("medium", "large"), "hidesWhenStopped": .flag]
    case .slider:
      ["minimumTrackColor": .color, "maximumTrackColor": .color, "thumbColor": .color]
    case .segmentedControl:
      [
        "selectedSegmentColor": .color, "titleColor": .states(.color),
        "typography": .states(.typography),
      ]
    case .pageControl:
      [
        "pageColor": .color, "currentPageColor": .color,
        "backgroundStyle": .words("automatic", "prominent", "minimal"),
        "hidesForSinglePage": .flag,
      ]
    case .scrollView:
      [
        "contentInsets": .insets, "indicatorStyle": .words("automatic", "black", "white"),
        "showsHorizontalIndicator": .flag, "showsVerticalIndicator": .flag, "bounces": .flag,
        "refreshColor": .color,
      ]
    case .navigationBar:
      [
        "background": .barBackground, "backgroundColor": .color, "separatorColor": .color,
        "titleColor": .color, "titleTypography": .typography, "largeTitleColor": .color,
        "largeTitleTypography": .typography, "prefersLargeTitles": .flag,
        "buttonColor": .states(.color), "buttonTypography": .typography,
      ]
    case .tabBar:
      [
        "background": .barBackground, "backgroundColor": .color, "separatorColor": .color,
        "item": .part(
          "TabBarItemAppearance",
          [
            "titleColor": .states(.color), "iconColor": .states(.color),
            "typography": .states(.typography), "badgeColor": .color, "badgeTextColor": .color,
          ]),
      ]
    }
  }
}

/// A state of a control, in the order of the library's `StateValues.init`.
enum ElementState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused
}

/// One property of an element's look.
package struct ElementProperty: Sendable {
  let name: String
  let type: PropertyType

  init(_ name: String, _ type: PropertyType) {
    self.name = name
    self.type = type
  }

  /// The properties of a struct; an enum without a name is nested in it and named by its property.
  fileprivate static func list(
    _ members: KeyValuePairs<String, PropertyType>, in typeName: String
  ) -> [ElementProperty] {
    members.map { name, type in
      guard case .word("", let words) = type else { return ElementProperty(name, type) }
      return ElementProperty(name, .word("\(typeName).\(SwiftName.pascalCase([name]))", words))
    }
  }

  /// The properties of `ViewAppearance`.
  fileprivate static let ofView = list(
    [
      "backgroundColor": .color, "tintColor": .color, "cornerRadius": .points,
      "cornerCurve": .words("circular", "continuous"), "borderColor": .color,
      "borderWidth": .points, "shadow": .shadow, "opacity": .fraction, "clipsToBounds": .flag,
      "layoutMargins": .insets,
    ], in: "ViewAppearance")
}

extension PropertyType {
  /// One of the words of an enum that the struct declares, see ``ElementProperty/list(_:in:)``.
  fileprivate static func words(_ words: String...) -> PropertyType { .word("", words) }

  fileprivate static func part(
    _ typeName: String, _ members: KeyValuePairs<String, PropertyType>
  ) -> PropertyType {
    .part(typeName, ElementProperty.list(members, in: typeName))
  }

  fileprivate static let textAlignment = PropertyType.word(
    "TextAlignmentValue", ["natural", "left", "center", "right", "justified"])
  fileprivate static let keyboard = PropertyType.word(
    "KeyboardStyle", ["automatic", "light", "dark"])
  fileprivate static let barBackground = PropertyType.word(
    "BarBackground", ["automatic", "opaque", "transparent"])
}

/// What a property takes.
package indirect enum PropertyType: Sendable {
  case color, typography, shadow, fontWeight
  /// A length in points.
  case points
  /// A number from 0 to 1.
  case fraction
  /// A whole number from 0.
  case count
  case flag, insets
  /// One of the cases of an enum.
  case word(String, [String])
  /// A struct with properties of its own.
  case part(String, [ElementProperty])

  /// The struct with a value for each state.
  static let stateValues = "StateValues"

  /// A value for each state of a control.
  static func states(_ type: PropertyType) -> PropertyType {
    .part(stateValues, ElementState.allCases.map { ElementProperty($0.rawValue, type) })
  }

  /// The types of the tokens that it takes.
  var tokenTypes: [TokenType] {
    switch self {
    case .color: [.color]
    case .typography: [.typography]
    case .shadow: [.shadow]
    case .fontWeight: [.fontWeight]
    case .points, .insets: [.dimension]
    case .fraction: [.number]
    case .count, .flag, .word, .part: []
    }
  }

  /// The type in Swift; for a part it says nothing of what the part is generic over.
  var swiftType: String {
    switch self {
    case .color: "ColorValue"
    case .typography: "TypographyValue"
    case .shadow: "ShadowValue"
    case .fontWeight: "FontWeightValue"
    case .points, .fraction: "Double"
    case .count: "Int"
    case .flag: "Bool"
    case .insets: "InsetsValue"
    case .word(let type, _), .part(let type, _): type
    }
  }

  /// Whether a number stands for a value of the type.
  func allows(_ number: Double) -> Bool {
    switch self {
    case .points, .insets: number.isFinite
    case .fraction: (0...1).contains(number)
    case .count: Int32(exactly: number).map { $0 >= 0 } ?? false
    case .fontWeight: (1...1000).contains(number)
    default: false
    }
  }

  /// What a message calls a value of the type.
  var words: String {
    switch self {
    case .color: "a color token, for example '{color.text.primary}'"
    case .typography: "a typography token, for example '{typography.body}'"
    case .shadow: "a shadow token, for example '{shadow.card}'"
    case .fontWeight: "a fontWeight token, a number from 1 to 1000, or a name such as 'bold'"
    case .points: "a dimension token or a number of points"
    case .fraction: "a number from 0 to 1"
    case .count: "a whole number from 0"
    case .flag: "true or false"
    case .insets: "a dimension token, a number of points, or an object with edges"
    case .word(_, let words):
      words.isEmpty ? "a word" : "one of \(words.quoted)"
    case .part: "an object"
    }
  }
}
