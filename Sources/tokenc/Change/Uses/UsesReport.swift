import TokenCompiler
import TokenComponents
import TokenSwift

/// How far users of the tokens are with a redesign, now and at each release since it began.
package struct UsesReport: Sendable {
  /// The version that it is counted from, as the command line names it.
  package let since: String
  let generations: Generations
  /// In the order of time; the last is today's.
  private(set) var releases: [UsesRelease] = []
  /// Where the names of old tokens stand today, by entry.
  private(set) var positions: [Int: [String]] = [:]

  package init(since: String, _ generations: Generations) {
    self.since = since
    self.generations = generations
  }

  package mutating func add(_ survey: UsesSurvey, name: String) {
    releases.append(survey.release(named: name))
    positions = survey.mentions
      .filter { generations.entries[$0.key].generation == .old }
      .mapValues { $0.map(\.position) }
  }

  var today: UsesRelease { releases[releases.count - 1] }

  /// The old tokens that something still names today, the most used first.
  var remaining: [(entry: Generations.Entry, positions: [String])] {
    positions.filter { !$0.value.isEmpty }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { (generations.entries[$0.key], $0.value) }
  }
}

package struct UsesCount: Sendable, Equatable {
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

  /// How much is replaced of what the redesign replaces, in percent; rounded down, so that only all
  /// of it is 100. `nil` where nothing of either generation is used.
  var share: Int? { old + new == 0 ? nil : new * 100 / (old + new) }
}

package struct UsesRelease: Sendable {
  var name: String
  var tokens = UsesCount()
  var components: [(name: String, count: UsesCount)] = []
  /// The counts of names in each module's Swift, sorted by name.
  var modules: [(name: String, count: UsesCount)] = []
  var screens: [(name: String, count: UsesCount)] = []

  var swift: UsesCount { modules.reduce(into: UsesCount()) { $0 += $1.count } }
  var sent: UsesCount { screens.reduce(into: UsesCount()) { $0 += $1.count } }
  var oldComponentCount: Int { components.count { $0.count.old > 0 } }
  var oldScreenCount: Int { screens.count { $0.count.old > 0 } }
}

/// Counts what one version uses.
package struct UsesSurvey: Sendable {
  private let generations: Generations
  /// The finder of tokens in Swift.
  package let finder: MemberRewriter
  private var tokens = UsesCount()
  private var components: [String: UsesCount] = [:]
  private var modules: [String: UsesCount] = [:]
  private var screens: [(name: String, count: UsesCount)] = []
  /// Where tokens are named, by entry: all of them for a census, else the old ones.
  private(set) var mentions: [Int: [TokenMention]] = [:]
  private let isCensus: Bool

  /// - Parameter isCensus: whether every mention of every token is kept, those in strings of Swift and
  ///   unclear ones among them.
  package init(_ generations: Generations, isCensus: Bool = false) {
    self.generations = generations
    self.isCensus = isCensus
    finder = generations.finder
  }

  private mutating func note(
    _ entry: Int, in count: inout UsesCount, _ mention: @autoclosure () -> TokenMention
  ) {
    let generation = generations.entries[entry].generation
    count.add(generation)
    if isCensus || generation == .old { mentions[entry, default: []].append(mention()) }
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
        note(entry, in: &count, TokenMention(.spec, in: component.name, at: part))
      }
      components[component.name] = count
    }
  }

  package struct File: Sendable {
    fileprivate let module: String
    fileprivate let names: SourceNames
    /// With their positions, for example `App/View.swift:3:5`.
    fileprivate let members: [(mention: MemberMention, position: String)]
    /// Strings that are what a server calls tokens: the entries and the position of each.
    fileprivate let texts: [(entries: [Int], position: String)]
    fileprivate var isGenerated = false
  }

  /// A generated file: its module has the tokens, and nothing counts.
  package static func generated(in module: String) -> File {
    var names = SourceNames()
    names.tokenModules.insert(module)
    return File(module: module, names: names, members: [], texts: [], isGenerated: true)
  }

  /// Reads a Swift file of a module by the path that results show; files can be read at once.
  package func read(_ bytes: [UInt8], path: String, module: String) -> File {
    let source = SwiftSource(bytes, module: module, path: path)
    var names = SourceNames()
    finder.note(source, in: &names)
    let members = finder.members(in: source)
    let texts = isCensus ? generations.texts(in: source) : []
    let lines = members.isEmpty && texts.isEmpty ? nil : LineIndex(bytes)
    func position(_ offset: Int) -> String { "\(path):\(lines?.place(at: offset) ?? "")" }
    return File(
      module: module, names: names,
      members: members.map { ($0, position($0.range.lowerBound)) },
      texts: texts.map { ($0.entries, position($0.offset)) })
  }

  /// The declarations and imports of files.
  package func names(of files: [File]) -> SourceNames {
    var names = SourceNames()
    for file in files { names.formUnion(file.names) }
    return names
  }

  /// Counts what Swift names; all files at once, as the declarations of one explain another.
  ///
  /// - Parameter names: those of the files, and of other modules that they import.
  package mutating func add(_ files: [File], _ names: SourceNames) {
    for file in files where !file.isGenerated {
      var count = modules[file.module] ?? UsesCount()
      var decided: Set<String> = []
      for (mention, position) in file.members {
        if let member = finder.rename(of: mention, names), let entry = Int(member.new) {
          note(entry, in: &count, TokenMention(.swift, in: file.module, at: position))
          decided.insert(position)
        } else {
          for entry in finder.possibleRenames(of: mention, names).compactMap({ Int($0.new) }) {
            if generations.entries[entry].generation == .old { count.unclear += 1 }
            if isCensus {
              mentions[entry, default: []].append(
                TokenMention(.unclear, in: file.module, at: position))
            }
          }
        }
      }
      for (entries, position) in file.texts where !decided.contains(position) {
        for entry in entries {
          mentions[entry, default: []].append(TokenMention(.text, in: file.module, at: position))
        }
      }
      modules[file.module] = count
    }
  }

  package mutating func addScreen(
    _ name: String, _ sent: [(group: String, name: String, position: String)]
  ) {
    var count = UsesCount()
    for (group, text, position) in sent {
      guard let entry = generations.entry(ofServerName: text, in: group) else { continue }
      note(entry, in: &count, TokenMention(.sent, in: name, at: position))
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
