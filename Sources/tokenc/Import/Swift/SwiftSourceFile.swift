import TokenCompiler
import TokenSwift

/// A file of Swift with what walking over its tokens needs: where brackets close and lines begin.
package struct SwiftSourceFile: SwiftTokens, Sendable {
  package let id: FileID
  package let source: SwiftSource
  /// The index of the bracket that closes the one at an index; that of the end where nothing does.
  let closing: [Int]
  /// A Boolean value that indicates whether each token is the first of its line.
  let startsLine: [Bool]
  /// The file's name without its ending.
  package let name: String
  /// The modifier and its context that the file is for, if given.
  package var context: Assignment?

  package var tokens: [SwiftSource.Token] { source.tokens }
  package func text(of token: SwiftSource.Token) -> String { source.text(of: token) }

  package init(_ bytes: [UInt8], id: FileID, name: String, context: Assignment? = nil) {
    self.init(SwiftSource(bytes), id: id, name: name)
    self.context = context
  }

  /// A file that was read before, at whose positions nothing is reported.
  init(_ source: SwiftSource) { self.init(source, id: FileID(index: 0), name: "") }

  private init(_ source: SwiftSource, id: FileID, name: String) {
    self.id = id
    self.name = name
    self.source = source
    let bytes = source.bytes
    var closing = Array(repeating: source.tokens.count, count: source.tokens.count)
    var startsLine: [Bool] = []
    startsLine.reserveCapacity(source.tokens.count)
    var open: [Int] = []
    var last = 0
    for (index, token) in source.tokens.enumerated() {
      let start = token.range.lowerBound
      startsLine.append(
        index == 0 || last < start && bytes[last..<start].contains(UInt8(ascii: "\n")))
      last = max(last, token.range.upperBound)
      guard case .punctuation(let mark) = token.kind else { continue }
      switch mark {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
    self.closing = closing
    self.startsLine = startsLine
  }

  /// The range of some tokens.
  func range(of tokens: Range<Int>) -> SourceRange {
    guard let first = tokens.first, self.tokens.indices.contains(first) else {
      return SourceRange(file: id, start: 0, end: 0)
    }
    let last = min(max(tokens.upperBound - 1, first), self.tokens.count - 1)
    return SourceRange(
      file: id, start: UInt32(self.tokens[first].range.lowerBound),
      end: UInt32(self.tokens[last].range.upperBound))
  }

  /// The source of some tokens as one line.
  func text(in tokens: Range<Int>) -> String {
    let range = range(of: tokens)
    let bytes = source.bytes[Int(range.start)..<Int(range.end)]
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
