/// A command with its operands and options, checked against the command's declaration.
struct CommandLineArguments: Hashable, Sendable {
  let command: Command
  /// Whether the command line names no command and means the default one.
  var isCommandImplied = false
  /// In the order given.
  private(set) var operands: [String] = []
  /// The values of each option in the order given; a flag has an empty text for each mention.
  private var given: [String: [String]] = [:]

  init(command: Command) {
    self.command = command
  }

  /// Whether the option was given.
  func has(_ option: CommandOption) -> Bool { given[option.name] != nil }

  /// The option's value, or `nil` when it wasn't given.
  func value(of option: CommandOption) -> String? { given[option.name]?.last }

  /// All values of a repeatable option, in the order given.
  func values(of option: CommandOption) -> [String] { given[option.name] ?? [] }

  /// The number that follows a ``CommandOption/Argument/count(placeholder:)`` option.
  func count(of option: CommandOption) -> Int? { value(of: option).flatMap { Int($0) } }

  /// The names and values of a ``CommandOption/Argument/assignment(placeholder:)`` option, in the
  /// order given; each name occurs once.
  func assignments(of option: CommandOption) -> [Assignment] {
    values(of: option).compactMap(Assignment.init)
  }

  var inputOptions: InputOptions {
    InputOptions(
      brands: values(of: .brand), modifiers: assignments(of: .modifier),
      resolver: value(of: .resolver), allowsOutside: has(.allowOutside),
      rules: LintRules.declarations,
      remedyIfMissing: isCommandImplied
        ? operands.first.map(CommandLineParser.commandPhrase) ?? "" : "")
  }

  mutating func append(operand: String) {
    operands.append(operand)
  }

  mutating func append(_ value: String, to option: CommandOption) {
    given[option.name, default: []].append(value)
  }
}

/// What a command line asks for.
enum CommandLineRequest: Hashable, Sendable {
  case run(CommandLineArguments)
  /// The help of a command, or of tokenc as a whole.
  case help(Command?)
  case version
}

/// What is wrong with a command line.
struct UsageError: Error, Hashable, Sendable {
  /// A lower-case phrase as in a ``Diagnostic``.
  let message: String
  /// The command whose help may be of use, when one was named.
  var command: Command?

  var exitCode: ExitCode { .usage }

  var diagnostic: Diagnostic {
    let help = ["tokenc", command?.name, CommandOption.help.name].compactMap(\.self)
    let note = "'\(help.joined(separator: " "))' tells what there is"
    return .error(.usage, message, at: nil, notes: [.init(message: note, range: nil)])
  }
}
