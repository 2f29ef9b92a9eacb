import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

/// Redesigns over three generations, each of which deprecates, renames, replaces, merges and removes tokens of
/// the one before.
@Suite(
  "Apps of every release show the right color for what every later server sends, or their fallback")
struct SimulatedGenerationsTests {
  /// What the test knows of one release, from its files and without the compiler.
  private struct Release {
    /// The token that each string means.
    let owners: [String: Int]
    let tokens: [Int: String]
    let deprecated: Set<Int>
    /// The color of each token, as its file says it.
    let colors: [Int: [Double]]

    init(_ model: Model, file: String) throws {
      owners = model.owners
      tokens = model.tokens
      deprecated = model.deprecated
      let root = try JSONSerialization.jsonObject(with: Data(file.utf8)) as? [String: Any]
      let groups = root?["color"] as? [String: Any] ?? [:]
      colors = model.tokens.compactMapValues { path in
        let names = path.split(separator: ".").map(String.init)
        let token = (groups[names[0]] as? [String: Any])?[names[1]] as? [String: Any]
        return (token?["$value"] as? [String: Any])?["components"] as? [Double]
      }
    }

    /// The color that apps show for a string.
    func shown(_ text: String, heirs: [Int: Int]) -> [Double]? {
      var token = owners[text]
      while let one = token, tokens[one] == nil { token = heirs[one] }
      return token.flatMap { colors[$0] }
    }
  }

  private struct Model {
    /// Paths below `color` by the tokens' numbers, those that may be sent first.
    var tokens: [Int: String] = [:]
    var deprecated: Set<Int> = []
    /// For each token those whose place it takes.
    var predecessors: [Int: [Int]] = [:]
    /// The token that each string means, of those that are gone, too.
    var owners: [String: Int] = [:]
    var formerNames: [Int: [String]] = [:]
    var entries: [String: String] = [:]
    /// The number of the color of each token, of few, so that some are the same.
    var colors: [Int: Int] = [:]
    var heirs: [Int: Int] = [:]
    /// The tokens that a release had as deprecated and sharing a replacement, so that their looks are recorded.
    var recorded: Set<Int> = []
    var next = 0

    static func serverName(_ path: String) -> String {
      let words = path.split(separator: ".")
      return words.enumerated().map {
        $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
      }
      .joined()
    }

    mutating func add(_ path: String, color: Int) -> Int {
      next += 1
      tokens[next] = path
      colors[next] = color
      owners[Self.serverName(path)] = next
      return next
    }

    mutating func replace(_ token: Int, by heir: Int, _ path: String) {
      heirs[token] = heir
      predecessors[heir, default: []].append(token)
      entries["color.\(path)"] = "color.\(tokens[heir] ?? "")"
    }

    mutating func noteRecorded() {
      for token in tokens.keys where deprecated.contains(token) {
        var root = token
        while let heir = heirs[root] { root = heir }
        let tree = [root] + ancestors(of: root).joined()
        if tree.contains(where: { predecessors[$0, default: []].count > 1 }) {
          recorded.insert(token)
        }
      }
    }

    /// The numbers of what a token took the place of, a generation each.
    func ancestors(of token: Int) -> [[Int]] {
      var result: [[Int]] = []
      var open = [token]
      while !open.isEmpty {
        result.append(open)
        open = open.flatMap { predecessors[$0] ?? [] }
      }
      return result
    }

    var text: String {
      let parts = tokens.sorted { $0.key < $1.key }.map { number, path in
        let names = path.split(separator: ".")
        let own = formerNames[number].map {
          #", "$extensions": { "tokenc": { "formerNames": [\#($0.map { "\"\($0)\"" }.joined(separator: ", "))] } }"#
        }
        let value =
          #"{ "$value": \#(colorJSON("#0000\(10 + (colors[number] ?? 0))"))\#(own ?? "") }"#
        return (String(names[0]), "\"\(names[1])\": \(value)")
      }
      let groups = Dictionary(grouping: parts, by: \.0).sorted { $0.key < $1.key }.map {
        "\"\($0.key)\": { \($0.value.map(\.1).joined(separator: ", ")) }"
      }
      return "{ \"color\": { \"$type\": \"color\", \(groups.joined(separator: ",\n")) } }"
    }

