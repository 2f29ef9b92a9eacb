import TokenCompiler

/// Files that a build made of others which lie beside them: they repeat nearly all that these state.
struct BuildOutputs {
  private(set) var builds: [ImportPlan.Build] = []
  private let document: ForeignDocument
  private let overlaps: FileOverlaps
  private let tokensByFile: [Int: [Int]]
  private let tokensByPath: [String: [Int]]

  init(_ document: ForeignDocument) {
    self.document = document
    overlaps = FileOverlaps(document)
    tokensByFile = Dictionary(grouping: document.tokens.indices) { document.tokens[$0].file }
    tokensByPath = Dictionary(grouping: document.tokens.indices) {
      document.tokens[$0].dottedPath
    }
    guard document.files.count > 1 else { return }
    builds = document.files.indices.compactMap(build)
  }

  private static let folders: Set = [
    "build", "dist", "generated", "lib", "out", "output", "public",
  ]

  /// Members in which builds keep what a token was before.
  private static let buildMembers: Set = ["filePath", "isSource", "original", "originalValue"]

  /// Returns a Boolean value that indicates whether the folder of a file is one that tools write, or most of its
  /// tokens say what they were before a build.
  private func isOutput(_ file: Int) -> Bool {
    let tokens = tokensByFile[file] ?? []
    let marked = tokens.count { token in
      document.tokens[token].keptMembers.contains { Self.buildMembers.contains($0.name) }
    }
    if marked * 2 > tokens.count { return true }
    return document.files[file].name.lowercased().split(separator: "/").dropLast()
      .contains { Self.folders.contains(String($0)) }
  }

  private func build(_ file: Int) -> ImportPlan.Build? {
    var sources = overlaps.neighbors[file]
    let isOutput = isOutput(file)
    if isOutput {
      sources.removeAll(where: self.isOutput)
    } else {
      sources.removeAll { !overlaps.isPart($0, of: file) }
      // A file that others override in some contexts is no build of these.
      guard sources.count > 1, !haveConflicts(sources),
        !([file] + sources).contains(where: saysContext)
      else { return nil }
    }
    guard !sources.isEmpty, let tokens = tokensByFile[file] else { return nil }
    let known = Set(sources)
    var repeated = 0
    var comparable = 0
    var different = 0
    var ownPaths: [String] = []
    for token in tokens {
      let path = document.tokens[token].dottedPath
      let found = (tokensByPath[path] ?? []).filter { known.contains(document.tokens[$0].file) }
      guard !found.isEmpty else {
        ownPaths.append(path)
        continue
      }
      repeated += 1
      let value = plain(document.tokens[token].value)
      let values = found.compactMap { plain(document.tokens[$0].value) }
      guard !values.isEmpty else { continue }
      comparable += 1
      if !values.contains(where: { $0 == value }) { different += 1 }
    }
    guard repeated * 4 >= tokens.count * 3, different * 2 <= comparable,
      isOutput || comparable * 2 >= repeated
    else { return nil }
    return ImportPlan.Build(
      name: document.files[file].name, sources: sources.map { document.files[$0].name },
      repeatedCount: repeated, differentCount: different, ownPaths: ownPaths)
  }

  private func haveConflicts(_ files: [Int]) -> Bool {
    let files = Set(files)
    return overlaps.conflicts.contains { files.contains($0.one) && files.contains($0.other) }
  }

  private func saysContext(_ file: Int) -> Bool {
    FileAxes.parts(of: document.files[file].name).contains { part in
      !ContextWords(part).namedAxes.isEmpty || ContextKind.all.contains { $0.isNamed(by: part) }
    }
  }

  /// A value as builds write it: aliases followed, without the unit that numbers of pixels get; `nil` where it is computed
  /// from others.
  private func plain(_ value: ForeignValue) -> String? {
    var value = value
    for _ in 0..<ImportConversion.maximumDepth {
      guard let text = value.text, let path = ForeignReference.path(of: text),
        let target = tokensByPath[path]?.first
      else { break }
      value = document.tokens[target].value
    }
    switch value.content {
    case .number(let number): return JSONNumber.text(number)
    case .text(let text):
      if let quantity = Quantity(text), quantity.isPoints || quantity.unit.isEmpty {
        return JSONNumber.text(quantity.value)
      }
      return text.contains("{") ? nil : text.lowercased().filter { $0 != " " }
    default:
      var writer = JSONWriter()
      value.write(to: &writer)
      return value.references.isEmpty ? String(decoding: writer.document, as: UTF8.self) : nil
    }
  }
}
