import Appearance
import DesignTokens
import Foundation
import SampleComponents
import TestSupport
import Testing

/// Looks and layouts with values that a server chooses, without a line of mapping.
@Suite("Looks of contents") struct ContentLookTests {
  private func decode<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private let theme = DemoTheme.default

  @Test("what the content says nothing of is as the design says") func fallbacks() throws {
    let content: DemoStamp.Content = try decode(#"{ "text": "a", "border": "text" }"#)
    let look = DemoStamp.Look(content, theme)
    #expect(look.appearance == .plain(theme, border: .text))
    #expect(look.appearance.mark.textColor == theme[.text])
    #expect(look.appearance.mark.typography == theme[.title])
    #expect(look.appearance.mark.numberOfLines == 1)
    #expect(look.appearance.edge.normal.backgroundFill == .gradient(theme[.hero]))
    #expect(look.appearance.edge.normal.borderWidth == 2)
    #expect(look.layout == DemoStamp.Layout(theme))
    #expect(look.layout.margins == InsetsValue(top: 1, leading: 4, trailing: 4))
    #expect(look.layout.height == LengthValue(32, scale: .body))
  }

  @Test("a content sets colors, styles, lengths, numbers and flags, in each state") func values()
    throws
  {
    let content: DemoStamp.Content = try decode(
      #"""
      { "text": "a", "border": "accent", "color": "muted", "fill": "accent", "typography": "caption",
        "gap": "gap", "width": 40, "lines": 3, "hidden": true, "size": "s", "style": "loud" }
      """#)
    let look = DemoStamp.Look(content, theme)
    #expect(look.content == content)
    #expect(look.appearance.mark.textColor == theme[.muted])
    #expect(look.appearance.mark.typography == theme[.caption])
    #expect(look.appearance.mark.numberOfLines == 3)
    #expect(look.appearance.mark.view.isHidden == true)
    #expect(look.appearance.edge.normal.backgroundFill == .color(theme[.accent]))
    #expect(look.appearance.edge.normal.borderColor == theme[.accent])
    #expect(look.appearance.edge.normal.borderWidth == 40)
    #expect(look.appearance.edge[.selected].borderColor == theme[.muted])
    #expect(look.layout.size == .small)
    #expect(look.layout.gap == theme[.gap])
    #expect(look.layout.margins == InsetsValue(top: 1, leading: 8, trailing: 8))
    #expect(look.layout.height == LengthValue(40, scale: .body))
    #expect(look.layout.side == SizeValue(width: 40, height: 8))
  }

  @Test("the style chooses the variant, which may follow another field or none") func variants()
    throws
  {
    func color(_ json: String) throws -> ColorValue? {
      DemoStamp.Appearance(try decode(json), theme).mark.textColor
    }
    #expect(
      try color(#"{ "text": "", "border": "text", "style": "loud" }"#) == theme[.accent])
    #expect(
      try color(#"{ "text": "", "border": "text", "style": "loud", "fill": "muted" }"#)
        == theme[.muted])
    #expect(
      try color(#"{ "text": "", "border": "text", "style": "fixed", "color": "accent" }"#)
        == theme[.muted])
  }

  @Test("numbers below what a design allows are its least") func bounds() throws {
    let content: DemoStamp.Content = try decode(
      #"{ "text": "a", "border": "text", "lines": -2, "width": -1, "size": "s" }"#)
    let look = DemoStamp.Look(content, theme)
    #expect(look.appearance.mark.numberOfLines == 0)
    #expect(look.appearance.edge.normal.borderWidth == 0)
    #expect(look.layout.side == SizeValue(width: 0, height: 8))
  }

  @Test("a copy keeps its components when those of the original change") func copies() throws {
    let content: DemoTicket.Content = try decode(
      #"""
      { "distance": 3, "edge": "muted", "in": "text",
        "stamp": { "text": "one", "border": "text" }, "seal": { "text": "two", "border": "text" },
        "switch": { "a \"key\"": "theme" }, "stamps": [], "layout": [],
        "content": { "type": "Stamp", "text": "three", "border": "muted" } }
      """#)
    var changed = content
    changed.stamp.text = "other"
    changed.seal?.text = "another"
    #expect(content.stamp.text == "one" && changed.stamp.text == "other")
    #expect(content.seal?.text == "two" && changed.seal?.text == "another")
    #expect(content != changed)
    changed.stamp.text = "one"
    changed.seal?.text = "two"
    #expect(content == changed)
    changed.seal = nil
    #expect(content != changed && changed.seal == nil)
  }

  @Test("a look takes a given appearance and layout as they are") func given() throws {
    let content: DemoSwitch.Content = try decode(#"{ "a \"key\"": "theme" }"#)
    let appearance = DemoSwitch.Appearance(
      `inout`: ViewAppearance(cornerRadius: 3, borderColor: theme[.text]))
    let layout = DemoSwitch.Layout(theme, default: .case)
    let look = DemoSwitch.Look(content, theme, appearance: appearance, layout: layout)
    #expect(look.appearance == appearance && look.layout == layout)
    #expect(DemoSwitch.Look(content, theme).appearance != appearance)
  }

  @Test("a copy of an action keeps its parts") func actions() {
    let action = ContentAction(type: "open", parameters: ["url": "a"])
    var changed = action
    changed.type = "close"
    changed.parameters["url"] = nil
    #expect(action.type == "open" && action.parameters == ["url": "a"])
    #expect(changed == ContentAction(type: "close") && changed != action)
  }

  @Test("components within look as their content says, or as the one around them says")
  func nested() throws {
    let content: DemoTicket.Content = try decode(
      #"""
      { "distance": 3, "edge": "muted", "in": "text",
        "stamp": { "text": "one", "border": "text", "color": "accent", "style": "loud", "size": "s" },
        "switch": { "a \"key\"": "theme" },
        "stamps": [{ "text": "two", "border": "text", "gap": "gap" }, { "text": "no border" }],
        "layout": [[{ "type": "Screen", "title": "in a list" }], []],
        "content": { "type": "Stamp", "text": "three", "border": "muted" } }
      """#)
    let look = DemoTicket.Look(content, theme)
    #expect(look.appearance.frame.borderColor == theme[.muted])
    #expect(look.appearance.frame.tintColor == theme[.text])
    #expect(look.layout.gap == 3)
    // Bound to its content.
    #expect(look.stamp.content == content.stamp)
    #expect(look.stamp.appearance == DemoStamp.Appearance(content.stamp, theme))
    #expect(look.stamp.layout == DemoStamp.Layout(content.stamp, theme))
    #expect(look.appearance.stamp == look.stamp.appearance)
    #expect(look.stamp.appearance.mark.textColor == theme[.accent])
    #expect(look.layout.stamp.size == .small)
    // Bound, and not in this document.
    #expect(look.seal == nil)
    let loud = DemoStamp.Appearance.loud(theme, size: .small)
    #expect(loud.edge.normal.borderColor != nil && loud.edge.selected.borderColor != nil)
    #expect(
      look.appearance.seal
        == loud.with(\.edge.normal.borderColor, nil).with(\.edge.normal.borderWidth, 4)
        .with(\.edge.selected.borderColor, theme[.text]))
    #expect(
      look.layout.seal
        == DemoStamp.Layout(
          theme, size: .small, gap: 7,
          margins: InsetsValue(horizontal: theme[.gap], vertical: 0),
          height: LengthValue(20, scale: .caption1)))
    #expect(DemoTicket.Layout(content, theme, fold: .closed).seal.height == 12)
    // Stated by the spec, whatever the content says of it.
    let changes = DemoSwitch.Appearance(
      in: StateValues(selected: ViewAppearance(tintColor: theme[.accent])),
      `inout`: ViewAppearance(cornerRadius: 3, borderColor: theme[.text]))
    #expect(
      look.switch?.appearance == DemoSwitch.Appearance.repeat(theme).overriding(with: changes))
    #expect(look.switch?.layout == DemoSwitch.Layout(theme, default: .case))
    #expect(look.stamps.map(\.content.text) == ["two"])
    #expect(look.stamps.first?.layout.gap == theme[.gap])
    #expect(look.layoutLook?.map(\.count) == [1, 0])
    guard case .stamp(let stamp)? = look.contentLook else { throw CancellationError() }
    #expect(stamp.appearance.edge.normal.borderColor == theme[.muted])
  }

  @Test("a look prints what it sets, component by component") func description() throws {
    let content: DemoPanel.Content = try decode(#"{ "switch": {} }"#)
    #expect(
      DemoPanel.Look(content, theme).description == """
        DemoPanel.Look
          appearance
            switch
              in
                normal
                  tintColor: #808080
                  opacity: 0.5
              inNormal
                opacity: 1
              inout
                tintColor: #FF0000
                cornerRadius: 1
          layout
            switch
              height: 4
              standardHeight: 8
              var: left
              is: 2 0 0 0
          switch
            appearance
              in
                normal
                  tintColor: #808080
                  opacity: 0.5
              inNormal
                opacity: 1
              inout
                tintColor: #FF0000
                cornerRadius: 1
            layout
              height: 4
              standardHeight: 8
              var: left
              is: 2 0 0 0
        """)
  }

  @Test("a screen of a server is one call, and again when the theme changes") @MainActor
  func screen() throws {
    let content: ComponentContent = try decode(
      #"""
      { "type": "Stack", "spacing": "gap_xl", "backgroundColor": "base_bg_secondary", "children": [
        { "type": "Text", "text": "Total", "color": "accent_primary", "typography": "HeadlineSmall", "lines": 1 },
        { "type": "ButtonView", "title": "Pay", "style": "accent", "size": "l", "backgroundColor": "status_info" },
        { "type": "DataView", "dataContent": { "title": { "text": "Card" }, "style": "revert" },
          "iconView": { "icon": "card", "size": "s", "backgroundColor": "accent_primary" } }
      ] }
      """#)
    final class Screen {
      var look: ComponentLook?
    }
    let screen = Screen()
    let themes = ThemeStore(Theme.alfa)
    themes.style(screen) { screen, theme in screen.look = ComponentLook(content, theme) }

    func check(in theme: Theme) throws {
      guard case .stackElement(let stack)? = screen.look,
        case .textAtom(let text) = stack.children[0],
        case .buttonView(let button) = stack.children[1],
        case .dataView(let data) = stack.children[2]
      else { throw CancellationError() }
      #expect(stack.appearance.stack.spacing == theme[.gapXl])
      #expect(stack.appearance.stack.view.backgroundColor == theme[.baseBgSecondary])
      #expect(text.appearance.text.textColor == theme[.accentPrimary])
      #expect(text.appearance.text.typography == theme[.headlineSmall])
      #expect(text.appearance.text.numberOfLines == 1)
      #expect(button.appearance.button.states.normal.backgroundColor == theme[.statusInfo])
      #expect(button.layout == ButtonView.Layout(theme, size: .large))
      #expect(data.appearance.data == .revert(theme))
      #expect(data.icon?.appearance.surface.backgroundColor == theme[.accentPrimary])
      #expect(data.icon?.layout.side == IconView.Layout(theme, size: .small).side)
    }
    for theme in Theme.allCases {
      themes.theme = theme
      try check(in: theme)
    }
  }

  @Test("a property that is nothing otherwise stays unset") func unset() throws {
    let content: StackElement.Content = try decode(#"{ "children": [] }"#)
    let theme = try #require(Theme.allCases.first)
    let stack = StackElement.Appearance(content, theme).stack
    #expect(stack.view == .unset)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == theme[.gapM])
  }
}
