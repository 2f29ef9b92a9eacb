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
  private let names: [String]
  /// The parts of each file's path: names of folders, and what stands between dots.
  private let parts: [[String]]
  private let overlaps: FileOverlaps
  /// The files that count always and that each override replaces tokens of.
  private var bases: [Int: Set<Int>] = [:]

  private typealias Pair = FileOverlaps.Pair
  /// The names of the folders in which all of the files lie.
  private let folders: [String]

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
  private struct Alternatives {
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
  fileprivate static let baseWords: Set = [
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
  private static func isNamed(_ label: String) -> Bool {
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

  // MARK: Names

  /// The labels in which the paths of some files differ; `nil` where that is not one label for each.
  private func labelled(_ files: [Int]) -> Alternatives? {
    if files.count == 1 { return labelledOverride(files[0]) }
    let paths = files.map { parts[$0] }
    let count = paths.map(\.count).min() ?? 0
    var differing: [[String]]
    var stem: [String]
    if paths.allSatisfy({ $0.count == count }) {
      let levels = (0..<count).filter { level in Set(paths.map { $0[level] }).count > 1 }
      differing = paths.map { path in levels.map { path[$0] } }
      stem = Array(paths[0].prefix(levels.first ?? 0))
    } else {
      let (start, end) = Self.commonEnds(of: paths)
      differing = paths.map { Array($0[start..<($0.count - end)]) }
      stem = Array(paths[0].prefix(start))
    }
    if differing.allSatisfy({ $0.count == 1 }) {
      differing = Self.withoutCommonWords(differing.map { $0[0] }).map { [$0] }
    }
    let isOnePart = differing.allSatisfy { $0.count == 1 }
    var labels = isOnePart ? differing.map { $0[0] } : Self.wordsApart(paths)
    // `default/dark/semantic.dark` and `redhat/light/colors` differ by their folders.
    let apart = Self.wordsApart(
      files.map { names[$0].split(separator: "/").dropLast().map(String.init) })
    if !isOnePart, Set(apart).count == files.count, !apart.contains("") { labels = apart }
    var found = zip(labels, files).map { (label: $0, files: [$1]) }
    // Files beside `dark` that name no context and agree are what counts without.
    let others = found.indices.filter { ContextWords(found[$0].label).namedAxes.isEmpty }
    if others.count < found.count, agree(others.map { files[$0] }),
      Set(found.compactMap { ContextWords($0.label).axes[.scheme] }).count < 2
    {
      let named = found.indices.filter { !others.contains($0) }
      let own = isOnePart ? named.map { labels[$0] } : Self.contextNames(named.map { paths[$0] })
      found = zip(own, named).map { (label: $0, files: [files[$1]]) }
    }
    // `acme/color` overrides `color`.
    if found.count > 1, let base = found.firstIndex(where: \.label.isEmpty) {
      found.remove(at: base)
    }
    guard !found.isEmpty, Set(found.map(\.label)).count == found.count,
      found.allSatisfy({ !$0.label.isEmpty }), !Self.areFiles(found.map(\.label))
    else { return nil }
    let order = Self.order(of: found.map(\.label))
    let folders = names[files[0]].split(separator: "/").count - 1
    return Alternatives(
      contexts: order.map { found[$0] }, stem: stem, isCollection: stem.count > folders)
  }

  /// A file that alone overrides others: `large` of `modes/large.json` beside `themes/acme.json`.
  private func labelledOverride(_ file: Int) -> Alternatives? {
    let others = bases[file, default: []].sorted().map { parts[$0] }
    let axes = parts[file].filter { !ContextWords($0).namedAxes.isEmpty }
    let candidates = [axes, [parts[file].last ?? ""], parts[file]].map { path in
      Self.wordsApart([path] + others)[0]
    }
    let label = candidates.first(where: Self.isNamed) ?? candidates.last(where: { !$0.isEmpty })
    guard let label, !Self.areFiles([label]) else { return nil }
    let stem = Array(parts[file].dropLast())
    let isNamesake = others.contains { $0.last == parts[file].last }
    return Alternatives(
      contexts: [(label, [file])], stem: stem, isCollection: false,
      isCertain: isNamesake || Self.isNamed(label) || Self.saysBrand(stem))
  }

  /// Returns a Boolean value that indicates whether names tell files apart by what lies in them or what made them, and
  /// not by a context.
  private static func areFiles(_ labels: [String]) -> Bool {
    let words: Set = [
      "build", "dist", "generated", "lib", "object", "out", "output", "raw", "source", "sources",
      "src", "text", "value",
      "values",
    ]
    // Names of files beside others of an earlier or a later time.
    let times: Set = [
      "archive", "backup", "copy", "current", "custom", "deprecated", "draft", "legacy", "local",
      "new", "next", "old",
      "override", "overrides", "previous",
    ]
    return labels.contains { label in
      let plain = label.lowercased()
      let isVersion =
        plain.contains(where: \.isNumber) && plain.allSatisfy { $0.isNumber || "v.-".contains($0) }
      return times.contains(plain) || isVersion
        || Self.words(of: label).contains { words.contains($0.lowercased()) }
    }
  }

  /// Returns a Boolean value that indicates whether the folders of a file say that it is one of a brand or product.
  private static func saysBrand(_ folders: [String]) -> Bool {
    let words = brandWords.union(["theme", "themes"])
    return folders.contains { words.contains($0.lowercased()) }
  }

  /// Words by which names say that files belong to brands or products.
  private static let brandWords: Set = [
    "brand", "brands", "client", "clients", "company", "companies", "customer", "customers",
    "product", "products", "tenant", "tenants",
  ]

  /// The names of contexts for files that override others: `dark` for `dark/colors.json` alone.
  private static func contextNames(_ paths: [[String]]) -> [String] {
    guard paths.count == 1 else { return wordsApart(paths) }
    return wordsApart([paths[0].filter { !ContextWords($0).namedAxes.isEmpty }, []]).dropLast()
  }

  private func agree(_ files: [Int]) -> Bool { agree(files, with: files) }

  private func agree(_ files: [Int], with others: [Int]) -> Bool {
    let files = Set(files)
    let others = Set(others)
    return !overlaps.conflicts.contains { pair in
      files.contains(pair.one) && others.contains(pair.other)
        || files.contains(pair.other) && others.contains(pair.one)
    }
  }

  /// The contexts with the one first that is probably meant without a choice.
  fileprivate static func order(of labels: [String]) -> [Int] {
    let defaults = [
      "default", "light", "day", "base", "normal", "standard", "medium", "comfortable",
    ]
    func rank(_ label: String) -> Int {
      let words = words(of: label).map { $0.lowercased() }
      let axes = ContextWords(label).namedAxes
      return (words.count == 1 ? defaults.firstIndex(of: words[0]) : nil)
        ?? (!axes.isEmpty && axes.values.allSatisfy { $0 == 0 } ? 10 : 20)
    }
    return labels.indices.sorted { (rank(labels[$0]), $0) < (rank(labels[$1]), $1) }
  }

  /// The words of each path that not all of them have, each once: `light` and `dark` of
  /// `light/charts.json` and `dark/charts.dark.json`.
  private static func wordsApart(_ paths: [[String]]) -> [String] {
    let lists = paths.map { $0.flatMap(words) }
    let common = lists.dropFirst().reduce(Set(lists.first ?? [])) { $0.intersection($1) }
    return lists.map { list in
      var seen = common
      return list.filter { seen.insert($0).inserted }.joined(separator: "-")
    }
  }

  private static func withoutCommonWords(_ texts: [String]) -> [String] {
    let lists = texts.map(words)
    let (start, end) = commonEnds(of: lists)
    // The one without more words is what the others override.
    guard start + end > 0, lists.count(where: { $0.count == start + end }) < 2 else { return texts }
    return lists.map { $0[start..<($0.count - end)].joined(separator: "-") }
  }

  /// How many elements all lists begin with, and how many of the others they end with.
  private static func commonEnds(of lists: [[String]]) -> (start: Int, end: Int) {
    let shortest = lists.map(\.count).min() ?? 0
    let start = (0..<shortest).prefix { index in Set(lists.map { $0[index] }).count == 1 }.count
    let end = (0..<(shortest - start)).prefix { index in
      Set(lists.map { $0[$0.count - 1 - index] }).count == 1
    }.count
    return (start, end)
  }

  private static func words(of text: String) -> [String] { SwiftName.words(of: [text]) }

  // MARK: Modifiers

  /// The group with the files of no group that lie beside its own: all below `dark/` count there.
  private func adoptingNeighbors(
    _ group: Alternatives, besides known: Set<Int>
  ) -> Alternatives {
    var group = group
    // What lies beside the files for light and has no other half counts in dark, too: a brand's does not.
    let words = group.labels.map(ContextWords.init)
    let isOverride =
      words.count > 1 && words.allSatisfy(\.rest.isEmpty)
      && words[0].axes.values.allSatisfy { $0 == 0 }
    for file in names.indices where !known.contains(file) {
      for index in group.contexts.indices.dropFirst(isOverride ? 1 : 0) {
        let label = group.contexts[index].label
        let isInside =
          parts[file].contains(label)
          && group.contexts[index].files.contains { other in
            zip(parts[other], parts[file]).prefix { $0 == $1 }.contains { $0.0 == label }
          }
        if isInside, agree(group.contexts[index].files + [file]) {
          group.contexts[index].files.append(file)
          break
        }
      }
    }
    for index in group.contexts.indices { group.contexts[index].files.sort() }
    return group
  }

  /// The group without what counts always, and with what each context overrides in it: `dark-hc` has the files of
  /// `dark` first where it lacks some of its tokens.
  private func layered(_ group: Alternatives) -> Alternatives {
    var group = group
    let words = group.labels.map(ContextWords.init)
    guard words.contains(where: { !$0.namedAxes.isEmpty }) else { return group }
    let own = group.contexts.map(\.files)
    let isOverride = own.indices.dropFirst().map { index in
      overlaps.isPart(own[index], of: own[0]) || overlaps.isCrossing(own[index], own[0])
    }
    // What the default has more than all the others counts in these, too.
    let hasBase =
      words[0].rest.isEmpty && words[0].namedAxes.values.allSatisfy { $0 == 0 }
      && !isOverride.isEmpty && isOverride.allSatisfy { $0 }
    for (index, context) in group.contexts.enumerated() {
      for (below, files) in own.enumerated() where below != index && !(hasBase && below == 0) {
        let isBelow =
          words[below].rest == words[index].rest
          && words[below].isBelow(words[index]) && overlaps.lacks(context.files, some: files)
        if isBelow { group.contexts[index].files = files + group.contexts[index].files }
      }
    }
    if hasBase { group.contexts.removeFirst() }
    return group
  }

  private func modifier(of group: Alternatives) -> ImportPlan.Modifier {
    var contexts = group.contexts.map { context in
      ImportPlan.Modifier.Context(name: context.label, files: context.files.map { names[$0] })
    }
    let words = group.labels.map(ContextWords.init)
    if let axis = words.first?.namedAxes.keys.first,
      words.allSatisfy({ $0.rest.isEmpty && Array($0.axes.keys) == [axis] }),
      Set(words.compactMap { $0.axes[axis] }).count == words.count
    {
      for index in contexts.indices {
        contexts[index].name = axis.contexts[words[index].axes[axis] ?? 0]
      }
      return .init(name: axis.rawValue, contexts: contexts)
    }
    if words.contains(where: { !$0.namedAxes.isEmpty }) {
      return .init(name: "theme", contexts: contexts)
    }
    return .init(name: name(of: group), contexts: contexts)
  }

  private func name(of group: Alternatives) -> String {
    if let kind = ContextKind.all.first(where: { group.labels.allSatisfy($0.isNamed) }) {
      return kind.name
    }
    if isOfBrands(group) { return "brand" }
    guard let stem = group.stem.last else { return ImportPlan.Modifier.neutralName }
    let singular = stem.hasSuffix("s") ? String(stem.dropLast()) : stem
    let known = ["brand", "density", "mode", "platform", "scale", "size", "theme"]
    if let word = known.first(where: { singular.lowercased() == $0 || stem.lowercased() == $0 }) {
      return word
    }
    // `dimension.small.json` is the mode of a collection; `acme/` may be a brand, or a product line of one.
    return group.isCollection ? stem : ImportPlan.Modifier.neutralName
  }

  /// Returns a Boolean value that indicates whether names say that files are those of brands: folders, or what the
  /// files themselves are called apart.
  private func isOfBrands(_ group: Alternatives) -> Bool {
    let files = group.contexts.flatMap(\.files)
    let isFileApart = Set(files.map { parts[$0].last }).count > 1
    return files.contains { file in
      let names = folders + (isFileApart ? parts[file] : parts[file].dropLast())
      let words = names.flatMap(Self.words).map { $0.lowercased() }
      return !Self.brandWords.isDisjoint(with: words)
    }
  }
}

/// A kind of contexts that names have words for, beside those that vary at run time.
struct ContextKind {
  let name: String
  let words: Set<String>

  static let all = [
    ContextKind(
      name: "density",
      words: [
        "comfortable", "compact", "condensed", "cosy", "cozy", "dense", "relaxed", "spacious",
      ]),
    ContextKind(
      name: "size",
      words: [
        "large", "lg", "medium", "md", "small", "sm", "xl", "xs", "x-large", "x-small", "xx-large",
      ]),
    ContextKind(name: "sizeClass", words: ["compact", "regular"]),
    ContextKind(
      name: "platform",
      words: ["android", "desktop", "ios", "macos", "mobile", "tablet", "watchos", "web"]),
  ]

  /// Returns a Boolean value that indicates whether a label is one of the words, perhaps beside words that say nothing
  /// of a context.
  func isNamed(by label: String) -> Bool {
    let plain = label.lowercased()
    if words.contains(plain) { return true }
    let neutral: Set = ["mode", "modes", "platform", "size", "sizes", "theme"]
    let rest = SwiftName.words(of: [plain]).filter { !neutral.contains($0) }
    return words.contains(rest.joined(separator: "-"))
  }
}

extension ContextWords {
  /// Returns a Boolean value that indicates whether what counts in this context counts in another one, too, unless that
  /// says more: `dark` for `dark-hc`.
  fileprivate func isBelow(_ other: ContextWords) -> Bool {
    let nonzero = { (words: ContextWords) in words.namedAxes.filter { $0.value > 0 } }
    return nonzero(self).count < nonzero(other).count
      && (namedAxes[.scheme] ?? 0) == (other.namedAxes[.scheme] ?? 0)
      && nonzero(self).allSatisfy { other.namedAxes[$0.key] == $0.value }
  }
}
