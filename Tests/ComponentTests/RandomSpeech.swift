import TestSupport

@_spi(Generated) @testable import AppearanceRuntime

/// Arrangements of elements of all kinds at random that say what a screen reader says, as specs and as the
/// values that their code would have.
struct RandomSpeech {
  private var state: UInt64
  private var elements: [String] = []
  private var looks: [String] = []
  private var fields: [String] = []
  private var members: [String] = []

  init(seed: UInt64) {
    state = seed
  }

  /// A spec, a document of it by a type, and what stands where in it.
  mutating func next(_ type: String) -> (spec: String, document: String, item: Arrangement) {
    (elements, looks, members) = ([], [], ["\"type\": \"\(type)\""])
    // Only what has content stands in others.
    fields = [#""id": { "type": "text", "optional": true }"#]
    let (json, item) = item(depth: 0)
    return (
      """
      { "elements": { \(elements.joined(separator: ", ")) },
        "variants": { "plain": { "appearance": { \(looks.joined(separator: ", ")) } } },
        "arrangement": \(json), "content": { \(fields.joined(separator: ", ")) } }
      """, "{ \(members.joined(separator: ", ")) }", item
    )
  }

  /// A spec of a component that holds another one and states more of it.
  mutating func next(
    _ type: String, around inner: (spec: String, document: String, item: Arrangement),
    _ innerType: String
  ) -> (spec: String, document: String, item: Arrangement) {
    (fields, members) = ([], ["\"type\": \"\(type)\"", "\"own\": \(inner.document)"])
    var outer = inner.item
    outer.accessibilityLabel = nil
    outer.accessibilityValue = nil
    outer.accessibilityHint = nil
    outer.accessibilityRole = nil
    outer.error = nil
    (outer.isEnabled, outer.isSelected, outer.actions) = (true, false, [])
    let parts = #""element": "inner", "shows": "{content.own}""#
    let json = ([parts] + stated(of: &outer)).joined(separator: ", ")
    fields.append("\"own\": { \"type\": \"component\", \"component\": \"\(innerType)\" }")
    let items = ArrangedItems.shown([inner.item]).with(
      isEnabled: outer.isEnabled, isSelected: outer.isSelected, error: outer.error,
      isInvalid: outer.error != nil,
      actions: outer.actions.isEmpty ? [] : [.server(ContentAction(type: "a"))],
      accessibilityLabel: outer.accessibilityLabel, accessibilityValue: outer.accessibilityValue,
      accessibilityHint: outer.accessibilityHint, accessibilityRole: outer.accessibilityRole)
    return (
      """
      { "elements": { "inner": { "component": "\(innerType)" } },
        "variants": { "plain": { "appearance": { "inner": { "variant": "plain" } } } },
        "arrangement": { \(json) }, "content": { \(fields.joined(separator: ", ")) } }
      """, "{ \(members.joined(separator: ", ")) }", Arrangement(items)
    )
  }

  // MARK: Chance

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private mutating func happens(oneIn count: Int) -> Bool { number(below: count) == 0 }

  private mutating func pick<Word>(_ words: [Word]) -> Word { words[number(below: words.count)] }

  // MARK: Fields

  /// What a spec says of a value: itself, or a field of the document, which may leave it out.
  private mutating func stated(
    _ value: String, _ type: String, isOptional: Bool = true, isOfContent: Bool = false
  ) -> (json: String, isThere: Bool) {
    guard isOfContent || happens(oneIn: 2) else { return (value, true) }
    let name = "f\(fields.count)"
    let isThere = !isOptional || !happens(oneIn: 3)
    fields.append(
      "\"\(name)\": { \"type\": \(type)\(isOptional ? ", \"optional\": true" : "") }")
    if isThere { members.append("\"\(name)\": \(value)") }
    return ("\"{content.\(name)}\"", isThere)
  }

  private mutating func text(isOptional: Bool = true) -> (json: String, text: String?) {
    let text = pick(["Pay", "3 of 5", "", "Ещё 🙂", "it's"])
    let (json, isThere) = stated("\"\(text)\"", "\"text\"", isOptional: isOptional)
    return (json, isThere ? text : nil)
  }

