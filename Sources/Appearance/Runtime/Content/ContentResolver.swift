public import TokenRuntime

/// Puts together what a server sends in pieces, such as components that name one another by IDs and take their
/// texts from data, so that `Content` decodes it.
///
/// ```swift
/// var resolver = ContentResolver(ComponentContent.documentForm)
/// resolver.functions["formatNumber"] = { $0["value"]?.number.map { $0.formatted() } }
/// resolver.receive(try JSONDecoder().decode(ContentValue.self, from: message))
/// let document = try resolver.resolved()
/// let decoder = JSONDecoder()
/// decoder.userInfo[.resolvedContent] = document
/// let screen = try decoder.decode(
///   ContentDocument<ComponentContent>.self, from: Data(document.json))
/// ```
///
/// The faults of that `ContentDocument` are those of references and those of contents, with positions in what was
/// received.
public struct ContentResolver: Sendable {
  /// A function that documents call: its arguments by name, and the text that it gives; `nil` for a call that
  /// it can't answer.
  public typealias Function = @Sendable (_ arguments: [String: ContentValue]) -> String?

  /// The app's functions by name; a call of another one is a fault.
  public var functions: [String: Function] = [:]

  private var resolver: DocumentResolver
  private var received: [Received] = []

  /// A message, whose values are numbered from its first one on.
  struct Received: Sendable {
    var value: SentValue
    var end: Int
  }

  /// Creates a resolver of the form that `tokenc.json` states.
  public init(_ form: DocumentForm) { resolver = DocumentResolver(form) }

  /// Takes in a document, or the next message of one, which adds components and data or replaces them.
  public mutating func receive(_ message: ContentValue) {
    var next = received.last?.end ?? 0
    let value = message.sent(&next)
    received.append(Received(value: value, end: next))
    resolver.receive(value)
  }

  /// Sets a value of the data, such as what a person entered.
  ///
  /// - Parameters:
  ///   - path: The path in the data, as a JSON Pointer (RFC 6901), such as `/guest/name`.
  ///   - value: The value; `nil` takes it away.
  public mutating func set(_ path: String, _ value: ContentValue?) {
    // It has no position in a message.
    var next = Int.min
    resolver.set(path, value?.sent(&next))
  }

  /// The document as components decode it.
  ///
  /// - Parameter budget: What it may cost: the number of its values is that of `elements`, at most
  ///   200,000, its texts, paths and IDs have as many bytes as `text`, `depth` is how many references may lie in
  ///   one another, and more faults than `faults` spend it, too.
  /// - Returns: The document of what was received so far.
  /// - Throws: ``ContentError`` if nothing of the form was received, or the budget is spent.
  public func resolved(budget: ContentBudget = ContentBudget()) throws -> ResolvedContent {
    let limits = DocumentResolver.Limits(
      values: min(budget.elements, ContentLimits.valueCount), text: budget.text,
      depth: budget.depth, faults: budget.faults)
    let result = resolver.resolved(within: limits) { name, arguments in
      let values = arguments.map { ($0.name, ContentValue($0.value)) }
      let text = functions[name]?(Dictionary(values, uniquingKeysWith: { first, _ in first }))
      return text.map { SentValue(.text($0), at: 0) }
    }
    guard let value = result.value, !resolver.isEmpty else {
      var error = ContentError(
        "Document", at: [], result.faults.last?.reason ?? "has no components")
      error.isFatal = true
      throw error
    }
    var content = ResolvedContent(value: value, received: received)
    let faults = result.faults.filter { !$0.isUnused }
    content.faultCount = faults.count
    content.faults = faults.prefix(ContentLimits.faultCount).map { fault in
      ContentError(
        fields: [ContentError.Field(component: "Document", key: nil)],
        path: PointerSyntax.text(of: content.path(of: fault.position)), reason: fault.reason)
    }
    return content
  }
}

/// A document that a ``ContentResolver`` put together.
public struct ResolvedContent: Sendable {
  let value: SentValue
  let received: [ContentResolver.Received]
  /// References to nothing, each with its position in the message: the first 100.
  public internal(set) var faults: [ContentError] = []
  /// The number of all faults.
  public internal(set) var faultCount = 0

  init(value: SentValue, received: [ContentResolver.Received]) {
    self.value = value
    self.received = received
  }

  /// The document as JSON, in UTF-8.
  public var json: [UInt8] { value.json }

  /// The position in the received message of a position in ``json``, as JSON Pointers (RFC 6901).
  public func place(of path: String) -> String {
    let (position, rest) = value.place(of: PointerSyntax.names(in: path))
    return PointerSyntax.text(of: self.path(of: position) + rest)
  }

  func path(of position: Int) -> [String] {
    let index = received.partitionIndex { $0.end > position }
    guard index < received.count else { return [] }
    return received[index].value.path(to: position)
  }
}

extension CodingUserInfoKey {
  /// The key of a ``ResolvedContent`` in the `userInfo` of the decoder that decodes it.
  public static var resolvedContent: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "Appearance.ResolvedContent") else {
      preconditionFailure("any string makes a key")
    }
    return key
  }
}

// MARK: Values by number

extension ContentValue {
  /// The value with positions, the first of which is given.
  func sent(_ next: inout Int) -> SentValue {
    let position = next
    next += 1
    switch self {
    case .null: return SentValue(.null, at: position)
    case .flag(let flag): return SentValue(.flag(flag), at: position)
    case .integer(let integer): return SentValue(.integer(integer), at: position)
    case .number(let number): return SentValue(.number(number), at: position)
    case .text(let text): return SentValue(.text(text), at: position)
    case .list(let list):
      var elements: [SentValue] = []
      for element in list { elements.append(element.sent(&next)) }
      return SentValue(.list(elements), at: position)
    case .object:
      var members: [SentValue.Member] = []
      for (name, value) in (object ?? [:]).sorted(by: {
        $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
      }) {
        members.append(SentValue.Member(name, value.sent(&next), at: next))
      }
      return SentValue(.object(SentMembers(members)), at: position)
    }
  }

  init(_ value: SentValue) {
    switch value.kind {
    case .null, .invalid: self = .null
    case .flag(let flag): self = .flag(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let list): self = .list(list.map { Self($0) })
    case .object(let members):
      let values = members.map { ($0.name, Self($0.value)) }
      self = .object(Dictionary(values, uniquingKeysWith: { first, _ in first }))
    }
  }
}

extension SentValue {
  /// The names and indices to the value with a number, in a message whose values are numbered in their order.
  fileprivate func path(to position: Int) -> [String] {
    var path: [String] = []
    var value = self
    while value.position != position {
      if let list = value.list {
        let index = list.partitionIndex { $0.position > position } - 1
        guard list.indices.contains(index) else { return path }
        path.append("\(index)")
        value = list[index]
      } else if let members = value.members {
        let index = members.partitionIndex { $0.value.position > position } - 1
        guard members.indices.contains(index) else { return path }
        path.append(members[index].name)
        value = members[index].value
      } else {
        return path
      }
    }
    return path
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element is beyond, where those that are not come first.
  fileprivate func partitionIndex(_ isBeyond: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
