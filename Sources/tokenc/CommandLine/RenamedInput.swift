import TokenChange
import TokenCompiler
import TokenComponents

/// An input whose tokens are renamed: the texts that its files would have, none written yet.
struct RenamedInput {
  private let path: String
  private let options: InputOptions
  let renames: PathRenames
  private let components: ComponentRenames
  private let brands: BrandRenames
  /// The tokens of today in every context of every modifier.
  private let today: TokenTable
  private(set) var files = EditedFiles()
  private(set) var findings: [String] = []

  init(
    _ path: String, _ options: InputOptions, _ requests: [Assignment], _ timings: inout PhaseTimings
  ) throws(RunFailure) {
    self.path = path
    self.options = options
    var loaded = try Self.load(.init(path, options))
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
    components = try RunFailure.stating(
      try ComponentRenames(requests.filter(isOfComponent), of: specs))
    var ofTokens = requests.filter { !isOfComponent($0) }
    // Of every context the brands are not known.
    let branded = try TokenLoader.load(
      [path], from: ComparedInputs.Input(path, options).source, options: options.knowingRules
    ).table
    let ofBrands = ofTokens.filter { request in
      BrandRenames.brand(request.name, of: branded) != nil
        && !paths.contains { $0 == request.name || $0.hasPrefix(request.name + ".") }
    }
    brands = try RunFailure.stating(try BrandRenames(ofBrands, of: branded))
    ofTokens.removeAll { ofBrands.contains($0) }
    let brandNames = branded.declaredBrandModifiers.flatMap { modifier in
      modifier.contexts.map { "\(modifier.typeName).\($0)" }
    }
    renames = try RunFailure.stating(
      try PathRenames(ofTokens, of: paths, besides: names + brandNames))
    let rewriter = NameRewriter(renames, components, brands)
    var changes = try RunFailure.stating(try TokenMoves.changes(of: today, rewriter))
    if loaded.isResolver, let path = loaded.reader.resolver,
      let root = try loaded.reader.root(ofFile: path, reporting: &loaded.diagnostics)
    {
      let tape = loaded.reader.tape
      changes[tape.range(root).file, default: TextChanges()].edits += brands.resolverEdits(
        of: root, in: tape)
    }
    for (file, changes) in changes.sorted(by: { $0.key < $1.key }) {
      take(changes, of: loaded.sources[file])
    }
    try rewriteFiles(besides: &loaded, rewriter)
    _ = try loaded.readContract()
    files.know(loaded.sources.files)
    timings.end("rename")
    try dropReturnedNames()
    try checkValues()
  }

  /// The input as it is; no file is read again.
  var old: ComparedInputs.Input { files.today(path, options) }

  var new: ComparedInputs.Input {
    files.edited(path, options, as: "\(path) with \(counted(count, "rename"))")
  }

  var count: Int { renames.paths.count + components.count + brands.count }

  /// Returns a Boolean value that indicates whether a file is one of the input, so that its new text is known.
  func hasText(of path: String) -> Bool {
    let path = WorkingDirectory.current.displayPath(for: path)
    return files.texts[path] != nil || files.moved[path] != nil
  }

  private static func load(_ input: ComparedInputs.Input) throws(RunFailure) -> LoadedTokens {
    var options = input.options
    options.themes = .everyContext
    return try TokenLoader.load([input.path], from: input.source, options: options)
  }

  private mutating func take(_ changes: TextChanges, of file: SourceFile) {
    findings += changes.lines(of: file)
    files.apply(changes.edits, to: file)
  }

