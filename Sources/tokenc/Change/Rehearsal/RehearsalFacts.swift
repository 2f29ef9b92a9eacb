import TokenCompiler
import TokenComponents

/// The effects of one cause on all screens, which people read of a rehearsal.
struct RehearsalFact: Sendable {
  var cause: RehearsalCause
  /// One for each kind of finding, the worst first.
  var effects: [Effect]

  struct Effect: Sendable {
    var kind: RehearsalFinding.Kind
    /// A Boolean value that indicates whether it is of states alone in which components are not drawn at first.
    var isOfOtherStates = false
    /// In how many screens, and at how many places of components in them.
    var screens = 0
    var places = 0
    /// The findings with the number of places of each, the most frequent first; those of states that
    /// are not drawn at first behind the others.
    var findings: [(number: Int, places: Int)] = []
    /// Up to three places that differ, with the screens.
    var typical: [(screen: String, pointer: String)] = []
    /// The greatest difference of colors, and of points.
    var deltaE: Double?
    var points: Double?
    /// The places that were measured in fonts which are not known.
    var estimated = 0
    var others: [RehearsalCause] = []
  }
}

/// The numbers of a rehearsal that people and scripts decide by.
package struct RehearsalSummary: Sendable {
  /// For each kind the places, and the first screens.
  package fileprivate(set) var counts: [RehearsalFinding.Kind: Int] = [:]
  package fileprivate(set) var screens: [RehearsalFinding.Kind: [String]] = [:]
  /// The texts that no longer fit and were measured in fonts which are not known.
  package fileprivate(set) var estimated = 0
  /// The greatest color difference, and the greatest move.
  package fileprivate(set) var deltaE: Double?
  package fileprivate(set) var points: Double?
}

extension RehearsedScreens {
  /// The findings by cause, the worst first.
  func facts() -> [RehearsalFact] {
    var effects: [Count] = []
    var keys = Pool<EffectKey>()
    func index(of key: EffectKey) -> Int {
      let index = keys.number(of: key)
      if index == effects.count { effects.append(Count(key: key)) }
      return index
    }
    let indices = [false, true].map { isOfOtherStates in
      findings.map { finding in
        index(
          of: EffectKey(
            cause: finding.causes[0], kind: finding.kind, isOfOtherStates: isOfOtherStates))
      }
    }
    for (number, screen) in screens.enumerated() {
      for places in places(of: screen) {
        for (index, findings) in places.findings.grouped(by: { indices[0][$0] }) {
          // What other states do counts by itself only where the drawn one does nothing.
          let isDrawn = findings.contains { self.findings[$0].state == .normal }
          effects[isDrawn ? index : indices[1][findings[0]]].add(places, findings, screen: number)
        }
      }
    }
    for promise in brokenPromises {
      let parts = promise.split(separator: ";", maxSplits: 1).map(String.init)
      let remedy = parts.dropFirst().joined().drop { $0 == " " }
      let cause = RehearsalCause(kind: .name, name: parts[0], remedy: String(remedy))
      effects[index(of: EffectKey(cause: cause, kind: .contract))].effect.places += 1
    }
    let found = effects.filter { $0.effect.places > 0 }
    let facts = found.grouped(by: \.key.cause).map { cause, effects in
      RehearsalFact(
        cause: cause,
        effects: effects.map { $0.finished(names: screens, findings) }.sorted { one, other in
          one.isOfOtherStates == other.isOfOtherStates
            ? one.kind < other.kind : other.isOfOtherStates
        })
    }
    func rank(_ fact: RehearsalFact) -> [Double] {
      let worst = fact.effects[0]
      return [
        Double(-worst.kind.rank), worst.isOfOtherStates ? 0 : 1,
        worst.kind == .moved ? worst.points ?? 0 : 0, Double(worst.screens), Double(worst.places),
        worst.deltaE ?? 0,
      ]
    }
    let ranked = facts.map { (rank: rank($0), fact: $0) }
    return ranked.sorted { one, other in
      one.rank == other.rank
        ? one.fact.cause.name < other.fact.cause.name
        : other.rank.lexicographicallyPrecedes(one.rank)
    }.map(\.fact)
  }

