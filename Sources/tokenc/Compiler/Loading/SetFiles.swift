/// The files below a set's folder that nothing reads, although they look like a part of the set.
struct SetFiles {
  /// The role that the contents of an unread file suggest.
  enum Role: Equatable {
    /// Token files by their name, and by their content alone.
    case tokens, misnamedTokens
    /// A component spec that isn't named like one.
    case spec
    /// A file of styles that isn't named like one.
    case styles
    /// A `tokenc.json` that stands beside no resolver document.
    case configuration
  }

  struct Unread {
    /// From the set's folder on.
    let name: String
    let shownPath: String
    let role: Role
  }

  private let folder: String
  private let reader: InputReader

  /// More files of other kinds than this, and the folder is one of a program, not of tokens.
  private static let maximumOtherCount = 400
  private static let maximumByteCount = 2_000_000

  init(in folder: String, of reader: InputReader) {
    self.folder = folder
    self.reader = reader
  }

  /// Sorted by path; none where the folder can't be listed.
  func unread() -> [Unread] {
    let listed =
      (try? reader.source.files(below: folder) {
        $0.hasSuffix(".json") || TokenFileListing.isTokenFile($0)
      }) ?? []
    let locations = Set(reader.readLocations)
    // Of most sets everything is read, by the paths as they are listed.
    if listed.allSatisfy(locations.contains) { return [] }
    var read = Set(reader.readLocations.map(Self.key))
    let namesakes = Dictionary(grouping: listed, by: Self.key)
    var exact = Set(reader.readLocations.map(FilePath.normalized))
    // A file that was reached by a link is listed by its own path.
    let linked = reader.readLocations.filter { namesakes[Self.key($0)] == nil }
    let linkedBytes = Set(linked.compactMap { bytes(of: $0) })
    let ownResolver = reader.resolver.map(Self.key)
    let otherResolvers = listed.filter {
      TokenFileListing.isResolver($0) && Self.key($0) != ownResolver
    }
    for resolver in otherResolvers where FilePath.split(resolver).folder == folder {
      let others = filesRead(by: resolver)
      read.formUnion(others.map(Self.key))
      exact.formUnion(others.map(FilePath.normalized))
    }
    let foreignFolders = Set(otherResolvers.map { FilePath.split($0).folder }).subtracting([folder])
    let left = listed.filter { path in
      // Names that are listed and differ in case alone are of several files.
      let isAlone = namesakes[Self.key(path)]?.count == 1
      let isRead =
        isAlone ? read.contains(Self.key(path)) : exact.contains(FilePath.normalized(path))
      return !isRead && !TokenFileListing.isResolver(path)
        && !TokenFileListing.isSpec(path)
        && !FilePath.split(path).folder.split(separator: "/").contains("node_modules")
        && !foreignFolders.contains { path.hasPrefix($0 + "/") }
    }
    let others = left.filter { !TokenFileListing.isTokenFile($0) }
    let looksInside = others.count <= Self.maximumOtherCount
    return left.compactMap { path in
      guard let role = role(of: path, looksInside: looksInside),
        bytes(of: path).map({ !linkedBytes.contains($0) }) ?? true
      else { return nil }
      let name = folder.isEmpty ? path : String(path.dropFirst(FilePath.join(folder, "").count))
      return Unread(name: name, shownPath: reader.source.displayPath(for: path), role: role)
    }
  }

  /// Paths that mean one file also where case doesn't count.
  private static func key(_ path: String) -> String { FilePath.normalized(path).lowercased() }

  private func bytes(of path: String) -> [UInt8]? {
    guard case .success(let file) = reader.source.load(path) else { return nil }
    return file.bytes
  }

  /// The files that another resolver document of the folder names.
  private func filesRead(by resolver: String) -> [String] {
    var other = InputReader(source: reader.source)
    var unused = DiagnosticCollector()
    guard case .success(let root?) = other.read(path: resolver, reporting: &unused) else {
      return []
    }
    _ = ResolverReader.read(root, with: &other, reporting: &unused)
    return Array(other.readLocations)
  }

  private func role(of path: String, looksInside: Bool) -> Role? {
    if TokenFileListing.isTokenFile(path) { return .tokens }
    let name = FilePath.split(path).name
    if name == Configuration.fileName { return .configuration }
    guard looksInside, name != NameContract.fileName, !SuccessorList.isMeant(by: name),
      let bytes = bytes(of: path),
      bytes.count <= Self.maximumByteCount
    else { return nil }
    var other = InputReader(source: reader.source)
    var unused = DiagnosticCollector()
    guard case .success(let root?) = other.read(path: path, reporting: &unused),
      other.tape.kind(root) == .object, !other.tape.isResolver(root)
    else { return nil }
    let members = Set(other.tape.allMembers(of: root).map { other.tape.names.string($0.name) })
    if members.contains("elements"),
      !members.isDisjoint(with: ["appearance", "looks", "content", "variants", "arrangement"])
    {
      return .spec
    }
    if members.isSuperset(of: ["kind", "styles"]) { return .styles }
    guard other.tape.names.find("$value") != nil, !members.contains("$defs") else { return nil }
    var model = TokenModel()
    _ = TokenReader.read(
      TokenSource(root: root), from: other.tape, into: &model, reporting: &unused)
    return model.tokens.contains { !$0.isFaulty } && !unused.hasErrors ? .misnamedTokens : nil
  }
}
