import TokenCompiler
import TokenRuntime

/// What a pack means to the apps of each release.
package struct PackReport: Sendable {
  private let pack: ThemePack
  private let size: Int
  package var releases: [Release] = []

  /// What may keep a pack from being made, in the words of the command line.
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
      (self.word, self.text, self.allowance) = (word, text, allowance)
    }
  }

  package init(_ pack: ThemePack, size: Int) { (self.pack, self.size) = (pack, size) }

  /// What keeps the pack from being made, a line for each release and condition.
  package var failures: [String] {
    releases.flatMap { release in
      release.findings.filter { $0.allowance == nil }.map {
        "\(release.name): \($0.text) [\($0.word)]".printable
      }
    }
  }

  package var text: [UInt8] {
    let over = pack.base == pack.brand ? "" : " over \(pack.base)"
    var lines = [
      "pack \(pack.serial) of \(pack.brand)\(over): "
        + (pack.isRevocation ? "takes back all before it" : counted(pack.nameCount, "name"))
        + ", \(size) bytes"
    ]
    for release in releases {
      lines.append(
        "\(release.name): \(counted(release.changeCount, "change")), "
          + "\(counted(release.missingNames.count, "name")) kept, \(release.unknownNames.count) unknown"
      )
      for finding in release.findings {
        let end = finding.allowance.map { "allowed: \($0)" } ?? "refused"
        lines.append("  \(finding.word): \(finding.text) (\(end))")
      }
    }
    return Array(lines.map { $0.printable + "\n" }.joined().utf8)
  }

  /// For scripts; the members are explained in the article on packs.
  package var json: [UInt8] {
    let releases = releases.map { release -> JSONRecord in
      [
        "release": release.name, "changes": release.changeCount, "kept": release.missingNames,
        "unknown": release.unknownNames,
        "findings": release.findings.map { finding -> JSONRecord in
          ["kind": finding.word, "message": finding.text, "allowed": finding.allowance]
        },
      ]
    }
    let record: JSONRecord = [
      "brand": pack.brand, "over": pack.base, "serial": Double(pack.serial), "bytes": size,
      "names": pack.nameCount, "revokes": pack.isRevocation, "releases": releases,
      "isRefused": !failures.isEmpty,
    ]
    return record.document
  }
}
