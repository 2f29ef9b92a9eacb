import TokenCompiler

/// Values that a design system published under names: the custom properties of a style sheet, variables
/// of SCSS, constants of Swift, the colors of an asset catalog, JSON of name to value.
package struct PublishedValues: Sendable {
  /// In the order of the text; later ones count over earlier ones.
  package private(set) var blocks: [Block] = []

  package struct Block: Sendable {
    /// What is said of when the values count: selectors, media queries, keys.
    package var title: String
    /// The contexts that the command line states for the file.
    package var stated: [Assignment]
    var values: [NamedValue<ForeignValue>] = []
  }

  package init() {}

  private mutating func add(
    _ name: String, _ value: ForeignValue, _ title: String, _ stated: [Assignment]
  ) {
    if blocks.last?.title != title || blocks.last?.stated != stated {
      blocks.append(Block(title: title, stated: stated))
    }
    blocks[blocks.count - 1].values.append(.init(name, value))
  }

  // MARK: JSON

  /// Adds a tree of names, or an object of name to value, from a file of this title.
  package mutating func addJSON(
    _ root: NodeID, of tape: JSONTape, at path: [String] = [], title: String,
    stated: [Assignment]
  ) {
    for member in tape.allMembers(of: root) {
      let name = tape.names.string(member.name)
      var node = member.value
      if let value = tape.member("$value", of: node) ?? tape.member("value", of: node) {
        node = value
      } else if tape.kind(node) == .object {
        // A key for a context, such as `dark`, is not a part of names.
        let isContext = path.isEmpty && !ContextWords(name).axes.isEmpty
        addJSON(
          node, of: tape, at: isContext ? [] : path + [name],
          title: isContext ? "\(title) \(name)" : title, stated: stated)
        continue
      }
      if name.hasPrefix("$") { continue }
      let value = ForeignValue(node, of: tape)
      guard value.text != nil || tape.kind(node) == .number || tape.kind(node) == .array else {
        continue
      }
      add((path + [name]).joined(separator: "-"), value, title, stated)
    }
  }

  // MARK: Asset catalogs

  package mutating func addColorSet(
    _ root: NodeID, of tape: JSONTape, name: String, stated: [Assignment]
  ) {
    for entry in tape.elements("colors", of: root) {
      guard let color = tape.member("color", of: entry).map({ ForeignValue($0, of: tape) }),
        let text = Self.text(ofAsset: color)
      else { continue }
      let title = tape.elements("appearances", of: entry).compactMap { appearance -> String? in
        let value = tape.text(["value"], of: appearance)
        return tape.text(["appearance"], of: appearance) == "contrast"
          ? "\(value ?? "") contrast" : value
      }.joined(separator: " ")
      add(name, ForeignValue(.text(text), at: color.range), title, stated)
    }
  }

  private static func text(ofAsset color: ForeignValue) -> String? {
    guard let parts = color.member("components")?.parts("red", "green", "blue", "alpha") else {
      return nil
    }
    let numbers = parts.compactMap { part -> Double? in
      if case .number(let number) = part.content { return number }
      guard let text = part.text else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // Whole numbers are bytes, as Xcode writes them.
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
    guard numbers.count == 4 else { return nil }
    let alpha = parts[3].text.flatMap(Double.init) ?? numbers[3]
    let space = color.member("color-space")?.text == "display-p3" ? "display-p3" : "srgb"
    let words = numbers.prefix(3).map { JSONNumber.text($0) }.joined(separator: " ")
    return "color(\(space) \(words) / \(JSONNumber.text(alpha)))"
  }

  // MARK: Style sheets

  package mutating func addStyleSheet(
    _ bytes: [UInt8], in file: FileID, title: String, stated: [Assignment]
  ) {
    var scanner = StyleSheetScanner(bytes: bytes)
    while let found = scanner.next() {
      let range = SourceRange(
        file: file, start: UInt32(found.place.lowerBound), end: UInt32(found.place.upperBound))
      let titles = ([title] + found.selectors).joined(separator: " ")
      let start = "light-dark("
      let halves =
        found.value.hasPrefix(start) && found.value.hasSuffix(")")
        ? CSSWords.split(String(found.value.dropFirst(start.count).dropLast()), at: ",") : []
      add(found.name, ForeignValue(.text(halves.first ?? found.value), at: range), titles, stated)
      if halves.count == 2 {
        add(found.name, ForeignValue(.text(halves[1]), at: range), titles + " dark", stated)
      }
    }
  }

  // MARK: Swift

  /// Adds the constants of Swift whose values are literals, or colors made of these.
  package mutating func addSwift(
    _ bytes: [UInt8], in file: FileID, title: String, stated: [Assignment]
  ) {
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      let sides = text.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let words = sides[0].split { $0 == " " || $0 == ":" }
      guard let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
        words.indices.contains(place + 1),
        let value = Self.text(ofSwift: sides[1].trimmingSpaces)
      else { continue }
      let range = SourceRange(file: file, start: UInt32(start), end: UInt32(start + line.count))
      let name = words[place + 1].filter { $0 != "`" }
      add(name, ForeignValue(.text(value), at: range), title, stated)
    }
  }

  private static func text(ofSwift expression: String) -> String? {
    if expression.number(before: "") != nil { return expression }
    if expression.hasPrefix("\""), expression.hasSuffix("\""), expression.count > 1 {
      return String(expression.dropFirst().dropLast())
    }
    guard let open = expression.firstIndex(of: "("), expression.hasSuffix(")") else { return nil }
    var labels: [String: String] = [:]
    let inner = expression[expression.index(after: open)...].dropLast()
    for part in CSSWords.split(String(inner), at: ",") {
      let sides = part.split(separator: ":", maxSplits: 1).map { $0.trimmingSpaces }
      if sides.count == 2 { labels[sides[0]] = sides[1] }
    }
    if let hex = labels["hex"]?.filter({ $0 != "_" }), hex.hasPrefix("0x") {
      let digits = hex.dropFirst(2)
      return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
    if let hex = labels["hex"] { return hex.filter { $0 != "\"" } }
    func channel(_ name: String) -> String? {
      labels[name].flatMap { text in
        (try? Arithmetic.evaluate(text)).flatMap(\.self).map { JSONNumber.text($0.value) }
      }
    }
    guard let red = channel("red"), let green = channel("green"), let blue = channel("blue") else {
      return nil
    }
    let isP3 = expression.hasWord("displayP3")
    let alpha = channel("alpha") ?? channel("opacity") ?? "1"
    return "color(\(isP3 ? "display-p3" : "srgb") \(red) \(green) \(blue) / \(alpha))"
  }
}

/// Finds the declarations of custom properties and variables in CSS, SCSS and Less.
private struct StyleSheetScanner {
  struct Found {
    var name: String
    var value: String
    var selectors: [String]
    var place: Range<Int>
  }

  let bytes: [UInt8]
  var index = 0
  var selectors: [String] = []

  /// The next declaration of a name that begins with `--`, `$` or `@`.
  mutating func next() -> Found? {
    var start = index
    var colon: Int?
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        skip(until: [UInt8(ascii: "*"), UInt8(ascii: "/")])
        if colon == nil { start = index }
        continue
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")) && depth == 0 && colon == nil:
        skip(until: [UInt8(ascii: "\n")])
        start = index
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while index < bytes.count, bytes[index] != byte {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth <= 0 && colon == nil: colon = index
      case UInt8(ascii: "{")
      where depth <= 0 && !(index > 0 && bytes[index - 1] == UInt8(ascii: "#")):
        selectors.append(text(start..<index))
        start = index + 1
        colon = nil
      case UInt8(ascii: ";") where depth <= 0, UInt8(ascii: "}") where depth <= 0:
        let found = declaration(start, colon, index)
        if byte == UInt8(ascii: "}") { _ = selectors.popLast() }
        index += 1
        if let found { return found }
        start = index
        colon = nil
        continue
      default: break
      }
      index += 1
    }
    let last = declaration(start, colon, min(index, bytes.count))
    index = bytes.count
    return last
  }

  private func follows(_ byte: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == byte
  }

  private mutating func skip(until end: [UInt8]) {
    index += 2
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private func declaration(_ start: Int, _ colon: Int?, _ end: Int) -> Found? {
    guard let colon, colon < end else { return nil }
    let name = text(start..<colon)
    var value = text((colon + 1)..<end)
    for flag in ["!default", "!important", "!global"] where value.hasSuffix(flag) {
      value = value.dropLast(flag.count).trimmingSpaces
    }
    let sign = ["--", "$", "@"].first(where: name.hasPrefix)
    guard let sign, !name.contains(" "), !value.isEmpty, !value.hasPrefix("(") else { return nil }
    return Found(
      name: String(name.dropFirst(sign.count)), value: value, selectors: selectors,
      place: colon..<end)
  }
}
