/// Says which groups and patterns of `tokenc.json` mean no token, as they have no effect.
///
/// These are warnings, as several sets may share a configuration; but a group that is nearly another
/// is a mistake that would change the names which servers send.
struct ConfiguredPaths {
  private let table: TokenTable

  init(_ table: TokenTable) { self.table = table }

  private var groups: [String] {
    let model = table.resolution.model
    return Set(model.groups.lazy.map(\.path)).filter { $0 != .root }.map {
      model.paths.string($0, table.tape.names)
    }.sorted(byBytesOf: \.self)
  }

  private var namingGroups: [String] {
    let renamed = renamedPaths.flatMap { path in
      sequence(first: path[...]) { path in path.lastIndex(of: ".").map { path[..<$0] } }
        .dropFirst().map(String.init)
    }
    return Set(groups + renamed).sorted(byBytesOf: \.self)
  }

  /// The outermost of them.
  private var topGroups: [String] {
    table.resolution.model.paths.topLevelGroups.map { table.tape.names.string($0) }
      + renamedPaths.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }
  }

  /// The paths that `tokenc.json` gives for others.
  private var renamedPaths: [String] {
    if table.configuration.renames.isEmpty { return [] }
    return table.tokens.filter { $0.namingPath != $0.text }.map(\.namingPath)
  }

  var findings: [Diagnostic] {
    let configuration = table.configuration
    let topGroups = topGroups
    let unknownGroups = configuration.groups.filter { !topGroups.contains($0.key) }
      .map { name, group in
        Diagnostic.unknownConfiguredGroup(group.range, name, group, known: topGroups)
      }
    // Most configurations have few patterns, or none.
    lazy var groups = self.groups
    lazy var namingGroups = self.namingGroups
    lazy var paths = PathIndex(table.tokens.map(\.text))
    lazy var namingPaths = PathIndex(table.tokens.map(\.namingPath))
    let unmatched =
      (configuration.hidden + configuration.renames.map(\.pattern)
      + configuration.types.map(\.pattern))
      .filter { !paths.isMeant(by: $0) }
    let unmatchedFormer = configuration.formerNames.filter { !paths.isMeant(by: $0.path) }
    let unmatchedEnums = configuration.enums.map(\.pattern).filter {
      !namingPaths.isMeant(by: $0)
    }
    let clashes = configuration.enums.filter { own in
      topGroups.contains(own.typeName)
        && table.tokens.contains {
          $0.names.group == own.typeName && $0.names.typeName == own.typeName
        }
    }
    return unknownGroups
      + clashes.map {
        .error(
          .configuration,
          "enum '\($0.typeName)' has the name of a top-level group; call it otherwise",
          at: $0.range)
      }
      + unmatched.map { .unmatchedPattern($0, known: groups) }
      + unmatchedFormer.map { .unmatchedPattern($0.path, known: groups) }
      + unmatchedEnums.map { .unmatchedPattern($0, known: namingGroups) }
  }
}

extension Diagnostic {
  fileprivate static func unknownConfiguredGroup(
    _ range: SourceRange, _ name: String, _ group: Configuration.Group, known: [String]
  ) -> Diagnostic {
    guard name.contains(".") else {
      let nearest = Suggestion.phrase(for: name, among: known)
      return Diagnostic(
        severity: nearest.isEmpty ? .warning : .error, id: .configuration,
        message: "there is no top-level group '\(name)'" + nearest, range: range)
    }
    let own = group.typeName.map { #""enums": { "\#(name).**": "\#($0)" }"# }
    return .warning(
      .configuration,
      "'groups' takes top-level groups only, so '\(name)' has no effect; write '"
        + (own ?? #""hidden": ["\#(name).**"]"#) + "' beside it", at: range)
  }

  static func unmatchedPattern(_ pattern: PathPattern, known: [String]) -> Diagnostic {
    let group = pattern.literalNames.joined(separator: ".")
    // What the pattern says behind its group, for example `.**`.
    let rest = pattern.text.utf8.dropFirst(group.utf8.count)
    let nearest =
      group.isEmpty || known.contains(group)
      ? nil : Suggestion.nearest(to: group, among: known).first
    return .warning(
      .configuration,
      "no token is meant by '\(pattern.text)'"
        + (nearest.map { "; did you mean '\($0)\(String(decoding: rest, as: UTF8.self))'?" } ?? ""),
      at: pattern.range)
  }
}
