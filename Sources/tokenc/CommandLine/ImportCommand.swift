import TokenChange
import TokenCompiler
import TokenImport

/// `tokenc import`: another tool's files in, files of DTCG 2025.10 out.
struct ImportCommand: Command {
  var dialect = ImportDialect.styleDictionary
  var paths: [String] = []
  /// The folder that is written.
  var outputFolder = "imported"
  var contexts: [ImportInput.ContextInput] = []
  /// What a length without unit is in; `nil` if not given.
  var numberUnit: Dimension.Unit?
  var opacityPlace = OpacityPlace.last
  var modePlace: ImportOptions.ModePlace?
  var groupsByType = false
  var isStrict = false
  /// Whether an import counts that leaves most of its input out.
  var allowsPartial = false
  var overwritesOthers = false
  var onlyChecks = false

  /// Which two of eight digits are the opacity.
  enum OpacityPlace: String, CaseIterable {
    case last, first
  }

  static let name = "import"

  static let declaration = CommandDeclaration<Self>(
    summary: "Converts token files of other tools into the standard's form.",
    operands: [.init("DIALECT", .dialect, \.dialect), .init("INPUT", .path, \.paths).optional],
    discussion: """
      DIALECT is style-dictionary, tokens-studio, dtcg-draft, spectrum, figma (an answer of \
      Figma's REST API) or alfa (raw files of core-ds/ui-primitives). INPUT is one or more files, or folders whose *.json files are read. What \
      can't be converted is listed, never guessed at. Documentation/Import.md says what becomes \
      what.
      """,
    options: [
      .init("--output", .folder("DIR"), \.outputFolder, "write into DIR; 'imported' otherwise"),
      .init(
        "--context", .context, \.contexts,
        "a file or folder that counts in one context of a modifier; may be repeated"),
      .init(
        "--unit", .choice, \.numberUnit,
        "what a length without unit is in; px otherwise, with a warning"),
      .init(
        "--alpha", .choice, \.opacityPlace,
        "where eight digits have the opacity: last as in CSS, which is the default, or first"),
      .init(
        "--modes-in", .modePlace, \.modePlace,
        "where values for contexts stand: 'names' for x-light and x-dark, or a member of '$extensions'"
      ),
      .init(
        "--by-type", \.groupsByType,
        "put each token below a group of its type, so that every top-level group has one type"),
      .init("--strict", \.isStrict, "write nothing when something can't be converted"),
      .init(
        "--allow-partial", \.allowsPartial,
        "write what is left when more than half of the tokens can't be converted"),
      .init(
        "--check", \.onlyChecks,
        "write nothing; list what would change, and exit with 1, when the source has moved on"
      ).excluding("--force"),
      .init(
        "--force", \.overwritesOthers,
        "overwrite files that tokenc did not write, and imported ones that were edited by hand"),
    ],
    examples: [
      "import style-dictionary tokens/ --output dtcg": "convert a folder of Style Dictionary files",
      "import tokens-studio tokens.json":
        "sets and themes become a resolver document with modifiers",
      "import dtcg-draft colors.json --modes-in names":
        "'x-light' and 'x-dark' become 'x', which varies",
      "import figma variables.json --output tokens --check":
        "verify in CI that the tokens are those of the source",
      "import dtcg-draft set.resolver.json":
        "the files that a resolver document names, and the document",
      "import dtcg-draft light.json --context scheme:dark=dark.json":
        "light.json is the context 'light', which is the default",
    ])

  var hasFindings: Bool { onlyChecks }

