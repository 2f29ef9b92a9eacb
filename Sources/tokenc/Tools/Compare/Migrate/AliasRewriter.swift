/// Gives aliases in component specs the new paths of renamed tokens.
///
/// A whole string of the JSON, `"{color.text.old}"`, is an alias; all other text stays as it is.
package struct AliasRewriter: Sendable {
  private let renames: [String: String]

  /// - Parameter renames: the new paths by the old ones.
  package init(_ renames: [String: String]) {
    self.renames = renames
  }

  /// The edits of a file, in order.
  package func edits(in source: [UInt8]) -> [MemberRewriter.Edit] {
    guard !renames.isEmpty else { return [] }
    var edits: [MemberRewriter.Edit] = []
    var index = 0
    while index < source.count {
      guard source[index] == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < source.count, source[end] != UInt8(ascii: "\"") {
        end += source[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < source.count else { break }
      index = end + 1
      guard end - start > 2, source[start] == UInt8(ascii: "{"),
        source[end - 1] == UInt8(ascii: "}")
      else { continue }
      let range = start + 1..<end - 1
      if let path = renames[String(decoding: source[range], as: UTF8.self)] {
        edits.append(.init(range: range, replacement: path))
      }
    }
    return edits
  }
}
