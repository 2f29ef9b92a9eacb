/// Reads a command line by the declarations of the commands.
///
/// The first argument may name the command. Options stand before, between or after operands, as
/// `--name value` or `--name=value`; after `--` all is operands.
struct CommandLineParser {
  private var rest: ArraySlice<String>
  private let command: Command
  /// Whether the command line names its command.
  private let isCommandNamed: Bool
  private var result: CommandLineArguments

  /// - Parameter arguments: without the name of the program.
  static func parse(_ arguments: [String]) throws(UsageError) -> CommandLineRequest {
    let words = arguments.prefix { $0 != "--" }
    let named = arguments.first.flatMap(Command.init(rawValue:))
    // Who asks for help gets it, whatever else is wrong.
    if words.contains(where: { $0 == CommandOption.help.name || $0 == "-h" }) {
      return .help(named)
    }
    if words.first == "help" {
      return .help(words.dropFirst().first.flatMap(Command.init(rawValue:)))
    }
    if words.contains(CommandOption.version.name) { return .version }
    var parser = CommandLineParser(arguments, named: named)
    return .run(try parser.parse())
  }

  private init(_ arguments: [String], named: Command?) {
    rest = named == nil ? arguments[...] : arguments.dropFirst()
    command = named ?? .default
    isCommandNamed = named != nil
    result = CommandLineArguments(command: command)
    result.isCommandImplied = named == nil
  }

  private mutating func parse() throws(UsageError) -> CommandLineArguments {
    while let argument = rest.popFirst() {
      if argument == "--" {
        for operand in rest { result.append(operand: operand) }
        break
      }
      if argument.utf8.first == UInt8(ascii: "-"), argument != "-" {
        try parseOption(argument)
      } else {
        result.append(operand: argument)
      }
    }
    try checkOperands()
    return result
  }

  private mutating func parseOption(_ argument: String) throws(UsageError) {
    let sign = argument.firstIndex(of: "=")
    let name = sign.map { String(argument[..<$0]) } ?? argument
    let attached = sign.map { String(argument[argument.index(after: $0)...]) }
    guard let option = command.declaration.allOptions.first(where: { $0.name == name }) else {
      throw unknownOption(name)
    }
    if result.has(option), !option.isRepeatable, option.argument != .none {
      throw error("option '\(name)' is given twice")
    }
    guard option.argument != .none else {
      if attached != nil { throw error("option '\(name)' takes no value") }
      return result.append("", to: option)
    }
    let value: String
    if let attached { value = attached } else { value = try nextValue(of: option) }
    result.append(try check(value, of: option), to: option)
  }

  private mutating func nextValue(of option: CommandOption) throws(UsageError) -> String {
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw error("option '\(option.name)' needs a value: '\(option.synopsis)'")
    }
    rest.removeFirst()
    return next
  }

  /// Answers the value when it is one that the option accepts.
  private func check(_ value: String, of option: CommandOption) throws(UsageError) -> String {
    guard !value.isEmpty else {
      throw error("option '\(option.name)' needs a value: '\(option.synopsis)'")
    }
    switch option.argument {
    case .none, .text:
      break
    case .choice(let words):
      if words.contains(value) { break }
      let list = words.map { "'\($0)'" }.joined(separator: ", ")
      let nearest = Suggestion.phrase(for: value, among: words)
      let remedy = nearest.isEmpty ? "; use one of \(list)" : nearest
      throw error("option '\(option.name)' has no choice '\(value)'\(remedy)")
    case .count:
      guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(value),
        number > 0
      else { throw error("option '\(option.name)' needs a whole number from 1, not '\(value)'") }
    case .assignment(let placeholder):
      guard let assignment = Assignment(value) else {
        throw error("option '\(option.name)' needs '\(placeholder)', not '\(value)'")
      }
      if result.assignments(of: option).contains(where: { $0.name == assignment.name }) {
        throw error("option '\(option.name)' sets '\(assignment.name)' twice")
      }
    }
    return value
  }

  private func checkOperands() throws(UsageError) {
    let declaration = command.declaration
    let operands = result.operands
    if operands.contains("") { throw error("\(declaration.operand) is an empty text") }
    if operands.count < declaration.operandCount.lowerBound {
      let example = declaration.examples.first.map { "; for example 'tokenc \($0.arguments)'" }
      throw error("\(declaration.operand) is missing\(example ?? "")")
    }
    let limit = declaration.operandCount.upperBound
    guard operands.count > limit else { return }
    // `tokenc reslove a.json` reads as two inputs of the default command.
    let asCommand = isCommandNamed ? "" : Self.commandPhrase(for: operands[0])
    guard asCommand.isEmpty else { throw error("unknown command '\(operands[0])'\(asCommand)") }
    throw error(
      "'\(operands[limit])' is more than 'tokenc \(command.name) \(declaration.operand)' takes")
  }

  /// Answers `; did you mean 'tokenc resolve'?` when a word is nearly a command, or nothing.
  ///
  /// For a sole operand that names no file, as in `tokenc reslove`.
  static func commandPhrase(for word: String) -> String {
    let names = Command.allCases.map(\.name)
    guard let nearest = Suggestion.nearest(to: word, among: names).first else { return "" }
    return "; did you mean 'tokenc \(nearest)'?"
  }

  private func unknownOption(_ name: String) -> UsageError {
    let nearest = Suggestion.phrase(for: name, among: command.declaration.allOptions.map(\.name))
    if nearest.isEmpty,
      let other = Command.allCases.first(where: { other in
        other.declaration.options.contains { $0.name == name }
      })
    {
      return error("'tokenc \(command.name)' has no option '\(name)'; 'tokenc \(other.name)' has")
    }
    return error("unknown option '\(name)'\(nearest)")
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: isCommandNamed ? command : nil)
  }
}
