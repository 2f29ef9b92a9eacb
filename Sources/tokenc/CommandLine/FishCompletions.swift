enum FishCompletions {
  static func script(for commands: [CommandOutline]) -> String {
    PackageResources.tokenc_fish.filled(with: [
      ("COMMANDS", commands.map(\.name).joined(separator: " ")),
      ("VALUE_NAMES", valueNames(commands).joined(separator: " ")),
      ("COMMAND_LINES", commands.map(start).joined(separator: "\n")),
      ("OPTION_LINES", options(commands).joined(separator: "\n")),
      ("OPERAND_LINES", commands.flatMap(operands).joined(separator: "\n")),
    ])
  }

  private static func start(_ command: CommandOutline) -> String {
    "complete -c tokenc -n 'test (count (commandline -opc)) = 1' -a \(command.name) "
      + "-d \(quoted(command.phrase))"
  }

  /// Each option once, for all commands that have it alike.
  private static func options(_ commands: [CommandOutline]) -> [String] {
    var lines: [(line: String, commands: [String])] = []
    for command in commands {
      for option in command.options {
        let short = option.shortName.map { "-s \($0.dropFirst()) " } ?? ""
        let line =
          "-l \(option.name.dropFirst(2)) \(short)\(value(of: option))-d \(quoted(option.summary))"
        if let known = lines.firstIndex(where: { $0.line == line }) {
          lines[known].commands.append(command.name)
        } else {
          lines.append((line, [command.name]))
        }
      }
    }
    return lines.map { line, names in
      let condition =
        names.count == commands.count ? "" : "-n '__tokenc_is \(names.joined(separator: " "))' "
      return "complete -c tokenc \(condition)\(line)"
    }
  }

  private static func value(of option: ArgumentOutline) -> String {
    guard let form = option.form else { return "" }
    if !form.choices.isEmpty { return "-x -a '\(form.choices.joined(separator: " "))' " }
    return switch form.path {
    case nil: "-x "
    case .folder: "-x -a '(__fish_complete_directories)' "
    case .any, .file: "-r -F "
    }
  }

  private static func operands(of command: CommandOutline) -> [String] {
    command.operands.enumerated().compactMap { index, operand in
      let position = "\(command.name) \(index + 1)\(operand.isRepeatable ? " on" : "")"
      let start = "complete -c tokenc -n '__tokenc_operand \(position)' "
      if !operand.choices.isEmpty {
        return start + "-a '\(operand.choices.joined(separator: " "))'"
      }
      return operand.form?.path.map {
        start + ($0 == .folder ? "-a '(__fish_complete_directories)'" : "-F")
      }
    }
  }

  private static func valueNames(_ commands: [CommandOutline]) -> [String] {
    var names: [String] = []
    for option in commands.flatMap(\.options)
    where option.form != nil && !names.contains(option.name) { names.append(option.name) }
    return names
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.substituting("\\", with: #"\\"#).substituting("'", with: #"\'"#) + "'"
  }
}
