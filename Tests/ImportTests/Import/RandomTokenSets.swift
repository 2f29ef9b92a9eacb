import TestSupport

/// Token sets made by chance, which can be written as files of several tools.
///
/// A path says what its token is: `len.a` a length in pixels, `col.a` a color, `text.a` a text style.
struct RandomTokenSets {
  indirect enum Sum {
    case number(Int)
    case reference(String)
    case sum(Sum, Sum)
    case product(Sum, Int)
  }

  enum Value {
    case length(Sum)
    case color(Int)
    case alias(String)
    /// A color with another opacity, in hundredths.
    case faded(String, Int)
    /// A color nearer to white by hundredths of the way, in sRGB.
    case lightened(String, Int)
    /// The size, the spacing as a length or in hundredths of the size, and the line height in hundredths.
    case textStyle(size: Sum, spacing: Sum?, percentage: Int, lineHeight: Int)
  }

  struct Set {
    var name: String
    var tokens: [(path: String, value: Value)]
    /// The contexts in which it counts, as indices by the name of a modifier; in all if there is none.
    var contexts: [String: [Int]] = [:]
  }

  /// In the order in which they count.
  var sets: [Set] = []
  /// The modifiers and their contexts.
  var modifiers: [(name: String, contexts: [String])] = []

  enum Form: CaseIterable {
    case tokensStudio, styleDictionary, draft
  }

  private static let names = ["a", "b", "c", "d"]

  init(_ form: Form, using random: inout SeededGenerator) {
    let known = [
      ("scheme", ["light", "dark"]), ("brand", ["acme", "orbit"]),
      ("size", Bool.random(using: &random) ? ["small", "large"] : ["small", "orbit"]),
    ]
    modifiers = known.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)).map {
      ($0.0, $0.1)
    }
    sets = [Set(name: "core", tokens: Self.core(form, using: &random))]
    for modifier in modifiers {
      for (index, context) in modifier.contexts.enumerated() {
        var set = Set(
          name: "\(modifier.name)-\(context)", tokens: Self.tokens(form, 4, using: &random))
        set.contexts[modifier.name] = [index]
        sets.append(set)
      }
    }
    guard form == .tokensStudio else { return }
    sets.append(Set(name: "top", tokens: Self.tokens(form, 4, using: &random)))
    if modifiers.count > 1 {
      var both = Set(name: "both", tokens: Self.tokens(form, 2, using: &random))
      for modifier in modifiers.prefix(2) {
        both.contexts[modifier.name] = [Int.random(in: 0...1, using: &random)]
      }
      sets.append(both)
    }
    sets.shuffle(using: &random)
  }

  /// A value for most names, so that not all references lead nowhere.
  private static func core(
    _ form: Form, using random: inout SeededGenerator
  ) -> [(path: String, value: Value)] {
    var tokens = Dictionary(
      Self.tokens(form, 6, using: &random).map { ($0.path, $0.value) }, uniquingKeysWith: { $1 })
    for name in names where Int.random(in: 0..<8, using: &random) > 0 {
      tokens["len.\(name)"] = .length(.number(Int.random(in: 1...40, using: &random)))
      tokens["col.\(name)"] = .color(Int.random(in: 0...0xFFFFFF, using: &random))
    }
    return tokens.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func tokens(
    _ form: Form, _ count: Int, using random: inout SeededGenerator
  ) -> [(path: String, value: Value)] {
    var tokens: [String: Value] = [:]
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      let name = names.randomElement(using: &random) ?? "a"
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: tokens["len.\(name)"] = length(using: &random)
      case 4..<8: tokens["col.\(name)"] = color(form, using: &random)
      default: tokens["text.\(name)"] = textStyle(using: &random)
      }
    }
    return tokens.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// A name that a token has, or now and then one that none has.
  private static func target(_ group: String, using random: inout SeededGenerator) -> String {
    let isMissing = Int.random(in: 0..<40, using: &random) == 0
    return "\(group).\(isMissing ? "gone" : names.randomElement(using: &random) ?? "a")"
  }

  private static func length(using random: inout SeededGenerator) -> Value {
    Int.random(in: 0..<4, using: &random) == 0
      ? .alias(target("len", using: &random)) : .length(sum(2, using: &random))
  }

  private static func sum(_ depth: Int, using random: inout SeededGenerator) -> Sum {
    switch Int.random(in: 0..<(depth == 0 ? 2 : 5), using: &random) {
    case 0: .number(Int.random(in: 1...40, using: &random))
    case 1 where depth < 2: .reference(target("len", using: &random))
    case 2: .sum(sum(depth - 1, using: &random), sum(depth - 1, using: &random))
    case 3: .product(sum(depth - 1, using: &random), Int.random(in: 2...3, using: &random))
    default: .number(Int.random(in: 1...40, using: &random))
    }
  }

  private static func color(_ form: Form, using random: inout SeededGenerator) -> Value {
    let hundredths = Int.random(in: 1...99, using: &random)
    let target = target("col", using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .alias(target)
    case 1: return .faded(target, hundredths)
    case 2 where form == .tokensStudio: return .lightened(target, hundredths)
    default: return .color(Int.random(in: 0...0xFFFFFF, using: &random))
    }
  }

  private static func textStyle(using random: inout SeededGenerator) -> Value {
    .textStyle(
      size: Bool.random(using: &random)
        ? .number(Int.random(in: 8...40, using: &random))
        : .reference(target("len", using: &random)),
      spacing: Bool.random(using: &random) ? nil : .reference(target("len", using: &random)),
      percentage: Int.random(in: -5...9, using: &random),
      lineHeight: Int.random(in: 90...200, using: &random))
  }

  /// The choices of a context for each modifier.
  var choices: [[String: Int]] {
    modifiers.reduce([[:]]) { choices, modifier in
      choices.flatMap { choice in
        modifier.contexts.indices.map { choice.merging([modifier.name: $0]) { $1 } }
      }
    }
  }
}

