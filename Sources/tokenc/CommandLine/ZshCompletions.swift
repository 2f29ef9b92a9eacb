/// The completion of tokenc's words in zsh, by its `_arguments`.
enum ZshCompletions {
  static func script(for commands: [CommandOutline]) -> String {
    let lines = commands.map { "    \(quoted("\($0.name):\($0.phrase)"))" }
    return PackageResources.tokenc_zsh.filled(with: [
      ("COMMAND_LINES", lines.joined(separator: "\n")),
      ("COMMANDS", commands.map(\.name).joined(separator: "|")),
      ("ARGUMENT_CASES", commands.map(arguments).joined(separator: "\n")),
    ])
  }

  private static func arguments(of command: CommandOutline) -> String {
    let specs = command.options.flatMap(specs) + command.operands.enumerated().map(operand)
    return "    (\(command.name))\n      _arguments -S \\\n"
      + specs.map { "        \(quoted($0))" }.joined(separator: " \\\n") + " ;;"
  }

  private static func specs(of option: ArgumentOutline) -> [String] {
    let others = option.form == nil && option.shortName != nil ? "- *" : excluded(by: option)
    let start = (others.isEmpty ? "" : "(\(others))") + (option.isRepeatable ? "*" : "")
    return option.names.map { name in
      let value = option.form.map { form in ":\(escaped(form.placeholder)):\(action(for: option))" }
      return "\(start)\(name)\(value == nil ? "" : "=")[\(escaped(option.summary))]\(value ?? "")"
    }
  }

  private static func excluded(by option: ArgumentOutline) -> String {
    let names = option.excludes + (option.isRepeatable ? [] : [option.name])
    return option.excludes.isEmpty ? "" : names.joined(separator: " ")
  }

  private static func operand(_ index: Int, _ operand: ArgumentOutline) -> String {
    "\(operand.isRepeatable ? "*" : "\(index + 1)"):\(operand.name):\(action(for: operand))"
  }

  private static func action(for argument: ArgumentOutline) -> String {
    if !argument.choices.isEmpty { return "(\(argument.choices.joined(separator: " ")))" }
    return switch argument.form?.path {
    case nil: " "
    case .folder: "_files -/"
    case .any, .file: "_files"
    }
  }

  /// A text between brackets or colons of a specification.
  private static func escaped(_ text: String) -> String {
    text.map { #"\[]:"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.substituting("'", with: #"'\''"#) + "'"
  }
}
