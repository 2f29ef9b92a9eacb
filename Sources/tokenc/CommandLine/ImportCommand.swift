import TokenCompiler
import TokenImport

/// `tokenc import`: another tool's files in, files of DTCG 2025.10 out.
struct ImportCommand: Command {
  /// The dialect, or a file or folder of which it is found out.
  var first: FirstOperand?
  var paths: [String] = []
  var outputFolder = "imported"
  var contexts: [ImportInput.ContextInput] = []
  /// What a length without unit is in; `nil` if not given.
  var numberUnit: Dimension.Unit?
  var opacityPlace: OpacityPlace?
  var modePlace: ImportOptions.ModePlace?
  var groupsByType = false
  var isStrict = false
  var allowsPartial = false
  var overwritesOthers = false
  var acceptsEdits = false
  var onlyChecks = false
  var published: [PublishedInput] = []
  /// How the account of all members, and a comparison with what was published, are printed.
  var format = ReportFormat.text

  enum FirstOperand {
    case dialect(ImportDialect)
    case path(String)
  }

  private var dialect: ImportDialect? {
    if case .dialect(let dialect)? = first { dialect } else { nil }
  }

  private var operands: [String] {
    if case .path(let path)? = first { [path] + paths } else { paths }
  }

  /// Which two of eight digits are the opacity.
  enum OpacityPlace: String, CaseIterable { case last, first }

  var writesFiles: Bool { !onlyChecks }

  static let name = "import"

  static let declaration = CommandDeclaration<Self>(
    summary: "Converts token files of other tools into the standard's form.",
    operands: [
      .init("DIALECT", .dialect, \.first).optional, .init("INPUT", .path, \.paths).optional,
    ],
    discussion: """
      INPUT alone, a folder or files, is enough. The format of the files and the context of each are \
      detected, shown, and written into \(ImportManifest.name) beside the imported files. Edit that file, \
      and 'tokenc import' follows it.

      DIALECT is style-dictionary, tokens-studio, dtcg-draft, spectrum, figma (an answer of Figma's REST \
      API), alfa (raw files of core-ds/ui-primitives), theo, values (names and plain values) or apple \
      (asset catalogs, and constants of Swift). INPUT is one or more files, or folders whose *.json files \
      are read. Values that can't be converted are listed, never guessed. See the guide 'Importing tokens \
      of other tools'.
      """,
    options: [
      .init("--output", .folder("DIR"), \.outputFolder, "write into DIR; default: 'imported'"),
      .init(
        "--context", .context, \.contexts,
        "a file or folder for one context of a modifier; may be repeated"),
      .init(
        "--unit", .choice, \.numberUnit,
        "the unit of lengths without one; default: px, with a warning"),
      .init(
        "--alpha", .choice, \.opacityPlace,
        "the position of the opacity in eight digits: last as in CSS, which is the default, or first"
      ),
      .init(
        "--modes-in", .modePlace, \.modePlace,
        "the position of values for contexts: 'names' for x-light and x-dark, 'groups', or a member of '$extensions'"
      ),
      .init(
        "--by-type", \.groupsByType,
        "put each token into a group of its type, so that every top-level group has one type"),
      .init("--strict", \.isStrict, "write nothing if a value can't be converted"),
      .init(
        "--allow-partial", \.allowsPartial,
        "write the rest if more than half of the tokens can't be converted"),
      .init(
        "--accept", \.acceptsEdits,
        "write the edits that the import proposes into tokenc.json and \(ImportManifest.name)"
      ),
      .init(
        "--check", \.onlyChecks,
        "write nothing; if the source has changed, list the changes and exit with 1"
      ).excluding("--force"),
      .init(
        "--published", .published, \.published,
        "compare with values that the system published: CSS, SCSS, Swift, JSON, *.xcassets; exit with 1 if one differs; may be repeated"
      ),
      .init(
        "--format", .choice, \.format,
        "the form of the comparison and of the account of all members; default: text"
      ),
      .init(
        "--force", \.overwritesOthers,
        "overwrite files that tokenc did not write, and imported ones that were edited by hand"),
    ],
    examples: [
      "import design/ --output tokens": "detect the formats of a folder, and convert its files",
      "import style-dictionary tokens/ --output dtcg": "convert a folder of Style Dictionary files",
      "import tokens-studio tokens.json":
        "sets and themes become a resolver document with modifiers",
      "import dtcg-draft colors.json --modes-in names":
        "'x-light' and 'x-dark' become 'x', which varies",
      "import figma variables.json --output tokens --check":
        "verify in CI that the tokens are those of the source",
      "import design/ --check --format json":
        "what became of each member of the files, with its place",
      "import design/ --check --published dist/tokens.css":
        "prove that the import has the values of the system's own style sheets",
      "import dtcg-draft set.resolver.json":
        "the files that a resolver document names, and the document",
      "import dtcg-draft light.json --context scheme:dark=dark.json":
        "light.json is the context 'light', which is the default",
    ])

