/// A file that a run would write.
struct GeneratedFile: Sendable {
  /// The name inside the output folder, for example `ColorToken.swift`.
  var name: String
  /// The content in UTF-8.
  var contents: [UInt8]
}
