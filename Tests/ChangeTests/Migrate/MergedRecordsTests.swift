import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

@Suite("Records that two branches changed are united by what they mean", .enabled(if: hasGit))
struct MergedRecordsTests {
  private static func tokens(_ names: [String]) -> String {
    let members = names.map { #""\#($0)": { "$value": \#(colorJSON("#112233")) }"# }
    return "{ \"color\": { \"$type\": \"color\",\n\(members.joined(separator: ",\n")) } }\n"
  }

  /// Two branches that each change a file in their way, merged in conflict.
  private func merged(
    _ files: [String: String], base: (GitRepository) throws -> Void = { _ in },
    ours: (GitRepository) throws -> Void, theirs: (GitRepository) throws -> Void
  ) throws -> GitRepository {
    let repository = try GitRepository()
    for (name, text) in files { try repository.write(text, to: name) }
    try base(repository)
    try repository.commit("base")
    try repository.git("branch", "other")
    try ours(repository)
    try repository.commit("ours")
    try repository.git("checkout", "-q", "other")
    try theirs(repository)
    try repository.commit("theirs")
    _ = try BuiltTokenc.runScript(
      "git -c user.name=Test -c user.email=test@example.com merge -q -", in: repository.path)
    return repository
  }

  private func release(_ repository: GitRepository, _ version: String) throws {
    let run = try repository.tokenc("contract", "t", "--release", version)
    try #require(run.status == 0, "\(run.output)")
  }

  @Test(
    "two branches that release: the additions of both, and a release that both have is there once")
  func contracts() throws {
    let repository = try merged(
      ["t/a.tokens.json": Self.tokens(["a"])],
      base: { try release($0, "1.0.0") },
      ours: {
        try $0.write(Self.tokens(["a", "b"]), to: "t/a.tokens.json")
        try release($0, "1.1.0")
      },
      theirs: {
        try $0.write(Self.tokens(["a", "c"]), to: "t/a.tokens.json")
        try release($0, "1.1.0")
        try $0.write(Self.tokens(["a", "c", "d"]), to: "t/a.tokens.json")
        try release($0, "1.2.0")
      })
    try repository.write(Self.tokens(["a", "b", "c", "d"]), to: "t/a.tokens.json")
    let marked = try #require(
      try? String(contentsOfFile: repository.path + "/t/contract.json", encoding: .utf8))
    #expect(marked.contains("<<<<<<<"))
    let checked = try repository.tokenc("compile", "t", "--output", "out", "--check")
    #expect(checked.status == 1 && checked.output.contains("conflict markers"), "\(checked.output)")
    let run = try repository.tokenc("compile", "t", "--output", "out")
    #expect(run.status == 0, "\(run.output)")
    let text = try String(contentsOfFile: repository.path + "/t/contract.json", encoding: .utf8)
    #expect(text.contains(#""releases": ["1.0.0", "1.1.0", "1.2.0"]"#), "\(text)")
    #expect(text.contains("      \"b\": { \"introduced\": \"1.1.0\" }"), "\(text)")
    #expect(text.contains("\"c\": { \"introduced\": \"1.1.0\" }"))
    #expect(text.contains("\"d\": { \"introduced\": \"1.2.0\" }") && !text.contains("<<<<"))
    #expect(try repository.tokenc("contract", "t").status == 0)
    #expect(try repository.tokenc("compile", "t", "--output", "out", "--check").status == 0)
  }

  @Test("a release that one side took back is gone, with what it recorded")
  func reverted() throws {
    let repository = try merged(
      ["t/a.tokens.json": Self.tokens(["a", "b"])],
      base: { repository in
        try repository.write(Self.tokens(["a"]), to: "t/a.tokens.json")
        try release(repository, "1.0.0")
        try repository.write(Self.tokens(["a", "b"]), to: "t/a.tokens.json")
        try release(repository, "1.1.0")
      },
      ours: { repository in
        try FileManager.default.removeItem(atPath: repository.path + "/t/contract.json")
        try repository.write(Self.tokens(["a"]), to: "t/a.tokens.json")
        try release(repository, "1.0.0")
      },
      theirs: { repository in
        try repository.write(Self.tokens(["a", "b", "c"]), to: "t/a.tokens.json")
        try release(repository, "1.2.0")
      })
    try repository.write(Self.tokens(["a", "c"]), to: "t/a.tokens.json")
    let run = try repository.tokenc("compile", "t", "--output", "out")
    #expect(run.status == 0, "\(run.output)")
    let text = try String(contentsOfFile: repository.path + "/t/contract.json", encoding: .utf8)
    #expect(text.contains(#""releases": ["1.0.0", "1.2.0"]"#) && !text.contains("\"b\""), "\(text)")
  }

