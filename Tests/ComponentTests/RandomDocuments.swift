import Foundation

@testable import TokenCompiler
@testable import TokenTools
@testable import tokenc

/// Makes documents that a server could send, most of them right and many a little wrong.
struct RandomDocuments {
  let table: CompleteTokenTable
  let components: [Component]
  private var state: UInt64

  init(table: CompleteTokenTable, components: [Component], seed: UInt64) {
    self.table = table
    self.components = components
    state = seed
  }

  /// Any component, as one line of JSON.
  mutating func next() -> String {
    element(depth: 0)
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

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  // MARK: Documents

  private mutating func element(depth: Int) -> String {
    if happens(oneIn: 60) { return pick(["null", "[]", "7", #""Text""#]) }
    // Deep down only what holds no others.
    let known = components.filter { component in
      !component.isNestedOnly && (depth < 3 || !component.fields.contains { holdsOthers($0.type) })
    }
    let component = pick(known)
    let type = happens(oneIn: 50) ? pick(["Hologram", "text", ""]) : component.serverName
    let members = members(of: component, depth: depth)
    if happens(oneIn: 80) { return object(members) }
    return object([(key: "type", value: quoted(type))] + members)
  }

  private func holdsOthers(_ type: FieldType) -> Bool {
    switch type {
    case .element: true
    case .list(let element, _): holdsOthers(element)
    case .component(let name):
      components.first { $0.name == name }?.fields.contains { holdsOthers($0.type) } ?? false
    default: false
    }
  }

  private mutating func members(
    of component: Component, depth: Int
  ) -> [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    for field in component.fields where field.type != .callback {
      let mayLack = field.isOptional || field.fallback != nil
      if mayLack ? happens(oneIn: 2) : happens(oneIn: 60) { continue }
      if happens(oneIn: mayLack ? 10 : 80) {
        members.append((field.key, "null"))
      } else {
        members.append((field.key, value(field.type, in: component, depth: depth)))
      }
    }
    if happens(oneIn: 5) { members.append(("newer", pick(["1", "null", "{}"]))) }
    return members
  }

  private mutating func value(_ type: FieldType, in component: Component, depth: Int) -> String {
    if happens(oneIn: 50) {
      return pick([#""x y""#, "7", "1.5", "true", "{}", "[]", "[1]", #""""#, "-0", "1e3"])
    }
    switch type {
    case .text, .icon: return quoted(pick(["", "Card", "Ещё 🙂", #"a"b\c"#, "\n\u{7}"]))
    case .url:
      return quoted(pick(["https://a.b/c?d=e", "mailto:a@b", "a:", "https//a", "ä:b", "a:b\n"]))
    case .flag: return pick(["true", "false"])
    case .number: return pick(["0", "-1.25", "3e2", "16", "0.1"])
    case .integer: return pick(["0", "100", "-7", "1.0", "9223372036854775807"])
    case .action:
      return pick([
        #"{"type":"open"}"#, #"{"type":"open","parameters":{"url":"a"}}"#,
        #"{"type":"open","parameters":null}"#, #"{"parameters":{}}"#,
        #"{"type":"open","parameters":{"page":2}}"#,
      ])
    case .callback: return "null"
    case .element: return element(depth: depth + 1)
    case .choice(let name):
      let cases =
        component.choices.first { $0.name == name }?.cases ?? component.variants.map(\.name)
      return quoted(pick(cases.flatMap { [$0.serverName] + $0.formerNames }))
    case .token(let group):
      let tokens = table.families.first { $0.group == group }?.tokens ?? []
      return quoted(pick(tokens).names.serverName)
    case .component(let name):
      guard let nested = components.first(where: { $0.name == name }) else { return "null" }
      return object(members(of: nested, depth: depth + 1))
    case .list(let element, _):
      let count = number(below: 4)
      let values = (0..<count).map { _ in value(element, in: component, depth: depth) }
      return "[\(values.joined(separator: ","))]"
    }
  }

  // MARK: Text

  private func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}
