import TokenChange
import TokenCompiler
import TokenImport
import TokenPages
import TokenRuntime

/// `tokenc diff`: what changes between two versions of the tokens, or between two brands of one.
struct DiffCommand: InputCommand {
  var old = ""
  /// `nil` beside ``against``.
  var new: String?
  var input = InputOptions()
  /// The counterpart with which the one input is compared.
  var against: Counterpart?
  /// The pack that comes before the values of NEW.
  var theme: String?
  var includesHidden = false
  /// The file that maps old paths to new ones.
  var map: String?
  /// A Boolean value that indicates whether proposals go into NEW's replacements.json.
  var drafts = false
  /// `nil` for text; then what another tool has otherwise is reported alone.
  var format: Format?
  /// The form that NEW has in another tool; `nil` to look at the file.
  var dialect: ImportDialect?
  /// The list of differences that are meant.
  var allowed: String?
  var updatesAllowed = false
  /// Why the list takes in what is new; `nil` when it doesn't.
  var reason: String?
  /// Swift of Code Connect, whose names are held against the generated code.
  var codeConnect: [String] = []
  var failsOnChange = false
  /// Recorded documents to replay in place of comparing tokens.
  var screens: [String] = []
  /// The component that each document is; `nil` if the documents or `tokenc.json` say it.
  var root: String?
  /// The file that gets the page; `nil` for the standard output.
  var outputFile: String?
  var overwritesOthers = false
  /// The conditions of each `--fail-on`.
  var failConditions: [[FailCondition]] = []

  enum Counterpart: Sendable {
    case brand(String)
    case context(Assignment)
  }

  enum Format: String, CaseIterable { case text, comment, markdown, changelog, json, html }

  var writesFiles: Bool { updatesAllowed || drafts || outputFile != nil }

  static let name = "diff"

  static let declaration = CommandDeclaration<Self>(
    summary: "Shows the changes between two versions of the tokens, or between two brands.",
    operands: [.init("OLD", .path, \.old), .init("NEW", .path, \.new).optional],
    discussion: """
      OLD and NEW are resolver documents, token files or folders with either. REV:PATH reads PATH from a \
      revision of the git repository. With '--against' two brands of one input, or two contexts of a \
      modifier, are compared. NEW may be a file of another tool, such as a saved answer of Figma's REST \
      API. Each difference is then a warning at its position in the token files.

      With '--screens' both versions read recorded documents. The result is grouped by cause, such as a \
      token with another value: lost names, lost contrast, texts and boxes that no longer fit, moved \
      elements, and changed colors. '--fail-on' then refers to these.
      """,
    options: [
      .brand,
      .init(
        "--against", .counterpart, \.against,
        "compare with this brand, or this context of a modifier, of the same input"),
      .init(
        "--theme", .file("PACK"), \.theme,
        "show NEW, or OLD without NEW, as apps do with this pack of 'tokenc pack'"
      ).excluding("--against"),
      .modifier, .resolver, .allowOutside,
      .init("--include-hidden", \.includesHidden, "also compare hidden tokens"),
      .renameMap(\.map),
      .init(
        "--draft", \.drafts,
        "write proposals into NEW's replacements.json for removed and deprecated tokens; a person confirms them"
      ).excluding("--map", "--against", "--screens", "--allowed"),
      .init(
        "--as", .choice, \.dialect,
        "the format of NEW, if it isn't token files or an answer of Figma's REST API"
      ).excluding("--against"),
      .init(
        "--allowed", .file("FILE"), \.allowed,
        "the list of allowed differences from another tool's file, with their reasons"
      ).excluding("--against"),
      .init(
        "--update-allowed", \.updatesAllowed, "remove entries from that list that no longer differ"
      ).needing("--allowed"),
      .init(
        "--reason", .text("TEXT"), \.reason,
        "with --update-allowed, add the differences to the list, with this reason"
      ).needing("--update-allowed"),
      .init(
        "--code-connect", .path("PATH"), \.codeConnect,
        "Swift of Code Connect, a file or a folder, whose tokens and components the generated code must have; may be "
          + "repeated"
      ).excluding("--screens"),
      .screens(\.screens).excluding("--map"), .root(\.root).needing("--screens"),
      .init("--format", .choice, \.format, "the form of the result; default: text"),
      .init(
        "--output", .file("FILE"), \.outputFile,
        "write the page of '--format html' to FILE; default: the standard output"
      ).needing("--format"),
      .force(\.overwritesOthers),
      .init("--exit-code", \.failsOnChange, "exit with 1 if anything changed"),
      .init(
        "--fail-on", .failConditions, \.failConditions,
        """
        exit with 1 on 'breaking', 'removed', 'contrast', 'worse' or 'deltaE>N' (1 without N); of screens, too, on \
        'contract', 'lost', 'cut', 'moved>N' (0.5 points without N) or 'changed'; may be repeated
        """
      ),
    ],
    examples: [
      "diff HEAD:tokens tokens": "the changes of the working copy",
      "diff tokens/ --brand alfa --against bluetint": "the differences of two brands",
      "diff tokens/ --brand alfa --against bluetint --screens recorded/":
        "the effect of a brand on screens",
      "diff v1:tokens tokens --screens log/ --format html --output a.html":
        "screens before and after, on a page",
      "diff main:tokens tokens --format comment --fail-on breaking":
        "a comment for a pull request, and a check in CI",
      "diff tokens/ figma.json --allowed drift.json --exit-code":
        "whether Figma has drifted, in CI",
    ])

