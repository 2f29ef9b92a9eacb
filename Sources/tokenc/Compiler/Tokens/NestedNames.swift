/// The names of an enum's tokens by their groups, as in `.text.primary`.
///
/// The groups are those of the token files. A group is joined to the names in it, as they are in the enum's cases,
/// where the next name can't stand behind a dot, where the group is also a token, as `.text` is that token, and where
/// `tokenc.json` says so. So a token whose name is stated, or is not the one of its path, keeps its case alone.
package struct NestedNames {
  /// The names of a token between dots; one name is that of its case.
  package struct Path: Sendable {
    package fileprivate(set) var names: [String]
    /// The paths in the files of the groups before the last name.
    var groups: [String] = []

    init(_ names: [String]) { self.names = names }

    package var isNested: Bool { names.count > 1 }
    /// As Swift has it behind the dot: `text.primary`.
    package var text: String { names.joined(separator: ".") }
  }

  /// In the order of the tokens.
  package let paths: [Path]
  private let reader: NestedNameReader

  /// - Parameter tokens: the visible ones of an enum.
  package init(_ tokens: [Token], _ configuration: Configuration) {
    let reader = NestedNameReader(tokens, configuration)
    paths = tokens.map { reader.path(of: $0.namingPath, caseName: $0.names.caseName) }
    self.reader = reader
  }

  /// The names that a token had in a former case, where `tokenc.json` or `replacements.json` has the path that made
  /// it.
  func formerPath(of token: Token, caseName: String) -> Path? {
    reader.formerPaths(of: token.text).lazy
      .map { reader.path(of: $0, caseName: caseName) }.first(where: \.isNested)
  }

  /// The names of all visible tokens that have more than one, by the tokens' paths; none where the option is off.
  package static func all(of tokens: [Token], _ configuration: Configuration) -> [String: Path] {
    guard configuration.accessors.isNested else { return [:] }
    var result: [String: Path] = [:]
    for (_, family) in tokens.filter({ !$0.names.isHidden }).grouped(by: \.names.group) {
      let nested = NestedNames(family, configuration)
      for (token, path) in zip(family, nested.paths) where path.isNested {
        result[token.text] = path
      }
    }
    return result
  }
}

/// Reads the names between dots from the paths of an enum's tokens.
private struct NestedNameReader {
  private let configuration: Configuration
  private let accessors: Accessors
  private let tokenPaths: Set<String>
  /// The paths of tokens that are gone, by those of their successors.
  private let predecessors: [String: [String]]

  init(_ tokens: [Token], _ configuration: Configuration) {
    self.configuration = configuration
    accessors = Accessors(configuration.accessors)
    tokenPaths = Set(tokens.map(\.namingPath.withoutRoot))
    var predecessors: [String: [String]] = [:]
    for entry in configuration.successors.entries where entry.isConfirmed {
      guard let successor = entry.successor(of: entry.pattern.text) else { continue }
      predecessors[successor, default: []].append(entry.pattern.text)
    }
    self.predecessors = predecessors
  }

  func formerPaths(of path: String) -> [String] {
    let stated = configuration.formerNames.compactMap { $0.path.rename(path, to: $0.pattern) }
    return stated + (predecessors[path.withoutRoot] ?? [])
  }

  func path(of namingPath: String, caseName: String) -> NestedNames.Path {
    let path = namingPath.withoutRoot
    let all = path.split(separator: ".")
    let dropCount = Configuration.prefixCount(
      of: all.count, configuration.enumPattern(of: namingPath))
    let segments = all.dropFirst(dropCount)
    let words = segments.map(Self.words)
    guard segments.count > 1, SwiftName.camelCase(words.flatMap(\.self)) == caseName else {
      return NestedNames.Path([caseName])
    }
    var result = NestedNames.Path([])
    var pending: [String] = []
    for (segment, next) in zip(segments.indices, words.indices.dropFirst()) {
      pending += words[next - 1]
      let group = String(path[..<segments[segment].endIndex])
      let name = SwiftName.camelCase(pending)
      guard !isJoined(group, name, isFirst: result.names.isEmpty, to: words[next]) else { continue }
      result.names.append(result.names.isEmpty ? accessors.spelling(ofCase: name) : name)
      result.groups.append(group)
      pending = []
    }
    if result.names.isEmpty { return NestedNames.Path([caseName]) }
    result.names.append(SwiftName.camelCase(pending + (words.last ?? [])))
    return result
  }

  private static func words(_ segment: Substring) -> [String] {
    SwiftName.withoutScreaming(SwiftName.words(of: [String(segment)]))
  }

  private func isJoined(
    _ group: String, _ name: String, isFirst: Bool, to next: [String]
  ) -> Bool {
    tokenPaths.contains(group) || !isMember(name) || !isMember(SwiftName.camelCase(next))
      || isFirst && SwiftName.isReserved(accessors.spelling(ofCase: name))
      || configuration.accessors.joins(group)
  }

  /// Returns a Boolean value that indicates whether a name can stand behind a dot without backticks.
  private func isMember(_ name: String) -> Bool {
    SwiftName.isIdentifier(name) && !["Protocol", "Type", "init", "self"].contains(name)
  }
}
