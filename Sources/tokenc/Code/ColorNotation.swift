import TokenChange
import TokenCompiler
import TokenImport
import TokenLint
import TokenSwift

/// The notations of colors in Swift: whether the arguments of a call are written out, and whether a function of the
/// app reads a color from them.
struct ColorNotation: SwiftTokens {
  let outline: SourceOutline

  var tokens: [SwiftSource.Token] { outline.tokens }
  func text(of token: SwiftSource.Token) -> String { outline.text(of: token) }

  private static let spaces: Set = ["displayP3", "sRGB", "sRGBLinear"]
  private static let numberTypes: Set = ["CGFloat", "Double", "Float", "Int", "UInt", "UInt32"]

  /// Returns a Boolean value that indicates whether the arguments of a color are literals alone, one of them a number,
  /// a notation in hexadecimal
  /// digits or a color.
  func isLiteral(_ opening: Int) -> Bool {
    let end = outline.close(opening)
    guard end < tokens.count, end - opening < 120 else { return false }
    var isWritten = false
    for index in (opening + 1)..<max(end, opening + 1) {
      switch tokens[index].kind {
      case .literal:
        let isNumber = (0x30...0x39).contains(outline.source.bytes[tokens[index].range.lowerBound])
        isWritten = isWritten || isNumber || isHexNotation(index)
      case .identifier:
        let name = text(index)
        if isMark(index + 1, ":") { continue }
        if isMark(index - 1, ".") {
          let isColor = CodeVocabulary.literalColors.contains(name)
          guard isColor || Self.spaces.contains(name) || name == "init" else { return false }
          isWritten = isWritten || isColor
        } else if !Self.numberTypes.contains(name), !CodeVocabulary.colorTypes.contains(name) {
          return false
        }
      case .punctuation(let mark):
        if ["{", "\\", "?", "$", "["].contains(mark) { return false }
      }
    }
    return isWritten
  }

  /// A string of three to eight hexadecimal digits, which a label or a sign says to be a color.
  private func isHexNotation(_ index: Int) -> Bool {
    guard tokens[index].range.count < 16 else { return false }
    var digits = text(index).drop { $0 == "\"" }
    guard digits.last == "\"" else { return false }
    digits = digits.dropLast()
    let hasSign = digits.hasPrefix("#") || digits.hasPrefix("0x")
    let label = isMark(index - 1, ":") ? text(index - 2).lowercased() : ""
    // `Color("FFFFFF")` names a color set, and UIKit has no such initializer.
    let isUIKit = text(index - 2) == "UIColor" && [8, 10].contains(tokens[index].range.count)
    guard
      hasSign || label.hasWord("hex") || label.hasWord("rgb") || isReaderOfHex(index) || isUIKit
    else { return false }
    digits = digits.drop { $0 == "#" }
    if digits.hasPrefix("0x") { digits = digits.dropFirst(2) }
    return (3...8).contains(digits.count) && digits.allSatisfy(\.isHexDigit)
  }

  private func isReaderOfHex(_ index: Int) -> Bool {
    isMark(index - 1, "(") && text(index - 2).lowercased().hasWord("hex")
  }

  /// Returns a Boolean value that indicates whether the name of a function says that it reads a color from numbers.
  static func isReader(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasWord("rgb") || lower.hasWord("hex")
  }

  /// Returns a Boolean value that indicates whether the letters of a name may be those of ``isReader(_:)``, without
  /// making a string.
  func mayBeReader(_ index: Int) -> Bool {
    let range = tokens[index].range
    guard range.count < 40 else { return false }
    let bytes = outline.source.bytes
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      switch (bytes[index] | 0x20, bytes[index + 1] | 0x20, bytes[index + 2] | 0x20) {
      case (0x72, 0x67, 0x62), (0x68, 0x65, 0x78): return true
      default: index += 1
      }
    }
    return false
  }

  /// The color that a function of the app's own makes of six hexadecimal digits, or of three channels up to 255, as
  /// far as their notation says.
  func color(_ opening: Int) -> Color? {
    let arguments = (opening..<min(outline.close(opening), opening + 12)).filter {
      tokens[$0].kind == .literal
    }
    let texts = arguments.map { text($0).filter { $0 != "\"" && $0 != "#" && $0 != "_" } }
    if texts.count == 1 {
      let digits = texts[0].hasPrefix("0x") ? String(texts[0].dropFirst(2)) : texts[0]
      return digits.count == 6 ? Color(hexNotation: "#" + digits) : nil
    }
    let numbers = texts.compactMap { Double($0) }
    guard numbers.count == 3, texts.count == 3, numbers.contains(where: { $0 > 1 }),
      numbers.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() })
    else { return nil }
    return Color(
      space: .srgb,
      components: ColorComponents(numbers[0] / 255, numbers[1] / 255, numbers[2] / 255))
  }
}
