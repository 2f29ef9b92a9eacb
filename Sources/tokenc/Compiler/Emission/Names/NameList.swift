/// Names as bytes, one behind the other: thousands of them in one piece of memory.
package struct NameList: Sendable {
  /// The UTF-8 of all names.
  private(set) var bytes: [UInt8] = []
  /// Where each name's bytes end; it starts where the one before ends.
  private var ends: [Int] = []

  init() {}

  package init(_ names: some Sequence<String>) {
    for name in names { append(name) }
  }

  var count: Int { ends.count }

  package mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(count * 16)
  }

  mutating func append(_ name: String) {
    bytes.append(contentsOf: name.utf8)
    ends.append(bytes.count)
  }

  /// The name's UTF-8.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[range(at: index)] }

  func write(_ index: Int, to text: inout TextBuffer) {
    let range = range(at: index)
    bytes.withUnsafeBufferPointer { text.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func range(at index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
}
