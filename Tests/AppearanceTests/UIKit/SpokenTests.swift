#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import SwiftUI
  import Testing

  @testable import AppearanceRuntime

  @Suite("What assistive technologies learn of components") @MainActor struct SpokenTests {
    private func look(_ json: String) throws -> ComponentLook {
      ComponentLook(try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8)), .alfa)
    }

    private func shown(_ arrangement: Arrangement) -> UIComponentView {
      let view = UIComponentView()
      view.show(arrangement)
      return view
    }

    private func spoken(in view: UIView) -> [UIView] {
      view.isAccessibilityElement ? [view] : view.subviews.flatMap { spoken(in: $0) }
    }

    private func recording(_ arrangement: Arrangement) -> ShimRecording {
      ShimRecording(of: ComponentView(arrangement), in: EnvironmentValues())
    }

    private func traits(_ recording: ShimRecording) -> [AccessibilityTraits] {
      recording.calls.filter { $0.name == "accessibilityAddTraits" }
        .compactMap { $0.arguments.first as? AccessibilityTraits }
    }

    private static func box(_ more: String) -> String {
      #"{ "type": "Checkbox", "text": "Agree"\#(more) }"#
    }

    @Test(
      "a box that is ticked or disabled says so",
      arguments: [
        ("", UIAccessibilityTraits.button), (#", "checked": true"#, [.button, .selected]),
        (#", "enabled": false"#, [.button, .notEnabled]),
        (#", "enabled": false, "checked": true"#, [.button, .selected, .notEnabled]),
      ] as [(String, UIAccessibilityTraits)]) func states(
        more: String, expected: UIAccessibilityTraits
      ) throws
    {
      var arrangement = try look(Self.box(more)).arrangement
      arrangement.actions = [.server(ContentAction(type: "agree"))]
      let element = try #require(spoken(in: shown(arrangement)).first)
      #expect(element.accessibilityTraits == expected)
      #expect(element.accessibilityLabel == "Agree")
      #expect(element.accessibilityIdentifier == "Checkbox")
      let traits = try #require(traits(recording(arrangement)).first)
      #expect(traits.contains(.isButton))
      #expect(traits.contains(.isSelected) == expected.contains(.selected))
    }

    private func label(
      _ text: String, _ change: (inout Arrangement) -> Void
    ) -> Arrangement {
      var item = Arrangement(
        .element(
          .init("title", .label(StateValues(normal: LabelAppearance())), [.text("text", text)])))
      change(&item)
      return Arrangement(.group(.init(.column, [item])))
    }

    private func title(_ view: UIView) throws -> UILabel {
      func labels(_ view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels($0) }
      }
      return try #require(labels(view).first)
    }

    @Test(
      "a role reaches both frameworks",
      arguments: [
        (Arrangement.Role.heading, UIAccessibilityTraits.header, AccessibilityTraits.isHeader),
        (.link, .link, .isLink), (.image, .image, .isImage), (.button, .button, .isButton),
        (.toggle, .toggleButton, .isToggle),
      ] as [(Arrangement.Role, UIAccessibilityTraits, AccessibilityTraits)])
    func roles(role: Arrangement.Role, uikit: UIAccessibilityTraits, swiftUI: AccessibilityTraits)
      throws
    {
      let arrangement = label("Terms") { $0.accessibilityRole = role }
      let view = shown(arrangement)
      #expect(try title(view).accessibilityTraits == uikit)
      #expect(traits(recording(arrangement)) == [swiftUI])
      view.show(label("Terms") { _ in })
      #expect(try title(view).accessibilityTraits == [])
    }

    @Test("value, hint and name reach both frameworks, and go with the look") func texts() throws {
      let arrangement = label("Step") {
        $0.accessibilityValue = "3 of 5"
        $0.accessibilityHint = "Swipe to go on"
      }
      let view = shown(arrangement)
      let title = try title(view)
      #expect(title.accessibilityValue == "3 of 5")
      #expect(title.accessibilityHint == "Swipe to go on")
      #expect(title.accessibilityIdentifier == "title")
      let recording = recording(arrangement)
      #expect(
        recording.arguments(of: "accessibilityValue")?.first as? Text == Text(verbatim: "3 of 5"))
      #expect(
        recording.arguments(of: "accessibilityHint")?.first as? Text
          == Text(verbatim: "Swipe to go on"))
      #expect(recording.arguments(of: "accessibilityIdentifier")?.first as? String == "title")
      view.show(label("Step") { _ in })
      #expect(title.accessibilityValue == nil)
      #expect(title.accessibilityHint == nil)
    }

    @Test("a link is a link in each state, and not a button") func link() throws {
      let look = Arrangement.Look.link(StateValues(normal: LinkAppearance()))
      var item = Arrangement(.element(.init("more", look, [.text("title", "More")])))
      let view = shown(item)
      func button(_ view: UIView) -> UIButton? {
        view as? UIButton ?? view.subviews.lazy.compactMap { button($0) }.first
      }
      let link = try #require(button(view))
      #expect(link.accessibilityTraits == .link)
      item.isEnabled = false
      view.show(item)
      #expect(link.accessibilityTraits == [.link, .notEnabled])
    }

    @Test("a group with a role is one for those who don't see it, unless it holds controls")
    func group() throws {
      func group(_ look: Arrangement.Look) -> Arrangement {
        var group = Arrangement(
          .group(
            .init(
              .row,
              ["Plan", "Free"].map {
                Arrangement(
                  .element(
                    .init(
                      $0, .label(StateValues(normal: LabelAppearance())), [.text("text", $0)])))
              } + [Arrangement(.element(.init("last", look)))])))
        group.accessibilityRole = .heading
        return group
      }
      let plain = group(.view(StateValues(normal: ViewAppearance())))
      let element = try #require(spoken(in: shown(plain)).first)
      #expect(element.accessibilityLabel == "Plan, Free")
      #expect(element.accessibilityTraits == .header)
      #expect(recording(plain).arguments(of: "accessibilityElement") != nil)
      let form = group(.switch(StateValues(normal: SwitchAppearance())))
      #expect(spoken(in: shown(form)).isEmpty)
      #expect(recording(form).arguments(of: "accessibilityElement") == nil)
    }

    @Test("gaps of what takes taps, and the padding of clear buttons, take taps in SwiftUI, too")
    func taps() throws {
      var row = label("Card") { _ in }
      row.actions = [.server(ContentAction(type: "open"))]
      let shape = try #require(recording(row).arguments(of: "contentShape"))
      #expect(shape.first is Rectangle)
      let style = AppearanceButtonStyle(ButtonAppearance(contentInsets: InsetsValue(12)))
      let button = ShimRecording(
        of: style.makeBody(configuration: ButtonStyleConfiguration(shimIsPressed: false)),
        in: EnvironmentValues())
      let names = button.calls.map(\.name)
      let shapePlace = try #require(names.firstIndex(of: "contentShape"))
      // Outer calls stand first: the shape has the padding in it.
      #expect(shapePlace < (names.firstIndex(of: "padding") ?? 0))
    }

    @Test("a button that is pressed small gets its place without its transform") func transform()
      throws
    {
      let normal = ButtonAppearance(
        states: StateValues(normal: ButtonStateAppearance(scale: 0.5)))
      let item = Arrangement(
        .element(
          .init("buy", .button(StateValues(normal: normal)), [.text("title", "Buy")])))
      let view = shown(item)
      for width in [200.0, 300] {
        view.frame = CGRect(x: 0, y: 0, width: width, height: 50)
        view.shimLayout()
      }
      func button(_ view: UIView) -> UIButton? {
        view as? UIButton ?? view.subviews.lazy.compactMap { button($0) }.first
      }
      let button = try #require(button(view))
      #expect(button.transform != .identity)
      #expect(button.bounds.size.width == button.superview?.bounds.size.width)
      #expect(button.center == CGPoint(x: button.bounds.width / 2, y: button.bounds.height / 2))
    }
  }
#endif
