// Runs one shape of what a server may send within the default budget, and prints its seconds and megabytes. See worst.py.

import Foundation
import TokenRuntime

/// Prepares a shape, and returns what is measured.
typealias Shape = () -> () -> Int

let textBytes = 7_900_000
let itemCount = 10_000

func repeated(_ text: String) -> String {
  String(repeating: text, count: textBytes / text.utf8.count)
}

// MARK: Texts

let markdown = [
  "plain": "word ", "accents": "é", "marks": "a\u{301}\u{323}", "emphasis": "*a* b", "signs": "*a",
  "signs with marks": "*\u{301}", "words with lines": "_a_b", "struck": "~~a~~", "code": "`",
  "brackets": "[", "ends of brackets": "](", "empty links": "[](", "headings": "# a\n",
  "lines": "a\n", "backslashes": "\\*", "links": "[a](https://a.b/c) ",
]
let html = [
  "plain": "word ", "elements": "<i>a</i>", "open elements": "<b>a", "unknown elements": "<x>",
  "links": "<a href='https://a.b'>x</a>", "empty links": "<a href='https://a.b'></a>",
  "references": "&amp;", "unknown references": "&a;", "spaces": " a", "breaks": "<br>",
  "paragraphs": "<p>a", "comments": "<!---->", "attributes": "<b a=b c=d>", "angles": "<",
  "scripts": "<script>",
]
let templates = [
  "plain": "word ", "paths": "${/a}", "missing paths": "${/b}", "faults": "${,}", "open": "${",
  "escapes": "\\${", "calls": "${number(a: 1)}",
]

func resolving(_ text: String, isPath: Bool = false) -> () -> Int {
  let form = DocumentForm(
    components: .init(at: "/components"), model: .init(at: "/data"), binding: "path",
    repetition: .init(component: "each", path: "over"),
    call: .init(
      name: "call", arguments: "arguments", interpolation: "text", functions: ["number"]),
    references: ["Stack": ["children"]])
  let value: [String: Any] =
    isPath ? ["path": text] : ["call": "text", "arguments": ["value": text]]
  let icon: [String: Any] = ["id": "root", "type": "Icon", "icon": value]
  let document = sent(["components": [icon], "data": ["a": "x"]])
  return {
    var resolver = DocumentResolver(form)
    resolver.receive(document)
    return resolver.resolved(calling: { _, _ in nil }).faults.count
  }
}

// MARK: Documents in pieces

let pieces = DocumentForm(
  messages: "", components: .init(at: "/components"),
  model: .init(at: "/set", path: "path", value: "value"), templates: .init(at: "/templates"),
  binding: "path", repetition: .init(component: "each", path: "over"),
  call: .init(
    name: "call", arguments: "arguments", interpolation: "text", functions: ["number"]),
  inner: "props", references: ["Stack": ["children", "props/children"]])

/// As many values as a document of a server may stand for.
let valueCount = 190_000

typealias Message = [String: Any]

func stack(_ children: Any) -> Message {
  ["components": [["id": "root", "type": "Stack", "children": children] as Message]]
}

func data(_ path: String, _ value: Any) -> Message {
  ["set": ["path": path, "value": value] as Message]
}

/// Values within one another, the innermost given.
func nested(_ count: Int, in name: String, _ value: Any) -> Any {
  (0..<count).reduce(value) { inner, _ in [name: inner] }
}

func wide(_ count: Int, _ value: Any = "x") -> Message {
  Message(uniqueKeysWithValues: (0..<count).map { ("k\($0)", value) })
}

