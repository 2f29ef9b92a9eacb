import TokenCompiler

/// A token of the new version that may have taken the place of one that is gone.
struct SuccessorCandidate: Sendable {
  let path: String
  let names: TokenNames
  let evidence: [String]
}

/// Ranks the tokens of the new version that may have taken the place of one that is gone: by type, by how
/// near the values are in all themes, and by the words of the names.
///
/// It proposes and decides nothing: what is certain, ``TokenRenames`` finds.
struct SuccessorSearch {
  private struct Kind: Hashable {
    var typeName: String
    var type: TokenType
    var isHidden: Bool

    init(of token: Token, in side: ComparedTokens) {
      typeName = token.names.typeName
      type = side.type(of: token)
      isHidden = token.names.isHidden
    }
  }

  /// The key that tokens of one kind with the same meaning share.
  private struct Meaning: Hashable {
    var number: Int
    var kind: Kind
  }

  private let comparison: TokenComparison
  private let doubts: [Int: [TokenRename]]
  private let meanings: TokenMeanings
  private var tokensByMeaning: [Meaning: [Int]] = [:]
  /// The tokens of all kinds with the same value, by its number.
  private var tokensByNumber: [Int: [Int]] = [:]
  /// The tokens that stay and were aliases of an old one, as new names often begin.
  private var aliases: [Int: [Int]] = [:]
  private var indices: [Kind: WordIndex] = [:]
  /// All new tokens by the words of their whole paths, for tokens that got another type.
  private var paths = WordIndex()
  private var colors = ColorNeighbors()
  private var words = NameWords()

  private static let limit = 3
  /// How many tokens are measured because of their names, and because of their value.
  private static let measuredLimit = 60
  private static let leastSimilarity = 0.2
  private static let leastScore = 0.45
  /// How alike the names of tokens of other types have to be.
  private static let leastPathSimilarity = 0.5
  /// How near a color has to be whose name says nothing.
  private static let leastCloseness = 0.9
  /// How many tokens a value may have that says something by itself.
  private static let mostHolders = 4

  init(_ comparison: TokenComparison, doubts: [TokenRename]) {
    self.comparison = comparison
    self.doubts = Dictionary(grouping: doubts, by: \.old)
    meanings = TokenMeanings(.value, of: comparison, successors: [:])
    let new = comparison.new
    for (index, token) in new.tokens.enumerated() {
      let kind = Kind(of: token, in: new)
      if let number = meanings.new[index] {
        tokensByMeaning[Meaning(number: number, kind: kind), default: []].append(index)
        tokensByNumber[number, default: []].append(index)
      }
      indices[kind, default: WordIndex()]
        .add(NameWords.split(token.nameInGroup), as: index)
      paths.add(NameWords.split(token.text), as: index)
      if let color = comparison.color(ofNew: index) { colors.add(index, color) }
      guard let before = comparison.old[token.text], let first = comparison.pairs.first,
        let target = comparison.old.target(of: comparison.old[before, first.old]),
        comparison.pairs.allSatisfy({
          comparison.old.target(of: comparison.old[before, $0.old]) == target
        })
      else { continue }
      aliases[target, default: []].append(index)
    }
  }

