import TokenChange
import TokenCompiler
import TokenComponents
import TokenImport
import TokenLint

/// An input whose tokens a person renames: the texts that its files would have, of which none is written
/// yet.
struct RenamedInput {
  private let path: String
  private let options: InputOptions
  let renames: StatedRenames
  private let components: ComponentRenames
  /// The tokens of today in every context of every modifier.
  private let today: TokenTable
  /// The new texts by the files' paths, and what the files say today.
  private var texts: [String: [UInt8]] = [:]
  private var previous: [String: [UInt8]] = [:]
  /// The new paths of files by the old ones.
  private var moved: [String: String] = [:]
  /// The places that a person has to look at.
  private(set) var findings: [Finding] = []

  struct Finding {
    /// `path:line:column`.
    let place: String
    let message: String
  }

  init(
    _ path: String, _ options: InputOptions, _ requests: [Assignment],
    _ timings: inout PhaseTimings
  ) throws(RunFailure) {
    self.path = path
    self.options = options
    var loaded = try Self.load(path, options, DiskSource())
    try loaded.throwIfErrors()
    timings.end("read")
    today = loaded.table
    let specs = try loaded.readSpecs()
    try loaded.throwIfErrors()
    let names = specs.map(\.name)
    let paths = today.tokens.map(\.text)
    let isOfComponent = { (request: Assignment) in
      let first = request.name.prefix { $0 != "." }
      return names.contains(String(first)) && !paths.contains { $0.hasPrefix(request.name) }
    }
    do throws(StatedRenames.Fault) {
      components = try ComponentRenames(requests.filter(isOfComponent), of: specs)
      renames = try StatedRenames(
        requests.filter { !isOfComponent($0) }, of: paths, besides: names)
      for (file, text) in try TokenMoves.texts(of: today, renames) {
        set(loaded.sources[file], text)
      }
    } catch {
      throw .usage(error.message)
    }
    try rewriteConfiguration(&loaded)
    try rewriteSpecs(&loaded)
    listMentions(in: loaded)
    timings.end("rename")
    try checkValues()
  }

  /// The input with the files' new texts.
  func input(label: String) -> ComparedInputs.Input {
    var input = ComparedInputs.Input(path, options)
    input.label = label
    input.contents = texts
    input.moved = moved
    return input
  }

  /// How many names change.
  var count: Int { renames.paths.count + components.count }

  /// Whether a file is one of the input, so that its new text is known.
  func hasText(of path: String) -> Bool {
    let path = WorkingDirectory.current.displayPath(for: path)
    return texts[path] != nil || moved[path] != nil
  }

  /// The files that change, each with the path that it has today.
  var edits: [(path: String, edit: FileEdit)] {
    let old = Dictionary(moved.map { ($1, $0) }, uniquingKeysWith: { $1 })
    return texts.sorted { FilePath.precedes($0.key, $1.key) }.map { path, text in
      (old[path] ?? path, FileEdit(name: path, contents: text, previous: previous[path]))
    }
  }

  private static func load(
    _ path: String, _ options: InputOptions, _ source: any FileSource
  ) throws(RunFailure) -> LoadedTokens {
    var options = options
    options.themes = .everyContext
    return try TokenLoader.load([path], from: source, options: options)
  }

  private mutating func set(_ source: SourceFile, _ text: [UInt8]) {
    if previous[source.path] == nil { previous[source.path] = source.bytes }
    texts[source.path] = text
  }

  // MARK: Files beside the tokens

  private mutating func rewriteConfiguration(
    _ loaded: inout LoadedTokens
  ) throws(RunFailure) {
    guard let root = try loaded.readFile(Configuration.fileName) else { return }
    let outcome = ConfigurationRewriter.rewriteConfiguration(
      root, of: loaded.reader.tape, renames, tokens: today.tokens.map(\.text))
    take(outcome, root, loaded)
    let lint = loaded.reader.tape.member("lint", of: root)
    let stated = lint.flatMap { loaded.reader.tape.member("baseline", of: $0) }
      .flatMap { loaded.reader.tape.stringValue($0) }
    let baseline = stated ?? LintConfiguration().baseline.path
    guard let findings = try loaded.readFile(baseline) else { return }
    take(
      ConfigurationRewriter.rewriteBaseline(findings, of: loaded.reader.tape, renames), findings,
      loaded)
  }

  private mutating func take(
    _ outcome: ConfigurationRewriter.Outcome, _ root: NodeID, _ loaded: LoadedTokens
  ) {
    let tape = loaded.reader.tape
    if let text = outcome.text { set(tape.sources[tape.range(root).file], text) }
    var indexes = LineIndexes(tape.sources)
    findings += outcome.findings.map {
      Finding(place: indexes.place(of: $0.range), message: $0.message)
    }
  }

