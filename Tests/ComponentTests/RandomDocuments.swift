import Foundation

@testable import TokenCompiler
@testable import TokenComponents

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

  /// A component by its name without its type, as one line of JSON; any for other names.
  mutating func next(as name: String) -> String {
    guard let component = components.first(where: { $0.name == name }) else { return next() }
    return object(members(of: component, depth: 0))
  }

  // MARK: Chance

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private mutating func happens(oneIn count: Int) -> Bool { number(below: count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private mutating func mostly(_ sound: [String], rarely faulty: [String]) -> String {
    pick(happens(oneIn: 15) ? faulty : sound)
  }

  // MARK: Documents

  private mutating func element(depth: Int) -> String {
    if happens(oneIn: 60) { return pick(["null", "[]", "7", #""Text""#]) }
    // Deep down only what holds no others.
    let known = components.filter { component in
      !component.isNestedOnly
        && (depth < 3 || !component.fields.contains { $0.isRequired && holdsOthers($0.type) })
    }
    let component = pick(known)
    let type =
      happens(oneIn: 50)
      ? pick(["Hologram", "text", ""]) : pick([component.serverName] + component.formerNames)
    let members = members(of: component, depth: depth)
    let content = happens(oneIn: 80) ? pick(["null", "[]"]) : object(members)
    let form = component.form
    guard !form.typeKeys.isEmpty else {
      let other = pick(known).serverName
      let others =
        happens(oneIn: 10)
        ? [pick([(known[0].serverName, "{}"), ("newer", "1"), (other, "null")])] : []
      return object([(key: type, value: content)] + others)
    }
    var document = happens(oneIn: 80) ? [] : [(key: pick(form.typeKeys), value: quoted(type))]
    let typeKeys = TypeKeys(of: components).names
    if happens(oneIn: 40) { document.append((pick(typeKeys), quoted(pick(known).serverName))) }
    guard let key = form.dataKey else { return object(document + members) }
    if !happens(oneIn: 60) { document.append((key, content)) }
    return object(document)
  }

  /// The first member of each key.
  private func unique(
    _ members: [(key: String, value: String)]
  ) -> [(key: String, value: String)] {
    var keys: Set<String> = []
    return members.filter { keys.insert($0.key).inserted }
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
      if depth > 2, !field.isRequired, holdsOthers(field.type) { continue }
      let mayLack = field.isOptional || field.fallback != nil
      if mayLack ? happens(oneIn: 2) : happens(oneIn: 60) { continue }
      let keys = field.keys.filter { $0 == field.key || happens(oneIn: 4) }
      for key in happens(oneIn: 4) ? keys.reversed() : [pick(keys)] {
        let isNull = happens(oneIn: mayLack ? 10 : 80)
        members.append((key, isNull ? "null" : value(field.type, in: component, depth: depth)))
      }
    }
    if happens(oneIn: component.form.reportsUnknownKeys ? 40 : 5) {
      members.append(("newer", pick(["1", "null", "{}"])))
    }
    return members
  }

  private mutating func value(_ type: FieldType, in component: Component, depth: Int) -> String {
    if happens(oneIn: 50) {
      return pick([#""x y""#, #""1""#, "7", "1.5", "true", "{}", "[]", "[1]", #""""#, "-0", "1e3"])
    }
    switch type {
    case .text, .icon: return quoted(pick(["", "Card", "Ещё 🙂", #"a"b\c"#, "\n\u{7}"]))
    case .richText, .markdown:
      let pieces = [
        "<b>", "</b>", "<i>", "</I>", "<a href='https://a.b/c?d=e&amp;f'>", "</a>", "<br>",
        "<p class=x>", "</p>",
        "We ", " are", "x", "<", ">", "&", "&amp;", "&#8381;", "&#x1b;", "&nope;", "\n", " ",
        "<!-- ", "-->", "<s>", "**", "*", "_", "~~", "`", "[", "](https://a.b)", "](x)", "# ", "- ",
        "\\*",
        "</s", "<code>", "</code>", "<u>", "<mark>", "</u>", "'", "\"", "=", "/", "Ещё 🙂", "e",
        "\u{301}", "<kbd a = b/>",
        "<script>b()</script>", "<li>",
      ]
      return quoted((0..<number(below: 9)).map { _ in pick(pieces) }.joined())
    case .url:
      return quoted(
        mostly(
          ["https://a.b/c?d=e", "mailto:a@b", "tel:1", "https://m.칠갑마루.com/a", "http://a/🙂"],
          rarely: [
            "https//a", "acme:a", "https://a@b/", "tel:%2A1", "http:a", "ä:b", "a:b\n",
            "a:\u{202E}b", "a:b c", "a:\u{FFFE}",
          ]))
    case .image:
      return quoted(
        mostly(
          ["card", "", "https://a.b/c", "http://a/🙂"],
          rarely: [":", "ä:b", "a:b c", "data:a", "https://a:b@c"]))
    case .flag: return pick(["true", "false"])
    case .color:
      return quoted(mostly(["#2E7D32", "#80ff0000"], rarely: ["#12345", "red", "", "#2E7D3G"]))
    case .number: return pick(["0", "-1.25", "3e2", "16", "0.1"])
    case .integer: return pick(["0", "100", "-7", "1.0", "9223372036854775807"])
    case .action:
      return mostly(
        [
          #"{"type":"open"}"#, #"{"type":"open","parameters":{"url":"a"}}"#,
          #"{"type":"open","parameters":null}"#,
          #"{"type":"open","parameters":{"page":2,"of":[1.5,true,null,{"a":"b"}]}}"#,
        ], rarely: [#"{"parameters":{}}"#, #"{"type":"open","parameters":[]}"#])
    case .date:
      return quoted(
        mostly(
          [
            "2026-11-22T20:54:00Z", "2024-02-29t00:00:00.25+05:30", "2000-02-29 23:59:59-00:00",
            "0001-01-01T00:00:00z",
          ],
          rarely: [
            "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-04-31T00:00:00Z", "2026-11-22",
            "2026-11-22T24:00:00Z", "2026-11-22T20:54:00Z\n", "2026-11-22T20:54:60Z",
            "2026-11-22T20:54:00.Z", "2026-11-22T20:54:00", "2026-13-01T00:00:00Z",
            "2026-00-10T00:00:00Z",
          ]))
    case .seconds, .milliseconds: return mostly(["0", "-1.5", "1560338876987"], rarely: [#""1""#])
    case .decimal:
      return mostly(
        ["0", "19.99", "-0.5", "1e3", #""19.99""#, #""-0""#, #""1234567890123456789.0123456789""#],
        rarely: [
          #""1,5""#, #""01""#, #"".5""#, #""1.""#, #""1e3""#, #""""#, "true", "1e300", #""1.5\n""#,
        ])
    case .written(.ratio):
      return quoted(
        mostly(["20:13", "0.5/2", "1:1"], rarely: ["1", "0:1", "1:0", "01:2", "1:2:3", "0.50:1"]))
    case .written(.percent):
      return quoted(mostly(["50%", "0%", "12.5%"], rarely: ["50", "-1%", "050%", "50 %", "%"]))
    case .written(.points):
      return quoted(
        mostly(
          ["16px", "0.5dp", "12pt"], rarely: ["16", "016px", "-1px", "1e3px", "16 px", "16em"]))
    case .json: return pick([#"{"a":[1,null,"b"]}"#, "7", #""x""#, "[]"])
    case .callback: return "null"
    case .element: return element(depth: depth + 1)
    case .choice(let name):
      let cases =
        component.choices.first { $0.name == name }?.cases ?? component.variants.map(\.name)
      let names = cases.flatMap { [$0.serverName] + $0.formerNames }
      if happens(oneIn: 20) { return pick(["9", "1.5", #""1""#, #""goood""#, "1.0"]) }
      return SentKind(of: cases) == .text ? quoted(pick(names)) : pick(names)
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
    "{" + unique(members).map { "\(quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}
