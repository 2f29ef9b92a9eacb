import TokenCompiler
import TokenPages
import TokenRuntime

/// The effects of a pack on the apps of each release.
package struct PackReport: Sendable {
  private let pack: ThemePack
  private let size: Int
  package var releases: [Release] = []

  /// The conditions that may keep a pack from being made, in the words of the command line.
  package static let conditions = [names, "contrast", "worse", "lost", "cut"]
  /// Names of an app that the pack has no value for, so that palettes would mix.
  package static let names = "names"

  package struct Release: Sendable {
    package var name: String
    package var changeCount = 0
    /// The names that keep the value that was compiled in.
    package var missingNames: [String] = []
    package var unknownNames: [String] = []
    package var findings: [Finding] = []

    package init(name: String) { self.name = name }
  }

  package struct Finding: Sendable {
    var word: String
    var text: String
    /// Why it is allowed; `nil` if it isn't.
    var allowance: String?

    package init(word: String, text: String, allowance: String?) {
      self.word = word
      self.text = text
      self.allowance = allowance
    }
  }

  package init(_ pack: ThemePack, size: Int) {
    self.pack = pack
    self.size = size
  }

  /// The reasons for which the pack isn't made, a line for each release and condition.
  package var failures: [String] {
    releases.flatMap { release in
      release.findings.filter { $0.allowance == nil }.map {
        "\(release.name): \($0.text) [\($0.word)]".printable
      }
    }
  }

  /// The members of its record are explained in the article on packs.
  package var report: Report {
    let over = pack.base == pack.brand ? "" : " over \(pack.base)"
    let extent =
      pack.isRevocation ? "takes back all before it" : counted(pack.nameCount, "name")
    let audience = pack.minimumRelease.map { ", for releases from \($0) on" } ?? ""
    var report = Report(
      subject: "Theme pack",
      title: """
        pack \("\(pack.serial)") of \(pack.brand)\(over): \(extent), \(size) bytes\(audience)
        """,
      record: record)
    report.sections = [.init("", .entries(releases.map(Self.entry)))]
    return report
  }

  private static func entry(for release: Release) -> Report.Entry {
    let changes = counted(release.changeCount, "change")
    let kept = counted(release.missingNames.count, "name")
    let findings = release.findings.map { finding in
      let end = finding.allowance.map { "allowed: \($0)" } ?? "refused"
      return Report.Entry("\(finding.word): \(finding.text) (\(end))")
    }
    return Report.Entry(
      "\(release.name): \(changes), \(kept) kept, \(release.unknownNames.count) unknown",
      details: findings)
  }

  private var record: JSONRecord {
    let releases = releases.map { release -> JSONRecord in
      [
        "release": release.name, "changes": release.changeCount, "kept": release.missingNames,
        "unknown": release.unknownNames,
        "findings": release.findings.map { finding -> JSONRecord in
          ["kind": finding.word, "message": finding.text, "allowed": finding.allowance]
        },
      ]
    }
    return [
      "brand": pack.brand, "over": pack.base, "serial": Double(pack.serial), "bytes": size,
      "names": pack.nameCount, "revokes": pack.isRevocation,
      "minimumRelease": pack.minimumRelease, "releases": releases, "isRefused": !failures.isEmpty,
    ]
  }
}
