import TokenRuntime

/// Who uses which name, each name once.
///
/// ASCII names are compared by their bytes. Once another comes, `String ==` decides, which is
/// canonical equivalence: two spellings of one name meet.
struct NameRegistry {
  struct Use {
    var name: String
    /// The token's index in its family.
    var token: Int32
    var range: SourceRange
  }

  private var uses: [Use] = []
  private var rows: RowTable
  /// The indices by name, from the first name that is not ASCII.
  private var indices: [String: Int]?

  /// - Parameter capacity: about how many names there will be.
  init(capacity: Int) {
    rows = RowTable(capacity: capacity)
    uses.reserveCapacity(capacity)
  }

  /// Notes who uses a name, and returns who did before; the first use stays.
  mutating func add(_ use: Use) -> Use? {
    if indices == nil, !use.name.isASCII {
      indices = Dictionary(uniqueKeysWithValues: uses.indices.map { (uses[$0].name, $0) })
    }
    if indices != nil {
      if let index = indices?[use.name] { return uses[index] }
      indices?[use.name] = uses.count
    } else {
      let slot = slot(of: use.name)
      if let row = slot.row { return uses[row] }
      if rows.insert(uses.count, at: slot) {
        rows = rows.grown { Self.hash($0 < uses.count ? uses[$0].name : use.name) }
      }
    }
    uses.append(use)
    return nil
  }

  func use(of name: String) -> Use? {
    if indices != nil || !name.isASCII { return uses.first { $0.name == name } }
    return slot(of: name).row.map { uses[$0] }
  }

  private func slot(of name: String) -> RowTable.Slot {
    rows.slot(Self.hash(name)) { uses[$0].name == name }
  }

  static func hash(_ name: String) -> UInt64 {
    name.withUTF8Bytes { NameHash(of: $0.baseAddress, count: $0.count).value }
  }
}