  mutating func candidates(for old: Int) -> [SuccessorCandidate] {
    let token = comparison.old.tokens[old]
    let kind = Kind(of: token, in: comparison.old)
    let name = NameWords.split(token.nameInGroup)
    let near = indices[kind]?.nearest(to: name, atMost: Self.measuredLimit) ?? []
    let meaning = meanings.old[old].map { Meaning(number: $0, kind: kind) }
    let equal = (meaning.flatMap { tokensByMeaning[$0] } ?? []).prefix(Self.measuredLimit)
    let aliases = (aliases[old] ?? []).filter {
      Kind(of: comparison.new.tokens[$0], in: comparison.new) == kind
    }
    // Several are uses of a value rather than its new name.
    let newName = aliases.count == 1 ? aliases : []
    let nearby = comparison.color(ofOld: old).map { colors.near($0) } ?? []
    let ofKind = nearby.filter {
      Kind(of: comparison.new.tokens[$0], in: comparison.new) == kind
    }
    let found = Set(near + equal + newName + ofKind)
    var ranked: [(score: Double, index: Int, evidence: [String])] = found.compactMap { index in
      let heir = comparison.new.tokens[index]
      guard heir.deprecation == nil, heir.text != token.text else { return nil }
      let similarity = words.similarity(
        name, NameWords.split(heir.nameInGroup))
      let wasAlias = newName.contains(index)
      let closeness = comparison.closeness(old, index)
      guard
        wasAlias || similarity >= Self.leastSimilarity
          || closeness >= Self.leastCloseness
            && ofKind.contains(index)
      else { return nil }
      let isNew = comparison.old[heir.text] == nil
      let score = 0.6 * closeness + 0.4 * similarity
      guard wasAlias || score >= Self.leastScore else { return nil }
      return (
        score + (wasAlias ? 1 : isNew ? 0.1 : 0), index,
        (wasAlias ? ["its only alias"] : []) + [
          closeness == 1
            ? RenameEvidence.value.text : "values \(Int((closeness * 100).rounded())) % alike",
          RenameEvidence.text(ofSimilarity: similarity),
        ]
      )
    }
    ranked += others(for: old, kind)
    for doubt in doubts[old] ?? [] {
      ranked.removeAll { $0.index == doubt.new }
      ranked.append((doubt.isInferred ? 2 : 3, doubt.new, doubt.basis.reasons))
    }
    ranked.sort { ($1.score, $0.index) < ($0.score, $1.index) }
    let others = Set(
      ranked.filter { $0.evidence.first?.hasPrefix(Self.another) ?? false }.map(\.index))
    return ranked.prefix(Self.limit).map { _, index, evidence in
      let token = comparison.new.tokens[index]
      let isMeasured =
        doubts[old]?.contains { $0.new == index } != true && !others.contains(index)
      let distance = isMeasured ? comparison.distanceText(old, index).map { [$0] } ?? [] : []
      return SuccessorCandidate(path: token.text, names: token.names, evidence: evidence + distance)
    }
  }

  private static let another = "another "

  /// The tokens of other enums that have the same value as few others, and those of other types with names that are
  /// alike. They rank behind all of the same kind, as a rename can't lead there.
  private mutating func others(
    for old: Int, _ kind: Kind
  ) -> [(score: Double, index: Int, evidence: [String])] {
    let token = comparison.old.tokens[old]
    let name = NameWords.split(token.text)
    let holders = meanings.old[old].flatMap { tokensByNumber[$0] } ?? []
    let equal = holders.count <= Self.mostHolders ? holders : []
    let named = paths.nearest(to: name, atMost: Self.measuredLimit)
    return Set(equal + named).sorted().compactMap { index in
      let heir = comparison.new.tokens[index]
      let other = Kind(of: heir, in: comparison.new)
      guard other != kind, other.isHidden == kind.isHidden, heir.deprecation == nil,
        comparison.old[heir.text] == nil
      else { return nil }
      let similarity = words.similarity(name, NameWords.split(heir.text))
      let isEqual = equal.contains(index)
      guard isEqual || similarity >= Self.leastPathSimilarity else { return nil }
      let what =
        other.type == kind.type
        ? "\(Self.another)group" : "\(Self.another)type, \(other.type.rawValue)"
      let value = isEqual ? [RenameEvidence.value.text] : []
      return (
        (isEqual ? 0.3 : 0) + 0.1 * similarity, index,
        [what] + value + [RenameEvidence.text(ofSimilarity: similarity)]
      )
    }
  }
}

/// Finds colors that are near one another without comparing each with each: by the cells of a grid of OKLab.
private struct ColorNeighbors {
  private struct Cell: Hashable {
    var lightness: Int
    var a: Int
    var b: Int
  }

  private var cells: [Cell: [Int]] = [:]
  private static let size = 0.04
  private static let limit = 60

