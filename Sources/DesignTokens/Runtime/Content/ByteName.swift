/// A name that others chose, as its bytes in UTF-8: the same one has the same bytes.
///
/// Swift compares and hashes texts by their canonical form, whose cost grows with the square of the marks that
/// follow a letter.
package struct ByteName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  package static func == (one: ByteName, other: ByteName) -> Bool {
    areSame(one.text, other.text)
  }

  package func hash(into hasher: inout Hasher) {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }

  package static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }
}

extension [String] {
  /// Returns a Boolean value that indicates whether a name is one of a few.
  package func hasBytes(of name: String) -> Bool { contains { ByteName.areSame($0, name) } }
}
