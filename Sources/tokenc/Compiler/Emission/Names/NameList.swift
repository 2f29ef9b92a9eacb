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
  subscript(place: Int) -> ArraySlice<UInt8> { bytes[range(at: place)] }

  func write(_ place: Int, to text: inout TextBuffer) {
    let range = range(at: place)
    bytes.withUnsafeBufferPointer { text.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func range(at place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }
}
