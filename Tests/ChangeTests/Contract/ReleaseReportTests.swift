import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler

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

  @Test("the replacement of several names has the first of them that an app knows") func merged()
    throws
  {
    let names = NameLineage(
      WireNames(
        ofGroup: "color",
        try DiffSample([
          "a.tokens.json": tokens(
            ["a", "b"].map {
              token(
                $0,
                #", "$deprecated": true, "$extensions": { "tokenc": { "replacedBy": "color.c" } }"#)
            }.joined(separator: ", ") + ", " + token("c"))
        ]).side("").tokens))
    #expect(names.known("c") { ["a", "b"].contains($0) } == "a")
    #expect(names.known("c") { ["b"].contains($0) } == "b")
    #expect(names.known("c") { ["c", "b", "a"].contains($0) } == "c")
  }

  @Test("an unknown component is told without its parts, a renamed one by the name that is known")
  func components() throws {
    let project = try ContractProject(tokens(token("a")))
    func spec(_ rest: String = "") -> String {
      #"{ "elements": { "box": { "kind": "view" } }, "looks": { "box": { "backgroundColor": "{color.a}" } }, "variants": { "plain": {} }, "#
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
      #"{ "elements": { "box": { "kind": "view" } }, "looks": { "box": { "backgroundColor": "{color.a}" } }, "variants": { "plain": {} }, "#
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