// MARK: Writing

extension RandomTokenSets {
  /// The files, in order.
  func files(_ form: Form) -> [(path: String, text: String)] {
    if form == .tokensStudio { return [("tokens.json", tokensStudioText)] }
    return sets.map { ("\($0.name).json", Self.object($0.tokens, form)) }
  }

  /// The contexts of files, as `MODIFIER:CONTEXT` by their path.
  func contexts(_ form: Form) -> [String: String] {
    guard form != .tokensStudio else { return [:] }
    var contexts: [String: String] = [:]
    for set in sets {
      for modifier in modifiers {
        guard let index = set.contexts[modifier.name]?.first else { continue }
        contexts["\(set.name).json"] = "\(modifier.name):\(modifier.contexts[index])"
      }
    }
    return contexts
  }

  private var tokensStudioText: String {
    let members = sets.map { "\"\($0.name)\": \(Self.object($0.tokens, .tokensStudio))" }
    let order = sets.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let themes = modifiers.flatMap { modifier in
      modifier.contexts.indices.map { index in
        let on = sets.enumerated().filter {
          $1.contexts.isEmpty || $1.contexts[modifier.name]?.contains(index) == true
        }
        let selection = on.map {
          "\"\($1.name)\": \"\($0 % 3 == 0 && $1.contexts.isEmpty ? "source" : "enabled")\""
        }
        return """
          {"name": "\(modifier.contexts[index])", "group": "\(modifier.name)",
           "selectedTokenSets": {\(selection.joined(separator: ", "))}}
          """
      }
    }
    return """
      {\(members.joined(separator: ",\n")),
       "$metadata": {"tokenSetOrder": [\(order)]}, "$themes": [\(themes.joined(separator: ",\n"))]}
      """
  }

  private static func object(_ tokens: [(path: String, value: Value)], _ form: Form) -> String {
    let groups = ["len", "col", "text"].map { group in
      let members = tokens.filter { $0.path.hasPrefix(group + ".") }.map { token in
        "\"\(token.path.dropFirst(group.count + 1))\": {\(text(token.value, in: group, form))}"
      }
      return "\"\(group)\": {\(members.joined(separator: ", "))}"
    }
    return "{\(groups.joined(separator: ", "))}"
  }

