import TokenRuntime

/// The declarations of generated Swift that code outside of its module may name.
///
/// It is read from the rendered files, whose layout is ``SwiftRenderer``'s: an indentation for each level, an attribute
/// or a head in each line. So it has all that is generated, cases, aliases, accessors, themes and components alike.
package struct SwiftSurface: Sendable {
  /// The heads of declarations by their names, such as `ColorToken.ink`; functions may have several.
  private var heads: [String: Set<String>] = [:]

  package init(_ files: [GeneratedFile]) {
    for file in files {
      var reader = SurfaceReader()
      reader.read(String(decoding: file.contents, as: UTF8.self))
      heads.merge(reader.heads) { $0.union($1) }
    }
  }

  /// The uses of this version that a later one breaks, a phrase for each, sorted.
  package func breaks(in later: SwiftSurface) -> [String] {
    heads.keys.sorted(by: bytesPrecede).flatMap { name -> [String] in
      let now = later.heads[name] ?? []
      let gone = (heads[name] ?? []).subtracting(now).sorted(by: bytesPrecede)
      if now.isEmpty { return gone.isEmpty ? [] : ["'\(name)' of Swift is gone"] }
      let owner = name.split(separator: ".").dropLast().last ?? ""
      return gone.filter { head in !now.contains { Self.takesUses(of: head, $0, in: owner) } }
        .map { "'\(name)' of Swift is no longer '\($0)'" }
    }
  }

  /// The declarations that a later version has besides, a phrase for each, sorted.
  package func additions(in later: SwiftSurface) -> [String] {
    later.heads.keys.filter { heads[$0] == nil }.sorted(by: bytesPrecede)
      .map { "'\($0)' of Swift is new" }
  }

  /// Returns a Boolean value that indicates whether uses compile with a later head: a case may become a static property
  /// of its type or the other way round, and a function may get parameters with defaults.
  ///
  /// - Parameter owner: the type that has them.
  private static func takesUses(
    of old: String, _ new: String, in owner: Substring
  ) -> Bool {
    if new.hasPrefix("case "), !new.contains("(") {
      return old.hasSuffix("static var \(new.dropFirst("case ".count)): \(owner)")
    }
    if old.hasPrefix("case "), !old.contains("(") {
      return new.hasSuffix("static var \(old.dropFirst("case ".count)): \(owner)")
    }
    let parts = (old: parameters(of: old), new: parameters(of: new))
    guard let before = parts.old, let now = parts.new, before.rest == now.rest else { return false }
    var next = before.list[...]
    for parameter in now.list {
      if parameter == next.first {
        next.removeFirst()
      } else if !parameter.hasWord(" = ") {
        return false
      }
    }
    return next.isEmpty
  }

  private static func parameters(of head: String) -> (list: [String], rest: String)? {
    guard let open = head.firstIndex(of: "("), let close = head.lastIndex(of: ")"), open < close
    else { return nil }
    let list = SwiftRenderer.parts(ofList: head[head.index(after: open)..<close])
    return (list.filter { !$0.isEmpty }, String(head[..<open] + head[close...]))
  }
}

private func bytesPrecede(_ one: String, _ other: String) -> Bool {
  one.utf8.lexicographicallyPrecedes(other.utf8)
}

/// Reads the public declarations of a rendered file.
private struct SurfaceReader {
  private struct Level {
    let indentation: Int
    /// The name of the type, with those around it; `nil` where nothing within counts.
    let path: String?
    var isEnum = false
  }

  private(set) var heads: [String: Set<String>] = [:]
  private var levels: [Level] = []
  /// A head whose parameters have a line each.
  private var open: (indentation: Int, text: String)?
  /// A Boolean value that indicates whether an attribute keeps the next declaration for generated code.
  private var isReserved = false

  private static let typeWords: Set<Substring> = [
    "enum", "struct", "class", "actor", "protocol", "extension",
  ]
  private static let memberWords: Set<Substring> = [
    "var", "let", "func", "init", "subscript", "typealias",
  ]

