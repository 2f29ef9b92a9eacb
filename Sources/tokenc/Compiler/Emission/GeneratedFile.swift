import TokenRuntime

/// A file that a run would write.
struct GeneratedFile: Sendable {
  /// The name inside the output folder, for example `ColorToken.swift`.
  var name: String
  /// The content in UTF-8.
  var contents: [UInt8]

  /// A hash of contents that is the same in every version: manifests of earlier runs hold it.
  static func hash(of contents: [UInt8]) -> UInt64 {
    contents.withUnsafeBytes { NameHash(of: $0.baseAddress, count: $0.count).value }
  }
}
