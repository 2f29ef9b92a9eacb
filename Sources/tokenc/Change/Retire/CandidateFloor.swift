import TokenCompiler

/// How certain the first candidate of a proposal has to be to be confirmed without a look at it.
package enum CandidateFloor: Equatable, Sendable {
  /// The same value in every theme.
  case sameValue
  /// Colors that are near in every theme, and a word that both names have.
  case near(deltaE: Double)

  /// - Parameter text: `same`, or for example `deltaE<2`.
  package init?(_ text: String) {
    if text == "same" {
      self = .sameValue
    } else if text.hasPrefix("deltaE<"), let limit = Double(text.dropFirst(7)), limit > 0,
      limit.isFinite
    {
      self = .near(deltaE: limit)
    } else {
      return nil
    }
  }
}

/// Judges first candidates of proposals by their values and names.
package struct CandidateJudge {
  package struct Verdict: Sendable {
    package let isCertain: Bool
    /// For example `ΔE 1.2 at most`, and why a candidate is not certain.
    package let reasons: [String]
  }

  private let side: ComparedTokens
  private let floor: CandidateFloor
  private var words = NameWords()

  package init(_ floor: CandidateFloor, of side: ComparedTokens) {
    self.floor = floor
    self.side = side
  }

  private enum Nearness {
    case same
    case near(deltaE: Double)
    case other

    var text: String {
      switch self {
      case .same: RenameEvidence.value.text
      case .near(let deltaE): "ΔE \(JSONNumber.text(deltaE, decimals: 1)) at most"
      case .other: "another value"
      }
    }
  }

  /// - Parameter evidence: the reason that a draft wrote down, which alone is known of a token that is gone.
  package mutating func verdict(
    on path: String, _ candidate: String, evidence: String?
  ) -> Verdict {
    guard let new = side[candidate].map({ side.tokens[$0] }) else {
      return Verdict(isCertain: false, reasons: ["'\(candidate)' is not a token"])
    }
    let old = side[path].map { side.tokens[$0] }
    if let old, old.names.typeName != new.names.typeName {
      let reason = "it belongs to '\(new.names.typeName)', not to '\(old.names.typeName)'"
      return Verdict(isCertain: false, reasons: [reason])
    }
    let distance = old.map { self.nearness($0, new) } ?? Self.nearness(in: evidence ?? "")
    var reasons = old == nil ? [] : [distance.text]
    let gone = NameWords.split(Self.nameInGroup(path))
    let come = NameWords.split(new.nameInGroup)
    if areOtherFamilies(gone, come, side.type(of: new)) {
      return Verdict(isCertain: false, reasons: reasons + ["its name says another family"])
    }
    switch (distance, floor) {
    case (.same, _): return Verdict(isCertain: true, reasons: reasons)
    case (.near(let deltaE), .near(let limit)) where deltaE < limit:
      let shared = Self.telling(gone).intersection(Self.telling(come)).sorted()
      reasons.append(
        shared.isEmpty ? "no word in common" : "\(shared.quoted) in common")
      return Verdict(isCertain: !shared.isEmpty, reasons: reasons)
    case (.near, _), (.other, _): return Verdict(isCertain: false, reasons: reasons)
    }
  }

  private static func nameInGroup(_ path: String) -> String {
    path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The words that say what a token is for: no numbers, no steps of a scale.
  private static func telling(_ words: [String]) -> Set<String> {
    NameWords.meaning(of: words).filter { $0.utf8.count > 2 && $0.utf8.allSatisfy { $0 > 0x39 } }
  }

  private mutating func areOtherFamilies(
    _ old: [String], _ new: [String], _ type: TokenType
  ) -> Bool {
    let (gone, come) = NameWords.difference(old, new)
    return NameFamilies.differ(gone, come, isScale: type.isScale) {
      words.spelling($0, $1) >= 0.5
    }
  }

  private func nearness(_ old: Token, _ new: Token) -> Nearness {
    var deltaE = 0.0
    var isSame = true
    for theme in side.table.themes.indices {
      let values = Versions<TokenValue>(
        old: side.table.value(of: old, in: theme), new: side.table.value(of: new, in: theme))
      if values.old == values.new { continue }
      guard values.old != nil, values.new != nil else { return .other }
      guard let difference = ValueDifference(values, over: Versions()) else { continue }
      isSame = false
      guard let color = difference.wholeValue?.color, !color.isAlphaChanged else { return .other }
      deltaE = max(deltaE, color.deltaE)
    }
    return isSame ? .same : .near(deltaE: deltaE)
  }

  /// Reads what ``SuccessorSearch`` wrote: `values 99 % alike; names 50 % alike; ΔE 0.6 in light; 2.1 in dark`.
  private static func nearness(in evidence: String) -> Nearness {
    let parts = evidence.split(separator: ";").map { $0.drop { $0 == " " } }
    if parts.contains(where: { $0.hasPrefix("another ") }) { return .other }
    if parts.contains(where: { $0 == RenameEvidence.value.text }) { return .same }
    guard let first = parts.firstIndex(where: { $0.hasPrefix("ΔE ") }) else { return .other }
    let texts = [parts[first].dropFirst(3)] + parts[(first + 1)...]
    let numbers = texts.map { Double($0.prefix { $0 != " " }) }.prefix { $0 != nil }
    return numbers.compactMap(\.self).max().map { .near(deltaE: $0) } ?? .other
  }
}
