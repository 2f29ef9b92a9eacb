import TokenCompiler
import TokenSwift

/// Rewrites how an app spelled its colors and lengths before it had tokens: `UIColor(named: "accent")!` to
/// `UIColor.accent`.
///
/// A spelling is Swift with an asterisk for the name, and says what takes its place. Of several for one text
/// the first counts whose replacement can stand there. Only a name that means one token is rewritten; every
/// other mention is listed.
package struct SpellingRewriter: Sendable {
  /// A token that is meant by a name.
  private enum Meaning: Sendable {
    /// The name in Swift, the types of the tokens that have it, and whether it is left to Apple's frameworks.
    case one(String, types: Set<TokenType>, isApples: Bool)
    case several
  }

  /// The modifiers and shapes of SwiftUI that take a token by a leading dot.
  private static let modifiers: [TokenType: Set<String>] = [
    .color: [
      "foregroundColor", "foregroundStyle", "tint", "background", "border", "fill", "stroke",
      "strokeBorder", "overlay",
    ],
    .dimension: ["padding", "cornerRadius"], .shadow: ["shadow"], .transition: ["animation"],
    .typography: ["textStyle"],
  ]

  private let spellings: [Spelling]
  private let meanings: [String: Meaning]
  private let known: [String]
  /// The declarations of all sources.
  private var names = SourceNames()
  /// The members of theirs that SwiftUI or UIKit has, too.
  private var ownMembers: Set<String> = []

  package var isEmpty: Bool { spellings.isEmpty }

  /// - Parameter texts: pairs such as `UIColor(named: "*")!=UIColor.*`.
  package init(_ texts: [String], of side: ComparedTokens) throws(PathRenames.Fault) {
    var spellings: [Spelling] = []
    for text in texts { spellings.append(try Spelling(text)) }
    // The longest first: `R.color.*()!` before `R.color.*()`. Those of one length keep their order.
    self.spellings = spellings.enumerated().sorted { left, right in
      left.element.parts.count == right.element.parts.count
        ? left.offset < right.offset : left.element.parts.count > right.element.parts.count
    }.map(\.element)
    let accessors = Accessors(side.table.configuration.accessors)
    var meanings: [String: Meaning] = [:]
    var known: [String] = []
    for token in side.tokens where !token.names.isHidden {
      let swift = accessors.spelling(ofCase: token.names.caseName)
      let type = side.type(of: token)
      let isApples = accessors.configuration.isOn && accessors.name(of: token) == nil
      known.append(token.names.serverName)
      for name in Set(token.names.allServerNames + [token.names.caseName, token.text]) {
        for key in Set([name, Self.words(of: name)]) {
          switch meanings[key] {
          case nil: meanings[key] = .one(swift, types: [type], isApples: isApples)
          case .one(swift, let types, isApples)?:
            meanings[key] = .one(swift, types: types.union([type]), isApples: isApples)
          case .one, .several: meanings[key] = .several
          }
        }
      }
    }
    self.meanings = meanings
    self.known = known
  }

  /// A name as its words, whatever joins them: `Accent/Primary` and `accentPrimary` are `accent primary`,
  /// `bodyMDBold` is `body md bold`, and `blue500` and `blue.500` are `blue 500`.
  private static func words(of name: String) -> String {
    let characters = Array(name)
    var words = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !words.isEmpty, words.last != " " { words.append(" ") }
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index > 0, startsWord(character, after: characters[index - 1], before: next) {
        words.append(" ")
      }
      words += character.lowercased()
    }
    return words
  }

  private static func startsWord(
    _ character: Character, after last: Character, before next: Character?
  ) -> Bool {
    guard last.isLetter || last.isNumber else { return false }
    if last.isNumber != character.isNumber { return true }
    guard character.isUppercase else { return false }
    // The last capital of several starts a word that goes on in small letters.
    return last.isLowercase || last.isUppercase && next?.isLowercase ?? false
  }

  // MARK: Sources

  /// A place where a spelling stands.
  private struct Mention {
    /// Those of the same text, in the order in which they are tried.
    let spellings: [Spelling]
    let name: String
    let index: Int

    var isBare: Bool { spellings[0].isBare }

    func tokens(in source: SwiftSource) -> Range<Int> {
      spellings[0].replaced(from: index, in: source)
    }
  }

  /// The rewriter for sources that declare something.
  package func knowing(_ names: SourceNames) -> SpellingRewriter {
    var rewriter = self
    rewriter.names = names
    rewriter.ownMembers.formUnion(
      names.declarations.variableNames.intersection(PlatformNames.colorProperties))
    rewriter.ownMembers.formUnion(
      names.declarations.functionNames.intersection(PlatformNames.colorFunctions.keys))
    return rewriter
  }

  /// The changes to a file: edits, and the mentions that are left to a person.
  package func changes(in source: SwiftSource) -> TextChanges {
    var changes = TextChanges()
    let mentions = mentions(in: source)
    if !mentions.isEmpty {
      var places = SpellingPlaces(source, names, ownMembers: ownMembers)
      let byStart = Dictionary(lastOf: mentions.map { ($0.tokens(in: source).lowerBound, $0) })
      for mention in mentions { rewrite(mention, beside: byStart, &places, &changes) }
    }
    listColorSets(in: source, besides: mentions, &changes)
    return changes
  }

  /// Lists the places that go on to need a color set of the catalog, as no spelling means them.
  private func listColorSets(
    in source: SwiftSource, besides mentions: [Mention], _ changes: inout TextChanges
  ) {
    let spelled = mentions.map { $0.tokens(in: source) }
    for set in NamedColorSets.mentions(in: source) {
      let next = spelled.partitioningIndex { $0.upperBound > set.tokens.lowerBound }
      let isSpelled = next < spelled.count && spelled[next].overlaps(set.tokens)
      guard !isSpelled, let meaning = meaning(of: set.name) else { continue }
      let start = source.tokens[set.tokens.lowerBound].range.lowerBound
      let end = source.tokens[set.tokens.upperBound - 1].range.upperBound
      let written = String(decoding: source.bytes[start..<end], as: UTF8.self)
      changes.find(
        "\(written)… needs the color set '\(set.name)', which \(Self.successor(meaning)); "
          + "keep the catalog, or add a '--spelling' for it", at: start)
    }
  }

  /// The places of a storyboard or xib that need a color set of the catalog.
  package func mentions(inInterface bytes: [UInt8]) -> TextChanges {
    var changes = TextChanges()
    for (name, offset) in NamedColorSets.names(inInterface: bytes) {
      guard let meaning = meaning(of: name) else { continue }
      changes.find(
        "needs the color set '\(name)', which \(Self.successor(meaning)) in code; "
          + "keep it in a catalog", at: offset)
    }
    return changes
  }

  private static func successor(_ meaning: Meaning) -> String {
    switch meaning {
    case .one(let token, _, _): "the token \(token) replaces"
    case .several: "one of several tokens replaces"
    }
  }

  private func mentions(in source: SwiftSource) -> [Mention] {
    var mentions: [Mention] = []
    var index = 0
    while index < source.tokens.count {
      guard
        let (first, name) = spellings.lazy.compactMap({ spelling in
          spelling.name(at: index, in: source).map { (spelling, $0) }
        }).first
      else {
        index += 1
        continue
      }
      let same = spellings.filter {
        $0.parts == first.parts && $0.name(at: index, in: source) != nil
      }
      let end = index + first.parts.count
      if !first.isBare || mayBeToken(name, spelledBy: same, endingAt: end, in: source) {
        mentions.append(Mention(spellings: same, name: name, index: index))
      }
      index = end
    }
    return mentions
  }

  /// Returns a Boolean value that indicates whether any member may be a token: `.ink` if a replacement takes a token
  /// of the name, and `Color.ink` if it is none of Apple's.
  private func mayBeToken(
    _ name: String, spelledBy spellings: [Spelling], endingAt end: Int, in source: SwiftSource
  ) -> Bool {
    let isApples =
      PlatformNames.members.contains(name) || AppleNames.owner(of: name, .style) != nil
      || AppleNames.owner(of: name, .uicolor) != nil
    if isApples { return false }
    guard spellings[0].isImplied else { return !source.isCall(end - 1) }
    guard case .one(_, let types, _)? = meaning(of: name) else { return false }
    let needed = Set(spellings.compactMap(\.tokenType))
    return needed.isEmpty || !types.isDisjoint(with: needed)
  }

  private func meaning(of name: String) -> Meaning? {
    meanings[name] ?? meanings[Self.words(of: name)]
  }

  /// The token that a mention means: `spacingM` for `Spacing.m`, before `m`.
  private func meaning(of mention: Mention) -> Meaning? {
    var qualifiers = mention.spellings[0].qualifiers[...]
    while !qualifiers.isEmpty {
      let name = (qualifiers + [mention.name]).joined(separator: ".")
      if case .one? = meaning(of: name) { return meaning(of: name) }
      qualifiers = qualifiers.dropFirst()
    }
    return meaning(of: mention.name)
  }

  private func rewrite(
    _ mention: Mention, beside others: [Int: Mention], _ places: inout SpellingPlaces,
    _ changes: inout TextChanges
  ) {
    let source = places.source
    let tokens = mention.tokens(in: source)
    let start = source.tokens[tokens.lowerBound].range.lowerBound
    let end = source.tokens[tokens.upperBound - 1].range.upperBound
    let written = String(decoding: source.bytes[start..<end], as: UTF8.self)
    switch meaning(of: mention) {
    case nil:
      let nearest = Suggestion.phrase(for: mention.name, among: known)
      changes.find("\(written) names no token\(nearest)", at: start)
    case .several:
      changes.find("\(written) may be one of several tokens", at: start)
    case .one(let token, let types, let isApples):
      var obstacles: [Obstacle] = []
      for spelling in mention.spellings {
        let new = spelling.replacement(for: token)
        if isApples, spelling.isAccessor {
          obstacles.append(
            Obstacle(new: new, reason: "as the name is one of Apple's; see 'accessors.except'"))
          continue
        }
        guard
          let obstacle = obstacle(to: spelling, of: mention, types, token: token, others, &places)
        else {
          let replaced = spelling.replaced(from: mention.index, in: source)
          let start = source.tokens[replaced.lowerBound].range.lowerBound
          // What stays as it is may already be a token.
          if new != written { changes.edits.append(TextEdit(start..<end, new)) }
          return
        }
        obstacles.append(obstacle)
      }
      // Any member may be that of another type, and stay.
      if mention.isBare, obstacles.contains(where: \.isOfAnotherType) { return }
      let decisive = mention.isBare ? obstacles.last : obstacles.first
      if let decisive {
        changes.find(
          "\(written) is not rewritten to \(decisive.new), \(decisive.reason)", at: start)
      }
    }
  }

  /// A reason that keeps a spelling from being rewritten.
  private struct Obstacle {
    /// The code that would take its place.
    let new: String
    let reason: String
    var isOfAnotherType = false
  }

  private func obstacle(
    to spelling: Spelling, of mention: Mention, _ types: Set<TokenType>, token: String,
    _ others: [Int: Mention], _ places: inout SpellingPlaces
  ) -> Obstacle? {
    let new = spelling.replacement(for: token)
    let tokens = spelling.replaced(from: mention.index, in: places.source)
    if let mark = places.continuation(after: tokens.upperBound) {
      return Obstacle(new: new, reason: "as '\(mark)' stands behind it; add that to the spelling")
    }
    if let needed = spelling.tokenType, !types.contains(needed) {
      return Obstacle(new: new, reason: "as it is no \(needed.rawValue)")
    }
    switch spelling.form {
    case .code: return nil
    case .value(let type):
      guard spelling.isImplied else { return nil }
      switch places.expectation(of: type, at: mention.index) {
      case .met: return nil
      case .unknown:
        return Obstacle(new: new, reason: "as nothing states that '\(type)' is expected there")
      case .anotherType:
        return Obstacle(
          new: new, reason: "as another type than '\(type)' is expected there",
          isOfAnotherType: true)
      }
    case .member:
      return reason(againstMember: tokens, types, others, places).map { reason in
        Obstacle(new: new, reason: reason)
      }
    }
  }

  private func reason(
    againstMember tokens: Range<Int>, _ types: Set<TokenType>, _ others: [Int: Mention],
    _ places: SpellingPlaces
  ) -> String? {
    guard let argument = places.argument(around: tokens), argument.branches.contains(tokens) else {
      return "as it isn't an argument of its own"
    }
    func isTaken(_ types: Set<TokenType>) -> Bool {
      types.contains { Self.modifiers[$0]?.contains(argument.callee) ?? false }
    }
    guard isTaken(types) else { return "as '\(argument.callee)' takes no token" }
    for branch in argument.branches where branch != tokens {
      let mention = others[branch.lowerBound].flatMap { other in
        other.tokens(in: places.source) == branch && other.spellings[0].form == .member
          ? other : nil
      }
      guard let mention, case .one(_, let types, false)? = meaning(of: mention), isTaken(types)
      else { return "as what stands beside it becomes no token" }
    }
    return nil
  }
}
