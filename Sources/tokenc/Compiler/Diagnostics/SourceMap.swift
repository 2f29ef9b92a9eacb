/// All files of a run, in the order in which they were read.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []
  /// The paths at which a file was looked for and could not be read.
  package private(set) var unread: [String] = []

  package init() {}

  /// The number of files that a run may read: node records keep a file's number in 16 bits.
  static let maximumFileCount = Int(UInt16.max)

  /// Adds a file and answers its number, or `nil` when ``maximumFileCount`` is reached.
  package mutating func add(_ file: SourceFile) -> FileID? {
    guard files.count < Self.maximumFileCount else { return nil }
    files.append(file)
    return FileID(index: UInt16(files.count - 1))
  }

  mutating func noteUnread(_ path: String) { unread.append(path) }

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}
