import TokenCompiler

/// The names by which paths tell files apart.
extension FileAxes {
  /// The labels in which the paths of some files differ; `nil` where that is not one label for each.
  func labelled(_ files: [Int]) -> Alternatives? {
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
  static let brandWords: Set = [
    "brand", "brands", "client", "clients", "company", "companies", "customer", "customers",
    "product", "products", "tenant", "tenants",
  ]

  /// The names of contexts for files that override others: `dark` for `dark/colors.json` alone.
  private static func contextNames(_ paths: [[String]]) -> [String] {
    guard paths.count == 1 else { return wordsApart(paths) }
    return wordsApart([paths[0].filter { !ContextWords($0).namedAxes.isEmpty }, []]).dropLast()
  }

  /// The contexts with the one first that is probably meant without a choice.
  static func order(of labels: [String]) -> [Int] {
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
  static func wordsApart(_ paths: [[String]]) -> [String] {
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

  static func words(of text: String) -> [String] { SwiftName.words(of: [text]) }
}
