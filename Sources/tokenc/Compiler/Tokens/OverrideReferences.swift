/// The references between tokens, for overrides from code: a line for each token, as the library's
/// `ThemeReferences` reads it.
package struct OverrideReferences: Sendable {
  /// A token in no enum that others follow.
  struct Primitive: Sendable {
    var path: String
    /// The name in Swift, made of the whole path.
    var name: String
    var type: TokenType
    var description: String?
    var references: String
  }

  /// For each family a line for each of its tokens.
  private(set) var lines: [[String]] = []
  private(set) var primitives: [Primitive] = []
  private(set) var findings: [Diagnostic] = []

  private let table: TokenTable
  private let families: [TokenFamily]
  /// For each token in an enum its family.
  private var familyNumbers: [Int: Int] = [:]
  private var cachedReferences: [CacheKey: PartReferences] = [:]

  private struct CacheKey: Hashable {
    var node: NodeID
    var type: TokenType
  }

  init(_ table: TokenTable, _ families: [TokenFamily]) {
    self.table = table
    self.families = families
    for (number, family) in families.enumerated() {
      for token in family.tokens {
        if let index = table.index(of: token.path) { familyNumbers[index] = number }
      }
    }
    var pending: [Int] = []
    var hidden: Set<Int> = []
    for (number, family) in families.enumerated() {
      lines.append(
        family.tokens.map { token in
          guard let index = table.index(of: token.path) else { return "" }
          return line(ofToken: index, in: number, &pending)
        })
    }
    while let index = pending.popLast() {
      guard hidden.insert(index).inserted else { continue }
      addPrimitive(index, &pending)
    }
    primitives.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    checkNames()
  }

  private mutating func addPrimitive(_ index: Int, _ pending: inout [Int]) {
    let token = table.tokens[index]
    guard let type = table.type(of: token) else { return }
    primitives.append(
      Primitive(
        path: token.text, name: token.primitiveName, type: type, description: token.description,
        references: line(ofToken: index, in: nil, &pending)))
  }

  /// Reports names that two primitives have, or that are none.
  private mutating func checkNames() {
    var owners: [String: String] = [:]
    for primitive in primitives {
      let other = owners.updateValue(primitive.path, forKey: primitive.name)
      guard other != nil || !SwiftName.isIdentifier(primitive.name),
        let index = table.index(ofText: primitive.path)
      else { continue }
      findings.append(
        .primitiveName(
          table.nameRange(of: table.tokens[index]), primitive.path, primitive.name, other: other))
    }
  }

  // MARK: Lines

  /// The references of a token, each with the contexts that have it; `hidden` gets targets in no enum.
  private mutating func line(
    ofToken index: Int, in family: Int?, _ hidden: inout [Int]
  ) -> String {
    let token = table.tokens[index]
    var order: [PartReferences.Reference] = []
    var themes: [PartReferences.Reference: Set<Int>] = [:]
    for theme in table.themes.indices {
      guard let node = table.valueNode(of: token, in: theme),
        let value = table.value(of: token, in: theme)
      else { continue }
      for var reference in references(in: node, value) {
        // A color in an enum of gradients is the color of a single stop.
        if value.type == .gradient, reference.part.isEmpty,
          table.value(of: table.tokens[reference.target], in: theme)?.type == .color
        {
          reference.part = "c0+1"
        }
        if themes[reference] == nil { order.append(reference) }
        themes[reference, default: []].insert(theme)
      }
    }
    let items = order.map { reference in
      let contexts = themes[reference].map { $0.count == table.themes.count ? "" : mask($0) } ?? ""
      let part = reference.part.isEmpty ? "" : "(\(reference.part))"
      return part + contexts + target(reference.target, from: family)
    }
    hidden += order.map(\.target).filter { familyNumbers[$0] == nil }
    return items.joined(separator: "\t")
  }

  private mutating func references(in node: NodeID, _ value: TokenValue) -> [PartReferences
    .Reference]
  {
    let key = CacheKey(node: node, type: value.type)
    if let known = cachedReferences[key] { return known.references }
    var hasOwnLineHeight = false
    if case .typography(let style) = value {
      hasOwnLineHeight = style.options.lineHeightPoints != nil
    }
    let found = PartReferences(
      of: node, as: value.type, hasOwnLineHeight: hasOwnLineHeight, in: table)
    cachedReferences[key] = found
    findings += found.partial.map { .partialReference(table.tape.range($0)) }
    return found.references
  }

  private func target(_ index: Int, from family: Int?) -> String {
    let token = table.tokens[index]
    guard let number = familyNumbers[index] else { return "~" + token.text }
    let type = number == family ? "" : table.configuration.typePrefix + families[number].typeName
    return "\(type)=\(token.names.serverName)"
  }

  /// The contexts as hexadecimal digits, some for each brand, whose lowest bit means the first one.
  private func mask(_ themes: Set<Int>) -> String {
    let count = 1 << table.axes.count
    let width = max(1, count / 4)
    var text = ""
    for first in stride(from: 0, to: table.themes.count, by: count) {
      let bits = (0..<count).reduce(0) { $0 | (themes.contains(first + $1) ? 1 << $1 : 0) }
      let digits = String(bits, radix: 16)
      text += String(repeating: "0", count: width - digits.count) + digits
    }
    return "[\(text)]"
  }
}

extension Token {
  /// The name as a `PrimitiveToken`, made of the whole path: `paletteBlue500`.
  package var primitiveName: String {
    let segments = namingPath.split(separator: ".").map(String.init).filter { $0 != "$root" }
    return SwiftName.camelCase(SwiftName.words(of: segments))
  }

  /// The type of Swift that has the names of such tokens.
  package static var primitiveType: String { "PrimitiveToken" }
}

extension Diagnostic {
  fileprivate static func partialReference(_ range: SourceRange) -> Diagnostic {
    .warning(
      .overridePart,
      "an override of the token that this points into doesn't reach this value, as it takes a part of "
        + "that token; refer to a whole token to have it follow", at: range)
  }

  fileprivate static func primitiveName(
    _ range: SourceRange, _ path: String, _ name: String, other: String?
  ) -> Diagnostic {
    let fault =
      other.map {
        "'\($0)' and '\(path)' would both be '.\(name)' among the primitives of overrides"
      }
      ?? "'\(path)' makes no name in Swift for the primitives of overrides"
    return .error(
      .primitiveName, fault + "; give it another path with 'rename' in tokenc.json", at: range)
  }
}

extension Diagnostic.ID {
  static let overridePart = Self("override-part")
  static let primitiveName = Self("primitive-name")
}