/// The messages of a document, by what there is much of.
let documents: [String: @Sendable () -> [Message]] = [
  "references to nothing": { [stack((0..<valueCount).map { "c\($0)" })] },
  "bindings to nothing": { [stack((0..<9_000).map { ["path": "/none\($0)"] })] },
  "bindings to wide data": {
    [data("", wide(90_000)), stack((0..<90_000).map { _ in ["path": "/k9"] })]
  },
  "bindings to all data": {
    [data("", wide(60_000)), stack((0..<60_000).map { _ in ["path": "/"] })]
  },
  "members of data": { (0..<90_000).map { data("/k\($0)", "x") } + [stack([])] },
  "elements of data": {
    [data("/l", [Any]())] + (0..<90_000).map { data("/l/\($0)", "x") } + [stack([])]
  },
  "long paths of data": {
    let path = String(repeating: "/a", count: 2_000)
    return (0..<1_900).map { data(path + "/k\($0)", "x") } + [stack([])]
  },
  "a path of many names": {
    [data(String(repeating: "/a", count: textBytes / 2), "x"), stack([])]
  },
  "deep data": {
    let path = String(repeating: "/a", count: 180)
    return (0..<20_000).map { data(path + "/k\($0)", "x") }
      + [stack((0..<10_000).map { _ in ["path": path + "/k9"] })]
  },
  "repeated components of deep data": {
    let path = String(repeating: "/a", count: 150)
    let item: Message = ["id": "c", "type": "Icon", "icon": ["path": "t"]]
    let root: Message = ["id": "root", "type": "Stack", "children": ["each": "c", "over": path]]
    return [
      data(path, (0..<30_000).map { _ in ["t": "x"] }), ["components": [root, item]],
    ]
  },
  "lists of lists that double": {
    let items = (0..<20).map { index -> Message in
      ["id": "c\(index)", "type": "Stack", "children": ["c\(index + 1)", "c\(index + 1)"]]
    }
    let last: Message = ["id": "c20", "type": "Icon"]
    let root: Message = ["id": "root", "type": "Stack", "children": ["c0"]]
    return [["components": [root] + items + [last]]]
  },
  "templates that double": {
    var templates: Message = ["T20": ["type": "Icon"]]
    for index in 0..<20 {
      let next: Message = ["type": "T\(index + 1)"]
      templates["T\(index)"] = ["type": "Stack", "a": next, "b": next]
    }
    return [["templates": templates], stack([["type": "T0"]])]
  },
  "members that templates pass on": {
    var templates: Message = ["T60": ["type": "Icon"]]
    for index in 0..<60 { templates["T\(index)"] = ["type": "T\(index + 1)"] }
    var card = wide(180_000)
    card["type"] = "T0"
    return [["templates": templates], stack([card])]
  },
  "parameters of a template": {
    var template: Message = ["type": "Icon"]
    var card: Message = ["type": "T"]
    for index in 0..<60_000 {
      template["$a\(index)"] = "p\(index)"
      card["p\(index)"] = 1
    }
    return [["templates": ["T": template]], stack([card])]
  },
  "members beside the one for others": {
    var icon = wide(valueCount)
    icon["type"] = "Icon"
    icon["props"] = wide(10)
    return [stack([icon])]
  },
  "components of one ID": {
    [
      [
        "components": (0..<60_000).map { _ in ["id": "c", "type": "Icon"] as Message }
          + [["id": "root", "type": "Stack", "children": ["c"]]]
      ]
    ]
  },
  "IDs with marks": {
    let id = "a" + String(repeating: "\u{301}\u{323}", count: 1_000)
    return [stack((0..<1_900).map { id + "\($0)" })]
  },
  "names of arguments with marks": {
    let name = "a" + String(repeating: "\u{301}\u{323}", count: 15)
    let text = String(repeating: "${number(\(name): 1)}", count: 90_000)
    let call: Message = ["call": "text", "arguments": ["value": text]]
    return [stack([["type": "Icon", "icon": call]])]
  },
  "values within one another": {
    [stack((0..<900).map { _ in nested(190, in: "a", "x") })]
  },
]

func resolvingPieces(_ messages: [Message]) -> () -> Int {
  let document = sent(messages)
  return {
    var resolver = DocumentResolver(pieces)
    resolver.receive(document)
    let result = resolver.resolved { _, arguments in
      // As an app has them.
      let values = Dictionary(arguments.map { ($0.name, 1) }, uniquingKeysWith: { one, _ in one })
      return SentValue(.integer(Int64(values.count)), at: 0)
    }
    return result.faults.count + (result.value?.json.count ?? 0)
  }
}

// MARK: Groups

/// A group of as many items as a budget has elements, measured and placed.
func layingOut(
  _ direction: GroupLayout.Direction, _ item: @escaping (Int) -> GroupLayout.Item
) -> () -> Int {
  var layout = GroupLayout(direction, gap: 4)
  layout.items = (0..<50_000).map(item)
  return {
    let size = layout.size(within: 300)
    return layout.frames(in: size).count
  }
}

