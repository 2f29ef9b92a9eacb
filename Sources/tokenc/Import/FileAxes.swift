import TokenCompiler

extension ContextWords {
  /// The contexts of scheme, contrast and elevation that there are words for.
  var namedAxes: [ThemeAxis: Int] { axes.filter { $0.key != .sizeClass } }
}

/// Which files are alternatives of one another, and when each counts.
///
/// Files are alternatives where they state the same names with other values: `color.light.json` and
/// `color.dark.json`, `finn-dark/` and `tori-light/`. What their paths differ in names their contexts. A file whose
/// name says a context overrides files whose names say none, which count always: `dark.json` beside `base.json`.
/// Other files that state a token in two ways say nothing about axes; reading reports them as an error.
struct FileAxes {
  private(set) var modifiers: [ImportPlan.Modifier] = []
  /// The modifiers and those whose order is unknown, for a person to decide.
  private(set) var proposals: [ImportPlan.Modifier] = []
  let names: [String]
  /// The parts of each file's path: names of folders, and what stands between dots.
  let parts: [[String]]
  let overlaps: FileOverlaps
  /// The files that count always and that each override replaces tokens of.
  private(set) var bases: [Int: Set<Int>] = [:]

  private typealias Pair = FileOverlaps.Pair
  /// The names of the folders in which all of the files lie.
  let folders: [String]

  init(_ document: ForeignDocument, in folders: [String] = []) {
    self.folders = folders
    overlaps = FileOverlaps(document)
    names = document.files.map(\.name)
    parts = names.map(Self.parts)
    var groups: [Alternatives] = []
    for files in alternatives() {
      guard let group = labelled(files) else { continue }
      if let index = groups.firstIndex(where: { $0.isSameAxis(as: group) }) {
        groups[index].join(group)
      } else {
        groups.append(group)
      }
    }
    let known = Set(groups.flatMap { $0.contexts.flatMap(\.files) })
    groups = groups.map { layered(adoptingNeighbors($0, besides: known)) }
    // A file that overrides those of another modifier counts after it.
    groups = groups.filter { !isOverride($0) } + groups.filter(isOverride)
    modifiers = named(withoutContested(groups.filter(\.isCertain)))
    proposals = named(groups)
  }

  private func named(_ groups: [Alternatives]) -> [ImportPlan.Modifier] {
    var taken: Set<String> = []
    return groups.map { group in
      var modifier = modifier(of: group)
      modifier.name = modifier.name.numberedIfTaken("-") { taken.insert($0).inserted }
      return modifier
    }
  }

  static func parts(of name: String) -> [String] {
    name.split(separator: "/").flatMap { $0.split(separator: ".").map(String.init) }
  }

  /// Files that exclude each other, by what they are called apart.
  struct Alternatives {
    var labels: [String] { contexts.map(\.label) }
    var contexts: [(label: String, files: [Int])]
    /// The names that all of them have in their paths, before the part in which they differ.
    var stem: [String]
    /// A Boolean value that indicates whether the last of these stands in the name of the files themselves.
    var isCollection: Bool
    /// A Boolean value that indicates whether the names say that they are contexts: one file of any name may override a
    /// base always.
    var isCertain = true

    /// Returns a Boolean value that indicates whether both have a context of one name, so that a folder which lacks a
    /// file has its other ones in the same modifier.
    func isSameAxis(as other: Alternatives) -> Bool {
      let own = Set(labels).subtracting(FileAxes.baseWords)
      return labels == other.labels || other.labels.contains(where: own.contains)
    }

    mutating func join(_ other: Alternatives) {
      for context in other.contexts {
        if let known = contexts.firstIndex(where: { $0.label == context.label }) {
          contexts[known].files += context.files
        } else {
          contexts.append(context)
        }
      }
      let order = FileAxes.order(of: labels)
      contexts = order.map { contexts[$0] }
    }
  }

  /// Words of a file that says of itself that it counts without any context.
  static let baseWords: Set = [
    "base", "common", "core", "default", "defaults", "foundation", "foundations", "global",
    "globals", "index",
    "main", "root", "shared", "tokens",
  ]

  // MARK: Relations

  /// The relation of two files that state a token in two ways.
  private enum Relation {
    case alternatives
    /// The first file replaces tokens of the second.
    case override(Int, over: Int)
    /// Nothing says which of them counts.
    case clash
  }

  /// Returns a Boolean value that indicates whether a file's name says a context beside another's: of scheme and
  /// contrast, or of a kind with words.
  static func isNamed(_ label: String) -> Bool {
    !ContextWords(label).namedAxes.isEmpty || ContextKind.all.contains { $0.isNamed(by: label) }
  }

  private static func areOfOneKind(_ labels: [String]) -> Bool {
    labels.allSatisfy { !ContextWords($0).namedAxes.isEmpty }
      || ContextKind.all.contains { labels.allSatisfy($0.isNamed) }
  }

