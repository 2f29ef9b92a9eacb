import TokenCompiler

/// `tokenc migrate`: what a new version of the tokens asks of their users, and the part of it that
/// needs no thought.
struct MigrateCommand: InputCommand {
  var old = ""
  var new = ""
  var input = InputOptions()
  var sources: [String] = []
  var screens: [String] = []
  var applies = false
  var map: String?
  /// A Boolean value that indicates whether former names are written into the token files.
  var records = false
  /// A Boolean value that indicates whether renames that no input states are confirmed by the command line.
  var takesInferred = false

  var writesFiles: Bool { applies || records }
  var isOneWay: Bool { true }

  static let name = "migrate"

  static let declaration = CommandDeclaration<Self>(
    summary: "Plans the move to a new version of the tokens and rewrites Swift sources.",
    operands: [.init("OLD", .path, \.old), .init("NEW", .path, \.new)],
    discussion: """
      OLD and NEW are two versions, as for 'tokenc diff'. Within one version 'tokenc adopt' moves code from \
      deprecated tokens to their replacements. With '--sources' the Swift files, component specs, \
      tokenc.json and baselines below a folder are rewritten for stated renames: by 'formerNames', \
      replacements.json or '--map'. Other places with removed names are listed with the nearest \
      replacement, and inferred renames are proposals. With '--screens' recorded documents get the \
      server names of NEW. Nothing is written without '--apply'; the edits are shown as a unified diff.
      """,
    options: [
      .sources(\.sources, "a Swift file or a component spec to rewrite"), .screens(\.screens),
      .renameMap(\.map),
      .init(
        "--inferred", \.takesInferred,
        "treat inferred renames as confirmed; read the plan without it first"),
      .init(
        "--record", \.records,
        "write the former server names of renamed tokens into the token files of NEW"),
      .applies(\.applies),
      .brand, .modifier, .resolver, .allowOutside,
    ],
    examples: [
      "migrate v2:tokens tokens": "the plan",
      "migrate v2:tokens tokens --sources App/": "the edits that would be made",
      "migrate v2:tokens tokens --sources App/ --apply": "make them",
      "migrate v2:tokens tokens --screens recorded/ --apply": "the same in recorded documents",
    ])

  func validate() throws(UsageError) {
    if sources.isEmpty, screens.isEmpty, applies {
      throw UsageError("'--apply' needs '--sources PATH' or '--screens PATH'")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    if records, GitSource.isRevision(new) {
      throw .usage("'--record' writes into the token files of NEW, which has to be on disk")
    }
    let version = Migration.Version(
      path: new, map: map, takesInferred: takesInferred, recordsFormerNames: records)
    let migration = Migration(
      .version(version), of: old, input, sources: sources, screens: screens, applies: applies)
    return try migration.run(&timings)
  }
}

extension CommandArgument {
  static func renameMap(_ property: WritableKeyPath<Subject, String?> & Sendable) -> Self {
    Self(
      "--map", .path("FILE"), property,
      "a file such as replacements.json, in place of NEW's: old paths and their replacements, or "
        + "patterns such as 'color.chart.**' of both")
  }
}
