struct RedefinedToken {
  let path: String
  let range: SourceRange
  /// Where another file declares it first, and the name of that file.
  let first: SourceRange
  let firstFile: String

  /// All such tokens, once for each file that declares one again.
  static func all(in resolution: Resolution) -> [RedefinedToken] {
    var everything: Set<FileID> = []
    var last: FileID?
    // The tokens of a file follow one another.
    for token in resolution.model.tokens {
      let file = resolution.tape.range(token.object).file
      if file != last { everything.insert(file) }
      last = file
    }
    return all(in: resolution, lists: [everything])
  }

  /// The tokens that two files of one list of sources declare, such as those of a set: the later file
  /// counts. Another context may replace a token, as that is its purpose.
  static func all(within document: ResolverDocument, of resolution: Resolution) -> [RedefinedToken]
  {
    let lists = document.order.flatMap { step -> [[TokenSource]] in
      switch step {
      case .sources(let sources): [sources]
      case .modifier(_, let contexts): contexts.map(\.sources)
      }
    }
    return all(
      in: resolution,
      lists: lists.map { sources in Set(sources.map { resolution.tape.range($0.root).file }) })
  }

  private static func all(in resolution: Resolution, lists: [Set<FileID>]) -> [RedefinedToken] {
    struct Declared: Hashable {
      let list: Int
      let path: TokenPath
    }
    let tape = resolution.tape
    var listsOfFile: [FileID: [Int]] = [:]
    for (index, files) in lists.enumerated() where files.count > 1 {
      for file in files { listsOfFile[file, default: []].append(index) }
    }
    guard !listsOfFile.isEmpty else { return [] }
    let repeated = repeatedPaths(in: resolution.model)
    var firstRanges: [Declared: SourceRange] = [:]
    return resolution.model.tokens.compactMap { token in
      guard repeated[Int(token.path.index)] else { return nil }
      let range = tape.range(NodeID(index: token.object.index - 1))
      var redefined: RedefinedToken?
      for list in listsOfFile[range.file] ?? [] {
        let declared = Declared(list: list, path: token.path)
        guard let first = firstRanges[declared] else {
          firstRanges[declared] = range
          continue
        }
        guard first.file != range.file, redefined == nil else { continue }
        redefined = RedefinedToken(
          path: resolution.pathText(token.path), range: range, first: first,
          firstFile: tape.sources[first.file].path)
      }
      return redefined
    }
  }

  /// For each path whether several declarations have it.
  private static func repeatedPaths(in model: TokenModel) -> [Bool] {
    var isDeclared = Array(repeating: false, count: model.paths.count)
    var isRepeated = isDeclared
    for token in model.tokens {
      let path = Int(token.path.index)
      if isDeclared[path] { isRepeated[path] = true }
      isDeclared[path] = true
    }
    return isRepeated
  }
}

extension Diagnostic {
  static func redefinedToken(_ token: RedefinedToken, misnamed: MisnamedResolver?) -> Diagnostic {
    let remedy =
      misnamed?.sentence ?? "write one, such as 'app.resolver.json', or declare the token once"
    return .error(
      .redefinedToken,
      "token '\(token.path)' is declared in '\(token.firstFile)', too, and no resolver document "
        + "says which one counts; \(remedy)", at: token.range,
      notes: [Note(message: "'\(token.path)' is first here", range: token.first)]
    ).repeating("redefines \(token.firstFile)", limit: 1)
  }

  /// A token that a later file of the same set replaces, without a context that asks for it.
  static func overriddenToken(_ token: RedefinedToken) -> Diagnostic {
    .warning(
      .overriddenToken,
      "token '\(token.path)' is declared in '\(token.firstFile)', too, which is of the same set; the "
        + "value here wins; declare it once, or move one file into a set or context of its own",
      at: token.range, notes: [Note(message: "'\(token.path)' is first here", range: token.first)]
    ).repeating("overrides \(token.firstFile)")
  }
}

extension Diagnostic.ID {
  static let overriddenToken = Self("overridden-token")
  static let redefinedToken = Self("redefined-token")
}
