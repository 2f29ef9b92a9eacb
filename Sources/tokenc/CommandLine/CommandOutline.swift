/// What shells and the manual need to know of a command's declaration.
struct CommandOutline: Sendable {
  let name: String
  /// One sentence with a full stop.
  let summary: String
  let discussion: String
  /// Whether the command's name may be left out.
  let isDefault: Bool
  let operands: [ArgumentOutline]
  /// Those that every command has come last.
  let options: [ArgumentOutline]
  let examples: KeyValuePairs<String, String>

  /// `compiles design tokens into Swift`, for a list.
  var phrase: String { summary.prefix(1).lowercased() + summary.dropFirst().dropLast() }
}

/// What shells and the manual need to know of an operand or an option.
struct ArgumentOutline: Sendable {
  let name: String
  let shortName: String?
  let form: ValueForm?
  let summary: String
  let isRepeatable: Bool
  let excludes: [String]
  let synopsis: String

  init(_ argument: CommandArgument<some Any>) {
    name = argument.name
    shortName = argument.shortName
    form = argument.form
    summary = argument.summary
    isRepeatable = argument.isRepeatable
    excludes = argument.excludes
    synopsis = argument.synopsis
  }

  /// The summary with the choices, where the placeholder does not say them.
  var explanation: String {
    guard let form, form.listsChoices else { return summary }
    return "\(summary); one of \(form.choices.joined(separator: ", "))"
  }

  var names: [String] { [shortName, name].compactMap(\.self) }
  var choices: [String] { form?.choices ?? [] }
}

extension Command {
  static var outline: CommandOutline {
    CommandOutline(
      name: name, summary: declaration.summary, discussion: declaration.discussion,
      isDefault: self == CompileCommand.self,
      operands: declaration.operands.map(ArgumentOutline.init),
      options: declaration.options.map(ArgumentOutline.init)
        + reportOptions.map(ArgumentOutline.init), examples: declaration.examples)
  }
}
