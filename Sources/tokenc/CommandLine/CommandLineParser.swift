import TokenCompiler

enum CommandLineRequest: Sendable {
  case run(CommandRun)
  case help((any Command.Type)?)
  case version

  /// Reads a command line, without the program's name, by the declarations of the commands.
  init(_ arguments: [String]) throws(UsageError) {
    let words = arguments.prefix { $0 != "--" }
    // Help is given whatever else is wrong.
    if words.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help(Tokenc.command(named: arguments[0]))
    } else if words.contains("--version") {
      self = .version
    } else if let named = arguments.first.flatMap(Tokenc.command) {
      self = .run(try Self.parse(arguments.dropFirst(), as: named))
    } else {
      var command = CompileCommand()
      command.isImplied = true
      var parser = CommandLineParser(arguments[...], command, isCommandNamed: false)
      self = .run(try parser.parse())
    }
  }

  /// The command that runs; `nil` for a request of help or of the version.
  var command: (any Command)? {
    guard case .run(let run) = self else { return nil }
    return run.command
  }

  private static func parse(
    _ words: ArraySlice<String>, as command: (some Command).Type
  ) throws(UsageError) -> CommandRun {
    var parser = CommandLineParser(words, command.init(), isCommandNamed: true)
    do {
      return try parser.parse()
    } catch {
      throw UsageError(error.message, command: command.name)
    }
  }
}

/// Reads the words of a command line into a command.
///
/// Options stand anywhere, as `--name value` or `--name=value`; after `--` there are only operands.
struct CommandLineParser<Subject: Command> {
  private var rest: ArraySlice<String>
  private var command: Subject
  private var report = ReportOptions()
  private let isCommandNamed: Bool
  private var operands: [String] = []
  /// The options that were given.
  private var given: Set<String> = []
  /// The values that name files or folders.
  private var paths: [String] = []

  /// - Parameter words: what follows the name of the command.
  init(_ words: ArraySlice<String>, _ command: Subject, isCommandNamed: Bool) {
    rest = words
    self.command = command
    self.isCommandNamed = isCommandNamed
  }

  mutating func parse() throws(UsageError) -> CommandRun {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.utf8.first == UInt8(ascii: "-"), word != "-" {
        try readOption(word)
      } else {
        operands.append(word)
      }
    }
    try readOperands()
    try checkCombinations()
    try command.validate()
    if command is any InputCommand, !paths.contains(where: { FileSystem.status(of: $0) != nil }) {
      paths.append(Self.defaultInput)
    }
    return CommandRun(command: command, report: report, paths: paths)
  }

  // MARK: Options

  private mutating func readOption(_ word: String) throws(UsageError) {
    let sign = word.firstIndex(of: "=")
    let name = sign.map { String(word[..<$0]) } ?? word
    let attached = sign.map { String(word[word.index(after: $0)...]) }
    if let option = Subject.declaration.options.first(where: { $0.name == name }) {
      let value = try value(of: option, attached)
      note(value, of: option)
      try option.set(&command, value)
    } else if let option = Subject.reportOptions.first(where: { $0.name == name }) {
      let value = try value(of: option, attached)
      note(value, of: option)
      try option.set(&report, value)
    } else {
      throw unknownOption(name)
    }
  }

  /// The text that follows an option; an empty text for a flag.
  private mutating func value<Target>(
    of option: CommandArgument<Target>, _ attached: String?
  ) throws(UsageError) -> String {
    let isFirst = given.insert(option.name).inserted
    guard option.form != nil else {
      if attached != nil { throw UsageError("option '\(option.name)' takes no value") }
      return ""
    }
    guard isFirst || option.isRepeatable else {
      throw UsageError("option '\(option.name)' is given twice")
    }
    let value = attached ?? rest.popFirst().flatMap { $0.hasPrefix("--") ? nil : $0 } ?? ""
    if !value.isEmpty { return value }
    throw UsageError("option '\(option.name)' needs a value: '\(option.synopsis)'")
  }

  private mutating func note<Target>(_ value: String, of argument: CommandArgument<Target>) {
    if argument.form?.path != nil { paths.append(value) }
  }

  private func unknownOption(_ name: String) -> UsageError {
    if let replacement = Self.replacements["\(Subject.name) \(name)"] {
      return UsageError("'\(name)' of 'tokenc \(Subject.name)' is \(replacement) now")
    }
    let names = Subject.optionNames + ["--help", "--version"]
    if let meant = Suggestion.word(for: name, among: names) {
      return UsageError("unknown option '\(name)'; did you mean '\(meant)'?")
    }
    guard let other = Tokenc.commands.first(where: { $0.optionNames.contains(name) }) else {
      return UsageError("unknown option '\(name)'")
    }
    return UsageError(
      "'tokenc \(Subject.name)' has no option '\(name)'; 'tokenc \(other.name)' has")
  }

  /// The input of a command line that names none.
  private static var defaultInput: String { "tokens" }

  private static var replacements: [String: String] {
    [
      "migrate --rename": "'tokenc rename OLD=NEW'", "migrate --retire": "'tokenc retire TOKEN'",
      "migrate --dry-run": "a run without '--apply'",
      "contract --retire": "'tokenc retire NAME'", "validate --against": "'--app RELEASE'",
      "contract --against": "'tokenc validate tokens DOCUMENT --app RELEASE'",
      "import --against": "'--published FILE'",
    ]
  }

  /// Finds options that would be ignored.
  private func checkCombinations() throws(UsageError) {
    let options = Subject.declaration.options
    for option in options where given.contains(option.name) {
      if let needed = options.first(where: { $0.name == option.needs }),
        !given.contains(needed.name)
      {
        throw UsageError("'\(option.name)' needs '\(needed.synopsis)'")
      }
      if let other = option.excludes.first(where: given.contains) {
        throw UsageError("'\(option.name)' and '\(other)' exclude one another")
      }
    }
  }

  // MARK: Operands

  private mutating func readOperands() throws(UsageError) {
    var rest = operands[...]
    for operand in Subject.declaration.operands
    where !operand.excludes.contains(where: given.contains) {
      guard !rest.isEmpty || operand.isOptional else {
        let instead = operand.excludes.map { ", or use '\($0)'" }.joined()
        throw UsageError(
          "\(operand.name) is missing; for example 'tokenc \(Subject.example.key)'\(instead)")
      }
      for text in operand.isRepeatable ? rest : rest.prefix(1) {
        guard !text.isEmpty else { throw UsageError("\(operand.name) must not be empty") }
        note(text, of: operand)
        try operand.set(&command, text)
      }
      rest = operand.isRepeatable ? [] : rest.dropFirst()
    }
    guard let unexpected = rest.first else { return }
    // `tokenc reslove a.json` reads as two inputs of the default command.
    let asCommand = isCommandNamed ? "" : Tokenc.commandPhrase(for: operands[0])
    guard asCommand.isEmpty else {
      throw UsageError("unknown command '\(operands[0])'\(asCommand)")
    }
    let isLateCommand = !isCommandNamed && Tokenc.command(named: unexpected) != nil
    let remedy =
      isLateCommand
      ? "; the command comes first: 'tokenc \(([unexpected] + operands.filter { $0 != unexpected }).joined(separator: " "))'"
      : ""
    throw UsageError("unexpected argument '\(unexpected)'\(remedy)")
  }
}
