import TokenCompiler
import TokenSwift

/// The places of Swift that name a color set by a string, such as `UIColor(named: "Brand")` and `Color("Brand")`, or by
/// a symbol of the catalog, such as `UIColor(resource: .brand)`: they need the catalog when the app runs.
struct NamedColorSets {
  struct Mention {
    let name: String
    /// The tokens of the call up to the name.
    let tokens: Range<Int>
  }

  private static let colorTypes: Set = ["Color", "NSColor", "UIColor"]
  private static let modules: Set = ["AppKit", "SwiftUI", "UIKit"]
  private static let labels: Set = ["named", "resource"]

  /// All of a source, in the order of the text.
  static func mentions(in source: SwiftSource) -> [Mention] {
    source.tokens.indices.compactMap { mention(at: $0, in: source) }
  }

  private static func mention(at index: Int, in source: SwiftSource) -> Mention? {
    guard source.tokens[index].kind == .identifier, colorTypes.contains(source.text(index)),
      source.isCall(index),
      !source.isMark(index - 1, ".") || modules.contains(source.text(index - 2))
    else { return nil }
    var next = index + 2
    if source.isMark(next + 1, ":"), labels.contains(source.text(next)) { next += 2 }
    let isSymbol = source.isMark(next, ".")
    if isSymbol { next += 1 }
    guard source.tokens.indices.contains(next),
      source.tokens[next].kind == (isSymbol ? .identifier : .literal)
    else { return nil }
    let text = source.text(next)
    // A function of a symbol's name is none.
    let name =
      isSymbol ? (source.isMark(next + 1, "(") ? nil : text) : Spelling.content(ofLiteral: text)
    return name.map { Mention(name: $0, tokens: index..<(next + 1)) }
  }

  /// The color sets that a storyboard or xib lists in `<namedColor name="Brand">`, each with the offset of the element.
  static func names(inInterface bytes: [UInt8]) -> [(name: String, offset: Int)] {
    let opening = Array("<namedColor name=\"".utf8)
    return bytes.indices.compactMap { index in
      guard bytes[index] == opening[0], bytes[index...].starts(with: opening) else { return nil }
      let name = bytes[(index + opening.count)...].prefix { $0 != UInt8(ascii: "\"") }
      return (String(decoding: name, as: UTF8.self), index)
    }
  }
}
