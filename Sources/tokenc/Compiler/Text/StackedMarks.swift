/// Letters with more marks than any script stacks on one.
///
/// Swift compares and hashes texts by their canonical form, for which the marks of a letter are sorted, in time that
/// grows with the square of their number. Unicode's Stream-Safe Text Format (Standard Annex 15, section 13)
/// allows 30.
package enum StackedMarks {
  package static let most = 30

  /// Returns a Boolean value that indicates whether a letter of the text has more.
  package static func areTooMany(in text: some Sequence<UInt8>) -> Bool {
    var decoder = UTF8()
    var bytes = text.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      // The first mark that is sorted.
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      count = isMark ? count + 1 : 0
      if count > most { return true }
    }
    return false
  }
}
