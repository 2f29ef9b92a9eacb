/// The completion of tokenc's words in bash 3.2 and later.
enum BashCompletions {
  static func script(for commands: [CommandOutline]) -> String {
    let names = commands.map(\.name)
    return PackageResources.tokenc_bash.filled(with: [
      ("OPTION_CASES", commands.map(options).joined(separator: "\n")),
      ("VALUE_NAMES", valueNames(commands)),
      ("VALUE_CASES", commands.flatMap(values).joined(separator: "\n")),
      ("OPERAND_CASES", commands.flatMap(operands).joined(separator: "\n")),
      ("COMMAND_PATTERNS", names.joined(separator: " | ")),
      ("COMMANDS", names.joined(separator: " ")),
    ])
  }

  private static func options(of command: CommandOutline) -> String {
    let names = command.options.flatMap { option in
      option.names.map { $0 + (option.isRepeatable ? "*" : "") }
    }
    return "    \(command.name)) echo '\(names.joined(separator: " "))' ;;"
  }

  /// The pattern of a case, each name on its own line.
  private static func valueNames(_ commands: [CommandOutline]) -> String {
    commands.flatMap { command in
      command.options.filter { $0.form != nil }.map { "    \"\(command.name) \($0.name)\"" }
    }.joined(separator: " | \\\n") + ") return 0 ;;"
  }

  private static func values(of command: CommandOutline) -> [String] {
    command.options.compactMap { option in
      action(for: option).map { "    \"\(command.name) \(option.name)\") \($0) ;;" }
    }
  }

  private static func operands(of command: CommandOutline) -> [String] {
    command.operands.enumerated().map { index, operand in
      // What is left is the last one's: bash also takes 'REV:PATH' for three words.
      let isLast = index == command.operands.count - 1
      return
        "    \"\(command.name) \"\(isLast ? "*" : "\(index + 1)")) \(action(for: operand) ?? ":") ;;"
    }
  }

  private static func action(for argument: ArgumentOutline) -> String? {
    if !argument.choices.isEmpty {
      return "_tokenc_words '\(argument.choices.joined(separator: " "))'"
    }
    return argument.form?.path.map { $0 == .folder ? "_tokenc_paths -d" : "_tokenc_paths -f" }
  }
}
