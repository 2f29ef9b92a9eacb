import TokenCompiler

/// Light and dark as words of names: `dark_accent`, `accent-light`, `light.accent`.
///
/// Only on request, as `accent-light` is a tint in other sets.
extension ForeignDocument {
  /// A Boolean value that indicates whether most tokens in groups called light or dark have a partner in a group of
  /// the other name:
  /// `color.light.accent` and `color.dark.accent`.
  ///
  /// Not where the groups are palettes of their own: where what lies outside refers to both, or a group of another
  /// name beside them has the same tokens.
  var hasSchemeGroups: Bool {
    guard !dimensions.contains(where: { $0.schemeContexts != nil }) else { return false }
    let paths = Set(tokens.map(\.path))
    let words = paths.map { SchemeWord.all(in: $0, groupsOnly: true) }.filter { $0.count == 1 }
    let paired = words.count { paths.contains($0[0].partner) && !paths.contains($0[0].rest) }
    guard paired >= 2, paired * 10 >= words.count * 9 else { return false }
    return !areHalvesReferredTo(in: paths) && !haveSiblings(paths)
  }

  /// Returns a Boolean value that indicates whether tokens outside of groups for light and dark refer to some of
  /// both.
  private func areHalvesReferredTo(in paths: Set<[String]>) -> Bool {
    var halves: [String: Bool] = [:]
    for path in paths {
      let words = SchemeWord.all(in: path, groupsOnly: true)
      guard words.count == 1, paths.contains(words[0].partner) else { continue }
      halves[path.joined(separator: ".")] = words[0].isLight
    }
    var found: Set<Bool> = []
    for token in tokens where halves[token.dottedPath] == nil {
      for reference in ([token.value] + token.modes.map(\.value)).flatMap(\.references) {
        let plain = reference.hasSuffix(".value") ? String(reference.dropLast(6)) : reference
        if let half = halves[reference] ?? halves[plain] { found.insert(half) }
      }
    }
    return found.count == 2
  }

  /// Returns a Boolean value that indicates whether beside most groups for light and dark one of another name has the
  /// same tokens.
  private func haveSiblings(_ paths: Set<[String]>) -> Bool {
    var names: [[String?]: Set<String>] = [:]
    for path in paths {
      for index in path.indices.dropLast() {
        var rest: [String?] = path
        rest[index] = nil
        names[rest, default: []].insert(path[index])
      }
    }
    let words = paths.filter { path in
      SchemeWord.all(in: path, groupsOnly: true).contains { paths.contains($0.partner) }
    }
    let crowded = words.count { path in
      path.indices.dropLast().contains { index in
        guard SchemeName.word(of: path[index]) != nil else { return false }
        var rest: [String?] = path
        rest[index] = nil
        return names[rest, default: []].contains { ContextWords($0).namedAxes.isEmpty }
      }
    }
    return crowded * 2 > words.count
  }

  /// Makes one token of each two whose paths, or groups only, differ by the word for light or dark.
  /// Reports tokens with such words that stay, and those left out, as no alias can express their
  /// reference.
  mutating func joinNamedSchemes(groupsOnly: Bool) -> [Diagnostic] {
    let tokensByPath = Dictionary(grouping: tokens.indices) { tokens[$0].path }
    var diagnostics: [Diagnostic] = []
    func tell(_ path: [String], _ reason: String, _ key: String) {
      guard let token = tokensByPath[path].map({ tokens[$0[0]] }) else { return }
      diagnostics.append(
        .assumed(
          "token '\(token.dottedPath)' stays one for every scheme: \(reason)", at: token.place,
          key: "scheme \(key)"))
    }
    let found = namedPairs(among: tokensByPath, groupsOnly: groupsOnly) { path, words in
      words.isEmpty
        ? tell(path, "no token has the other word of its name", "partner")
        : tell(path, "its name has several words for light or dark", "several")
    }
    var pairs: [NamedPair] = []
    let contexts = groupsOnly ? contextGroups : []
    for (path, claimants) in found.grouped(by: \.path) {
      for pair in claimants {
        let reason: String? =
          if tokensByPath[path] != nil {
            "'\(path.joined(separator: "."))' is a token, too"
          } else if claimants.count > 1 {
            "several are called '\(path.joined(separator: "."))' without the word"
          } else {
            difference(of: pair, tokensByPath)
          }
        guard let reason else {
          var pair = pair
          pair.others = otherContexts(contexts, beside: pair, tokensByPath)
          pairs.append(pair)
          continue
        }
        tell(pair.light, reason, reason)
      }
    }
    let joined = NamedSchemeReferences(pairs, in: self)
    replace(pairs, tokensByPath)
    return diagnostics + rewriteReferences(joined)
  }

