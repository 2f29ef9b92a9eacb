extension Diagnostic {
  /// A fault of an alias: the thing that it names instead of a token.
  package enum AliasFault {
    case group(ownToken: String?)
    case nothing(nearest: String)
    /// Nothing like any token, in a group that does not exist, the outermost such.
    case missingGroup(String)
    /// Nothing like any token, in a group with these paths of tokens.
    case nothingNear(in: [String])

    /// Nothing like any token.
    ///
    /// - Parameter paths: those of all tokens.
    package static func nothingNear(_ path: String, among paths: some Sequence<String>) -> Self {
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else {
        return .nothingNear(in: [])
      }
      let group = path[...dot]
      let siblings = Array(
        paths.lazy.filter { $0.hasPrefix(group) }.prefix(Diagnostic.listedNameCount + 1))
      return .nothingNear(in: siblings.count > Diagnostic.listedNameCount ? [] : siblings.sorted())
    }
  }

  package static func unknownAlias(
    _ range: SourceRange, _ name: String, _ fault: AliasFault
  ) -> Diagnostic {
    var diagnostic = Diagnostic.error(.unknownAlias, "alias '{\(name)}' names no token", at: range)
    switch fault {
    case .group(let ownToken?):
      diagnostic = diagnostic.suggesting("{\(ownToken)}")
      diagnostic.message = "'{\(name)}' is a group; its own token is '{\(ownToken)}'"
    case .group(nil):
      diagnostic.message = "'{\(name)}' is a group; an alias names a token"
    case .nothing(let nearest):
      diagnostic = diagnostic.suggesting("{\(nearest)}", for: "{\(name)}")
    case .missingGroup(let group):
      diagnostic.message += "; there is no group '\(group)'"
      diagnostic.repetitionKey = "missing group \(group)"
    case .nothingNear(let siblings):
      if !siblings.isEmpty {
        diagnostic.message += "; use \(siblings.map { "'{\($0)}'" }.joined(separator: ", "))"
      }
    }
    return diagnostic
  }

  package static func malformedAlias(
    _ range: SourceRange, _ text: String, _ fault: AliasSyntax.Fault
  ) -> Diagnostic {
    let message =
      switch fault {
      case .unclosed: "'\(text)' lacks its closing brace; an alias is written '{group.token}'"
      case .textBehind: "'\(text)' has text after the brace; an alias is the whole string"
      case .empty: "'{}' names nothing; an alias is written '{group.token}'"
      case .emptyName: "'\(text)' leaves out a name between dots"
      case .innerBrace: "'\(text)' has braces inside; an alias has one pair"
      }
    let isAlias = fault != .unclosed && fault != .textBehind
    return .error(isAlias ? .badReference : .invalidValue, message, at: range)
  }

  static func malformedPointer(
    _ range: SourceRange, _ text: String, _ fault: JSONPointer.Fault
  ) -> Diagnostic {
    let message =
      switch fault {
      case .noHash, .noSlash:
        AliasSyntax(text) == nil
          ? "'\(text)' is not a pointer; it starts with '#/'"
          : "'\(text)' is an alias; write it as the '$value', or a pointer such as '#/group/token'"
      case .wholeDocument: "'\(text)' is the whole file, which is not a value"
      case .badTilde: "'~' in '\(text)' needs a 0 or 1 after it: '~0' is '~', '~1' is '/'"
      }
    return .error(.badReference, message, at: range)
  }

  static func pointerToGroup(_ range: SourceRange, _ text: String) -> Diagnostic {
    .error(.badReference, "'\(text)' is a group, which has no value", at: range)
  }

  /// A name of a cycle and where it refers to the next.
  typealias Link = (name: String, range: SourceRange)

  static func circularAlias(_ links: [Link]) -> Diagnostic {
    let message =
      links.count == 1
      ? "token '\(links[0].name)' refers to itself"
      : "these tokens refer to one another: \(chain(of: links, "tokens"))"
    return cycle(.circularAlias, message, links) { "then '\($0)' goes on here" }
  }

  static func circularReference(_ links: [Link]) -> Diagnostic {
    cycle(.circularAlias, "'\(links[0].name)' leads back to itself", links) { "by way of '\($0)'" }
  }

  static func circularExtension(_ links: [Link]) -> Diagnostic {
    let message = "these groups extend one another: \(chain(of: links, "groups"))"
    return cycle(.circularExtends, message, links) { "then '\($0)' extends here" }
  }

  /// The names of a cycle. Of a long one only the start is shown.
  private static func chain(of links: [Link], _ noun: String) -> String {
    let end = links.count > 8 ? "… (\(links.count) \(noun))" : "'\(links[0].name)'"
    return (links.prefix(8).map { "'\($0.name)'" } + [end]).joined(separator: " → ")
  }

  /// A cycle with notes at its links, as many as a person reads.
  private static func cycle(
    _ id: ID, _ message: String, _ links: [Link], _ note: (String) -> String
  ) -> Diagnostic {
    .error(
      id, message, at: links[0].range,
      notes: links.dropFirst().prefix(7).map { Note(message: note($0.name), range: $0.range) })
  }

  static func insideToken(
    _ range: SourceRange, _ inner: String, outer: String, at outerRange: SourceRange
  ) -> Diagnostic {
    .error(
      .tokenAndGroup, "'\(inner)' lies inside the token '\(outer)'; name that '$root'",
      at: range, notes: [Note(message: "'\(outer)' is a token here", range: outerRange)])
  }

  // MARK: Groups

  static func notAPointer(_ range: SourceRange, _ text: String) -> Diagnostic {
    .error(.badReference, "'\(text)' is not a pointer; it starts with '#/'", at: range)
  }

  static func namesNoGroup(_ range: SourceRange, _ text: String) -> Diagnostic {
    .error(.badExtends, "'\(text)' names no group; write '{group}' or '#/group'", at: range)
  }

  /// - Parameter id: the kind of fault in what refers to the group.
  static func unknownGroup(
    _ range: SourceRange, _ name: String, among groups: [String], _ id: ID
  ) -> Diagnostic {
    let remedy = Suggestion.phrase(for: name, among: groups)
    return .error(id, "there is no group '\(name)'\(remedy)", at: range)
  }

  static func extendsToken(_ range: SourceRange, _ name: String, _ id: ID) -> Diagnostic {
    .error(id, "'\(name)' is a token; a group extends groups only", at: range)
  }

  static func extendsItself(_ range: SourceRange, _ group: String, _ target: String) -> Diagnostic {
    .error(
      .circularExtends,
      group == target
        ? "group '\(group)' extends itself"
        : "group '\(group)' extends '\(target)', which contains it", at: range)
  }
}

extension Diagnostic.ID {
  package static let unknownAlias = Self("unknown-alias")
  static let circularAlias = Self("circular-alias")
  static let circularExtends = Self("circular-extends")
}
