import TokenCompiler

/// Files that state one token in several ways, and what says which of them counts.
extension ImportSourceReader {
  /// Makes it an error when two files have a token each at one path, and nothing says which counts.
  mutating func refuseCollisions() {
    let layers = layersByFile()
    var colliding: Set<Int> = []
    var first: (token: ForeignToken, other: ForeignToken)?
    for (_, tokens) in document.tokens.grouped(by: \.path) where tokens.count > 1 {
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
    let isOneFile = first.token.place.file == first.other.place.file
    let names = document.tokens.grouped(by: \.file).map { file, tokens in
      let path = tape.sources[tokens[0].place.file].path
      return (file: file, path: isOneFile ? "\(path)#\(document.files[file].name)" : path)
    }
    let command = ContextCommand(
      dialect: dialect, colliding: names.filter { colliding.contains($0.file) }.map(\.path),
      others: names.filter { !colliding.contains($0.file) }.map(\.path))
    let remedy =
      layers.isEmpty
      ? "say when each counts, for example with '\(command.text)'"
      : "say by '--context' when each counts"
    diagnostics.report(
      .error(
        .collidingFiles,
        "token '\(first.token.dottedPath)' has another value in "
          + "'\(tape.sources[first.other.place.file].path)', and nothing says which counts; \(remedy)",
        at: first.token.place,
        notes: [.init(message: "the other value is here", range: first.other.place)]))
  }

  /// The context of each file that has one, as the indices of its dimension and in that.
  private func layersByFile() -> [Int: [Int]] {
    var layers: [Int: [Int]] = [:]
    for (index, dimension) in document.dimensions.enumerated() {
      for (place, context) in dimension.contexts.enumerated() {
        for file in context.files { layers[file] = [index, place] }
      }
    }
    return layers
  }

  // MARK: The default context

  /// Gives what stands beside the files for one context a context of its own, which is the default:
  /// `light` where there is `dark`.
  ///
  /// Files for several contexts that lack some of each other's tokens only share what stands beside
  /// them.
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

  /// Whether each path with a token in some files has one in others.
  private func hasEveryToken(of files: Set<FileID>, in others: Set<FileID>) -> Bool {
    func paths(in files: Set<FileID>) -> Set<[String]> {
      Set(document.tokens.filter { files.contains($0.place.file) }.map(\.path))
    }
    return paths(in: files).isSubset(of: paths(in: others))
  }
}

/// The command that imports files which state the same tokens as contexts of a modifier.
struct ContextCommand {
  let dialect: ImportDialect
  /// The paths of the files with such tokens.
  let colliding: [String]
  let others: [String]

  /// For example `tokenc import dtcg-draft base.json --context brand:a=a.json …`.
  var text: String {
    let contexts = self.contexts
    let isScheme = contexts.map(\.name).sorted() == ["dark", "light"]
    let ordered = isScheme && contexts[0].name == "dark" ? contexts.reversed() : contexts
    let options = ordered.map { name, path in
      "--context \(isScheme ? "scheme" : "brand"):\(name)=\(path)"
    }
    let inputs = others.filter { other in !contexts.contains { other.hasPrefix($0.path + "/") } }
    return (["tokenc import \(dialect.rawValue)"] + inputs + options).joined(separator: " ")
  }

  /// Files or folders, and the names of their contexts: the parts in which their paths differ.
  private var contexts: [(name: String, path: String)] {
    // Sets of one file, `tokens.json#core/one`, differ by their names.
    let paths = colliding.map { path in
      path.contains("#")
        ? [Substring(path)] : path.split(separator: "/", omittingEmptySubsequences: false)
    }
    let shared = paths.dropFirst().reduce(paths[0].count - 1) { count, path in
      zip(paths[0].prefix(count), path).prefix { $0 == $1 }.count
    }
    let inputs = paths.map { Array($0.prefix(shared + 1)) }.grouped(by: \.self).map(\.key)
    let names = inputs.map { input in
      let name = input[shared]
      return String(name.split(separator: "#").dropFirst().last ?? name.prefix { $0 != "." })
    }
    // `theme-light.json` and `theme-dark.json`.
    let schemes = names.map { name in
      ["light", "dark"].first { name.lowercased().hasWord($0) } ?? name
    }
    let isScheme = schemes.sorted() == ["dark", "light"]
    return zip(isScheme ? schemes : names, inputs.map { $0.joined(separator: "/") })
      .map { (name: $0, path: $1) }
  }
}

extension Diagnostic.ID {
  static let collidingFiles = Self("colliding-files")
}
