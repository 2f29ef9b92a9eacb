#if canImport(UIKit)
  import Foundation
  import SwiftUI
  import Testing

  @testable import AppearanceRuntime

  @Suite("Forms that change while a person fills them in") @MainActor struct FormWalkTests {
    private static let edits =
      ProcessInfo.processInfo.environment["TOKENC_NIGHT"] == nil ? 1_000 : 10_000

    private func inputs(in view: UIView) -> [UIView] {
      view is UITextField || view is UISwitch ? [view] : view.subviews.flatMap { inputs(in: $0) }
    }

    private func value(_ view: UIView) -> Arrangement.Shown.Value? {
      if let control = view as? UISwitch { return .flag(control.isOn) }
      return (view as? UITextField).map { .text($0.text ?? "") }
    }

    @Test("in UIKit every input keeps its view, what was entered, focus and caret") func uikit()
      throws
    {
      var walk = FormWalk(seed: 1)
      let view = UIComponentView()
      view.show(walk.arrangement)
      var known = Dictionary(uniqueKeysWithValues: zip(walk.fields.map(\.id), inputs(in: view)))
      var sets: [Int: Int] = [:]
      var focused: Int?
      for edit in 0..<Self.edits {
        let before = walk.fields
        if let (index, entered) = walk.step() {
          let field = walk.fields[index]
          let input = try #require(known[field.id])
          _ = input.becomeFirstResponder()
          focused = field.id
          if case .text(let text) = entered, let input = input as? UITextField {
            input.shimType(text)
          } else if let input = input as? UISwitch {
            input.isOn.toggle()
            input.shimSend(.valueChanged)
          }
          walk.enter(entered, into: index)
        }
        view.shimAdopt(
          UITraitCollection(traitsFrom: [
            UITraitCollection(
              preferredContentSizeCategory: walk.isLarge ? .accessibilityLarge : .large),
            UITraitCollection(layoutDirection: walk.isReversed ? .rightToLeft : .leftToRight),
          ]))
        view.show(walk.arrangement)
        view.shimLayout()
        let inputs = inputs(in: view)
        try #require(inputs.count == walk.fields.count)
        for (field, input) in zip(walk.fields, inputs) {
          let place: Comment = "edit \(edit), \(walk.last): \(field.name)"
          try #require(value(input) == field.value, place)
          if let old = known[field.id] { try #require(old === input, place) }
          let count = (input as? UITextField)?.shimTextSets ?? 0
          if before.first(where: { $0 == field })?.value == field.value || walk.last == "enter" {
            try #require(sets[field.id] ?? count == count, place)
          }
          sets[field.id] = count
        }
        known = Dictionary(uniqueKeysWithValues: zip(walk.fields.map(\.id), inputs))
        if let id = focused, let input = known[id] {
          try #require(input.isFirstResponder, "edit \(edit), \(walk.last)")
        } else {
          focused = nil
        }
      }
    }

    @Test("in SwiftUI every input keeps what was entered") func swiftUI() throws {
      var walk = FormWalk(seed: 2)
      let states = ShimStates()
      var environment = EnvironmentValues()
      func evaluate() throws -> [Any] {
        environment.sizeCategory = walk.isLarge ? .accessibilityLarge : .large
        environment.layoutDirection = walk.isReversed ? .rightToLeft : .leftToRight
        let recording = ShimRecording(
          of: ComponentView(walk.arrangement), in: environment, states: states)
        return recording.calls.compactMap { call in
          call.arguments.flatMap { $0 as? [Any] ?? [$0] }
            .last { $0 is Binding<String> || $0 is Binding<Bool> }
        }
      }
      var inputs = try evaluate()
      for edit in 0..<Self.edits {
        if let (index, entered) = walk.step() {
          switch entered {
          case .text(let text): (inputs[index] as? Binding<String>)?.wrappedValue = text
          case .flag(let flag): (inputs[index] as? Binding<Bool>)?.wrappedValue = flag
          default: break
          }
          walk.enter(entered, into: index)
        }
        inputs = try evaluate()
        try #require(inputs.count == walk.fields.count, "edit \(edit), \(walk.last)")
        for (field, input) in zip(walk.fields, inputs) {
          let value: Arrangement.Shown.Value? =
            (input as? Binding<String>).map { .text($0.wrappedValue) }
            ?? (input as? Binding<Bool>).map { .flag($0.wrappedValue) }
          try #require(value == field.value, "edit \(edit), \(walk.last): \(field.name)")
        }
      }
    }
  }
#endif