  // MARK: Items

  private mutating func item(depth: Int) -> (json: String, item: Arrangement) {
    var (parts, item) =
      depth < 3 && (depth == 0 || happens(oneIn: 3)) ? group(depth: depth) : element()
    parts += stated(of: &item)
    return ("{ \(parts.joined(separator: ", ")) }", item)
  }

  /// What an item states of speaking, its states and its actions.
  private mutating func stated(of item: inout Arrangement) -> [String] {
    var parts: [String] = []
    for (name, path) in [
      ("accessibilityLabel", \Arrangement.accessibilityLabel),
      ("accessibilityValue", \.accessibilityValue), ("accessibilityHint", \.accessibilityHint),
    ] where happens(oneIn: 5) {
      let (json, text) = text()
      parts.append("\"\(name)\": \(json)")
      item[keyPath: path] = text
    }
    if happens(oneIn: 5) {
      let role = pick(Arrangement.Role.allCases)
      parts.append("\"accessibilityRole\": \"\(role.rawValue)\"")
      item.accessibilityRole = role
    }
    for (name, path) in [
      ("enabled", \Arrangement.isEnabled), ("selected", \.isSelected),
    ] where happens(oneIn: 4) {
      let flag = happens(oneIn: 2)
      parts.append("\"\(name)\": \(stated("\(flag)", "\"flag\"", isOptional: false).json)")
      item[keyPath: path] = flag
    }
    if happens(oneIn: 5) {
      let isFlag = happens(oneIn: 2)
      let error = pick(isFlag ? ["true", "false"] : ["Too short", ""])
      let (json, isThere) = stated(
        isFlag ? error : "\"\(error)\"", isFlag ? "\"flag\"" : "\"text\"", isOfContent: true)
      parts.append("\"error\": \(json)")
      if isThere, !["", "false"].contains(error) { item.refuse(isFlag ? "" : error) }
    }
    if happens(oneIn: 5) {
      let (json, isTapped) = action()
      parts.append("\"action\": \(json)")
      if isTapped { item.actions = [.server(ContentAction(type: "a"))] }
    }
    return parts
  }

  private mutating func action() -> (json: String, isTapped: Bool) {
    let action = #"{ "type": "a" }"#
    switch number(below: 4) {
    case 0:
      let (json, isThere) = stated(action, #""action""#, isOfContent: true)
      return (json, isThere)
    case 1:
      let isEmpty = happens(oneIn: 2)
      let (json, isThere) = stated(
        isEmpty ? "[]" : "[\(action)]", #""list", "of": { "type": "action" }"#, isOfContent: true)
      return (json, isThere && !isEmpty)
    case 2:
      let (json, isThere) = stated("1", #""number""#, isOfContent: true)
      return (#"{ "type": "a", "parameters": { "b": \#(json), "c": 2 } }"#, isThere)
    default: return (action, true)
    }
  }

  private mutating func group(depth: Int) -> (parts: [String], item: Arrangement) {
    let direction = pick(Arrangement.Direction.allCases)
    let items = (0..<1 + number(below: 4)).map { _ in item(depth: depth + 1) }
    let json = items.map(\.json).joined(separator: ", ")
    return (
      ["\"\(direction.rawValue)\": [\(json)]"],
      Arrangement(.group(Arrangement.Group(direction, items.map(\.item))))
    )
  }

  private mutating func element() -> (parts: [String], item: Arrangement) {
    let name = "e\(elements.count)"
    let (kind, look, properties) = pick(Self.kinds)
    elements.append("\"\(name)\": { \"kind\": \"\(kind)\" }")
    looks.append("\"\(name)\": { \(properties) }")
    var parts = ["\"element\": \"\(name)\""]
    if kind != "view", kind != "label", happens(oneIn: 8) {
      parts.append("\"shows\": null")
      let element = Arrangement.Element(name, look, isOfApp: true)
      return (parts, Arrangement(.element(element)))
    }
    var slots: [String] = []
    var shown: [Arrangement.Shown] = []
    func add(_ slot: String, _ json: String, _ value: Arrangement.Shown.Value?) {
      slots.append("\"\(slot)\": \(json)")
      if let value { shown.append(Arrangement.Shown(slot, value)) }
    }
    switch kind {
    case "label", "textView":
      let (json, text) = text(isOptional: false)
      add("text", json, text.map { .text($0) })
    case "button", "link":
      let (json, text) = text(isOptional: false)
      add("title", json, text.map { .text($0) })
    case "image": add("image", "\"card\"", .image(ContentImage("card")))
    case "pageControl": add("count", "3", .number(3))
    case "datePicker":
      let (json, _) = stated(
        "\"2026-11-22T20:54:00Z\"", "\"date\"", isOptional: false, isOfContent: true)
      add("date", json, .date(1_795_380_840))
    case "textField", "searchBar":
      for slot in ["text", "placeholder"] {
        let (json, text) = text()
        add(slot, json, text.map { .text($0) })
      }
    case "switch":
      let isOn = happens(oneIn: 2)
      let (json, isThere) = stated("\(isOn)", "\"flag\"")
      add("isOn", json, isThere ? .flag(isOn) : nil)
    case "slider", "stepper":
      for slot in ["value", "minimum", "maximum"] where happens(oneIn: 2) || slot == "value" {
        let value = slot == "value" ? number(below: 9) : slot == "minimum" ? -3 : 4
        let (json, isThere) = stated("\(value)", "\"number\"")
        add(slot, json, isThere ? .number(Double(value)) : nil)
      }
    case "progress":
      let value = pick(["0.25", "1.5", "0"])
      let (json, _) = stated(value, "\"number\"", isOptional: false)
      add("value", json, Double(value).map { .number($0) })
    case "segmentedControl":
      let titles = pick([["Day", "Week"], ["All"], []])
      let (json, isThere) = stated(
        "[\(titles.map { "\"\($0)\"" }.joined(separator: ", "))]",
        #""list", "of": { "type": "text" }"#, isOfContent: true)
      add("titles", json, isThere ? .texts(titles) : nil)
      let index = number(below: 2)
      let selected = stated("\(index)", "\"integer\"", isOptional: false).json
      add("selected", selected, .number(Double(index)))
    default: break
    }
    if !slots.isEmpty { parts.append("\"shows\": { \(slots.joined(separator: ", ")) }") }
    let element = Arrangement.Element(name, look, shown)
    return (parts, Arrangement(.element(element)))
  }

  static let tokens = """
    { "color": { "$type": "color", "a": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
      "type": { "$type": "typography", "a": { "$value": { "fontFamily": "A", "fontSize": { "value": 17, "unit": "px" },
        "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }
    """

  private static let color = #""{color.a}""#
  private static let text = #""textColor": "{color.a}", "typography": "{type.a}""#

  /// Kinds, some more often, with what a look needs.
  private static let kinds: [(kind: String, look: Arrangement.Look, properties: String)] = [
    ("view", .view(.unset), ""), ("label", .label(.unset), text), ("label", .label(.unset), text),
    ("image", .image(.unset), ""), ("textView", .textView(.unset), text),
    (
      "button", .button(.unset),
      #""typography": "{type.a}", "states": { "normal": { "titleColor": \#(color) } }"#
    ),
    (
      "link", .link(.unset),
      #""typography": "{type.a}", "textColor": { "normal": \#(color) }"#
    ),
    ("textField", .textField(.unset), #"\#(text), "placeholderColor": \#(color)"#),
    ("searchBar", .searchBar(.unset), ""), ("stepper", .stepper(.unset), ""),
    ("switch", .switch(.unset), #""onColor": \#(color)"#),
    (
      "slider", .slider(.unset),
      #""minimumTrackColor": \#(color), "maximumTrackColor": \#(color)"#
    ),
    ("progress", .progress(.unset), #""progressColor": \#(color), "trackColor": \#(color)"#),
    ("activityIndicator", .activityIndicator(.unset), #""color": \#(color)"#),
    (
      "segmentedControl", .segmentedControl(.unset), #""titleColor": { "normal": \#(color) }"#
    ),
    (
      "pageControl", .pageControl(.unset),
      #""pageColor": \#(color), "currentPageColor": \#(color)"#
    ),
    ("datePicker", .datePicker(.unset), ""),
  ]
}