  func validate() throws(UsageError) {
    if outputFile != nil, format != .html {
      throw UsageError("'--output' writes a page; add '--format html'")
    }
    if drafts, let new, new == StandardInput.operand || GitSource.isRevision(new) {
      throw UsageError("'--draft' writes beside the tokens of NEW, which have to be on disk")
    }
    try validateScreens()
    try validateSides()
  }

  private func validateScreens() throws(UsageError) {
    guard !screens.isEmpty else {
      if failConditions.joined().contains(where: \.needsScreens) {
        throw UsageError("'--fail-on' asks for what only screens have; add '--screens PATH'")
      }
      return
    }
    if format == .changelog {
      throw UsageError("'--screens' has no format 'changelog'; use text, markdown, json or html")
    }
    if allowed != nil || foreignInput != nil {
      throw UsageError("'--screens' needs two versions with component specs")
    }
  }

  private func validateSides() throws(UsageError) {
    switch (new, against) {
    case (nil, nil) where theme == nil:
      throw UsageError(
        "NEW is missing; give two inputs, or one and '--brand A --against B' or '--theme PACK'")
    case (_?, _?): throw UsageError("'--against' compares two contexts of one input; leave NEW out")
    case (nil, .context(let choice)?) where choice.name == ModifierSetting.brandRole:
      throw UsageError("brands are compared with '--brand NAME --against \(choice.value)'")
    case (nil, .brand(let brand)?) where input.brands.count != 1:
      throw UsageError("'--against \(brand)' needs the brand to compare it with: '--brand NAME'")
    default: break
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    guard screens.isEmpty else { return try rehearse(&timings) }
    let compared = try comparedInputs.compare(&timings)
    for side in [compared.old, compared.new] { side.table.leakUntilExit() }
    if allowed != nil || compared.isForeign || !codeConnect.isEmpty {
      return try drift(compared, &timings)
    }
    let diff = compared.diff
    let output = text(of: diff, as: format ?? .text)
    timings.end("print")
    let reasons = failConditions.joined().compactMap { $0.reason(in: diff) }
    return try delivered(
      RunResult(
        output: output, failures: reasons, summary: drafts ? try draft(compared) : [],
        compared.diagnostics, in: compared.sources,
        exitCode: fails(on: diff) ? .difference : .success))
  }

  private func draft(_ compared: ComparedInputs.Outcome) throws(RunFailure) -> [String] {
    var list = compared.new.configuration.successors
    let count = list.draft(compared.diff)
    let path = FilePath.join(compared.newFolder, list.fileName)
    let shown = WorkingDirectory.current.displayPath(for: path)
    guard count > 0 else { return ["nothing to propose in \(shown)"] }
    try OutputTransaction.write([FileEdit(path, list.text)])
    return ["wrote \(counted(count, "proposal")) to \(shown)"]
  }

  /// A result whose page is in its file, if one is named.
  private func delivered(_ result: RunResult) throws(RunFailure) -> RunResult {
    guard let outputFile else { return result }
    var result = result
    let edit = try FileEdit(
      outputFile, result.output, over: HTMLPage.isPage, overwritesOthers: overwritesOthers)
    try OutputTransaction.write([edit])
    result.output = []
    let shown = WorkingDirectory.current.displayPath(for: outputFile)
    result.summary.append("wrote \(shown); open it in a browser")
    return result
  }

  private func text(of diff: TokenDiff, as format: Format) -> [UInt8] {
    switch format {
    case .text:
      ReportForm.text.bytes(
        of: diff.listing, usesColor: StandardStream.output.textStyle.usesColor)
    case .comment: ReportForm.markdown.bytes(of: diff.digest)
    case .markdown: ReportForm.markdown.bytes(of: diff.tables)
    case .changelog: Array(ReportChangelog.text(of: diff.changelog).utf8)
    case .json: ReportForm.json.bytes(of: diff.listing)
    case .html: DiffPage.text(diff)
    }
  }

  /// The new side as another tool exported it; `nil` for token files.
  private var foreignInput: ForeignInput? {
    new.flatMap { path in
      dialect.map { ForeignInput(path: path, dialect: $0) } ?? ForeignInput(recognizing: path)
    }
  }

  // MARK: Drift

  /// Reports differences from another tool that are not on the list of allowed ones.
  private func drift(
    _ compared: ComparedInputs.Outcome, _ timings: inout PhaseTimings
  ) throws(RunFailure) -> RunResult {
    let run = DriftRun(list: allowed, updatesList: updatesAllowed, reason: reason)
    let (report, notices) = try run.run(compared)
    let reasons = failConditions.joined().compactMap { $0.reason(in: report.diff) }
    var diagnostics = DiagnosticCollector()
    diagnostics.add(report.findings.map(\.diagnostic))
    var sources = compared.oldSources
    let variables = foreignInput?.dialect == .figma ? new : nil
    let shown = try ShownNamesRun(variables: variables, codeConnect: codeConnect)
      .run(compared, &sources)
    diagnostics.add(shown.map(\.diagnostic))
    timings.end("print")
    return try delivered(
      RunResult(
        output: format.map { text(of: report.diff, as: $0) } ?? [],
        notices: notices, failures: reasons,
        summary: [
          "\(counted(report.findings.count, "difference")), \(report.allowedCount) allowed"
            + (shown.isEmpty ? "" : "; \(counted(shown.count, "name")) that the code doesn't have")
        ],
        diagnostics, in: sources,
        exitCode: fails(on: report.diff) || failsOnChange && !shown.isEmpty
          ? .difference : .success))
  }

  // MARK: Screens

  private func rehearse(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let (rehearsal, loaded) = try comparedInputs.rehearsal(root: root, &timings)
    let run = RehearsalRun(rehearsal)
    let (rehearsed, leftOut) = try run.run(on: screens)
    var diagnostics = loaded.diagnostics
    diagnostics.add(leftOut)
    timings.end("replay")
    let summary = rehearsed.summary()
    let reasons = failConditions.joined().compactMap { $0.reason(in: summary) }
    let output =
      switch format {
      case .html: try run.page(of: rehearsed, on: screens)
      case .json: ReportForm.json.bytes(of: rehearsed.report(failures: reasons))
      case .markdown, .comment: ReportForm.markdown.bytes(of: rehearsed.report())
      case .text, .changelog, nil: ReportForm.text.bytes(of: rehearsed.report())
      }
    timings.end("print")
    let isFailure = !reasons.isEmpty || failsOnChange && !rehearsed.isEmpty
    return try delivered(
      RunResult(
        output: output, failures: reasons, diagnostics, in: loaded.sources,
        exitCode: isFailure ? .difference : .success))
  }

  // MARK: Inputs

  var comparedInputs: ComparedInputs {
    get throws(RunFailure) {
      var left = ComparedInputs.Input(old, input)
      var right = ComparedInputs.Input(new ?? old, input)
      switch against {
      case nil: break
      case .brand(let brand):
        left.label += " (\(input.brands[0]))"
        right.label += " (\(brand))"
        right.options.brands = [brand]
      case .context(let choice):
        let chosen = input.modifiers.first { $0.name == choice.name }?.value ?? "default"
        left.label += " (\(choice.name)=\(chosen))"
        right.label += " (\(choice.name)=\(choice.value))"
        right.options.modifiers.removeAll { $0.name == choice.name }
        right.options.modifiers.append(choice)
      }
      if let theme {
        right.pack = try ThemePack(file: theme)
        right.label = theme
      }
      let foreign = foreignInput
      let isDrift = allowed != nil || foreign != nil
      return ComparedInputs(
        old: left, new: right, foreign: foreign,
        options: DiffOptions(
          includesHidden: includesHidden || isDrift, isOneVersion: against != nil, isDrift: isDrift),
        map: map)
    }
  }

  /// Returns a Boolean value that indicates whether the exit code is 1.
  func fails(on diff: TokenDiff) -> Bool {
    failsOnChange && !diff.isEmpty
      || failConditions.joined().contains { $0.reason(in: diff) != nil }
  }
}

extension ValueSyntax where Value == DiffCommand.Counterpart {
  fileprivate static var counterpart: Self {
    Self(form: ValueForm(placeholder: "BRAND|NAME=CONTEXT")) { text, _ in
      Assignment(text).map { .context($0) } ?? .brand(text)
    }
  }
}
