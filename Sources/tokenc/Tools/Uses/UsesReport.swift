import TokenCompiler

/// How far users of the tokens are with a redesign, now and at each release since it began.
package struct UsesReport: Sendable {
  /// The version that it is counted from, as the command line names it.
  package let since: String
  let generations: Generations
  /// In the order of time; the last is today's.
  private(set) var releases: [UsesRelease] = []
  /// Where the names of old tokens stand today, by entry.
  private(set) var places: [Int: [String]] = [:]

  package init(since: String, _ generations: Generations) {
    self.since = since
    self.generations = generations
  }

  package mutating func add(_ survey: UsesSurvey, name: String) {
    releases.append(survey.release(named: name))
    places = survey.places
  }

  var today: UsesRelease { releases[releases.count - 1] }

  /// The old tokens that something still names today, the most used first.
  var remaining: [(entry: Generations.Entry, places: [String])] {
    places.filter { !$0.value.isEmpty }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { (generations.entries[$0.key], $0.value) }
  }
}

/// What is used of each generation.
package struct UsesCount: Sendable, Hashable {
  var old = 0
  var new = 0
  var kept = 0
  /// Members that may be old tokens, or something else of the same name: these are not counted.
  var unclear = 0

  mutating func add(_ generation: Generations.Generation) {
    switch generation {
    case .old: old += 1
    case .new: new += 1
    case .kept: kept += 1
    }
  }

  static func += (sum: inout UsesCount, other: UsesCount) {
    sum.old += other.old
    sum.new += other.new
    sum.kept += other.kept
    sum.unclear += other.unclear
  }

  /// How much of what the redesign replaces is replaced, in percent; rounded down, so that only all of it
  /// is 100. `nil` where nothing of either generation is used.
  var share: Int? { old + new == 0 ? nil : new * 100 / (old + new) }
}

/// What a version of the tokens, specs and sources uses.
package struct UsesRelease: Sendable {
  var name: String
  /// The tokens of the version by their generation.
  var tokens = UsesCount()
  /// What each component names, sorted by name.
  var components: [(name: String, count: UsesCount)] = []
  /// What each module's Swift names, sorted by name.
  var modules: [(name: String, count: UsesCount)] = []
  /// What each recorded screen names, in their order.
  var screens: [(name: String, count: UsesCount)] = []

  var swift: UsesCount { modules.reduce(into: UsesCount()) { $0 += $1.count } }
  var sent: UsesCount { screens.reduce(into: UsesCount()) { $0 += $1.count } }
  /// How many components name an old token.
  var oldComponentCount: Int { components.count { $0.count.old > 0 } }
  var oldScreenCount: Int { screens.count { $0.count.old > 0 } }
}

/// Counts what one version uses.
package struct UsesSurvey: Sendable {
  private let generations: Generations
  private let finder: MemberRewriter
  private var tokens = UsesCount()
  private var components: [String: UsesCount] = [:]
  private var modules: [String: UsesCount] = [:]
  private var screens: [(name: String, count: UsesCount)] = []
  /// Where old tokens are named, by entry, for example `App/View.swift:3:5`.
  private(set) var places: [Int: [String]] = [:]

  package init(_ generations: Generations) {
    self.generations = generations
    finder = generations.finder
  }

  private mutating func note(
    _ entry: Int, in count: inout UsesCount, at place: @autoclosure () -> String
  ) {
    let generation = generations.entries[entry].generation
    count.add(generation)
    if generation == .old { places[entry, default: []].append(place()) }
  }

  package mutating func add(_ side: ComparedTokens) {
    for token in side.tokens where !token.names.isHidden {
      guard let entry = generations.entry(ofPath: token.text) else { continue }
      tokens.add(generations.entries[entry].generation)
    }
    for component in side.components {
      var count = UsesCount()
      for (path, part) in TokenUses.all(of: component) {
        guard let entry = generations.entry(ofPath: path) else { continue }
        note(entry, in: &count, at: part)
      }
      components[component.name] = count
    }
  }

  /// A Swift file of a module.
  package struct File: Sendable {
    /// As results show it.
    let path: String
    let module: String
    let source: SwiftSource

    package init(path: String, module: String, source: SwiftSource) {
      self.path = path
      self.module = module
      self.source = source
    }
  }

  /// Counts what Swift names; all files at once, as what one declares tells about another.
  package mutating func add(_ files: [File]) {
    var names = SourceNames()
    for file in files { finder.note(file.source, in: &names) }
    for file in files {
      var count = modules[file.module] ?? UsesCount()
      for (offset, member) in finder.matches(in: file.source, names) {
        guard let entry = Int(member.new) else { continue }
        note(entry, in: &count, at: "\(file.path):\(file.source.place(of: offset))")
      }
      count.unclear += finder.unclearMatches(in: file.source, names).count { member in
        Int(member.new).map { generations.entries[$0].generation == .old } ?? false
      }
      modules[file.module] = count
    }
  }

  /// Counts the names that a server sends in a document.
  package mutating func addScreen(
    _ name: String, _ sent: [(group: String, name: String, place: String)]
  ) {
    var count = UsesCount()
    for (group, name, place) in sent {
      guard let entry = generations.entry(ofServerName: name, in: group) else { continue }
      note(entry, in: &count, at: place)
    }
    screens.append((name, count))
  }

  func release(named name: String) -> UsesRelease {
    func sorted(_ counts: [String: UsesCount]) -> [(name: String, count: UsesCount)] {
      counts.map { ($0.key, $0.value) }.sorted(byBytesOf: \.name)
    }
    return UsesRelease(
      name: name, tokens: tokens, components: sorted(components), modules: sorted(modules),
      screens: screens)
  }
}