  @Test("generations that two branches add are united, and two successors of one token contradict")
  func generations() throws {
    func line(_ old: String, _ new: String) -> String {
      "{\n  \"color.\(old)\": { \"successor\": \"color.\(new)\", \"confirmed\": \"Ada\" }\n}\n"
    }
    let files = ["t/a.tokens.json": Self.tokens(["a", "b", "c"]), "t/replacements.json": "{\n}\n"]
    let both = try merged(
      files, ours: { try $0.write(line("a", "c"), to: "t/replacements.json") },
      theirs: { try $0.write(line("b", "c"), to: "t/replacements.json") })
    let read = try both.tokenc("uses", "t", "--format", "json")
    #expect(read.status == 0 && read.output.contains("[conflict-markers]"), "\(read.output)")
    #expect(try both.tokenc("compile", "t", "--output", "out").status == 0)
    let text = try String(contentsOfFile: both.path + "/t/replacements.json", encoding: .utf8)
    #expect(text.split(separator: "\n").count == 4 && !text.contains("<<<<"), "\(text)")
    let other = try merged(
      files, ours: { try $0.write(line("a", "b"), to: "t/replacements.json") },
      theirs: { try $0.write(line("a", "c"), to: "t/replacements.json") })
    let run = try other.tokenc("compile", "t", "--output", "out")
    #expect(run.status == 65)
    #expect(
      run.output.contains(
        #"t/replacements.json:3:3: error: 'successor' of 'color.a' is "color.c" on one side and "color.b" on the other"#
      ), "\(run.output)")
    #expect(!run.output.contains("invalid-json"))
  }

  @Test("findings that two branches add to the baseline are united") func baselines() throws {
    func known(_ names: [String]) -> String {
      let list = names.map { "        \"\($0)\"" }.joined(separator: ",\n")
      return """
        {
          "known": [
            {
              "rule": "missing-description",
              "reason": "later",
              "findings": [
        \(list)
              ]
            }
          ]
        }

        """
    }
    let repository = try merged(
      ["t/a.tokens.json": Self.tokens(["a", "b"]), "t/lint-baseline.json": known(["color.x"])],
      ours: { try $0.write(known(["color.a", "color.x"]), to: "t/lint-baseline.json") },
      theirs: { try $0.write(known(["color.b", "color.x"]), to: "t/lint-baseline.json") })
    let run = try repository.tokenc("lint", "t", "--update-baseline", "--fail-on", "never")
    #expect(run.status == 0, "\(run.output)")
    let text = try String(
      contentsOfFile: repository.path + "/t/lint-baseline.json", encoding: .utf8)
    #expect(
      text.contains("color.a") && text.contains("color.b") && !text.contains("<<<"), "\(text)")
  }

  @Test("texts that are not JSON on a side, and markers without counterparts, are errors as before")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens(["a"]), to: "t/a.tokens.json")
    for text in ["{\n<<<<<<< a\n  \"color.a\": \n=======\n}\n>>>>>>> b\n}\n", "{\n<<<<<<< a\n}\n"] {
      try folder.write(text, to: "t/replacements.json")
      let error = #expect(throws: RunFailure.self) { try runTokenc(["uses", folder["t"]]) }
      #expect(error?.exitCode == .badInput)
    }
  }

  @Test("a text that one branch writes and any other has in part is whole after it is united")
  func random() throws {
    for seed in 0..<Effort.rounds(2000, short: 100) {
      var chance = SeededGenerator(seed: UInt64(seed))
      var base = Dictionary(uniqueKeysWithValues: (0..<6).map { ("n\($0)", 0) })
      func text(_ values: [String: Int]) -> [UInt8] {
        let lines = values.sorted { $0.key < $1.key }.map {
          "  \"\($0.key)\": { \"v\": \($0.value) }"
        }
        return Array("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8)
      }
      func side(_ own: [String], _ new: String) -> [String: Int] {
        var result = base
        for name in own {
          switch Int.random(in: 0..<3, using: &chance) {
          case 0: result[name] = nil
          case 1: result[name] = Int.random(in: 1..<9, using: &chance)
          default: break
          }
        }
        result[new] = 1
        return result
      }
      let (ours, theirs) = (side(["n0", "n1", "n2"], "o"), side(["n3", "n4"], "t"))
      let merge = JSONMerge(base: text(base), ours: text(ours), theirs: text(theirs))
      #expect(merge.contradictions.isEmpty)
      for name in ["n0", "n1", "n2", "o"] { base[name] = ours[name] }
      for name in ["n3", "n4", "t"] { base[name] = theirs[name] }
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(merge.text ?? [])) as? [String: [String: Int]])
      #expect(json.mapValues { $0["v"] ?? -1 } == base, "seed \(seed)")
    }
  }
}
