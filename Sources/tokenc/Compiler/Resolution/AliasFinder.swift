/// Finds the tokens of a theme that aliases such as `{color.blue}` name (DTCG Format module, section
/// 7.1.1), and says what was probably meant where there is none.
struct AliasFinder {
  /// The theme; others of the same run may follow.
  var theme: UnresolvedTheme {
    didSet { tokenNames = nil }
  }
  /// The token whose references are followed, which is never what one of them means.
  var referrer = TokenPath.root

  private let reporter: ResolutionReporter
  /// For each node of the tape, the path that it was found to name, in this theme or an earlier one;
  /// the root for the others.
  private var knownPaths: [TokenPath]
  /// All token paths of the theme, once the nearest to a misspelt one was asked for.
  private var tokenNames: SpellingIndex?
  /// The paths of all tokens that any source declares, once a message asked for them.
  private var declaredPaths: Set<TokenPath>?

  init(_ theme: UnresolvedTheme, reportingTo reporter: ResolutionReporter) {
    self.theme = theme
    self.reporter = reporter
    knownPaths = Array(repeating: .root, count: theme.tape.nodes.count)
  }

  /// The token that a string in braces names; `nil` when it names none, which is reported.
  mutating func token(namedBy node: NodeID) -> TokenPath? {
    let known = knownPaths[Int(node.index)]
    if known != .root, isToken(known) { return known }
    let path = path(in: node)
    guard let path = path.map(isToken) == true ? path : readPath(in: node) else { return nil }
    knownPaths[Int(node.index)] = path
    return path
  }

  func token(at text: String) -> TokenPath? {
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return theme.model.paths.find(names, in: theme.tape.names).flatMap { isToken($0) ? $0 : nil }
  }

  private func isToken(_ path: TokenPath) -> Bool { theme.flat.token(at: path) != nil }

  /// The path that a string in braces names, if some source has it; `nil` also for what has to be
  /// looked at closely. It makes no text, as nearly all aliases are as they should be.
  private func path(in node: NodeID) -> TokenPath? {
    let record = theme.tape.nodes[Int(node.index)]
    guard !record.hasEscapes, record.end - record.start > 4 else { return nil }
    return theme.tape.sources[record.file].bytes.withUnsafeBufferPointer { bytes in
      let last = Int(record.end) - 2
      guard bytes[last] == UInt8(ascii: "}") else { return nil }
      let names = UnsafeBufferPointer(rebasing: bytes[Int(record.start) + 2..<last])
      return theme.model.paths.find(dotted: names, in: theme.tape.names)
    }
  }

  /// The same for what has to be looked at closely; what is wrong is reported.
  private mutating func readPath(in node: NodeID) -> TokenPath? {
    let text = theme.tape.string(node)
    switch AliasSyntax(text) {
    case .alias(let names):
      let path = theme.model.paths.find(names, in: theme.tape.names)
      if let path, isToken(path) { return path }
      reportUnknown(names, path, at: theme.tape.range(node))
    case .malformed(let fault):
      reporter.report(.malformedAlias(theme.tape.range(node), text, fault))
    case nil: break
    }
    return nil
  }

  // MARK: Names of nothing

  private mutating func reportUnknown(_ names: [String], _ path: TokenPath?, at range: SourceRange)
  {
    guard !reporter.isIncomplete else { return }
    let text = names.joined(separator: ".")
    let fault: Diagnostic.AliasFault
    if let path, theme.flat.isGroup(path) {
      fault = .group(ownToken: ownToken(of: path).map { "\(text).\($0)" })
    } else if let token = token(withoutValueIn: names) {
      fault = .nothing(nearest: token)
    } else if let nearest = nearestToken(to: text) {
      fault = .nothing(nearest: nearest)
    } else if let group = missingGroup(of: names) {
      fault = .missingGroup(group)
    } else if reporter.mayCompare(theme.pathCount / 8) {
      let theme = theme
      let others = theme.tokenPaths.lazy.filter { [referrer] in $0 != referrer }
      fault = .nothingNear(text, among: others.map { theme.text(of: $0) })
    } else {
      fault = .nothingNear(in: [])
    }
    // The theme matters when another one has the token.
    let isElsewhere = path.map { isDeclared($0) } ?? false
    reporter.report(.unknownAlias(range, text, fault), in: isElsewhere ? theme.input : nil)
  }

  /// The token of an alias that ends in `value`, as Style Dictionary writes one, or the nearest to it.
  private mutating func token(withoutValueIn names: [String]) -> String? {
    guard names.count > 1, let last = names.last, ["value", "$value"].contains(last) else {
      return nil
    }
    let text = names.dropLast().joined(separator: ".")
    return token(at: text) == nil ? nearestToken(to: text) : text
  }

  /// The name of the token that a group has for itself: `$root`, or `_` in files before 2025.10.
  private func ownToken(of group: TokenPath) -> String? {
    let names = theme.tape.names
    let own = [.root, names.find("_")].compactMap { $0 }.first { name in
      theme.model.paths.find(name, in: group).map { isToken($0) && $0 != referrer } ?? false
    }
    return own.map { names.string($0) }
  }

  private func missingGroup(of names: [String]) -> String? {
    for count in 1..<max(names.count, 1) {
      let path = theme.model.paths.find(names.prefix(count), in: theme.tape.names)
      if !(path.map { theme.flat.isGroup($0) } ?? false) {
        return names.prefix(count).joined(separator: ".")
      }
    }
    return nil
  }

  private mutating func isDeclared(_ path: TokenPath) -> Bool {
    let known = declaredPaths ?? Set(theme.model.tokens.lazy.map(\.path))
    declaredPaths = known
    return known.contains(path)
  }

  /// The token path that a text without braces probably means: `color/blue/500` and `$color.blue.500`
  /// are how other tools write it.
  mutating func path(meantBy text: String) -> String? {
    let prefixes = "$@"
    let path = text.drop { prefixes.contains($0) }.split(separator: "/").joined(separator: ".")
    guard !path.isEmpty, !path.contains(" ") else { return nil }
    if let token = token(at: path), token != referrer { return path }
    return nearestToken(to: path)
  }

  private mutating func nearestToken(to text: String) -> String? {
    // Asking an index is a good deal cheaper than making one.
    let count = theme.pathCount
    guard reporter.mayCompare(tokenNames == nil ? count : count / 32) else { return nil }
    let index = tokenNames ?? SpellingIndex(theme.tokenPaths.map { theme.text(of: $0) })
    tokenNames = index
    let nearest = index.nearest(to: text).first
    guard let nearest, nearest == theme.text(of: referrer) else { return nearest }
    return index.nearest(to: text, limit: 2).first { $0 != nearest }
  }
}
