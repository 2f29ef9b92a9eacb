import TokenCompiler
import TokenComponents
import TokenPages
import TokenPreview
import TokenScreens

/// `tokenc preview`: the design system as one HTML page, or as a site of pages, and screens of it.
struct PreviewCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// The file to write, or the folder of a site; `nil` for the standard output.
  var outputFile: String?
  var overwritesOthers = false
  var watches = false
  /// Where browsers of this machine find the pages; `nil` to write them.
  var servedPort: UInt16?
  /// Recorded documents: to draw, or to offer on the page of screens.
  var screens: [String] = []
  var format = Format.html
  /// The component that each document is; `nil` if the documents or `tokenc.json` say it.
  var root: String?

  enum Format: String, CaseIterable { case html, svg, json }

  var writesFiles: Bool { outputFile != nil }

  static let name = "preview"

  static let declaration = CommandDeclaration<Self>(
    summary: "Draws every token and component in every theme.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either; 'tokens' otherwise. The page needs no network: \
      it has colors, text styles, lengths, shadows and motion side by side in all brands and schemes, \
      with the names that code and servers use, aliases and the contrast of declared pairs, and each \
      component in its variants, states and the cases of its enums.

      A folder gets a third page, of screens: JSON is written there with completion from the component specs, \
      checked in the words of 'tokenc validate', and drawn in any themes side by side as the 'arrangement' of the \
      specs says. '--screens' gives it recorded documents; with a file for '--output' it is that page alone.

      With '--format svg' recorded documents are drawn as pictures, one for each document and theme, for pull \
      requests and snapshots. What no spec says is a dashed box with a name. Text is set in a font of the \
      browser, and its width is estimated.

      With '--format json' the standard output gets what the page of tokens shows, and the account of the set: \
      which files, sets and modifiers are used, left out or lost, and where each token has its value of each \
      theme from.
      """,
    options: [
      .init(
        "--output", .file("FILE|DIR/"), \.outputFile,
        "write the page to FILE, or pages or pictures to a folder, DIR/; one page goes to the "
          + "standard output otherwise"),
      .screens(\.screens), .root(\.root),
      .init(
        "--format", .choice, \.format,
        "html for pages, svg for pictures of screens, json for scripts; html otherwise"
      ),
      .brand, .modifier, .resolver, .allowOutside, .theme,
      .force(\.overwritesOthers),
      .init(
        "--watch", \.watches, "draw again whenever a file of the input changes, until Ctrl-C"
      ).needing("--output"),
      .init(
        "--serve", .port("PORT"), \.servedPort,
        "show the pages of a site to browsers of this machine, newer ones after each change, until "
          + "Ctrl-C; 0 is any free port"
      ).excluding("--output"),
    ],
    examples: [
      "preview tokens/ --output tokens.html": "all brands on one page",
      "preview tokens/ --screens pay.json --format svg --output pictures": "a screen in each theme",
      "preview tokens/ --output site/": "pages of tokens, components and screens",
      "preview tokens/ --screens recorded/ --output screens.html": "recorded screens to edit",
      "preview tokens/ --screens recorded/ --serve 8080": "the same in a browser, up to date",
      "preview tokens/ --brand alfa": "one brand, on the standard output",
    ])

  var watchedInput: String? { watches || servedPort != nil ? path : nil }
  var watchedDocuments: [String] { screens }

  func validate() throws(UsageError) {
    if format == .svg, screens.isEmpty {
      throw UsageError("'--format svg' draws screens; name them with '--screens'")
    }
    if outputFile == nil, servedPort == nil, !screens.isEmpty {
      throw UsageError("'--screens' needs '--output FILE|DIR/' or '--serve PORT'")
    }
    if format == .svg, servedPort != nil {
      throw UsageError("pictures are written; '--serve' shows pages")
    }
    if format == .json, outputFile != nil || servedPort != nil {
      throw UsageError("'--format json' is for the standard output")
    }
    if watchedInput != nil, path == StandardInput.operand {
      throw UsageError("the standard input can't be watched")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if let outputFile, format == .svg { return try drawScreens(to: outputFile, &timings) }
    var loaded = try load([path], &timings)
    let specs = try loaded.readSpecs()
    try loaded.throwIfErrors()
    let page = try page(of: &loaded, specs)
    var summary: [String] = []
    if !specs.isEmpty, !page.hasComponents {
      summary = [
        "components are left out, as tokens or specs have errors; compile them to see which"
      ]
    }
    if servedPort != nil {
      var result = RunResult(
        summary: summary + ["drew \(counted(loaded.table.tokens.count, "token"))"],
        loaded.diagnostics, in: loaded.sources)
      result.pages = page.site
      timings.end("draw")
      return result
    }
    guard let outputFile else {
      let file = format == .json ? page.json : page.file
      timings.end("draw")
      return RunResult(output: file, notices: summary, loaded.diagnostics, in: loaded.sources)
    }
    let files: [(path: String, contents: [UInt8])]
    // A folder is one that is there, or that a slash says to be one.
    if outputFile.hasSuffix("/")
      || FileSystem.status(of: outputFile, followingLinks: true)?.kind == .folder
    {
      files = page.site.map { (path: FilePath.join(outputFile, $0.name), contents: $0.contents) }
    } else {
      let screens = screens.isEmpty ? nil : page.screensFile
      files = [(path: outputFile, contents: screens ?? page.file)]
    }
    timings.end("draw")
    try OutputTransaction.write(
      try files.map { file throws(RunFailure) in
        try FileEdit(
          file.path, file.contents, over: HTMLPage.isPage, overwritesOthers: overwritesOthers)
      })
    timings.end("write")
    let shown = WorkingDirectory.current.displayPath(for: files[0].path)
    return RunResult(
      summary: summary + ["wrote \(shown); open it in a browser"], loaded.diagnostics,
      in: loaded.sources)
  }

  private func page(
    of loaded: inout LoadedTokens, _ specs: [ComponentSpec<Alias>]
  ) throws(RunFailure) -> PreviewPage {
    // What can't be emitted yet can be looked at all the same, but reads no documents. Pages that a
    // server shows would lose their components with each slip: they say what it is.
    var compiled: CompiledTokens?
    if screens.isEmpty, servedPort == nil || specs.isEmpty {
      compiled = try? CompiledTokens(loaded)
    } else {
      compiled = try CompiledTokens(loaded)
      if compiled?.components.isEmpty == true, !screens.isEmpty { throw missingSpecs }
    }
    compiled?.completeNames()
    guard let compiled, !compiled.components.isEmpty else {
      return PreviewPage(
        loaded.table, title: title, specs: specs, account: loaded.account,
        isLive: servedPort != nil)
    }
    let design = ScreenDesign(loaded.table, compiled.table, components: compiled.components)
    let samples = try samples(reporting: &loaded.diagnostics)
    return PreviewPage(
      loaded.table, title: title, specs: specs, screens: ScreensData(design, compiled.table),
      samples: samples, account: loaded.account, isLive: servedPort != nil)
  }

  /// What the page calls the design system: the input's name without the folders of this machine.
  private var title: String {
    guard path != StandardInput.operand else { return StandardInput.displayPath }
    let name = FilePath.split(FilePath.joined(WorkingDirectory.current.path, path)).name
    return [".", ".."].contains(name) ? "Tokens" : name
  }
}
