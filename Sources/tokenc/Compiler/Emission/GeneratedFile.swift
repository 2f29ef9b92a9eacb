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
}
