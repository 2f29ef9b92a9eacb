/// An option as commands declare it: its name, what follows it and what its help says.
struct CommandOption: Hashable, Sendable {
  /// What follows the name, as `--name value` or `--name=value`.
  enum Argument: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case none
    /// Any text but the empty one; `placeholder` stands for it in the help.
    case text(placeholder: String)
    /// One of a few words.
    case choice([String])
    /// A whole number from 1.
    case count(placeholder: String)
    /// A name and a value around `=`, each not empty; a name may be assigned once.
    case assignment(placeholder: String)
  }

  /// The name with its dashes, for example `--brand`.
  let name: String
  var argument = Argument.none
  var isRepeatable = false
  /// One lower-case phrase without full stop.
  let summary: String

  /// The name with what follows it, for example `--brand BRAND`.
  var synopsis: String {
    switch argument {
    case .none: name
    case .text(let placeholder), .count(let placeholder), .assignment(let placeholder):
      "\(name) \(placeholder)"
    case .choice(let words): "\(name) \(words.count > 5 ? "NAME" : words.joined(separator: "|"))"
    }
  }
}

extension CommandOption {
  static let against = CommandOption(
    name: "--against", argument: .text(placeholder: "BRAND|NAME=CONTEXT"),
    summary: "compare with this brand, or this context of a modifier, of the same input")

  static let allowOutside = CommandOption(
    name: "--allow-outside",
    summary: "let a resolver read files outside its own folder and the working directory")

  static let brand = CommandOption(
    name: "--brand", argument: .text(placeholder: "BRAND"), isRepeatable: true,
    summary: "compile only this brand; may be repeated; all brands otherwise")

  static let check = CommandOption(
    name: "--check",
    summary: "write nothing; exit with 1 and name the files that would change")

  static let colorSpace = CommandOption(
    name: "--color-space", argument: .choice(ColorSpace.allCases.map(\.rawValue)),
    summary: "convert every color to this color space, for example oklch")

  static let diagnostics = CommandOption(
    name: "--diagnostics", argument: .choice(DiagnosticFormat.allCases.map(\.rawValue)),
    summary: "how errors and warnings are printed; text otherwise")

  static let diffFormat = CommandOption(
    name: "--format", argument: .choice(["text", "markdown", "json", "html"]),
    summary: "how the result is printed; text otherwise")

  static let exitCode = CommandOption(
    name: "--exit-code", summary: "exit with 1 when anything changed")

  static let failOn = CommandOption(
    name: "--fail-on", argument: .text(placeholder: "WHAT"), isRepeatable: true,
    summary: "exit with 1 on 'breaking', 'removed', 'contrast' or 'deltaE>N'; may be repeated")

  static let force = CommandOption(
    name: "--force", summary: "overwrite generated files that were edited by hand")

  static let format = CommandOption(
    name: "--format", argument: .choice(["json", "table"]),
    summary: "how the result is printed; json otherwise")

  static let gamutMap = CommandOption(
    name: "--gamut-map",
    summary: "bring colors into the gamut of the color space, as CSS Color 4 does")

  static let help = CommandOption(name: "--help", summary: "print this help")

  static let includeHidden = CommandOption(
    name: "--include-hidden", summary: "compare tokens that serve aliases only as well")

  static let maximumErrors = CommandOption(
    name: "--max-errors", argument: .count(placeholder: "N"),
    summary: "stop printing after N errors and count the others")

  static let modifier = CommandOption(
    name: "--modifier", argument: .assignment(placeholder: "NAME=CONTEXT"), isRepeatable: true,
    summary: "choose a context of a modifier; its default otherwise; may be repeated")

  static let output = CommandOption(
    name: "--output", argument: .text(placeholder: "DIR"),
    summary: "write into DIR instead of the folders that tokenc.json names")

  static let resolver = CommandOption(
    name: "--resolver", argument: .text(placeholder: "NAME"),
    summary: "which resolver document to use when INPUT holds several")

  static let timings = CommandOption(
    name: "--timings", summary: "print what each phase took to the standard error stream")

  static let version = CommandOption(name: "--version", summary: "print the version")
}
