import TokenCompiler

/// Where the caret of an editor is in JSON that need not be whole.
struct CaretPlace {
  /// An object or array around the caret.
  struct Container {
    var isObject: Bool
    /// A Boolean value that indicates whether a key comes next; of an object alone.
    var isAtKey: Bool
    /// The key of an object before the caret.
    var name: String?
    /// The index of an array's element.
    var index = 0

    /// The step to what is at the caret.
    var step: String { isObject ? name ?? "" : "\(index)" }
  }

  /// The word around the caret, in UTF-8 offsets.
  private(set) var word = 0..<0
  private(set) var open: [Container] = []

  var isAtKey: Bool { open.last.map { $0.isObject && $0.isAtKey } ?? false }
  /// The steps from the root to the innermost container.
  var path: [String] { open.dropLast().map(\.step) }

  init(in text: [UInt8], at caret: Int) {
    var index = 0
    var start = caret
    var isString = false
    while index < caret {
      if text[index] == UInt8(ascii: "\"") {
        let end = Self.stringEnd(in: text, from: index)
        if !end.isClosed || end.index > caret {
          start = index
          isString = true
          index = end.index
          break
        }
        if open.last?.isAtKey == true {
          open[open.count - 1].name = Self.string(Array(text[index..<end.index]))
        }
        index = end.index
        start = caret
      } else {
        visit(text[index])
        if !text[index].isOfWord {
          start = caret
        } else if start == caret {
          start = index
        }
        index += 1
      }
    }
    var end = max(index, caret)
    if !isString {
      while end < text.count, text[end].isOfWord { end += 1 }
    }
    word = start..<end
    // After a value only a key can follow, with a comma between.
    if open.last?.isObject == true, text[..<start].endsValue { open[open.count - 1].isAtKey = true }
  }

  private mutating func visit(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): open.append(Container(isObject: true, isAtKey: true))
    case UInt8(ascii: "["): open.append(Container(isObject: false, isAtKey: false))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
    case UInt8(ascii: ":") where !open.isEmpty: open[open.count - 1].isAtKey = false
    case UInt8(ascii: ",") where !open.isEmpty:
      if open[open.count - 1].isObject {
        open[open.count - 1].isAtKey = true
      } else {
        open[open.count - 1].index += 1
      }
    default: break
    }
  }

  private static func stringEnd(
    in text: [UInt8], from start: Int
  ) -> (index: Int, isClosed: Bool) {
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "\n") {
      if text[index] == UInt8(ascii: "\"") { return (index + 1, true) }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return (min(index, text.count), false)
  }

  private static func string(_ literal: [UInt8]) -> String {
    let plain = String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    guard literal.contains(UInt8(ascii: "\\")) else { return plain }
    let (tape, root) = JSONTape.reading(literal)
    return root.flatMap { tape.stringValue($0) } ?? plain
  }

  /// The document with something sound at the caret; what comes after counts if it can be read.
  func repaired(_ text: [UInt8]) -> (tape: JSONTape, root: NodeID?) {
    let before = text[..<word.lowerBound]
    let after = text[word.upperBound...]
    let isFollowed = after.firstNonBlank == UInt8(ascii: ":")
    let key = #""\u0000""#
    let stand = isAtKey ? key + (isFollowed ? "" : ":null") : "null"
    let comma = before.endsValue ? "," : ""
    let next = !isFollowed && after.beginsValue ? "," : ""
    let whole = JSONTape.reading(before + Array((comma + stand + next).utf8) + after)
    if whole.root != nil { return whole }
    let tail = isAtKey && isFollowed ? ":null" : ""
    let closing = open.reversed().map { $0.isObject ? "}" : "]" }.joined()
    return JSONTape.reading(before + Array((comma + stand + tail + closing).utf8))
  }
}

extension JSONTape {
  /// Reads a text of its own as an app decodes it.
  static func reading(_ text: some Collection<UInt8>) -> (tape: JSONTape, root: NodeID?) {
    let name = "document"
    var reader = InputReader(
      source: MemorySource([(path: name, bytes: Array(text))]), as: .decoded)
    var ignored = DiagnosticCollector()
    let root = try? reader.root(ofFile: name, reporting: &ignored)
    return (reader.tape, root)
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension Collection where Element == UInt8 {
  var firstNonBlank: UInt8? { first { !$0.isBlank } }

  /// A Boolean value that indicates whether a value or key begins here, after blanks.
  var beginsValue: Bool {
    guard let first = firstNonBlank else { return false }
    return first.isOfWord
      || [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
  }
}

extension BidirectionalCollection where Element == UInt8 {
  /// A Boolean value that indicates whether a whole value or key ends here, before blanks.
  var endsValue: Bool {
    guard let last = last(where: { !$0.isBlank }) else { return false }
    return ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":")]
      .contains(last)
  }
}
