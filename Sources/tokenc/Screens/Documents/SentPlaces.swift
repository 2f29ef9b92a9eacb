import TokenCompiler

/// The places in documents of findings that have a range alone, such as those of a file's JSON.
///
/// Each gets the pointer of the nearest member or element that has a name, so that a program can mend it.
package struct SentPlaces {
  private let tape: JSONTape
  private var pending: [(start: UInt32, index: Int)] = []
  private var next = 0
  private var pointers: [Int: String] = [:]
  private var path: [String] = []

  /// - Parameter documents: the documents as they were sent.
  /// - Returns: the findings, each with a place.
  package static func placing(
    _ findings: [Diagnostic], in documents: [NodeID], of tape: JSONTape
  ) -> [Diagnostic] {
    let open = findings.indices.filter { findings[$0].repair == nil }
    guard !open.isEmpty else { return findings }
    let roots = Dictionary(grouping: documents) { tape.range($0).file }
    var pointers: [Int: String] = [:]
    for (file, indices) in Dictionary(grouping: open, by: { findings[$0].range?.file }) {
      guard let file, let roots = roots[file] else { continue }
      var places = SentPlaces(tape: tape)
      places.pending = indices.compactMap { index in
        findings[index].range.map { (start: $0.start, index: index) }
      }.sorted { ($0.start, $0.index) < ($1.start, $1.index) }
      for root in roots.sorted(by: { tape.range($0).start < tape.range($1).start }) {
        places.skip(to: tape.range(root).start)
        places.visit(root)
      }
      pointers.merge(places.pointers) { first, _ in first }
    }
    var placed = findings
    for index in open {
      placed[index].repair = Diagnostic.Repair(
        pointer: pointers[index] ?? "", reason: findings[index].message)
    }
    return placed
  }

  private init(tape: JSONTape) { self.tape = tape }

  private func hasNext(before end: UInt32) -> Bool {
    next < pending.count && pending[next].start < end
  }

  private mutating func skip(to start: UInt32) {
    while hasNext(before: start) { next += 1 }
  }

  private mutating func take(before end: UInt32) {
    while hasNext(before: end) {
      pointers[pending[next].index] = DocumentReader.jsonPointer(path)
      next += 1
    }
  }

  private mutating func visit(_ node: NodeID) {
    let end = tape.range(node).end
    switch tape.kind(node) {
    case .object:
      for member in tape.allMembers(of: node) where hasNext(before: end) {
        take(before: tape.range(member.key).start)
        path.append(tape.names.string(member.name))
        take(before: tape.range(member.key).end)
        visit(part: member.value)
        path.removeLast()
      }
    case .array:
      for (index, element) in tape.elements(of: node).enumerated() where hasNext(before: end) {
        take(before: tape.range(element).start)
        path.append("\(index)")
        visit(part: element)
        path.removeLast()
      }
    default: break
    }
    take(before: end)
  }

  private mutating func visit(part node: NodeID) {
    if hasNext(before: tape.range(node).end) { visit(node) }
  }
}
