import TokenCompiler

/// `tokenc adopt`: moves sources from deprecated tokens to what takes their place, while both live in one version.
struct AdoptCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  var sources: [String] = []
  var screens: [String] = []
  var applies = false
  /// How the sources spell tokens without the library, with what takes the place of each spelling.
  var spellings: [String] = []

  var writesFiles: Bool { applies }
  var isOneWay: Bool { true }

  static let name = "adopt"

  static let declaration = CommandDeclaration<Self>(
    summary: "Moves sources from deprecated tokens to their replacements, while both exist.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is 'tokens' by default. To move to another version of the tokens, \
      use 'tokenc migrate OLD NEW'. replacements.json beside the tokens, or 'replacedBy', states the replacement of a token. Swift and component specs \
      below '--sources' and documents of '--screens' are rewritten; token files are not. The visible \
      changes are listed for each brand and scheme, and so are places of tokens without a confirmed \
      replacement. Specs of INPUT that aren't below '--sources' are listed, too. Nothing is written without '--apply'; the edits are shown as a unified diff.

      '--spelling' moves an app to tokens: a color set or constant in Swift becomes the token with its \
      name. If one text has several spellings, the first one that fits the place counts.
      """,
    options: [
      .sources(\.sources, "a Swift file or a component spec to rewrite"), .screens(\.screens),
      .init(
        "--spelling", .text("OLD=NEW"), \.spellings,
        "a spelling in Swift with '*' for the name, and its replacement, such as 'UIColor(named: \"*\")!=UIColor.*'; may be repeated"
      ),
      .applies(\.applies), .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "adopt tokens/ --sources Sources/Cards": "the changes of one module",
      "adopt tokens/ --sources Sources/Cards --screens recorded/ --apply": "change it",
      "adopt tokens/ --sources App --spelling 'R.color.*()!=UIColor.*'":
        "name tokens in place of color sets",
      "adopt tokens/ --brand night --sources Night --apply":
        "sources of one brand, which has successors of its own",
    ])

  func validate() throws(UsageError) {
    if sources.isEmpty, screens.isEmpty {
      throw UsageError("there is nothing to move; add '--sources PATH' or '--screens PATH'")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var migration = Migration(
      .replacements, of: path, input, sources: sources, screens: screens, applies: applies)
    migration.spellings = spellings
    return try migration.run(&timings)
  }
}
