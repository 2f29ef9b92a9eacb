/// The bytes of one input file and the path that messages show for it.
struct SourceFile: Sendable {
  /// The path as diagnostics print it: relative to the working directory when the file lies below.
  let path: String
  /// The file's content, unchanged.
  let bytes: [UInt8]
}
