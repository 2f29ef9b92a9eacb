/// All files of a run, in the order in which they were read.
package struct SourceMap: Sendable {
  private(set) var files: [SourceFile] = []

  package init() {}

  /// The number of files that a run may read: node records keep a file's number in 16 bits.
  static let maximumFileCount = Int(UInt16.max)

  /// Adds a file and answers its number, or `nil` when ``maximumFileCount`` is reached.
  mutating func add(_ file: SourceFile) -> FileID? {
    guard files.count < Self.maximumFileCount else { return nil }
    files.append(file)
    return FileID(index: UInt16(files.count - 1))
  }

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}
