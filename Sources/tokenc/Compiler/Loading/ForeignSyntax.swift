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
}
