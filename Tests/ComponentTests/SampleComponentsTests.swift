import Appearance
import CommandSupport
import DesignTokens
import Foundation
import SampleComponents
import SampleDocuments
import TestSupport
import Testing

@testable import TokenCompiler

/// The components of `Tests/SampleComponents`: the kinds of elements that no component of the
/// project uses, and names that Swift or the generated code uses itself.
///
/// `tokenc Tests/SampleComponents/Specs` records them anew.
@Suite("Sample components") struct SampleComponentsTests {
  @Test(
    "they are emitted as recorded, tokens and components into one folder",
    arguments: [
      "SampleComponents/Specs", "SampleDocuments/Article/Specs", "SampleDocuments/Items/Specs",
      "SampleDocuments/Keyed/Specs", "SampleDocuments/Feed/Specs", "SampleDocuments/Styled/Specs",
      "SampleDocuments/Pieces/Specs",
    ])
  func recorded(_ folder: String) throws {
    let specs = ServerSchemaTests.root.appendingPathComponent("Tests/\(folder)").path
    let result = try runTokenc(["compile", specs, "--check"])
    #expect(result.exitCode == .success)
    #expect(result.diagnostics.sorted.isEmpty)
    let text = result.noticeText
    #expect(text.hasSuffix("Generated, all up to date\n"), "\(text)")
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test("a bar's buttons and titles follow the theme, the state and the size") func bars() {
    let theme = DemoTheme.default
    let look = DemoScreen.Appearance.plain(theme, size: .compact)
    #expect(look.bar.background == .opaque)
    #expect(look.bar.titleTypography == theme[.caption])
    #expect(look.bar.buttonColor[.normal] == theme[.accent])
    #expect(look.bar.buttonColor[.disabled] == theme[.muted])
    #expect(look.bar.buttonColor[.highlighted] == theme[.accent])
    #expect(look.tabs.item.titleColor[.selected] == theme[.accent])
    #expect(look.tabs.item.iconColor[.selected] == theme[.text])
    #expect(look.tabs.item.typography[.selected] == theme[.caption])
    #expect(DemoScreen.Appearance.plain(theme).tabs.item.iconColor[.selected] == theme[.accent])
  }

  @Test("controls and scroll views have what their spec sets") func controls() {
    let theme = DemoTheme.default
    let look = DemoScreen.Appearance.plain(theme)
    #expect(look.choice.titleColor[.disabled] == theme[.muted])
    #expect(look.choice.typography[.selected] == theme[.title])
    #expect(
      look.pages
        == PageControlAppearance(
          pageColor: theme[.muted], currentPageColor: theme[.accent], backgroundStyle: .minimal,
          hidesForSinglePage: true))
    #expect(
      look.content
        == ScrollViewAppearance(
          contentInsets: InsetsValue(horizontal: 8, vertical: 0), indicatorStyle: .black,
          bounces: false, refreshColor: theme[.accent]))
  }

  @Test("a weight is a token, a number or a name") func weights() {
    let theme = DemoTheme.default
    let symbol = DemoScreen.Appearance.plain(theme).symbol
    #expect(symbol[.normal].symbolWeight == .semiBold)
    #expect(symbol[.selected].symbolWeight == theme[.strong])
    #expect(symbol[.selected].symbolSize == 20)
    let compact = DemoScreen.Appearance.plain(theme, size: .compact)
    #expect(compact.symbol[.normal].symbolWeight == FontWeightValue(450))
    let uses = DemoScreen.tokenUses.filter { $0.property == "symbol.selected.symbolWeight" }
    #expect(uses.map { "\($0.type) \($0.token)" } == ["DemoWeightToken strong"])
  }

  @Test("values with parts are a token, a literal or an object") func parts() {
    let theme = DemoTheme.default
    let look = DemoCard.Appearance.plain(theme)
    #expect(
      look.surface
        == ViewAppearance(
          backgroundFill: .gradient(theme[.hero]), cornerRadius: 8, border: theme[.card],
          isHidden: false))
    let large = DemoCard.Appearance.plain(theme, size: .large)
    #expect(large.surface.cornerRadius == .pill)
    #expect(
      large.bubble
        == ViewAppearance(
          backgroundFill: .color(theme[.accent]),
          cornerRadius: CornersValue(topLeading: 8, topTrailing: 8, bottomLeading: 4),
          border: BorderValue(color: theme[.text], width: 2, style: theme[.dashes])))
    #expect(look.picture.backgroundFill == .image("waves", contentMode: .scaleAspectFit))
    #expect(look.glass.backgroundFill == .blur(.thin))
    #expect(large.glass.backgroundFill == .gradient(theme[.hero], direction: .toTopTrailing))
    #expect(look.note.details.fontFamily == theme[.mono])
    #expect(look.note.details.shadow == theme[DemoShadowToken.card])
    #expect(look.open.transition == theme[.press])
    #expect(
      look.close.transition
        == TransitionValue(duration: theme[.fast], timingFunction: theme[.smooth]))
    #expect(look.close.states[.selected].typography == theme[.title])
    let uses = DemoCard.tokenUses.filter { $0.property == "bubble.border.style" }
    #expect(uses.map { "\($0.type) \($0.token)" } == ["DemoStrokeToken dashes"])
  }

  @Test("lengths that scale and sizes are parts of a layout") func sizes() {
    let layout = DemoCard.Layout(.default)
    #expect(layout.gap == 8)
    #expect(layout.height == LengthValue(32, scale: .body, maximum: 48))
    #expect(DemoCard.Layout(.default, size: .large).height.maximum == 64)
    #expect(layout.side == LengthValue(8, scale: .title1, minimum: 4))
    #expect(
      layout.picture
        == SizeValue(
          maxWidth: 200, height: LengthValue(8, scale: .caption1), minHeight: 8, aspectRatio: 1.5))
  }

  @Test("names that Swift uses name variants, elements, choices and fields") func names() throws {
    let theme = DemoTheme.default
    let look = DemoSwitch.Appearance.default(theme, default: .case, `inout`: .var)
    #expect(look.in[.normal].opacity == 0.5)
    #expect(look.inNormal.opacity == 1)
    #expect(look.inout.cornerRadius == 1)
    #expect(DemoSwitch.Appearance.styled(.theme, theme) == .theme(theme))
    #expect(DemoSwitch.Default(rawValue: "a \"case\"") == .case)
    let layout = DemoSwitch.Layout(theme, default: .case)
    #expect(layout.height == 8)
    #expect(layout.standardHeight == 8)
    #expect(layout.is == InsetsValue(top: 2))
    let json = #"{ "type": "Switch", "a \"key\"": "repeat" }"#
    let decoded = try JSONDecoder().decode(DemoComponentContent.self, from: Data(json.utf8))
    #expect(decoded == .switch(DemoSwitch.Content(class: .repeat)))
    #expect(DemoSwitch.Content().var == #"\(theme)"#)
  }

  @Test("a component within follows the choices of the one around it") func nested() {
    let theme = DemoTheme.default
    #expect(
      DemoPanel.Appearance.plain(theme, size: .large).switch
        == .repeat(theme, default: .case, `inout`: .left))
    #expect(DemoPanel.Layout(theme).switch.height == 4)
  }

  @Test("a component tells which tokens those within take, in the cases that it gives them")
  func nestedUses() {
    #expect(Array(DemoPanel.tokenUses) == [])
    #expect(
      DemoPanel.tokenUses.nested.map { "\($0.owner) \($0.property) \($0.token)" } == [
        "plain,size=small switch.in.normal.tintColor muted",
        "plain,size=small switch.inout.tintColor accent",
        "plain,size=large switch.in.normal.tintColor muted",
        "plain,size=large switch.inout.tintColor text",
        "layout switch.standardHeight gap",
      ])
    let theme = DemoTheme.default
    let look = DemoPanel.Appearance.plain(theme, size: .large).switch
    #expect(look.in[.normal].tintColor == theme[.muted])
    #expect(look.inout.tintColor == theme[.text])
  }

  @Test("a component within has its variant's look, but for the properties that are changed")
  func changes() {
    let theme = DemoTheme.default
    let own = DemoSwitch.Appearance.repeat(theme)
    let look = DemoTile.Appearance.plain(theme).switch
    #expect(look.in[.normal].opacity == 0.25)
    #expect(look.in[.normal].tintColor == own.in[.normal].tintColor)
    #expect(look.in[.selected].tintColor == theme[.accent])
    #expect(look.in[.selected].opacity == 0.25)
    #expect(look.inNormal == own.inNormal)
    #expect(look.inout.cornerRadius == 3)
    #expect(look.inout.tintColor == own.inout.tintColor)
    #expect(DemoTile.Appearance.plain(theme, mood: .loud).switch.inout.cornerRadius == 8)
    #expect(DemoTile.Appearance.bordered(theme).switch.inout.borderWidth == 2)
    #expect(DemoTile.Appearance.bordered(theme).switch.in == look.in)
    let panel = DemoTile.Appearance.plain(theme).panel.switch
    #expect(panel.inNormal.opacity == 0.5)
    #expect(panel.inout == DemoPanel.Appearance.plain(theme).switch.inout)
  }

  @Test("a property that is null is unset, in one state or variant alone") func unsetProperties() {
    let theme = DemoTheme.default
    let surface = DemoTile.Appearance.plain(theme).surface
    #expect(surface[.normal].backgroundColor == nil)
    #expect(surface[.highlighted].backgroundColor == theme[.accent])
    #expect(surface[.normal].borderColor == theme[.muted])
    #expect(DemoTile.Appearance.bare(theme).surface[.normal].borderColor == nil)
  }

  @Test("looks that extend a style have what it sets, besides their own") func styles() throws {
    let theme = DemoTheme.default
    let title = LabelAppearance(
      textColor: theme[.text], typography: theme[.title], numberOfLines: 2)
    #expect(LabelAppearance.title(theme) == title)
    let raised = ViewAppearance(
      backgroundColor: theme[.muted], cornerRadius: 8, shadow: theme[.card])
    #expect(
      LabelAppearance.caption(theme)
        == title.overriding(
          with: LabelAppearance(
            view: raised, textColor: theme[.muted], typography: theme[.caption])))
    #expect(LabelAppearance.theme(theme) == title.with(\.numberOfLines, nil))
    let secondary = ButtonAppearance.secondary(theme)
    #expect(secondary.states[.normal].backgroundColor == nil)
    #expect(secondary.states[.normal].titleColor == theme[.text])
    #expect(secondary.states[.highlighted].backgroundColor == theme[.muted])
    #expect(secondary.states[.disabled].titleColor == theme[.muted])
    for style in DemoLabelStyleName.allCases {
      let look = DemoLeaflet.Appearance.plain(theme, titleStyle: style)
      #expect(look.title == LabelAppearance.styled(style, theme))
      #expect(look.text == LabelAppearance.caption(theme).with(\.numberOfLines, 3))
      #expect(look.box == raised.with(\.backgroundColor, nil))
      #expect(
        look.option[.selected] == title.with(\.numberOfLines, 1).with(\.textColor, theme[.accent]))
      #expect(look.more.view == .unset)
    }
    let loud = DemoLeaflet.Appearance.loud(theme, size: .large)
    #expect(loud.text == title.with(\.numberOfLines, 3))
    #expect(loud.more.view == raised.with(\.opacity, 0.5))
    #expect(loud.box == ViewAppearance(cornerRadius: 0))
    let folder = DemoFolder.Appearance.plain(theme)
    #expect(folder.leaflet.title == LabelAppearance.caption(theme))
    #expect(folder.leaflet.text.textColor == theme[.accent])
  }

  @Test("a server sends a style by today's name or a former one") func styleNames() throws {
    #expect(DemoLabelStyleName(rawValue: "h1") == .title)
    #expect(DemoLabelStyleName(rawValue: "title") == nil)
    #expect(DemoLabelStyleName.lookup("small").token == .caption)
    func content(_ style: String) throws -> DemoLeaflet.Content {
      try JSONDecoder().decode(
        DemoLeaflet.Content.self, from: Data(#"{ "title": "a", "titleStyle": "\#(style)" }"#.utf8))
    }
    #expect(try content("small").titleStyle == .caption)
    #expect(try content("huge").titleStyle == .title)
    let look = DemoLeaflet.Look(try content("caption"), DemoTheme.default)
    #expect(look.appearance.title == LabelAppearance.caption(DemoTheme.default))
  }

  @Test("samples of components can be shown in every theme, context and size of text")
  func samples() throws {
    let samples = StyledComponentSamples.all
    #expect(samples.map(\.name).filter { $0.hasPrefix("Tag") } == ["Tag-plain", "Tag-marked"])
    #expect(Set(samples.map(\.name)).count == samples.count)
    let matrix = StyledComponentSamples.matrix
    #expect(matrix.count == StyledTheme.allCases.count * 2 * DynamicTextSize.allCases.count)
    for sample in samples {
      let cells = Effort.isWhole ? Array(matrix) : [matrix[0], matrix[matrix.count - 1]]
      for cell in cells {
        _ = try sample.arrangement(in: cell)
      }
    }
  }
}