func box(
  width: GroupLayout.Length = .init(), ratio: Double? = nil, weight: Double? = nil,
  place: GroupLayout.Alignment? = nil
) -> GroupLayout.Item {
  GroupLayout.Item(
    bounds: .init(width: width, ratio: ratio), weight: weight, place: place,
    natural: { .init(width: min($0, 20), height: 10) }, baseline: { _, size in size.height })
}

/// Groups within one another, each of which asks the ones within it more than once.
func layingOutNested(_ direction: GroupLayout.Direction, depth: Int) -> () -> Int {
  final class Known { var sizes: [Int: [Double: GroupLayout.Size]] = [:] }
  let known = Known()
  func group(_ level: Int) -> GroupLayout {
    var layout = GroupLayout(direction, gap: 1, insets: .init(1))
    let inner = level == 0 ? nil : group(level - 1)
    layout.items = [
      GroupLayout.Item(
        bounds: .init(), weight: nil, place: level % 2 == 0 ? .fill : .leading,
        natural: { width in
          // As views keep them.
          if let size = known.sizes[level]?[width] { return size }
          let size = inner?.size(within: width) ?? .init(width: min(width, 20), height: 10)
          known.sizes[level, default: [:]][width] = size
          return size
        }, baseline: { _, size in size.height }),
      box(weight: level % 3 == 0 ? 1 : nil),
    ]
    return layout
  }
  let outer = group(depth)
  return {
    let size = outer.size(within: 1_000)
    return outer.frames(in: size).count + known.sizes.values.reduce(0) { $0 + $1.count }
  }
}

func sent(_ value: Any) -> SentValue {
  switch value {
  case let object as [String: Any]:
    let members = object.sorted { $0.key < $1.key }.map {
      SentValue.Member($0.key, sent($0.value), at: 0)
    }
    return SentValue(.object(SentMembers(members)), at: 0)
  case let list as [Any]: return SentValue(.list(list.map { sent($0) }), at: 0)
  case let text as String: return SentValue(.text(text), at: 0)
  default: return SentValue(.null, at: 0)
  }
}

// MARK: Constraints

typealias Constraint = ConstraintSystem.Constraint

func solving(_ constraints: (Int) -> [Constraint]) -> () -> Int {
  let system = ConstraintSystem((0..<itemCount).map(constraints))
  let needs = ConstraintSystem.Needs(
    size: { _, _ in .init(width: 10, height: 10) }, baseline: { _, _, _ in 5 })
  return { system.solved(width: 300, height: nil, needs: needs).conflicts.count }
}

func item(_ index: Int) -> ConstraintSystem.Target { .item(index % itemCount) }

/// Each within as many elements as a budget has.
let constraints: [String: @Sendable (Int) -> [Constraint]] = [
  "a chain": { index in
    index == 0
      ? [Constraint(.top, to: .container), Constraint(.leading, to: .container)]
      : [
        Constraint(.top, to: item(index - 1), .bottom),
        Constraint(.leading, to: item(index - 1)), Constraint(.width, to: item(index - 1)),
      ]
  },
  "a chain from its end": { index in
    index == itemCount - 1
      ? [Constraint(.top, to: .container)]
      : [
        Constraint(.top, to: item(index + 1), .bottom),
        Constraint(.leading, to: item(index + 1), .trailing),
        Constraint(.width, to: item(index + 1), multiplier: 0.5),
      ]
  },
  "shares of a space": { index in
    [
      Constraint(
        .leading, to: index == 0 ? .container : item(index - 1), index == 0 ? .leading : .trailing),
      Constraint(.width, to: item(0)),
      Constraint(
        .trailing, to: index == itemCount - 1 ? .container : item(index + 1),
        index == itemCount - 1 ? .trailing : .leading),
    ]
  },
  "bounds": { index in
    [
      Constraint(.width, .greaterThanOrEqual, to: item(index + 1), multiplier: 1.5),
      Constraint(.width, .lessThanOrEqual, to: item(index * 7 + 3), constant: -1),
      Constraint(.leading, .greaterThanOrEqual, to: item(index * 13 + 5), .trailing),
      Constraint(.top, .greaterThanOrEqual, to: item(index + 1), .bottom, constant: 1),
    ]
  },
  "centers of one another": { index in
    (0..<4).map { number in
      Constraint(
        number % 2 == 0 ? .centerX : .centerY, to: item(index * 31 + number * 977 + 1),
        number < 2 ? .trailing : .bottom, multiplier: 0.7)
    }
  },
]

// MARK: All