  private mutating func rewriteSpecs(_ loaded: inout LoadedTokens) throws(RunFailure) {
    for path in try loaded.specPaths() {
      guard let root = try loaded.reader.root(ofFile: path, reporting: &loaded.diagnostics) else {
        continue
      }
      list(PathReferences(loaded.reader.tape, renames).mentions(inSpec: root), in: loaded)
      let file = loaded.sources[loaded.reader.tape.range(root).file]
      let (folder, fileName) = FilePath.split(file.path)
      let name = String(fileName.dropLast(TokenFileListing.specEnding.utf8.count))
      let text: [UInt8]?
      do throws(StatedRenames.Fault) {
        text = try SpecRewriter.text(
          of: root, in: loaded.reader.tape, component: name, components, paths: renames.paths)
      } catch {
        throw .usage(error.message)
      }
      let newName = components.newName(ofComponent: name)
      guard newName != name else {
        if let text { set(file, text) }
        continue
      }
      let new = FilePath.join(folder, newName + TokenFileListing.specEnding)
      guard FileSystem.status(of: new) == nil else {
        throw .usage("'\(name)' can't become '\(newName)', as there is a file '\(new)'")
      }
      moved[file.path] = new
      previous[new] = file.bytes
      texts[new] = text ?? file.bytes
    }
  }

  /// Lists the descriptions that name a token by its old path.
  private mutating func listMentions(in loaded: LoadedTokens) {
    let references = PathReferences(loaded.reader.tape, renames)
    list(references.mentions(in: today.resolution.model), in: loaded)
  }

  private mutating func list(_ mentions: [PathReferences.Mention], in loaded: LoadedTokens) {
    var indexes = LineIndexes(loaded.sources)
    findings += mentions.map { mention in
      Finding(
        place: indexes.place(of: mention.range),
        message: "names '\(mention.old)', which is '\(mention.new)' now")
    }
  }

  // MARK: Former names

  /// Writes what servers sent for the renamed tokens into the token files and `tokenc.json`.
  mutating func record(_ names: [FormerNameRecord.Entry], in compared: ComparedInputs.Outcome) {
    for edit in RecordedNames(names, in: compared).edits {
      if previous[edit.name] == nil { previous[edit.name] = edit.previous }
      texts[edit.name] = edit.contents
    }
  }

  // MARK: Checks

  /// Ends the run unless the new texts compile as today's do, nothing but names changes, and every
  /// string of a server means what it meant.
  ///
  /// - Parameter compared: today's texts and the new ones.
  func check(_ compared: ComparedInputs.Outcome) throws(RunFailure) {
    var old = compared.old
    if let contract = compared.contract { old.remember(contract) }
    if let fault = renames.fault(ofNames: old, compared.new) { throw .usage(fault.message) }
    let edited = EditedSource(DiskSource(), contents: texts, moved: moved)
    if let fault = try EditedInputCheck.outcome(path, options, edited).strictFault { throw fault }
    let other = (compared.diff.changes + compared.diff.components).filter { $0.kind != .renamed }
    guard let first = other.first else { return }
    let others = other.count > 1 ? " and \(other.count - 1) more" : ""
    throw .usage("after the renames '\(first.path)'\(others) would be \(first.kind.rawValue)")
  }

  /// Ends the run unless the tokens have their new paths, and every value that they have today.
  private func checkValues() throws(RunFailure) {
    let source = EditedSource(DiskSource(), contents: texts, moved: moved)
    let loaded = try Self.load(path, options, source)
    let new = loaded.table
    func fail(_ message: String) -> RunFailure { .usage(message) }
    for (token, path) in zip(today.tokens, renames.new) {
      guard let index = new.index(ofText: path) else {
        throw fail(
          token.text == path
            ? "'\(path)' would be gone, as its group inherits what is renamed; rename it, too"
            : "'\(token.text)' can't become '\(path)', as its group inherits it; rename "
              + "'\(today.declaredPath(of: token))', or declare it in its own group first")
      }
      let now = new.tokens[index]
      if loaded.diagnostics.hasErrors { continue }
      let isSame = today.themes.indices.allSatisfy {
        today.value(of: token, in: $0) == new.value(of: now, in: $0)
      }
      guard isSame else { throw fail("'\(path)' would have another value than '\(token.text)'") }
    }
    try loaded.throwIfErrors()
    let expected = Set(renames.new)
    if let other = new.tokens.first(where: { !expected.contains($0.text) }) {
      throw fail("'\(other.text)' would be new, as its group inherits what is renamed")
    }
  }
}