    var generations: String {
      "{ "
        + entries.sorted { $0.key < $1.key }.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ",\n")
        + " }"
    }
  }

  /// Takes one generation's steps.
  private func redesign(
    _ model: inout Model, number: Int, _ chance: inout SeededGenerator
  ) {
    var merged: Set<Int> = []
    for token in model.tokens.keys.sorted() {
      guard let path = model.tokens[token] else { continue }
      let group = ["alpha", "beta", "gamma", "delta"][number]
      func fresh() -> String { "\(group).t\(model.next + 1)x" }
      func color() -> Int { Int.random(in: 0..<3, using: &chance) }
      if model.deprecated.contains(token) {
        // A release has it as deprecated first.
        guard !merged.contains(token) else { continue }
        // The second generation of a deprecated token often goes; its strings go on.
        if Int.random(in: 0..<3, using: &chance) > 0 { model.tokens[token] = nil }
        continue
      }
      switch Int.random(in: 0..<6, using: &chance) {
      case 0:
        let heir = model.add(fresh(), color: color())
        model.deprecated.insert(token)
        model.replace(token, by: heir, path)
      case 1:
        let others = model.tokens.keys.sorted().filter {
          $0 != token && !model.deprecated.contains($0)
            && !model.ancestors(of: $0).joined().contains(token)
            && !model.ancestors(of: token).joined().contains($0)
        }
        guard let heir = others.randomElement(using: &chance) else { continue }
        model.deprecated.insert(token)
        model.replace(token, by: heir, path)
      case 2:
        let old = Model.serverName(path)
        let new = "\(group).r\(token)x\(number)"
        model.formerNames[token, default: []].append(old)
        model.owners[Model.serverName(new)] = token
        model.tokens[token] = new
        // Entries that name the old path follow, as '--rename' makes them.
        for (key, value) in model.entries where value == "color.\(path)" {
          model.entries[key] = "color.\(new)"
        }
      case 3:
        // A replacement at once: no release has both.
        let heir = model.add(fresh(), color: color())
        model.replace(token, by: heir, path)
        model.tokens[token] = nil
      case 4:
        // Two become one.
        guard
          let other = model.tokens.keys.sorted().filter({
            $0 > token && !model.deprecated.contains($0)
          }).randomElement(using: &chance), let otherPath = model.tokens[other]
        else { continue }
        let heir = model.add(fresh(), color: color())
        model.deprecated.formUnion([token, other])
        merged.insert(other)
        model.replace(token, by: heir, path)
        model.replace(other, by: heir, otherPath)
      default: continue
      }
    }
    for _ in 0..<3 {
      let color = Int.random(in: 0..<3, using: &chance)
      _ = model.add(
        "\(["alpha", "beta", "gamma", "delta"][number]).n\(model.next + 1)x", color: color)
    }
  }

  @Test("random redesigns over three generations", arguments: 0..<Effort.rounds(1000, short: 12))
  func redesigns(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed) + 7)
    var model = Model()
    for number in 0..<8 {
      _ = model.add("alpha.t\(number)x", color: Int.random(in: 0..<3, using: &chance))
    }
    let folder = try TemporaryFolder()
    var releases: [Release] = []
    for generation in 0..<4 {
      if generation > 0 { redesign(&model, number: generation, &chance) }
      try folder.write(model.text, to: "t/a.tokens.json")
      try folder.write(model.generations, to: "t/replacements.json")
      let run = try runTokenc([
        "contract", folder["t"], "--release", "\(generation + 1).0.0", "--format", "json",
      ])
      #expect(run.exitCode == .success)
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
      let clients = json["clients"] as? [[String: Any]] ?? []
      let today = try Release(model, file: model.text)
      model.noteRecorded()
      for (index, release) in releases.enumerated() {
        let client = clients.first { $0["release"] as? String == "\(index + 1).0.0" }
        let unknown = client?["unknown"] as? [[String: Any]] ?? []
        let answers = Dictionary(
          unknown.map { ($0["name"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first }
        )
        for (token, path) in model.tokens where !model.deprecated.contains(token) {
          let name = Model.serverName(path)
          guard let answer = answers["color.\(name)"] else {
            #expect(release.owners[name] != nil, "seed \(seed): \(name) is unknown and not told")
            continue
          }
          let place: Comment =
            "seed \(seed): \(name) of \(generation + 1) in apps of \(index + 1): \(answer)"
          check(
            answer["send"] as? String, or: answer["candidates"] as? [String] ?? [], for: token,
            in: model, today, release, place)
        }
        // What earlier servers send, later apps know.
        for string in release.owners.keys { #expect(model.owners[string] != nil) }
      }
      let contract = try #require(folder.text(of: "t/contract.json"))
      for string in model.owners.keys {
        #expect(contract.contains("\"\(string)\": {"), "seed \(seed): \(string) is lost")
      }
      releases.append(today)
      if generation < 3 { #expect(try runTokenc(["contract", folder["t"]]).exitCode == .success) }
    }
  }

  /// Checks what is sent to apps of a release for a token that they don't know.
  ///
  /// - Parameter candidates: the names that a person chooses from, if nothing is sent.
  private func check(
    _ text: String?, or candidates: [String], for token: Int, in model: Model, _ today: Release,
    _ release: Release, _ place: Comment
  ) {
    func isWanted(_ one: Int) -> Bool { !release.deprecated.contains(one) }
    let generations = model.ancestors(of: token).map { $0.filter { release.tokens[$0] != nil } }
    let known = Set(generations.joined())
    let nearest = generations.first { !$0.isEmpty } ?? []
    let wanted = nearest.contains(where: isWanted) ? nearest.filter(isWanted) : nearest
    let colors = Set(wanted.map { release.colors[$0] })
    let today = today.colors[token]
    if let text {
      let shown = release.shown(text, heirs: model.heirs)
      #expect(release.owners[text].map { known.contains($0) } == true, place)
      let isOnlyOne = known.count { isWanted($0) } == 1
      #expect(shown != nil && (shown == today || colors.count == 1 || isOnlyOne), place)
    } else {
      for name in candidates {
        #expect(release.owners[name].map { known.contains($0) } == true, place)
      }
      #expect((candidates.count > 1) == (known.count > 1), place)
      let isRecorded = known.allSatisfy { model.tokens[$0] != nil || model.recorded.contains($0) }
      #expect(known.count != 1, place)
      let looksAlike = Set(known.map { release.colors[$0] }).count == 1
      #expect(!isRecorded || !looksAlike, place)
      #expect(!isRecorded || !wanted.contains { release.colors[$0] == today }, place)
    }
  }
}
