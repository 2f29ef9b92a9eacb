import TokenCompiler
import TokenComponents
import TokenPages
import TokenPreview
import TokenScreens
import TokenWorkbench

/// `tokenc preview`: the design system as one HTML page, or as a site of pages, and screens of it.
struct PreviewCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// The file to write, or the folder of a site; `nil` for the standard output.
  var outputFile: String?
  var overwritesOthers = false
  var watches = false
  /// The port at which browsers of this machine find the pages; `nil` to write them.
  var servedPort: UInt16?
  /// Where browsers of other machines find them, through a proxy; `nil` for none.
  var listened: ServedAddress?
  /// The names under which the proxy is known.
  var hosts: [String] = []
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
      INPUT is a resolver document, a token file, or a folder with either. The default is 'tokens'. The \
      page needs no network. It shows colors, text styles, lengths, shadows and motion side by side in all \
      brands and schemes. It also shows their names in code and for servers, aliases, and the contrast of \
      declared pairs. It shows each component in its variants, states and enum cases.

      A folder gets a third page, of screens. It draws documents by the 'arrangement' of the specs: in all \
      themes, in some text sizes and in the states of their components. It shows the messages of 'tokenc \
      validate'. '--screens' adds recorded documents. With a file for '--output' only that page is \
      written.

      With '--serve' the page of screens is an editor. Each change of a document is drawn and checked at \
      once, with completion from the specs. The workbench changes values of tokens, shows the effects and \
      gives a patch. '--listen' does the same for other machines, behind a proxy of your own. Neither \
      option writes a file.

      With '--format svg' recorded documents are drawn as pictures, one for each document and theme, for \
      pull requests and snapshots. Elements without a spec are drawn as dashed boxes with their names. \
      Text is set in a font of the browser, and its width is estimated.

      With '--format json' the standard output gets the data of the page of tokens, and the account of the \
      set. The account lists the files, sets and modifiers that are used, left out or lost, and the file \
      of each value in each theme.
      """,
    options: [
      .init(
        "--output", .file("FILE|DIR/"), \.outputFile,
        "write the page to FILE, or pages or pictures to a folder, DIR/; default: one page to the "
          + "standard output"),
      .screens(\.screens), .root(\.root),
      .init(
        "--format", .choice, \.format,
        "html for pages, svg for pictures of screens, json for scripts; default: html"
      ),
      .brand, .modifier, .resolver, .allowOutside, .theme,
      .force(\.overwritesOthers),
      .init(
        "--watch", \.watches, "draw again whenever a file of the input changes, until Ctrl-C"
      ).needing("--output"),
      .init(
        "--serve", .port("PORT"), \.servedPort,
        "show the pages to browsers of this machine, again after each change, until Ctrl-C; "
          + "documents can be edited; 0 is any free port"
      ).excluding("--output", "--listen"),
      .init(
        "--listen", .address("ADDRESS:PORT"), \.listened,
        "the same for a proxy on another machine or in another container; needs the '--host' that it passes on"
      ).excluding("--output"),
      .init(
        "--host", .text("NAME"), \.hosts,
        "a name under which '--listen' answers, as browsers write it, with the port unless that is the usual one; may be repeated"
      ).needing("--listen"),
    ],
    examples: [
      "preview tokens/ --output tokens.html": "all brands on one page",
      "preview tokens/ --screens pay.json --format svg --output pictures": "a screen in each theme",
      "preview tokens/ --output site/": "pages of tokens, components and screens",
      "preview tokens/ --screens recorded/ --output screens.html": "recorded screens to edit",
      "preview tokens/ --screens recorded/ --serve 8080": "the same in a browser, up to date",
      "preview tokens/ --listen 0.0.0.0:8080 --host design.example.com":
        "for a team, behind its proxy",
      "preview tokens/ --brand alfa": "one brand, on the standard output",
    ])

  var watchedInput: String? { watches || isServed ? path : nil }

  private var isServed: Bool { servedPort != nil || listened != nil }

  var servedAddress: ServedAddress? {
    if let servedPort { return .loopback(port: servedPort) }
    var address = listened
    address?.names = hosts
    return address
  }
  var watchedDocuments: [String] { screens }

  func validate() throws(UsageError) {
    if format == .svg, screens.isEmpty {
      throw UsageError("'--format svg' draws screens; name them with '--screens'")
    }
    if outputFile == nil, !isServed, !screens.isEmpty {
      throw UsageError("'--screens' needs '--output FILE|DIR/' or '--serve PORT'")
    }
    if listened != nil, hosts.isEmpty {
      throw UsageError(
        "'--listen' needs '--host NAME': the name of your proxy, as browsers write it")
    }
    if format == .svg, isServed {
      throw UsageError("pictures are written; '--serve' shows pages")
    }
    if format == .json, outputFile != nil || isServed {
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
    let drawn = try page(of: &loaded, specs)
    let page = drawn.page
    var summary: [String] = []
    if !specs.isEmpty, !page.hasComponents {
      summary = [
        "components are left out, as tokens or specs have errors; compile them to see which"
      ]
    }
    if isServed {
      var result = RunResult(
        summary: summary + ["drew \(counted(loaded.table.tokens.count, "token"))"],
        loaded.diagnostics, in: loaded.sources)
      result.pages = page.site
      result.desk = drawn.desk
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
  ) throws(RunFailure) -> (page: PreviewPage, desk: (any PageDesk)?) {
    // What can't be emitted yet can be looked at all the same, but reads no documents. Pages that a
    // server shows would lose their components with each slip: they say what it is.
    var compiled: CompiledTokens?
    if screens.isEmpty, !isServed || specs.isEmpty {
      compiled = try? CompiledTokens(loaded, measuringFonts: true)
    } else {
      compiled = try CompiledTokens(loaded, measuringFonts: true)
      if compiled?.components.isEmpty == true, !screens.isEmpty { throw missingSpecs }
    }
    compiled?.completeNames()
    guard let compiled, !compiled.components.isEmpty else {
      let page = PreviewPage(
        loaded.table, title: title, specs: specs, account: loaded.account, isLive: isServed,
        hasWorkbench: hasWorkbench)
      return (page, desk(loaded, specs, side: nil, samples: []))
    }
    let side = ScreenSide(
      label: path, loaded.table, compiled.table, components: compiled.components,
      fonts: compiled.fonts)
    let recorded = try samples(reporting: &loaded.diagnostics)
    let screens = ScreensData(side, recorded: recorded)
    let page = PreviewPage(
      loaded.table, title: title, specs: specs, screens: screens,
      account: loaded.account, isLive: isServed, hasWorkbench: hasWorkbench)
    return (page, desk(loaded, specs, side: side, samples: screens.allSamples))
  }

  /// A Boolean value that indicates whether values can be changed on a page. It needs all brands, with the values of the
  /// files, so that a person sees each effect of a change.
  private var hasWorkbench: Bool {
    isServed && input.theme == nil && input.brands.isEmpty && input.modifiers.isEmpty
  }

  /// The desk that answers the questions of the pages.
  private func desk(
    _ loaded: LoadedTokens, _ specs: [ComponentSpec<Alias>], side: ScreenSide?,
    samples: [ScreensData.Sample]
  ) -> (any PageDesk)? {
    guard isServed else { return nil }
    guard hasWorkbench else { return side.map { ScreenDesk($0) } }
    let input = WorkbenchInput(path: path, source: DiskSource(), options: input.knowingRules)
    return WorkbenchDesk(
      Workbench(
        input, loaded, specs: specs, side: side,
        samples: samples.map { ($0.name, Array($0.text.utf8)) }, repair: .ofContrast))
  }

  /// The name of the design system on the page: the input's name without the folders of this machine.
  private var title: String {
    guard path != StandardInput.operand else { return StandardInput.displayPath }
    let name = FilePath.split(FilePath.joined(WorkingDirectory.current.path, path)).name
    return [".", ".."].contains(name) ? "Tokens" : name
  }
}