  var hasFindings: Bool { onlyChecks }

  func validate() throws(UsageError) {
    if let dialect, paths.isEmpty, contexts.isEmpty {
      let path = dialect.rawValue
      let folder =
        FileSystem.status(of: path) == nil ? "" : "; 'tokenc import ./\(path)' imports that folder"
      throw UsageError("INPUT is missing; for example 'tokenc \(Self.example.key)'\(folder)")
    }
    if dialect == nil, !contexts.isEmpty {
      throw UsageError(
        "'--context' needs a dialect before INPUT; without both, contexts are found out")
    }
    guard dialect == .figma else { return }
    // Figma's answers have opacities as numbers.
    if opacityPlace == .first { throw UsageError("dialect 'figma' takes no '--alpha'") }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var reader = InputReader(source: DiskSource(), as: .json5)
    var diagnostics = DiagnosticCollector()
    func throwIfErrors() throws(RunFailure) {
      if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    }
    var setup = try setup(with: &reader, &diagnostics)
    if setup.isNew { timings.end("find out") }
    try throwIfErrors()
    var contents = try setup.input.read(as: setup.dialect, with: &reader, &diagnostics)
    timings.end("read")
    try throwIfErrors()
    let folder = try ImportFolder(outputFolder, inputs: reader.tape.sources.files.map(\.path))
    let before = diagnostics
    func convert(_ diagnostics: inout DiagnosticCollector) throws(RunFailure) -> Importer.Result {
      let document = ImportSourceReader.read(
        contents.sources, contents.swiftFiles, resolver: contents.resolver, as: setup.dialect,
        from: reader.tape, options: setup.options, reporting: &diagnostics)
      if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
      return Importer.run(
        document, options: setup.options, beside: folder.others, reporting: &diagnostics)
    }
    var imported = try convert(&diagnostics)
    let mayGroup =
      setup.isNew || acceptsEdits && setup.manifest != nil
      || setup.manifest == nil && setup.dialect.rules.isFlat
    if mayGroup, !diagnostics.hasErrors, imported.needsTypeGroups {
      // As no group has one type, each type gets a group.
      diagnostics = before
      setup.options.groupsByType = true
      setup.manifest?.groupsByType = true
      setup.isManifestEdited = !setup.isNew
      imported = try convert(&diagnostics)
    }
    if acceptsEdits, let accepted = accepting(imported, in: setup) {
      // The files are read anew, as the manifest says now.
      diagnostics = before
      setup = accepted
      contents = try setup.input.read(as: setup.dialect, with: &reader, &diagnostics)
      imported = try convert(&diagnostics)
    }
    timings.end("convert")
    try throwIfErrors()
    let tally = imported.tally()
    var failure = RunFailure(badInput: diagnostics, in: reader.tape.sources)
    if tally.tokenCount == 0 || isStrict && !tally.leftOut.isEmpty {
      for index in failure.diagnostics.indices where failure.diagnostics[index].id == .leftOut {
        failure.diagnostics[index].severity = .error
      }
      throw failure
    }
    if tally.leftOut.count > tally.tokenCount, !allowsPartial {
      diagnostics.report(.mostlyLeftOut(tally.leftOut.count, of: tally.total))
      failure = RunFailure(badInput: diagnostics, in: reader.tape.sources)
      failure.exitCode = .difference
      throw failure
    }
    let account = ImportAccount(
      of: contents.roots.map { reader.tape.range($0).file }, in: reader.tape, imported, diagnostics)
    let comparison = try comparison(of: imported, with: &reader, &diagnostics)
    if comparison != nil { timings.end("against") }
    try throwIfErrors()
    var result = RunResult(diagnostics, in: reader.tape.sources)
    if onlyChecks {
      result = try check(imported, in: folder, result)
    } else {
      result.summary = try write(imported, tally, account, setup, into: folder)
    }
    comparison?.report(in: &result, as: format)
    if account.total != account.memberCount {
      result.failures.append("the account has \(account.total) of \(account.memberCount) members")
      result.exitCode = .difference
    }
    if format == .json {
      result.isDocument = true
      var writer = JSONWriter(layout: .indented)
      writer.object { writer in
        account.write(to: &writer, in: reader.tape.sources, besides: setup.manifest?.ignored ?? [])
        comparison?.write(to: &writer)
      }
      result.output = writer.document
    }
    timings.end(onlyChecks ? "compare" : "write")
    return result
  }

