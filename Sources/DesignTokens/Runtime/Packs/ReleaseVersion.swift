/// The version of a release, as three numbers: `2.4.0` (Semantic Versioning 2.0.0, section 2).
package struct ReleaseVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  package init(major: Int, minor: Int, patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Later than any that is recorded.
  package static let unrecorded = ReleaseVersion(major: .max, minor: .max, patch: .max)

  package static func < (one: ReleaseVersion, other: ReleaseVersion) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }

  package var description: String { "\(major).\(minor).\(patch)" }
}

extension ReleaseVersion {
  /// The most digits of a number, which fits an `Int` of 32 bits.
  private static let mostDigits = 9

  /// Reads `X.Y.Z`; `nil` for anything else, such as a number with a leading zero or of ten digits.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let isPlain = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let isShortest = part.utf8.count == 1 || part.utf8.first != 0x30
      return isPlain && isShortest && part.utf8.count <= Self.mostDigits ? Int(part) : nil
    }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1],
      let patch = numbers[2]
    else { return nil }
    self.init(major: major, minor: minor, patch: patch)
  }
}

extension ReleaseVersion {
  /// Reads the version of an app, which may have fewer numbers: `2.4` is `2.4.0`.
  package init?(ofApp text: some StringProtocol) {
    let numberCount = text.utf8.lazy.filter { $0 == 0x2E }.count + 1
    guard numberCount <= 3 else { return nil }
    self.init(text + String(repeating: ".0", count: 3 - numberCount))
  }
}