  /// Rewrites `tokenc.json`, the baseline of lint and the specs.
  private mutating func rewriteFiles(
    besides loaded: inout LoadedTokens, _ rewriter: NameRewriter
  ) throws(RunFailure) {
    if let root = try loaded.readFile(Configuration.fileName) {
      try take(root, .configuration, rewriter, &loaded)
      let tape = loaded.reader.tape
      let stated = tape.member("lint", of: root).flatMap { tape.member("baseline", of: $0) }
        .flatMap { tape.stringValue($0) }
      if let known = try loaded.readFile(stated ?? LintConfiguration().baseline.path) {
        try take(known, .baseline, rewriter, &loaded)
      }
    } else if brands.count > 0 {
      let path = loaded.path(of: Configuration.fileName)
      files.texts[WorkingDirectory.current.displayPath(for: path)] = brands.newConfiguration
    }
    for name in [SuccessorList.fileName, SuccessorList.formerFileName] {
      guard let root = try loaded.readFile(name) else { continue }
      try take(root, .successors, rewriter, &loaded)
    }
    for path in try loaded.specPaths() {
      guard let root = try loaded.reader.root(ofFile: path, reporting: &loaded.diagnostics) else {
        continue
      }
      let file = loaded.sources[loaded.reader.tape.range(root).file]
      guard let name = TokenFileListing.specName(ofFile: file.path) else { continue }
      try take(root, .spec(component: name), rewriter, &loaded)
      let newName = components.newName(ofComponent: name)
      guard newName != name else { continue }
      guard let new = TokenFileListing.specFile(file.path, named: newName) else {
        throw .usage(
          "names of styles end in '\(TokenFileListing.stylesSuffix)', so '\(name)' can't become '\(newName)'"
        )
      }
      guard FileSystem.status(of: new) == nil else {
        throw .usage("'\(name)' can't become '\(newName)', as there is a file '\(new)'")
      }
      files.move(file, to: new)
    }
  }

  private mutating func take(
    _ root: NodeID, _ form: NameRewriter.Form, _ rewriter: NameRewriter,
    _ loaded: inout LoadedTokens
  ) throws(RunFailure) {
    let tape = loaded.reader.tape
    let changes = try RunFailure.stating(try rewriter.changes(of: root, in: tape, form))
    take(changes, of: tape.sources[tape.range(root).file])
  }

  // MARK: Former names

  /// Where a rename is undone, the new name is no former one any more.
  private mutating func dropReturnedNames() throws(RunFailure) {
    let isUndone = today.tokens.contains { token in
      renames.paths[token.text] != nil && !token.names.formerNames.isEmpty
    }
    guard isUndone else { return }
    let renamed = try Self.load(new)
    let edits = FormerNameRecord.edits(
      droppingReturnedNamesOf: Array(renames.paths.values), in: renamed.table)
    files.apply(edits, of: renamed.sources)
  }

  /// Writes what servers sent for renamed tokens into the files and `tokenc.json`, if anything.
  mutating func record(
    _ names: [FormerNameRecord.Entry], in compared: ComparedInputs.Outcome
  ) -> Bool {
    let edits = RecordedNames(names, in: compared).edits
    for edit in edits { files.texts[edit.name] = edit.contents }
    return !edits.isEmpty
  }

  // MARK: Checks

  /// Ends the run unless the new texts compile as today's do, nothing but names changes, and every
  /// string of a server means what it meant.
  func check(
    _ compared: ComparedInputs.Outcome, _ old: LoadedTokens, _ new: LoadedTokens
  ) throws(RunFailure) {
    var names = compared.old
    if let contract = compared.contract { names.remember(contract) }
    if let fault = renames.fault(ofNames: names, compared.new) { throw .usage(fault.message) }
    if let fault = try EditedInputCheck(old, new).strictFault { throw fault }
    let other = (compared.diff.changes + compared.diff.components).filter { $0.kind != .renamed }
    guard let first = other.first else { return }
    let others = other.count > 1 ? " and \(other.count - 1) more" : ""
    throw .usage("after the renames '\(first.path)'\(others) would be \(first.kind.rawValue)")
  }

  /// Ends the run unless the tokens have their new paths, and every value that they have today.
  private func checkValues() throws(RunFailure) {
    let loaded = try Self.load(new)
    let new = loaded.table
    func fail(_ message: String) -> RunFailure { .usage(message) }
    for (token, path) in zip(today.tokens, renames.afterwards) {
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
    let expected = Set(renames.afterwards)
    if let other = new.tokens.first(where: { !expected.contains($0.text) }) {
      throw fail("'\(other.text)' would be new, as its group inherits what is renamed")
    }
  }
}

extension RunFailure {
  /// Runs what may not be able to rename; why it isn't ends the run.
  static func stating<Value>(
    _ body: @autoclosure () throws(PathRenames.Fault) -> Value
  ) throws(RunFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .usage(error.message)
    }
  }
}
