import TokenCompiler
import TokenImport
import TokenPages

/// `tokenc import`: another tool's files in, files of DTCG 2025.10 out.
struct ImportCommand: Command {
  /// The dialect, or a file or folder of which it is found out.
  var first: FirstOperand?
  var paths: [String] = []
  var outputFolder = "imported"
  var contexts: [ImportInput.ContextInput] = []
  /// The unit of lengths that have none; `nil` if not given.
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
  /// The form of the account of all members, and of the comparison with published values.
  var format = ReportForm.text

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

  /// The two of eight digits that are the opacity.
  enum OpacityPlace: String, CaseIterable { case last, first }

  var writesFiles: Bool { !onlyChecks }

  static let name = "import"

  static let declaration = CommandDeclaration<Self>(
    summary: "Converts token files of other tools into the standard's form.",
    operands: [
      .init("DIALECT", .dialect, \.first).optional, .init("INPUT", .path, \.paths).optional,
    ],
    discussion: """
      INPUT alone, a folder or files, is enough. The command detects the format of the files and the \
      context of each. It shows them, and writes them into \(ImportManifest.name) beside the imported \
      files. Edit that file, and 'tokenc import' follows it.

      DIALECT is style-dictionary, tokens-studio, dtcg-draft, spectrum, figma, alfa, theo, values or \
      apple. Files of 'figma' are answers of Figma's REST API. Files of 'alfa' are raw files of \
      core-ds/ui-primitives. Files of 'values' have names and plain values. Files of 'apple' are asset \
      catalogs, and Swift sources with constants. INPUT is one or more files, or folders whose *.json files \
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

  /// A document stands alone on the standard output.
  var hasFindings: Bool { onlyChecks && format == .text }

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
    let setup = try setup(with: &reader, &diagnostics)
    if setup.isNew { timings.end("find out") }
    if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    var run = try ImportRun(setup, into: outputFolder, with: consume reader, diagnostics)
    timings.end("read")
    let imported = try converted(in: &run)
    try run.throwIfErrors()
    timings.end("convert")
    let tally = imported.tally()
    let versions = ImportedVersions(of: run.folder, with: imported.files)
    let failure = versions?.failure(
      importing: run.setup.input.paths.map { WorkingDirectory.current.displayPath(for: $0) },
      hasManifest: run.setup.manifest != nil)
    if let failure { throw failure }
    try run.throwIfTooLittle(tally, isStrict: isStrict, allowsPartial: allowsPartial)
    let account = run.account(of: imported)
    let comparison = try run.comparison(of: imported, with: published)
    if comparison != nil { timings.end("against") }
    try run.throwIfErrors()
    let report = ImportReport(
      account: account, comparison: comparison, sources: run.reader.tape.sources,
      ignored: run.setup.manifest?.ignored ?? [])
    var result = RunResult(run.diagnostics, in: run.reader.tape.sources)
    if onlyChecks {
      try check(imported, in: run.folder, versions, &result)
      if format == .text { result.summary += report.lines(withAccount: false) }
    } else {
      result.summary = try write(imported, tally, report, run, versions)
    }
    comparison?.report(in: &result, as: format)
    if account.total != account.memberCount {
      result.failures.append("the account has \(account.total) of \(account.memberCount) members")
      result.exitCode = .difference
    }
    if format != .text {
      result.isDocument = true
      result.output = format.bytes(of: report.report)
    }
    timings.end(onlyChecks ? "compare" : "write")
    return result
  }

  /// Converts the files, and once more with what that shows to be needed or is accepted.
  private func converted(in run: inout ImportRun) throws(RunFailure) -> Importer.Result {
    var imported = try firstConverted(in: &run)
    let setup = run.setup
    let mayGroup =
      setup.isNew || acceptsEdits && setup.manifest != nil
      || setup.manifest == nil && setup.dialect.rules.isFlat
    if mayGroup, !run.diagnostics.hasErrors, imported.needsTypeGroups {
      imported = try run.convertByType()
    }
    if acceptsEdits, let accepted = run.setup.accepting(imported, into: outputFolder) {
      imported = try run.convert(with: accepted)
    }
    return imported
  }

  /// Converts the files as they are; where nothing is in them any more, the failure says so.
  private func firstConverted(in run: inout ImportRun) throws(RunFailure) -> Importer.Result {
    do throws(RunFailure) {
      return try run.convert()
    } catch {
      let isEmpty = error.diagnostics.first?.id == .wrongDialect
      guard isEmpty, run.folder.hasImport, run.setup.dialect == .apple else { throw error }
      let remedy = ImportedVersions.remedy(
        in: run.folder.shownPath, hasManifest: run.setup.manifest != nil)
      throw error.adding("; \(remedy)")
    }
  }

  private func check(
    _ imported: Importer.Result, in folder: ImportFolder, _ versions: ImportedVersions?,
    _ result: inout RunResult
  ) throws(RunFailure) {
    let shown = folder.shownPath
    let plan = try OutputPlan(folder: shown, files: imported.files.files)
    let differences = plan.differences.filter { difference in
      // The manifest follows the files.
      difference.name != OutputManifest.name || plan.differences.count == 1
    }
    result.report(differences.map { $0.diagnostic(.imported, in: shown) })
    if result.exitCode == .success {
      let count = counted(imported.files.files.count, "file")
      result.summary.append("\(count) in \(shown), as the source has them")
    } else {
      result.notices = versions?.changes ?? []
    }
  }

  private func write(
    _ imported: Importer.Result, _ tally: Importer.Tally, _ report: ImportReport, _ run: ImportRun,
    _ versions: ImportedVersions?
  ) throws(RunFailure) -> [String] {
    let output = ImportOutput(imported, run.setup, into: run.folder, acceptsEdits: acceptsEdits)
    let changes = versions?.changes ?? []
    let written = try output.write(overwritesOthers: overwritesOthers)
    return ImportSummary(
      output: output, tally: tally, written: written, changes: changes,
      account: report.lines(withAccount: true)
    ).lines
  }

  // MARK: Setup

  /// The setup that the command line says, the manifest of the output folder has, or the files show.
  private func setup(
    with reader: inout InputReader, _ diagnostics: inout DiagnosticCollector
  ) throws(RunFailure) -> ImportSetup {
    var setup: ImportSetup
    if let dialect {
      setup = ImportSetup(dialect: dialect, input: ImportInput(paths: paths, contexts: contexts))
    } else if let known = try knownSetup() {
      setup = known
    } else {
      setup = try ImportSetup(
        findingOut: operands, besides: outputFolder, with: &reader, &diagnostics)
    }
    setup.ignoreOutput(outputFolder)
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

  /// The setup of the manifest in the output folder; `nil` where there is none, and files are named.
  private func knownSetup() throws(RunFailure) -> ImportSetup? {
    let shown = WorkingDirectory.current.displayPath(for: outputFolder)
    guard let manifest = try ImportManifest.read(in: outputFolder) else {
      guard operands.isEmpty else { return nil }
      throw .usage(
        "INPUT is missing, and \(shown) has no \(ImportManifest.name); for example "
          + "'tokenc \(Self.example.key)'")
    }
    let named = operands.map(ImportInput.plain)
    guard named.isEmpty || named == manifest.inputs.map(ImportInput.plain) else {
      let path = FilePath.join(shown, ImportManifest.name)
      throw .usage(
        "\(shown) has the import of \(manifest.inputs.quoted), as \(path) says; edit that, or "
          + "import into another folder with '--output'")
    }
    return ImportSetup(manifest)
  }
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
