import TokenCompiler

/// Objects of a document that are neither a component nor a part of one, and don't hold one either: one
/// that stands beside components, or says what it is as components do.
extension DocumentReader {
  /// - Parameter leftOut: the objects that are meant to be unknown, by what they say that they are.
  package func unknownObjects(
    in root: NodeID, of tape: JSONTape, leaving leftOut: LeftOut
  ) -> [Diagnostic] {
    var search = UnknownObjects(reader: self, tape: tape, leftOut: leftOut)
    return search.holdsComponent(root) ? search.found.map(\.diagnostic) : []
  }
}

private struct UnknownObjects {
  let reader: DocumentReader
  let tape: JSONTape
  let leftOut: LeftOut
  private(set) var found: [(node: NodeID, diagnostic: Diagnostic)] = []
  /// The nodes of these, and of some that are part of another.
  private var reported: Set<NodeID> = []
  private var path: [String] = []

  init(reader: DocumentReader, tape: JSONTape, leftOut: LeftOut) {
    (self.reader, self.tape, self.leftOut) = (reader, tape, leftOut)
  }

  mutating func holdsComponent(_ node: NodeID) -> Bool {
    switch tape.kind(node) {
    case .array: elementsHoldComponent(tape.elements(of: node))
    case .object: objectHoldsComponent(node, SentObject(node, of: tape))
    default: false
    }
  }

  private mutating func objectHoldsComponent(_ node: NodeID, _ object: SentObject) -> Bool {
    if reader.isLikelyComponent(object, in: tape) { return true }
    let count = found.count
    var holdsOne = false
    for member in object.members where holdsComponent(member.value, at: member.name) {
      holdsOne = true
    }
    if let name = reader.typeName(of: object, in: tape) {
      // What lies in it goes with it.
      if !holdsOne {
        reported.subtract(found[count...].map(\.node))
        found.removeSubrange(count...)
      }
      report(node, name, holdsOne: holdsOne)
    }
    return holdsOne
  }

  private mutating func elementsHoldComponent(_ elements: [NodeID]) -> Bool {
    var (isList, holdsOne) = (false, false)
    var others: [(index: Int, node: NodeID)] = []
    for (index, node) in elements.enumerated() {
      let holds = holdsComponent(node, at: "\(index)")
      if holds { holdsOne = true }
      guard tape.kind(node) == .object else { continue }
      if reader.isLikelyComponent(SentObject(node, of: tape), in: tape) {
        isList = true
      } else if !holds, !reported.contains(node) {
        others.append((index, node))
      }
    }
    for other in others where isList {
      path.append("\(other.index)")
      // One that is left out is no less known.
      if reader.typeName(of: SentObject(other.node, of: tape), in: tape) == nil {
        report(other.node, nil)
      }
      path.removeLast()
    }
    return holdsOne
  }

  private mutating func holdsComponent(_ node: NodeID, at name: String) -> Bool {
    path.append(name)
    defer { path.removeLast() }
    return holdsComponent(node)
  }

  /// - Parameter holdsOne: whether components lie in it.
  private mutating func report(_ node: NodeID, _ name: String?, holdsOne: Bool = false) {
    if let name, leftOut.reason(for: name, as: .objects) != nil { return }
    let subject = name.map { "'\($0)' is no component" } ?? "this names no component"
    let remedy =
      name.map { ", or leave it out in tokenc.json: \(LeftOut.example($0, as: .objects))" } ?? ""
    let loss = holdsOne ? "an app that decodes it shows nothing in it" : "nothing of it is shown"
    reported.insert(node)
    found.append(
      (
        node,
        .error(
          .unknownObject,
          "\(DocumentReader.pointer(path)): \(subject), so \(loss); say with '--root' what the document is"
            + remedy, at: tape.opening(node)
        ).repaired(by: .init(pointer: DocumentReader.jsonPointer(path), reason: subject)).repeating(
          "unknown \(name ?? "")")
      ))
  }
}

extension Diagnostic.ID {
  static let unknownObject = Self("unknown-object")
}