func allShapes() -> [String: Shape] {
  let policy = AddressPolicy()
  var shapes: [String: Shape] = [:]
  for (name, text) in markdown {
    let start = name == "ends of brackets" ? "[" : ""
    shapes["Markdown: \(name)"] = {
      let sent = start + repeated(text)
      return { MarkupText(markdown: sent, addresses: policy).runs.count }
    }
  }
  for (name, text) in html {
    shapes["HTML: \(name)"] = {
      let sent = repeated(text)
      return { MarkupText(html: sent, addresses: policy).runs.count }
    }
  }
  for (name, text) in templates { shapes["template: \(name)"] = { resolving(repeated(text)) } }
  shapes["template: expressions within one another"] = {
    let ends = (String(repeating: "${", count: 63), String(repeating: "}", count: 63))
    return resolving(ends.0 + repeated(" ") + ends.1)
  }
  shapes["template: arguments"] = { resolving("${number(" + repeated("a: 1, ") + "b: 2)}") }
  for (name, make) in documents { shapes["pieces: \(name)"] = { resolvingPieces(make()) } }
  for direction in [GroupLayout.Direction.row, .column, .overlay] {
    shapes["items of a \(direction)"] = { layingOut(direction) { _ in box() } }
    shapes["weights of a \(direction)"] = { layingOut(direction) { box(weight: Double($0)) } }
    shapes["ratios of a \(direction)"] = {
      layingOut(direction) { _ in box(ratio: 0.1, place: .fill) }
    }
    shapes["shares of a \(direction)"] = {
      layingOut(direction) { _ in
        var width = GroupLayout.Length()
        width.exactShare = 0.5
        return box(width: width)
      }
    }
    shapes["baselines of a \(direction)"] = {
      layingOut(direction) { box(place: $0 % 2 == 0 ? .firstBaseline : .lastBaseline) }
    }
    shapes["groups within a \(direction)"] = { layingOutNested(direction, depth: 64) }
  }
  shapes["path: names"] = { resolving(repeated("/a"), isPath: true) }
  for (name, make) in constraints { shapes["constraints: \(name)"] = { solving(make) } }
  // Each is written when it is measured, as long texts count.
  for (name, start, part, end) in [
    ("host", "https://", "a.", ""), ("path", "https://a.b/", "é", ""),
    ("marks in a scheme", "a", "\u{301}\u{323}", ":b"),
    ("marks in a host", "https://a", "\u{301}\u{323}", ""),
    ("marks in a number", "tel:1", "\u{301}\u{323}", ""),
    ("escapes", "https://a.b/", "%41", ""), ("credentials", "https://", "a@", ""),
    ("backslashes", "https://", "\\", ""), ("mixed alphabets", "https://", "a\u{430}.", ""),
  ] {
    shapes["address: \(name)"] = {
      let address = start + repeated(part) + end
      return {
        let isRefused = policy.refusal(of: address) != nil
        return AddressSyntax.isAbsolute(address) && !isRefused ? 1 : 0
      }
    }
  }
  // Texts of a field, whatever form it has.
  for (name, start, part) in [
    ("digits", "", "1"), ("marks", "", "1\u{301}\u{323}"),
    ("fraction", "2026-11-22T20:54:00.", "1"), ("percent", "", "%"), ("ratio", "1:", "1"),
  ] {
    shapes["written values: \(name)"] = {
      let text = start + repeated(part)
      return {
        let numbers = WrittenNumber.allCases.compactMap { $0.number(text) }.count
        let colors = ColorSyntax.allCases.compactMap { $0.rgba(text) }.count
        let isTime = DateSyntax.secondsSince1970(text) != nil
        return numbers + colors + (isTime || DecimalSyntax.isDecimal(text) ? 1 : 0)
      }
    }
  }
  for (name, part) in [("controls", "\u{1B}"), ("lines", "\n"), ("marks", "a\u{301}\u{323}")] {
    shapes["messages: \(name)"] = {
      let long = repeated(part)
      return {
        ContentLimits.shortened(VisibleText.text(ContentLimits.shortened(long))).utf8.count
      }
    }
  }
  return shapes
}

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

let shapes = allShapes()
if let name = CommandLine.arguments.dropFirst().first {
  guard let prepare = shapes[name] else { exit(64) }
  let work = prepare()
  let start = seconds()
  let count = work()
  print(seconds() - start, count)
} else {
  for name in shapes.keys.sorted() { print(name) }
}
