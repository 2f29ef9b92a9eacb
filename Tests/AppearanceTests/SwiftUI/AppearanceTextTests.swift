#if canImport(SwiftUI)
  import Appearance
  import DesignTokens
  import Foundation
  import SwiftUI
  import Testing

  @Suite("Rich text in SwiftUI") @MainActor struct AppearanceTextTests {
    /// The calls on each run, by its letters.
    private func runs(
      of view: AppearanceText, in environment: EnvironmentValues = EnvironmentValues()
    ) -> [(text: AttributedString?, calls: [String: Any])] {
      var found: [(text: AttributedString?, calls: [String: Any])] = []
      var calls: [String: Any] = [:]
      for call in ShimRecording(of: view, in: environment).calls {
        if call.name == "Text" {
          found.append((call.arguments.last as? AttributedString, calls))
          calls = [:]
        } else if call.name.hasPrefix("Text.") {
          calls[String(call.name.dropFirst(5))] = call.arguments.first
        }
      }
      return found
    }

    @Test("runs show link, mark, weight, code and lines, and scale") func themed() throws {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityLarge
      let view = AppearanceText(
        note, LabelAppearance(textColor: variedColor(9), typography: body), style: noteStyle(1))
      let runs = runs(of: view, in: environment)
      func run(_ letters: String) throws -> (text: AttributedString, calls: [String: Any]) {
        let run = try #require(
          runs.first { $0.text.map { String($0.characters) } == letters })
        return (try #require(run.text), run.calls)
      }
      #expect(runs.compactMap { $0.text.map { String($0.characters) } }.joined() == note.text)
      let link = try run("terms")
      #expect(
        link.text[AttributeScopes.FoundationAttributes.LinkAttribute.self]?.absoluteString
          == "https://example.org/terms")
      #expect(matches((link.calls["foregroundColor"] as? Color)?.shimUIColor, variedColor(1)))
      #expect(link.calls["underline"] as? Bool == true)
      let mark = try run("here").text[
        AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
      #expect(matches(mark?.shimUIColor, variedColor(2)))
      let bold = (try run("now").calls["font"] as? Font)?.shimFont
      #expect(bold?.shimWeight == .bold)
      #expect(bold.map { abs($0.pointSize - 20.0 * 33 / 17) < 0.000_1 } == true)
      #expect(try run("or").calls["italic"] as? Bool == true)
      #expect((try run("id").calls["font"] as? Font)?.shimFont?.familyName == "Georgia")
      #expect(try run("gone").calls["strikethrough"] as? Bool == true)
      #expect(runs.first?.calls["font"] == nil)
      #expect(runs.first?.calls["foregroundColor"] == nil)
    }

    @Test("a label of an arrangement shows a rich text, its links in the color of the text")
    func arranged() throws {
      let look = LabelAppearance(textColor: variedColor(9), typography: body)
      let recording = ShimRecording(
        of: ComponentView(
          Arrangement(
            .element(
              .init(
                "note", .label(StateValues(normal: look)), [.richText("text", note)])))),
        in: EnvironmentValues())
      let shown = recording.calls.filter { $0.name == "Text" }
        .compactMap { $0.arguments.last as? AttributedString }
      #expect(shown.map { String($0.characters) }.joined() == note.text)
      let colors = recording.calls.filter { $0.name == "Text.foregroundColor" }
        .compactMap { ($0.arguments.first as? Color)?.shimUIColor }
      #expect(!colors.isEmpty && colors.allSatisfy { matches($0, variedColor(9)) })
    }

    @Test("without a text style, runs are bold and monospaced in the view's") func plain() {
      let runs = runs(of: AppearanceText(note, LabelAppearance()))
      #expect(runs.contains { $0.calls["bold"] as? Bool == true })
      #expect(
        runs.contains { ($0.calls["font"] as? Font)?.shimSystem?.design == .monospaced })
    }
  }
#endif
