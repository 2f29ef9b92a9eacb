/// Makes Swift cases and server strings of paths; the words of each name are found once, as most names
/// stand in many paths, and what they contribute lies as bytes in one buffer.
struct PathNaming {
  private let names: NameTable
  /// The bytes of all forms of all names that were met.
  private var forms: [UInt8] = []
  private var parts: [Part] = []
  /// For each name, its index among the parts, or -1 when it was not met yet.
  private var partIndices: [Int32]
  /// The forms of the current path.
  private var path: [(start: Int, end: Int)] = []

  /// The part that a name contributes to a path's name, as ranges of ``forms``; empty when it has no words.
  private struct Part {
    /// At the start of a camelCase name.
    var head: Range<Int>
    /// Behind the start of a camelCase name, and everywhere in a PascalCase one.
    var tail: Range<Int>
    var snake: Range<Int>
    var kebab: Range<Int>
    /// A Boolean value that indicates whether camelCase joins its numbers, it has no words, or letters with several
    /// Unicode forms.
    var isLossy = false
    var isASCII = false
    var startsWithDigit = false
    var endsWithDigit = false
  }

  /// A Boolean value that indicates whether the last camelCase name leaves out how numbers were apart, or names
  /// without words.
  private(set) var losesWords = false
  /// A Boolean value that indicates whether the last camelCase name has letters and digits of ASCII only, and a
  /// letter first, and its path has nothing but ASCII.
  private(set) var isPlain = false

  init(names: NameTable) {
    self.names = names
    partIndices = Array(repeating: -1, count: names.count)
  }

  /// `accentPrimary`: the first word starts small, the others with a capital.
  mutating func caseName(of path: [Name]) -> String {
    var losesWords = false
    var isAfterDigit = false
    var isPlain = true
    let name = join(path) { isFirst, part in
      if part.isLossy || isAfterDigit && part.startsWithDigit { losesWords = true }
      isAfterDigit = part.endsWithDigit
      if !part.isASCII || isFirst && part.startsWithDigit { isPlain = false }
      return isFirst ? part.head : part.tail
    }
    self.losesWords = losesWords
    self.isPlain = isPlain && !name.isEmpty
    return name
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

  /// Joins what the names contribute; `form` gets whether a name is the first of them.
  @inline(__always)
  private mutating func join(
    _ path: [Name], separator: Unicode.Scalar? = nil,
    _ form: (_ isFirst: Bool, Part) -> Range<Int>
  ) -> String {
    self.path.removeAll(keepingCapacity: true)
    var length = 0
    for name in path {
      let next = form(self.path.isEmpty, parts[partIndex(of: name)])
      guard !next.isEmpty else { continue }
      self.path.append((next.lowerBound, next.upperBound))
      length += next.count + (separator == nil ? 0 : 1)
    }
    return String(unsafeUninitializedCapacity: length) { text in
      var end = 0
      for range in self.path {
        let form = range.start..<range.end
        if end > 0, let separator {
          text[end] = UInt8(ascii: separator)
          end += 1
        }
        let target = UnsafeMutableBufferPointer(rebasing: text[end..<end + form.count])
        forms.withUnsafeBufferPointer { forms in _ = target.update(fromContentsOf: forms[form]) }
        end += form.count
      }
      return end
    }
  }

  private mutating func partIndex(of name: Name) -> Int {
    let known = partIndices[Int(name.index)]
    if known >= 0 { return Int(known) }
    partIndices[Int(name.index)] = Int32(parts.count)
    var part = plainPart(of: name) ?? part(of: SwiftName.words(of: [names.string(name)]))
    part.startsWithDigit = forms[part.tail].first.map(SwiftName.isDigit) ?? false
    part.endsWithDigit = forms[part.tail].last.map(SwiftName.isDigit) ?? false
    part.isASCII = names.withUTF8(of: name) { text in text.allSatisfy { $0 < 0x80 } }
    let startsWithMinus = names.withUTF8(of: name) { text in
      text.count > 1 && text[0] == UInt8(ascii: "-") && SwiftName.isDigit(text[1])
    }
    part.isLossy = isLossy(part) || startsWithMinus
    parts.append(part)
    return parts.count - 1
  }

  private func isLossy(_ part: Part) -> Bool {
    if part.tail.isEmpty { return true }
    let kebab = forms[part.kebab]
    for index in kebab.indices {
      if kebab[index] == UInt8(ascii: "-"), SwiftName.isDigit(kebab[index - 1]),
        SwiftName.isDigit(kebab[index + 1])
      {
        return true
      }
    }
    return !part.isASCII && !NormalForm.isComposed(String(decoding: kebab, as: UTF8.self))
  }

  private mutating func part(of words: [String]) -> Part {
    let cased = SwiftName.withoutScreaming(words)
    return Part(
      head: add(SwiftName.camelCase(cased)), tail: add(SwiftName.pascalCase(cased)),
      snake: add(words.joined(separator: "_")), kebab: add(words.joined(separator: "-")))
  }

  /// The same for a name of ASCII that starts small or with a digit, as most do; `nil` for others.
  private mutating func plainPart(of name: Name) -> Part? {
    let names = names
    return names.withUTF8(of: name) { text in
      guard let first = text.first(where: SwiftName.isWordByte), first | 0x20 == first,
        text.allSatisfy({ $0 < 0x80 })
      else { return nil }
      return Part(
        head: add(text, lowersFirst: true), tail: add(text),
        snake: add(text, separator: UInt8(ascii: "_")),
        kebab: add(text, separator: UInt8(ascii: "-")))
    }
  }

  /// Adds the words of a text, joined by a separator, or else with a capital each.
  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, separator: UInt8? = nil, lowersFirst: Bool = false
  ) -> Range<Int> {
    let start = forms.count
    var isInWord = false
    for byte in text {
      guard SwiftName.isWordByte(byte) else {
        isInWord = false
        continue
      }
      let isStart = !isInWord
      isInWord = true
      if isStart, forms.count > start, let separator { forms.append(separator) }
      let capitalizes = isStart && separator == nil && (forms.count > start || !lowersFirst)
      forms.append(capitalizes && (byte &- UInt8(ascii: "a")) < 26 ? byte & ~0x20 : byte)
    }
    return start..<forms.count
  }

  private mutating func add(_ form: String) -> Range<Int> {
    let start = forms.count
    forms += form.utf8
    return start..<forms.count
  }
}
