/// The token files and resolver documents below a folder.
///
/// Names that start with a dot are skipped. Links are followed; a folder or file that is reached
/// twice is listed once, by its own path rather than by a link's, so loops end.
package struct TokenFileListing: Equatable, Sendable {
  /// `*.tokens.json` and `*.tokens` at any depth, in the order of their paths' bytes; where a folder has
  /// neither these nor a resolver document, its own `tokens.json`, as many tools call their one file.
  let tokenFiles: [String]
  /// `*.resolver.json` and `resolver.json` at any depth, in the order of their paths' bytes.
  let resolverFiles: [String]

  /// Lists a folder; paths start with `folder` as given.
  init(of folder: String, in source: some FileSource) throws(RunFailure) {
    let files = try source.files(below: folder) { Self.isTokenFile($0) || Self.isResolver($0) }
    resolverFiles = files.filter(Self.isResolver)
    var tokenFiles = files.filter(Self.isTokenFile)
    let plainFile = FilePath.join(folder, Self.plainName)
    if files.isEmpty, source.kind(of: plainFile) == .file { tokenFiles = [plainFile] }
    self.tokenFiles = tokenFiles
  }

  /// Whether a folder holds a token file or a resolver document, at any depth.
  package static func holdsTokens(below folder: String, in source: some FileSource) -> Bool {
    guard let listing = try? TokenFileListing(of: folder, in: source) else { return false }
    return !listing.tokenFiles.isEmpty || !listing.resolverFiles.isEmpty
  }

  /// The name of a file that holds all tokens of a folder.
  static let plainName = "tokens.json"

  package static let specEnding = ".component.json"

  package static func isResolver(_ path: String) -> Bool {
    let name = FilePath.split(path).name
    return name == "resolver.json" || name.hasSuffix(".resolver.json")
  }

  package static func isTokenFile(_ path: String) -> Bool {
    path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens")
  }
}
