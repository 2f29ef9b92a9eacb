/// A value of JSON that a server sent, with its position there.
package struct SentValue: Sendable {
  package enum Kind: Sendable {
    case null
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([SentValue])
    case object(SentMembers)
    /// Something that can't be decoded.
    case invalid
  }

  package struct Member: Sendable {
    package var name: String
    package var value: SentValue
    /// The number of its name, for a reader of documents with positions.
    package var position: Int

    package init(_ name: String, _ value: SentValue, at position: Int) {
      self.name = name
      self.value = value
      self.position = position
    }
  }

  package var kind: Kind
  /// The number of the value that was sent here, as who reads the document counts.
  package var position: Int
  /// A Boolean value that indicates whether it is worked out, so that no such value was sent.
  package var isComputed: Bool

  package init(_ kind: Kind, at position: Int, isComputed: Bool = false) {
    self.kind = kind
    self.position = position
    self.isComputed = isComputed
  }

  package var text: String? { if case .text(let text) = kind { text } else { nil } }
  package var list: [SentValue]? { if case .list(let list) = kind { list } else { nil } }
  package var members: SentMembers? {
    if case .object(let members) = kind { members } else { nil }
  }
  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// The first member of a name, as decoders have it.
  package subscript(name: String) -> SentValue? {
    members?.first(named: name)?.value
  }

  /// The value that a pointer's names lead to.
  package subscript(names: some Collection<String>) -> SentValue? {
    var value = self
    for name in names {
      guard let next = value.child(name) else { return nil }
      value = next
    }
    return value
  }

  /// The number of what was sent for the value at a path, and the rest of the path from there.
  package func place(of path: [String]) -> (position: Int, rest: [String]) {
    var value = self
    var rest = path[...]
    while let name = rest.first, let next = value.child(name) {
      value = next
      rest = rest.dropFirst()
    }
    return (value.position, Array(rest))
  }

  func child(_ name: String) -> SentValue? {
    guard let list else { return self[name] }
    guard let index = Int(name), list.indices.contains(index),
      ByteName.areSame("\(index)", name)
    else { return nil }
    return list[index]
  }

  /// The same with another member, in the place of one of its name or behind the others.
  package func setting(_ value: SentValue, of name: String) -> SentValue {
    var list = Array(members ?? [])
    if let index = members?.position(of: name) {
      list[index].value = value
    } else {
      list.append(Member(name, value, at: value.position))
    }
    return SentValue(.object(SentMembers(list)), at: position, isComputed: isComputed)
  }

  /// A number or a flag as a text.
  var asText: SentValue {
    switch kind {
    case .flag, .integer, .number: SentValue(.text(words), at: position, isComputed: true)
    case .null, .text, .list, .object, .invalid: self
    }
  }

  /// The words that stand for it within a text: nothing for null, lists and objects.
  package var words: String {
    switch kind {
    case .flag(let flag): "\(flag)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .text(let text): text
    case .null, .list, .object, .invalid: ""
    }
  }
}
