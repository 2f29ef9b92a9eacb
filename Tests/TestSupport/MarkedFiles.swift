/// The files of a test, with markers such as 1️⃣ taken out and remembered as places.
package struct MarkedFiles {
  /// The files by path, in the order in which the test states them.
  package private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The marker at a place.
  private var markers: [Place: String] = [:]

  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  package init(_ texts: KeyValuePairs<String, String>) {
    self.init(texts.map { ($0, $1) })
  }

  package init(_ texts: [(path: String, text: String)]) {
    for (path, text) in texts { add(path, text) }
  }

  package mutating func add(_ path: String, _ text: String) {
    /// What follows the digit in a keycap emoji: U+FE0F and U+20E3.
    let keycap: [UInt8] = [0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3]
    let marked = Array(text.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < marked.count {
      if marked[(index + 1)...].starts(with: keycap) {
        let marker = String(decoding: marked[index..<index + 7], as: UTF8.self)
        markers[Place(path: path, offset: bytes.count)] = marker
        index += 7
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    files.append((path, bytes))
  }

  /// The marker at an offset, or `nil` when the test marks no such place.
  package func marker(in path: String, at offset: Int) -> String? {
    markers[Place(path: path, offset: offset)]
  }
}
