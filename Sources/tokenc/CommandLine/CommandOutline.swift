/// The part of a command's declaration that shells and the manual need.
struct CommandOutline: Sendable {
  let name: String
  let summary: String
  let discussion: String
  /// A Boolean value that indicates whether the command's name may be left out.
  let isDefault: Bool
  let operands: [ArgumentOutline]
  /// Those that every command has come last.
  let options: [ArgumentOutline]
  let examples: KeyValuePairs<String, String>

  /// `compiles design tokens into Swift`, for a list.
  var phrase: String { summary.prefix(1).lowercased() + summary.dropFirst().dropLast() }

  /// For example `tokenc find QUERY [INPUT] [OPTION...]`.
  var usage: String {
    (["tokenc", isDefault ? "[\(name)]" : name] + operands.map(\.synopsis) + ["[OPTION...]"])
      .joined(separator: " ")
  }
}

/// An operand or an option of a command, as its help, shells and the manual show it.
struct ArgumentOutline: Sendable {
  /// The name of an operand in the help; an option with its dashes.
  let name: String
  /// One dash and a letter, for an option that has it.
  var shortName: String?
  /// The value that follows an option, as `--name value` or `--name=value`; `nil` for a flag.
  var form: ValueForm?
  /// The help of an option: one lower-case phrase without full stop.
  let summary: String
  /// A Boolean value that indicates whether an option may be given again, or an operand takes all that are left.
  var isRepeatable = false
  /// A Boolean value that indicates whether an operand may be left out, whatever else is given.
  var isOptional = false
  /// The option without which this one means nothing.
  var needs: String?
  /// The options beside which this one means nothing, or an operand is left out.
  var excludes: [String] = []

  /// An option with what follows it, for example `--brand BRAND`, or an operand as in `[INPUT]...`.
  var synopsis: String {
    if name.hasPrefix("-") {
      return (shortName.map { "\($0), " } ?? "") + name + (form.map { " \($0.placeholder)" } ?? "")
    }
    return (isOptional ? "[\(name)]" : name) + (isRepeatable ? "..." : "")
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
      operands: declaration.operands.map(\.outline),
      options: declaration.options.map(\.outline)
        + reportOptions.map(\.outline), examples: declaration.examples)
  }
}
