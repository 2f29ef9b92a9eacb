import TokenCompiler
import TokenTools

/// `tokenc preview`: the design system as one HTML page, or as a site of pages.
struct PreviewCommand: InputCommand {
  var path = ""
  var input = InputOptions()
  /// The file to write, or the folder of a site; `nil` for the standard output.
  var outputFile: String?
  var overwritesOthers = false
  var watches = false
  /// Recorded documents to draw in place of tokens.
  var screens: [String] = []
  var format = Format.html

  enum Format: String, CaseIterable {
    case html, svg
  }

  static let name = "preview"

  static let declaration = CommandDeclaration<Self>(
    summary: "Draws every token and component in every theme.",
    operands: [.init("INPUT", .path, \.path)],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The page needs no network: \
      it has colors, text styles, lengths, shadows and motion side by side in all brands and schemes, \
      with the names that code and servers use, aliases and the contrast of declared pairs, and each \
      component in its variants, states and the cases of its enums.

      With '--screens' it draws what a server sent, as the 'arrangement' of component specs says: a picture for \
      each document and theme, for pull requests and snapshots. What no spec tells is a dashed box with a name. \
      Text is set in a font of the browser, and its width is estimated.
      """,
    options: [
      .init(
        "--output", .file("FILE|DIR/"), \.outputFile,
        "write the page to FILE, or pages or pictures to a folder, DIR/; one page goes to the "
          + "standard output otherwise"),
      .init(
        "--screens", .path("FILE|FOLDER"), \.screens,
        "draw recorded JSON of a server; may be repeated"
      ).needing("--output"),
      .init("--format", .choice, \.format, "html for the page, svg for screens; html otherwise"),
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--force", \.overwritesOthers, "overwrite a file that tokenc did not write"
      ).needing("--output"),
      .init(
        "--watch", \.watches, "draw again whenever a file of the input changes, until Ctrl-C"
      ).needing("--output"),
    ],
    examples: [
      "preview tokens/ --output tokens.html": "all brands on one page",
      "preview tokens/ --screens pay.json --format svg --output pictures": "a screen in each theme",
      "preview tokens/ --output site/": "a page of tokens and one of components",
      "preview tokens/ --brand alfa": "one brand, on the standard output",
    ])

  var watchedInput: String? { watches ? path : nil }

  func validate() throws(UsageError) {
    if (format == .svg) == screens.isEmpty {
      throw UsageError(
        screens.isEmpty
          ? "'--format svg' draws screens; name them with '--screens'"
          : "screens are drawn as SVG; add '--format svg'")
    }
    if watches, path == StandardInput.operand {
      throw UsageError("the standard input can't be watched")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if let outputFile, !screens.isEmpty { return try drawScreens(to: outputFile, &timings) }
    var loaded = try load([path], &timings)
    let specs = try loaded.readSpecs()
    try loaded.throwIfErrors()
    // What can't be emitted yet can be looked at all the same.
    var linked = loaded
    let design = try? linked.readDesign()
    let page = PreviewPage(loaded.table, title: title, specs: specs, design: design)
    var summary: [String] = []
    if !specs.isEmpty, design == nil {
      summary = [
        "components are left out, as tokens or specs have errors; compile them to see which"
      ]
    }
    guard let outputFile else {
      let file = page.file
      timings.end("draw")
      return RunResult(output: file, notices: summary, loaded.diagnostics, in: loaded.sources)
    }
    let files =
      isFolder(outputFile)
      ? page.site.map { (path: FilePath.join(outputFile, $0.name), contents: $0.contents) }
      : [(path: outputFile, contents: page.file)]
    timings.end("draw")
    try write(files)
    timings.end("write")
    let shown = WorkingDirectory.current.displayPath(for: files[0].path)
    return RunResult(
      summary: summary + ["wrote \(shown); open it in a browser"], loaded.diagnostics,
      in: loaded.sources)
  }

  /// Whether pages go to a folder: one that is there, or that a slash says to be one.
  private func isFolder(_ path: String) -> Bool {
    path.hasSuffix("/") || FileSystem.status(of: path, followingLinks: true)?.kind == .folder
  }

  /// What the page calls the design system: the input's name without the folders of this machine.
  private var title: String {
    guard path != StandardInput.operand else { return StandardInput.displayPath }
    let name = FilePath.split(FilePath.joined(WorkingDirectory.current.path, path)).name
    return [".", ".."].contains(name) ? "Tokens" : name
  }

  /// Writes pages in one step over earlier ones; anything else at their paths stays.
  private func write(_ files: [(path: String, contents: [UInt8])]) throws(RunFailure) {
    var edits: [FileEdit] = []
    for file in files {
      var previous: [UInt8]?
      if FileSystem.status(of: file.path, followingLinks: false) != nil {
        let found = try RunFailure.catching(try FileSystem.read(file.path))
        guard overwritesOthers || Self.isPage(found) else {
          let (folder, name) = FilePath.split(file.path)
          throw RunFailure(
            [.conflict(FilePath.join(folder, name), .generated, isEdited: false)], .cannotWrite)
        }
        previous = found
      }
      edits.append(FileEdit(name: file.path, contents: file.contents, previous: previous))
    }
    try OutputTransaction.write(edits)
  }

  /// Whether a file is a page that tokenc wrote.
  private static func isPage(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1_000), as: UTF8.self).contains(HTMLPage.mark)
  }
}
