import TokenCompiler

/// A Boolean value that indicates whether imported tokens have the values that their own system published.
///
/// The published values are converted as an import converts any, each as a value of the type of the
/// token that it stands for; references between them are followed.
package struct PublishedComparison: Sendable {
  /// A choice of contexts in which values were published.
  package struct View: Sendable {
    /// For example `scheme=dark`; empty for the default.
    package var contexts: String
    package var equalCount = 0
    package var different: [Difference] = []
    /// The published values in a form that can't be read as a value of the token's type.
    package var incomparable: [Difference] = []
    /// The paths of the tokens without a published value.
    package var missing: [String] = []
    /// The published names without a token, each in the first view that has it.
    package var unclaimed: [String] = []
  }

  package struct Difference: Sendable {
    package var path: String
    package var name: String
    package var published: String
    package var imported: String
    package var range: SourceRange
    /// Why the published value can't be compared, if so.
    package var loss: Diagnostic?
  }

  package private(set) var views: [View] = []
  /// How paths become names, as sentences, the most frequent first.
  package private(set) var rules: [String] = []
  /// The blocks that fit no contexts.
  package private(set) var unread: [String] = []

  package var hasDifferences: Bool { views.contains { !$0.different.isEmpty } }

  /// A value that may be published: a token's, or a part of a text style's.
  fileprivate struct Item {
    var path: [String]
    var value: TokenValue
    /// The part of the path that published names have.
    let keys: [String]

    init(path: [String], value: TokenValue) {
      self.path = path
      self.value = value
      keys = path.map(NameIndex.key)
    }
  }

  package init(
    _ imported: Importer.Result, with published: PublishedValues
  ) throws(RunFailure) {
    let choices = Self.choices(of: published, in: imported, unread: &unread)
    var rules: [NameRule] = []
    var unclaimed: Set<String> = []
    for (choice, blocks) in choices {
      let items = try Self.items(of: imported, choosing: choice)
      var names: [String: ForeignValue] = [:]
      var order: [String] = []
      var faults: [String: String] = [:]
      for block in blocks {
        for value in block.values {
          if names.updateValue(value.value, forKey: value.name) == nil { order.append(value.name) }
          faults[value.name] = block.faults[value.name]
        }
      }
      // The default has every name; what counts in one context alone has few.
      let index = NameIndex(order)
      if rules.isEmpty { rules = NameRule.found(items, names: order) }
      let title = choice.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
      var view = Self.view(title, items, names, faults, rules)
      let claimed = Set(items.flatMap { item in rules.compactMap { $0.name(of: item, in: index) } })
      view.unclaimed = order.filter { !claimed.contains($0) && unclaimed.insert($0).inserted }
      views.append(view)
    }
    self.rules = rules.map(\.sentence)
  }

  // MARK: Contexts

  private typealias Choice = (contexts: [Assignment], blocks: [PublishedValues.Block])

  private static func choices(
    of published: PublishedValues, in imported: Importer.Result, unread: inout [String]
  ) -> [Choice] {
    var found: [(contexts: [Assignment], block: PublishedValues.Block)] = []
    for block in published.blocks {
      var contexts = block.stated
      for modifier in imported.modifiers
      where !contexts.contains(where: { $0.name == modifier.name }) {
        guard let context = Self.context(of: modifier, in: block.title),
          let assignment = Assignment("\(modifier.name)=\(context)")
        else { continue }
        contexts.append(assignment)
      }
      // What is said of a scheme or contrast must be one of the import.
      let wanted = block.stated.isEmpty ? Self.axes(of: block.title).filter { $0.value == 1 } : [:]
      let chosen = contexts.flatMap { Self.axes(of: $0.value) }
      guard wanted.allSatisfy({ axis in chosen.contains { $0 == axis } }) else {
        unread.append(block.title)
        continue
      }
      // A default's own block is that of the default.
      let others = contexts.filter { assignment in
        imported.modifiers.first { $0.name == assignment.name }?.contexts.first != assignment.value
      }
      found.append((others, block))
    }
    let all = found.map(\.contexts).unique()
    let sorted = all.contains([]) || all.isEmpty ? all : [[]] + all
    return sorted.sorted { $0.count < $1.count }.compactMap { choice -> Choice? in
      let blocks = found.filter { Set($0.contexts).isSubset(of: choice) }
        .sorted { $0.contexts.count < $1.contexts.count }.map(\.block)
      return blocks.isEmpty ? nil : (choice, blocks)
    }
  }

  /// The context of which a selector, a media query or a name of a file has the words, or the words for
  /// the same scheme and contrast.
  private static func context(
    of modifier: (name: String, contexts: [String]), in title: String
  ) -> String? {
    let words = ImportConversion.words(of: plain(title))
    let axes = axes(of: title)
    func isThere(_ context: String) -> Bool {
      let wanted = ContextWords(context)
      let wantedAxes = Self.axes(of: context)
      guard !wanted.rest.isEmpty || !wantedAxes.isEmpty else {
        return words.joined().hasWord(ImportConversion.words(of: context).joined())
      }
      return wantedAxes.allSatisfy { axes[$0.key] == $0.value }
        && wanted.rest.flatMap(ImportConversion.words).allSatisfy(words.contains)
    }
    func count(_ context: String) -> Int {
      Self.axes(of: context).count + ContextWords(context).rest.count
    }
    return modifier.contexts.filter(isThere).max { count($0) < count($1) }
  }

  private static func axes(of text: String) -> [ThemeAxis: Int] {
    ContextWords(plain(text)).namedAxes
  }

  /// A selector without what it excludes.
  private static func plain(_ title: String) -> String {
    var result = ""
    var rest = title
    while let parts = rest.divided(at: ":not(") {
      result += parts.before
      rest = parts.after.firstIndex(of: ")").map { String(parts.after[$0...].dropFirst()) } ?? ""
    }
    return result + rest
  }

  // MARK: Values

  private static func items(
    of imported: Importer.Result, choosing choice: [Assignment]
  ) throws(RunFailure) -> [Item] {
    try values(of: imported.files, choosing: choice).flatMap { text, value -> [Item] in
      let path = imported.sourcePaths[text] ?? text.split(separator: ".").map(String.init)
      guard case .typography(let style) = value else { return [Item(path: path, value: value)] }
      return style.members.map { Item(path: path + [$0.key], value: $0.value) }
    }
  }

  private static func values(
    of files: ImportedFiles, choosing choice: [Assignment]
  ) throws(RunFailure) -> [(path: String, value: TokenValue)] {
    guard !files.files.isEmpty else { return [] }
    var options = InputOptions()
    options.themes = .chosen
    options.modifiers = choice
    let table = try files.load(options).table
    return table.tokens.compactMap { token in
      table.value(of: token, in: 0).map { (token.text, $0) }
    }
  }

  private static func view(
    _ title: String, _ items: [Item], _ names: [String: ForeignValue],
    _ faults: [String: String], _ rules: [NameRule]
  ) -> View {
    var view = View(contexts: title)
    let index = NameIndex(Array(names.keys))
    var pairs: [(item: Item, name: String)] = []
    var claims: [String: Int] = [:]
    for item in items {
      if let name = rules.lazy.compactMap({ $0.name(of: item, in: index) }).first {
        pairs.append((item, name))
        claims[name, default: 0] += 1
      } else {
        view.missing.append(item.path.joined(separator: "."))
      }
    }
    // A name that several paths would have can be that of any of them.
    view.missing += pairs.filter { claims[$0.name] != 1 }.map {
      $0.item.path.joined(separator: ".")
    }
    pairs.removeAll { claims[$0.name] != 1 }
    let types = Dictionary(firstOf: pairs.map { ($0.name, $0.item.value.type) })
    let conversion = Self.converted(names, types)
    var converted = conversion.values
    var losses = conversion.losses
    for (name, reason) in faults {
      guard let range = names[name]?.range else { continue }
      converted[name] = nil
      losses[name] = .incomparable(name, reason, at: range)
    }
    for (item, name) in pairs {
      guard let source = names[name] else { continue }
      let found = converted[name]
      let difference = Difference(
        path: item.path.joined(separator: "."), name: name,
        published: found?.shortText ?? source.shown, imported: item.value.shortText,
        range: source.range, loss: losses[name])
      if difference.loss != nil {
        view.incomparable.append(difference)
      } else if let found, PublishedValue.isSame(found, item.value) {
        view.equalCount += 1
      } else {
        view.different.append(difference)
      }
    }
    return view
  }

  private static func converted(
    _ names: [String: ForeignValue], _ types: [String: TokenType]
  ) -> (values: [String: TokenValue], losses: [String: Diagnostic]) {
    var document = ForeignDocument(.dtcgDraft)
    let file = document.addFile("published")
    for (name, value) in names.sorted(byBytesOf: \.key) {
      var value = value
      if let text = value.text { value.content = .text(PublishedValue.text(text, names)) }
      var token = ForeignToken(path: [name], range: value.range, file: file, value: value)
      token.typeName = types[name]?.rawValue
      document.tokens.append(token)
    }
    document.steps = [.files([file])]
    var diagnostics = DiagnosticCollector()
    let result = Importer.run(
      document, options: ImportOptions(numberUnit: .px), reporting: &diagnostics)
    let values = (try? values(of: result.files, choosing: [])) ?? []
    return (
      Dictionary(firstOf: values.map { ($0.path, $0.value) }), diagnostics.losses
    )
  }
}

