/// The map of the compiler: from the files of an input to the table of tokens, every phase called
/// once, in order. Every command and every test loads tokens through ``load(_:from:options:phaseEnded:)``.
///
/// | phase | folder | takes → gives |
/// | :-- | :-- | :-- |
/// | Syntax | `JSON` | `SourceFile` → nodes of a `JSONTape` |
/// | Model | `Model` | nodes → `ResolverDocument`, `TokenModel` |
/// | Resolution | `Resolution` | `CompilePlan` → `Resolution`: a `ResolvedTheme` per input |
/// | Tokens | `Tokens` | themes, `Configuration` → `TokenTable`; for emission `CompleteTokenTable` |
/// | Contract | `Contract` | names that shipped → former names of tokens and components |
/// | Emission | `Emission` | complete table → `GeneratedFile` |
///
/// ``LoadedTokens`` is where lint, find, diff, migration and preview start. The module `TokenComponents`
/// goes on from it with component specs and ends with a `CompiledTokens`, where emission, schema and
/// contract start. `Text` and `Diagnostics` lie below all of them, `Color` below
/// the model. A phase knows the type that it takes and the type that it gives; none opens a file,
/// as a ``FileSource`` does that.
package struct TokenLoader {
  private let source: any FileSource
  private let options: InputOptions
  private var reader: InputReader
  private var diagnostics = DiagnosticCollector()
  /// The document that joins the sources; `nil` when the resolver's structure leaves nothing to work with.
  private var document: ResolverDocument?
  private var isResolver = false
  /// A Boolean value that indicates whether the input was named as a folder, so that its files have no order of their
  /// own.
  private let isFolder: Bool
  /// The folder of the resolver document, or else of the input.
  private var folder: String
  private var account = SetAccount()
  private var hasFaultyDocument = false

  /// Loads files, a folder or a resolver document; of a folder's files a resolver document wins.
  ///
  /// A fault that leaves nothing to resolve ends the run. Others are reported to
  /// ``LoadedTokens/diagnostics``, and the table is valid only if there is no error among them; see
  /// ``LoadedTokens/throwIfErrors()``.
  ///
  /// - Parameter phaseEnded: gets the name of each phase that ends.
  package static func load(
    _ operands: [String], from source: any FileSource, options: InputOptions = InputOptions(),
    phaseEnded: (String) -> Void = { _ in }
  ) throws(RunFailure) -> LoadedTokens {
    var paths = operands
    if operands.count == 1, source.kind(of: operands[0]) == .folder {
      paths = try files(in: operands[0], options, source)
    }
    for path in paths where source.kind(of: path) == nil { throw missing(path, options, source) }
    for path in operands { try checkRole(of: path, source) }
    let isFolder = paths != operands
    if options.resolver != nil, !isFolder { throw .usage("'--resolver' needs a folder as input") }
    // The folder in which a document stands, not the one that a link to the document leads to.
    let folders = operands.map { isFolder ? $0 : FilePath.split($0).folder }
    var loader = TokenLoader(
      source: options.allowsOutside ? source : try source.bounded(by: folders), options: options,
      folder: isFolder ? operands[0] : FilePath.split(paths[0]).folder, isFolder: isFolder)
    try loader.read(paths)
    phaseEnded("read")
    let table = try loader.table()
    phaseEnded("resolve")
    return LoadedTokens(
      name: paths.count == 1
        ? FilePath.split(source.displayPath(for: paths[0])).name : "token files",
      folder: loader.folder, isResolver: loader.isResolver, isFolder: isFolder,
      document: loader.document, table: table,
      account: loader.account, reader: loader.reader, diagnostics: loader.diagnostics)
  }

  private init(source: any FileSource, options: InputOptions, folder: String, isFolder: Bool) {
    self.source = source
    self.options = options
    self.folder = folder
    self.isFolder = isFolder
    reader = InputReader(source: source)
  }

  // MARK: Reading

  private mutating func read(_ paths: [String]) throws(RunFailure) {
    var sources: [TokenSource] = []
    for path in paths {
      guard let root = try reader.root(ofFile: path, reporting: &diagnostics) else { continue }
      guard TokenFileListing.isResolver(path) || reader.tape.isResolver(root) else {
        sources.append(TokenSource(root: root))
        continue
      }
      guard paths.count == 1 else {
        throw .usage(
          isFolder
            ? "the file is a resolver document; \(MisnamedResolver(path: path).remedy)"
            : "a resolver document is the only input, or none",
          path: source.displayPath(for: path))
      }
      isResolver = true
      reader.resolver = path
      document = ResolverReader.read(root, with: &reader, reporting: &diagnostics)
      folder = FilePath.split(path).folder
      hasFaultyDocument = diagnostics.hasErrors
      return
    }
    document = ResolverDocument(modifiers: [], order: [.sources(sources)])
  }

  /// Reads `tokenc.json` and `replacements.json` beside the resolver; the defaults when there are none.
  private mutating func configuration() throws(RunFailure) -> Configuration {
    guard options.themes == .all else { return Configuration() }
    func root(_ name: String) throws(RunFailure) -> NodeID? {
      try reader.root(
        ofFile: FilePath.join(folder, name), isOptional: true, reporting: &diagnostics)
    }
    var configuration = Configuration()
    if let root = try root(Configuration.fileName) {
      configuration = ConfigurationReader.read(
        root, from: reader.tape, rules: options.rules, reporting: &diagnostics)
    }
    let replacements = try root(SuccessorList.fileName)
    let former = try root(SuccessorList.formerFileName)
    if let root = replacements ?? former {
      configuration.successors = SuccessorList.read(
        root, from: reader.tape, reporting: &diagnostics)
    }
    if let former {
      if replacements == nil { configuration.successors.fileName = SuccessorList.formerFileName }
      diagnostics.report(
        .formerListName(reader.tape.range(former), hasBoth: replacements != nil))
    }
    return configuration
  }

  // MARK: Resolving

  private mutating func table() throws(RunFailure) -> TokenTable {
    let configuration = try configuration()
    guard var document else { throw failure }
    let choices = options.modifiers.map {
      ResolverInput.Choice(modifier: $0.name, context: $0.value)
    }
    if !isResolver {
      // A single theme has a value for `light` only if that is asked for.
      document = document.withAxes(
        ThemeAxis.allCases.filter { axis in
          options.themes == .all && mayVary(along: axis)
            || choices.contains { $0.modifier == axis.rawValue }
        })
    }
    document.modes = modes(of: document)
    let wanted = plan(for: document, configuration, choices: choices)
    guard let plan = wanted ?? planOfDefaults(for: document) else { throw failure }
    let resolution = ThemeResolver.resolve(
      document, inputs: plan.inputs, tape: reader.tape, isIncomplete: reader.isIncomplete,
      reporting: &diagnostics
    ).retyped(by: configuration.types, reporting: &diagnostics)
    if wanted == nil {
      // What stands beside the tokens is read for its own faults alone.
      reader.isIncomplete = true
      hasFaultyDocument = true
    }
    reportRedefinedTokens(in: resolution)
    if !diagnostics.hasErrors {
      FixedModifierCheck(
        document: document, plan: plan, configuration: configuration, tape: reader.tape
      ).run(reporting: &diagnostics)
    }
    let table = TokenTable.make(resolution, plan: plan, configuration: configuration)
    if !diagnostics.hasErrors { diagnostics.add(table.faultsOfSuccessors) }
    if options.themes == .all {
      account = SetAccount.make(
        document, plan: plan, table: table, files: SetFiles(in: folder, of: reader),
        // What a faulty document leaves out may be in it.
        isWhole: (isFolder || isResolver) && !hasFaultyDocument,
        reporting: &diagnostics)
    }
    return table
  }

  /// The defaults of all modifiers, where an error keeps the themes from being known: the run ends with
  /// it, and with the faults of the tokens and of what stands beside them.
  private func planOfDefaults(for document: ResolverDocument) -> CompilePlan? {
    var unused = DiagnosticCollector()
    return InputSelection(document).input(choices: [], reporting: &unused)
      .map { CompilePlan(inputs: [$0]) }
  }

  /// Returns a Boolean value that indicates whether a mode can name a context of an axis, which doubles the themes: few
  /// name size classes.
  private func mayVary(along axis: ThemeAxis) -> Bool {
    axis != .sizeClass || axis.contexts.contains { reader.tape.names.find($0) != nil }
  }

  /// The names that modes may have: contexts, also of axes that a single theme leaves out.
  private func modes(of document: ResolverDocument) -> [String]? {
    if options.themes == .everyContext { return nil }
    if document.modifiers.isEmpty, options.themes == .chosen { return nil }
    let contexts = document.modifiers.flatMap(\.contexts)
    return isResolver ? contexts : ThemeAxis.allCases.flatMap(\.contexts)
  }

  /// Reports tokens that several files of a folder declare: only the last would count.
  private mutating func reportRedefinedTokens(in resolution: Resolution) {
    guard isFolder, !isResolver else { return }
    let redefined = RedefinedToken.all(in: resolution)
    guard !redefined.isEmpty else { return }
    let misnamed = MisnamedResolver.first(below: folder, in: source)
    for token in redefined { diagnostics.report(.redefinedToken(token, misnamed: misnamed)) }
  }

  private mutating func plan(
    for document: ResolverDocument, _ configuration: Configuration, choices: [ResolverInput.Choice]
  ) -> CompilePlan? {
    switch options.themes {
    case .all:
      return CompilePlan(
        for: document, settings: configuration.modifiers, brands: options.brands,
        choices: choices, reporting: &diagnostics)
    case .chosen:
      return InputSelection(document).input(choices: choices, reporting: &diagnostics)
        .map { CompilePlan(inputs: [$0]) }
    case .everyContext:
      let selection = InputSelection(document)
      return CompilePlan(
        inputs: Self.combinations(of: document.modifiers).compactMap {
          selection.input(choices: $0, reporting: &diagnostics)
        })
    }
  }

  /// Choices in which every context occurs: all combinations, or only each context with the others'
  /// defaults where there are too many of those.
  private static func combinations(of modifiers: [Modifier]) -> [[ResolverInput.Choice]] {
    let counts = modifiers.map { max($0.contexts.count, 1) }
    let total = counts.reduce(1) { $0 > InputOptions.Themes.maximumCombinationCount ? $0 : $0 * $1 }
    guard total <= InputOptions.Themes.maximumCombinationCount else {
      return [[]]
        + modifiers.flatMap { modifier in
          modifier.contexts.dropFirst().map { [.init(modifier: modifier.name, context: $0)] }
        }
    }
    return modifiers.reduce([[]]) { choices, modifier in
      guard !modifier.contexts.isEmpty else { return choices }
      return choices.flatMap { choice in
        modifier.contexts.map { choice + [.init(modifier: modifier.name, context: $0)] }
      }
    }
  }

  private var failure: RunFailure { RunFailure(badInput: diagnostics, in: reader.tape.sources) }

  // MARK: Operands

  private static func files(
    in folder: String, _ options: InputOptions, _ source: any FileSource
  ) throws(RunFailure) -> [String] {
    let listing = try TokenFileListing(of: folder, in: source)
    var resolvers = listing.resolverFiles
    if let name = options.resolver {
      resolvers = resolvers.filter { isNamed(name, $0) }
      if resolvers.isEmpty {
        let known = listing.resolverFiles.map { FilePath.split($0).name }
        throw .usage(
          "no resolver document '\(name)' in '\(folder)'"
            + Suggestion.phrase(for: name, among: known))
      }
    }
    if resolvers.count > 1 {
      throw .usage(
        "'\(folder)' has several resolver documents: \(resolvers.quoted); "
          + "choose one with '--resolver'")
    }
    if !resolvers.isEmpty { return resolvers }
    guard !listing.tokenFiles.isEmpty else {
      let remedy =
        MisnamedResolver.first(below: folder, in: source)?.sentence
        ?? ForeignSyntax.sentence(onFilesBelow: folder, in: source)
      throw .missing(
        "holds no '*.tokens.json', '*.tokens' or '*.resolver.json'"
          + (remedy.map { "; \($0)" } ?? ""), path: source.displayPath(for: folder))
    }
    return listing.tokenFiles
  }

  private static func checkRole(of path: String, _ source: any FileSource) throws(RunFailure) {
    let (folder, name) = FilePath.split(path)
    if source.kind(of: path) == .file, let remedy = ForeignSyntax.remedy(for: path) {
      throw .usage("the file \(remedy)", path: source.displayPath(for: path))
    }
    let role: String
    if name == Configuration.fileName {
      role = "configures how tokens are compiled"
    } else if name.hasSuffix(TokenFileListing.stylesEnding) {
      role = "has named styles, which are read with the tokens"
    } else if name.hasSuffix(TokenFileListing.specEnding) {
      role = "is a component spec, which is read with the tokens"
    } else {
      return
    }
    throw .usage(
      "this file \(role); give the folder of the tokens: '\(folder.isEmpty ? "." : folder)'",
      path: source.displayPath(for: path))
  }

  /// Returns a Boolean value that indicates whether `--resolver NAME` means a path: its last part, with or without
  /// endings.
  private static func isNamed(_ name: String, _ path: String) -> Bool {
    let last = FilePath.split(path).name
    return path == name || last == name || last == name + ".resolver.json"
  }

  private static func missing(
    _ path: String, _ options: InputOptions, _ source: any FileSource
  ) -> RunFailure {
    let (folder, name) = FilePath.split(path)
    var remedy = options.remedyIfMissing()
    if remedy.isEmpty,
      let nearest = Suggestion.nearest(to: name, among: source.names(in: folder)).first
    {
      remedy = "; did you mean '\(FilePath.join(folder, nearest))'?"
    }
    if remedy.isEmpty {
      remedy = "; name the folder of your tokens, or start with 'tokenc init'"
    }
    return .missing("no such file or folder" + remedy, path: source.displayPath(for: path))
  }
}

extension Diagnostic {
  /// The list of replacements has the name that it had in earlier versions.
  fileprivate static func formerListName(_ range: SourceRange, hasBoth: Bool) -> Diagnostic {
    let old = SuccessorList.formerFileName
    let new = SuccessorList.fileName
    return hasBoth
      ? .error(
        .configuration,
        "'\(old)' is called '\(new)' now, and both are here; move its entries there",
        at: range)
      : .warning(.configuration, "'\(old)' is called '\(new)' now; rename the file", at: range)
  }
}
