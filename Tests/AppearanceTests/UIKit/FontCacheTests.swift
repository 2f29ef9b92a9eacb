#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  @testable import AppearanceRuntime
  @testable import TokenRuntime

  @Suite("Fonts are looked up once") @MainActor struct FontCacheTests {
    /// The fonts that are made and the families that are looked up meanwhile.
    private func count(_ work: () throws -> Void) rethrows -> [Int] {
      func now() -> [Int] { ["fonts", "families"].map { UIFont.shimCount(of: $0) } }
      let before = now()
      try work()
      return zip(now(), before).map { $0 - $1 }
    }

    /// A text style that no other test has.
    private func style(_ size: Double) -> TypographyValue {
      TypographyValue(
        fontFamily: FontFamilyValue(["Missing", "Georgia"]), size: size, weight: .semiBold,
        lineHeight: 30, letterSpacing: 1, textStyle: .body)
    }

    @Test("each style and size of text is looked up once, whatever its lines and its case")
    func once() {
      let traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      let first = count { _ = style(21.25).uiFont(compatibleWith: traits) }
      #expect(first[0] > 0 && first[1] == 2)
      var other = style(21.25)
      other.lineHeight = 40
      other.letterSpacing = 0
      other.textCase = .uppercase
      #expect(count { _ = other.uiFont(compatibleWith: traits) } == [0, 0])
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      #expect(count { _ = other.uiFont(compatibleWith: large) }[1] == 2)
      #expect(
        style(21.25).uiFont(compatibleWith: large).pointSize
          > style(21.25).uiFont(compatibleWith: traits).pointSize)
    }

    @Test("traits without a size of text get the app's of now") func unspecified() {
      let traits = UITraitCollection(preferredContentSizeCategory: .unspecified)
      for _ in 0..<2 { #expect(count { _ = style(21.75).uiFont(compatibleWith: traits) }[1] == 2) }
    }

    @Test("fonts that are registered later, and Bold Text, are a reason to look again")
    func changes() {
      let traits = UITraitCollection(preferredContentSizeCategory: .large)
      for change in [
        { FontCache.clear() },
        {
          NotificationCenter.default.post(
            name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
        },
      ] {
        _ = style(22.25).uiFont(compatibleWith: traits)
        #expect(count { _ = style(22.25).uiFont(compatibleWith: traits) } == [0, 0])
        change()
        #expect(count { _ = style(22.25).uiFont(compatibleWith: traits) }[1] == 2)
      }
    }

    @Test("filling a button, a label or a whole component again makes no font") func refill() throws
    {
      let button = UIButton()
      button.setTitle("Pay", for: .normal)
      let look = ButtonAppearance(
        typography: style(23.25),
        states: StateValues(normal: ButtonStateAppearance(titleColor: variedColor(1))))
      button.apply(look)
      #expect(count { button.apply(look) } == [0, 0])
      #expect(count { button.setStyledTitle("Pay") } == [0, 0])
      #expect(count { button.setStyledTitle("Buy") } == [0, 0])
      let label = UILabel()
      label.text = "Sum"
      label.apply(LabelAppearance(typography: style(23.25)))
      #expect(count { label.styledText = "Total" } == [0, 0])
      // A list of ten with the same look.
      let buttons = (0..<10).map {
        #"{ "type": "ButtonView", "title": "\#($0)", "action": { "type": "a" } }"#
      }
      let children = buttons.joined(separator: ", ")
      let json = #"{ "type": "VerticalListWidget", "children": [\#(children)] }"#
      func arrangement() throws -> Arrangement {
        let content = try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8))
        return ComponentLook(content, .alfa).arrangement
      }
      let view = UIComponentView()
      view.show(try arrangement())
      #expect(count { view.renew() } == [0, 0])
    }
  }
#endif