  /// The import beside what was published; `nil` where nothing is to be compared.
  private func comparison(
    of imported: Importer.Result, with reader: inout InputReader,
    _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> PublishedComparison? {
    guard !published.isEmpty else { return nil }
    var values = PublishedValues()
    for input in published { try input.read(into: &values, with: &reader, &diagnostics) }
    if diagnostics.hasErrors { return nil }
    let known = imported.modifiers
    for context in published.flatMap(\.contexts) {
      let modifier = known.first { $0.name == context.name }
      guard modifier?.contexts.contains(context.value) ?? false else {
        let names = known.flatMap { modifier in modifier.contexts.map { "\(modifier.name):\($0)" } }
        throw .usage(
          "'--published' names '\(context.name):\(context.value)', and the import has "
            + (names.isEmpty ? "no contexts" : names.quoted))
      }
    }
    return try PublishedComparison(imported, with: values)
  }

  /// What is imported, by the command line, the manifest of the output folder, or what is found out.
  private func setup(
    with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> ImportSetup {
    var setup: ImportSetup
    if let dialect {
      setup = ImportSetup(dialect: dialect, input: ImportInput(paths: paths, contexts: contexts))
    } else if let manifest = try ImportManifest.read(in: outputFolder) {
      let named = operands.map(ImportInput.plain)
      guard named.isEmpty || named == manifest.inputs.map(ImportInput.plain) else {
        let path = FilePath.join(shownFolder, ImportManifest.name)
        throw .usage(
          "\(shownFolder) has the import of \(manifest.inputs.quoted), as \(path) says; edit that, or "
            + "import into another folder with '--output'")
      }
      setup = ImportSetup(manifest)
    } else if operands.isEmpty {
      throw .usage(
        "INPUT is missing, and \(shownFolder) has no \(ImportManifest.name); for example "
          + "'tokenc \(Self.example.key)'")
    } else {
      setup = try ImportSetup(
        findingOut: operands, besides: outputFolder, with: &reader, &diagnostics)
    }
    ignoreOutput(in: &setup)
    if let numberUnit { setup.options.numberUnit = numberUnit }
    if let opacityPlace { setup.options.alphaFirst = opacityPlace == .first }
    if let modePlace { setup.options.modePlace = modePlace }
    if groupsByType { setup.options.groupsByType = true }
    if setup.isNew {
      setup.manifest?.numberUnit = numberUnit
      setup.manifest?.opacityPlace = opacityPlace
      setup.manifest?.modePlace = setup.options.modePlace
      setup.manifest?.groupsByType = groupsByType
    }
    return setup
  }

  /// What is written is not read again, unless that is all there is.
  private func ignoreOutput(in setup: inout ImportSetup) {
    let written = ImportInput.plain(outputFolder)
    if setup.manifest != nil,
      !setup.input.paths.contains(where: { ImportInput.plain($0) == written })
    {
      setup.input.ignored.append(outputFolder)
    }
  }

  /// How files are imported with the edits of the manifest that the import proposes; `nil` where it proposes none.
  private func accepting(_ imported: Importer.Result, in setup: ImportSetup) -> ImportSetup? {
    guard var manifest = setup.manifest else { return nil }
    let styles = imported.textStyleProposals(besides: setup.options.textStyles)
      .filter(\.hasFamilies).map { TextStyleGroup(path: $0.path) }
    let apart = imported.contextsApart
    guard !styles.isEmpty || !apart.isEmpty else { return nil }
    manifest.textStyles += styles
    var accepted = setup
    for contexts in apart {
      let files = manifest.leaveOut(contexts)
      accepted.notes.append(
        "\(contexts.reason): they are left to an import of their own, "
          + Self.command(importing: Self.inputs(of: files, in: manifest)))
    }
    accepted.manifest = manifest
    let read = ImportSetup(manifest)
    accepted.input = read.input
    accepted.options.contextOrder = read.options.contextOrder
    accepted.options.textStyles = manifest.textStyles
    accepted.isManifestEdited = true
    ignoreOutput(in: &accepted)
    return accepted
  }

  private static func command(importing files: [String]) -> String {
    "'tokenc import \(files.joined(separator: " ")) --output FOLDER'"
  }

  /// The folders of contexts' files where no file of another context lies beside these, or the files.
  private static func inputs(of files: [String], in manifest: ImportManifest?) -> [String] {
    func folder(_ file: String) -> String { FilePath.split(file).folder }
    let all = manifest?.modifiers.flatMap { $0.contexts.flatMap(\.files) } ?? []
    let others = Set(all.filter { !files.contains($0) }.map(folder))
    return files.map { others.contains(folder($0)) ? $0 : folder($0) }.unique()
  }

  private func check(
    _ imported: Importer.Result, in folder: ImportFolder, _ result: RunResult
  ) throws(RunFailure) -> RunResult {
    var result = result
    let plan = try OutputPlan(folder: shownFolder, files: imported.files.files)
    let differences = plan.differences.filter { difference in
      // The manifest follows the files.
      difference.name != OutputManifest.name || plan.differences.count == 1
    }
    result.report(differences.map { $0.diagnostic(.imported, in: shownFolder) })
    if result.exitCode == .success {
      let count = counted(imported.files.files.count, "file")
      result.summary.append("\(count) in \(shownFolder), as the source has them")
    } else {
      result.notices = folder.changes(by: imported.files, called: shownFolder)
    }
    return result
  }

  private func write(
    _ imported: Importer.Result, _ tally: Importer.Tally, _ account: ImportAccount,
    _ setup: ImportSetup, into folder: ImportFolder
  ) throws(RunFailure) -> [String] {
    var starters: [GeneratedFile] = []
    var imported = imported
    let namesSwiftFolder = imported.files.namesSwiftFolder
    if !folder.others.contains(where: { $0.name == Configuration.fileName }) {
      starters.append(
        imported.files.addConfiguration(
          serverNames: setup.dialect.rules.serverNames,
          swiftFolder: shownFolder == "." ? "Generated" : "../Generated"))
    }
    if setup.isNew, let manifest = setup.manifest {
      starters.append(
        GeneratedFile(name: ImportManifest.name, contents: manifest.text(in: outputFolder)))
    }
    let proposal = imported.proposal
    if setup.isManifestEdited, !setup.isNew, let manifest = setup.manifest {
      try rewrite(manifest)
    }
    if acceptsEdits, let proposal {
      for index in starters.indices where starters[index].name == Configuration.fileName {
        starters[index].contents =
          Importer.Result.configuration(starters[index].contents, with: proposal)
          ?? starters[index].contents
      }
    }
    let writer = OutputWriter(
      folder: outputFolder, overwritesEdits: overwritesOthers, starters: starters,
      origin: .imported)
    var changes = folder.changes(by: imported.files, called: shownFolder)
    if changes.count > Self.maximumChangeLines {
      let rest = changes.count - Self.maximumChangeLines
      changes.removeLast(rest)
      changes.append("… and \(counted(rest, "line")) more, which '--check' prints before an import")
    }
    let report = try writer.write(imported.files.files)
    var lines = setup.table + setup.notes + report.lines(in: shownFolder)
    if !tally.leftOut.isEmpty {
      lines.append("left out, for the reasons above:")
      lines += tally.leftOut.map { "  \($0)" }
    }
    if !tally.holes.isEmpty {
      lines.append("left out in some contexts, for the reasons above:")
      lines += tally.holes.map { "  \($0.path) in \($0.contexts.quoted)" }
    }
    if !imported.hiddenSets.isEmpty {
      lines.append(
        "hidden, as every theme has them as 'source' only: the tokens of \(imported.hiddenSets.quoted)"
      )
    }
    lines += changes
    if tally.valueCount > tally.total {
      lines.append(
        "\(counted(tally.valueCount, "value")) in the files, of \(counted(tally.total, "token"))")
    }
    lines.append(
      "\(counted(tally.total, "token")) in: \(tally.tokenCount) imported, "
        + "\(tally.leftOut.count) left out, \(tally.hiddenCount) hidden; "
        + "\(counted(report.written.count, "file")) written, \(report.unchanged.count) unchanged in "
        + shownFolder)
    // Swift has none.
    let members =
      "\(counted(account.total, "member")) in the files: \(account.converted) converted, "
      + "\(account.kept) kept in '$extensions', \(account.dropped) dropped"
    if account.total > 0 { lines.append(members) }
    for proposal in imported.textStyleProposals(besides: setup.options.textStyles) {
      lines.append(
        "'\(proposal.path)' has the parts of \(counted(proposal.count, "text style")); "
          + "'\"textStyles\": {\(proposal.json)}' in \(ImportManifest.name) makes text styles of them"
      )
    }
    let input = folder.otherResolver.map { FilePath.join(shownFolder, $0) } ?? shownFolder
    var obstacles = imported.obstacles
    if let proposal, acceptsEdits {
      try edit(folder, proposal)
      let path = FilePath.join(shownFolder, Configuration.fileName)
      lines += proposal.lines.map { "wrote \($0) into \(path)" }
      obstacles = proposal.obstacles
    } else if let proposal {
      obstacles += Self.sentences(of: proposal)
    }
    if setup.manifest != nil {
      obstacles += imported.contextsApart.map { apart in
        let files = Self.inputs(
          of: setup.manifest?.files(of: apart) ?? [], in: setup.manifest)
        return
          "\(apart.reason): import them alone, for example with \(Self.command(importing: files)), and "
          + "list them under 'ignored' of \(ImportManifest.name) in place of 'modifiers', as '--accept' does"
      }
    }
    if obstacles.isEmpty {
      let output = namesSwiftFolder ? "" : " --output Generated"
      lines.append("compile them with 'tokenc \(input)\(output)'")
    } else {
      lines.append("look at them with 'tokenc resolve \(input) --format table'")
      lines += obstacles.map { "before they compile: \($0)" }
    }
    return lines
  }

  /// Writes the edits into the `tokenc.json` of an earlier import.
  private func edit(_ folder: ImportFolder, _ proposal: ImportProposal) throws(RunFailure) {
    guard let known = folder.others.first(where: { $0.name == Configuration.fileName }),
      let edited = Importer.Result.configuration(known.contents, with: proposal)
    else { return }
    let path = FilePath.join(outputFolder, Configuration.fileName)
    try OutputTransaction.rewrite([
      FileEdit(name: path, contents: edited, previous: known.contents)
    ])
  }

  private static func sentences(of proposal: ImportProposal) -> [String] {
    var sentences: [String] = []
    var hiding = ImportProposal()
    hiding.hidden = proposal.hidden
    for line in hiding.lines(atMost: maximumPatterns) {
      sentences.append(
        "give what is missing a value, or write '\(line)' into tokenc.json, as '--accept' does, which hides "
          + "\(counted(proposal.hiddenCount, "token")): aliases alone may use hidden ones")
    }
    var naming = proposal
    naming.hidden = []
    for line in naming.lines(atMost: maximumPatterns) {
      sentences.append(
        "write '\(line)' into tokenc.json, as '--accept' does, or give one of two a name of its own"
      )
    }
    return sentences
  }

  /// Writes a manifest of an earlier import with accepted edits.
  private func rewrite(_ manifest: ImportManifest) throws(RunFailure) {
    let path = FilePath.join(outputFolder, ImportManifest.name)
    let previous = try RunFailure.catching(try FileSystem.read(path))
    try OutputTransaction.rewrite([
      FileEdit(name: path, contents: manifest.text(in: outputFolder), previous: previous)
    ])
  }

  /// How many patterns a sentence has.
  private static let maximumPatterns = 4

  /// What a terminal shows of a comparison.
  private static let maximumChangeLines = 60

  private var shownFolder: String { WorkingDirectory.current.displayPath(for: outputFolder) }
}

extension ValueSyntax where Value == ImportCommand.FirstOperand {
  fileprivate static var dialect: Self {
    var form = ValueSyntax<ImportDialect>.choice.form
    form.path = .any
    return Self(form: form) { [form] text, _ throws(UsageError) in
      if let dialect = ImportDialect(rawValue: text) { return .dialect(dialect) }
      let isPath = text == StandardInput.operand || text.contains { "/.#".contains($0) }
      if isPath || FileSystem.status(of: text) != nil { return .path(text) }
      throw UsageError("there is no dialect '\(text)'\(form.remedy(for: text))")
    }
  }
}

extension ValueSyntax where Value == ImportOptions.ModePlace {
  fileprivate static var modePlace: Self {
    parsed("PLACE", wanted: "'names', 'groups' or a member of '$extensions'") { text in
      text.isEmpty ? nil : Value(text)
    }
  }
}

extension ValueSyntax where Value == ImportInput.ContextInput {
  fileprivate static var context: Self {
    let placeholder = "MODIFIER:CONTEXT=INPUT"
    var syntax = parsed(placeholder, wanted: "'\(placeholder)'") { Value($0) }
    syntax.key = { "\($0.context.name):\($0.context.value)=\($0.path)" }
    return syntax
  }
}
