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

  var properties: [ElementProperty] {
    switch self {
    case .view: ElementProperty.viewProperties
    case .label: Self.labelProperties
    case .image: Self.imageProperties
    case .button: Self.buttonProperties
    case .textField: Self.textFieldProperties
    case .textView: Self.textViewProperties
    case .switch: [.view, .init("onColor", .color), .init("thumbColor", .color)]
    case .stack: Self.stackProperties
    case .progress:
      [
        .view, .init("progressColor", .color), .init("trackColor", .color),
        .init("style", .word("ProgressAppearance.Style", ["automatic", "bar"])),
      ]
    case .activityIndicator:
      [
        .view, .init("color", .color),
        .init("size", .word("ActivityIndicatorAppearance.Size", ["medium", "large"])),
        .init("hidesWhenStopped", .flag),
      ]
    case .slider:
      [
        .view, .init("minimumTrackColor", .color), .init("maximumTrackColor", .color),
        .init("thumbColor", .color),
      ]
    case .segmentedControl:
      [
        .view, .init("selectedSegmentColor", .color), .init("titleColor", .states(.color)),
        .init("typography", .states(.typography)),
      ]
    case .pageControl:
      [
        .view, .init("pageColor", .color), .init("currentPageColor", .color),
        .init(
          "backgroundStyle",
          .word("PageControlAppearance.BackgroundStyle", ["automatic", "prominent", "minimal"])),
        .init("hidesForSinglePage", .flag),
      ]
    case .scrollView: Self.scrollViewProperties
    case .navigationBar: Self.navigationBarProperties
    case .tabBar: Self.tabBarProperties
    }
  }

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

  private static let labelProperties: [ElementProperty] = [
    .view, .init("textColor", .color), .init("typography", .typography),
    .init("highlightedTextColor", .color), .textAlignment, .init("numberOfLines", .count),
    .init(
      "lineBreakMode",
      .word(
        "LabelAppearance.LineBreakMode",
        [
          "wordWrapping", "characterWrapping", "clipping", "truncatingHead", "truncatingMiddle",
          "truncatingTail",
        ])),
    .init("minimumScaleFactor", .fraction),
  ]

  private static let imageProperties: [ElementProperty] = [
    .view,
    .init(
      "contentMode",
      .word(
        "ImageAppearance.ContentMode",
        ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"])),
    .init("rendering", .word("ImageAppearance.Rendering", ["automatic", "original", "template"])),
    .init("symbolSize", .points), .init("symbolWeight", .fontWeight),
  ]

  private static let buttonProperties: [ElementProperty] = [
    .view, .init("typography", .typography), .init("contentInsets", .insets),
    .init(
      "states",
      .states(
        .part(
          "ButtonStateAppearance",
          [
            .init("titleColor", .color), .init("imageColor", .color),
            .init("backgroundColor", .color), .init("borderColor", .color),
            .init("borderWidth", .points),
          ]))),
  ]

  private static let textFieldProperties: [ElementProperty] = [
    .view, .init("textColor", .color), .init("typography", .typography),
    .init("placeholderColor", .color), .textAlignment,
    .init(
      "borderStyle",
      .word("TextFieldAppearance.BorderStyle", ["borderless", "line", "bezel", "rounded"])),
    .init(
      "clearButton",
      .word(
        "TextFieldAppearance.ClearButton", ["never", "whileEditing", "unlessEditing", "always"])),
    .init("minimumFontSize", .points), .keyboard,
  ]

  private static let textViewProperties: [ElementProperty] = [
    .view, .init("textColor", .color), .init("typography", .typography),
    .init("linkColor", .color), .textAlignment, .init("textInsets", .insets),
    .init("lineFragmentPadding", .points), .keyboard,
  ]

  private static let stackProperties: [ElementProperty] = [
    .view, .init("axis", .word("StackAppearance.Axis", ["horizontal", "vertical"])),
    .init("spacing", .points),
    .init(
      "alignment",
      .word(
        "StackAppearance.Alignment",
        ["fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"])),
    .init(
      "distribution",
      .word(
        "StackAppearance.Distribution",
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"])),
    .init("contentInsets", .insets),
  ]

  private static let scrollViewProperties: [ElementProperty] = [
    .view, .init("contentInsets", .insets),
    .init(
      "indicatorStyle",
      .word("ScrollViewAppearance.IndicatorStyle", ["automatic", "black", "white"])),
    .init("showsHorizontalIndicator", .flag), .init("showsVerticalIndicator", .flag),
    .init("bounces", .flag), .init("refreshColor", .color),
  ]

  private static let navigationBarProperties: [ElementProperty] = [
    .view, .barBackground, .init("backgroundColor", .color), .init("separatorColor", .color),
    .init("titleColor", .color), .init("titleTypography", .typography),
    .init("largeTitleColor", .color), .init("largeTitleTypography", .typography),
    .init("prefersLargeTitles", .flag), .init("buttonColor", .states(.color)),
    .init("buttonTypography", .typography),
  ]

  private static let tabBarProperties: [ElementProperty] = [
    .view, .barBackground, .init("backgroundColor", .color), .init("separatorColor", .color),
    .init(
      "item",
      .part(
        "TabBarItemAppearance",
        [
          .init("titleColor", .states(.color)), .init("iconColor", .states(.color)),
          .init("typography", .states(.typography)), .init("badgeColor", .color),
          .init("badgeTextColor", .color),
        ])),
  ]
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

  fileprivate static let view = ElementProperty("view", .part("ViewAppearance", viewProperties))
  fileprivate static let textAlignment = ElementProperty(
    "textAlignment",
    .word("TextAlignmentValue", ["natural", "left", "center", "right", "justified"]))
  fileprivate static let keyboard = ElementProperty(
    "keyboard", .word("KeyboardStyle", ["automatic", "light", "dark"]))

  fileprivate static let barBackground = ElementProperty(
    "background", .word("BarBackground", ["automatic", "opaque", "transparent"]))

  /// The properties of `ViewAppearance`.
  fileprivate static let viewProperties: [ElementProperty] = [
    .init("backgroundColor", .color), .init("tintColor", .color), .init("cornerRadius", .points),
    .init("cornerCurve", .word("ViewAppearance.CornerCurve", ["circular", "continuous"])),
    .init("borderColor", .color),
    .init("borderWidth", .points), .init("shadow", .shadow), .init("opacity", .fraction),
    .init("clipsToBounds", .flag), .init("layoutMargins", .insets),
  ]
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
