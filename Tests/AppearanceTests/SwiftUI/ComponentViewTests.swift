#if canImport(SwiftUI)
  import Appearance
  import DesignTokens
  import Foundation
  import SwiftUI
  import Testing

  @testable import AppearanceRuntime

  @Suite("Components in SwiftUI") @MainActor struct ComponentViewTests {
    private func recording(
      of json: String, in environment: EnvironmentValues = EnvironmentValues(),
      app: ComponentView.App = ComponentView.App()
    ) throws -> ShimRecording {
      let content = try JSONDecoder().decode(ComponentContent.self, from: Data(json.utf8))
      return ShimRecording(
        of: ComponentView(ComponentLook(content, .alfa), app: app), in: environment)
    }

    private func texts(_ recording: ShimRecording) -> [String] {
      recording.calls.filter { $0.name == "Text" }.compactMap { $0.arguments.first as? String }
    }

    private static let item = #"""
      { "type": "ListItem", "title": "Card", "subtitle": "Ends with 4276", "chevron": true,
        "icon": { "icon": "card" }, "action": { "type": "open_url", "parameters": { "url": "bank://1" } } }
      """#

    @Test("a row shows its texts, images and background in their places") func row() throws {
      let recording = try recording(of: Self.item)
      #expect(texts(recording) == ["Card", "Ends with 4276"])
      let groups = recording.calls.compactMap { call -> Arrangement.Group? in
        guard call.name == "Layout" else { return nil }
        return (call.arguments.first as? GroupContainer)?.group
      }
      #expect(groups.map(\.direction) == [.column, .row, .overlay, .column])
      let row = groups[1]
      #expect(row.gap == Theme.alfa[.gapM])
      #expect(row.insets == InsetsValue(horizontal: Theme.alfa[.gapM], vertical: Theme.alfa[.gapS]))
      #expect(row.items.map(\.weight) == [nil, 1, nil])
      let images = recording.calls.filter { $0.name == "Image" }
      #expect(images.count == 2)
      let fills = recording.calls.filter { $0.name == "fill" }.compactMap {
        ($0.arguments.first as? SwiftUI.Color)?.shimUIColor
      }
      #expect(fills.contains { matches($0, Theme.alfa[.baseBgPrimary]) })
    }

    @Test("a tap triggers the server's action") func action() throws {
      final class Taps { var types: [String] = [] }
      let taps = Taps()
      nonisolated(unsafe) let seen = taps
      let recording = try recording(
        of: Self.item, app: ComponentView.App(perform: { seen.types.append($0.type) }))
      let button = try #require(recording.calls.first { $0.name.hasPrefix("Button") })
      let press = try #require(button.arguments.first as? @MainActor () -> Void)
      press()
      #expect(taps.types == ["open_url"])
      #expect(recording.arguments(of: "buttonStyle")?.first is PressStyle)
    }

    @Test("what is pressed, disabled or selected has the look of its state") func states() throws {
      let style = PressStyle()
      let pressed = ShimRecording(
        of: style.makeBody(configuration: ButtonStyleConfiguration(shimIsPressed: true)),
        in: EnvironmentValues())
      #expect(pressed.calls.map(\.name) == ["environment", "Label"])
      let field = try recording(
        of: #"{ "type": "TextFieldView", "text": "4", "label": "Sum", "enabled": false }"#)
      let fills = field.calls.filter { $0.name == "fill" }.compactMap {
        ($0.arguments.first as? SwiftUI.Color)?.shimUIColor
      }
      #expect(fills.contains { matches($0, Theme.alfa[.baseBgAltTertiary]) })
      let tag = try recording(of: #"{ "type": "Tag", "text": "New", "selected": true }"#)
      let plain = try recording(of: #"{ "type": "Tag", "text": "New" }"#)
      func colors(_ recording: ShimRecording) -> [UIColor?] {
        recording.calls.filter { $0.name == "fill" }.map {
          ($0.arguments.first as? SwiftUI.Color)?.shimUIColor
        }
      }
      #expect(colors(tag) != colors(plain))
    }

    @Test("what the content leaves out is not there, and what is hidden neither") func absent()
      throws
    {
      let item = try recording(of: #"{ "type": "ListItem", "title": "Card" }"#)
      #expect(texts(item) == ["Card"])
      #expect(!item.calls.contains { $0.name == "Image" })
      #expect(!item.calls.contains { $0.name.hasPrefix("Button") })
      let widget = try recording(
        of: #"""
          { "type": "SDUIWidget", "id": "a", "state": "empty", "content": { "type": "Text", "text": "loaded" },
            "empty": { "type": "Text", "text": "nothing" } }
          """#)
      #expect(texts(widget) == ["nothing"])
    }

    @Test("what the user changes reaches the app") func changes() throws {
      final class Changes { var values: [ComponentChange] = [] }
      let changes = Changes()
      nonisolated(unsafe) let seen = changes
      let recording = try recording(
        of: #"{ "type": "Switch", "text": "Push", "on": true }"#,
        app: ComponentView.App(changed: { seen.values.append($0) }))
      let toggle = try #require(recording.calls.first { $0.name.hasPrefix("Toggle") })
      let position = try #require(toggle.arguments.first as? Binding<Bool>)
      #expect(position.wrappedValue)
      position.wrappedValue = false
      #expect(!position.wrappedValue)
      let changed = recording.calls.filter { $0.name == "onChange" }
        .compactMap { $0.arguments.last as? (Int, Int) -> Void }
      try #require(changed.count == 1)
      changed[0](0, 1)
      #expect(changes.values.map(\.element) == ["control"])
      #expect(changes.values.map(\.value) == [.flag(false)])
      #expect(changes.values.first?.source.value is SwitchView.Content)
    }

    @Test("the app fills what no spec fills, and draws what it draws") func app() throws {
      var app = ComponentView.App()
      app.shown = { element, content in
        guard let amount = content.value as? AmountView.Content else { return [] }
        return [.text("text", element == "major" ? "\(amount.value)" : "RUB")]
      }
      app.view = { _, content in
        content.value is TextAtom.Content ? AnyView(Text(verbatim: "drawn")) : nil
      }
      let amount = try recording(
        of: #"{ "type": "AmountView", "value": 150000, "currency": "RUB" }"#,
        app: app)
      #expect(texts(amount).last == "RUB")
      let content = try JSONDecoder().decode(
        TextAtom.Content.self, from: Data(#"{ "text": "a" }"#.utf8))
      let own = Arrangement(.app(AnyContent(content), element: nil))
      #expect(
        texts(ShimRecording(of: ComponentView(own, app: app), in: EnvironmentValues())) == ["drawn"]
      )
    }

    @Test("views of constraints are placed by them, from either side") func constraints() throws {
      let square = [ConstraintValue(anchor: .width, constant: 20)]
      let layout = ConstraintLayoutValue(children: [
        ConstraintItemValue(
          id: "a",
          constraints: square + [
            ConstraintValue(anchor: .leading, constant: 10), ConstraintValue(anchor: .top),
          ]),
        ConstraintItemValue(
          id: "b",
          constraints: square + [
            ConstraintValue(
              anchor: .left, reference: "a", referenceAnchor: .right, constant: 5),
            ConstraintValue(anchor: .top, reference: "a", referenceAnchor: .bottom, constant: 5),
          ]),
      ])
      let item = Arrangement(.element(.init("a", .view(StateValues(normal: ViewAppearance())))))
      let container = GroupContainer(
        group: Arrangement.Group([item, item], constraints: layout))
      func places(_ direction: LayoutDirection) -> [CGPoint] {
        var contained = ContainedItem()
        contained.extent = .natural
        let subviews = LayoutSubviews(
          shim: [
            LayoutSubview(shimValue: contained) { _ in CGSize(width: 30, height: 40) },
            LayoutSubview(shimValue: contained) { _ in CGSize(width: 30, height: 40) },
          ], direction)
        var cache: Void = ()
        let proposal = ProposedViewSize(width: 100, height: nil)
        let size = container.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        #expect(size == CGSize(width: 100, height: 85))
        container.placeSubviews(
          in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
          cache: &cache)
        return subviews.map(\.shimPlace.position)
      }
      #expect(places(.leftToRight) == [CGPoint(x: 10, y: 0), CGPoint(x: 35, y: 45)])
      // SwiftUI mirrors places: the second view is right of the first one here, too.
      #expect(places(.rightToLeft) == [CGPoint(x: 10, y: 0), CGPoint(x: -15, y: 45)])
    }

    @Test("sizes follow Dynamic Type, and labels speak") func accessibility() throws {
      let item = Arrangement(
        .element(.init("a", .label(StateValues(normal: LabelAppearance())), [.text("text", "A")])))
      var arrangement = item
      arrangement.size = SizeValue(width: LengthValue(20, scale: .body), height: 10)
      arrangement.accessibilityLabel = "Spoken"
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityLarge
      let recording = ShimRecording(of: ComponentView(arrangement), in: environment)
      let contained = try #require(
        recording.arguments(of: "layoutValue")?.first as? ContainedItem)
      #expect(abs((contained.bounds.width.exact ?? 0) - 20.0 * 33 / 17) < 0.000_1)
      #expect(contained.bounds.height.exact == 10)
      #expect(
        recording.arguments(of: "accessibilityLabel")?.first as? Text == Text(verbatim: "Spoken"))
    }

    @Test("SwiftUI places items where the arrangement has them") func places() throws {
      let label = Arrangement.Look.label(StateValues(normal: LabelAppearance()))
      let group = Arrangement.Group(
        .row, [Arrangement(.element(.init("a", label))), Arrangement(.element(.init("b", label)))],
        gap: 4, insets: InsetsValue(10), alignment: .center)
      func subview(_ size: CGSize, weight: Double?) -> LayoutSubview {
        var item = ContainedItem()
        item.weight = weight
        item.extent = .natural
        return LayoutSubview(shimValue: item) { _ in size }
      }
      let subviews = LayoutSubviews(shim: [
        subview(CGSize(width: 30, height: 20), weight: nil),
        subview(CGSize(width: 30, height: 40), weight: 1),
      ])
      let layout = GroupContainer(group: group)
      var cache: Void = ()
      let proposal = ProposedViewSize(width: 200, height: nil)
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      #expect(size == CGSize(width: 200, height: 60))
      layout.placeSubviews(
        in: CGRect(x: 5, y: 5, width: 200, height: 60), proposal: proposal, subviews: subviews,
        cache: &cache)
      #expect(subviews.map(\.shimPlace.position) == [CGPoint(x: 15, y: 25), CGPoint(x: 49, y: 15)])
      #expect(
        subviews.map(\.shimPlace.proposal) == [
          ProposedViewSize(width: 30, height: 20), ProposedViewSize(width: 146, height: 40),
        ])
    }
  }
#endif
