import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import AppearanceRuntime
@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenScreens

/// Something that is said: a text, or what has a role.
private enum Said: Equatable {
  case text(String)
  case item(role: String, states: [String: String], choices: [String])
}

/// What the runtime says of each item of an arrangement, in reading order, as ARIA has it.
private struct SaidByApp {
  private(set) var items: [Said] = []

  private static let roles: [String: String] = [
    "button": "button", "link": "link", "image": "img", "pageControl": "img",
    "textField": "textbox", "textView": "textbox", "searchBar": "searchbox", "switch": "switch",
    "slider": "slider", "stepper": "spinbutton", "segmentedControl": "radiogroup",
    "progress": "progressbar", "activityIndicator": "progressbar",
  ]
  private static let inputs = [
    "textField", "textView", "searchBar", "switch", "slider", "stepper", "datePicker",
    "segmentedControl",
  ]
  private static let ends: [String: (Double, Double)] = [
    "slider": (0, 1), "stepper": (0, 100), "progress": (0, 1),
  ]

  init(_ item: Arrangement) { add(item, []) }

  private mutating func add(_ item: Arrangement, _ outer: Set<ControlState>) {
    let states = item.states(in: outer)
    if case .group(let group) = item.kind, !item.isSpokenAsOne {
      for inner in group.items { add(inner, states) }
      return
    }
    var kind = "group"
    var isOfApp = false
    var shown: [String: Arrangement.Shown.Value] = [:]
    switch item.kind {
    case .group: break
    case .app:
      kind = "app"
      isOfApp = true
    case .element(let element):
      kind = Mirror(reflecting: element.look).children.first?.label ?? ""
      isOfApp = element.isOfApp
      for one in element.shown { shown[one.slot] = one.value }
    }
    let value = item.accessibilityValue
    let hint = item.spokenHint ?? item.accessibilityHint
    let isStated = [item.accessibilityLabel, value, hint].contains { $0 != nil }
    let stated = item.spokenRole.map(\.rawValue)
    if kind != "app", isOfApp, !isStated, stated == nil { return }
    let role =
      stated.map { ["toggle": "switch", "image": "img"][$0] ?? $0 } ?? (isOfApp ? "img" : nil)
      ?? Self.roles[kind] ?? (isStated ? "group" : nil)
    guard let role else {
      let text =
        kind == "datePicker"
        ? item.spokenName : Self.text(shown["text"]) ?? Self.text(shown["title"])
      if let text { items.append(.text(text)) }
      return
    }
    let isRange = ["slider", "spinbutton", "progressbar"].contains(role)
    let isTyped = role == "textbox" || role == "searchbox"
    var name = item.spokenLabel
    if Self.inputs.contains(kind) {
      let label = item.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
      name = label ?? Self.text(shown["placeholder"])
    } else if item.accessibilityLabel == nil, kind == "activityIndicator" {
      name = "In progress"
    } else if kind != "group", name == nil {
      name = [Self.text(shown["text"]), Self.text(shown["title"])].compactMap(\.self)
        .joined(separator: ", ")
    }
    let label = [name, isRange ? nil : value].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", ")
    let isUnknown = isOfApp && item.accessibilityLabel == nil
    if role == "img", label.isEmpty, !isUnknown { return }
    var said: [String: String] = [:]
    // What an app shows there is not known.
    said["label"] = isUnknown ? "?" : label
    said["description"] = hint
    said["valuetext"] = isRange ? value : nil
    said["placeholder"] = isTyped ? Self.text(shown["placeholder"]) : nil
    said["multiline"] = isTyped && kind == "textView" ? "true" : nil
    let refusing = ["textbox", "searchbox", "slider", "spinbutton", "switch", "radiogroup"]
    said["invalid"] = item.error != nil && refusing.contains(role) ? "true" : nil
    let isUsable = ["button", "link", "group"].contains(role) || refusing.contains(role)
    said["disabled"] = states.contains(.disabled) && isUsable ? "true" : nil
    said["level"] = role == "heading" ? "3" : nil
    let isSelected = states.contains(.selected)
    if role == "switch" {
      let isOn = kind == "switch" ? Self.text(shown["isOn"]) == "true" : isSelected
      said["checked"] = isOn ? "true" : "false"
    } else if isSelected {
      said[role == "button" ? "pressed" : "current"] = "true"
    }
    if let ends = Self.ends[kind], role == Self.roles[kind], !isOfApp {
      let least = Self.number(shown["minimum"]) ?? ends.0
      let most = Self.number(shown["maximum"]) ?? ends.1
      said["valuemin"] = JSONNumber.text(least, decimals: 2)
      said["valuemax"] = JSONNumber.text(most, decimals: 2)
      said["valuenow"] = JSONNumber.text(
        max(least, min(most, Self.number(shown["value"]) ?? 0)), decimals: 2)
    }
    var choices: [String] = []
    if role == "radiogroup", case .texts(let titles)? = shown["titles"] {
      let selected = Self.number(shown["selected"])
      choices = titles.enumerated().map { "\($1) \(Double($0) == selected)" }
    }
    items.append(.item(role: role, states: said.filter { !$0.value.isEmpty }, choices: choices))
  }

  private static func text(_ value: Arrangement.Shown.Value?) -> String? {
    switch value {
    case .text(let text)?: text
    case .richText(let text)?: text.text
    case .flag(let flag)?: "\(flag)"
    default: nil
    }
  }

  private static func number(_ value: Arrangement.Shown.Value?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }
}

