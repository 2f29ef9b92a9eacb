/// A file that holds a resolver document and isn't named like one, so that a folder doesn't count it.
struct MisnamedResolver {
  /// As messages show it.
  let path: String

  var remedy: String {
    "rename it to '\(newName)', as the name of a resolver ends in '.resolver.json'"
  }

  var sentence: String { "'\(path)' is a resolver document by its content; \(remedy)" }

  /// For example `brands.resolver.json` for `brands.json`.
  private var newName: String {
    let name = FilePath.split(path).name
    let ending = [".tokens.json", ".tokens", ".json"].first(where: name.hasSuffix) ?? ""
    return name.dropLast(ending.count) + ".resolver.json"
  }

  static func first(below folder: String, in source: some FileSource) -> MisnamedResolver? {
    let paths = try? source.files(below: folder) {
      $0.hasSuffix(".json") && !TokenFileListing.isTokenFile($0) && !TokenFileListing.isResolver($0)
    }
    var reader = InputReader(source: source)
    // Faults of a file that isn't read don't matter.
    var diagnostics = DiagnosticCollector()
    return paths?.first { path in
      guard case .success(let root?) = reader.read(path: path, reporting: &diagnostics) else {
        return false
      }
      return reader.tape.isResolver(root)
    }.map { MisnamedResolver(path: source.displayPath(for: $0)) }
  }
}

extension JSONTape {
  /// Returns a Boolean value that indicates whether a file is a resolver document by its content; its name is only
  /// recommended.
  func isResolver(_ root: NodeID) -> Bool {
    guard let order = names.find("resolutionOrder") else { return false }
    return member(order, of: root).map { kind($0) == .array } ?? false
  }
}
