/// Reads each file of a run once, onto one tape.
package struct InputReader: Sendable {
  package var tape = JSONTape()
  /// A Boolean value that indicates whether some source could not be read or found, so that what it declares is
  /// unknown.
  package internal(set) var isIncomplete = false

  package var source: any FileSource
  /// The path of the resolver document, if there is one.
  package internal(set) var resolver: String?
  private let dialect: JSONDialect
  private var roots: [String: NodeID?] = [:]
  /// The texts of records that had conflict markers, with both sides, by the paths that messages show.
  package private(set) var mergedRecords: [String: [UInt8]] = [:]
  /// The relative paths of files below a folder, once a message asked for them.
  private var tokenFiles: [String: [String]] = [:]
  /// The location of each file, by its number.
  private var locations: [String] = []

  package init(source: any FileSource, as dialect: JSONDialect = .strict) {
    self.source = source
    self.dialect = dialect
  }

  /// Adds a file that is not JSON, so that messages can point into it.
  package mutating func text(ofFile path: String) throws(RunFailure) -> (id: FileID, bytes: [UInt8])
  {
    switch source.locate(path, from: "").flatMap({ source.load($0) }) {
    case .success(let file):
      guard let id = tape.add(file) else {
        throw failure(LoadFault(kind: .unreadable, reason: "is too much"), of: path)
      }
      locations.append("")
      return (id, file.bytes)
    case .failure(let fault): throw failure(fault, of: path)
    }
  }

  private func failure(_ fault: LoadFault, of path: String) -> RunFailure {
    let path = source.displayPath(for: path)
    if fault.kind == .missing { return .missing(fault.reason, path: path) }
    return RunFailure(.unreadableFile, fault.reason, path: path, .cannotRead)
  }

  /// Reads a file named on the command line; `nil` when it is not JSON, which is reported.
  mutating func read(
    path: String, reporting diagnostics: inout DiagnosticCollector
  ) -> Result<NodeID?, LoadFault> {
    read(path, fromPath: "", &diagnostics)
  }

  mutating func read(
    _ reference: String, from file: FileID, reporting diagnostics: inout DiagnosticCollector
  ) -> Result<NodeID?, LoadFault> {
    read(reference, fromPath: locations[Int(file.index)], &diagnostics)
  }

  private mutating func read(
    _ reference: String, fromPath base: String, isSequence: Bool = false,
    _ diagnostics: inout DiagnosticCollector
  ) -> Result<NodeID?, LoadFault> {
    let result = source.locate(reference, from: base).flatMap {
      read(location: $0, isSequence: isSequence, &diagnostics)
    }
    if case .failure = result {
      tape.noteUnread(
        reference.hasPrefix("/")
          ? reference : FilePath.join(FilePath.split(base).folder, reference))
    }
    return result
  }

  /// The token file beside a file, or in a folder below, whose relative path was probably meant by one that leads
  /// nowhere: the nearest in spelling, or else the only one of that name.
  mutating func nearestFile(to reference: String, from file: FileID) -> String? {
    let folder = FilePath.split(locations[Int(file.index)]).folder
    let known = tokenFiles[folder] ?? paths(below: folder)
    tokenFiles[folder] = known
    let stems = known.map(Self.stem(of:))
    if let nearest = Suggestion.nearest(to: Self.stem(of: reference), among: stems).first {
      return zip(stems, known).first { $0.0 == nearest }?.1
    }
    let name = FilePath.split(reference).name
    let namesakes = known.filter { FilePath.split($0).name == name }
    return namesakes.count == 1 ? namesakes[0] : nil
  }

  /// The path without the ending that all such files have, so that `x.json` is not near to `b.json`.
  private static func stem(of path: String) -> String {
    let ending = [".tokens.json", ".json", ".tokens"].first { path.hasSuffix($0) } ?? ""
    return String(path.dropLast(ending.utf8.count))
  }

  private func paths(below folder: String) -> [String] {
    let found = try? source.files(below: folder) {
      $0.hasSuffix(".json") || $0.hasSuffix(".tokens")
    }
    guard !folder.isEmpty else { return found ?? [] }
    return (found ?? []).map { String($0.dropFirst(folder.utf8.count + 1)) }
  }

  var readLocations: some Collection<String> { roots.keys }

  /// The name that a text is, noted if new.
  mutating func intern(_ name: String) -> Name { tape.names.intern(name) }

  /// Reads a file without which the run ends.
  ///
  /// - Parameters:
  ///   - isOptional: whether the file may be missing.
  ///   - isSequence: whether each line is a text of its own (NDJSON); they become an array, with an
  ///     invalid node for each line that is not JSON, which is reported.
  /// - Returns: its root; `nil` when it is missing and may be, or is not JSON, which is reported.
  package mutating func root(
    ofFile path: String, isOptional: Bool = false, isSequence: Bool = false,
    reporting diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> NodeID? {
    switch read(path, fromPath: "", isSequence: isSequence, &diagnostics) {
    case .success(let root): return root
    case .failure(let fault):
      if isOptional, fault.kind == .missing { return nil }
      throw failure(fault, of: path)
    }
  }

  /// A record with conflict markers as both sides have it, contradictions reported; else `nil`.
  private mutating func merge(
    _ file: SourceFile, at location: String, _ diagnostics: inout DiagnosticCollector
  ) -> JSONMerge? {
    guard RecordFile.isMeant(by: FilePath.split(location).name),
      let sides = ConflictedText(file.bytes), sides.isConflicted
    else { return nil }
    let merge = JSONMerge(
      base: sides.base ?? source.mergeBase(of: location), ours: sides.ours, theirs: sides.theirs)
    guard merge.text != nil else { return nil }
    guard !merge.contradictions.isEmpty, let id = tape.add(file) else { return merge }
    locations.append(location)
    for contradiction in merge.contradictions {
      let key = Array(JSONWriter.quoted(contradiction.name).utf8)
      let start =
        file.bytes.indices.first { $0 >= sides.start && file.bytes[$0...].starts(with: key) }
        ?? sides.start
      diagnostics.error(
        .conflictMarkers, contradiction.message,
        at: SourceRange(file: id, bytes: start..<start + key.count))
    }
    return merge
  }

  private mutating func read(
    location: String, isSequence: Bool, _ diagnostics: inout DiagnosticCollector
  ) -> Result<NodeID?, LoadFault> {
    if let known = roots[location] { return .success(known) }
    return source.load(location).flatMap { found in
      let merge = merge(found, at: location, &diagnostics)
      let healed = merge?.contradictions.isEmpty == true ? merge?.text : nil
      // What contradicts was reported, and is not read.
      let file =
        merge == nil ? found : SourceFile(path: found.path, bytes: healed ?? Array("{}".utf8))
      let other = dialect == .decoded ? file.transcoded() : nil
      guard let id = tape.add(other?.file ?? file) else {
        return .failure(
          LoadFault(
            kind: .unreadable,
            reason: "is too much: a run reads up to \(SourceMap.maximumFileCount) files of 4 GB"))
      }
      locations.append(location)
      if let healed {
        mergedRecords[file.path] = healed
        let release = MergedReleases(found.bytes).contested.map {
          "; both sides record release \($0), each with other names, so apps of \($0) don't know all of them: record "
            + "one side again under a later version"
        }
        diagnostics.warning(
          .conflictMarkers,
          "both sides of a merge are read as one; 'tokenc INPUT' and what else writes the file writes that"
            + (release ?? ""),
          at: SourceRange(file: id, start: 0, end: 1))
      }
      if let encoding = other?.encoding { diagnostics.report(.transcoded(id, from: encoding)) }
      let root = JSONReader.read(
        id, as: dialect, isSequence: isSequence, onto: &tape, reporting: &diagnostics)
      if root == nil { isIncomplete = true }
      roots[location] = root
      return .success(root)
    }
  }
}
