extension FileSystem {
  /// The names in a folder, in no order, but for those that start with a dot.
  ///
  /// - Parameter mustBeUTF8: whether a name that isn't UTF-8 makes the folder unreadable; it gets
  ///   the name as far as it can be read. Other such names are left out.
  static func names(
    in folder: String, mustBeUTF8: (String) -> Bool = { _ in false }
  ) throws(FileSystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .current(.read, folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .current(.read, folder) }
        return names
      }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return names }
      let start = UnsafeRawPointer(entry).advanced(by: offset)
      let bytes = UnsafeRawBufferPointer(
        start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      guard bytes.first != UInt8(ascii: ".") else { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      if name.utf8.elementsEqual(bytes) {
        names.append(name)
      } else if mustBeUTF8(name) {
        throw FileSystemError(path: folder, operation: .read, reason: .malformedName)
      }
    }
  }
}
