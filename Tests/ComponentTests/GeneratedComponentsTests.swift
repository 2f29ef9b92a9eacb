import Appearance
import DesignTokens
import Foundation
import Testing

/// The components of the real specs, used as an app uses them.
@Suite("Generated components") struct GeneratedComponentsTests {
  @Test("a variant has the tokens of its spec in every brand", arguments: Brand.allCases)
  func variants(brand: Brand) {
    let theme = Theme(brand: brand)
    let look = DataContent.Appearance.revert(theme)
    #expect(look.title.text.textColor == theme[.textSecondary])
    #expect(look.title.text.typography == theme[.paragraphPrimarySmall])
    #expect(look.subtitle.text.textColor == theme[.textPrimary])
    #expect(look.title.text.numberOfLines == 0)
    #expect(DataView.Appearance.revert(theme).data == look)
  }

  @Test("a name that a server sent gives the same look as its function", arguments: Brand.allCases)
  func styled(brand: Brand) {
    let theme = Theme(brand: brand)
    #expect(ButtonView.Style.allCases.count == 3)
    #expect(
      ButtonView.Appearance.styled(.accent, theme, size: .large)
        == .accent(theme, size: .large, shape: .rounded))
    for style in ButtonView.Style.allCases {
      for size in ButtonView.Size.allCases {
        for shape in ButtonView.Shape.allCases {
          let look = ButtonView.Appearance.styled(style, theme, size: size, shape: shape)
          #expect(look.button.typography != nil)
          #expect(look.button.view.cornerRadius != nil)
          for state in ControlState.allCases {
            let state = look.button.states[state]
            #expect(state.titleColor != nil && state.backgroundColor != nil, "\(style)")
          }
        }
      }
    }
  }

  @Test("a state without a look of its own has the normal one")
  func states() {
    let theme = Theme.alfa
    let box = Checkbox.Appearance.plain(theme).box
    #expect(box[.selected].backgroundColor == theme[.statusInfo])
    #expect(box[.selected].borderWidth == 2)
    #expect(box[.highlighted] == box.normal)
    #expect(box[[.selected, .disabled]].backgroundColor == theme[.neutral100])
  }

  @Test("a value by choice follows the choice, and by two choices both")
  func choices() {
    let theme = Theme.alfa
    #expect(IconView.Appearance.neutral(theme).surface.cornerRadius == 24)
    #expect(IconView.Appearance.neutral(theme, size: .large).surface.cornerRadius == 32)
    #expect(IconView.Appearance.neutral(theme, shape: .rounded).surface.cornerRadius == 12)
    #expect(IconView.Layout(theme, size: .small) == IconView.Layout(theme, side: 32, iconSide: 16))
  }

  @Test("a layout is the design's, except for what is given")
  func layout() {
    let layout = DataView.Layout(.alfa, gap: 4)
    #expect(layout.gap == 4)
    #expect(layout.insets == InsetsValue(horizontal: 16, vertical: 12))
    #expect(layout.icon.side == 48)
    #expect(ListItem.Layout(.alfa).icon.side == 32)
    #expect(StackElement.Appearance.plain(.alfa, alignment: .center).stack.alignment == .center)
  }

  @Test("a parent restyles what it contains")
  func overriding() {
    let theme = Theme.alfa
    let change = DataView.Appearance(
      icon: .accent(theme).with(\.surface.cornerRadius, 4))
    let look = DataView.Appearance.primary(theme).overriding(with: change)
    #expect(look.icon.surface.cornerRadius == 4)
    #expect(look.data == .primary(theme))
    #expect(DataView.Appearance.unset.overriding(with: look) == look)
  }

  @Test("a choice is looked up like a token")
  func lookup() {
    #expect(IconView.Size(rawValue: "s") == .small)
    #expect(IconView.Size(rawValue: "small") == nil)
    #expect(
      IconView.Shape.lookup("superellipse") == .token(.rounded, .renamed(from: "superellipse")))
    #expect(IconView.Shape.lookup("cirlce") != IconView.Shape.lookup("circle"))
    #expect(IconView.Shape.lookup("cirlce").token == nil)
    for type in ComponentType.allCases { #expect(ComponentType(rawValue: type.rawValue) == type) }
  }

  @Test("the table of tokens names what the looks show")
  func tokenUses() throws {
    let uses = Array(TextAtom.tokenUses)
    let use = try #require(
      uses.first { $0.owner == "secondary" && $0.property == "text.textColor" })
    #expect(use.type == "ColorToken")
    let token = try #require(ColorToken(rawValue: use.token))
    for theme in Theme.allCases {
      #expect(theme[token] == TextAtom.Appearance.secondary(theme).text.textColor)
    }
    #expect(IconView.tokenUses.contains { $0.owner == "neutral,shape=rounded" })
    let nested = try #require(
      ListItem.tokenUses.nested.first {
        $0.owner == "income" && $0.property == "icon.icon.image.view.tintColor"
      })
    let tint = try #require(ColorToken(rawValue: nested.token))
    for theme in Theme.allCases {
      let look = ListItem.Appearance.income(theme)
      #expect(look.icon.icon.image.view.tintColor == theme[tint])
    }
    #expect(ListItem.tokenUses.nested.contains { $0.property == "icon.side" })
    #expect(!ListItem.tokenUses.contains { $0.property.hasPrefix("icon.") })
  }

  @Test("content decodes with what the server leaves out")
  func content() throws {
    let json = #"""
      { "type": "DataView", "dataContent": { "title": { "text": "Card" }, "subtitle": null },
        "iconView": { "icon": "card", "shape": "superellipse" }, "newer": [] }
      """#
    let decoded = try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8))
    #expect(
      decoded
        == .dataView(
          DataView.Content(
            data: DataContent.Content(title: TextAtom.Content(text: "Card")),
            icon: IconView.Content(icon: ContentImage("card"), shape: .rounded))))
  }

  static let faults: [(json: String, message: String, path: String)] = [
    (#"{}"#, "ComponentContent.type: is missing", "/type"),
    (#"[]"#, "ComponentContent: is not an object", ""),
    (
      #"{ "type": "DataVeiw" }"#,
      "ComponentContent.type: ComponentType has no 'DataVeiw'; nearest: 'DataView'", "/type"
    ),
    (#"{ "type": "DataView" }"#, "DataView.dataContent: is missing", "/dataContent"),
    (
      #"{ "type": "DataView", "dataContent": { "title": 7 } }"#,
      "DataView.dataContent: DataContent.title: TextAtom: is not an object", "/dataContent/title"
    ),
    (
      #"{ "type": "Banner", "title": "a", "picture": "no address" }"#,
      "Banner.picture: 'no address' is not an absolute address", "/picture"
    ),
    (
      #"{ "type": "ConstraintLayout", "children": [{ "id": "a", "element": { "type": "Text" }, "constraints": [] }] }"#,
      "ConstraintElement.children: ConstraintItem.element: TextAtom.text: is missing",
      "/children/0/element/text"
    ),
    (
      #"{ "type": "AmountView", "value": 1.5, "currency": "RUB" }"#,
      "AmountView.value: is not a whole number", "/value"
    ),
    (#"{ "type": "Switch", "on": "yes" }"#, "SwitchView.on: is not true or false", "/on"),
    (#"{ "type": "Stack" }"#, "StackElement.children: is missing", "/children"),
    (
      #"{ "type": "Stack", "children": {} }"#, "StackElement.children: is not an array", "/children"
    ),
  ]

  @Test("an error names the field of the component that does not parse", arguments: faults.indices)
  func contentErrors(index: Int) {
    let fault = Self.faults[index]
    let error = #expect(throws: ContentError.self) {
      try JSONDecoder().decode(ComponentContent.self, from: Data(fault.json.utf8))
    }
    #expect(error?.description == fault.message)
    #expect(error?.path == fault.path)
  }

  @Test("an unknown token or choice that may be missing is reported, and its component shown")
  func fallbacks() throws {
    let json = #"""
      { "type": "Stack", "spacing": "gap_mm", "children": [
        { "type": "DataView", "dataContent": { "title": { "text": "a" } }, "iconView": { "icon": "b", "size": "smal" } },
        { "type": "Text", "text": "c", "color": "text_primry" }
      ] }
      """#
    let document = try JSONDecoder().decode(
      ContentDocument<ComponentContent>.self, from: Data(json.utf8))
    #expect(
      document.content
        == .stackElement(
          StackElement.Content(
            children: LenientList([
              .dataView(
                DataView.Content(
                  data: DataContent.Content(title: TextAtom.Content(text: "a")),
                  icon: IconView.Content(icon: ContentImage("b")))),
              .textAtom(TextAtom.Content(text: "c")),
            ]))))
    #expect(
      document.faults.map { "\($0) at \($0.path)" }.sorted() == [
        "IconView.size: Size has no 'smal' at /children/0/iconView/size",
        "StackElement.spacing: SpacingToken has no 'gap_mm'; nearest: 'gap_m', 'gap_xs', 'gap_s' "
          + "at /spacing",
        "TextAtom.color: ColorToken has no 'text_primry'; nearest: 'text_primary' "
          + "at /children/1/color",
      ])
  }

  @Test("one bad child never loses the others, and is kept as a fault")
  func lenientList() throws {
    let json = #"""
      { "type": "Stack", "children": [
        { "type": "Text", "text": "a" }, { "type": "Hologram" }, 7, { "type": "Divider" }
      ] }
      """#
    let decoded = try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8))
    guard case .stackElement(let stack) = decoded else {
      Issue.record("\(decoded)")
      return
    }
    #expect(stack.children.elements.count == 2)
    #expect(
      stack.children.faults.map { "\($0) at \($0.path)" } == [
        "ComponentContent.type: ComponentType has no 'Hologram' at /children/1/type",
        "ComponentContent: is not an object at /children/2",
      ])
  }

  @Test("contents that differ only in what the app does are equal") func callbacks() {
    let one = Checkbox.Content(onChange: ContentCallback {})
    #expect(one == Checkbox.Content(onChange: ContentCallback { print("") }))
  }
}
