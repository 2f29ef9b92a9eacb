/// The completion of tokenc's words in bash 3.2 and later.
enum BashCompletions {
  static func script(for commands: [CommandOutline]) -> String {
    let names = commands.map(\.name)
    return """
      # Completion of tokenc in bash, made by 'tokenc completions bash'.

      _tokenc_words() {
        local word
        for word in $1; do
          [[ $word == "$cur"* ]] && COMPREPLY+=("$word")
        done
      }

      # Files and folders with -f, folders with -d.
      _tokenc_paths() {
        local path
        compopt -o filenames 2>/dev/null
        while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$cur")
      }

      # The options of a command; a star marks those that may be given again.
      _tokenc_options() {
        case $1 in
      \(commands.map(options).joined(separator: "\n"))
        esac
      }

      _tokenc_has_value() {
        case "$1 $2" in
      \(lines(valueNames(commands).map { "\"\($0)\"" }.joined(separator: " | ") + ") return 0 ;;", indentation: 4))
        esac
        return 1
      }

      _tokenc_value() {
        case "$1 $2" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
      }

      # The operand of a command at a place from 1.
      _tokenc_operand() {
        case "$1 $2" in
      \(commands.flatMap(operands).joined(separator: "\n"))
        esac
      }

      _tokenc() {
        local cur=${COMP_WORDS[COMP_CWORD]} command=compile place=1 i=1 value= given=' ' ended= word
        COMPREPLY=()
        if (( COMP_CWORD > 1 )); then
          case ${COMP_WORDS[1]} in
            \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} i=2 ;;
          esac
        fi
        for (( ; i < COMP_CWORD; i++ )); do
          word=${COMP_WORDS[i]}
          if [[ -n $ended || $word != -?* ]]; then
            (( place++ ))
          elif [[ $word == -- ]]; then
            ended=1
          else
            given+="$word "
            if _tokenc_has_value "$command" "$word"; then
              # bash takes the sign of '--name=value' for a word of its own.
              [[ ${COMP_WORDS[i + 1]} == '=' ]] && (( i++ ))
              (( i++ ))
              if (( i >= COMP_CWORD )); then
                value=$word
                [[ $cur == '=' ]] && cur=
              fi
            fi
          fi
        done
        if [[ -n $value ]]; then
          _tokenc_value "$command" "$value"
        elif [[ -z $ended && $cur == -* ]]; then
          for word in $(set -f; _tokenc_options "$command"); do
            [[ $word == *'*' || $given != *" $word "* ]] && _tokenc_words "${word%'*'}"
          done
        else
          (( COMP_CWORD == 1 )) && _tokenc_words '\(names.joined(separator: " "))'
          _tokenc_operand "$command" "$place"
        fi
      }

      complete -F _tokenc tokenc

      """
  }

  private static func options(of command: CommandOutline) -> String {
    let names = command.options.flatMap { option in
      option.names.map { $0 + (option.isRepeatable ? "*" : "") }
    }
    return "    \(command.name)) echo '\(names.joined(separator: " "))' ;;"
  }

  private static func valueNames(_ commands: [CommandOutline]) -> [String] {
    commands.flatMap { command in
      command.options.filter { $0.form != nil }.map { "\(command.name) \($0.name)" }
    }
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

  /// A list of patterns on lines of its own, as one would be long.
  private static func lines(_ patterns: String, indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    return space + patterns.substituting(" | ", with: " | \\\n\(space)")
  }
}
