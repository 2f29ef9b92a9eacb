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
  shapes["path: names"] = { resolving(repeated("/a"), isPath: true) }
  for (name, make) in constraints { shapes["constraints: \(name)"] = { solving(make) } }
  for (name, address) in [
    ("host", "https://" + repeated("a.")), ("path", "https://a.b/" + repeated("é")),
  ] {
    shapes["address: \(name)"] = {
      { AddressSyntax.isAbsolute(address) && policy.refusal(of: address) == nil ? 1 : 0 }
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
