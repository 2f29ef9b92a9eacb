import TokenCompiler

/// Files that state one token in several ways, and what says which of them counts.
extension ImportSourceReader {
  /// Makes tokens of two files at one path an error, unless something orders the files.
  mutating func refuseCollisions(besides ordered: Set<Int> = []) {
    let layers = layersByFile()
    var colliding: Set<Int> = []
    var first: (token: ForeignToken, other: ForeignToken)?
    // A file of several contexts of one modifier is what the other files of these override.
    let files = Dictionary(grouping: document.files.indices) { file in
      document.files[file].name
    }
    let repeated = Set(files.values.filter { $0.count > 1 }.joined())
    let tokens = document.tokens.filter {
      !ordered.contains($0.file) && !repeated.contains($0.file)
    }
    for (_, tokens) in tokens.grouped(by: \.path) where tokens.count > 1 {
      for (_, tokens) in tokens.grouped(by: { layers[$0.file] }) {
        // Equal ones do not collide.
        guard
          let other = tokens.first(where: {
            $0.file != tokens[0].file
              && ($0.value != tokens[0].value || $0.alpha != tokens[0].alpha
                || $0.typeName != tokens[0].typeName
                || $0.modes.map(\.value) != tokens[0].modes.map(\.value))
          })
        else { continue }
        colliding.formUnion(tokens.map(\.file))
        first = first ?? (other, tokens[0])
      }
    }
    guard let first else { return }
    let remedy =
      layers.isEmpty
      ? command.map { "say when each counts, for example with '\($0)'" } : nil
    let reason = remedy ?? "leave one of the files out, or say by '--context' when each counts"
    diagnostics.error(
      .collidingFiles,
      "token '\(first.token.dottedPath)' has another value in "
        + "'\(tape.sources[first.other.place.file].path)', and nothing says which counts; \(reason)",
      at: first.token.place,
      notes: [.init(message: "the other value is here", range: first.other.place)])
  }

  /// The command that imports the files as the contexts that their names tell, for example `tokenc
  /// import dtcg-draft base.json --context brand:a=a.json …`.
  private var command: String? {
    let modifiers = FileAxes(document).proposals
    guard !modifiers.isEmpty else { return nil }
    var paths: [String: String] = [:]
    for token in document.tokens {
      paths[document.files[token.file].name] = tape.sources[token.place.file].path
    }
    // Sets of one file differ by name.
    if Set(paths.values).count < paths.count {
      for (name, path) in paths { paths[name] = "\(path)#\(name)" }
    }
    var options: [String] = []
    var others = Set(paths.values)
    for modifier in modifiers {
      for context in modifier.contexts {
        let files = context.files.compactMap { paths[$0] }
        others.subtract(files)
        let inputs = folder(of: files, apartFrom: paths.values).map { [$0] } ?? files
        options += inputs.map { "--context \(modifier.name):\(context.name)=\($0)" }
      }
    }
    return (["tokenc import \(dialect.rawValue)"] + others.sorted() + options)
      .joined(separator: " ")
  }

  /// The uppermost folder that holds these files and none of the others.
  private func folder(of files: [String], apartFrom all: some Sequence<String>) -> String? {
    guard let first = files.first else { return nil }
    return first.indices.filter { first[$0] == "/" }.lazy.map { first[..<$0] }.first { folder in
      all.allSatisfy { $0.hasPrefix(folder + "/") == files.contains($0) }
    }.map(String.init)
  }

  /// The context of each file that has one, as the indices of its dimension and in that.
  private func layersByFile() -> [Int: [Int]] {
    var layers: [Int: [Int]] = [:]
    for (index, dimension) in document.dimensions.enumerated() {
      for (number, context) in dimension.contexts.enumerated() {
        for file in context.files { layers[file] = [index, number] }
      }
    }
    return layers
  }

  /// Gives what stands beside the files for one context a context of its own, which is the default:
  /// `light` where there is `dark`.
  ///
  /// Files for contexts that lack some of each other's tokens share only what stands beside them.
  mutating func nameDefaultContexts(of sources: [ImportSource]) {
    let base = sources.filter { $0.context == nil }
    guard !base.isEmpty else { return }
    let baseFiles = Set(base.map { tape.range($0.root).file })
    let given = sources.filter { $0.context != nil }.grouped { $0.context?.name ?? "" }
    for (modifier, sources) in given {
      let names = Set(sources.compactMap(\.context?.value))
      guard let index = document.dimensions.firstIndex(where: { $0.name == modifier }),
        document.dimensions[index].contexts.allSatisfy({ names.contains($0.name) })
      else { continue }
      let files = Set(sources.map { tape.range($0.root).file })
      let isScheme = !names.isDisjoint(with: ThemeAxis.scheme.contexts)
      let pair = (isScheme ? .scheme : ThemeAxis(rawValue: modifier))?.contexts
      var name = pair?.first { !names.contains($0) }
      if name == nil, pair == nil, files.isDisjoint(with: baseFiles),
        names.count == 1 || hasEveryToken(of: files, in: baseFiles)
      {
        name = "default"
        if base.count == 1 { name = base[0].name.split(separator: "/").last.map(String.init) }
      }
      guard let name, !names.contains(name) else { continue }
      document.dimensions[index].contexts.insert(.init(name: name), at: 0)
    }
  }

  private func hasEveryToken(of files: Set<FileID>, in others: Set<FileID>) -> Bool {
    func paths(in files: Set<FileID>) -> Set<[String]> {
      Set(document.tokens.filter { files.contains($0.place.file) }.map(\.path))
    }
    return paths(in: files).isSubset(of: paths(in: others))
  }
}

extension Diagnostic.ID {
  static let collidingFiles = Self("colliding-files")
}
