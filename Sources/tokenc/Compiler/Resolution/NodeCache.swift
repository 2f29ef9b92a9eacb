/// The values that nodes were found to have, where they are the same in every theme.
struct NodeCache: Sendable {
  enum Entry: Sendable {
    case unknown
    /// A value without references, by its index in the ``ValuePool``.
    case value(Int)
    /// A value with aliases as parts; the number of the tokens that they name.
    case parts(Int32)
    case fault
  }

  /// For each node of the tape the case in two bits, below its number: a tape has millions of nodes.
  private var codes: [UInt32]
  private var partUses: [[TokenPath]] = []

  init(nodeCount: Int) { codes = Array(repeating: 0, count: nodeCount) }

  subscript(node: NodeID) -> Entry {
    let code = codes[Int(node.index)]
    return switch code & 3 {
    case 1: .value(Int(code >> 2))
    case 2: .parts(Int32(code >> 2))
    case 3: .fault
    default: .unknown
    }
  }

  /// The tokens that the parts of a value name, by the number of a ``Entry/parts(_:)``.
  func uses(_ number: Int32) -> [TokenPath] { partUses[Int(number)] }

  mutating func keepValue(_ index: Int, of node: NodeID) {
    codes[Int(node.index)] = 1 | UInt32(index) << 2
  }

  mutating func keepFault(of node: NodeID) { codes[Int(node.index)] = 3 }

  /// Keeps the tokens that the parts of a value name, and answers their number.
  mutating func keepUses(_ paths: [TokenPath], of node: NodeID) -> Int32 {
    if case .parts(let number) = self[node] { return number }
    codes[Int(node.index)] = 2 | UInt32(partUses.count) << 2
    partUses.append(paths)
    return Int32(partUses.count - 1)
  }
}
