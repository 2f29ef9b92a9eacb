/// A change of a JSON text that leaves it one: what reads it gets further than after a change of bytes.
struct JSONMutation {
  private let bytes: [UInt8]
  /// The values, whatever holds them, and the members of objects with their names.
  private var values: [Range<Int>] = []
  private var members: [Range<Int>] = []

  /// What other values are replaced by besides those of the text itself.
  private static let literals: [[UInt8]] = ##"""
    null true 0 -1 1e308 0.1 "" "{a}" "{color.text}" "#/color/text" [] {} [[]] {"$value":1}
    {"$ref":"#/color/text"} {"value":1,"unit":"px"} "\u0000" "\ud83d\ude00"
    """##.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Array.init)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  /// Finds values by brackets, commas and quotes alone; what isn't JSON gives some ranges.
  private mutating func scan() {
    var open: [Int] = []
    var start: Int?
    var name: Int?
    var isText = false
    for (index, byte) in bytes.enumerated() {
      if isText {
        let isEscaped = index > 1 && bytes[index - 1] == UInt8(ascii: "\\")
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isText = true
        start = start ?? index
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(start ?? index)
        open.append(name ?? -1)
        (start, name) = (nil, nil)
      case UInt8(ascii: ":"):
        (name, start) = (start, nil)
      case UInt8(ascii: ","):
        end(at: index, start, name)
        (start, name) = (nil, nil)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        end(at: index, start, name)
        (start, name) = (nil, nil)
        guard let outerName = open.popLast(), let outer = open.popLast() else { continue }
        start = outer
        name = outerName < 0 ? nil : outerName
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        continue
      default:
        start = start ?? index
      }
    }
  }

  private mutating func end(at index: Int, _ start: Int?, _ name: Int?) {
    guard let start, start < index else { return }
    values.append(start..<index)
    if let name, name < index { members.append(name..<index) }
  }

  /// A changed text of at most `limit` bytes; `nil` when there is nothing to change.
  func changed(_ random: inout some RandomNumberGenerator, limit: Int) -> [UInt8]? {
    guard let place = values.randomElement(using: &random) else { return nil }
    var result = bytes
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let literal = Self.literals.randomElement(using: &random) ?? []
      result.replaceSubrange(place, with: literal)
    case 1, 2:
      guard let other = values.randomElement(using: &random) else { return nil }
      result.replaceSubrange(place, with: bytes[other])
    case 3:
      guard let member = members.randomElement(using: &random) else { return nil }
      result.replaceSubrange(member, with: [])
    case 4:
      // A member again, after another.
      guard let member = members.randomElement(using: &random),
        let other = members.randomElement(using: &random)
      else { return nil }
      result.insert(contentsOf: [UInt8(ascii: ",")] + bytes[member], at: other.upperBound)
    default:
      let wrapped = [UInt8(ascii: "[")] + bytes[place] + [UInt8(ascii: "]")]
      result.replaceSubrange(place, with: wrapped)
    }
    return result.count <= limit ? result : nil
  }
}
