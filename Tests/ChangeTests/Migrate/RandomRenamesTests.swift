import CommandSupport
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

/// What servers send has to mean after any renames what it meant before them, also where groups extend
/// groups, in several files and brands.
@Suite("Random renames in random sets with groups that extend groups")
struct RandomRenamesTests {
  @Test("every old string means the same value, and no enum answers to what it never was sent")
  func strings() throws {
    var (renamed, heirs) = (0, 0)
    let rounds = Effort.rounds(400, short: 80)
    // In these a brand overrides a token that has former names already.
    let overrides: [UInt64] = Effort.isWhole ? [] : [82, 232, 337]
    for seed in Array(0..<UInt64(rounds)) + overrides {
      var set = RandomTokens(seed: seed)
      let renames = set.renames()
      let folder = try TemporaryFolder()
      for (name, text) in set.files { try folder.write(text, to: "t/\(name)") }
      guard let before = try? Answers(of: folder["t"]) else { continue }
      let betaBefore = try Answers(of: folder["t"], brands: ["beta"])
      let options = renames.map { "\($0.old)=\($0.new)" }
      let texts = folder.names.map { folder.text(of: $0) }
      guard (try? runTokenc(["rename", folder["t"], "--apply"] + options)) != nil else {
        #expect(folder.names.map { folder.text(of: $0) } == texts)
        continue
      }
      renamed += 1
      let after = try Answers(of: folder["t"])
      if before.paths.contains(where: { set.isHeir($0) && !after.paths.contains($0) }) {
        heirs += 1
      }
      let comment = "seed \(seed): \(options) of \(set.files)"
      compare(before, after, renames, comment)
      // A brand that is compiled alone.
      let beta = try Answers(of: folder["t"], brands: ["beta"])
      compare(betaBefore, beta, renames, "beta of " + comment)
    }
    #expect(
      renamed > rounds / 8 && heirs > rounds / 20, "\(renamed) renamed, \(heirs) of them heirs")
  }

  private func compare(
    _ before: Answers, _ after: Answers, _ renames: [(old: String, new: String)],
    _ comment: String
  ) {
    for (name, values) in before.strings {
      // Renaming a top-level group renames its enum.
      let group = renames.last { $0.old == name.group }?.new ?? name.group
      let now = after.strings[Answers.Name(group: group, text: name.text)]
      #expect(now == values, "'\(name.text)' of '\(group)' \(comment)")
    }
    for name in after.strings.keys where !after.current.contains(name) {
      let group = renames.last { $0.new == name.group }?.old ?? name.group
      let old = Answers.Name(group: group, text: name.text)
      #expect(before.strings[old] != nil, "'\(name.text)' of '\(name.group)' is new \(comment)")
    }
  }
}

/// What the enums of an input answer to.
private struct Answers {
  struct Name: Hashable {
    /// The top-level group of the enum.
    let group: String
    let text: String
  }

  /// The values that a string has in all themes, as text; every token that is declared has its own.
  var strings: [Name: [String]] = [:]
  /// The strings of today.
  var current: Set<Name> = []
  var paths: Set<String> = []

  init(of path: String, brands: [String] = []) throws {
    var options = InputOptions()
    options.brands = brands
    let loaded = try TokenLoader.load([path], from: DiskSource(), options: options)
    var compiled = try CompiledTokens(loaded)
    try compiled.fulfilContract()
    for family in compiled.table.families {
      for token in family.tokens {
        let values = token.values.map { "\(compiled.table.values[$0])" }
        paths.insert(token.text)
        current.insert(Name(group: family.group, text: token.names.serverName))
        for text in [token.names.serverName] + token.names.formerNames {
          strings[Name(group: family.group, text: text)] = values
        }
      }
    }
  }
}

