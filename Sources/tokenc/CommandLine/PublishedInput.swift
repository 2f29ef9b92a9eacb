import TokenCompiler
import TokenImport

/// A file that a design system published, and the contexts in which its values count.
struct PublishedInput: Sendable {
  let contexts: [Assignment]
  let path: String

  /// Reads `[MODIFIER:CONTEXT[,MODIFIER:CONTEXT]=]FILE`.
  init?(_ text: String) {
    if let parts = Assignment(text), parts.name.contains(":") {
      let contexts = parts.name.split(separator: ",").map { Assignment(String($0), at: ":") }
      guard !contexts.contains(nil) else { return nil }
      self.contexts = contexts.compactMap(\.self)
      path = parts.value
    } else {
      contexts = []
      path = text
    }
  }

  /// Adds the values of the file, or of all color sets and files of Swift of a folder.
  func read(
    into values: inout PublishedValues, with reader: inout InputReader,
    _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) {
    let (sets, swift) = try ImportInput(paths: [path]).appleFiles(of: path)
    if FileSystem.status(of: path)?.kind == .folder || !sets.isEmpty || !swift.isEmpty {
      let ending = ImportSourceReader.colorSetEnding
      let colors = sets.filter { $0.hasSuffix(ending) }
      guard !colors.isEmpty || !swift.isEmpty else {
        throw .missing(
          "holds no '*.colorset' and no '*.swift'",
          path: WorkingDirectory.current.displayPath(for: path))
      }
      var found: [(name: String, root: NodeID)] = []
      for set in colors {
        guard let root = try reader.root(ofFile: set, reporting: &diagnostics) else { continue }
        found.append((FilePath.split(String(set.dropLast(ending.count))).name, root))
      }
      if !found.isEmpty { values.addCatalog(found, of: reader.tape, stated: contexts) }
      var files: [SwiftSourceFile] = []
      for path in swift {
        let (id, bytes) = try reader.text(ofFile: path)
        let title = FilePath.split(path).name.split(separator: ".").dropLast()
        files.append(SwiftSourceFile(bytes, id: id, name: title.joined(separator: " ")))
      }
      if !files.isEmpty { values.addSwift(files, stated: contexts) }
      return
    }
    let file = FilePath.split(path).name
    let title = file.split(separator: ".").dropLast().joined(separator: " ")
    switch file.split(separator: ".").last {
    case "css", "scss", "sass", "less":
      let (id, bytes) = try reader.text(ofFile: path)
      values.addStyleSheet(bytes, in: id, title: title, stated: contexts)
    case "json", "json5", "jsonc":
      guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else { return }
      values.addJSON(root, of: reader.tape, title: title, stated: contexts)
    default:
      throw .usage(
        "'--published' reads '*.css', '*.scss', '*.less', '*.swift', '*.json' and '*.xcassets', not '\(path)'"
      )
    }
  }
}

extension ValueSyntax where Value == PublishedInput {
  static var published: Self {
    parsed("[MODIFIER:CONTEXT=]FILE", wanted: "a file, or 'MODIFIER:CONTEXT=FILE'") { Value($0) }
  }
}
