import TokenCompiler

/// Values that a design system published under names: the custom properties of a style sheet, variables
/// of SCSS, constants of Swift, the colors of an asset catalog, JSON of name to value.
package struct PublishedValues: Sendable {
  /// In the order of the text; later ones count over earlier ones.
  package private(set) var blocks: [Block] = []

  package struct Block: Sendable {
    /// The condition under which the values count: selectors, media queries, keys.
    package var title: String
    /// The contexts that the command line states for the file.
    package var stated: [Assignment]
    var values: [NamedValue<ForeignValue>] = []
    /// Why values can't be read, by the names that have them.
    var faults: [String: String] = [:]
  }

  package init() {}

  /// Adds a name whose value can't be read, and the reason.
  private mutating func add(
    _ name: String, unreadable reason: String, at range: SourceRange, _ title: String,
    _ stated: [Assignment]
  ) {
    add(name, ForeignValue(.nothing, at: range), title, stated)
    blocks[blocks.count - 1].faults[name] = reason
  }

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

  /// Adds the colors of a catalog in each appearance that some set varies with; those of a file whose
  /// contexts name one, in that alone.
  ///
  /// - Parameter sets: the files of the color sets, with their names.
  package mutating func addCatalog(
    _ sets: [(name: String, root: NodeID)], of tape: JSONTape, stated: [Assignment]
  ) {
    var channels = CatalogChannels()
    for set in sets { channels.note(set.root, of: tape) }
    let colors = sets.map { (name: $0.name, set: ColorSet($0.root, of: tape, channels: channels)) }
    let appearances = Self.appearances(
      varyingWithScheme: colors.contains(where: \.set.variesWithScheme),
      contrast: colors.contains(where: \.set.variesWithContrast), stated)
    for (appearance, title) in appearances {
      for (name, set) in colors {
        do throws(ColorSet.Fault) {
          add(name, try set.value(in: appearance), title, stated)
        } catch {
          add(name, unreadable: error.reason, at: error.range, title, stated)
        }
      }
    }
  }

  /// The appearances to compare, with their titles: those that the values vary with, unless contexts name one.
  private static func appearances(
    varyingWithScheme: Bool, contrast: Bool, _ stated: [Assignment]
  ) -> [(AppleAppearance, String)] {
    let words = stated.map { ContextWords($0.value).namedAxes }
    let scheme = words.compactMap { $0[.scheme] }.first
    let isHigh = words.compactMap { $0[.contrast] }.first
    if scheme != nil || isHigh != nil {
      return [(AppleAppearance(isDark: scheme == 1, isHigh: isHigh == 1), "")]
    }
    guard varyingWithScheme || contrast else { return [(AppleAppearance(), "")] }
    return AppleAppearance.appearances(varyingWithScheme: varyingWithScheme, contrast: contrast)
      .map { ($0, $0.title) }
  }

  // MARK: Style sheets

  package mutating func addStyleSheet(
    _ bytes: [UInt8], in file: FileID, title: String, stated: [Assignment]
  ) {
    var scanner = StyleSheetScanner(bytes: bytes)
    while let found = scanner.next() {
      let range = SourceRange(
        file: file, start: UInt32(found.range.lowerBound), end: UInt32(found.range.upperBound))
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

  /// Adds the constants of files of Swift, each in the appearances that it varies with.
  package mutating func addSwift(_ files: [SwiftSourceFile], stated: [Assignment]) {
    var reader = SwiftTokenReader(SwiftProgram(files), keepsAliases: false)
    reader.read()
    let names = Self.names(
      of: reader.tokens.map(\.names) + reader.losses.filter { !$0.isForeign }.map(\.names))
    let appearances = Self.appearances(
      varyingWithScheme: reader.tokens.contains(where: \.variesWithScheme),
      contrast: reader.tokens.contains(where: \.variesWithContrast), stated)
    for (index, file) in files.enumerated() {
      for (appearance, title) in appearances {
        let titles = [file.name, title].filter { !$0.isEmpty }.joined(separator: " ")
        for token in reader.tokens where token.file == index {
          guard let value = token.values[appearance] else { continue }
          let (name, context) = names[token.names] ?? (token.path.last ?? "", "")
          let title = context.isEmpty ? titles : "\(titles) \(context)"
          add(name, ofSwift: value, title, stated)
        }
        for loss in reader.losses where loss.file == index && !loss.isForeign {
          let (name, context) = names[loss.names] ?? (loss.path.last ?? "", "")
          add(
            name, unreadable: loss.reason, at: loss.range,
            context.isEmpty ? titles : "\(titles) \(context)", stated)
        }
      }
    }
  }

  /// Adds a constant's value; of a font what Swift states, each part by itself.
  private mutating func add(
    _ name: String, ofSwift value: ForeignValue, _ title: String, _ stated: [Assignment]
  ) {
    guard let size = value.member("fontSize"), let weight = value.member("fontWeight") else {
      add(name, value, title, stated)
      return
    }
    add(name + "-fontSize", size, title, stated)
    add(name + "-fontWeight", weight, title, stated)
    if let family = value.member("fontFamily") {
      add(name + "-fontFamily", family, title, stated)
    }
  }

  /// The names of constants: by their own names, with those of the types around them where that is the name
  /// of several. Types that are called by a context, such as `Dark`, say when a value counts.
  private static func names(of all: [[String]]) -> [[String]: (name: String, context: String)] {
    var result: [[String]: (name: String, context: String)] = [:]
    var plain: [(names: [String], path: [String], context: String)] = []
    for names in all.unique() {
      let types = names.dropLast()
      let contexts = types.filter {
        let words = ContextWords($0)
        return !words.namedAxes.isEmpty && words.rest.isEmpty
      }
      plain.append(
        (
          names, types.filter { !contexts.contains($0) } + names.suffix(1),
          contexts.joined(separator: " ")
        ))
    }
    // The shortest ends of paths that are of one constant alone.
    var pending = Array(plain.indices)
    var length = 1
    while !pending.isEmpty, length < 32 {
      let ends = pending.grouped { index in
        [plain[index].context] + plain[index].path.suffix(length)
      }
      pending = []
      for (end, indices) in ends {
        let isWhole = indices.allSatisfy { plain[$0].path.count <= length }
        guard indices.count == 1 || isWhole else {
          pending += indices
          continue
        }
        for index in indices {
          let name = end.dropFirst().joined(separator: "-")
          result[plain[index].names] = (name, plain[index].context)
        }
      }
      length += 1
    }
    return result
  }
}

/// Finds the declarations of custom properties and variables in CSS, SCSS and Less.
private struct StyleSheetScanner {
  struct Found {
    var name: String
    var value: String
    var selectors: [String]
    var range: Range<Int>
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
      range: colon..<end)
  }
}