/// What a picture says of its boxes, in reading order.
private struct SaidByPicture {
  private(set) var items: [Said] = []

  init(_ screen: ScreenBox) { add(screen, SpokenStates()) }

  private mutating func add(_ box: ScreenBox, _ outer: SpokenStates) {
    let result = ScreenSpeech.result(of: box, in: outer)
    if let attributes = result.attributes {
      var states: [String: String] = [:]
      for state in attributes.states { states[state.name] = state.value }
      let spoken = box.spoken
      let statement = spoken?.statement
      let isOfApp = spoken?.isOfApp == true
      let isStated =
        [statement?.label, statement?.value, statement?.hint].contains { $0 != nil }
        || statement?.role != nil || states["description"] != nil
      if isOfApp, attributes.role == "img", !isStated { return }
      if isOfApp || spoken?.standIn != nil, statement?.label == nil { states["label"] = "?" }
      items.append(
        .item(
          role: attributes.role, states: states,
          choices: attributes.choices.map { "\($0.title) \($0.isChosen)" }))
      return
    }
    if result.isHidden { return }
    if box.spoken?.isOfApp == true { return }
    if case .text(let text) = box.content { items.append(.text(text.text)) }
    if box.spoken?.isElement == true, let label = box.label { items.append(.text(label)) }
    for child in box.children { add(child, result.inner ?? outer) }
  }
}

@Suite("What is said") struct SpokenTests {
  /// Texts between two items as one, without spaces and case, as a text may stand in several boxes.
  private static func joined(_ items: [Said]) -> [Said] {
    items.reduce(into: []) { result, item in
      guard case .text(let text) = item else { return result.append(item) }
      let letters = text.lowercased().filter { !$0.isWhitespace }
      if letters.isEmpty { return }
      if case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + letters)
      } else {
        result.append(.text(letters))
      }
    }
  }

  /// Texts of attributes with single spaces.
  private static func plain(_ item: Said) -> Said {
    guard case .item(let role, let states, let choices) = item else { return item }
    let plain = states.mapValues { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return .item(role: role, states: plain.filter { !$0.value.isEmpty }, choices: choices)
  }

  @Test("an error that a component states of one within replaces that one's, but no input's own")
  func outerError() {
    let input = Arrangement(.element(Arrangement.Element("input", .searchBar(.unset))))
    var refused = input
    refused.refuse("Too long")
    var inner = Arrangement(.group(Arrangement.Group(.row, [input, refused])))
    inner.refuse("")
    let items = ArrangedItems.shown([inner]).with(error: "Too short", isInvalid: true)
    guard case .group(let group) = Arrangement(items).kind else {
      Issue.record("the component is a group")
      return
    }
    #expect(group.items.map { $0.spokenHint } == ["Too short", "Too long"])
  }

  @Test("pictures say what the runtime says of arrangements of all kinds of elements")
  func random() throws {
    var random = RandomSpeech(seed: 41)
    var files = [(path: "t/a.tokens.json", bytes: Array(RandomSpeech.tokens.utf8))]
    var documents: [(text: String, item: Arrangement)] = []
    for index in 0..<Effort.rounds(2000, short: 200) {
      func add(_ name: String, _ one: (spec: String, document: String, item: Arrangement)) {
        files.append((path: "t/\(name).component.json", bytes: Array(one.spec.utf8)))
        documents.append((one.document, one.item))
      }
      let inner = random.next("Own\(index)")
      add("Own\(index)", inner)
      if index % 4 == 0 {
        add("Outer\(index)", random.next("Outer\(index)", around: inner, "Own\(index)"))
      }
    }
    let loaded = try TokenLoader.load(["t"], from: MemorySource(files))
    let compiled = try CompiledTokens(loaded)
    let side = ScreenSide(
      label: "", loaded.table, compiled.table, components: compiled.components,
      fonts: FontCatalog())
    var pool = LookPool(side.design)
    let drawing = ScreenDrawing(side)
    var count = 0
    for document in documents {
      let edited = EditedDocument(Array(document.text.utf8), of: side, as: "ComponentContent")
      let reader = ScreenReader(tape: edited.tape)
      let content = try #require(edited.contents.first, "\(document.text)")
      let drawn = reader.drawn(content, &pool)
      let screen = drawing.laidOut([drawn], reader, as: ScreenView(theme: 0), &pool)
      let picture = Self.joined(SaidByPicture(screen).items.map(Self.plain))
      let app = Self.joined(SaidByApp(document.item).items.map(Self.plain))
      try #require(picture == app, "\(document.text)")
      count += app.count
    }
    #expect(count > documents.count)
  }
}
