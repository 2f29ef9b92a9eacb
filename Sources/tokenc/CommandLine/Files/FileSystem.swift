import TokenCompiler

/// The few things that tokenc asks of the file system.
///
/// All paths are UTF-8 with `/` between their parts, relative to the working directory or absolute.
enum FileSystem {
  static let maximumFileSize = 64 << 20

  /// The device and number of a file or folder, which identify it whatever its paths.
  typealias Identity = String

  /// The status of a path and, when `followingLinks`, of the file to which its links lead; `nil` for nothing.
  static func status(
    of path: String, followingLinks: Bool = true
  ) -> (kind: FileKind, identity: Identity)? {
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
    return (kind(of: info), "\(info.st_dev):\(info.st_ino)")
  }

  /// Reads a whole file.
  ///
  /// A folder, a pipe or a device is refused without waiting for it.
  static func read(
    _ path: String, limit: Int = maximumFileSize
  ) throws(FileSystemError) -> [UInt8] {
    // A NUL would end the path early and name another file.
    guard !path.utf8.contains(0) else {
      throw FileSystemError(path: path, operation: .read, reason: .system(EINVAL))
    }
    let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else {
      // Opening a socket fails with ENXIO, a folder does not fail.
      let error = FileSystemError.current(.read, path)
      guard status(of: path)?.kind == .special else { throw error }
      throw FileSystemError(path: path, operation: .read, reason: .isSpecial)
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .current(.read, path) }
    switch kind(of: info) {
    case .file: break
    case .folder: throw FileSystemError(path: path, operation: .read, reason: .isFolder)
    default: throw FileSystemError(path: path, operation: .read, reason: .isSpecial)
    }
    guard info.st_size <= limit else {
      throw FileSystemError(path: path, operation: .read, reason: .tooLarge(limit: limit))
    }
    return try read(descriptor, path, sizeHint: Int(info.st_size), limit: limit)
  }

  /// Reads an open descriptor to its end; errors call it by the path.
  static func read(
    _ descriptor: Int32, _ path: String, sizeHint: Int = 1 << 16, limit: Int = maximumFileSize
  ) throws(FileSystemError) -> [UInt8] {
    let tooLarge = FileSystemError(path: path, operation: .read, reason: .tooLarge(limit: limit))
    var bytes: [UInt8] = []
    // One byte more than the size, so that the end shows without another step of growth.
    var capacity = sizeHint + 1
    while true {
      var count = 0
      let room = capacity
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = retrying { LibC.read(descriptor, buffer.baseAddress, room) }
        initialized = max(count, 0)
      }
      guard count >= 0 else { throw .current(.read, path) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      guard bytes.count <= limit else { throw tooLarge }
      capacity = max(capacity - count, 1 << 16)
    }
  }