  private static func text(_ value: Value, in group: String, _ form: Form) -> String {
    let sign = form == .draft ? "$" : ""
    let length = form == .tokensStudio ? "spacing" : "dimension"
    let type = ["len": length, "col": "color", "text": "typography"][group] ?? ""
    func member(_ value: String, _ more: String = "") -> String {
      "\"\(sign)value\": \(value), \"\(sign)type\": \"\(type)\"\(more)"
    }
    func modify(_ kind: String, _ hundredths: Int) -> String {
      ", \"$extensions\": {\"studio.tokens\": {\"modify\": {\"type\": \"\(kind)\", \"space\": \"srgb\", "
        + "\"value\": \"0.\(hundredths < 10 ? "0" : "")\(hundredths)\"}}}"
    }
    switch value {
    case .length(let sum): return member("\"\(text(sum))\"")
    case .color(let number):
      let digits = String(number, radix: 16)
      return member("\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\"")
    case .alias(let target): return member("\"{\(target)}\"")
    case .faded(let target, let opacity):
      switch form {
      case .tokensStudio: return member("\"{\(target)}\"", modify("alpha", opacity))
      case .styleDictionary: return member("\"rgba({\(target)}, \(opacity)%)\"")
      case .draft: return member("\"{\(target)}\"", ", \"alpha\": \(Double(opacity) / 100)")
      }
    case .lightened(let target, let amount):
      return member("\"{\(target)}\"", modify("lighten", amount))
    case .textStyle(let size, let spacing, let percentage, let lineHeight):
      return member(
        """
        {"fontFamily": "Inter", "fontWeight": "400", "fontSize": "\(text(size))",
         "letterSpacing": "\(spacing.map(text) ?? "\(percentage)%")", "lineHeight": "\(lineHeight)%"}
        """)
    }
  }

  private static func text(_ sum: Sum) -> String {
    switch sum {
    case .number(let number): "\(number)px"
    case .reference(let path): "{\(path)}"
    case .sum(let one, let other): "\(text(one)) + \(text(other))"
    case .product(.sum(let one, let other), let factor):
      "(\(text(one)) + \(text(other))) * \(factor)"
    case .product(let one, let factor): "\(text(one)) * \(factor)"
    }
  }
}

// MARK: What they mean

/// What the tools make of token sets in one context of each modifier, as their documents say: later sets
/// replace tokens of earlier ones, and then references are followed, each to its own result.
struct SlowTokenReference {
  private var values: [String: RandomTokenSets.Value] = [:]

  init(_ sets: RandomTokenSets, choosing choice: [String: Int]) {
    for set in sets.sets {
      let isOn =
        set.contexts.isEmpty
        || set.contexts.contains { name, contexts in
          choice[name].map { contexts.contains($0) } ?? false
        }
      guard isOn else { continue }
      for token in set.tokens { values[token.path] = token.value }
    }
  }

  var paths: [String] { values.keys.sorted() }

  /// The numbers that make a value: a length; red, green, blue and opacity; or size, spacing and line
  /// height. None if a reference leads nowhere.
  func numbers(at path: String, after visited: Set<String> = []) -> [Double]? {
    guard let value = values[path], !visited.contains(path) else { return nil }
    let visited = visited.union([path])
    switch value {
    case .length(let sum): return number(sum, visited).map { [$0] }
    case .color(let number):
      return [16, 8, 0].map { Double(number >> $0 & 255) / 255 } + [1]
    case .alias(let target): return numbers(at: target, after: visited)
    case .faded(let target, let hundredths):
      return numbers(at: target, after: visited).map { $0.prefix(3) + [Double(hundredths) / 100] }
    case .lightened(let target, let hundredths):
      return numbers(at: target, after: visited).map { color in
        color.prefix(3).map { $0 + (1 - $0) * Double(hundredths) / 100 } + [color[3]]
      }
    case .textStyle(let size, let spacing, let percentage, let lineHeight):
      guard let size = number(size, visited) else { return nil }
      guard let spacing else {
        return [size, size * Double(percentage) / 100, Double(lineHeight) / 100]
      }
      return number(spacing, visited).map { [size, $0, Double(lineHeight) / 100] }
    }
  }

  private func number(_ sum: RandomTokenSets.Sum, _ visited: Set<String>) -> Double? {
    switch sum {
    case .number(let number): return Double(number)
    case .reference(let path): return numbers(at: path, after: visited)?.first
    case .sum(let one, let other):
      guard let one = number(one, visited), let other = number(other, visited) else { return nil }
      return one + other
    case .product(let one, let factor): return number(one, visited).map { $0 * Double(factor) }
    }
  }
}
