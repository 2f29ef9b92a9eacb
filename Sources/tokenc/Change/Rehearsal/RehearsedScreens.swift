/// The effects of a new version on recorded screens.
///
/// Findings that many components have are in a pool, and so are the findings of a component, which
/// many components have together.
package struct RehearsedScreens: Sendable {
  var old: String
  var new: String
  var isOneVersion: Bool
  var themes: [ThemeLabel]
  /// The names that the new version's contract promises and it doesn't know, in words.
  var brokenPromises: [String]
  /// The number of documents, and of the components in them.
  package private(set) var screenCount = 0
  package private(set) var elementCount = 0
  /// The documents that change; the worst first after ``sort()``.
  package private(set) var screens: [RehearsedScreen] = []
  private(set) var findingPool = Pool<RehearsalFinding>()
  private(set) var bundlePool = Pool<[Int]>()

  package var isEmpty: Bool { screens.isEmpty && brokenPromises.isEmpty }

  var findings: [RehearsalFinding] { findingPool.elements }
  /// The numbers of the findings that a component has together.
  var bundles: [[Int]] { bundlePool.elements }

  mutating func number(of finding: RehearsalFinding) -> Int { findingPool.number(of: finding) }

  mutating func number(ofBundle findings: [Int]) -> Int { bundlePool.number(of: findings) }

  mutating func add(_ screen: RehearsedScreen) {
    screenCount += 1
    elementCount += screen.elementCount
    if !screen.isEmpty { screens.append(screen) }
  }

  package mutating func add(_ other: RehearsedScreens) {
    screenCount += other.screenCount
    elementCount += other.elementCount
    let moved = other.findings.map { number(of: $0) }
    let movedBundles = other.bundles.map { bundle in number(ofBundle: bundle.map { moved[$0] }) }
    for var screen in other.screens {
      for index in screen.elements.indices {
        screen.elements[index].bundle = movedBundles[screen.elements[index].bundle]
      }
      for index in screen.singles.indices {
        screen.singles[index].finding = moved[screen.singles[index].finding]
      }
      screens.append(screen)
    }
  }

  struct Places {
    var findings: [Int]
    var count = 1
    /// The first of them.
    var pointer: String
    /// The finding that only this place has.
    var single: RehearsedScreen.Single?
  }

  func places(of screen: RehearsedScreen) -> [Places] {
    var result = screen.singles.map {
      Places(findings: [$0.finding], pointer: $0.pointer, single: $0)
    }
    var known: [Int: Int] = [:]
    for element in screen.elements {
      if let index = known[element.bundle] {
        result[index].count += 1
      } else {
        known[element.bundle] = result.count
        result.append(Places(findings: bundles[element.bundle], pointer: element.pointer))
      }
    }
    return result
  }

  /// Puts the worst first: by the number of findings of the worst kind, then of the next one and so on,
  /// then by how far colors change.
  package mutating func sort() {
    let deltaEs = findings.map { $0.deltaE ?? 0 }
    let rank = screens.map { screen -> [Double] in
      var counts = Array(repeating: 0.0, count: RehearsalFinding.Kind.allCases.count)
      var deltaE = 0.0
      for places in places(of: screen) {
        for number in places.findings where findings[number].state == .normal {
          counts[findings[number].kind.rank] += Double(places.count)
          deltaE = max(deltaE, deltaEs[number])
        }
      }
      counts.insert(deltaE, at: RehearsalFinding.Kind.changed.rank)
      return counts
    }
    let order = screens.indices.sorted { one, other in
      rank[one] == rank[other] ? one < other : rank[other].lexicographicallyPrecedes(rank[one])
    }
    screens = order.map { screens[$0] }
  }
}

package struct RehearsedScreen: Sendable {
  /// The file, with the number of the document in it if it may have several.
  package var name: String
  var elementCount: Int
  /// The components of which something changes that others have alike.
  var elements: [Element] = []
  /// The changes that only one place has.
  var singles: [Single] = []

  var isEmpty: Bool { elements.isEmpty && singles.isEmpty }

  struct Element: Sendable {
    /// Its place in the document (RFC 6901).
    var pointer: String
    /// The number of its findings.
    var bundle: Int
  }

  struct Single: Sendable {
    var finding: Int
    var pointer: String
    /// How far something moved, by how much it grew or shrank, or how much of it is not seen.
    var points: Double?
    /// The moved element, or the beginning of the text that no longer fits.
    var text = ""
    var themes: [Int] = []
    /// A Boolean value that indicates whether a text's font is not known, so that its size was estimated.
    var isEstimated = false
  }
}
