import TokenRuntime

/// Documents that a ``DocumentResolver`` puts together, as nodes with the positions of what was sent.
extension JSONTape {
  /// A node with all below it, each by its number.
  package func sentValue(_ id: NodeID) -> SentValue {
    let position = Int(id.index)
    func value(_ kind: SentValue.Kind) -> SentValue { SentValue(kind, at: position) }
    switch kind(id) {
    case .object:
      return value(
        .object(
          SentMembers(
            allMembers(of: id).map {
              SentValue.Member(names.string($0.name), sentValue($0.value), at: Int($0.key.index))
            })))
    case .array: return value(.list(elements(of: id).map { sentValue($0) }))
    case .string, .key: return value(.text(string(id)))
    case .number: return value(wholeNumber(id).map { .integer($0) } ?? .number(number(id)))
    case .true: return value(.flag(true))
    case .false: return value(.flag(false))
    case .null: return value(.null)
    case .invalid: return value(.invalid)
    }
  }

  /// Adds a document that was made of values of others; what is worked out gets a text of its own.
  ///
  /// - Returns: Its root, and the file of these texts with the node for which each stands, by its start.
  package mutating func append(
    _ document: SentValue
  ) -> (root: NodeID, file: FileID, nodes: [UInt32: NodeID])? {
    var texts = ComputedTexts()
    texts.collect(document)
    var file = nodes[document.position].file
    if !texts.ranges.isEmpty {
      let text = SourceFile(path: sources[file].path, bytes: texts.bytes)
      guard let added = add(text) else { return nil }
      file = added
    }
    let root = NodeID(index: UInt32(nodes.count))
    var rest = texts.ranges[...]
    appendNodes(of: document, file, &rest)
    return (root, file, Dictionary(firstOf: texts.ranges.map { ($0.range.lowerBound, $0.node) }))
  }

  private mutating func appendNodes(
    of value: SentValue, _ file: FileID, _ texts: inout ArraySlice<ComputedTexts.Text>
  ) {
    let index = nodes.count
    var node = nodes[value.position]
    if value.isComputed, let text = texts.popFirst() {
      node = JSONNode(
        start: text.range.lowerBound, end: text.range.upperBound, next: 0, file: file,
        kind: .string, hasEscapes: true)
    }
    switch value.kind {
    case .null: node.kind = .null
    case .object: node.kind = .object
    case .list: node.kind = .array
    case .flag, .integer, .number, .text, .invalid: break
    }
    nodes.append(node)
    for member in value.members ?? [] {
      var key = nodes[member.position]
      key.kind = .key
      key.next = names.intern(member.name).index
      nodes.append(key)
      appendNodes(of: member.value, file, &texts)
    }
    for element in value.list ?? [] { appendNodes(of: element, file, &texts) }
    nodes[index].next = UInt32(nodes.count)
  }
}

/// The ways from a node to those within it, each found in as many steps as it has names.
package struct NodePaths: Sendable {
  private struct Step: Sendable {
    /// The object or list, by its index among the nodes within.
    var container: Int32
    /// The member's name, or an index.
    var name: Name?
    var index: Int32
  }

  private let first: Int
  private var steps: [Step]

  package init(within root: NodeID, in tape: JSONTape) {
    first = Int(root.index)
    let end = Int(tape.nodes[first].next)
    steps = Array(repeating: Step(container: -1, name: nil, index: 0), count: end - first)
    add(root, of: tape)
  }

  private mutating func add(_ container: NodeID, of tape: JSONTape) {
    let parent = Int32(Int(container.index) - first)
    for member in tape.allMembers(of: container) {
      let step = Step(container: parent, name: member.name, index: 0)
      steps[Int(member.key.index) - first] = step
      steps[Int(member.value.index) - first] = step
      add(member.value, of: tape)
    }
    for (index, element) in tape.elements(of: container).enumerated() {
      steps[Int(element.index) - first] = Step(
        container: parent, name: nil, index: Int32(truncatingIfNeeded: index))
      add(element, of: tape)
    }
  }

  /// The names and indices to a node; none to one outside.
  package func path(to node: NodeID, in tape: JSONTape) -> [String] {
    var path: [String] = []
    var index = Int(node.index) - first
    while steps.indices.contains(index), steps[index].container >= 0 {
      let step = steps[index]
      path.append(step.name.map { tape.names.string($0) } ?? "\(step.index)")
      index = Int(step.container)
    }
    return path.reversed()
  }
}

/// The texts of what is worked out, which no file has.
private struct ComputedTexts {
  struct Text {
    var range: Range<UInt32>
    var node: NodeID
  }

  private(set) var bytes: [UInt8] = []
  private(set) var ranges: [Text] = []

  mutating func collect(_ value: SentValue) {
    if value.isComputed {
      let start = UInt32(bytes.count)
      bytes += Array(JSONWriter.quoted(value.text ?? "").utf8)
      ranges.append(
        Text(range: start..<UInt32(bytes.count), node: NodeID(index: UInt32(value.position))))
    }
    for member in value.members ?? [] { collect(member.value) }
    for element in value.list ?? [] { collect(element) }
  }
}
