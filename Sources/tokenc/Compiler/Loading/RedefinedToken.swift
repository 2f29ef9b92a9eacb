struct RedefinedToken {
  let path: String
  let range: SourceRange
  /// Where another file declares it first, and the name of that file.
  let first: SourceRange
  let firstFile: String

  /// All such tokens, once for each file that declares one again.
  static func all(in resolution: Resolution) -> [RedefinedToken] {
    let (model, tape) = (resolution.model, resolution.tape)
    func range(_ index: Int) -> SourceRange {
      tape.range(NodeID(index: model.tokens[index].object.index - 1))
    }
    var firsts = [Int?](repeating: nil, count: model.paths.count)
    return model.tokens.indices.compactMap { index in
      let path = model.tokens[index].path
      guard let first = firsts[Int(path.index)] else {
        firsts[Int(path.index)] = index
        return nil
      }
      let (range, firstRange) = (range(index), range(first))
      guard range.file != firstRange.file else { return nil }
      return RedefinedToken(
        path: resolution.pathText(path), range: range, first: firstRange,
        firstFile: tape.sources[firstRange.file].path)
    }
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
}

extension Diagnostic.ID {
  static let redefinedToken = Self("redefined-token")
}
