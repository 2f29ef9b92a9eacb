import TokenCompiler
import TokenScreens

/// Edits of one JSON text of which some move members to other objects, however deep they lie in each
/// other. What no edit concerns stays byte for byte; a moved member's lines are indented anew.
struct TextEdits {
  /// What stands at a new place: a member with its value, or a group made for such.
  indirect enum Piece {
    case member(MovedMember)
    case group(name: String, [Piece])
  }

  struct MovedMember {
    /// As JSON, in quotes.
    let key: String
    /// From the key's end to the value's start.
    let colon: Range<Int>
    let value: Range<Int>
    /// What the lines of the value start with.
    let indentation: [UInt8]
  }

  /// How the members of an object that gets more are set apart.
  struct Layout {
    /// What stands before each member: a line break with spaces, or spaces.
    let separator: [UInt8]
    /// What closes an object that had no members.
    var closing: [UInt8] = []
    /// What the lines of its members start with.
    let indentation: [UInt8]
    /// What each level adds to that.
    let unit: [UInt8]

    var isMultiline: Bool { separator.contains(UInt8(ascii: "\n")) }

    /// The layout of a group inside the object.
    var inner: Layout {
      guard isMultiline else { return self }
      return Layout(separator: separator + unit, indentation: indentation + unit, unit: unit)
    }
  }

  private enum Content {
    case text([UInt8])
    /// - Parameter isAfterMember: whether a comma has to stand before the first.
    case pieces([Piece], Layout, isAfterMember: Bool)
  }

  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, content: Content)] = []
  private var isSorted = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, .text(Array(text.utf8))))
  }

  /// Puts pieces in the place of some text.
  mutating func replace(
    _ range: Range<Int>, with pieces: [Piece], _ layout: Layout, isAfterMember: Bool
  ) {
    edits.append((range, .pieces(pieces, layout, isAfterMember: isAfterMember)))
  }

  /// The new text.
  mutating func text() -> [UInt8] {
    edits.sort {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    return text(of: bytes.startIndex..<bytes.endIndex)
  }

  private func text(of range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var end = range.lowerBound
    var index = edits.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    while index < edits.endIndex, edits[index].range.lowerBound <= range.upperBound {
      let edit = edits[index]
      index += 1
      // What moves with text that is cut is edited where it goes.
      guard edit.range.lowerBound >= end, edit.range.upperBound <= range.upperBound else {
        continue
      }
      result += bytes[end..<edit.range.lowerBound]
      end = edit.range.upperBound
      switch edit.content {
      case .text(let text): result += text
      case .pieces(let pieces, let layout, let isAfterMember):
        if isAfterMember { result += [UInt8(ascii: ",")] + layout.separator }
        result += text(of: pieces, layout) + layout.closing
      }
    }
    return result + bytes[end..<range.upperBound]
  }

  private func text(of pieces: [Piece], _ layout: Layout) -> [UInt8] {
    let texts = pieces.map { piece -> [UInt8] in
      switch piece {
      case .member(let member):
        return Array(member.key.utf8) + bytes[member.colon] + text(of: member, layout)
      case .group(let name, let pieces):
        let (inner, outer) = (layout.inner, layout.separator)
        return Array("\(name): {".utf8) + inner.separator + text(of: pieces, inner)
          + (layout.isMultiline ? outer : layout.separator) + Array("}".utf8)
      }
    }
    return Array(texts.joined(separator: [UInt8(ascii: ",")] + layout.separator))
  }

  /// A moved value with its lines indented as its new place has it.
  private func text(of member: MovedMember, _ layout: Layout) -> [UInt8] {
    let text = text(of: member.value)
    guard member.indentation != layout.indentation else { return text }
    var result: [UInt8] = []
    // A string has no line break of its own.
    for (number, line) in text.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() {
      if number == 0 {
        result += line
      } else {
        result.append(UInt8(ascii: "\n"))
        let isIndented = line.starts(with: member.indentation)
        if isIndented { result += layout.indentation }
        result += isIndented ? line.dropFirst(member.indentation.count) : line
      }
    }
    return result
  }
}

extension Array {
  /// The first index from which on all elements fulfil a condition that none before does.
  fileprivate func partitioningIndex(where fulfils: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
