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

  static let duplicates = CommandOption(
    name: "--duplicates", summary: "list groups of tokens that are equal or near in every theme")

  static let fix = CommandOption(
    name: "--fix", summary: "write the one obvious remedy of a finding into the token files")

  static let force = CommandOption(
    name: "--force", summary: "overwrite generated files that were edited by hand")

  static let format = CommandOption(
    name: "--format", argument: .choice(["json", "table"]),
    summary: "how the result is printed; json otherwise")

  static let gamutMap = CommandOption(
    name: "--gamut-map",
    summary: "bring colors into the gamut of the color space, as CSS Color 4 does")

  static let help = CommandOption(name: "--help", summary: "print this help")

  static let limit = CommandOption(
    name: "--limit", argument: .count(placeholder: "N"),
    summary: "how many tokens to name per theme; 5 otherwise")

  static let maximumErrors = CommandOption(
    name: "--max-errors", argument: .count(placeholder: "N"),
    summary: "stop printing after N errors and count the others")

  static let modifier = CommandOption(
    name: "--modifier", argument: .assignment(placeholder: "NAME=CONTEXT"), isRepeatable: true,
    summary: "choose a context of a modifier; its default otherwise; may be repeated")

  static let output = CommandOption(
    name: "--output", argument: .text(placeholder: "DIR"),
    summary: "write into DIR instead of the folders that tokenc.json names")

  static let reason = CommandOption(
    name: "--reason", argument: .text(placeholder: "TEXT"),
    summary: "with --update-baseline, add what was found to the baseline, for this reason")

  static let resolver = CommandOption(
    name: "--resolver", argument: .text(placeholder: "NAME"),
    summary: "which resolver document to use when INPUT holds several")

  static let root = CommandOption(
    name: "--root", argument: .text(placeholder: "NAME"),
    summary: "the component or token enum that a document has to fit; any component otherwise")

  static let rule = CommandOption(
    name: "--rule", argument: .choice(LintRules.all.map(\.id)), isRepeatable: true,
    summary: "run only this rule; may be repeated")

  static let tableFormat = CommandOption(
    name: "--format", argument: .choice(["table", "json"]),
    summary: "how the result is printed; table otherwise")

  static let timings = CommandOption(
    name: "--timings", summary: "print what each phase took to the standard error stream")

  static let updateBaseline = CommandOption(
    name: "--update-baseline",
    summary: "remove from the baseline what is no longer found; reasons are kept")

  static let version = CommandOption(name: "--version", summary: "print the version")

  static let within = CommandOption(
    name: "--within", argument: .text(placeholder: "N"),
    summary: "with --duplicates, the greatest difference by CIEDE2000; 1 otherwise")
}