  mutating func read(_ text: String) {
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      if var head = open {
        head.text += (head.text.hasSuffix("(") || content.hasPrefix(")") ? "" : " ") + content
        open = head
        if head.indentation == indentation, content.hasPrefix(")") {
          open = nil
          declaration(head.text[...], at: indentation)
        }
        continue
      }
      while let last = levels.last, last.indentation >= indentation { levels.removeLast() }
      if content.hasSuffix("("), isDeclaration(content) {
        open = (indentation, String(content))
      } else {
        declaration(content, at: indentation)
      }
    }
  }

  private func isDeclaration(_ content: Substring) -> Bool {
    let words = content.split(separator: " ")
    return words.contains { $0 == "func" || $0.hasPrefix("init") || $0.hasPrefix("subscript") }
  }

  private mutating func declaration(_ content: Substring, at indentation: Int) {
    var content = content
    while content.hasPrefix("@") {
      if content.hasPrefix("@_spi") { isReserved = true }
      guard let end = Self.end(ofAttribute: content) else { return }
      content = content[end...].drop { $0 == " " }
      if content.isEmpty { return }
    }
    guard !content.hasPrefix("//"), !content.hasPrefix("#") else { return }
    let isHidden = isReserved
    isReserved = false
    let head = Self.head(of: content)
    let words = head.split(separator: " ")
    if let word = words.firstIndex(where: { Self.typeWords.contains($0) }), word + 1 < words.count,
      words[..<word].allSatisfy(Self.isModifier)
    {
      type(head, words, word, isHidden, at: indentation)
    } else if let level = levels.last, level.indentation < indentation {
      guard let path = level.path, !isHidden else { return }
      member(head, words, of: path, isEnum: level.isEnum)
    }
  }

  private mutating func type(
    _ head: Substring, _ words: [Substring], _ word: Int, _ isHidden: Bool, at indentation: Int
  ) {
    let name = words[word + 1].prefix { $0 != ":" && $0 != "<" }
    let isExtension = words[word] == "extension"
    let around = levels.last?.path
    // Members of an extension say by themselves whether they are public.
    let isSeen = !isHidden && (isExtension || words.contains("public"))
    let path = around.map { "\($0).\(name)" } ?? String(name)
    let isKnown = isSeen && (levels.isEmpty || around != nil)
    levels.append(
      Level(
        indentation: indentation, path: isKnown ? path : nil, isEnum: words[word] == "enum"))
    if isKnown, !isExtension { heads[path, default: []].insert(String(head)) }
  }

  private mutating func member(
    _ head: Substring, _ words: [Substring], of path: String, isEnum: Bool
  ) {
    if isEnum, words.first == "case", words.count > 1, !words[1].hasPrefix(".") {
      let name = words[1].prefix { $0 != "(" && $0 != ":" }
      heads["\(path).\(name)", default: []].insert(String(head))
      return
    }
    guard words.contains("public"),
      let word = words.firstIndex(where: { candidate in
        Self.memberWords.contains(candidate.prefix { $0.isLetter })
      })
    else { return }
    let keyword = words[word].prefix { $0.isLetter }
    let isNamed = ["var", "let", "func", "typealias"].contains(keyword)
    guard !isNamed || word + 1 < words.count else { return }
    let name = isNamed ? words[word + 1].prefix { !"(:<".contains($0) } : keyword
    heads["\(path).\(name)", default: []].insert(String(head))
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isLetter || $0 == "(" || $0 == ")" }
  }

  /// Where an attribute ends, with what it takes in parentheses.
  private static func end(ofAttribute text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case " " where depth == 0: return index
      default: break
      }
    }
    return depth == 0 ? text.endIndex : nil
  }

  /// The head of a declaration, before a body, a value or a raw value.
  private static func head(of content: Substring) -> Substring {
    var depth = 0
    var previous: Character = " "
    for index in content.indices {
      let character = content[index]
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0 && previous == " ": return content[..<index].dropLast()
      case "=" where depth == 0 && previous == " " && content[index...].hasPrefix("= "):
        return content[..<index].dropLast()
      default: break
      }
      previous = character
    }
    return content
  }
}
