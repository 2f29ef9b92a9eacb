import TokenCompiler

enum ManualPage {
  static func text(of commands: [CommandOutline]) -> String {
    let lines =
      [
        #".TH TOKENC 1 "\#(Tokenc.versionDate)" "tokenc \#(Tokenc.version)" "User Commands""#,
        ".nh", ".SH NAME", #"tokenc \- compile design tokens (W3C DTCG 2025.10) into Swift"#,
        ".SH SYNOPSIS", ".B tokenc", ".RI [ COMMAND ]", ".I INPUT", ".RI [ OPTION ]...",
        ".SH DESCRIPTION",
      ]
      + paragraph(
        """
        tokenc reads design tokens and component specs and writes Swift, or answers questions about them. Options \
        stand before, between or after operands, as '--name value' or '--name=value'; after '--' all \
        is operands. An INPUT '-' is the standard input; a file whose name starts with a dash is named \
        as in './-x'. Results go to the standard output, messages to the standard error stream, unless \
        they are the result, as with 'lint' and 'compile --check'.
        """)
      + [".SH COMMANDS"] + commands.flatMap(section)
      + [".SH OPTIONS OF EVERY COMMAND"] + ReportOptions.arguments.map(\.outline).flatMap(item)
      + [".SH EXIT STATUS"] + ExitCode.allCases.flatMap { item("\($0.rawValue)", $0.meaning) }
      + [".SH ENVIRONMENT"] + environment.flatMap { item($0.key, $0.value) }
      + [".SH FILES"] + files.flatMap { item($0.key, $0.value) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let environment: KeyValuePairs = [
    "NO_COLOR": "with any text but the empty one, nothing is colored.",
    "CLICOLOR_FORCE":
      "with any text but the empty one and 0, text is colored also where no terminal is.",
    "CLICOLOR": "with 0, text is not colored on a terminal.",
    "TERM": "a terminal named 'dumb' shows no color.",
  ]

  private static let files: KeyValuePairs = [
    "tokenc.json": "beside the resolver document: where and how Swift is written, rules of lint.",
    "contract.json": "beside the resolver document: the names that have shipped.",
    "replacements.json":
      "beside the resolver document: which tokens take the place of those of earlier generations.",
    "lint-baseline.json": "findings that are known and not yet mended.",
    ".tokenc-manifest": "in a folder of generated files: what tokenc wrote there.",
  ]

  private static func section(_ command: CommandOutline) -> [String] {
    let own = command.options.filter { option in
      !ReportOptions.arguments.contains { $0.name == option.name }
    }
    return [".SS \(escaped(command.usage))"]
      + paragraph("\(command.summary) \(command.discussion)") + own.flatMap(item)
      + command.examples.flatMap { example in
        [".PP", ".nf", ".RS", "tokenc \(escaped(example.key))", ".RE", ".fi"]
          + ["\(escaped(sentence(example.value)))"]
      }
  }

  private static func item(_ option: ArgumentOutline) -> [String] {
    item(option.synopsis, sentence(option.explanation))
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    [".TP", ".B \(escaped(term))"] + paragraph(text)
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func paragraph(_ text: String) -> [String] {
    CommandHelp.wrapped(text).map(escaped)
  }

  /// A line of text as it is: no request, no escape, dashes that can be copied.
  private static func escaped(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case "\"": result += #"\(dq"#
      default:
        result +=
          scalar.isASCII
          ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
      }
    }
    return result.hasPrefix(".") ? #"\&"# + result : result
  }
}

extension ExitCode {
  fileprivate var meaning: String {
    switch self {
    case .success: "Done."
    case .difference: "A check or a comparison found something."
    case .usage: "The command line is wrong."
    case .badInput: "An input breaks the standard or tokenc's own rules."
    case .missingInput: "An input is missing."
    case .cannotWrite: "An output can't be written."
    case .cannotRead: "An input is there and can't be read."
    }
  }
}