  /// The paths that differ by one word; each is in one pair. Tells others with possible partners.
  private func namedPairs(
    among tokensByPath: [[String]: [Int]], groupsOnly: Bool,
    tell: ([String], [[String]]) -> Void
  ) -> [NamedPair] {
    var partners: [[String]: [SchemeWord]] = [:]
    let paths = tokens.map(\.path).unique()
    for path in paths {
      let words = SchemeWord.all(in: path, groupsOnly: groupsOnly)
      guard !words.isEmpty else { continue }
      let paired = words.filter { tokensByPath[$0.partner] != nil }
      // A name that is the word alone says more than a part of a name: `dark.text.on-light`.
      let whole = paired.filter(\.isWholeName)
      partners[path] = whole.isEmpty ? paired : whole
    }
    var pairs: [NamedPair] = []
    for path in paths {
      guard let words = partners[path] else { continue }
      guard words.count == 1, let back = partners[words[0].partner], back.count == 1,
        back[0].partner == path
      else {
        tell(path, words.map(\.partner))
        continue
      }
      if words[0].isLight {
        pairs.append(NamedPair(light: path, dark: words[0].partner, path: words[0].rest))
      }
    }
    return pairs
  }

  private func difference(of pair: NamedPair, _ tokensByPath: [[String]: [Int]]) -> String? {
    let light = tokensByPath[pair.light] ?? []
    let dark = tokensByPath[pair.dark] ?? []
    let other = "'\(pair.dark.joined(separator: "."))'"
    guard
      light.count == 1 && dark.count == 1 && commonFiles.contains(tokens[light[0]].file)
        && commonFiles.contains(tokens[dark[0]].file)
        || light.map({ tokens[$0].file }) == dark.map({ tokens[$0].file })
          && Set(light.map { tokens[$0].file }).count == light.count
    else { return "\(other) is not in the same files" }
    for (light, dark) in zip(light.map { tokens[$0] }, dark.map { tokens[$0] }) {
      if light.typeName != dark.typeName || light.type != dark.type {
        return "\(other) has another type"
      }
      if light.alpha != dark.alpha || light.modify != dark.modify {
        return "\(other) is computed in another way"
      }
      if !light.modes.isEmpty || !dark.modes.isEmpty { return "it has values for contexts already" }
      if light.isHidden != dark.isHidden { return "only one of it and \(other) is hidden" }
      if light.deprecation != dark.deprecation {
        return "only one of it and \(other) is deprecated"
      }
    }
    return nil
  }

  /// The halves of further contexts beside a pair: `light-hc.accent` beside `light.accent`.
  private func otherContexts(
    _ names: [String], beside pair: NamedPair, _ tokensByPath: [[String]: [Int]]
  ) -> [(context: String, path: [String])] {
    guard !names.isEmpty,
      let index = pair.light.indices.first(where: { pair.light[$0] != pair.dark[$0] })
    else { return [] }
    return names.compactMap { name in
      var path = pair.light
      path[index] = name
      guard tokensByPath[path] != nil else { return nil }
      var other = pair
      other.dark = path
      return difference(of: other, tokensByPath) == nil ? (name, path) : nil
    }
  }

  /// The names of groups for contexts of high contrast, perhaps in light or dark, in order.
  private var contextGroups: [String] {
    tokens.flatMap { $0.path.dropLast() }.unique().filter { name in
      let words = ContextWords(name)
      return words.rest.isEmpty && words.namedAxes[.contrast] == 1
    }
  }

