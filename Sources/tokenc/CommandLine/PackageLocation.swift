import TokenCompiler

enum PackageLocation: Equatable, Sendable {
  /// An address, and the release or commit that everybody gets there.
  case repository(address: String, revision: String)
  /// A folder of this machine, as a path from the new package.
  case folder(String)

  /// - Parameters:
  ///   - stated: an address or a folder that the user gave; `nil` for where this program was built.
  ///   - folder: the folder of the new package, from which paths are relative.
  /// - Returns: `nil` when nothing says it.
  init?(_ stated: String?, from folder: String) throws(RunFailure) {
    if let stated {
      if FileSystem.status(of: stated) == nil, Self.isAddress(stated) {
        guard Self.isUsable(stated) else {
          let message =
            "'\(stated)' is not the address of a repository; expected one such as "
            + "'https://HOST/design-tokens.git'"
          throw UsageError(message, command: InitCommand.name).failure
        }
        let revision = Self.checkout.flatMap(Self.revision) ?? Tokenc.version
        self = .repository(address: stated, revision: revision)
      } else {
        self = .folder(Self.path(stated, from: folder))
      }
      return
    }
    guard let checkout = Self.checkout else { return nil }
    self = Self.origin(of: checkout) ?? .folder(Self.path(checkout, from: folder))
  }

  /// The line of `Package.swift` that depends on it.
  var dependency: String {
    switch self {
    case .repository(let address, let revision):
      // A release gets mends of later ones; a commit is what it is.
      let requirement = revision == Tokenc.version ? "from" : "revision"
      return ".package(url: \"\(address)\", \(requirement): \"\(revision)\")"
    case .folder(let path):
      return ".package(name: \"design-tokens\", path: \(path.debugDescription))"
    }
  }

  /// By what name the package manager knows it.
  var name: String {
    switch self {
    case .repository(let address, _): Self.name(in: address)
    case .folder: "design-tokens"
    }
  }

  /// The changes that the new package needs before it works on other machines, as lines for the user.
  var limits: [String] {
    switch self {
    case .repository(let address, _) where !address.hasPrefix("file:"): []
    case .repository(let address, _):
      ["other machines don't have \(address): name an address that they reach with --dependency"]
    case .folder(let path):
      [
        "other machines and CI don't have \(path): with --dependency and its address, "
          + "the package has a workflow for CI, too"
      ]
    }
  }

  /// A path as a word that a shell reads.
  static func shellWord(_ path: String) -> String {
    if isPlain(path) { return path }
    return "'" + path.substituting("'", with: "'\\''") + "'"
  }

  private static func name(in address: String) -> String {
    let name = address.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
  }

  /// Returns a Boolean value that indicates whether a text is `https://host/path`, `git@host:path` or the like.
  private static func isAddress(_ text: String) -> Bool {
    let start = text.prefix { $0 != "/" && $0 != ":" }
    return text.hasWord("://") || (start.contains("@") && text.dropFirst(start.count).first == ":")
  }

  /// Returns a Boolean value that indicates whether an address has a name, and characters that mean themselves
  /// wherever it is written.
  private static func isUsable(_ address: String) -> Bool {
    let name = name(in: address)
    return isPlain(address) && !name.isEmpty && !name.hasSuffix(":")
  }

  /// Returns a Boolean value that indicates whether a text means itself in shells, YAML and Swift.
  private static func isPlain(_ text: String) -> Bool {
    let marks = Set("-._~:/?=@+%,".utf8)
    return text.utf8.first != UInt8(ascii: "-") && !text.isEmpty
      && text.utf8.allSatisfy { byte in
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || marks.contains(byte)
      }
  }

  /// A path from the working directory as it is from a folder: relative where the folder is below it.
  private static func path(_ location: String, from folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    let isBelow = !folder.hasPrefix("/") && !parts.contains("..")
    if isBelow, var naming = try? InputNaming(folder: "") {
      let manifest = naming.name(of: FilePath.join(location, "Package.swift"))
      return FilePath.split(parts.map { _ in "../" }.joined() + manifest).folder
    }
    return (try? FileSystem.canonicalPath(location)) ?? location
  }

  /// The checkout in which this program was built; `nil` when it stands elsewhere.
  private static var checkout: String? {
    guard let program = CommandLine.arguments.first, program.contains("/"),
      let path = try? FileSystem.canonicalPath(program)
    else { return nil }
    var root = path
    while !root.isEmpty, root != "/" {
      root = FilePath.split(root).folder
      if FileSystem.status(of: FilePath.join(root, "Sources/tokenc"))?.kind == .folder { break }
    }
    return root.isEmpty || root == "/" ? nil : root
  }

  /// The repository of a checkout. A copy without one has none, wherever it stands.
  private static func git(_ checkout: String, _ arguments: String...) -> String? {
    Git.lines(["--git-dir", FilePath.join(checkout, ".git")] + arguments).first
  }

  /// The release that a checkout is, or else its commit; `nil` without a repository.
  private static func revision(of checkout: String) -> String? {
    guard let commit = git(checkout, "rev-parse", "--verify", "HEAD^{commit}") else { return nil }
    let release = "refs/tags/" + Tokenc.version
    let isRelease = git(checkout, "for-each-ref", "--points-at", commit, release) != nil
    return isRelease ? Tokenc.version : commit
  }

  /// Where a checkout comes from; `nil` if that has no address, or not what is checked out.
  private static func origin(of checkout: String) -> PackageLocation? {
    guard var address = git(checkout, "config", "--get", "remote.origin.url"),
      let revision = revision(of: checkout),
      revision == Tokenc.version
        || git(checkout, "for-each-ref", "--contains", revision, "refs/remotes/origin") != nil
    else { return nil }
    if isAddress(address) {
      address = withoutSecrets(address)
    } else {
      let path = try? FileSystem.canonicalPath(FilePath.joined(checkout, address))
      guard let path else { return nil }
      address = "file://" + path
    }
    return isUsable(address) ? .repository(address: address, revision: revision) : nil
  }

  private static func withoutSecrets(_ address: String) -> String {
    var parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[1].isEmpty, let at = parts[2].lastIndex(of: "@") else {
      return address
    }
    let user = parts[0].hasPrefix("http") ? "" : parts[2][..<at].prefix { $0 != ":" } + "@"
    parts[2] = user + parts[2][at...].dropFirst()
    return parts.joined(separator: "/")
  }
}
