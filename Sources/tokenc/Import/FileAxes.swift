import TokenCompiler

extension ContextWords {
  /// The contexts of scheme, contrast and elevation that there are words for.
  var namedAxes: [ThemeAxis: Int] { axes.filter { $0.key != .sizeClass } }
}

/// Which files are alternatives of one another, and when each counts.
///
/// Files are alternatives where they state much the same tokens with other values. What their paths
/// differ in names their contexts: `color.light.json` and `color.dark.json`, `finn-dark/` and
/// `tori-light/`.
struct FileAxes {
  private(set) var modifiers: [ImportPlan.Modifier] = []
  private let names: [String]
  /// The parts of each file's path: names of folders, and what stands between dots.
  private let parts: [[String]]
  private let document: ForeignDocument
  /// The files that state a token in two ways, the first of them first.
  private var conflicts: Set<Pair> = []

  private struct Pair: Hashable { var one: Int, other: Int }

  init(_ document: ForeignDocument) {
    self.document = document
    names = document.files.map(\.name)
    parts = names.map { name in
      name.split(separator: "/").flatMap { $0.split(separator: ".").map(String.init) }
    }
    var groups: [Alternatives] = []
    for files in alternatives() {
      guard let group = labelled(files) else { continue }
      if let index = groups.firstIndex(where: { $0.labels == group.labels }) {
        for (place, context) in group.contexts.enumerated() {
          groups[index].contexts[place].files += context.files
        }
      } else {
        groups.append(group)
      }
    }
    let known = Set(groups.flatMap { $0.contexts.flatMap(\.files) })
    groups = groups.map { adoptingNeighbors($0, besides: known) }
    var taken: Set<String> = []
    modifiers = groups.map { group in
      var modifier = modifier(of: group)
      modifier.name = modifier.name.numberedIfTaken("-") { taken.insert($0).inserted }
      return modifier
    }
  }

  /// Files that exclude each other, by what they are called apart.
  private struct Alternatives {
    var labels: [String] { contexts.map(\.label) }
    var contexts: [(label: String, files: [Int])]
    /// The names that all of them have in their paths, before the part in which they differ.
    var stem: [String]
    /// Whether the last of these stands in the name of the files themselves.
    var isCollection: Bool
  }

  // MARK: Alternatives

  private mutating func alternatives() -> [[Int]] {
    let places = Dictionary(grouping: document.tokens.indices) { document.tokens[$0].path }
    var counts = [Int](repeating: 0, count: names.count)
    for tokens in places.values {
      for file in Set(tokens.map { document.tokens[$0].file }) { counts[file] += 1 }
    }
    var shared: [Pair: (all: Int, different: Int)] = [:]
    for tokens in places.values where tokens.count > 1 {
      for (place, one) in tokens.enumerated() {
        for other in tokens[(place + 1)...] {
          let (first, second) = (document.tokens[one], document.tokens[other])
          guard first.file != second.file else { continue }
          let pair = Pair(one: min(first.file, second.file), other: max(first.file, second.file))
          shared[pair, default: (0, 0)].all += 1
          if first.value != second.value || first.alpha != second.alpha {
            shared[pair, default: (0, 0)].different += 1
          }
        }
      }
    }
    var group = Array(names.indices)
    func root(_ file: Int) -> Int {
      var file = file
      while group[file] != file { file = group[file] }
      return file
    }
    conflicts = Set(shared.filter { $0.value.different > 0 }.keys)
    for (pair, count) in shared where count.different > 0 {
      let isMost = count.all * 2 >= min(counts[pair.one], counts[pair.other])
      guard isMost || isNamedApart(pair.one, pair.other) else { continue }
      let (one, other) = (root(pair.one), root(pair.other))
      if one != other { group[max(one, other)] = min(one, other) }
    }
    return names.indices.grouped(by: root).map(\.elements).filter { $0.count > 1 }
  }

