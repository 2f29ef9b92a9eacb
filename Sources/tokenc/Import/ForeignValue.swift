import TokenCompiler

/// A value of another tool's file, with its range.
struct ForeignValue: Hashable, Sendable, JSONWritable {
  indirect enum Content: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([ForeignValue])
    case object([Member])
    /// A token, by the path that references write.
    case reference(String)
    /// `null`, or what was no JSON.
    case nothing
  }

  typealias Member = NamedValue<ForeignValue>

  var content: Content
  var range: SourceRange

  init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  init(_ node: NodeID, of tape: JSONTape) {
    range = tape.range(node)
    content =
      switch tape.kind(node) {
      case .string: .text(tape.string(node))
      case .number: .number(tape.number(node))
      case .true: .flag(true)
      case .false: .flag(false)
      case .array: .list(tape.elements(of: node).map { ForeignValue($0, of: tape) })
      case .object: .object(tape.allMembers(of: node).map { Member($0, of: tape) })
      case .null, .key, .invalid: .nothing
      }
  }

  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  func member(_ names: String...) -> ForeignValue? {
    let members = members
    return names.lazy.compactMap { name in members.first { $0.name == name }?.value }.first
  }

  func parts(_ names: String...) -> [ForeignValue]? {
    let found = names.compactMap { member($0) }
    return found.count == names.count ? found : nil
  }

  /// The object with the names of its members in camel case: `fontSize` for `font-size`.
  var withCamelCaseMembers: ForeignValue {
    guard case .object(let members) = content, members.contains(where: { $0.name.contains("-") })
    else { return self }
    let renamed = members.map { member in
      let words = member.name.split(separator: "-")
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return Member((words.prefix(1).map(String.init) + rest).joined(), member.value)
    }
    return ForeignValue(.object(renamed), at: range)
  }

  /// A number or a sum with the unit that stands beside it; other values as they are.
  func withUnit(_ unit: ForeignValue) -> ForeignValue {
    switch content {
    case .number: break
    case .text(let text):
      guard !text.trimmingSpaces.isEmpty, ForeignReference.path(of: text) == nil else {
        return self
      }
    default: return self
    }
    return ForeignValue(.object([.init("value", self), .init("unit", unit)]), at: range)
  }

  /// The path of a value that is a reference and nothing else.
  var reference: String? {
    switch content {
    case .reference(let path): path
    case .text(let text): ForeignReference.path(of: text)
    default: nil
    }
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// Two values are equal that say the same, wherever they stand.
  static func == (one: ForeignValue, other: ForeignValue) -> Bool { one.content == other.content }

  func hash(into hasher: inout Hasher) { hasher.combine(content) }

  func write(to writer: inout JSONWriter) {
    switch content {
    case .text(let text): writer.value(text)
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .nothing: writer.null()
    case .reference(let path): writer.value("{\(path)}")
    case .list(let values): writer.value(values)
    case .object(let members): writer.object(members)
    }
  }

  static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  /// The value as messages show it, cut short.
  var shown: String {
    switch content {
    case .text(let text): "'\(Self.shortened(text))'"
    case .number(let number): JSONNumber.text(number)
    case .flag(let flag): "\(flag)"
    case .list: "the list"
    case .object: "the object"
    case .reference(let path): "'{\(path)}'"
    case .nothing: "null"
    }
  }
}

struct NamedValue<Value: Hashable & Sendable & JSONWritable>: Hashable, Sendable {
  var name: String
  var value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension NamedValue<ForeignValue> {
  init(_ member: JSONMember, of tape: JSONTape) {
    self.init(tape.names.string(member.name), ForeignValue(member.value, of: tape))
  }
}

extension JSONWriter {
  mutating func object(_ members: [NamedValue<some JSONWritable>]) {
    object { writer in
      for member in members { writer.member(member.name, member.value) }
    }
  }
}
