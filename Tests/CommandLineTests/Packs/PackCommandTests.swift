import CommandSupport
import Foundation
import TestSupport
import Testing
import TokenRuntime

@testable import TokenCommands
@testable import TokenCompiler

/// `tokenc pack` and `--theme`, from files to files.
@Suite("The command of packs") struct PackCommandTests {
  private let folder = try? TemporaryFolder()

  private var path: String { folder?.path ?? "/nowhere" }

  private static func color(_ hex: String) -> String {
    let channels = stride(from: 0, to: 6, by: 2).map { offset in
      let digits = hex.dropFirst(offset).prefix(2)
      return "\(Double(Int(digits, radix: 16) ?? 0) / 255)"
    }
    return
      #"{"$value": {"colorSpace": "srgb", "components": [\#(channels.joined(separator: ", "))]}}"#
  }

  /// Writes a set of the colors `text` and `ground`, and others.
  private func write(
    _ name: String, text: String = "000000", ground: String = "FFFFFF", others: String = ""
  ) throws {
    try folder?.write(
      #"""
      {"color": {"$type": "color", "text": \#(Self.color(text)), "ground": \#(Self.color(ground))\#(others)}}
      """#, to: "\(name)/a.tokens.json")
    try folder?.write(
      #"""
      {"contrast": {"pairs": [{"foreground": "color.text", "background": "color.ground", "minimum": 4.5}]}}
      """#, to: "\(name)/tokenc.json")
  }

  private func pack(_ words: String...) throws -> RunResult {
    try runTokenc(["pack", "\(path)/new", "--serial", "3", "--since", "\(path)/old"] + words)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  @Test("a pack of what apps have changes nothing and is written, the same each time")
  func unchanged() throws {
    try write("old")
    try write("new")
    let result = try pack("--output", "\(path)/a.themepack")
    #expect(result.exitCode == .success)
    #expect(result.text.contains("0 changes, 0 names kept, 0 unknown"))
    let first = try bytes("a.themepack")
    _ = try pack("--output", "\(path)/a.themepack")
    #expect(try bytes("a.themepack") == first)
    #expect(try ThemePack(first).serial == 3)
  }

  @Test("what gets below the contrast it needs, or from too little to less, is refused")
  func contrast() throws {
    try write("old")
    try write("new", text: "999999")
    let lost = try pack("--output", "\(path)/a.themepack")
    #expect(lost.exitCode == .difference)
    #expect(
      lost.text.contains(
        "contrast: 1 pair that loses contrast: color.text on color.ground (refused)"))
    #expect(!FileManager.default.fileExists(atPath: "\(path)/a.themepack"))
    try write("old", text: "888888")
    let worse = try pack("--output", "\(path)/a.themepack")
    #expect(worse.exitCode == .difference)
    #expect(worse.text.contains("worse: 1 pair with less of too little contrast"))
    let allowed = try pack("--allow", "worse=spring", "--output", "\(path)/a.themepack")
    #expect(allowed.exitCode == .success)
    #expect(allowed.text.contains("(allowed: spring)"))
    // The other way round nothing is lost.
    try write("new", text: "777777")
    #expect(try pack().exitCode == .success)
  }

  @Test("a name without a value is refused, unless it was retired") func names() throws {
    try write("old", others: #", "gone": \#(Self.color("123456"))"#)
    try write("new")
    let result = try pack("--format", "json")
    #expect(result.exitCode == .difference)
    #expect(result.text.contains(#""color.gone""#))
    #expect(result.text.contains("no value for 1 name: color.gone"))
    try folder?.write(
      #"""
      {"releases": ["1.0.0", "1.1.0"], "names": {"color": {
        "text": {"introduced": "1.0.0"}, "ground": {"introduced": "1.0.0"},
        "gone": {"introduced": "1.0.0", "removed": "1.1.0"}}}}
      """#, to: "new/contract.json")
    let retired = try pack()
    #expect(retired.exitCode == .success)
    #expect(retired.text.contains("1 name kept"))
  }

  @Test("the header says what the command line says") func header() throws {
    try write("old")
    try write("new")
    _ = try pack(
      "--over", "default", "--expires", "2027-06-30", "--share", "12.5", "--minimum-release",
      "2.4.0", "--output", "\(path)/a.themepack")
    let pack = try ThemePack(bytes("a.themepack"))
    #expect(pack.expiry == 1_814_313_600)
    #expect(pack.share == 0.125)
    #expect(pack.minimumRelease == "2.4.0")
    #expect((pack.brand, pack.base) == ("default", "default"))
    #expect(!pack.isRevocation)
    let revoked = try runTokenc([
      "pack", "\(path)/new", "--serial", "4", "--revoke", "--output", "\(path)/b.themepack",
    ])
    #expect(revoked.exitCode == .success)
    #expect(try ThemePack(bytes("b.themepack")).isRevocation)
    #expect(try ThemePack(bytes("b.themepack")).minimumRelease == nil)
    #expect(try ThemePack(bytes("b.themepack")).nameCount == 0)
  }

  @Test("'--theme' shows tokens as apps do with a pack") func theme() throws {
    try write("old")
    try write("new", text: "0000FF", others: #", "more": \#(Self.color("123456"))"#)
    _ = try pack("--output", "\(path)/a.themepack")
    let diff = try runTokenc(["diff", "\(path)/old", "--theme", "\(path)/a.themepack"])
    #expect(diff.text.contains("1 change: 1 revalued"))
    #expect(diff.text.contains("#000000 → #0000ff"))
    try write("new", text: "EEEEEE")
    _ = try pack("--allow", "contrast=spring", "--output", "\(path)/a.themepack")
    let lint = try runTokenc(["lint", "\(path)/old", "--theme", "\(path)/a.themepack"])
    #expect(lint.diagnostics.sorted.contains { $0.message.contains("contrast") })
    #expect(
      try !runTokenc(["lint", "\(path)/old"]).diagnostics.sorted.contains {
        $0.message.contains("contrast")
      })
  }

  @Test("a pack of another brand, or of another type, is refused where it is laid over")
  func others()
    throws
  {
    try write("old")
    try folder?.write(
      #"{"color": {"$type": "dimension", "text": {"$value": {"value": 1, "unit": "px"}}}}"#,
      to: "new/a.tokens.json")
    #expect(throws: RunFailure.self) { try pack() }
    do {
      _ = try pack()
    } catch let failure as RunFailure {
      #expect(failure.exitCode == .badInput)
      #expect(
        failure.diagnostics.map(\.message) == [
          "'color' has the type dimension, and color in the app"
        ])
    }
  }

  @Test("a name that no pack holds is no pack") func longName() throws {
    let name = String(repeating: "a", count: 32_773)
    try write("old")
    try write("new", others: #", "\#(name)": \#(Self.color("123456"))"#)
    do {
      _ = try pack()
      Issue.record("a pack was made")
    } catch let failure as RunFailure {
      #expect(failure.exitCode == .badInput)
      #expect(failure.diagnostics[0].message.hasPrefix("no app would take this pack: "))
    }
  }

  @Test("each release is read from git", .enabled(if: hasGit)) func releases() throws {
    let repository = try GitRepository()
    func write(_ text: String, release: String?) throws {
      try repository.write(
        #"{"color": {"$type": "color", "text": \#(Self.color(text)), "ground": \#(Self.color("FFFFFF"))}}"#,
        to: "tokens/a.tokens.json")
      try repository.write(
        #"{"contrast": {"pairs": [{"foreground": "color.text", "background": "color.ground", "minimum": 4.5}]}}"#,
        to: "tokens/tokenc.json")
      guard let release else { return }
      #expect(try repository.tokenc("contract", "tokens", "--release", release).status == 0)
      try repository.commit(release)
    }
    try write("000000", release: "1.0.0")
    try write("777777", release: "1.1.0")
    try write("888888", release: nil)
    let result = try repository.tokenc(
      "pack", "tokens", "--serial", "1", "--output", "a.themepack")
    #expect(result.status == 1)
    #expect(result.output.contains("1.0.0: 1 pair that loses contrast"))
    #expect(result.output.contains("1.1.0: 1 pair with less of too little contrast"))
    try repository.write(#"{"minimumRelease": "1.1.0"}"#, to: "tokens/tokenc.json")
    let supported = try repository.tokenc("pack", "tokens", "--serial", "1", "--allow-outside")
    #expect(supported.output.contains("1.1.0: "))
    #expect(supported.output.contains(", for releases from 1.1.0 on"))
    #expect(!supported.output.contains("1.0.0"))
    let chosen = try repository.tokenc(
      "pack", "tokens", "--serial", "1", "--allow-outside", "--minimum-release", "1.0.0")
    #expect(chosen.output.contains("1.0.0: "))
  }

  @Test(
    "what the command line lacks is named",
    arguments: [
      (["pack", "x"], "'--serial N' is missing, the number of the pack"),
      (
        ["pack", "x", "--serial", "-1"],
        "option '--serial' needs a whole number up to 2⁵³, not '-1'"
      ),
      (
        ["pack", "x", "--serial", "9007199254740993"],
        "option '--serial' needs a whole number up to 2⁵³, not '9007199254740993'"
      ),
      (
        ["pack", "x", "--serial", "1", "--share", "0.004"],
        "option '--share' needs a number from 0 to 100 with at most two decimals"
      ),
      (
        ["pack", "x", "--serial", "1", "--revoke", "--since", "v1"],
        "'--revoke' and '--since' exclude one another"
      ),
      (
        ["pack", "x", "--serial", "1", "--revoke", "--minimum-release", "2.0.0"],
        "'--revoke' and '--minimum-release' exclude one another"
      ),
      (
        ["pack", "x", "--serial", "1", "--share", "101"],
        "option '--share' needs a number from 0 to 100 with at most two decimals"
      ),
      (
        ["pack", "x", "--serial", "1", "--expires", "2020-06-30"],
        "option '--expires' needs a time to come; no app would use the pack"
      ),
      (
        ["pack", "x", "--serial", "1", "--expires", "2027-02-30"],
        "option '--expires' needs a time such as 2027-06-30T12:00:00Z, not '2027-02-30'"
      ),
      (
        ["pack", "x", "--serial", "1", "--allow", "all=me"],
        "option '--allow' has no choice 'all'; use one of 'names', 'contrast', 'worse', 'lost', 'cut'"
      ),
    ])
  func usage(words: [String], message: String) throws {
    let error = #expect(throws: UsageError.self) {
      _ = try command(words, as: PackCommand.self)
    }
    #expect(error?.message == message)
  }
}