  private func isNamedApart(_ one: Int, _ other: Int) -> Bool {
    let words = [one, other].map { file in
      Set(
        parts[file].flatMap { ContextWords($0).namedAxes.map { "\($0.key.rawValue) \($0.value)" } })
    }
    return words[0] != words[1]
  }

  // MARK: Names

  /// What the paths of some files differ in; `nil` where that is not one label for each.
  private func labelled(_ files: [Int]) -> Alternatives? {
    let paths = files.map { parts[$0] }
    let count = paths.map(\.count).min() ?? 0
    var differing: [[String]]
    var stem: [String]
    if paths.allSatisfy({ $0.count == count }) {
      let places = (0..<count).filter { place in Set(paths.map { $0[place] }).count > 1 }
      differing = paths.map { path in places.map { path[$0] } }
      stem = Array(paths[0].prefix(places.first ?? 0))
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
      found.allSatisfy({ !$0.label.isEmpty })
    else { return nil }
    let order = Self.order(of: found.map(\.label))
    let folders = names[files[0]].split(separator: "/").count - 1
    return Alternatives(
      contexts: order.map { found[$0] }, stem: stem, isCollection: stem.count > folders)
  }

  /// What files are called apart that override others: `dark` for `dark/colors.json` alone.
  private static func contextNames(_ paths: [[String]]) -> [String] {
    guard paths.count == 1 else { return wordsApart(paths) }
    return wordsApart([paths[0].filter { !ContextWords($0).namedAxes.isEmpty }, []]).dropLast()
  }

  private func agree(_ files: [Int]) -> Bool {
    !conflicts.contains { files.contains($0.one) && files.contains($0.other) }
  }

  /// The contexts with the one first that is probably meant without a choice.
  private static func order(of labels: [String]) -> [Int] {
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
    let start = (0..<shortest).prefix { place in Set(lists.map { $0[place] }).count == 1 }.count
    let end = (0..<(shortest - start)).prefix { place in
      Set(lists.map { $0[$0.count - 1 - place] }).count == 1
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

  private func modifier(of group: Alternatives) -> ImportPlan.Modifier {
    var contexts = group.contexts.map { context in
      ImportPlan.Modifier.Context(name: context.label, files: context.files.map { names[$0] })
    }
    let words = group.labels.map(ContextWords.init)
    if words.allSatisfy({ $0.rest.isEmpty && Array($0.axes.keys) == [.scheme] }) {
      for index in contexts.indices {
        contexts[index].name = ThemeAxis.scheme.contexts[words[index].axes[.scheme] ?? 0]
      }
      return .init(name: ThemeAxis.scheme.rawValue, contexts: contexts)
    }
    if ProbableRole.json(ofModifier: "theme", contexts: group.labels, namesRest: true) != nil {
      return .init(name: "theme", contexts: contexts)
    }
    return .init(name: Self.name(of: group), contexts: contexts)
  }

  private static func name(of group: Alternatives) -> String {
    let kinds: KeyValuePairs<String, Set<String>> = [
      "density": ["comfortable", "compact", "condensed", "cosy", "cozy", "relaxed", "spacious"],
      "size": ["large", "lg", "medium", "md", "small", "sm", "xl", "xs"],
      "platform": ["android", "desktop", "ios", "mobile", "tablet", "web"],
    ]
    let labels = group.labels.map { $0.lowercased() }
    for (name, words) in kinds where labels.allSatisfy(words.contains) { return name }
    guard let stem = group.stem.last else { return "brand" }
    let singular = stem.hasSuffix("s") ? String(stem.dropLast()) : stem
    let known = ["brand", "density", "mode", "platform", "scale", "size", "theme"]
    if let word = known.first(where: { singular.lowercased() == $0 || stem.lowercased() == $0 }) {
      return word
    }
    // `dimension.small.json` is the mode of a collection; `acme/` is a brand.
    return group.isCollection ? stem : "brand"
  }
}
