/// Files that hold no JSON, known by their endings.
package enum ForeignSyntax {
  /// The kind of a file and the remedy, as the end of a sentence that begins with the file; `nil`
  /// for a file that may hold JSON.
  package static func remedy(for path: String) -> String? {
    let name = FilePath.split(path).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let base = name[..<dot]
    switch name[name.index(after: dot)...].lowercased() {
    case "yml", "yaml":
      return "is YAML; 'yq -o json \(path) > \(base).json' makes JSON of it"
    case "json5", "jsonc":
      return "is JSON with comments, which a token file has none of; 'npx json5 \(path) -o "
        + "\(base).tokens.json' makes JSON of it"
    case "js", "mjs", "cjs", "ts", "mts", "cts", "tsx", "jsx":
      return "is a program; write what it exports into \(base).json, for example with "
        + "'npx tsx -e \"import t from './\(path)'; console.log(JSON.stringify(t))\"'"
    case "css", "scss", "sass", "less":
      return
        "is a style sheet, which is made of tokens and holds none; give the JSON that it is made of"
    case "swift", "kt", "java", "m", "h", "py":
      return "is source code and holds no tokens; name a folder of tokens or a '*.tokens.json' file"
    case "md", "txt", "html", "xml", "plist", "svg", "png", "pdf":
      return "is no JSON and holds no tokens; name a folder of tokens or a '*.tokens.json' file"
    default: return nil
    }
  }

  /// The first file of a folder that may have been meant as tokens, and what makes a token file of it; `nil` where there
  /// is none.
  static func sentence(onFilesBelow folder: String, in source: some FileSource) -> String? {
    let endings = ["json", "yml", "yaml", "json5", "jsonc", "js", "mjs", "cjs", "ts"]
    let paths = try? source.files(below: folder) { path in
      endings.contains { path.lowercased().hasSuffix(".\($0)") }
        && FilePath.split(path).name != Configuration.fileName
    }
    guard let path = paths?.first.map({ source.displayPath(for: $0) }) else { return nil }
    if let remedy = remedy(for: path) { return "'\(path)' \(remedy)" }
    let name = FilePath.split(path).name
    let tokenName = "\(name.dropLast(".json".count)).tokens.json"
    return "rename '\(path)' to '\(tokenName)', or run 'tokenc import "
      + "\(source.displayPath(for: folder))' if another tool wrote it"
  }
}
