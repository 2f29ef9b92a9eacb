/// The bytes of one input file and the path that messages show for it.
package struct SourceFile: Sendable {
  /// The path as diagnostics print it: relative to the working directory when the file lies below.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
