/// Proposes what `enums` of `tokenc.json` may say to part an enum by the types of its tokens.
///
/// The tokens of a type that lie in one group by themselves become an enum of that group. Others are
/// distinguished by a name that only they have, and keep the names that they would have had
/// together.
struct EnumProposal {
  private struct Member {
    let names: [String]
    let type: TokenType
  }

  /// The members that `enums` takes, for example `"font.size.**": "FontSizeToken"`; `nil` when the
  /// types differ by theme, so that no pattern parts them.
  let lines: [String]?

  /// - Parameter type: the type that stays where it is.
  init(typesOf group: String, in table: TokenTable, keeping type: TokenType) {
    let tokens = table.tokens.filter { $0.names.group == group && !$0.names.isHidden }
    let isFixed = tokens.allSatisfy { token in
      Set(token.values.filter { $0 >= 0 }.map { table.values[$0].type }).count <= 1
    }
    guard isFixed else {
      lines = nil
      return
    }
    let members = tokens.compactMap { token in
      table.type(of: token).map {
        Member(names: token.namingPath.split(separator: ".").map(String.init), type: $0)
      }
    }
    var lines: [String] = []
    for other in TokenType.allCases where other != type {
      lines += Self.lines(for: other, of: members)
    }
    self.lines = lines
  }

  private static func lines(for type: TokenType, of members: [Member]) -> [String] {
    let own = members.filter { $0.type == type }
    guard let first = own.first else { return [] }
    let others = members.filter { $0.type != type }
    let common = own.dropFirst().reduce(first.names.dropLast()) { common, member in
      ArraySlice(zip(common, member.names.dropLast()).prefix { $0 == $1 }.map(\.0))
    }
    if common.count > 1, !others.contains(where: { $0.names.starts(with: common) }) {
      return [line([common.joined(separator: "."), "**"], common)]
    }
    let typeWords = [first.names[0], type.rawValue]
    var left = own.map(\.names)
    var lines: [String] = []
    while let names = left.first {
      let pattern = pattern(for: names, apart: others.map(\.names))
      guard let matcher = PathPattern(pattern) else { break }
      lines.append(line([pattern], typeWords))
      left.removeAll { matcher.matches($0.joined(separator: ".")) || $0 == names }
    }
    return lines
  }

  /// The most general of some patterns that means a token and none of others.
  ///
  /// `**` stands for no name, too, so all of them have one name before their first asterisk, as the
  /// group has: cases keep their names.
  private static func pattern(for names: [String], apart others: [[String]]) -> String {
    let top = names[0]
    let inner = names.dropFirst()
    let ends = names.last.map { last in
      last.indices.filter { "-_ ".contains(last[$0]) }.reversed().map { "*\(last[$0...])" }
    }
    let general =
      inner.dropLast().map { [top, "**", $0, "**"] } + (ends ?? []).map { [top, "**", $0] }
      + inner.suffix(1).map { [top, "**", $0, "**"] }
    let texts = others.map { $0.joined(separator: ".") }
    let pattern = general.map { $0.joined(separator: ".") }.first { pattern in
      PathPattern(pattern).map { matcher in !texts.contains(where: matcher.matches) } ?? false
    }
    return pattern ?? ([top, "**"] + inner).joined(separator: ".")
  }

  private static func line(_ names: [String], _ words: some Sequence<String>) -> String {
    let type = SwiftName.pascalCase(SwiftName.words(of: Array(words))) + "Token"
    return "\"\(names.joined(separator: "."))\": \"\(type)\""
  }
}