private enum PublishedValue {
  /// A text of a style sheet with its references as an import reads them.
  static func text(_ text: String, _ names: [String: ForeignValue]) -> String {
    // Values that are nested deeper can't be compared.
    guard let result = withReferences(text, names, depth: 0) else { return text }
    return ForeignReference.pieces(of: result).map { piece in
      switch piece {
      case .text(let text): text
      // `{a.b}` of a tree of names is what is called `a-b` here.
      case .reference(let path):
        "{\(names[path] == nil ? path.split(separator: ".").joined(separator: "-") : path)}"
      }
    }.joined()
  }

  /// How many properties that are not there may stand in one another's place.
  private static let maximumDepth = 32

  /// - Returns: `nil` for a text that is nested too deep.
  private static func withReferences(
    _ text: String, _ names: [String: ForeignValue], depth: Int
  ) -> String? {
    guard depth < maximumDepth else { return nil }
    let start = Array("var(--".utf8)
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      guard byte == start[0], rest.starts(with: start) else {
        result.append(byte)
        rest.removeFirst()
        continue
      }
      rest = rest.dropFirst(start.count)
      var depthWithin = 1
      let inner = rest.prefix { byte in
        if byte == UInt8(ascii: "(") { depthWithin += 1 }
        if byte == UInt8(ascii: ")") { depthWithin -= 1 }
        return depthWithin > 0
      }
      rest = rest.dropFirst(inner.count + 1)
      let words = inner.split(separator: UInt8(ascii: ","), maxSplits: 1).map {
        String(decoding: $0, as: UTF8.self).trimmingSpaces
      }
      let name = words.first ?? ""
      if names[name] != nil || words.count < 2 {
        result += "{\(name)}".utf8
      } else {
        // A value in the place of a property that is not there may have others in it.
        guard let other = withReferences(words[1], names, depth: depth + 1) else { return nil }
        result += other.utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether two values are the same to a screen: half a step of eight bits, a
  /// hundredth of a pixel.
  static func isSame(_ one: TokenValue, _ other: TokenValue) -> Bool {
    switch (one, other) {
    case (.color(let one), .color(let other)): isSame(one, other)
    case (.dimension(let one), .dimension(let other)): areNear([one], [other])
    case (.number(let one), .number(let other)): isNear(one, other, 0.001)
    case (.duration(let one), .duration(let other)):
      isNear(one.milliseconds, other.milliseconds, 0.01)
    case (.fontWeight(let one), .fontWeight(let other)): one.number == other.number
    case (.fontFamily(let one), .fontFamily(let other)):
      one.names.map { $0.lowercased() } == other.names.map { $0.lowercased() }
    case (.cubicBezier(let one), .cubicBezier(let other)):
      zip([one.x1, one.y1, one.x2, one.y2], [other.x1, other.y1, other.x2, other.y2])
        .allSatisfy { isNear($0, $1, 0.001) }
    case (.shadow(let one), .shadow(let other)):
      one.layers.count == other.layers.count
        && zip(one.layers, other.layers).allSatisfy { one, other in
          isSame(one.color, other.color) && (one.inset ?? false) == (other.inset ?? false)
            && areNear(
              [one.offsetX, one.offsetY, one.blur, one.spread],
              [other.offsetX, other.offsetY, other.blur, other.spread])
        }
    default: one.shortText == other.shortText
    }
  }

  private static func isNear(_ one: Double, _ other: Double, _ distance: Double) -> Bool {
    (one - other).magnitude <= max(distance, one.magnitude * 0.0005)
  }

  private static func isSame(_ one: Color, _ other: Color) -> Bool {
    // Nothing is seen of a color without opacity.
    if one.opacity == 0, other.opacity == 0 { return true }
    let left = one.converted(to: .srgb)
    let right = other.converted(to: .srgb)
    return (0..<3).allSatisfy {
      isNear(left.components[$0] ?? 0, right.components[$0] ?? 0, 0.0021)
    } && isNear(one.opacity, other.opacity, 0.0051)
  }

  private static func areNear(_ one: [Dimension], _ other: [Dimension]) -> Bool {
    zip(one, other).allSatisfy { isNear($0.points(perRem: 16), $1.points(perRem: 16), 0.01) }
  }
}

/// Published names by what they are without their spelling.
private struct NameIndex {
  private var names: [String: String] = [:]

  init(_ found: [String]) {
    for name in found.sorted(byBytesOf: \.self) {
      let key = Self.key(name)
      // Of two names with one key, either may be meant.
      names[key] = names[key] == nil ? name : ""
    }
  }

  subscript(key: String) -> String? { names[key].flatMap { $0.isEmpty ? nil : $0 } }

  /// Letters and digits alone, in lower case: `colorBg` of `color-bg` and `color.BG`.
  static func key(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// How a path becomes a published name, whatever that puts between words.
private struct NameRule: Equatable {
  /// The text before each name.
  var prefix: String
  /// The first names of the paths that the rule is for, which are not in their names.
  var dropped: [String]
  /// A Boolean value that indicates whether the last name alone of the path is in its name.
  var isLastName = false
  /// A sample, of a path and its name.
  var sample = ""

  /// The last names that stand for the group itself.
  private static let ownNames: Set = ["$root", "_", "default", "base", "DEFAULT"]

  func name(of item: PublishedComparison.Item, in index: NameIndex) -> String? {
    guard item.path.count > dropped.count, item.path.starts(with: dropped) else { return nil }
    let rest = isLastName ? item.keys.suffix(1) : item.keys[dropped.count...]
    if let name = index[prefix + rest.joined()] { return name }
    guard rest.count > 1, let last = item.path.last, Self.ownNames.contains(last) else {
      return nil
    }
    return index[prefix + rest.dropLast().joined()]
  }

  /// The rules that give most of the paths a name, the best first. One that gives few of the paths that
  /// it is for a name is none, as it would join what is alike by chance.
  static func found(_ items: [PublishedComparison.Item], names: [String]) -> [NameRule] {
    let index = NameIndex(names)
    var prefixCounts: [String: Int] = [:]
    for name in names {
      let words = ImportConversion.words(of: name)
      for count in 1...3 where words.count > count {
        prefixCounts[words.prefix(count).joined(), default: 0] += 1
      }
    }
    let frequent = prefixCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(30).map(
      \.key)
    var starts: [[String]: Int] = [:]
    for path in items.map(\.path) {
      for count in 1...2 where path.count > count {
        starts[Array(path.prefix(count)), default: 0] += 1
      }
    }
    let dropped = starts.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
    }.prefix(30).map(\.key)
    let prefixes = [""] + frequent
    let whole = prefixes.flatMap { prefix in
      ([[]] + dropped).map { NameRule(prefix: prefix, dropped: $0) }
    }
    let candidates =
      whole + prefixes.map { NameRule(prefix: $0, dropped: [], isLastName: true) }
    var rest = items
    var rules: [NameRule] = []
    while rules.count < 8, !rest.isEmpty {
      let counts = candidates.compactMap { rule -> (rule: NameRule, count: Int)? in
        let count = Set(rest.compactMap { rule.name(of: $0, in: index) }).count
        let all = rest.count { $0.path.starts(with: rule.dropped) }
        return rules.isEmpty || count >= 3 && count * 2 >= all ? (rule, count) : nil
      }
      guard let best = counts.max(by: { $0.count < $1.count }), best.count > 0 else { break }
      var rule = best.rule
      if let item = rest.first(where: { rule.name(of: $0, in: index) != nil }) {
        rule.sample =
          "'\(item.path.joined(separator: "."))' is '\(rule.name(of: item, in: index) ?? "")'"
      }
      rules.append(rule)
      rest.removeAll { rule.name(of: $0, in: index) != nil }
    }
    return rules
  }

  var sentence: String {
    let start = prefix.isEmpty ? "" : "'\(prefix)' before "
    if isLastName { return "\(start)the last name of the path: \(sample)" }
    let path = dropped.isEmpty ? "the path" : "the path without '\(dropped.joined(separator: "."))'"
    return "\(start)\(path): \(sample)"
  }
}

extension Diagnostic {
  package static func unlikePublished(
    _ difference: PublishedComparison.Difference, in contexts: String
  ) -> Diagnostic {
    .error(
      .unlikePublished,
      "'\(difference.name)' is \(difference.published), and token '\(difference.path)' is "
        + difference.imported + (contexts.isEmpty ? "" : " in '\(contexts)'"),
      at: difference.range)
  }

  /// A published value that can't be compared.
  static func incomparable(_ name: String, _ reason: String, at range: SourceRange) -> Diagnostic {
    var result = leftOut("'\(name)' can't be compared: \(reason)", at: range, key: reason)
    result.loss = Loss(of: name, reason)
    return result
  }
}

extension Diagnostic.ID {
  package static let unlikePublished = Self("differs")
}