  func validate() throws(UsageError) {
    if paths.isEmpty, contexts.isEmpty {
      throw UsageError("INPUT is missing; for example 'tokenc \(Self.example.key)'")
    }
    guard dialect == .figma else { return }
    // Figma's answers have opacities as numbers.
    if opacityPlace != .last { throw UsageError("dialect 'figma' takes no '--alpha'") }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var reader = InputReader(source: DiskSource(), as: .json5)
    var diagnostics = DiagnosticCollector()
    func throwIfErrors() throws(RunFailure) {
      if diagnostics.hasErrors { throw RunFailure(badInput: diagnostics, in: reader.tape.sources) }
    }
    let input = ImportInput(paths: paths, contexts: contexts)
    var sources: [ImportSource] = []
    var resolver: NodeID?
    if dialect == .dtcgDraft, let path = try input.resolver() {
      if let read = try ImportInput.read(resolver: path, with: &reader, &diagnostics) {
        (resolver, sources) = read
      }
    } else {
      sources = try input.read(with: &reader, &diagnostics)
    }
    timings.end("read")
    try throwIfErrors()
    let options = ImportOptions(
      numberUnit: numberUnit, alphaFirst: opacityPlace == .first, groupsByType: groupsByType,
      modePlace: modePlace)
    let document = ImportSourceReader.read(
      sources, resolver: resolver, as: dialect, from: reader.tape, options: options,
      reporting: &diagnostics)
    try throwIfErrors()
    let folder = try ImportFolder(outputFolder, inputs: reader.tape.sources.files.map(\.path))
    let imported = Importer.run(
      document, options: options, beside: folder.others, reporting: &diagnostics)
    timings.end("convert")
    try throwIfErrors()
    let tally = imported.tally()
    if tally.tokenCount == 0 || isStrict && !tally.leftOut.isEmpty {
      throw failure(diagnostics, in: reader.tape.sources)
    }
    if tally.leftOut.count > tally.tokenCount, !allowsPartial {
      diagnostics.report(.mostlyLeftOut(tally.leftOut.count, of: tally.total))
      var failure = RunFailure(badInput: diagnostics, in: reader.tape.sources)
      failure.exitCode = .difference
      throw failure
    }
    defer { timings.end(onlyChecks ? "compare" : "write") }
    if onlyChecks {
      let result = RunResult(diagnostics, in: reader.tape.sources)
      return try check(imported, in: folder, result)
    }
    return RunResult(
      summary: try write(imported, tally, into: folder), diagnostics, in: reader.tape.sources)
  }

  /// The end of a run that writes nothing because of what it would leave out.
  private func failure(_ diagnostics: DiagnosticCollector, in sources: SourceMap) -> RunFailure {
    var failure = RunFailure(badInput: diagnostics, in: sources)
    for index in failure.diagnostics.indices where failure.diagnostics[index].id == .leftOut {
      failure.diagnostics[index].severity = .error
    }
    return failure
  }

  /// Reports what differs from what an import would write.
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
    _ imported: Importer.Result, _ tally: Importer.Tally, into folder: ImportFolder
  ) throws(RunFailure) -> [String] {
    let starters =
      folder.hasConfiguration
      ? []
      : [
        imported.files.configuration(
          serverNames: dialect.rules.serverNames, swiftFolder: swiftFolder)
      ]
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
    return lines(of: report, imported, tally, changes, nextInput: folder.otherResolver)
  }

  /// What a terminal shows of a comparison.
  private static let maximumChangeLines = 60

  private var shownFolder: String { WorkingDirectory.current.displayPath(for: outputFolder) }

  /// Where the first import has Swift written: beside the tokens.
  private var swiftFolder: String { shownFolder == "." ? "Generated" : "../Generated" }

  // MARK: What a person reads

  private func lines(
    of report: OutputReport, _ imported: Importer.Result, _ tally: Importer.Tally,
    _ changes: [String], nextInput resolver: String?
  ) -> [String] {
    var lines = report.lines(in: shownFolder)
    if !tally.leftOut.isEmpty {
      lines.append("left out, for the reasons above:")
      lines += tally.leftOut.map { "  \($0)" }
    }
    if !tally.holes.isEmpty {
      lines.append("left out in some contexts, for the reasons above:")
      lines += tally.holes.map { "  \($0.path) in \($0.contexts)" }
    }
    if !imported.hiddenSets.isEmpty {
      lines.append(
        "hidden, as every theme has them as 'source' only: the tokens of \(imported.hiddenSets.quoted)"
      )
    }
    lines += changes
    lines.append(
      "\(counted(tally.total, "token")) in: \(tally.tokenCount) imported, "
        + "\(tally.leftOut.count) left out, \(tally.hiddenCount) hidden; "
        + "\(counted(report.written.count, "file")) written, \(report.unchanged.count) unchanged in "
        + shownFolder)
    let input = resolver.map { FilePath.join(shownFolder, $0) } ?? shownFolder
    let obstacles = imported.obstacles
    if obstacles.isEmpty {
      let output = imported.files.namesSwiftFolder ? "" : " --output Generated"
      lines.append("compile them with 'tokenc \(input)\(output)'")
    } else {
      lines.append("look at them with 'tokenc resolve \(input) --format table'")
      lines += obstacles.map { "before they compile: \($0)" }
    }
    return lines
  }
}

extension ValueSyntax where Value == ImportDialect {
  fileprivate static var dialect: Self {
    let form = choice.form
    return Self(form: form) { text, _ throws(UsageError) in
      if let dialect = ImportDialect(rawValue: text) { return dialect }
      throw UsageError("there is no dialect '\(text)'\(form.remedy(for: text))")
    }
  }
}

extension ValueSyntax where Value == ImportOptions.ModePlace {
  fileprivate static var modePlace: Self {
    parsed("PLACE", wanted: "'names' or a member of '$extensions'") { text in
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
