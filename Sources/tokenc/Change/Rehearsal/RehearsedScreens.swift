import TokenCompiler

/// What a new version does to recorded screens.
package struct RehearsedScreens: Sendable {
  var old: String
  var new: String
  /// Whether two contexts of one version were compared.
  var isOneVersion: Bool
  /// The themes that were compared.
  var themes: [ThemeLabel]
  /// The number of documents, and of the components in them.
  package var screenCount = 0
  package var elementCount = 0
  /// The documents of which something changes; the worst first after ``sort()``.
  package var screens: [RehearsedScreen] = []
  /// The different changes of looks, each once.
  var looks: [LookChange] = []
  /// The different changes of contrast, each once.
  var contrasts: [ContrastShift] = []

  package var isEmpty: Bool { screens.isEmpty }
  /// What apps of the new version would not show or replace.
  package var lostCount: Int { screens.reduce(0) { $0 + $1.lost.count } }
  /// The greatest color difference.
  package var deltaE: Double? { looks.compactMap(\.deltaE).max() }

  /// The screens with texts that no longer fit, with the number of these.
  package var cuts: [(screen: String, count: Int)] {
    screens.filter { !$0.cuts.isEmpty }.map { ($0.name, $0.cuts.count) }
  }

  /// The screens whose contrast falls below what it needs, with the number of places.
  package var losses: [(screen: String, count: Int)] {
    screens.compactMap { screen in
      let count = screen.contrasts.count { contrasts[$0.change].isLoss }
      return count > 0 ? (screen.name, count) : nil
    }
  }

  /// Adds what another part of the documents gave.
  package mutating func add(_ other: RehearsedScreens) {
    screenCount += other.screenCount
    elementCount += other.elementCount
    var lookNumbers = Dictionary(
      looks.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var contrastNumbers = Dictionary(
      contrasts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func number<Change: Hashable>(
      _ change: Change, _ numbers: inout [Change: Int], _ all: inout [Change]
    ) -> Int {
      if let number = numbers[change] { return number }
      numbers[change] = all.count
      all.append(change)
      return all.count - 1
    }
    let movedLooks = other.looks.map { number($0, &lookNumbers, &looks) }
    let movedContrasts = other.contrasts.map { number($0, &contrastNumbers, &contrasts) }
    for var screen in other.screens {
      for index in screen.looks.indices {
        screen.looks[index].change = movedLooks[screen.looks[index].change]
      }
      for index in screen.contrasts.indices {
        screen.contrasts[index].change = movedContrasts[screen.contrasts[index].change]
      }
      screens.append(screen)
    }
  }

  /// Puts the worst first: names lost, then contrast lost, then texts that no longer fit, then how far
  /// colors and how many elements change.
  package mutating func sort() {
    let rank = screens.map { screen in
      (
        screen.lost.count, screen.contrasts.count { contrasts[$0.change].isLoss },
        screen.cuts.count, screen.looks.compactMap { looks[$0.change].deltaE }.max() ?? 0,
        screen.looks.count
      )
    }
    let order = screens.indices.sorted { one, other in
      rank[one] == rank[other] ? one < other : rank[one] > rank[other]
    }
    screens = order.map { screens[$0] }
  }
}

/// What changes of one document.
package struct RehearsedScreen: Sendable {
  /// The file, with the number of the document in it if it may have several.
  package var name: String
  /// The number of components in it.
  var elementCount: Int
  /// What the new version does not read and the old one does, in the words of `tokenc validate`.
  package var lost: [String] = []
  var looks: [ChangedElement] = []
  var contrasts: [ChangedElement] = []
  /// The texts that fitted where they stood and no longer do.
  var cuts: [CutText] = []

  /// A text that no longer fits.
  struct CutText: Hashable, Sendable {
    var pointer: String
    var component: String
    /// The elements, for example `button`.
    var place: String
    /// The beginning of the text.
    var text: String
    var themes: [Int] = []
  }

  /// A component of the document.
  struct ChangedElement: Sendable {
    /// Its place in the document (RFC 6901).
    var pointer: String
    /// The number of the change.
    var change: Int
  }
}

/// How a component looks otherwise than before.
struct LookChange: Hashable, Sendable {
  /// The component in the new version.
  var component: String
  var properties: [Property]

  struct Property: Hashable, Sendable {
    /// For example `button.states.normal.titleColor` or `layout.gap`.
    var path: String
    var values: [Value]
  }

  /// The values in some themes; empty where nothing is set.
  struct Value: Hashable, Sendable {
    var themes: [Int]
    var old: String
    var new: String
    /// CIEDE2000, if it is a color.
    var deltaE: Double?
  }

  var deltaE: Double? { properties.flatMap(\.values).compactMap(\.deltaE).max() }
}

/// How well a text or sign stands out otherwise than before, as it is drawn.
struct ContrastShift: Hashable, Sendable {
  var component: String
  /// For example `button.titleColor`, with the state if that is not the normal one.
  var place: String
  /// The tokens of the new version.
  var foreground: String
  var background: String
  var themes: [Theme]

  struct Theme: Hashable, Sendable {
    var theme: Int
    /// WCAG 2.x; `nil` where nothing was known of the background.
    var old: Double?
    var new: Double
    var minimum: Double

    /// Whether it misses what it needs, and did not.
    var isLoss: Bool { new < minimum && (old ?? .infinity) >= minimum }
  }

  var isLoss: Bool { themes.contains(where: \.isLoss) }
}
