import TokenChange
import TokenCompiler
import TokenImport
import TokenScreens

/// Keeps two runs from writing into one folder at the same time.
///
/// A lock (`flock`) is held on the folder itself, which is made where there is none; it ends with the process,
/// however that ends. Where the file system has no locks, as some network disks
/// do, runs are not kept apart: files are whole all the same, and the next run mends a mixture of two.
struct FolderLock {
  private let descriptors: [Int32]
  /// The folders that were not there, outermost first.
  private var created: [String] = []

  /// Waits until no other run writes into one of the folders, and then is the one that does.
  ///
  /// - Parameter willWait: is called with a folder that another run has.
  init(_ folders: [String], willWait: (String) -> Void) {
    while true {
      // A folder that can't be made is reported when a file is written into it.
      for folder in folders where !folder.isEmpty {
        try? FileSystem.createFolder(folder, created: &created)
      }
      let places = Self.places(of: folders)
      let descriptors = places.compactMap { Self.lock($0.path, willWait) }
      // Another run may have made or removed a folder meanwhile.
      if Self.places(of: folders).map(\.identity) == places.map(\.identity) {
        self.descriptors = descriptors
        return
      }
      for descriptor in descriptors { close(descriptor) }
    }
  }

  /// Lets other runs write. Folders that were made and got no file go.
  func release() {
    for folder in created.reversed() { FileSystem.removeEmptyFolder(folder) }
    for descriptor in descriptors { close(descriptor) }
  }

  private typealias Place = (path: String, identity: FileSystem.Identity)

  /// What is locked, the nearest folder above for one that is not there, each once and in an order that all runs share, so that none waits for another in a
  /// circle.
  private static func places(of folders: [String]) -> [Place] {
    var places: [FileSystem.Identity: Place] = [:]
    for folder in folders {
      var path = folder
      while true {
        if let found = FileSystem.status(of: path.isEmpty ? "." : path) {
          places[found.identity] = (path.isEmpty ? "." : path, found.identity)
          break
        }
        path = FilePath.split(path).folder
      }
    }
    return places.values.sorted { $0.identity < $1.identity }
  }

  private static func lock(_ path: String, _ willWait: (String) -> Void) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    if errno == EWOULDBLOCK {
      willWait(path)
      if FileSystem.retrying({ flock(descriptor, LOCK_EX) }) == 0 { return descriptor }
    }
    close(descriptor)
    return nil
  }
}
