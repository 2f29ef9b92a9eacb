#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Foundation
  import SwiftUI
  import Testing

  @testable import AppearanceRuntime

  @Suite("What is shown over a screen") @MainActor struct PresentationTests {
    private final class Heard { var actions: [ContentAction] = [] }

    private static func label(_ text: String) -> Arrangement {
      Arrangement(
        .element(
          Arrangement.Element(
            "label", .label(StateValues(normal: LabelAppearance())), [.text("text", text)])))
    }

    private static let choices = [
      Presentation.Choice("Delete", role: .destructive, actions: [ContentAction(type: "delete")]),
      Presentation.Choice("Keep", role: .cancel),
    ]

    private func question() throws -> Presentation.Question {
      try #require(
        Presentation.Question("Delete?", message: "It is gone then.", choices: Self.choices))
    }

    private func controller() -> UIViewController {
      let controller = UIViewController(nibName: nil, bundle: nil)
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
      return controller
    }

    @Test("a question needs an answer") func questions() {
      #expect(Presentation.Question("Why?", choices: []) == nil)
    }

    @Test("in UIKit an alert and a menu have the choices, and perform what they are for")
    func alerts() throws {
      nonisolated(unsafe) let heard = Heard()
      let app = UIComponentView.App(perform: { heard.actions.append($0) })
      for (presentation, style) in [
        (Presentation.alert(try question()), UIAlertController.Style.alert),
        (.menu(try question()), .actionSheet),
      ] {
        let controller = controller()
        controller.present(presentation, app: app)
        let alert = try #require(controller.shimPresented as? UIAlertController)
        #expect(alert.shimStyle == style)
        #expect(alert.shimTexts == ["Delete?", "It is gone then."])
        #expect(alert.shimActions.map(\.shimTitle) == ["Delete", "Keep"])
        #expect(alert.shimActions.map(\.shimStyle) == [.destructive, .cancel])
        #expect(
          style == .alert || alert.popoverPresentationController?.sourceView === controller.view)
        for action in alert.shimActions { action.shimChoose() }
      }
      #expect(heard.actions.map(\.type) == ["delete", "delete"])
    }

    @Test("in UIKit a sheet has its heights, and scrolls its component") func sheet() throws {
      final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
        let maximumDetentValue: CGFloat = 800
      }
      let controller = controller()
      controller.present(
        .sheet(Self.label("Text"), detents: [.height(200), .fraction(0.75), .medium]))
      let sheet = try #require(controller.shimPresented)
      let detents = try #require(sheet.sheetPresentationController?.detents)
      #expect(detents.map(\.shimName) == ["custom", "custom", "medium"])
      #expect(detents.map { $0.shimHeight?(Context()) } == [200, 600, nil])
      sheet.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      sheet.viewDidLayoutSubviews()
      let scroll = try #require(sheet.view as? UIScrollView)
      #expect(scroll.contentSize.width == 300 && scroll.contentSize.height > 0)
      controller.present(.sheet(Self.label("Text"), detents: []))
      let names = controller.shimPresented?.sheetPresentationController?.detents.map(\.shimName)
      #expect(names == ["large"])
    }

    @Test("in UIKit a snackbar stands above the bottom edge, replaces another and is said")
    func snackbar() throws {
      let controller = controller()
      controller.view.shimSafeArea.bottom = 34
      UIAccessibility.shimPosted = []
      for text in ["One", "Two"] {
        controller.present(.snackbar(Self.label(text), seconds: 60))
      }
      let bars = controller.view.subviews.compactMap { $0 as? SnackbarView }
      try #require(bars.count == 1)
      #expect(bars[0].frame.width == 288)
      #expect(bars[0].frame.height > 0 && bars[0].frame.maxY == 600 - 34 - 16)
      #expect(UIAccessibility.shimPosted == ["One", "Two"])
    }

    @Test("a snackbar goes by itself") func passing() async throws {
      let controller = controller()
      controller.present(.snackbar(Self.label("One"), seconds: 0))
      while !controller.view.subviews.isEmpty { await Task.yield() }
    }

    @Test("in SwiftUI what is shown is the one thing that is to be, and closing it takes it away")
    func swiftUI() throws {
      nonisolated(unsafe) let heard = Heard()
      let app = ComponentView.App(perform: { heard.actions.append($0) })
      func recording(_ shown: State<Presentation?>) -> ShimRecording {
        ShimRecording(
          of: EmptyView().presenting(shown.projectedValue, app: app), in: EnvironmentValues())
      }
      func texts(_ recording: ShimRecording) -> [String] {
        recording.calls.filter { $0.name == "Text" }.compactMap { $0.arguments.first as? String }
      }
      let all: [Presentation] = [
        .sheet(Self.label("Sheet"), detents: [.medium, .height(100)]), .alert(try question()),
        .menu(try question()), .snackbar(Self.label("Saved"), seconds: 1),
      ]
      let expected = [
        ["Sheet"], ["Delete?", "Delete", "Keep", "It is gone then."],
        ["Delete?", "Delete", "Keep", "It is gone then."], ["Saved"],
      ]
      for (index, presentation) in all.enumerated() {
        let shown = State<Presentation?>(initialValue: presentation)
        let recording = recording(shown)
        #expect(texts(recording) == expected[index])
        #expect((recording.arguments(of: "task") != nil) == (index == 3))
        let isAlert = recording.arguments(of: "alert")?.first as? Binding<Bool>
        let isMenu = recording.arguments(of: "confirmationDialog")?.first as? Binding<Bool>
        let sheet = recording.arguments(of: "sheet")?.first as? Binding<PresentedSheet?>
        #expect(isAlert?.wrappedValue == (index == 1) && isMenu?.wrappedValue == (index == 2))
        // What is not shown is not closed.
        if index != 1 { isAlert?.wrappedValue = false }
        if index != 2 { isMenu?.wrappedValue = false }
        if index != 0 { sheet?.wrappedValue = nil }
        #expect(shown.wrappedValue == presentation)
        if index == 0 { sheet?.wrappedValue = nil }
        if index == 1 { isAlert?.wrappedValue = false }
        if index == 2 { isMenu?.wrappedValue = false }
        if index < 3 { #expect(shown.wrappedValue == nil) }
        for call in recording.calls where call.name.hasPrefix("Button") {
          (call.arguments.first as? @MainActor () -> Void)?()
        }
      }
      #expect(heard.actions.map(\.type) == ["delete", "delete"])
    }
  }
#endif
