import TokenCompiler

struct FileSystemError: Error, Equatable, Sendable {
  enum Operation: Equatable, Sendable { case read, write }

  enum Reason: Equatable, Sendable {
    case missing
    case isFolder
    /// A file stands where a folder has to be.
    case notAFolder
    /// A pipe, a device, a socket: reading it could wait forever.
    case isSpecial
    /// Larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// A folder holds a name that isn't UTF-8.
    case malformedName
    /// Any other refusal by the system, as its `errno`.
    case system(Int32)
  }

  let path: String
  let operation: Operation
  let reason: Reason

  /// Takes the system's reason as it is at the moment.
  static func current(_ operation: Operation, _ path: String) -> FileSystemError {
    let reason: Reason =
      switch errno {
      case ENOENT where operation == .read: .missing
      case EISDIR: .isFolder
      case let code: .system(code)
      }
    return FileSystemError(path: path, operation: operation, reason: reason)
  }

  var failure: RunFailure {
    switch operation {
    case .read where reason == .missing: .missing(message, path: path)
    case .read: RunFailure(.unreadableFile, message, path: path, .cannotRead)
    case .write: RunFailure(.unwritableFile, message, path: path, .cannotWrite)
    }
  }

  /// The message of a diagnostic that shows the path: “can't be read: permission denied”.
  var message: String {
    switch operation {
    case .read: reason == .missing ? "no such file or folder" : "can't be read: \(reasonText)"
    case .write: "can't be written: \(reasonText)"
    }
  }

  private var reasonText: String {
    switch reason {
    case .missing: "no such file or folder"
    case .isFolder: "it is a folder"
    case .notAFolder: "a folder has to be here"
    case .isSpecial: "it is neither a file nor a folder"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .malformedName: "a name in it is not UTF-8"
    case .system(let code): Self.text(of: code)
    }
  }

  /// The meaning of an `errno`; `strerror` would depend on the locale.
  private static func text(of code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "a folder on the way is missing"
    case ENOTDIR: "a part of its path is not a folder"
    case EISDIR: "it is a folder"
    case ENOTEMPTY: "the folder is not empty"
    case EEXIST: "it is there already"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "its path is too long"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "it is too large for the file system"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "the device failed"
    case ENOMEM: "not enough memory"
    case ETXTBSY, EBUSY: "it is in use"
    case EINVAL: "its path is not valid"
    default: "system error \(code)"
    }
  }
}

extension RunFailure {
  /// Does something with files; what fails there ends the run.
  static func catching<Value>(
    _ body: @autoclosure () throws(FileSystemError) -> Value
  ) throws(RunFailure) -> Value {
    do {
      return try body()
    } catch {
      throw error.failure
    }
  }
}

extension Diagnostic.ID {
  static let unwritableFile = Self("unwritable-file")
}
