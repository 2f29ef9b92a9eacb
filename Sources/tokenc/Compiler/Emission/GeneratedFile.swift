import TokenRuntime

/// A file that a run would write.
package struct GeneratedFile: Sendable {
  /// The name inside the output folder, for example `ColorToken.swift`.
  package var name: String
  /// The content in UTF-8.
  package var contents: [UInt8]

  package init(name: String, contents: [UInt8]) {
    self.name = name
    self.contents = contents
  }

  /// A hash of contents that is the same in every version: manifests of earlier runs hold it.
  package static func hash(of contents: [UInt8]) -> UInt64 {
    contents.withUnsafeBytes { NameHash(of: $0.baseAddress, count: $0.count).value }
  }
}
