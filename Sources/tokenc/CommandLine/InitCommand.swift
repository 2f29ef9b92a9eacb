import TokenCompiler
import TokenComponents

/// `tokenc init`: writes a small, complete set of tokens to start from, or a whole package.
struct InitCommand: Command {
  /// The folder that is written; `nil` for the usual name.
  var folder: String?
  /// The name of the package to write; `nil` for tokens alone.
  var package: String?
  /// Where packages find this one: an address or a folder; `nil` for where tokenc was built.
  var dependency: String?

  var writesFiles: Bool { true }
  var isOneWay: Bool { package == nil }

  static let name = "init"

  static let declaration = CommandDeclaration<Self>(
    summary: "Writes a small set of tokens to start from, or a whole package.",
    operands: [.init("DIR", .folder(""), \.folder).optional],
    discussion: """
      DIR is a new or empty folder. The default is 'tokens', or the package's name. DIR gets a resolver \
      document with two brands in light, dark and high contrast, colors, text styles, spacings, \
      components, and the tokenc.json that names the output. It also gets files for coding agents.

      A package also has tests, and a view for a server's screens. Its tokens are compiled at once. If \
      design-tokens has an address, the package has a workflow for CI, and a script that installs this \
      tokenc.
      """,
    options: [
      .init("--package", .moduleName, \.package, "write a whole package of this name"),
      .init(
        "--dependency", .text("LOCATION"), \.dependency,
        "the address or folder of design-tokens; default: the checkout in which tokenc was built"),
    ],
    hasPhases: false,
    examples: [
      "init tokens/": "start a set of tokens in a package that is there",
      "init --package AcmeDesign": "start a package with tokens, a view for screens, and tests",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let folder = folder ?? package ?? "tokens"
    let shown = WorkingDirectory.current.displayPath(for: folder)
    // Tokens lie beside the sources of the package that is there.
    let root = package == nil ? FilePath.split(folder).folder : folder
    let location = try PackageLocation(dependency, from: root)
    var contents = StarterFiles.tokens
    if let package {
      guard let location else {
        let message =
          "nothing says where design-tokens is; name its folder or address, for example "
          + "'--dependency ../design-tokens' or '--dependency https://HOST/design-tokens.git'"
        throw UsageError(message, command: Self.name).failure
      }
      contents = StarterFiles.package(named: package, location)
    }
    var files = contents.map { (name: FilePath.join(folder, $0.name), bytes: $0.bytes) }
    let kitFolder = FilePath.join(folder, AgentsCommand.folder(of: ""))
    let kit = package == nil ? try Self.agentFiles() : []
    files += kit.map { (FilePath.join(kitFolder, $0.name), $0.contents) }
    guard try RunFailure.catching(try isFree(folder, for: &files)) else {
      let message = "the folder is not empty; name a new one, so that nothing is overwritten"
      throw RunFailure(.foreignOutput, message, path: shown, .cannotWrite)
    }
    let attributes = FilePath.join(root, StarterFiles.attributes.name)
    let hasAttributes = FileSystem.status(of: attributes, followingLinks: false) != nil
    let needsAttributes = try? FileSystem.read(attributes) != StarterFiles.attributes.bytes
    // Nothing is written in a folder that the command was not started in.
    let isBelow = !root.hasPrefix("/") && !root.split(separator: "/").contains("..")
    if package == nil, !hasAttributes, isBelow {
      files.insert((attributes, StarterFiles.attributes.bytes), at: 0)
    }
    var edits = files.map { FileEdit(name: $0.name, contents: $0.bytes, previous: nil) }
    if package == nil {
      // With the list by which 'tokenc agents' knows its files.
      edits.removeAll { $0.name.hasPrefix(kitFolder + "/") }
      edits += try OutputPlan(folder: kitFolder, files: kit).journaledEdits
    }
    try OutputTransaction.write(edits)
    var lines = files.map { "wrote \(WorkingDirectory.current.displayPath(for: $0.name))" }
    guard package != nil else {
      lines += Self.nextSteps(shown, location)
      if hasAttributes || !isBelow, needsAttributes != false {
        let path = WorkingDirectory.current.displayPath(for: attributes)
        lines.append("\(path) needs the line '.tokenc-manifest merge=union'")
      }
      return RunResult(notices: lines)
    }
    let path = FilePath.join(folder, "tokens")
    let compiled = try Compilation(path).run(&timings)
    let agents = try AgentsCommand.write(for: path, &timings)
    lines += compiled.notices + compiled.summary + agents.notices + (location?.limits ?? [])
    lines.append("test it with 'swift test'")
    return RunResult(notices: lines, compiled.diagnostics, in: compiled.sources)
  }

  /// The files for coding agents of the starter's tokens.
  private static func agentFiles() throws(RunFailure) -> [GeneratedFile] {
    let folder = "tokens"
    let source = MemorySource(
      StarterFiles.tokens.map { (FilePath.join(folder, $0.name), $0.bytes) })
    let loaded = try TokenLoader.load([folder], from: source)
    return AgentsCommand.files(of: try CompiledTokens(loaded), loaded.table)
  }

  private static func nextSteps(_ tokens: String, _ location: PackageLocation?) -> [String] {
    let location =
      location ?? .repository(address: "<its host>/design-tokens.git", revision: Tokenc.version)
    return [
      "compile them with 'tokenc \(tokens)'",
      "Package.swift needs this, in its dependencies and in its targets:",
      "  \(location.dependency)",
      "  .target(name: \"AppTokens\", dependencies: "
        + "[.product(name: \"AppearanceRuntime\", package: \"\(location.name)\")])",
    ]
  }

  /// Returns a Boolean value that indicates whether the folder is new, or what stands in it is of a run of this
  /// command that was ended; hidden files don't count. Of the files those that are there already are left out.
  private func isFree(
    _ folder: String, for files: inout [(name: String, bytes: [UInt8])]
  ) throws(FileSystemError) -> Bool {
    guard let status = FileSystem.status(of: folder) else { return true }
    guard status.kind == .folder else {
      throw FileSystemError(path: folder, operation: .write, reason: .notAFolder)
    }
    // Compiling renews the generated files of a package, and its files for agents.
    let found = Set(
      try FolderWalk.files(below: folder) { path in
        let bytes = try? FileSystem.read(path)
        let isKit = path.hasPrefix(FilePath.join(folder, AgentsCommand.folder(of: "tokens")) + "/")
        return package == nil || !isKit && bytes.map(MigratedSources.isGenerated) != true
      })
    let written = files.filter {
      found.contains($0.name) && (try? FileSystem.read($0.name)) == $0.bytes
    }
    guard found.count == written.count else { return false }
    let isWhole = written.count == files.count
    files.removeAll { file in written.contains { $0.name == file.name } }
    return !isWhole || package != nil
  }
}

extension ValueSyntax where Value == String {
  fileprivate static var moduleName: Self {
    parsed("NAME", wanted: "the name of a Swift module such as 'AcmeDesign'") {
      SwiftName.isTypeName($0) ? $0 : nil
    }
  }
}
