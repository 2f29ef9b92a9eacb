import TokenCompiler

/// The files of an input that `--watch` looks at: those that a run read or looked for, and the
/// names of those that lie in the input's folder.
///
/// Contents are compared, not dates: other files, or equal contents written again, start no run.
struct WatchedInput {
  private let input: String
  /// Recorded documents, or folders with such, that a run reads besides.
  private let documents: [String]
  /// The files below the input's folder that a run may take up.
  private var listing: [String] = []
  /// The contents at each path in the last run; none where no file could be read.
  private var contents: [String: [UInt8]] = [:]

  init(_ input: String, documents: [String] = []) {
    self.input = input
    self.documents = documents
  }

  /// Notes how things are before a run reads them, so that no change in between is lost.
  mutating func willRun() {
    listing = currentListing
    for path in contents.keys { contents[path] = Self.read(path) }
  }

  mutating func didRun(reading sources: SourceMap) {
    for path in sources.unread { contents[path] = Self.read(path) }
    for file in sources.files { contents[file.path] = file.bytes }
    for path in documentPaths where contents[path] == nil { contents[path] = Self.read(path) }
    // A run that ends early doesn't report what it read.
    for path in sources.files.isEmpty ? listing + [input] : [] where contents[path] == nil {
      contents[path] = Self.read(path)
    }
  }

  /// A Boolean value that indicates whether a file isn't as the last run found it.
  var hasChanged: Bool {
    currentListing != listing || contents.contains { Self.read($0.key) != $0.value }
  }

  /// Waits until a file is not as the last run found it; a server answers browsers meanwhile.
  func waitForChange(serving server: PageServer? = nil) {
    while true {
      let watch = ChangeWatch(watchedPaths)
      // Looking comes after the kernel does, or a change between the two would be lost.
      if hasChanged { return }
      watch.wait(serving: server)
    }
  }

  /// The line of `--watch` for a run: `14:02:11 24 tokens: 1 file written, 10 unchanged in out`.
  static func line(_ parts: [String]) -> String {
    var now = time(nil)
    var local = tm()
    localtime_r(&now, &local)
    let clock = [local.tm_hour, local.tm_min, local.tm_sec].map {
      String("\($0 + 100)".dropFirst())
    }
    return clock.joined(separator: ":") + " " + parts.joined(separator: "; ") + "\n"
  }

  private static func read(_ path: String) -> [UInt8] { (try? FileSystem.read(path)) ?? [] }

  /// The input's folder; `nil` for a token file, which has no others about it.
  private var folder: String? {
    if FileSystem.status(of: input)?.kind == .folder { return input }
    guard TokenFileListing.isResolver(input) else { return nil }
    let folder = FilePath.split(input).folder
    return folder.isEmpty ? "." : folder
  }

  private var currentListing: [String] { (walk?.found.sorted() ?? []) + documentPaths }

  private var documentPaths: [String] {
    documents.flatMap { (try? RecordedDocuments.files(of: [$0])) ?? [] }
  }

  /// A walk of the folder; a folder that can't be listed now may be listed after the next change.
  private var walk: FolderWalk? {
    folder.map {
      FolderWalk($0) { path in
        TokenFileListing.isTokenFile(path) || TokenFileListing.isResolver(path)
          || TokenFileListing.isSpec(path)
      }
    }
  }

  /// The files, where their links lead, and the folders in which a name may come or go.
  private var watchedPaths: Set<String> {
    var paths = Set(walk?.folders ?? [])
    for folder in documents where FileSystem.status(of: folder)?.kind == .folder {
      paths.formUnion(FolderWalk(folder) { RecordedDocuments.isRecorded($0) }.folders)
    }
    for path in Set(contents.keys).union(listing).union([input]).union(documents) {
      for path in [path, (try? FileSystem.canonicalPath(path)) ?? path] {
        paths.insert(path)
        // A folder that isn't there yet comes in the nearest one that is.
        var folder = FilePath.split(path).folder
        while !folder.isEmpty, folder != "/", FileSystem.status(of: folder) == nil {
          folder = FilePath.split(folder).folder
        }
        paths.insert(folder.isEmpty ? "." : folder)
      }
    }
    return paths
  }
}
