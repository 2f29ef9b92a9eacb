/// A token's values in all themes: indices into ``TokenTable/values``, in an array tokens share.
package struct ValueRow: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let table: [Int32]
  private let start: Int32
  private let length: Int32

  init(of table: [Int32], at start: Int, count: Int) {
    self.table = table
    self.start = Int32(start)
    length = Int32(count)
  }

  init(_ values: some Collection<Int>) {
    self.init(of: values.map(Int32.init), at: 0, count: values.count)
  }

  package init(arrayLiteral values: Int...) { self.init(values) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(length) }

  /// The index of the value in a theme; -1 for a hole, which a ``CompleteTokenTable`` doesn't have.
  package subscript(theme: Int) -> Int { Int(table[Int(start) + theme]) }

  /// The index of the value in a theme; `nil` for a hole.
  package func index(in theme: Int) -> Int? { self[theme] < 0 ? nil : self[theme] }

  var hasHole: Bool { contains { $0 < 0 } }
}
