/// An input of a command, read up to what joins its sources.
struct OpenedInput {
  var reader: InputReader
  /// What joins the sources; `nil` when the resolver's structure leaves nothing to work with.
  var document: ResolverDocument?
  /// The folder that paths in `tokenc.json` start from: the resolver's, or the input's own.
  var folder: String
  /// Whether the input is a resolver document rather than token files.
  var isResolver = false
  /// Whether the input was named as a folder.
  var isFolder = false
  /// How generated files name the input, for example `tokens.resolver.json`.
  var name: String

  /// Opens files, a folder or a resolver document (DESIGN: one resolver wins over token files).
  ///
  /// - Parameter place: where the operands lie; they are paths there.
  static func open(
    _ operands: [String], options: InputOptions, in place: some InputPlace = DiskPlace()
  ) throws(RunFailure) -> OpenedInput {
    do {
      var paths = operands
      if operands.count == 1, place.kind(of: operands[0]) == .folder {
        paths = try files(in: operands[0], options: options, place)
      }
      for path in paths where place.kind(of: path) == nil {
        throw missing(place.displayPath(for: path), options)
      }
      let isBounded = !options.allowsOutside && paths.count == 1
      let reader = InputReader(
        loader: try place.loader(resolverPath: isBounded ? paths[0] : nil))
      let folder =
        paths == operands ? FileSystem.splitLast(paths[0]).folder : operands[0]
      var input = OpenedInput(
        reader: reader, folder: folder,
        name: paths.count == 1 ? FileSystem.splitLast(paths[0]).name : "token files")
      input.isFolder = paths != operands
      try input.read(paths, in: place)
      return input
    } catch let error as FileSystemError {
      throw RunFailure(error)
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw RunFailure([], .cannotRead)
    }
  }

  private mutating func read(_ paths: [String], in place: some InputPlace) throws {
    var sources: [TokenSource] = []
    for path in paths {
      switch reader.read(path: path) {
      case .failure(let fault):
        throw RunFailure(
          [
            Diagnostic(
              severity: .error, id: FileSystemError.unreadableFile, message: fault.reason,
              path: place.displayPath(for: path))
          ], fault.kind == .missing ? .missingInput : .cannotRead)
      case .success(nil):
        continue
      case .success(let root?):
        guard isResolverDocument(root, path) else {
          sources.append(TokenSource(root: root))
          continue
        }
        guard paths.count == 1 else {
          throw RunFailure(
            [
              Diagnostic(
                severity: .error, id: UsageError.id,
                message: "a resolver document is the only input, or none",
                path: place.displayPath(for: path))
            ], .usage)
        }
        isResolver = true
        document = ResolverReader.read(root, with: &reader)
        folder = FileSystem.splitLast(path).folder
        return
      }
    }
    document = .plain(sources)
  }

  /// Whether a file is a resolver document: by its name, which is only recommended, or its content.
  private func isResolverDocument(_ root: NodeID, _ path: String) -> Bool {
    if TokenFileListing.isResolver(path) { return true }
    let tape = reader.tape
    guard let order = tape.names.find("resolutionOrder") else { return false }
    return tape.member(order, of: root).map { tape.kind($0) == .array } ?? false
  }

  /// The files that a folder stands for.
  private static func files(
    in folder: String, options: InputOptions, _ place: some InputPlace
  ) throws -> [String] {
    let listing = try place.listing(of: folder)
    var resolvers = listing.resolverFiles
    if let name = options.resolver {
      resolvers = resolvers.filter { isNamed(name, $0) }
      if resolvers.isEmpty {
        let known = listing.resolverFiles.map { FileSystem.splitLast($0).name }
        throw usage(
          "no resolver document '\(name)' in '\(folder)'"
            + Suggestion.phrase(for: name, among: known))
      }
    }
    if resolvers.count > 1 {
      let list = resolvers.map { "'\($0)'" }.joined(separator: ", ")
      throw usage(
        "'\(folder)' has several resolver documents: \(list); choose one with '--resolver'")
    }
    if !resolvers.isEmpty { return resolvers }
    guard !listing.tokenFiles.isEmpty else {
      throw RunFailure(
        [
          Diagnostic(
            severity: .error, id: FileSystemError.missingFile,
            message: "holds no '*.tokens.json', '*.tokens' or '*.resolver.json'",
            path: place.displayPath(for: folder))
        ], .missingInput)
    }
    return listing.tokenFiles
  }

  /// Whether `--resolver NAME` means a path: its last part, with or without endings.
  private static func isNamed(_ name: String, _ path: String) -> Bool {
    let last = FileSystem.splitLast(path).name
    return path == name || last == name || last == name + ".resolver.json"
  }

  private static func usage(_ message: String) -> RunFailure {
    RunFailure([.error(UsageError.id, message, at: nil)], .usage)
  }

  /// Says that nothing is at a path; `tokenc reslove` may be a misspelt command.
  private static func missing(
    _ path: String, _ options: InputOptions
  ) -> RunFailure {
    var failure = RunFailure(FileSystemError(path: path, operation: .read, reason: .missing))
    let (folder, name) = FileSystem.splitLast(path)
    let neighbours = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
    var remedy = options.isCommandImplied ? CommandLineParser.commandPhrase(for: path) : ""
    if remedy.isEmpty, let nearest = Suggestion.nearest(to: name, among: neighbours).first {
      remedy = "; did you mean '\(FileSystem.join(folder, nearest))'?"
    }
    failure.diagnostics[0].message += remedy
    return failure
  }
}
