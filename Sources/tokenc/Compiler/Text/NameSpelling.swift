/// Names for what makes none as it stands: a legal Swift case and a server's string for every path.
///
/// In this order:
/// - what Swift refuses in a name is spelled by its Unicode name: `a©` is `aCopyrightSign`; so is all
///   of a path that has no letter, digit or symbol, and, where no `serverName` is stated, a letter or
///   mark that Unicode writes in several ways;
/// - a name that would start with a digit takes its group's name in front, and keeps numbers apart:
///   `100` and `1_5` of `space` are `space100` and `space1_5`;
/// - so does a name that Swift or the generated code needs: `none` of `space` is `spaceNone`.
///
/// A name that is legal without any of that is never changed, but where two paths would share one: then
/// names keep what they otherwise lose, if that makes them differ; see ``Form/explicit``.
struct NameSpelling {
  let path: [String]
  /// The name that stands in front where the token's can't be first.
  let group: String

  /// How much of a path is in its name.
  enum Form {
    case plain
    /// Numbers are kept apart, and names without words and uncomposed letters are spelled.
    case explicit
  }

  // MARK: Cases

  /// - Parameter isServers: whether servers send the case's name, so that it has to be composed.
  func caseName(_ form: Form, isServers: Bool) -> String {
    var words = words(form, isCased: true).flatMap {
      SwiftName.respelled($0) { scalar in
        !SwiftName.isInsideName(scalar)
          || (isServers || form == .explicit) && !NormalForm.isComposed(scalar)
      }
    }
    if let head = words.first?.unicodeScalars.first, !SwiftName.isHead(head) {
      let spelled = SwiftName.words(ofScalar: head)
      words[0].unicodeScalars.removeFirst()
      words = spelled + words.filter { !$0.isEmpty }
    }
    let startsWithDigit = SwiftName.startsWithDigit(words)
    let name =
      startsWithDigit || form == .explicit
      ? SwiftName.joinedApart(words) : SwiftName.camelCase(words)
    guard startsWithDigit || SwiftName.isReserved(name) || !SwiftName.isIdentifier(name) else {
      return name
    }
    let inGroup = SwiftName.legalWords(of: group) + words
    return SwiftName.joinedApart(SwiftName.startsWithDigit(inGroup) ? ["token"] + inGroup : inGroup)
  }

  /// - Parameter keepsWords: whether numbers are joined as ever, as the case has its own name.
  func serverName(_ style: NameStyle, _ form: Form, keepsWords: Bool) -> String {
    let isCased = style == .camelCase || style == .pascalCase
    let words = words(form, isCased: isCased).flatMap {
      SwiftName.respelled($0) { !NormalForm.isComposed($0) }
    }
    let keepsApart = form == .explicit || !keepsWords && SwiftName.startsWithDigit(words)
    return switch style {
    case .camelCase: keepsApart ? SwiftName.joinedApart(words) : SwiftName.camelCase(words)
    case .pascalCase: keepsApart ? SwiftName.joinedApart([""] + words) : SwiftName.pascalCase(words)
    case .snakeCase: words.joined(separator: "_")
    case .kebabCase: words.joined(separator: "-")
    case .dotted:
      path.map { name in
        name.unicodeScalars.allSatisfy(NormalForm.isComposed)
          ? name : SwiftName.camelCase(SwiftName.respelled(name) { !NormalForm.isComposed($0) })
      }.joined(separator: ".")
    }
  }

  /// Returns a Boolean value that indicates whether a name is a number with a sign, such as `-100`, or `-0-5` for -0.5.
  private static func isNegative(_ name: String) -> Bool {
    let number = name.dropFirst().utf8
    let signs = "-_,".utf8
    return name.hasPrefix("-") && number.first.map(SwiftName.isDigit) == true
      && number.allSatisfy { SwiftName.isDigit($0) || signs.contains($0) }
  }

  /// - Parameter isCased: whether capitals part the words, so that names in capitals alone become small.
  private func words(_ form: Form, isCased: Bool) -> [String] {
    let all = path.map { name in
      let words = SwiftName.words(of: [name])
      return isCased ? SwiftName.withoutScreaming(words) : words
    }
    guard form == .explicit || all.allSatisfy(\.isEmpty) else { return Array(all.joined()) }
    return zip(path, all).flatMap { name, words in
      if Self.isNegative(name) { return ["minus"] + words }
      return words.isEmpty ? name.unicodeScalars.flatMap(SwiftName.words(ofScalar:)) : words
    }
  }
}

extension SwiftName {
  /// A legal type's name of a group: `ColorToken` of `color`, `Group2xlToken` of `2xl`.
  package static func legalTypeName(of group: String) -> String {
    let words = legalWords(of: group)
    return pascalCase(startsWithDigit(words) ? ["Group"] + words : words) + "Token"
  }

  package static func brandCase(_ contexts: [String]) -> String {
    NameSpelling(path: contexts, group: "brand").caseName(.plain, isServers: false)
  }

  fileprivate static func legalWords(of name: String) -> [String] {
    let own = words(of: [name])
    let spelled =
      own.isEmpty
      ? name.unicodeScalars.flatMap(words(ofScalar:))
      : own.flatMap { respelled($0) { !isInsideName($0) || !NormalForm.isComposed($0) } }
    guard let head = spelled.first?.unicodeScalars.first, !isHead(head) else { return spelled }
    return words(ofScalar: head) + spelled
  }

  /// camelCase with a `_` between a word that ends with a digit and one that starts with one.
  fileprivate static func joinedApart(_ words: [String]) -> String {
    words.dropFirst().reduce(into: camelCase(Array(words.prefix(1)))) { name, word in
      let isApart = name.utf8.last.map(isDigit) == true && word.utf8.first.map(isDigit) == true
      name += (isApart ? "_" : "") + pascalCase([word])
    }
  }

  fileprivate static func startsWithDigit(_ words: [String]) -> Bool {
    words.first?.unicodeScalars.first.map(isDigit) ?? false
  }

  fileprivate static func respelled(
    _ word: String, where isSpelled: (Unicode.Scalar) -> Bool
  ) -> [String] {
    guard word.unicodeScalars.contains(where: isSpelled) else { return [word] }
    var result: [String] = []
    var run = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      guard isSpelled(scalar) else {
        run.append(scalar)
        continue
      }
      if !run.isEmpty { result.append(String(run)) }
      run = String.UnicodeScalarView()
      result += words(ofScalar: scalar)
    }
    return run.isEmpty ? result : result + [String(run)]
  }

  /// `©` is `copyright sign`; what has no name gets its number: `u7`, `uE000`.
  fileprivate static func words(ofScalar scalar: Unicode.Scalar) -> [String] {
    guard let name = scalar.properties.name else {
      return ["u" + String(scalar.value, radix: 16, uppercase: true)]
    }
    return words(of: [name.lowercased()])
  }
}