/// A set of two files and two brands at random: three enums of colors whose groups extend one another.
private struct RandomTokens {
  private(set) var files: [String: String] = [:]
  private var random: SeededGenerator
  private var groups = ["color", "tint", "deep"]
  /// The groups that extend others.
  private var extended: [(group: String, other: String)] = []
  private var tokens: [String] = []
  private var colorCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for top in groups {
      for name in ["link", "side", "box"] where chance(0.6) {
        groups.append("\(top).\(name)")
        if chance(0.3) { groups.append("\(top).\(name).in") }
      }
    }
    for group in groups {
      for name in ["base", "hover", "$root"] where chance(0.4) {
        if name != "$root" || group.contains(".") { tokens.append("\(group).\(name)") }
      }
      let others = groups.filter { !"\(group).".hasPrefix("\($0).") && !$0.hasPrefix("\(group).") }
      if group != "color", chance(0.4), let other = others.randomElement(using: &random) {
        extended.append((group, other))
      }
    }
    // A token that a brand declares otherwise, or one that other brands inherit.
    var overridden: Set<String> = []
    for token in tokens where chance(0.2) {
      let group = chance(0.5) ? extended.randomElement(using: &random)?.group : nil
      overridden.insert(group.map { "\($0).\(token.split(separator: ".").last ?? "")" } ?? token)
    }
    files["a.tokens.json"] = object(at: "", ["color"], tokens, isBase: true)
    files["b.tokens.json"] = object(at: "", ["tint", "deep"], tokens, isBase: true)
    files["beta.tokens.json"] = object(
      at: "", ["color", "tint", "deep"], overridden.sorted(), isBase: false)
    files["x.resolver.json"] = """
      { "version": "2025.10", "sets": { "base": { "sources": [
          { "$ref": "a.tokens.json" }, { "$ref": "b.tokens.json" }] } },
        "modifiers": { "brand": { "contexts": {
          "alfa": [], "beta": [{ "$ref": "beta.tokens.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/brand" }] }
      """
  }

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < part
  }

  private mutating func object(
    at path: String, _ names: [String], _ tokens: [String], isBase: Bool
  ) -> String {
    var members: [String] = []
    if !path.isEmpty, !path.contains(".") { members.append(#""$type": "color""#) }
    if isBase, let other = extended.first(where: { $0.group == path })?.other {
      members.append(#""$extends": "{\#(other)}""#)
    }
    func isChild(_ other: String) -> Bool {
      other.hasPrefix("\(path).") && !other.dropFirst(path.utf8.count + 1).contains(".")
    }
    for token in tokens where isChild(token) {
      colorCount += 1
      let former = #""$extensions": { "tokenc": { "formerNames": ["was\#(colorCount)"] } }, "#
      members.append(
        #""\#(token.dropFirst(path.utf8.count + 1))": { \#(isBase && chance(0.2) ? former : "")"#
          + #""$value": { "colorSpace": "srgb", "components": [0.\#(100 + colorCount), 0, 0] } }"#)
    }
    let inner = groups.filter(isChild).map { String($0.dropFirst(path.utf8.count + 1)) }
    for name in path.isEmpty ? names : inner {
      let child = path.isEmpty ? name : "\(path).\(name)"
      guard isBase || tokens.contains(where: { $0.hasPrefix("\(child).") }) else { continue }
      members.append("\"\(name)\": \(object(at: child, [], tokens, isBase: isBase))")
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  /// Whether a token's path is declared nowhere but perhaps in a brand.
  func isHeir(_ path: String) -> Bool { !tokens.contains(path) }

  /// One or two renames, mostly with those of what inherits the token or group.
  mutating func renames() -> [(old: String, new: String)] {
    var result: [(old: String, new: String)] = []
    for number in 1...Int.random(in: 1...2, using: &random) {
      guard let old = (groups + groups + tokens).randomElement(using: &random) else { continue }
      func renamed(_ path: String) -> String {
        let parent = path.split(separator: ".").dropLast().joined(separator: ".")
        return parent.isEmpty ? "new\(number)" : "\(parent).new\(number)"
      }
      var paths = [old]
      var next = 0
      while next < paths.count, chance(0.9) {
        for (group, other) in extended where paths[next].hasPrefix("\(other).") {
          let heir = group + paths[next].dropFirst(other.utf8.count)
          if !paths.contains(heir) { paths.append(heir) }
        }
        next += 1
      }
      // A renamed enum goes as a whole, as what other enums answer to is another matter.
      let tops = Set(paths.filter { !$0.contains(".") })
      result.removeAll { rename in tops.contains { rename.old.hasPrefix("\($0).") } }
      let isInside = result.contains { rename in
        !rename.old.contains(".") && paths.contains { $0.hasPrefix("\(rename.old).") }
      }
      if !isInside { result += paths.map { ($0, renamed($0)) } }
    }
    return result
  }
}
