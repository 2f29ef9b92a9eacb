/// Finds which parts of a token's value are references, as the file has it.
///
/// Parts are named as the library's `ThemeReferences` reads them: by the numbers and colors that generated
/// data has of a value.
struct PartReferences {
  /// A part of a value that has the value of another token.
  struct Reference: Hashable {
    /// Empty for all of the value.
    var part: String
    /// The other token, as an index of the table.
    var target: Int
  }

  private let table: TokenTable
  private(set) var references: [Reference] = []
  /// References to a part of another token's value, which nothing can follow.
  private(set) var partial: [NodeID] = []

  private var tape: JSONTape { table.tape }

  /// Reads the value at a node.
  ///
  /// - Parameter hasOwnLineHeight: whether the height of lines is stated in points.
  init(of node: NodeID, as type: TokenType, hasOwnLineHeight: Bool, in table: TokenTable) {
    self.table = table
    if tape.reference(in: node) != nil {
      reference(node, "")
    } else {
      literal(node, as: type, scale: hasOwnLineHeight ? "" : "h")
    }
  }

  private mutating func reference(_ node: NodeID, _ part: String) {
    guard let target = target(of: node) else {
      partial.append(node)
      return
    }
    references.append(Reference(part: part, target: target))
  }

  /// The token that a reference means all of.
  private func target(of node: NodeID) -> Int? {
    guard let reference = tape.reference(in: node), let text = tape.stringValue(reference) else {
      return nil
    }
    if tape.kind(node) == .string {
      guard case .alias(let names) = AliasSyntax(text) else { return nil }
      return table.index(of: names)
    }
    guard let pointer = try? JSONPointer(text) else { return nil }
    let names = Array(pointer.segments.prefix { $0 != "$value" })
    guard pointer.segments.count <= names.count + 1 else { return nil }
    return table.index(of: names)
  }

  /// Reads a part, which may be a reference; what it has within of others can't be followed.
  private mutating func part(_ node: NodeID?, _ part: String) {
    guard let node else { return }
    if tape.reference(in: node) != nil {
      reference(node, part)
    } else {
      partial += TokenReferences.references(in: node, of: table).map(\.node)
    }
  }

  private mutating func literal(_ node: NodeID, as type: TokenType, scale: String) {
    func member(_ name: String) -> NodeID? { tape.member(name, of: node) }
    switch type {
    case .border:
      part(member("color"), "c0+1")
      part(member("width"), "n0+1")
      stroke(member("style"), at: 1)
    case .strokeStyle: dashes(node, at: 2)
    case .transition:
      part(member("duration"), "n0+1")
      part(member("delay"), "n1+1")
      part(member("timingFunction"), "n2+4")
    case .shadow:
      for (index, layer) in elements(node).enumerated() { self.layer(layer, index) }
    case .gradient:
      for (index, stop) in elements(node).enumerated() { self.stop(stop, index) }
    case .typography:
      part(member("fontFamily"), "f")
      part(member("fontSize"), "n1+1" + scale)
      part(member("fontWeight"), "n2+1")
      part(member("letterSpacing"), "n5+1")
      part(member("lineHeight"), "n4+1" + scale)
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number:
      partial += TokenReferences.references(in: node, of: table).map(\.node)
    }
  }

  /// The elements of an array, or the one that stands for it.
  private func elements(_ node: NodeID) -> [NodeID] {
    tape.kind(node) == .array ? tape.elements(of: node) : [node]
  }

  private mutating func stroke(_ node: NodeID?, at first: Int) {
    guard let node else { return }
    if tape.kind(node) == .object, tape.reference(in: node) == nil {
      dashes(node, at: first + 2)
    } else {
      part(node, "n\(first)+")
    }
  }

  private mutating func dashes(_ node: NodeID, at first: Int) {
    guard let list = tape.member("dashArray", of: node) else { return }
    guard tape.kind(list) == .array else {
      partial.append(list)
      return
    }
    for (index, dash) in tape.elements(of: list).enumerated() { part(dash, "n\(first + index)+1") }
  }

  private mutating func layer(_ node: NodeID, _ index: Int) {
    let first = index * 5
    guard tape.reference(in: node) == nil else {
      return reference(node, "c\(index)+1n\(first)+5")
    }
    part(tape.member("color", of: node), "c\(index)+1")
    for (offset, name) in ["offsetX", "offsetY", "blur", "spread", "inset"].enumerated() {
      part(tape.member(name, of: node), "n\(first + offset)+1")
    }
  }

  private mutating func stop(_ node: NodeID, _ index: Int) {
    guard tape.reference(in: node) == nil else {
      return reference(node, "c\(index)+1n\(index)+1")
    }
    part(tape.member("color", of: node), "c\(index)+1")
    part(tape.member("position", of: node), "n\(index)+1")
  }
}
