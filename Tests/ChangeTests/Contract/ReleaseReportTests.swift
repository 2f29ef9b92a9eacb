import CommandSupport
import Foundation
import TestSupport
import Testing
@_spi(Generated) import TokenRuntime

@testable import TokenChange
@testable import TokenCompiler
@testable import TokenPages

@Suite("Releasing names")
struct ReleaseReportTests {
  private func tokens(_ members: String) -> String {
    #"{ "color": { "$type": "color", \#(members) } }"#
  }

  private func token(_ name: String, _ rest: String = "") -> String {
    #""\#(name)": { "$value": \#(colorJSON("#112233"))\#(rest) }"#
  }

  private func formerly(_ name: String) -> String {
    #", "$extensions": { "tokenc": { "formerNames": ["\#(name)"] } }"#
  }

  @Test("each supported release is told what it does not know, and what to send in its place")
  func clients() throws {
    let project = try ContractProject(tokens(token("a")))
    _ = try project.contract("--release", "1.0.0")
    try project.set(tokens(token("a") + ", " + token("b")))
    _ = try project.contract("--release", "1.1.0")
    try project.set(tokens(token("c", formerly("a")) + ", " + token("b")))
    let shown = try project.contract("--release", "1.2.0", "--dry-run")
    #expect(
      shown.output == """
        release 1.2.0: 1 new, 1 renamed
        what changed besides names is not known, as git has no commit that records 1.1.0; say '--since REV'
        the changes since 1.1.0 ask for a minor version
        apps of 1.0.0 don't know 2 names:
          color.c; send 'a'
          color.b
        apps of 1.1.0 don't know 1 name:
          color.c; send 'a'

        ## 1.2.0

        ### Added

        - color.c

        ### Changed

        - color.a → c

        would write \(project.folder["t/contract.json"])

        """)
    let comment = try project.contract("--release", "1.2.0", "--dry-run", "--format", "markdown")
    #expect(
      comment.output.hasPrefix(
        """
        ### Design tokens: release 1.2.0: 1 new, 1 renamed

        what changed besides names is not known, as git has no commit that records 1.1.0; say '--since REV'

        - the changes since 1.1.0 ask for a minor version
        - apps of 1.0.0 don't know 2 names:
          - `color.c`; send '`a`'
          - `color.b`

        """), "\(comment.output)")
    #expect(comment.output.contains("```markdown\n## 1.2.0\n\n### Added\n"), "\(comment.output)")
    let page = try project.contract("--release", "1.2.0", "--dry-run", "--format", "html")
    #expect(page.output.contains("<h1>Design tokens</h1>"), "\(page.output)")
    #expect(!project.contract.contains("1.2.0"))
    try project.folder.write(#"{ "minimumRelease": "1.1.0" }"#, to: "t/tokenc.json")
    let supported = try project.contract("--release", "1.2.0")
    #expect(!supported.output.contains("1.0.0"))
    #expect(project.contract.contains("1.2.0"))
  }

  @Test("an app of former generations is sent what its name took the place of") func generations()
    throws
  {
    func old(_ name: String, _ successor: String) -> String {
      token(
        name,
        #", "$deprecated": true, "$extensions": { "tokenc": { "replacedBy": "color.\#(successor)" } }"#
      )
    }
    let project = try ContractProject(tokens(token("a") + ", " + token("x")))
    _ = try project.contract("--release", "1.0.0")
    try project.set(tokens([old("a", "b"), token("x"), token("b")].joined(separator: ", ")))
    _ = try project.contract("--release", "2.0.0")
    // `c` took the place of `b`, and that of `a`; `z` took the places of two.
    try project.set(
      tokens(
        [old("a", "b"), old("x", "z"), old("b", "c"), token("c"), token("y"), token("z")]
          .joined(separator: ", ")))
    let shown = try project.contract("--release", "3.0.0")
    #expect(
      shown.output.contains(
        """
        apps of 1.0.0 don't know 3 names:
          color.c; send 'a'
          color.y
          color.z; send 'x'
        apps of 2.0.0 don't know 3 names:
          color.c; send 'b'
          color.y
          color.z; send 'x'
        """), "\(shown.output)")
    try project.folder.write(#"["c", "z", "y"]"#, to: "screen.json")
    let unknown = try project.unknown(to: "1.0.0", in: "screen.json").joined()
    #expect(unknown.contains("send 'a'") && unknown.contains("send 'x'"))
  }

  @Test(
    "what took the place of several is the one that looks like it to an older app, or its fallback",
    arguments: [
      ("#111111", "#111111", "#111111", "; send 'a'"),
      ("#111111", "#111111", "#333333", "; send 'a'"),
      ("#111111", "#222222", "#222222", "; send 'b'"),
      (
        "#111111", "#222222", "#333333",
        "; it took the place of several with other values, so send 'a' or 'b', whichever is meant; apps show "
          + "their fallback otherwise"
      ),
    ])
  func merged(a: String, b: String, c: String, advice: String) throws {
    func colors(_ values: KeyValuePairs<String, String>) -> String {
      tokens(values.map { #""\#($0)": { "$value": \#(colorJSON($1)) }"# }.joined(separator: ", "))
    }
    let project = try ContractProject(colors(["a": a, "b": b]))
    _ = try project.contract("--release", "1.0.0")
    try project.folder.write(
      #"{ "color.a": "color.c", "color.b": "color.c" }"#, to: "t/replacements.json")
    // Both are there, then they are gone, and the contract remembers how they looked.
    try project.folder.write(#"["c"]"#, to: "screen.json")
    for (release, text) in [
      ("2.0.0", colors(["a": a, "b": b, "c": c])), ("3.0.0", colors(["c": c])),
    ] {
      try project.set(text)
      let shown = try project.contract("--release", release)
      #expect(shown.output.contains("don't know 1 name:\n  color.c\(advice)\n"), "\(shown.output)")
      let unknown = try project.unknown(to: "1.0.0", in: "screen.json").joined()
      #expect(unknown.contains(advice), "\(unknown)")
    }
    // Servers in other languages have the same answers.
    try project.folder.write(
      #"{ "output": { "tokens": "g", "typescript": "ts", "kotlin": "kt" }, "kotlin": { "package": "a" } }"#,
      to: "t/tokenc.json")
    let name = advice.hasPrefix("; send '") ? String(advice.dropFirst(8).prefix(1)) : nil
    #expect(try project.run("compile", project.folder["t"]).status == .success)
    let script = name.map { #"sent: [["1.0.0", "\#($0)"]]"# } ?? #"sent: [["1.0.0"]]"#
    #expect(project.folder.text(of: "t/ts/ColorToken.ts")?.contains(script) == true)
    let map = #""c" to listOf("1.0.0" to \#(name.map { "\"\($0)\"" } ?? "null"))"#
    #expect(project.folder.text(of: "t/kt/ColorToken.kt")?.contains(map) == true)
  }

  @Test("of two that went at once nothing says how they looked, so both are told") func goneAtOnce()
    throws
  {
    let project = try ContractProject(tokens(token("a") + ", " + token("b")))
    _ = try project.contract("--release", "1.0.0")
    try project.folder.write(
      #"{ "color.a": "color.c", "color.b": "color.c" }"#, to: "t/replacements.json")
    try project.set(tokens(token("c")))
    let shown = try project.run(
      "contract", project.folder["t"], "--release", "2.0.0", "--format", "json")
    #expect(shown.output.contains("\"candidates\""), "\(shown.output)")
  }

  @Test("the string that a release knew last is sent, whatever became of it later")
  func chains() throws {
    let project = try ContractProject(tokens(token("a")))
    _ = try project.contract("--release", "1.0.0")
    try project.set(tokens(token("b", formerly("a"))))
    _ = try project.contract("--release", "2.0.0")
    // `c` takes the place of `b`, which is gone with its own former name.
    try project.folder.write(#"{ "color.b": "color.c" }"#, to: "t/replacements.json")
    try project.set(tokens(token("c", formerly("a"))))
    let shown = try project.contract("--release", "3.0.0")
    #expect(
      shown.output.contains(
        """
        apps of 1.0.0 don't know 1 name:
          color.c; send 'a'
        apps of 2.0.0 don't know 1 name:
          color.c; send 'b'
        """), "\(shown.output)")
  }

  @Test(
    "new Swift asks for a minor version, and the changelog says which Swift goes where no token does"
  )
  func swift() throws {
    let side = try DiffSample(["a.tokens.json": tokens(token("a"))]).side("")
    let diff = TokenComparison.diff(side, side, options: DiffOptions())
    func lines(_ swift: ReleaseReport.SwiftChanges) throws -> [String] {
      var contract = NameContract()
      contract.releases = [ReleaseVersion(major: 1, minor: 0, patch: 0)]
      let next = ReleaseVersion(major: 1, minor: 0, patch: 1)
      let release = try ContractRelease(next, of: [], in: contract)
      let report = ReleaseReport(
        release, of: [], pruning: &contract, minimum: nil, since: diff, swift: swift)
      return ReportText.lines(of: report.report)
    }
    let added = try lines(.init(additions: ["'UIColor.a' of Swift is new"]))
    #expect(added.contains("the changes since 1.0.0 ask for a minor version, 1.1.0 at least"))
    #expect(added.contains("  'UIColor.a' of Swift is new"))
    let broken = try lines(.init(breaks: ["'ColorToken.old' of Swift is gone"]))
    #expect(broken.contains("the changes since 1.0.0 ask for a major version, 2.0.0 at least"))
    #expect(broken.contains("- 'ColorToken.old' of Swift is gone"))
  }

  @Test("an unknown component is told without its parts, a renamed one by the name that is known")
  func components() throws {
    let project = try ContractProject(tokens(token("a")))
    func spec(_ rest: String = "") -> String {
      #"{ "elements": { "box": { "kind": "view" } }, "appearance": { "box": { "backgroundColor": "{color.a}" } }, "variants": { "plain": {} }, "#
        + #""content": { "text": { "type": "text" } }\#(rest) }"#
    }
    try project.setComponent("Tag", spec())
    #expect(try project.contract("--release", "1.0.0").status == .success)
    try project.setComponent("Tag", nil)
    try project.setComponent("Chip", spec(#", "formerNames": ["Tag"]"#))
    try project.setComponent("Note", spec())
    let shown = try project.contract("--release", "1.1.0", "--dry-run")
    #expect(
      shown.output.contains(
        "apps of 1.0.0 don't know 2 names:\n  components.type.Chip; send 'Tag'\n  components.type.Note\n"
      ),
      "\(shown.output)")
  }

  @Test("tombstones that no supported app knows are dropped, former names that none needs are told")
  func pruning() throws {
    let project = try ContractProject(tokens(token("a") + ", " + token("b")))
    _ = try project.contract("--release", "1.0.0")
    try project.set(tokens(token("c", formerly("a"))))
    _ = try project.retire("color.b")
    _ = try project.contract("--release", "2.0.0")
    let kept = try project.contract("--release", "2.1.0", "--dry-run")
    #expect(!kept.output.contains("drops"))
    try project.folder.write(#"{ "minimumRelease": "2.0.0" }"#, to: "t/tokenc.json")
    let shown = try project.contract("--release", "2.1.0")
    #expect(
      shown.output.contains("the contract drops 1 name that no supported app knows:\n  color.b\n"))
    #expect(
      shown.output.contains("newer names for 1 former name; retire those that servers no longer"))
    #expect(!project.contract.contains(#""b""#))
    #expect(
      project.contract.contains(#""a": { "introduced": "1.0.0", "renamed": "2.0.0", "to": "c" }"#))
    #expect(try project.contract().status == .success)
  }

  @Test("a retired component goes with its parts") func prunedComponent() throws {
    let project = try ContractProject(tokens(token("a")))
    try project.setComponent(
      "Tag",
      #"{ "elements": { "box": { "kind": "view" } }, "appearance": { "box": { "backgroundColor": "{color.a}" } }, "variants": { "plain": {} }, "#
        + #""content": { "text": { "type": "text" } } }"#)
    _ = try project.contract("--release", "1.0.0")
    try project.setComponent("Tag", nil)
    _ = try project.retire("components.type.Tag")
    _ = try project.contract("--release", "2.0.0")
    try project.folder.write(#"{ "minimumRelease": "2.0.0" }"#, to: "t/tokenc.json")
    let done = try project.contract("--release", "2.1.0")
    #expect(
      done.output.contains("  components.type.Tag\n  components.Tag.Style.plain\n"),
      "\(done.output)")
    #expect(!project.contract.contains("Tag"))
    #expect(try project.contract().status == .success)
  }

  @Test("a minimum that is no release yet is refused") func minimum() throws {
    let project = try ContractProject(tokens(token("a")))
    try project.folder.write(#"{ "minimumRelease": "2.0.0" }"#, to: "t/tokenc.json")
    let refused = try project.contract("--release", "1.0.0")
    #expect(refused.status == .usage)
    #expect(refused.output.contains("is 2.0.0, which is later than 1.0.0"))
    try project.folder.write(#"{ "minimumRelease": "2.0" }"#, to: "t/tokenc.json")
    #expect(try project.contract("--release", "3.0.0").status == .badInput)
  }

  @Test(
    "with git the version that the changes ask for and the changelog are told", .enabled(if: hasGit)
  )
  func versions() throws {
    let repository = try GitRepository()
    try repository.write(tokens(token("a")), to: "design/a.tokens.json")
    _ = try repository.tokenc("contract", "design", "--release", "1.0.0")
    try repository.commit("next")
    try repository.write(tokens(token("b")), to: "design/a.tokens.json")
    _ = try repository.tokenc("retire", "design", "color.a", "--apply")
    try repository.commit("next")
    let small = try repository.tokenc("contract", "design", "--release", "1.1.0", "--dry-run")
    #expect(small.status == 1)
    #expect(
      small.output.contains("the changes since 1.0.0 ask for a major version, 2.0.0 at least\n"))
    let done = try repository.tokenc(
      "contract", "design", "--release", "2.0.0", "--format", "json")
    #expect(done.status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(done.output.utf8)) as? [String: Any])
    #expect(json["semver"] as? String == "major")
    #expect(json["demanded"] as? String == "2.0.0")
    #expect(json["isEnough"] as? Bool == true)
    #expect((json["changelog"] as? String)?.hasPrefix("## 2.0.0\n\n") == true)
  }
}