  private mutating func replace(_ pairs: [NamedPair], _ tokensByPath: [[String]: [Int]]) {
    var removed: Set<Int> = []
    for pair in pairs {
      for (light, dark) in zip(tokensByPath[pair.light] ?? [], tokensByPath[pair.dark] ?? []) {
        var token = tokens[light]
        let other = tokens[dark]
        token.path = pair.path
        token.joinedPlaces.append(other.place)
        token.modes = [("light", token.value), ("dark", other.value)]
        token.description = token.description ?? other.description
        // The name of one of them is not that of both.
        if token.ownMembers != other.ownMembers { token.ownMembers = [] }
        tokens[light] = token
        removed.insert(dark)
      }
      for (context, path) in pair.others {
        for (light, other) in zip(tokensByPath[pair.light] ?? [], tokensByPath[path] ?? []) {
          tokens[light].joinedPlaces.append(tokens[other].place)
          tokens[light].modes.append((context, tokens[other].value))
          removed.insert(other)
        }
      }
    }
    tokens = tokens.indices.filter { !removed.contains($0) }.map { tokens[$0] }
  }

  /// Lets what refers to one of a pair refer to the joined token; reports tokens left out.
  private mutating func rewriteReferences(_ joined: NamedSchemeReferences) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    tokens = tokens.compactMap { token in
      do throws(NamedSchemeReferences.Fault) {
        var token = token
        try joined.rewrite(&token)
        return token
      } catch {
        leftOut.append(token.dottedPath)
        diagnostics.append(.leftOut(token, error.message, at: error.range, key: error.key))
        return nil
      }
    }
    return diagnostics
  }
}

/// Two paths that become one.
struct NamedPair {
  var light: [String]
  var dark: [String]
  var path: [String]
  /// The paths of other contexts that become one with them, by the names of these.
  var others: [(context: String, path: [String])] = []
}

/// A word for light or dark in one of a path's names.
private struct SchemeWord {
  var isLight: Bool
  var isWholeName: Bool
  /// The path with the other word in its place.
  var partner: [String]
  var rest: [String]

  /// All words of a path, but those without which nothing would be left.
  static func all(in path: [String], groupsOnly: Bool) -> [SchemeWord] {
    path.indices.dropLast(groupsOnly ? 1 : 0).flatMap { index -> [SchemeWord] in
      let name = path[index]
      let words = name.words
      if groupsOnly, words.count != 1 || words[0].count != name.count { return [] }
      return words.indices.compactMap { number in
        let word = words[number]
        let plain = word.lowercased()
        guard let pair = SchemeName.pairs.first(where: { $0.contains(plain) }) else { return nil }
        let isLight = pair[0] == plain
        var partner = path
        var rest = path
        partner[index].replaceSubrange(
          word.startIndex..<word.endIndex, with: pair[isLight ? 1 : 0].cased(like: word))
        if words.count == 1, word.count == name.count {
          rest.remove(at: index)
        } else {
          rest[index] = without(number, of: words, in: name)
        }
        guard !rest.isEmpty, !rest.contains("") else { return nil }
        return SchemeWord(
          isLight: isLight, isWholeName: word.count == name.count, partner: partner, rest: rest)
      }
    }
  }

  private static func without(_ number: Int, of words: [Substring], in name: String) -> String {
    var rest = name
    guard number == 0, words.count > 1 else {
      let start = number > 0 ? words[number - 1].endIndex : words[0].startIndex
      rest.removeSubrange(start..<words[number].endIndex)
      return rest
    }
    // `darkAccent` is `accent`.
    let isHump = words[0].endIndex == words[1].startIndex && words[0].first?.isLowercase == true
    let next = isHump ? words[1].prefix(1).lowercased() + words[1].dropFirst() : String(words[1])
    rest.replaceSubrange(words[0].startIndex..<words[1].endIndex, with: next)
    return rest
  }
}

extension String {
  /// The word in the case of another one: `dark`, `Dark` or `DARK`.
  fileprivate func cased(like word: Substring) -> String {
    if word.count > 1, word.allSatisfy(\.isUppercase) { return uppercased() }
    return word.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
  }
}

/// References to tokens that became one of two.
struct NamedSchemeReferences {
  typealias Fault = ImportConversion.Fault

  /// The token of a pair as it was, and its present path.
  private struct Joined {
    var path: String
    var scheme: String
    /// The token itself; `nil` where several files have one.
    var token: ForeignToken?
  }

  private var joined: [String: Joined] = [:]
  /// The contexts beside light and dark.
  private var otherContexts: Set<String> = []

