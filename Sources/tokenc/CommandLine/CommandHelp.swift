/// The help of tokenc and of its commands, made from their declarations.
enum CommandHelp {
  /// Lines are broken to at most this many characters.
  private static let width = 80
  /// The column, from 0, of what a term of a list means.
  private static let summaryColumn = 28

  /// The help of one command, or of all when `command` is `nil`, with a final line break.
  static func text(for command: Command?) -> String {
    command.map(text(for:)) ?? overview
  }

  private static var overview: String {
    let commands = Command.allCases.map { (term: $0.name, summary: $0.declaration.summary) }
    let list = commands.map { command in
      let summary = command.summary.dropLast()
      let lead = command.term == Command.default.name ? " (the default)" : ""
      return listEntry(command.term, summary.prefix(1).lowercased() + summary.dropFirst() + lead)
    }
    return sections([
      ("", wrapped(["The compiler of design tokens (W3C DTCG 2025.10)."])),
      ("", ["Usage: tokenc [COMMAND] INPUT [OPTION...]"]),
      ("Commands:", list.flatMap(\.self)),
      ("", ["'tokenc COMMAND --help' tells the options of a command."]),
      (
        "Examples:", Command.allCases.compactMap(\.declaration.examples.first).flatMap(exampleEntry)
      ),
    ])
  }

  private static func text(for command: Command) -> String {
    let declaration = command.declaration
    let name = command == .default ? "[\(command.name)]" : command.name
    let repeated = declaration.operandCount.upperBound == .max ? "..." : ""
    return sections([
      ("", wrapped([declaration.summary])),
      ("", ["Usage: tokenc \(name) \(declaration.operand)\(repeated) [OPTION...]"]),
      ("", wrapped([declaration.discussion])),
      ("Options:", declaration.allOptions.flatMap(optionEntry)),
      ("Examples:", declaration.examples.flatMap(exampleEntry)),
    ])
  }

  private static func optionEntry(_ option: CommandOption) -> [String] {
    var summary = option.summary
    if case .choice(let words) = option.argument, !option.synopsis.contains("|") {
      summary += "; one of " + words.joined(separator: ", ")
    }
    return listEntry(option.synopsis, summary)
  }

  private static func exampleEntry(_ example: CommandDeclaration.Example) -> [String] {
    ["  tokenc \(example.arguments)", "      \(example.summary)"]
  }

  /// A term and, beside it or below a long one, what it means.
  private static func listEntry(_ term: String, _ summary: String) -> [String] {
    let lines = wrapped([summary], width: width - summaryColumn)
    let indentation = String(repeating: " ", count: summaryColumn)
    var entry = lines.map { indentation + $0 }
    let head = "  " + term
    if head.count > summaryColumn - 2 {
      entry.insert(head, at: 0)
    } else if let first = lines.first {
      entry[0] = head + String(repeating: " ", count: summaryColumn - head.count) + first
    }
    return entry
  }

  private static func sections(_ sections: [(title: String, lines: [String])]) -> String {
    sections.map { section in
      let lines = section.title.isEmpty ? section.lines : [section.title] + section.lines
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Breaks paragraphs at spaces.
  private static func wrapped(_ paragraphs: [String], width: Int = width) -> [String] {
    paragraphs.flatMap { paragraph in
      var lines: [String] = []
      for word in paragraph.split(separator: " ") {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
}