  private struct EffectKey: Hashable {
    var cause: RehearsalCause
    var kind: RehearsalFinding.Kind
    var isOfOtherStates = false
  }

  /// The counts of an effect while screens are gone through in their order.
  private struct Count {
    let key: EffectKey
    var effect: RehearsalFact.Effect
    private var lastScreen = -1
    private var lastPointer = ""
    private var findings: [Int: Found] = [:]
    private var order: [Int] = []

    /// A finding with the number of its places, the first three, and the most points of one.
    private struct Found {
      var places = 0
      var first: [(screen: Int, pointer: String)] = []
      var points = 0.0
    }

    init(key: EffectKey) {
      self.key = key
      effect = RehearsalFact.Effect(kind: key.kind, isOfOtherStates: key.isOfOtherStates)
    }

    /// - Parameter numbers: those of the findings at the places that are the effect's.
    mutating func add(_ places: RehearsedScreens.Places, _ numbers: [Int], screen: Int) {
      if screen != lastScreen {
        effect.screens += 1
        lastPointer = ""
      }
      if places.single == nil || places.pointer != lastPointer { effect.places += places.count }
      lastScreen = screen
      lastPointer = places.pointer
      for number in numbers {
        if findings[number] == nil { order.append(number) }
        var found = findings[number] ?? Found()
        found.places += places.count
        found.points = max(found.points, places.single?.points ?? 0)
        if found.first.count < 3, found.first.last?.screen != screen {
          found.first.append((screen, places.pointer))
        }
        findings[number] = found
      }
      if let points = places.single?.points { effect.points = max(effect.points ?? 0, points) }
      if places.single?.isEstimated == true { effect.estimated += 1 }
    }

    func finished(names: [RehearsedScreen], _ all: [RehearsalFinding]) -> RehearsalFact.Effect {
      var result = effect
      let ranked = order.enumerated().sorted { one, other in
        func rank(_ entry: (offset: Int, element: Int)) -> (Int, Double, Int, Int) {
          let found = findings[entry.element] ?? Found()
          return (
            all[entry.element].state == .normal ? 0 : 1, -found.points, -found.places, entry.offset
          )
        }
        return rank(one) < rank(other)
      }.map(\.element)
      result.deltaE = order.compactMap { all[$0].deltaE }.max()
      result.others = order.flatMap { all[$0].causes.dropFirst() }.unique()
      result.findings = ranked.map { ($0, findings[$0]?.places ?? 0) }
      // Places of different findings say more than the same one in several screens.
      let places = ranked.compactMap { findings[$0]?.first }
      let typical = (0..<3).flatMap { number in
        places.filter { number < $0.count }.map {
          [names[$0[number].screen].name, $0[number].pointer]
        }
      }
      result.typical = typical.unique().prefix(3).map { ($0[0], $0[1]) }
      return result
    }
  }

  // MARK: Summary

  /// The findings in numbers; a place counts once for all states of its component.
  package func summary() -> RehearsalSummary {
    var summary = RehearsalSummary()
    summary.counts[.contract] = brokenPromises.isEmpty ? nil : brokenPromises.count
    // A place counts once for all states of a component.
    let counted = bundles.map { bundle in
      bundle.grouped { PlaceKey(kind: findings[$0].kind, place: findings[$0].place) }.map(
        \.key.kind)
    }
    summary.deltaE = findings.compactMap(\.deltaE).max()
    for screen in screens {
      var kinds: Set<RehearsalFinding.Kind> = []
      func count(_ kind: RehearsalFinding.Kind) {
        summary.counts[kind, default: 0] += 1
        kinds.insert(kind)
      }
      for element in screen.elements { counted[element.bundle].forEach(count) }
      for single in screen.singles {
        count(findings[single.finding].kind)
        if single.isEstimated { summary.estimated += 1 }
        if findings[single.finding].kind == .moved, let points = single.points {
          summary.points = max(summary.points ?? 0, points)
        }
      }
      for kind in kinds { summary.screens[kind, default: []].append(screen.name) }
    }
    return summary
  }

  private struct PlaceKey: Hashable {
    var kind: RehearsalFinding.Kind
    var place: String
  }
}
