/// Makes Swift cases and server strings of paths; the words of each name are found once, as most names
/// stand in many paths.
struct PathNaming {
  private let names: NameTable
  private var parts: [Part] = []
  /// For each name, its place among the parts, or -1 when it was not met yet.
  private var places: [Int32]

  /// What a name contributes to a path's name; nothing when it has no words.
  private struct Part {
    /// At the start of a camelCase name.
    var head: String
    /// Behind the start of a camelCase name, and everywhere in a PascalCase one.
    var tail: String
    var snake: String
    var kebab: String

    init(_ text: String) {
      let words = SwiftName.words(of: [text])
      head = SwiftName.camelCase(words)
      tail = SwiftName.pascalCase(words)
      snake = words.joined(separator: "_")
      kebab = words.joined(separator: "-")
    }
  }

  init(names: NameTable) {
    self.names = names
    places = Array(repeating: -1, count: names.count)
  }

  /// `accentPrimary`: the first word starts small, the others with a capital.
  mutating func caseName(of path: [Name]) -> String {
    join(path) { $0 ? $1.head : $1.tail }
  }

  /// A server's string for a path without its top-level group and `$root`.
  mutating func serverName(of path: [Name], _ style: NameStyle) -> String {
    switch style {
    case .camelCase: caseName(of: path)
    case .pascalCase: join(path) { $1.tail }
    case .snakeCase: join(path, separator: "_") { $1.snake }
    case .kebabCase: join(path, separator: "-") { $1.kebab }
    case .dotted: path.map { names.string($0) }.joined(separator: ".")
    }
  }

  /// Joins what the names contribute; `form` is told whether a name is the first of them.
  @inline(__always)
  private mutating func join(
    _ path: [Name], separator: String = "", _ form: (_ isFirst: Bool, Part) -> String
  ) -> String {
    var text = ""
    for name in path {
      let next = form(text.isEmpty, parts[place(of: name)])
      if text.isEmpty {
        text = next
      } else if !next.isEmpty {
        text += separator
        text += next
      }
    }
    return text
  }

  private mutating func place(of name: Name) -> Int {
    let known = places[Int(name.index)]
    if known >= 0 { return Int(known) }
    places[Int(name.index)] = Int32(parts.count)
    parts.append(Part(names.string(name)))
    return parts.count - 1
  }
}
