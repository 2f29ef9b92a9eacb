import TokenCompiler

/// `tokenc rename`: gives tokens, components and brands other names, in all files that name them.
struct RenameCommand: InputCommand {
  var operands: [String] = []
  var input = InputOptions()
  var sources: [String] = []
  var screens: [String] = []
  var applies = false

  var writesFiles: Bool { applies }
  var isOneWay: Bool { true }

  static let name = "rename"

  static let declaration = CommandDeclaration<Self>(
    summary: "Renames tokens, components and brands in their files and everywhere they are named.",
    operands: [.init("[INPUT] OLD=NEW", .path, \.operands)],
    discussion: """
      INPUT is 'tokens', unless another is named first. OLD is a token, a group, a pattern such as \
      'chart.**=graph.**', a component, a part of one such as 'Tag.content.text=label', or a brand such as \
      'Brand.orbit=comet'. A token that is also a group moves with everything below it; 'a.$root=b' moves \
      it alone.

      The files of INPUT get the new names, and former names so that servers can keep sending the old \
      ones. '--sources' and '--screens' are rewritten, too. Nothing is written without '--apply'; the \
      edits are shown as a unified diff.
      """,
    options: [
      .sources(\.sources, "a Swift file or a component spec to rewrite"), .screens(\.screens),
      .applies(\.applies), .resolver, .allowOutside,
    ],
    examples: [
      "rename color.text.link=color.action.link --sources App/": "the edits that would be made",
      "rename tokens/ 'color.chart.**=color.graph.**' --screens sent/ --apply":
        "rename a group",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    let (path, rest) = Self.parted(operands)
    try checkIsOnDisk(path)
    guard !rest.isEmpty else { throw .usage("OLD=NEW is missing after '\(path)'") }
    let renames = try rest.map { text throws(RunFailure) in
      guard let rename = Assignment(text) else {
        let isPair = rest.count == 2 && !rest.contains { $0.contains("=") }
        let meant =
          isPair ? "; did you mean '\(rest[0])=\(rest[1])'?" : "; write '\(text)=' and the new path"
        throw .usage("'\(text)' is neither an input nor 'OLD=NEW'\(meant)")
      }
      return rename
    }
    let migration = Migration(
      .renames(renames), of: path, input, sources: sources, screens: screens, applies: applies)
    return try migration.run(&timings)
  }
}
