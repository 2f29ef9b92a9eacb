#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import Testing
  import UIKit

  @testable import AppearanceRuntime

  @Suite("Components in UIKit") @MainActor struct UIComponentViewTests {
    private func look(_ json: String, _ theme: Theme = .alfa) throws -> ComponentLook {
      ComponentLook(try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8)), theme)
    }

    private func shown(
      _ json: String, width: CGFloat = 320, app: UIComponentView.App = UIComponentView.App()
    ) throws -> UIComponentView {
      let view = UIComponentView(app: app)
      view.show(try look(json))
      let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.shimLayout()
      return view
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { all(type, in: $0) }
    }

    private func frame(of view: UIView, in root: UIView) -> CGRect {
      guard view !== root, let superview = view.superview else {
        return CGRect(origin: .zero, size: view.frame.size)
      }
      let outer = frame(of: superview, in: root)
      return CGRect(
        x: outer.minX + view.frame.minX, y: outer.minY + view.frame.minY,
        width: view.frame.width, height: view.frame.height)
    }

    private static let item = #"""
      { "type": "ListItem", "title": "Card", "subtitle": "Ends with 4276", "chevron": true,
        "icon": { "icon": "card" }, "action": { "type": "open_url" } }
      """#

    @Test("views of constraints stand where those lead, as high as they need") func constraints()
      throws
    {
      let view = try shown(
        #"""
        { "type": "ConstraintLayout", "children": [
          { "id": "a", "element": { "type": "Text", "text": "A" }, "constraints": [
            { "type": "top", "constant": 5 }, { "type": "centerX" }, { "type": "width", "constant": 50 },
            { "type": "height", "constant": 40 }] },
          { "id": "b", "element": { "type": "Text", "text": "B" }, "constraints": [
            { "type": "top", "reference": "a", "referenceType": "bottom", "constant": 5 },
            { "type": "left", "reference": "a", "referenceType": "right", "constant": 5 },
            { "type": "width", "constant": 50 }, { "type": "height", "constant": 40 }] }] }
        """#)
      let labels = all(UILabel.self, in: view)
      #expect(labels.map(\.text) == ["A", "B"])
      #expect(view.frame.height == 90)
      #expect(frame(of: labels[0], in: view) == CGRect(x: 135, y: 5, width: 50, height: 40))
      #expect(frame(of: labels[1], in: view) == CGRect(x: 190, y: 50, width: 50, height: 40))
    }

    @Test("a row has its labels and images where the spec has them, in both directions") func row()
      throws
    {
      let view = try shown(Self.item)
      let labels = all(UILabel.self, in: view)
      #expect(labels.map(\.text) == ["Card", "Ends with 4276"])
      let images = all(UIImageView.self, in: view)
      #expect(images.map { $0.styledImage?.shimName } == ["card", "chevron"])
      let gap = CGFloat(Theme.alfa[.gapM])
      let side = CGFloat(Theme.alfa[.gap2xl])
      let title = frame(of: labels[0], in: view)
      #expect(title.minX == gap + side + gap)
      #expect(frame(of: labels[1], in: view).minY >= title.minY + title.height)
      #expect(labels[0].textColor.map { matches($0, Theme.alfa[.textPrimary]) } == true)

      var traits = UITraitCollection()
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
      view.shimAdopt(traits)
      view.shimLayout()
      let mirrored = frame(of: labels[0], in: view)
      #expect(mirrored.minX + mirrored.width == 320 - (gap + side + gap))
    }

    @Test("a tap anywhere in a row triggers its action, and shows it pressed") func tap() throws {
      final class Taps { var types: [String] = [] }
      let taps = Taps()
      nonisolated(unsafe) let seen = taps
      let view = try shown(
        Self.item, app: UIComponentView.App(perform: { seen.types.append($0.type) }))
      let hit = try #require(
        view.hitTest(CGPoint(x: 5, y: 5), with: nil) as? GroupUIView)
      let text = view.hitTest(CGPoint(x: 160, y: 20), with: nil)
      #expect(text === hit)
      hit.shimSend(.touchUpInside)
      #expect(taps.types == ["open_url"])
      #expect(matches(hit.backgroundColor, Theme.alfa[.baseBgPrimary]))
      hit.isHighlighted = true
      #expect(matches(hit.backgroundColor, Theme.alfa[.baseBgSecondary]))
      hit.isHighlighted = false
      #expect(matches(hit.backgroundColor, Theme.alfa[.baseBgPrimary]))
      #expect(hit.isAccessibilityElement)
      #expect(hit.accessibilityTraits == .button)
      #expect(hit.accessibilityLabel == "Card, Ends with 4276")
    }

    @Test("another look changes the views that are there") func reuse() throws {
      let view = try shown(Self.item)
      let labels = all(UILabel.self, in: view)
      let theme = try #require(Theme.allCases.last)
      view.show(try look(Self.item, theme))
      #expect(
        all(UILabel.self, in: view).map(ObjectIdentifier.init) == labels.map(ObjectIdentifier.init))
      #expect(matches(labels[0].textColor, theme[.textPrimary]))
      view.show(try look(#"{ "type": "ListItem", "title": "Other" }"#))
      #expect(all(UILabel.self, in: view).map(\.text) == ["Other"])
      #expect(all(UIImageView.self, in: view).isEmpty)
    }

    @Test("what the user changes reaches the app, and stays until the content changes")
    func changes() throws {
      final class Changes { var values: [ComponentChange] = [] }
      let changes = Changes()
      nonisolated(unsafe) let seen = changes
      let json = #"{ "type": "Switch", "text": "Push", "on": true }"#
      let view = try shown(
        json, app: UIComponentView.App(changed: { seen.values.append($0) }))
      let control = try #require(all(UISwitch.self, in: view).first)
      #expect(control.isOn)
      control.isOn = false
      control.shimSend(.valueChanged)
      #expect(changes.values.map(\.value) == [.flag(false)])
      view.renew()
      #expect(!control.isOn)
      view.show(
        try look(#"{ "type": "Switch", "text": "Push", "on": false, "enabled": false }"#))
      #expect(!control.isEnabled)
    }

    @Test("a button does what the server asks, and disabled ones nothing else") func button() throws
    {
      final class Taps { var types: [String] = [] }
      let taps = Taps()
      nonisolated(unsafe) let seen = taps
      let view = try shown(
        #"{ "type": "ButtonView", "title": "Pay", "action": { "type": "pay" }, "enabled": false }"#,
        app: UIComponentView.App(perform: { seen.types.append($0.type) }))
      let button = try #require(all(UIButton.self, in: view).first)
      #expect(!button.isEnabled)
      #expect(button.frame.height == 0 || view.frame.height == CGFloat(Theme.alfa[.gap4xl]))
      button.shimSend(.primaryActionTriggered)
      #expect(taps.types == ["pay"])
    }

    @Test("a title that is wider than its button goes on in further lines") func longTitle() throws
    {
      func height(_ title: String, within width: CGFloat) -> CGFloat {
        let view = UIComponentView()
        view.show(
          Arrangement(
            .element(
              .init(
                "pay", .button(StateValues(normal: ButtonAppearance())), [.text("title", title)]))))
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      let line = height("Pay", within: 200)
      #expect(line > 0)
      #expect(height(String(repeating: "Pay ", count: 20), within: 2_000) == line)
      #expect(height(String(repeating: "Pay ", count: 20), within: 200) > 2.5 * line)
    }

    @Test("the height follows the width and Dynamic Type") func height() throws {
      let json = #"{ "type": "Text", "text": "A text of more than one line, as it is long." }"#
      let view = try shown(json)
      let wide = view.sizeThatFits(CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude))
      let narrow = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      #expect(narrow.height > wide.height)
      #expect(view.intrinsicContentSize.height == view.frame.height)
      view.shimAdopt(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      let grown = view.sizeThatFits(CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude))
      #expect(grown.height > wide.height)
    }

    @Test("a size that is asked for while new traits arrive is that of the new traits")
    func sizeWithNewTraits() throws {
      final class Eager: UIComponentView {
        override func invalidateIntrinsicContentSize() {
          _ = sizeThatFits(CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude))
        }
      }
      let json = #"{ "type": "Text", "text": "A text" }"#
      let (view, plain) = (Eager(), UIComponentView())
      for view in [view, plain] {
        view.show(try look(json))
        view.shimAdopt(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      }
      let width = CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude)
      #expect(view.sizeThatFits(width) == plain.sizeThatFits(width))
    }

    @Test("lists scroll along their direction") func scrolling() throws {
      let view = try shown(
        #"""
        { "type": "HorizontalListWidget", "children": [
          { "type": "Text", "text": "A long text that is wide" }, { "type": "Text", "text": "Another one of these" },
          { "type": "Text", "text": "And a third one that does not fit" } ] }
        """#)
      let scroll = try #require(all(UIScrollView.self, in: view).first)
      #expect(scroll.contentSize.width > scroll.frame.width)
      #expect(scroll.contentSize.height == scroll.frame.height)
    }
  }
#endif
