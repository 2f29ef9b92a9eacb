import TokenCompiler

/// `tokenc compile`: tokens in, Swift out.
struct CompileCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  /// A Boolean value that indicates whether the command line names no command, so that the input may be a misspelt one.
  var isImplied = false
  /// The only folder to write; `nil` for those that the configuration names.
  var outputFolder: String?
  var layout = FileLayout.split
  var onlyChecks = false
  var overwritesEdits = false
  var refusesWarnings = false
  var watches = false

  var writesFiles: Bool { !onlyChecks }

  static let name = "compile"

  static let declaration = CommandDeclaration<Self>(
    summary: "Compiles design tokens into Swift.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is a resolver document, a token file, or a folder with either. The default is 'tokens'. The \
      tokenc.json beside the resolver sets the output folders, the names in Swift and the use of \
      modifiers.
      """,
    options: [
      .brand, .modifier, .resolver, .allowOutside,
      .init(
        "--output", .folder("DIR"), \.outputFolder,
        "write into DIR instead of the folders that tokenc.json names"),
      .init(
        "--layout", .choice, \.layout,
        "a file for each kind of declaration, or all of them in Tokens.swift and Components.swift; "
          + "default: split"),
      .init(
        "--check", \.onlyChecks,
        "write nothing; exit with 1 and name the files that would change"
      ).excluding("--force"),
      .init("--force", \.overwritesEdits, "overwrite generated files that were edited by hand"),
      .init(
        "--warnings-as-errors", \.refusesWarnings, "treat each warning as an error: write nothing"),
      .init(
        "--watch", \.watches, "compile again whenever a file of the input changes, until Ctrl-C"
      ).excluding("--check"),
    ],
    examples: [
      "tokens/": "compile all brands",
      "tokens/ --brand alfa": "compile one brand",
      "tokens/ --check": "verify in CI that nothing is out of date",
      "tokens/ --watch": "compile whenever a token file is saved",
    ])

  var hasFindings: Bool { onlyChecks }

  var watchedInput: String? { watches ? path : nil }

  func validate() throws(UsageError) {
    if watches, path == StandardInput.operand {
      throw UsageError("the standard input can't be watched")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var compilation = Compilation(path, input)
    if isImplied {
      compilation.input.remedyIfMissing = { [path] in Tokenc.commandPhrase(for: path) }
    }
    compilation.outputFolder = outputFolder
    compilation.layout = layout
    compilation.onlyChecks = onlyChecks
    compilation.overwritesEdits = overwritesEdits
    compilation.refusesWarnings = refusesWarnings
    compilation.isOnlyRun = !watches
    return try compilation.run(&timings)
  }
}
