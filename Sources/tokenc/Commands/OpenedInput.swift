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
  /// How generated files name the input, for example `tokens/tokens.resolver.json`.
  var name: String

  /// Opens files, a folder or a resolver document (DESIGN: one resolver wins over token files).
  static func open(
    _ operands: [String], arguments: CommandLineArguments
  ) throws(RunFailure) -> OpenedInput {
    let workingDirectory = WorkingDirectory.current
    do {
      var paths = operands
      if operands.count == 1, FileSystem.status(of: operands[0])?.kind == .folder {
        paths = try files(in: operands[0], arguments: arguments)
      }
      for path in paths where FileSystem.status(of: path) == nil {
        throw RunFailure(missing(path))
      }
      let boundary =
        arguments.has(.allowOutside) || paths.count != 1
        ? nil : try ReadingBoundary(resolverPath: paths[0], workingDirectory: workingDirectory)
      let reader = InputReader(
        loader: DiskLoader(workingDirectory: workingDirectory, boundary: boundary))
      let folder =
        paths == operands ? FileSystem.splitLast(paths[0]).folder : operands[0]
      var input = OpenedInput(
        reader: reader, folder: folder, name: workingDirectory.displayPath(for: paths[0]))
      input.isFolder = paths != operands
      try input.read(paths)
      return input
    } catch let error as FileSystemError {
      throw RunFailure(error)
    } catch let failure as RunFailure {
      throw failure
    } catch {
      throw RunFailure([], .cannotRead)
    }
  }

  private mutating func read(_ paths: [String]) throws {
    var sources: [TokenSource] = []
    for path in paths {
      switch reader.read(path: path) {
      case .failure(let fault):
        throw RunFailure(
          [
            Diagnostic(
              severity: .error, id: FileSystemError.unreadableFile, message: fault.reason,
              path: WorkingDirectory.current.displayPath(for: path))
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
                path: WorkingDirectory.current.displayPath(for: path))
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
    in folder: String, arguments: CommandLineArguments
  ) throws -> [String] {
    let listing = try TokenFileListing(of: folder)
    var resolvers = listing.resolverFiles
    if let name = arguments.value(of: .resolver) {
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
            message: "holds no '*.tokens.json', '*.tokens' or '*.resolver.json'", path: folder)
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

  private static func missing(_ path: String) -> FileSystemError {
    FileSystemError(path: path, operation: .read, reason: .missing)
  }
}
