/// Makes Swift cases and server strings of paths; the words of each name in them are found once.
struct PathNaming {
  private let names: NameTable
  /// For each name, what it contributes, once it was met.
  private var parts: [Part?]

  /// A name's text and its words in the forms that styles need.
  private struct Part {
    var text: String
    var words: [String]
    /// As the start of a camelCase name.
    var head: String
    /// As what follows in a camelCase name, and all of a PascalCase one.
    var tail: String
  }

  init(names: NameTable) {
    self.names = names
    parts = Array(repeating: nil, count: names.count)
  }

  /// `accentPrimary`: the first word starts small, the others with a capital.
  mutating func caseName(of path: some Sequence<Name>) -> String {
    var text = ""
    for name in path {
      let part = part(name)
      text += text.isEmpty ? part.head : part.tail
    }
    return text
  }

  /// A server's string for a path without its top-level group and `$root`.
  mutating func serverName(of path: some Sequence<Name>, _ style: NameStyle) -> String {
    switch style {
    case .camelCase: caseName(of: path)
    case .pascalCase: path.map { part($0).tail }.joined()
    case .snakeCase: path.flatMap { part($0).words }.joined(separator: "_")
    case .kebabCase: path.flatMap { part($0).words }.joined(separator: "-")
    case .dotted: path.map { part($0).text }.joined(separator: ".")
    }
  }

  private mutating func part(_ name: Name) -> Part {
    if let part = parts[Int(name.index)] { return part }
    let text = names.string(name)
    let words = SwiftName.words(of: [text])
    let part = Part(
      text: text, words: words, head: SwiftName.camelCase(words), tail: SwiftName.pascalCase(words))
    parts[Int(name.index)] = part
    return part
  }
}
