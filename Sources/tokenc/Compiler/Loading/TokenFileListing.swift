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

  /// Returns a Boolean value that indicates whether a folder holds a token file or a resolver document, at any depth.
  package static func holdsTokens(below folder: String, in source: some FileSource) -> Bool {
    guard let listing = try? TokenFileListing(of: folder, in: source) else { return false }
    return !listing.tokenFiles.isEmpty || !listing.resolverFiles.isEmpty
  }

  /// The name of a file that holds all tokens of a folder.
  static let plainName = "tokens.json"

  package static let specEnding = ".component.json"
  package static let stylesEnding = ".style.json"

  /// Returns a Boolean value that indicates whether a file describes a component or named styles.
  package static func isSpec(_ path: String) -> Bool {
    path.hasSuffix(specEnding) || path.hasSuffix(stylesEnding)
  }

  /// The Swift name of what a spec's file describes: `Tag` for `Tag.component.json`, `LabelStyleName` for
  /// `Label.style.json`; `nil` for other files.
  package static func specName(ofFile path: String) -> String? {
    let name = FilePath.split(path).name
    if name.hasSuffix(specEnding) { return String(name.dropLast(specEnding.utf8.count)) }
    guard name.hasSuffix(stylesEnding) else { return nil }
    return stylesName(of: String(name.dropLast(stylesEnding.utf8.count)))
  }

  /// The Swift name of the styles in a file: `LabelStyleName` for `Label`.
  package static func stylesName(of name: String) -> String { name + stylesSuffix }

  /// The file of a spec that gets another Swift name; `nil` for a name that styles can't have.
  package static func specFile(_ path: String, named name: String) -> String? {
    let folder = FilePath.split(path).folder
    guard path.hasSuffix(stylesEnding) else { return FilePath.join(folder, name + specEnding) }
    guard name.hasSuffix(stylesSuffix), name != stylesSuffix else { return nil }
    return FilePath.join(folder, name.dropLast(stylesSuffix.utf8.count) + stylesEnding)
  }

  /// SwiftUI has `LabelStyle` and `ButtonStyle`, so the names of styles are called otherwise.
  package static let stylesSuffix = "StyleName"

  package static func isResolver(_ path: String) -> Bool {
    let name = FilePath.split(path).name
    return name == "resolver.json" || name.hasSuffix(".resolver.json")
  }

  package static func isTokenFile(_ path: String) -> Bool {
    path.hasSuffix(".tokens.json") || path.hasSuffix(".tokens")
  }
}
