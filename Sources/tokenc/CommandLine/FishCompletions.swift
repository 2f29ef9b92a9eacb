/// The completion of tokenc's words in fish.
enum FishCompletions {
  static func script(for commands: [CommandOutline]) -> String {
    """
    # Completion of tokenc in fish, made by 'tokenc completions fish'.

    # The command that is named, or compile.
    function __tokenc_command
        set -l words (commandline -opc)
        if contains -- "$words[2]" \(commands.map(\.name).joined(separator: " "))
            echo $words[2]
        else
            echo compile
        end
    end

    function __tokenc_is
        contains -- (__tokenc_command) $argv
    end

    # Whether the next operand of a command is the one at a place from 1, or a later one with 'on'.
    function __tokenc_operand
        set -l words (commandline -opc)
        set -e words[1]
        test (__tokenc_command) = $argv[1]; or return 1
        if test "$words[1]" = $argv[1]
            set -e words[1]
        end
        set -l place 1
        set -l is_value 0
        for word in $words
            if test $is_value = 1
                set is_value 0
            else if contains -- $word \(valueNames(commands).joined(separator: " "))
                set is_value 1
            else if not string match -q -- '-?*' $word
                set place (math $place + 1)
            end
        end
        test $place = $argv[2]; or test "$argv[3]" = on -a $place -gt $argv[2]
    end

    complete -c tokenc -f
    \(commands.map(start).joined(separator: "\n"))
    \(options(commands).joined(separator: "\n"))
    \(commands.flatMap(operands).joined(separator: "\n"))

    """
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
      let place = "\(command.name) \(index + 1)\(operand.isRepeatable ? " on" : "")"
      let start = "complete -c tokenc -n '__tokenc_operand \(place)' "
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
    where option.form != nil && !names.contains(option.name) {
      names.append(option.name)
    }
    return names
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.substituting("\\", with: #"\\"#).substituting("'", with: #"\'"#) + "'"
  }
}
