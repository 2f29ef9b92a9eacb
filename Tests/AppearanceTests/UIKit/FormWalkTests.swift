#if canImport(UIKit)
  import Foundation
  import SwiftUI
  import Testing

  @testable import AppearanceRuntime

  @Suite("Forms that change while a person fills them in") @MainActor struct FormWalkTests {
    private static let edits =
      ProcessInfo.processInfo.environment["TOKENC_NIGHT"] == nil ? 1_000 : 10_000

    private func inputs(in view: UIView) -> [any InputUIView] {
      (view as? any InputUIView).map { [$0] } ?? view.subviews.flatMap { inputs(in: $0) }
    }

    /// What a person does to an input, or to the field of a search bar.
    private func enter(_ value: Arrangement.Shown.Value, into input: UIView) {
      let field = input as? UITextField ?? (input as? UISearchBar)?.searchTextField
      switch (value, input) {
      case (.text(let text), let view as UITextView): view.shimType(text)
      case (.text(let text), _): field?.shimType(text)
      case (.flag(let flag), let control as UISwitch): control.isOn = flag
      case (.number(let number), let control as UISlider): control.value = Float(number)
      case (.number(let number), let control as UIStepper): control.value = number
      case (.number(let number), let control as UISegmentedControl):
        control.selectedSegmentIndex = Int(number)
      case (.date(let seconds), let control as UIDatePicker):
        control.date = Date(timeIntervalSince1970: seconds)
      default: break
      }
      if field == nil { (input as? UIControl)?.shimSend(.valueChanged) }
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
          enter(entered, into: input)
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
          try #require(input.entered([]) == field.value, place)
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
      var walk = FormWalk(seed: 2, hasSegments: false)
      let states = ShimStates()
      var environment = EnvironmentValues()
      func evaluate() throws -> [Any] {
        environment.sizeCategory = walk.isLarge ? .accessibilityLarge : .large
        environment.layoutDirection = walk.isReversed ? .rightToLeft : .leftToRight
        let recording = ShimRecording(
          of: ComponentView(walk.arrangement), in: environment, states: states)
        return recording.calls.compactMap { call in
          call.arguments.flatMap { $0 as? [Any] ?? [$0] }
            .last {
              $0 is Binding<String> || $0 is Binding<Bool> || $0 is Binding<Double>
                || $0 is Binding<Date>
            }
        }
      }
      var inputs = try evaluate()
      for edit in 0..<Self.edits {
        if let (index, entered) = walk.step() {
          switch entered {
          case .text(let text): (inputs[index] as? Binding<String>)?.wrappedValue = text
          case .flag(let flag): (inputs[index] as? Binding<Bool>)?.wrappedValue = flag
          case .number(let number): (inputs[index] as? Binding<Double>)?.wrappedValue = number
          case .date(let seconds):
            (inputs[index] as? Binding<Date>)?.wrappedValue = Date(timeIntervalSince1970: seconds)
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
            ?? (input as? Binding<Double>).map { .number($0.wrappedValue) }
            ?? (input as? Binding<Date>).map { .date($0.wrappedValue.timeIntervalSince1970) }
          try #require(value == field.value, "edit \(edit), \(walk.last): \(field.name)")
        }
      }
    }
  }
#endif
