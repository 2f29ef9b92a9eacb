/// A value of JSON that a server sent, with its place there.
package struct SentValue: Sendable {
  package enum Kind: Sendable {
    case null
    case flag(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([SentValue])
    case object([Member])
    /// Something that can't be decoded.
    case invalid
  }

  package struct Member: Sendable {
    package var name: String
    package var value: SentValue
    /// The number of its name, for who reads a document with places.
    package var place: Int

    package init(_ name: String, _ value: SentValue, at place: Int) {
      (self.name, self.value, self.place) = (name, value, place)
    }
  }

  package var kind: Kind
  /// The number of the value that was sent here, as who reads the document counts.
  package var place: Int
  /// Whether it is worked out, so that no such value was sent.
  package var isComputed: Bool

  package init(_ kind: Kind, at place: Int, isComputed: Bool = false) {
    (self.kind, self.place, self.isComputed) = (kind, place, isComputed)
  }

  package var text: String? { if case .text(let text) = kind { text } else { nil } }
  package var list: [SentValue]? { if case .list(let list) = kind { list } else { nil } }
  package var members: [Member]? { if case .object(let members) = kind { members } else { nil } }
  package var isNull: Bool { if case .null = kind { true } else { false } }

  /// The first member of a name, as decoders have it.
  package subscript(name: String) -> SentValue? {
    members?.first { $0.name == name }?.value
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
  package func place(of path: [String]) -> (place: Int, rest: [String]) {
    var (value, rest) = (self, path[...])
    while let name = rest.first, let next = value.child(name) {
      (value, rest) = (next, rest.dropFirst())
    }
    return (value.place, Array(rest))
  }

  func child(_ name: String) -> SentValue? {
    guard let list else { return self[name] }
    guard let index = Int(name), list.indices.contains(index), "\(index)" == name else {
      return nil
    }
    return list[index]
  }

  /// The same with another value at a place; objects are made on the way to it, and an index may be the
  /// next of a list. Without one what is there is taken away.
  package func setting(_ value: SentValue?, at names: ArraySlice<String>) -> SentValue {
    guard let name = names.first else { return value ?? SentValue(.null, at: place) }
    var result = self
    func within(_ old: SentValue?) -> SentValue? {
      if names.count == 1 { return value }
      return (old ?? SentValue(.object([]), at: value?.place ?? place))
        .setting(value, at: names.dropFirst())
    }
    if var list {
      guard let index = Int(name), (0...list.count).contains(index) else { return self }
      let new = within(index < list.count ? list[index] : nil)
      list.replaceSubrange(index..<min(index + 1, list.count), with: [new].compactMap(\.self))
      result.kind = .list(list)
      return result
    }
    var members = members ?? []
    let index = members.firstIndex { $0.name == name }
    let new = within(index.map { members[$0].value })
    switch (index, new) {
    case (let index?, let new?): members[index].value = new
    case (let index?, nil): members.remove(at: index)
    case (nil, let new?): members.append(Member(name, new, at: new.place))
    case (nil, nil): break
    }
    result.kind = .object(members)
    return result
  }

  /// A number or a flag as a text.
  var asText: SentValue {
    switch kind {
    case .flag, .integer, .number: SentValue(.text(words), at: place, isComputed: true)
    case .null, .text, .list, .object, .invalid: self
    }
  }

  /// What stands for it within a text: nothing for null, lists and objects.
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
