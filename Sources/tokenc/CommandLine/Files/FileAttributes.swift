#if !canImport(Darwin)
  import ExtendedAttributes
#endif

/// The attributes of a file besides its contents and its name.
enum FileAttributes {
  /// Gives a new file what another has: owner, mode, and extended attributes, which hold access lists too.
  ///
  /// - Returns: whether the new file can take the other's place. It can't where the other has several names,
  ///   or something that this process may not give.
  static func copy(from path: String, to newPath: String) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    let target = open(newPath, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    defer {
      if source >= 0 { close(source) }
      if target >= 0 { close(target) }
    }
    var wanted = stat()
    var found = stat()
    guard source >= 0, target >= 0, fstat(source, &wanted) == 0, fstat(target, &found) == 0,
      wanted.st_nlink == 1
    else { return false }
    if (wanted.st_uid, wanted.st_gid) != (found.st_uid, found.st_gid),
      fchown(target, wanted.st_uid, wanted.st_gid) != 0
    {
      return false
    }
    return copyExtended(from: source, to: target) && fchmod(target, wanted.st_mode & 0o7777) == 0
  }

  #if canImport(Darwin)
    private static func copyExtended(from source: Int32, to target: Int32) -> Bool {
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #else
    private static func copyExtended(from source: Int32, to target: Int32) -> Bool {
      guard let names = Self.names(of: source), let present = Self.names(of: target)
      else { return false }
      for name in names {
        guard let value = Self.value(of: name, in: source) else { return false }
        if Self.value(of: name, in: target) == value { continue }
        guard fsetxattr(target, name, value, value.count, 0) == 0 else { return false }
      }
      return present.allSatisfy { names.contains($0) || fremovexattr(target, $0) == 0 }
    }

    /// `nil` when they can't be read; no names where the file system has none.
    private static func names(of file: Int32) -> [String]? {
      guard let bytes = sized({ flistxattr(file, $0, $1) }) else {
        return errno == ENOTSUP ? [] : nil
      }
      return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func value(of name: String, in file: Int32) -> [UInt8]? {
      sized { fgetxattr(file, name, $0, $1) }
    }

    /// The bytes of a call that returns their number when it gets no room for them.
    private static func sized(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [UInt8]? {
      let size = call(nil, 0)
      guard size >= 0 else { return nil }
      var count = 0
      let bytes = [CChar](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = size == 0 ? 0 : call(buffer.baseAddress, size)
        initialized = max(count, 0)
      }
      return count < 0 ? nil : bytes.map(UInt8.init(bitPattern:))
    }
  #endif
}
