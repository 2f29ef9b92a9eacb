/// Finds and reads the files that inputs name.
protocol SourceLoader {
  /// Finds the file that `reference`, a relative path, means in a file of the path `base`.
  ///
  /// - Returns: the file's one true path, by which two ways to it are known to be the same.
  func locate(_ reference: String, from base: String) -> Result<String, LoadFault>

  /// Reads a located file.
  func load(_ location: String) -> Result<SourceFile, LoadFault>
}

/// Why a file can't be read, as the end of a sentence that begins with the file.
struct LoadFault: Error, Hashable {
  enum Kind: Hashable {
    case missing, outside, unreadable
  }

  var kind: Kind
  /// For example `does not exist`.
  var reason: String
}

/// Reads each file of a run once, onto one tape.
struct InputReader {
  private(set) var tape = JSONTape()
  var diagnostics = DiagnosticCollector()
  /// Whether some source could not be read or found, so that what it declares is unknown.
  var isIncomplete = false

  private let loader: any SourceLoader
  private var roots: [String: NodeID?] = [:]
  /// The location of each file, by its number.
  private var locations: [String] = []

  init(loader: any SourceLoader) {
    self.loader = loader
  }

  /// Reads a file named on the command line.
  ///
  /// - Returns: its root; `nil` when it is no JSON, which is reported.
  mutating func read(path: String) -> Result<NodeID?, LoadFault> {
    loader.locate(path, from: "").flatMap { read(location: $0) }
  }

  /// Reads a file that another file names.
  mutating func read(_ reference: String, from file: FileID) -> Result<NodeID?, LoadFault> {
    loader.locate(reference, from: locations[Int(file.index)]).flatMap { read(location: $0) }
  }

  private mutating func read(location: String) -> Result<NodeID?, LoadFault> {
    if let known = roots[location] { return .success(known) }
    return loader.load(location).flatMap { file in
      guard let id = tape.add(file) else {
        return .failure(
          LoadFault(
            kind: .unreadable,
            reason: "is too much: a run reads up to \(SourceMap.maximumFileCount) files of 4 GB"))
      }
      locations.append(location)
      let root = JSONReader.read(id, onto: &tape, reporting: &diagnostics)
      if root == nil { isIncomplete = true }
      roots[location] = root
      return .success(root)
    }
  }
}
