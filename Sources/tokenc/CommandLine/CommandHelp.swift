enum CommandHelp {
  private static let width = 80
  /// The column, from 0, at which the explanation of a list's term starts.
  private static let summaryColumn = 28

  /// The help of one command, or of all when `command` is `nil`, with a final line break.
  static func text(for command: (any Command.Type)?) -> String {
    if let command { text(of: command.outline) } else { overview }
  }

  private static var overview: String {
    let commands = Tokenc.situations.map { situation, commands in
      (
        "\(situation):",
        commands.map { $0.outline }.flatMap {
          listEntry($0.name, $0.phrase + ($0.isDefault ? " (the default)" : ""))
        }
      )
    }
    let end = """
      'tokenc COMMAND --help' shows a command's options. An INPUT '-' is the standard input. A \
      file whose name starts with a dash is named as in './-x'.
      """
    return sections(
      [
        ("", ["The compiler of design tokens (W3C DTCG 2025.10)."]),
        ("", ["Usage: tokenc [COMMAND] INPUT [OPTION...]"]),
      ] + commands + [
        ("", wrapped(end)),
        ("Examples:", Tokenc.commands.flatMap { exampleEntry($0.example) }),
      ])
  }

  private static func text(of command: CommandOutline) -> String {
    sections([
      ("", wrapped(command.summary)),
      ("", ["Usage: \(command.usage)"]),
      ("", wrapped(command.discussion)),
      ("Options:", command.options.flatMap { listEntry($0.synopsis, $0.explanation) }),
      ("Examples:", command.examples.flatMap { exampleEntry($0) }),
    ])
  }

  private static func exampleEntry(_ example: CommandExample) -> [String] {
    ["  tokenc \(example.key)", "      \(example.value)"]
  }

  /// A term and, beside it or below a long one, what it means.
  private static func listEntry(_ term: String, _ summary: String) -> [String] {
    let lines = wrapped(summary, width: width - summaryColumn)
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

  /// The lines of a text, whose paragraphs end with line breaks, with an empty line between paragraphs.
  static func wrapped(_ text: String, width: Int = width) -> [String] {
    Array(
      text.split(separator: "\n").map { wrapped(paragraph: $0, width: width) }
        .joined(separator: [""]))
  }

  private static func wrapped(paragraph: Substring, width: Int) -> [String] {
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
