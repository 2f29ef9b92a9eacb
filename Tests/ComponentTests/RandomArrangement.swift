import TestSupport

@testable import AppearanceRuntime
@testable import TokenComponents

/// Arrangements of labels and views at random, as specs and as the values that their code would have.
struct RandomArrangement {
  private var state: UInt64
  private var elements: [String] = []
  private var looks: [String] = []
  private var fields: [String] = []
  private var texts: [String] = []

  init(seed: UInt64) {
    state = seed
  }

  static let tokens = """
    { "color": { "$type": "color", "text": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
      "type": { "$type": "typography", \([12, 17, 28].map(style).joined(separator: ", ")) } }
    """

  private static func style(_ size: Int) -> String {
    """
    "t\(size)": { "$value": { "fontFamily": "A", "fontSize": { "value": \(size), "unit": "px" },
      "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
    """
  }

  /// A spec, a document of it, and what stands where in it.
  mutating func next() -> (spec: String, document: String, item: Arrangement) {
    (elements, looks, fields, texts) = ([], [], [], [])
    let (json, item) = item(in: nil, depth: 0)
    return (
      """
      { "elements": { \(elements.joined(separator: ", ")) },
        "variants": { "plain": { "appearance": { \(looks.joined(separator: ", ")) } } },
        "arrangement": \(json), "content": { \(fields.joined(separator: ", ")) } }
      """,
      "{ \((["\"type\": \"Own\""] + texts).joined(separator: ", ")) }", item
    )
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((mixed ^ (mixed >> 31)) % UInt64(range.count))
  }

  private mutating func pick<Word>(_ words: [Word]) -> Word { words[number(0...words.count - 1)] }

  /// An item of a group, with the members that it has in one.
  private mutating func item(
    in direction: Arrangement.Direction?, depth: Int
  ) -> (json: String, item: Arrangement) {
    var (members, item) =
      depth < 3 && (depth == 0 || number(0...2) == 0) ? group(depth: depth) : leaf()
    var size: [String] = []
    for (name, path) in [
      ("width", \SizeValue.width), ("minWidth", \.minWidth), ("maxWidth", \.maxWidth),
      ("height", \.height), ("minHeight", \.minHeight), ("maxHeight", \.maxHeight),
    ] where depth > 0 && number(0...9) == 0 {
      let isBound = name.hasPrefix("m")
      switch number(0...5) {
      case 0:
        let share = number(0...120)
        size.append("\"\(name)\": \"\(share)%\"")
        item.size[keyPath: path] = LengthValue(share: Double(share) / 100)
      case 1 where !isBound:
        let isFilling = number(0...1) == 0
        size.append("\"\(name)\": \"\(isFilling ? "fill" : "fit")\"")
        item.size[keyPath: path] = isFilling ? .fill : .fit
      default:
        let points = number(0...200)
        size.append("\"\(name)\": \(points)")
        item.size[keyPath: path] = LengthValue(Double(points))
      }
    }
    if depth > 0, number(0...19) == 0 {
      size.append("\"aspectRatio\": 2")
      item.size.aspectRatio = 2
    }
    if !size.isEmpty { members.append("\"size\": { \(size.joined(separator: ", ")) }") }
    if direction == .row || direction == .column, number(0...3) == 0 {
      let weight = number(0...3)
      members.append("\"weight\": \(weight)")
      item.weight = Double(weight)
    }
    if let direction, number(0...2) == 0, let place = place(in: direction) {
      members.append("\"place\": \"\(place.rawValue)\"")
      item.place = place
    }
    return ("{ \(members.joined(separator: ", ")) }", item)
  }

  /// An alignment that a group of a direction knows, most often a baseline.
  private mutating func place(in direction: Arrangement.Direction) -> Arrangement.Alignment? {
    if direction == .row, number(0...1) == 0 {
      return number(0...1) == 0 ? .firstBaseline : .lastBaseline
    }
    let place = pick(Arrangement.Alignment.allCases)
    let known = ArrangedDirection(rawValue: direction.rawValue).map(ItemAlignment.known) ?? []
    return known.contains { $0.rawValue == place.rawValue } ? place : nil
  }

  private mutating func group(depth: Int) -> (members: [String], item: Arrangement) {
    let direction = pick(Arrangement.Direction.allCases)
    var group = Arrangement.Group(direction, [])
    var items: [String] = []
    for _ in 0..<number(1...4) {
      let (json, item) = item(in: direction, depth: depth + 1)
      items.append(json)
      group.items.append(item)
    }
    var members = ["\"\(direction.rawValue)\": [\(items.joined(separator: ", "))]"]
    if direction != .overlay {
      group.gap = Double(number(0...12))
      group.distribution = pick(Arrangement.Distribution.allCases)
      members += [
        "\"gap\": \(Int(group.gap))", "\"distribution\": \"\(group.distribution.rawValue)\"",
      ]
      if number(0...5) == 0 {
        let weight = number(0...2)
        members.append("\"itemWeight\": \(weight)")
        for index in group.items.indices where group.items[index].weight == nil {
          group.items[index].weight = Double(weight)
        }
      }
    }
    if let place = place(in: direction) {
      group.alignment = place
      members.append("\"alignment\": \"\(place.rawValue)\"")
    }
    let inset = number(0...9)
    group.insets = InsetsValue(Double(inset))
    members.append("\"insets\": \(inset)")
    return (members, Arrangement(.group(group)))
  }

  private mutating func leaf() -> (members: [String], item: Arrangement) {
    let name = "e\(elements.count)"
    guard number(0...3) > 0 else {
      elements.append("\"\(name)\": { \"kind\": \"view\" }")
      looks.append("\"\(name)\": {}")
      return (["\"element\": \"\(name)\""], Arrangement(.element(.init(name, .view(.unset)))))
    }
    let style = pick([12, 17, 28])
    elements.append("\"\(name)\": { \"kind\": \"label\" }")
    looks.append(
      "\"\(name)\": { \"typography\": \"{type.t\(style)}\", \"textColor\": \"{color.text}\", \"numberOfLines\": \(number(0...3)) }"
    )
    fields.append("\"\(name)\": { \"type\": \"text\" }")
    let words = (0..<number(1...12)).map { _ in
      String(repeating: "n", count: number(1...9))
    }
    texts.append("\"\(name)\": \"\(words.joined(separator: " "))\"")
    let element = Arrangement.Element(
      name, .label(.unset), [.init("text", .text(words.joined(separator: " ")))])
    return (["\"element\": \"\(name)\""], Arrangement(.element(element)))
  }
}
