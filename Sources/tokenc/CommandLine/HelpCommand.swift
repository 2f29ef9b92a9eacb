import TokenCompiler

/// `tokenc help`: what a command, a diagnostic or a lint rule is about.
struct HelpCommand: Command {
  /// `nil` for all commands.
  var topic: String?

  static let name = "help"

  static let declaration = CommandDeclaration<Self>(
    summary: "Explains a command, a diagnostic or a lint rule.",
    operands: [.init("TOPIC", .topic, \.topic).optional],
    discussion: """
      TOPIC is a command, or the id at the end of a message, such as unknown-alias. The help of an id has \
      a broken and a mended example. Without TOPIC all commands are listed.
      """,
    hasPhases: false,
    examples: [
      "help unknown-alias": "the meaning of a message, and its fix",
      "help resolve": "the options of a command",
    ])

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    guard let topic else { return RunResult(output: Array(CommandHelp.text(for: nil).utf8)) }
    // A few ids are commands, too.
    let texts =
      [Tokenc.command(named: topic).map { CommandHelp.text(for: $0) }]
      + [ManualPages.section(of: topic)]
    return RunResult(output: Array(texts.compactMap(\.self).joined(separator: "\n").utf8))
  }
}

extension ValueSyntax where Value == String {
  fileprivate static var topic: Self {
    let topics = Tokenc.commands.map { $0.name } + ManualPages.ids
    let form = ValueForm(placeholder: "", choices: topics)
    return Self(form: form) { text, _ throws(UsageError) in
      // As it stands in a message.
      let topic =
        text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
      if topics.contains(topic) { return topic }
      throw UsageError(
        "there is no command, diagnostic or rule '\(topic)'"
          + Suggestion.phrase(for: topic, among: topics))
    }
  }
}