  init(_ pairs: [NamedPair], in document: ForeignDocument) {
    let tokens = Dictionary(grouping: document.tokens, by: \.path)
    for pair in pairs {
      for (context, _) in pair.others { otherContexts.insert(context) }
      let others = pair.others.map { ($0.path, $0.context) }
      for (path, scheme) in [(pair.light, "light"), (pair.dark, "dark")] + others {
        let found = tokens[path] ?? []
        joined[path.joined(separator: ".")] = Joined(
          path: pair.path.joined(separator: "."), scheme: scheme,
          token: found.count == 1 ? found[0] : nil)
      }
    }
  }

  /// Lets a token refer to what is now there.
  ///
  /// In light, the half for light is the token itself, and that for dark is its value.
  func rewrite(_ token: inout ForeignToken) throws(Fault) {
    token.replacement = token.replacement.map { joined($0)?.path ?? $0 }
    if let modify = token.modify, try rewritten(modify, in: nil) != modify {
      throw Fault(
        "its 'modify' refers to a token that is one of light and dark", at: modify.range,
        "scheme reference")
    }
    // What is written of an alias alone is of its target's type.
    if token.typeName == nil, token.type == nil,
      let path = token.value.text.flatMap(ForeignReference.path),
      let target = joined(path)?.token
    {
      token.typeName = target.typeName
      token.type = target.type
    }
    let base = token.modes.first { $0.value == token.value }
    if let alpha = token.alpha { token.alpha = try rewritten(alpha, in: nil) }
    token.value = try rewritten(token.value, in: base.flatMap { scheme(of: $0.context) })
    for index in token.modes.indices {
      let mode = token.modes[index]
      token.modes[index].value = try rewritten(mode.value, in: scheme(of: mode.context))
    }
    if token.modes.allSatisfy({ $0.value == token.value }) { token.modes = [] }
  }

  private func scheme(of context: String) -> String? {
    if otherContexts.contains(context) { return context }
    guard let word = SchemeName.word(of: context) else { return nil }
    return SchemeName.pairs.contains { $0[0] == word } ? "light" : "dark"
  }

  private func joined(_ reference: String) -> Joined? {
    if let found = joined[reference] { return found }
    return reference.hasSuffix(".value") ? joined[String(reference.dropLast(".value".count))] : nil
  }

  // MARK: Values

  /// - Parameter scheme: the only scheme in which the value counts, if so.
  private func rewritten(
    _ value: ForeignValue, in scheme: String?, depth: Int = 0
  ) throws(Fault) -> ForeignValue {
    var result = value
    switch value.content {
    case .number, .flag, .nothing: break
    case .reference(let path):
      return try target(of: path, for: value, in: scheme, depth) { .reference($0) }
    case .text(let text):
      if let path = ForeignReference.path(of: text) {
        return try target(of: path, for: value, in: scheme, depth) { .text("{\($0)}") }
      }
      result.content = .text(try rewritten(text, of: value, in: scheme))
    case .list(let values):
      result.content = .list(
        try values.map { value throws(Fault) in
          try rewritten(value, in: scheme, depth: depth)
        })
    case .object(let members):
      result.content = .object(
        try members.map { member throws(Fault) in
          .init(member.name, try rewritten(member.value, in: scheme, depth: depth))
        })
    }
    return result
  }

  /// The target that a reference gets: the token of both, or the value that it had in its scheme.
  private func target(
    of path: String, for value: ForeignValue, in scheme: String?, _ depth: Int,
    write: (String) -> ForeignValue.Content
  ) throws(Fault) -> ForeignValue {
    guard let found = joined(path) else { return value }
    if found.scheme == scheme { return ForeignValue(write(found.path), at: value.range) }
    guard let token = found.token, token.isPlain, depth < ImportConversion.maximumDepth else {
      throw crossing(path, found, at: value.range)
    }
    var result = try rewritten(token.value, in: scheme, depth: depth + 1)
    result.range = value.range
    return result
  }

  private func rewritten(
    _ text: String, of value: ForeignValue, in scheme: String?
  ) throws(Fault) -> String {
    var result = ""
    for piece in ForeignReference.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .reference(let path):
        guard let found = joined(path) else {
          result += "{\(path)}"
          continue
        }
        guard found.scheme == scheme else { throw crossing(path, found, at: value.range) }
        result += "{\(found.path)}"
      }
    }
    return result
  }

  private func crossing(_ path: String, _ found: Joined, at range: SourceRange) -> Fault {
    Fault(
      "it needs '\(path)' in every scheme, which is '\(found.path)' in \(found.scheme) only",
      at: range, "scheme reference")
  }
}
