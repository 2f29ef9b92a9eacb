import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

/// Redesigns over three generations, each of which deprecates, renames, replaces and removes tokens of
/// the one before.
@Suite("Apps of every release decode what every later server sends")
struct SimulatedGenerationsTests {
  /// What the test knows of one release, without the compiler.
  private struct Release {
    /// The token that each string means.
    var owners: [String: Int] = [:]
    var tokens: [Int: String] = [:]
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
    var next = 0

    static func serverName(_ path: String) -> String {
      let words = path.split(separator: ".")
      return words.enumerated().map {
        $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
      }
      .joined()
    }

    mutating func add(_ path: String) -> Int {
      next += 1
      tokens[next] = path
      owners[Self.serverName(path)] = next
      return next
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
        let value = #"{ "$value": \#(colorJSON("#0000\(String(10 + number % 89))"))\#(own ?? "") }"#
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
    for token in model.tokens.keys.sorted() {
      guard let path = model.tokens[token] else { continue }
      let group = ["alpha", "beta", "gamma", "delta"][number]
      func fresh() -> String { "\(group).t\(model.next + 1)x" }
      if model.deprecated.contains(token) {
        // The second generation of a deprecated token often goes; its strings go on.
        if Int.random(in: 0..<3, using: &chance) > 0 { model.tokens[token] = nil }
        continue
      }
      switch Int.random(in: 0..<6, using: &chance) {
      case 0:
        let heir = model.add(fresh())
        model.deprecated.insert(token)
        model.predecessors[heir, default: []].append(token)
        model.entries["color.\(path)"] = "color.\(model.tokens[heir] ?? "")"
      case 1:
        let others = model.tokens.keys.sorted().filter {
          $0 != token && !model.deprecated.contains($0)
            && !model.ancestors(of: $0).joined().contains(token)
            && !model.ancestors(of: token).joined().contains($0)
        }
        guard let heir = others.randomElement(using: &chance) else { continue }
        model.deprecated.insert(token)
        model.predecessors[heir, default: []].append(token)
        model.entries["color.\(path)"] = "color.\(model.tokens[heir] ?? "")"
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
        let heir = model.add(fresh())
        model.predecessors[heir, default: []].append(token)
        model.entries["color.\(path)"] = "color.\(model.tokens[heir] ?? "")"
        model.tokens[token] = nil
      default: continue
      }
    }
    for _ in 0..<3 {
      _ = model.add("\(["alpha", "beta", "gamma", "delta"][number]).n\(model.next + 1)x")
    }
  }

  @Test("random redesigns over three generations", arguments: 0..<Effort.rounds(1000, short: 60))
  func redesigns(seed: Int) throws {
    var chance = SeededGenerator(seed: UInt64(seed) + 7)
    var model = Model()
    for number in 0..<8 { _ = model.add("alpha.t\(number)x") }
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
      for (index, release) in releases.enumerated() {
        let client = clients.first { $0["release"] as? String == "\(index + 1).0.0" }
        let unknown = client?["unknown"] as? [[String: Any]] ?? []
        let sent = Dictionary(
          unknown.map { ($0["name"] as? String ?? "", $0["send"] as? String) },
          uniquingKeysWith: { first, _ in first })
        for (token, path) in model.tokens where !model.deprecated.contains(token) {
          let name = Model.serverName(path)
          let text = sent["color.\(name)"] ?? name
          let ancestors = Set(model.ancestors(of: token).joined())
          let known = ancestors.filter { release.tokens[$0] != nil }
          if let text {
            let owner = release.owners[text]
            #expect(
              owner.map(ancestors.contains) == true,
              "seed \(seed): \(name) of \(generation + 1) is sent as \(text) to \(index + 1)")
          } else {
            #expect(known.count != 1, "seed \(seed): \(name) has nothing for \(index + 1)")
          }
        }
        // What earlier servers send, later apps know.
        for string in release.owners.keys { #expect(model.owners[string] != nil) }
      }
      let contract = try #require(folder.text(of: "t/contract.json"))
      for string in model.owners.keys {
        #expect(contract.contains("\"\(string)\": {"), "seed \(seed): \(string) is lost")
      }
      releases.append(Release(owners: model.owners, tokens: model.tokens))
      if generation < 3 { #expect(try runTokenc(["contract", folder["t"]]).exitCode == .success) }
    }
  }
}
