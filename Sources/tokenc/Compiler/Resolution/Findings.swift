/// What value nodes were found to be, if that is the same in every theme.
struct Findings: Sendable {
  enum Finding: Sendable {
    case unknown
    /// A value without references, by its index in the pool.
    case value(Int)
    /// The path that an alias names.
    case path(TokenPath)
    /// A value of which parts are references; the place in ``ThemeResolver/partUses`` of the tokens.
    case parts(Int)
    /// Something faulty, which was reported.
    case fault
  }

  /// For each node of the tape the case in three bits, below its number: a tape has millions of nodes.
  private var codes: [UInt32]

  init(nodeCount: Int) {
    codes = Array(repeating: 0, count: nodeCount)
  }

  subscript(node: NodeID) -> Finding {
    get {
      let code = codes[Int(node.index)]
      return switch code & 7 {
      case 1: .value(Int(code >> 3))
      case 2: .path(TokenPath(index: code >> 3))
      case 3: .parts(Int(code >> 3))
      case 4: .fault
      default: .unknown
      }
    }
    set {
      codes[Int(node.index)] =
        switch newValue {
        case .unknown: 0
        case .value(let index): 1 | UInt32(index) << 3
        case .path(let path): 2 | path.index << 3
        case .parts(let place): 3 | UInt32(place) << 3
        case .fault: 4
        }
    }
  }
}
