extension LoadedTokens {
  /// Reads the font files that `tokenc.json` names, `nil` for none, with the widths of their glyphs
  /// if asked for; files that are not fonts are reported there.
  package mutating func readFonts(measuring measures: Bool) throws(RunFailure) -> FontCatalog? {
    guard let fonts = configuration.fonts else { return nil }
    var catalog = FontCatalog()
    for configured in fonts.files {
      for path in try fontFiles(at: configured) {
        do throws(LoadFault) {
          let file = try reader.source.locate(path, from: "").flatMap(reader.source.load).get()
          catalog.faces += try FontFileReader.faces(
            of: file.bytes, named: FilePath.split(path).name, measuring: measures)
        } catch {
          diagnostics.report(
            .unreadableFont(configured.range, reader.source.displayPath(for: path), error.reason))
        }
      }
    }
    return catalog
  }

  private mutating func fontFiles(at configured: ConfiguredPath) throws(RunFailure) -> [String] {
    let path = path(of: configured.path)
    switch reader.source.kind(of: path) {
    case .folder:
      return try reader.source.files(below: path) { path in
        [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
      }
    case nil:
      diagnostics.report(.unreadableFont(configured.range, configured.path, "does not exist"))
      return []
    default:
      return [path]
    }
  }
}

extension Diagnostic {
  static func unreadableFont(_ range: SourceRange?, _ path: String, _ reason: String) -> Diagnostic
  {
    .error(.configuration, "font file '\(path)' \(reason)", at: range)
  }
}
