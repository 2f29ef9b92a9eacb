import TokenCompiler

/// An element of the Appearance library, by the word that a spec uses.
///
/// The tables below repeat the library's structs, property by property in the order of their
/// initialisers; a test compares the two.
package enum ElementKind: String, CaseIterable, Sendable {
  case view, label, image, button, textField, textView, `switch`, stack, progress
  case activityIndicator, slider, segmentedControl, pageControl, scrollView, navigationBar, tabBar
  case cell, table, collection, searchBar, toolbar, stepper, datePicker, link

  /// The struct with the element's look.
  var typeName: String {
    "\(SwiftName.pascalCase([rawValue]))Appearance"
  }

  var properties: [ElementProperty] { Self.tables[self] ?? [] }

  /// The properties of an element with a look for each state.
  var propertiesByState: [ElementProperty] {
    ElementState.allCases.map { ElementProperty($0.rawValue, .part(typeName, properties)) }
  }

  private static let tables = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      switch kind {
      case .view: (kind, ElementProperty.ofView)
      case .table, .collection:
        (kind, [ElementProperty("scroll", scrollView.part)] + kind.listedProperties)
      default: (kind, kind.propertiesOfView)
      }
    })

  /// The properties besides those of every view, with the names of their types.
  private var listedProperties: [ElementProperty] {
    ElementProperty.list(ownProperties, in: typeName)
  }

  /// The properties of an element that is a view.
  private var propertiesOfView: [ElementProperty] {
    [ElementProperty("view", ElementKind.viewPart)] + listedProperties
  }

  /// The element as a part of another one.
  private var part: PropertyType { .part(typeName, propertiesOfView) }

  private static var viewPart: PropertyType { .part("ViewAppearance", ElementProperty.ofView) }

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
    case .link: [["textColor", "normal"]]
    case .view, .image, .stack, .scrollView, .cell, .table, .collection, .searchBar, .toolbar,
      .stepper, .datePicker:
      []
    }
  }

  /// The properties besides those of every view.
  private var ownProperties: KeyValuePairs<String, PropertyType> {
    switch self {
    case .view: [:]
    case .label:
      [
        "textColor": .color, "typography": .typography, "details": .textDetails,
        "highlightedTextColor": .color,
        "textAlignment": .textAlignment, "numberOfLines": .count,
        "lineBreakMode": .words(
          "wordWrapping", "characterWrapping", "clipping", "truncatingHead", "truncatingMiddle",
          "truncatingTail"),
        "minimumScaleFactor": .fraction,
      ]
    case .image:
      [
        "contentMode": .word("", PropertyType.contentModes),
        "rendering": .words("automatic", "original", "template"), "templateColor": .color,
        "filter": .part(
          "ImageFilter",
          [
            "saturation": .factor, "brightness": .balance, "color": .color,
            "blendMode": .words("cover", "multiply", "screen", "darken", "lighten"),
            "blur": .distance, "opacity": .fraction,
          ]),
        "placeholder": .text, "placeholderColor": .color, "symbolSize": .points,
        "symbolWeight": .fontWeight,
      ]
    case .button:
      [
        "typography": .typography, "details": .textDetails, "contentInsets": .insets,
        "imagePlacement": .words("leading", "trailing", "top", "bottom"),
        "imagePadding": .points, "transition": .transition,
        "states": .states(
          .part(
            "ButtonStateAppearance",
            [
              "titleColor": .color, "imageColor": .color, "typography": .typography,
              "details": .textDetails, "backgroundColor": .color, "backgroundFill": .fill,
              "border": .border,
              "borderColor": .color,
              "borderWidth": .distance, "shadow": .shadow, "opacity": .fraction, "scale": .ratio,
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
        "textColor": .color, "typography": .typography, "details": .textDetails,
        "linkColor": .color,
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
        "selectedSegmentColor": .color, "segmentColor": .states(.color),
        "segmentRadius": .corners, "spacing": .distance, "dividerColor": .color,
        "titleColor": .states(.color),
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
    case .cell:
      ["selectedView": Self.viewPart, "contentInsets": .insets, "separatorInsets": .insets]
    case .table:
      [
        "separatorColor": .color, "separatorInsets": .insets, "showsSeparators": .flag,
        "sectionSpacing": .distance,
      ]
    case .collection:
      ["itemSpacing": .distance, "lineSpacing": .distance, "sectionInsets": .insets]
    case .searchBar:
      [
        "field": Self.textField.part, "barColor": .color,
        "style": .words("automatic", "prominent", "minimal"),
      ]
    case .toolbar:
      [
        "background": .barBackground, "backgroundColor": .color, "separatorColor": .color,
        "buttonColor": .states(.color), "buttonTypography": .typography,
      ]
    case .stepper: ["backgroundColor": .states(.color), "dividerColor": .color]
    case .datePicker: ["style": .words("automatic", "wheels", "compact", "inline")]
    case .link:
      [
        "typography": .typography, "details": .textDetails, "contentInsets": .insets,
        "textColor": .states(.color), "visitedColor": .color, "isUnderlined": .states(.flag),
        "backgroundColor": .states(.color), "opacity": .states(.fraction),
      ]
    case .tabBar:
      [
        "background": .barBackground, "backgroundColor": .color, "separatorColor": .color,
        "selectionColor": .color, "itemPositioning": .words("automatic", "fill", "centered"),
        "itemWidth": .distance, "itemSpacing": .distance,
        "item": .part(
          "TabBarItemAppearance",
          [
            "titleColor": .states(.color), "iconColor": .states(.color),
            "typography": .states(.typography), "titleOffset": .points, "badgeColor": .color,
            "badgeTextColor": .color,
          ]),
      ]
    }
  }
}

/// A state of a control, in the order of the library's `StateValues.init`.
package enum ElementState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused
}

/// One property of an element's look.
package struct ElementProperty: Sendable {
  package let name: String
  package let type: PropertyType

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
      "backgroundColor": .color, "backgroundFill": .fill, "tintColor": .color,
      "cornerRadius": .corners, "cornerCurve": .words("circular", "continuous"),
      "border": .border, "borderColor": .color, "borderWidth": .distance, "shadow": .shadow,
      "opacity": .fraction, "isHidden": .flag, "clipsToBounds": .flag, "layoutMargins": .insets,
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

  fileprivate static let textDetails = part(
    "TextDetails",
    [
      "fontFamily": .token(.fontFamily), "fontWeight": .fontWeight, "fontFeatures": .fontFeatures,
      "isItalic": .flag, "isUnderlined": .flag, "isStruckThrough": .flag,
      "paragraphSpacing": .distance, "shadow": .shadow,
    ])
  fileprivate static let textAlignment = PropertyType.word(
    "TextAlignmentValue", ["natural", "left", "center", "right", "justified"])
  fileprivate static let keyboard = PropertyType.word(
    "KeyboardStyle", ["automatic", "light", "dark"])
  fileprivate static let barBackground = PropertyType.word(
    "BarBackground", ["automatic", "opaque", "transparent"])
}