  private func relation(_ one: Int, _ other: Int) -> Relation {
    let labels = Self.wordsApart([parts[one], parts[other]])
    if areModes(one, other, labels) { return .alternatives }
    switch (Self.isNamed(labels[0]), Self.isNamed(labels[1])) {
    case (true, true): return Self.areOfOneKind(labels) ? .alternatives : .clash
    case (true, false): return .override(one, over: other)
    case (false, true): return .override(other, over: one)
    case (false, false): break
    }
    let overlap = overlaps[one, other]
    let counts = [overlaps.counts[one], overlaps.counts[other]]
    let isCrossed = overlaps.isCrossing(one, other) || overlaps.isCrossing(other, one)
    for (small, big) in [(one, other), (other, one)]
    where isBase(big, of: small) && overlaps.isPart(small, of: big) {
      return .override(small, over: big)
    }
    if !isCrossed, overlap.all * 3 >= (counts.max() ?? 0) * 2 { return .alternatives }
    if !isCrossed, areNamesakes(one, other), overlap.all * 2 >= counts.min() ?? 0 {
      return .alternatives
    }
    return .clash
  }

  /// Returns a Boolean value that indicates whether two files have the same names and are called `default` and by a
  /// context: `dimension.default` and `dimension.small`.
  private func areModes(_ one: Int, _ other: Int, _ labels: [String]) -> Bool {
    let isDefault = labels.map { Self.baseWords.contains($0.lowercased()) }
    return isDefault.contains(true) && labels.contains(where: Self.isNamed)
      && overlaps.counts[one] == overlaps.counts[other]
      && overlaps[one, other].all == overlaps.counts[one]
  }

  /// Returns a Boolean value that indicates whether two files are called the same, in folders of other names beside
  /// each other.
  private func areNamesakes(_ one: Int, _ other: Int) -> Bool {
    parts[one].count == parts[other].count && parts[one].last == parts[other].last
  }

  /// Returns a Boolean value that indicates whether the name of a file says that it counts always: `base.json`, or
  /// `color.json` beside `acme/color.json`.
  private func isBase(_ file: Int, of other: Int) -> Bool {
    let words = Set(Self.words(of: parts[file].last ?? "").map { $0.lowercased() })
    if words.isSubset(of: Self.baseWords) { return true }
    return parts[file].last == parts[other].last && parts[file].count < parts[other].count
  }

  // MARK: Alternatives

  /// Files that exclude each other, and single ones that override what counts always.
  private mutating func alternatives() -> [[Int]] {
    var group = Array(names.indices)
    func root(_ file: Int) -> Int {
      var file = file
      while group[file] != file { file = group[file] }
      return file
    }
    for pair in overlaps.conflicts {
      switch relation(pair.one, pair.other) {
      case .alternatives:
        let one = root(pair.one)
        let other = root(pair.other)
        if one != other { group[max(one, other)] = min(one, other) }
      case .override(let file, let base): bases[file, default: []].insert(base)
      case .clash: break
      }
    }
    return names.indices.grouped(by: root).map(\.elements).filter { files in
      files.count > 1 || files.contains { bases[$0] != nil }
    }
  }

  /// The groups without those whose files state a token in two ways, both over what counts always: which of the two
  /// counts where both are on, nothing says.
  private func withoutContested(_ groups: [Alternatives]) -> [Alternatives] {
    groups.indices.filter { index in
      groups.indices.allSatisfy { other in
        index == other || isSettled(groups[index], groups[other])
          || isSettled(groups[other], groups[index])
      }
    }.map { groups[$0] }
  }

  private func isOverride(_ group: Alternatives) -> Bool {
    group.contexts.contains { $0.files.contains { bases[$0] != nil } }
  }

  /// Returns a Boolean value that indicates whether the files of the first modifier override all that they share with
  /// those of the second, which override nothing themselves.
  private func isSettled(_ group: Alternatives, _ other: Alternatives) -> Bool {
    let files = group.contexts.flatMap(\.files)
    let others = other.contexts.flatMap(\.files)
    if agree(files, with: others) { return true }
    guard !isOverride(other) else { return false }
    return overlaps.conflicts.allSatisfy { pair in
      let isOne = files.contains(pair.one)
      let file = isOne ? pair.one : pair.other
      let base = isOne ? pair.other : pair.one
      guard files.contains(file), others.contains(base) else { return true }
      return bases[file]?.contains(base) ?? false
    }
  }

  func agree(_ files: [Int]) -> Bool { agree(files, with: files) }

  func agree(_ files: [Int], with others: [Int]) -> Bool {
    let files = Set(files)
    let others = Set(others)
    return !overlaps.conflicts.contains { pair in
      files.contains(pair.one) && others.contains(pair.other)
        || files.contains(pair.other) && others.contains(pair.one)
    }
  }
}