  private static func cell(of color: Color) -> Cell {
    let lab = color.converted(to: .oklab).components.numbers
    // Far beyond what is seen all colors are one cell.
    func step(_ value: Double) -> Int { Int(min(max(-100, value), 100) / size) }
    return Cell(lightness: step(lab[0]), a: step(lab[1]), b: step(lab[2]))
  }

  mutating func add(_ index: Int, _ color: Color) {
    cells[Self.cell(of: color), default: []].append(index)
  }

  func near(_ color: Color) -> [Int] {
    let center = Self.cell(of: color)
    var found: [Int] = []
    for lightness in -1...1 {
      for a in -1...1 {
        for b in -1...1 {
          let cell = Cell(
            lightness: center.lightness + lightness, a: center.a + a, b: center.b + b)
          found += (cells[cell] ?? []).prefix(Self.limit - found.count)
          if found.count >= Self.limit { return found }
        }
      }
    }
    return found
  }
}

extension TokenComparison {
  /// The color of an old token in the first theme; `nil` for other types.
  fileprivate func color(ofOld index: Int) -> Color? {
    guard let pair = pairs.first, let cell = old[index, pair.old],
      case .color(let color) = old.values[cell.value]
    else { return nil }
    return color
  }

  fileprivate func color(ofNew index: Int) -> Color? {
    guard let pair = pairs.first, let cell = new[index, pair.new],
      case .color(let color) = new.values[cell.value]
    else { return nil }
    return color
  }

  /// How near two tokens' values are, from 0 to 1 for the same, on average of all themes: colors by ΔE up
  /// to 50, numbers by the part of the greater one by which they differ, other parts by being the same.
  fileprivate func closeness(_ oldIndex: Int, _ newIndex: Int) -> Double {
    let sum = pairs.reduce(0.0) { sum, pair in
      let oldCell = old[oldIndex, pair.old]
      let newCell = new[newIndex, pair.new]
      guard let oldCell, let newCell else {
        return sum + (oldCell == nil && newCell == nil ? 1 : 0)
      }
      guard let difference = difference(oldIndex, newIndex, in: pair) else {
        return sum + (hasSameValue(oldCell, newCell) ? 1 : 0)
      }
      let count = max(difference.parts.count, new.values[newCell.value].parts.count)
      return sum + 1 - difference.parts.reduce(0) { $0 + $1.extent } / Double(count)
    }
    return pairs.isEmpty ? 0 : sum / Double(pairs.count)
  }

  private func difference(_ oldIndex: Int, _ newIndex: Int, in pair: ThemePair) -> ValueDifference?
  {
    guard let oldCell = old[oldIndex, pair.old], let newCell = new[newIndex, pair.new] else {
      return nil
    }
    let values = Versions<TokenValue>(
      old: old.values[oldCell.value], new: new.values[newCell.value])
    return ValueDifference(values, over: Versions())
  }

  /// How far colors are apart: `ΔE 0.6 in light, 2.1 in dark`; `nil` where none differ.
  fileprivate func distanceText(_ oldIndex: Int, _ newIndex: Int) -> String? {
    let distances = pairs.compactMap { pair in
      difference(oldIndex, newIndex, in: pair)?.deltaE.map {
        (text: JSONNumber.text($0, decimals: 1), theme: pair.label.shortText)
      }
    }
    let groups = distances.grouped(by: \.text)
    guard groups.count > 1 else { return groups.first.map { "ΔE \($0.key)" } }
    return "ΔE "
      + groups.map { "\($0.key) in \($0.elements.map(\.theme).joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}

extension PartDifference {
  /// From 0 for hardly any difference to 1.
  fileprivate var extent: Double {
    switch measure {
    case .color(let color): min(1, color.deltaE / 50 + (color.oldAlpha - color.newAlpha).magnitude)
    case .number(_, let relative?): min(1, relative.magnitude / max(1, 1 + relative))
    case .number(_, nil), nil: 1
    }
  }
}
