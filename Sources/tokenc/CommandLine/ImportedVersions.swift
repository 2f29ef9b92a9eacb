import TokenChange
import TokenCompiler
import TokenImport
import TokenPages

/// The tokens that an earlier import wrote into a folder, beside those of another import.
struct ImportedVersions {
  /// The folder's path for people to read.
  private let folder: String
  /// The names of the imported token files that are there.
  private let names: [String]
  /// The tokens as they are; `nil` where they don't resolve.
  private let before: LoadedTokens?
  /// The tokens of the other import; `nil` where they don't resolve.
  private let after: LoadedTokens?
  private let newNames: [String]

  /// The versions of a folder's tokens; `nil` where no import wrote any.
  init?(of folder: ImportFolder, with files: ImportedFiles) {
    guard folder.isKnown else { return nil }
    self.folder = folder.shownPath
    names = folder.importedNames
    before = folder.before()
    newNames = files.files.map(\.name)
    let after = try? files.load(InputOptions().knowingRules)
    self.after = after.flatMap { $0.diagnostics.hasErrors ? nil : $0 }
  }

  /// The lines that say what the other import changes for users of the tokens; none where nothing differs.
  var changes: [String] {
    guard let before, let after else {
      return ["changes are not listed, as the tokens before do not resolve"]
    }
    let sides = [before, after].map {
      ComparedTokens(label: folder, $0.table, keepsConstantAxes: $0.isResolver)
    }
    guard !ThemePair.pairs(sides[0], sides[1]).isEmpty else {
      return ["the tokens before have other brands"]
    }
    let diff = TokenComparison.diff(sides[0], sides[1], options: DiffOptions(includesHidden: true))
    if diff.isEmpty { return [] }
    let usesColor = StandardStream.output.textStyle.usesColor
    // Without the line that names the sides.
    return Array(ReportText.lines(of: diff.listing, usesColor: usesColor).dropFirst())
  }

  // MARK: Sources that are gone

  /// An imported file whose source is gone, with its tokens.
  struct OrphanedFile {
    let name: String
    let tokens: [String]
  }

  /// The imported files whose tokens the other import has no more, as no file of their source's name is left.
  var orphans: [OrphanedFile] {
    guard let before else { return [] }
    let newTokens = Set(after?.table.tokens.map(\.text) ?? [])
    var lost: [String: [String]] = [:]
    var kept: Set<String> = []
    for token in before.table.tokens {
      for name in names(declaring: token, in: before.table) {
        if newTokens.contains(token.text) {
          kept.insert(name)
        } else {
          lost[name, default: []].append(token.text)
        }
      }
    }
    let left = Dictionary(grouping: newNames, by: Self.sourceName).mapValues(\.count)
    let known = Dictionary(grouping: names, by: Self.sourceName).mapValues(\.count)
    return names.compactMap { name -> OrphanedFile? in
      let source = Self.sourceName(of: name)
      guard !kept.contains(name), let tokens = lost[name],
        left[source, default: 0] < known[source, default: 0]
      else { return nil }
      return OrphanedFile(name: name, tokens: tokens)
    }
  }

  private func names(declaring token: Token, in table: TokenTable) -> [String] {
    table.declarations(of: token).compactMap { declaration in
      let path = table.tape.sources[table.tape.range(declaration.object).file].path
      return WorkingDirectory.remainder(of: path, below: folder)
    }.unique()
  }

  /// The name of a file's source: `Colors` for `Colors.tokens.json` and `Colors-2.tokens.json`.
  private static func sourceName(of file: String) -> String {
    guard file.hasSuffix(ImportedFiles.ending) else { return file }
    let name = file.dropLast(ImportedFiles.ending.count)
    guard let dash = name.lastIndex(of: "-") else { return String(name) }
    let number = name[name.index(after: dash)...]
    return Int(number) == nil ? String(name) : String(name[..<dash])
  }

  /// The end of an import whose source is gone; `nil` where each file has its source.
  ///
  /// - Parameter inputs: the files and folders that are imported.
  func failure(importing inputs: [String], hasManifest: Bool) -> RunFailure? {
    let orphans = orphans
    guard !orphans.isEmpty else { return nil }
    let remedy = Self.remedy(in: folder, hasManifest: hasManifest)
    return RunFailure(
      orphans.map { orphan in
        let tokens = orphan.tokens.map { "'\($0)'" }.listed(atMost: 3)
        let message =
          "\(inputs.quoted) no longer has the source of this file, with \(tokens); \(remedy); "
          + "if they are to be removed, delete this file and import again"
        return Diagnostic(
          severity: .error, id: .outOfDate, message: message,
          path: FilePath.join(folder, orphan.name))
      }, .difference)
  }

  /// The edit after which tokens are imported no more.
  static func remedy(in folder: String, hasManifest: Bool) -> String {
    let edit =
      hasManifest
      ? "delete '\(FilePath.join(folder, ImportManifest.name))'" : "don't import again"
    return "if the tokens are the source now, \(edit)"
  }
}