  static func create(
    _ path: String, _ bytes: [UInt8], mode: mode_t = 0o666
  ) throws(FileSystemError) {
    let descriptor = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw .current(.write, path) }
    var failure = write(bytes, to: descriptor) ? nil : FileSystemError.current(.write, path)
    // Some file systems report a full disk only now.
    if close(descriptor) != 0, failure == nil { failure = .current(.write, path) }
    if let failure {
      unlink(path)
      throw failure
    }
  }

  /// Writes to a pipe or a device, such as `/dev/stderr`.
  static func writeToDevice(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
    let descriptor = retrying { open(path, O_WRONLY | O_APPEND | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .current(.write, path) }
    defer { close(descriptor) }
    if !write(bytes, to: descriptor), errno != EPIPE { throw .current(.write, path) }
  }

  /// Reads what an open descriptor has now, waiting for the first byte; nothing at its end.
  static func readChunk(of descriptor: Int32, _ path: String) throws(FileSystemError) -> [UInt8] {
    let room = 1 << 16
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      count = retrying { LibC.read(descriptor, buffer.baseAddress, room) }
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw .current(.read, path) }
    return chunk
  }

  /// Writes all bytes to an open descriptor; on failure `errno` says why.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let chunk = UnsafeRawBufferPointer(rebasing: rest)
        let count = retrying { LibC.write(descriptor, chunk.baseAddress, chunk.count) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  typealias Move = @Sendable (_ path: String, _ newPath: String) throws(FileSystemError) -> Void

  /// Gives a file another name in one step; a file of that name is replaced.
  static func move(_ path: String, to newPath: String) throws(FileSystemError) {
    guard rename(path, newPath) == 0 else { throw .current(.write, newPath) }
  }

  /// Gives a file the contents of another, which goes. What else is the file's stays: its mode, owner,
  /// attributes and other names. Where there is no file, the other gets its name.
  ///
  /// In one step if that keeps all of these; otherwise the file itself is overwritten, since
  /// several names mean one file. Only a process that is killed meanwhile leaves it incomplete.
  static func replaceContents(_ path: String, of target: String) throws(FileSystemError) {
    guard status(of: target) != nil else { return try move(path, to: target) }
    guard access(target, W_OK) == 0 else { throw .current(.write, target) }
    if FileAttributes.copy(from: target, to: path) {
      try move(path, to: target)
    } else {
      try overwrite(path, onto: target)
    }
  }

  private static func overwrite(_ path: String, onto target: String) throws(FileSystemError) {
    let bytes = try read(path, limit: Int.max)
    let previous = try read(target, limit: Int.max)
    let descriptor = retrying { open(target, O_WRONLY | O_CLOEXEC | O_NOFOLLOW) }
    guard descriptor >= 0 else { throw .current(.write, target) }
    var failure: FileSystemError?
    if !write(bytes, to: descriptor) || ftruncate(descriptor, off_t(bytes.count)) != 0 {
      failure = .current(.write, target)
      // Nothing was cut off yet, so there is room.
      if lseek(descriptor, 0, SEEK_SET) == 0, write(previous, to: descriptor) {
        _ = ftruncate(descriptor, off_t(previous.count))
      }
    }
    if close(descriptor) != 0, failure == nil { failure = .current(.write, target) }
    if let failure { throw failure }
    removeTemporary(path)
  }

  /// Removes a file that has done its work. What is done is not undone because that fails, but it is tried twice.
  static func removeTemporary(_ path: String) {
    if unlink(path) != 0 { unlink(path) }
  }

  static func removeFile(_ path: String) throws(FileSystemError) {
    guard unlink(path) == 0 else { throw .current(.write, path) }
  }

  static func removeEmptyFolder(_ path: String) { _ = rmdir(path) }

  /// Creates a folder and those above it; adds the new ones to `created`, also on failure.
  static func createFolder(_ path: String, created: inout [String]) throws(FileSystemError) {
    if let found = status(of: path) {
      if found.kind == .folder { return }
      throw FileSystemError(path: path, operation: .write, reason: .notAFolder)
    }
    let parent = FilePath.split(path).folder
    if !parent.isEmpty, parent != path { try createFolder(parent, created: &created) }
    if mkdir(path, 0o777) == 0 {
      created.append(path)
    } else if errno != EEXIST {
      throw .current(.write, path)
    }
  }

  /// The absolute path without `.`, `..` and symbolic links; what it names must exist.
  static func canonicalPath(_ path: String) throws(FileSystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .current(.read, path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, in no order.
  ///
  /// - Parameters:
  ///   - includingHidden: whether those that start with a dot are among them.
  ///   - mustBeUTF8: whether a name that isn't UTF-8 makes the folder unreadable; it gets
  ///     the name as far as it can be read. Other such names are left out.
  static func names(
    in folder: String, includingHidden: Bool = false, mustBeUTF8: (String) -> Bool = { _ in false }
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
      guard includingHidden || bytes.first != UInt8(ascii: ".") else { continue }
      let name = String(decoding: bytes, as: UTF8.self)
      if name.utf8.elementsEqual(bytes) {
        names.append(name)
      } else if mustBeUTF8(name) {
        throw FileSystemError(path: folder, operation: .read, reason: .malformedName)
      }
    }
  }

  private static func kind(of info: stat) -> FileKind {
    switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
