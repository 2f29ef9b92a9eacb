import TokenCompiler

/// A command of tokenc: what its command line says as properties, its declaration and what it does.
///
/// A new command is a file with such a struct and a line in ``Tokenc/commands``: parsing, help and
/// suggestions follow from the declaration.
protocol Command: Sendable {
  /// For example `resolve`.
  static var name: String { get }

  static var declaration: CommandDeclaration<Self> { get }

  /// The command before anything of its command line is read.
  init()

  /// Checks what operands and options mean together, beyond what ``ArgumentOutline`` states.
  func validate() throws(UsageError)

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult

  /// A Boolean value that indicates whether the command writes files, and finishes what a killed run left: see
  /// ``WriteJournal``.
  var writesFiles: Bool { get }

  /// A Boolean value that indicates whether the command has another outcome when it is run again, as a rename has.
  var isOneWay: Bool { get }

  /// A Boolean value that indicates whether the messages are what the command is run for, as those of `lint` are.
  var hasFindings: Bool { get }

  /// The input whose changes run the command again; `nil` to run once.
  var watchedInput: String? { get }

  /// Recorded documents, or folders with such, whose changes do so as well.
  var watchedDocuments: [String] { get }

  /// Where browsers find the pages of a command that runs again; `nil` to serve none.
  var servedAddress: ServedAddress? { get }
}

struct CommandDeclaration<Subject>: Sendable {
  /// One sentence with a full stop.
  let summary: String
  let operands: [CommandArgument<Subject>]
  let discussion: String
  /// Besides those of ``ReportOptions``, in the order of the help.
  var options: [CommandArgument<Subject>] = []
  /// A Boolean value that indicates whether there are phases that `--timings` can print.
  var hasPhases = true
  let examples: KeyValuePairs<String, String>
}

/// A command line without the name of the program, and what it does.
typealias CommandExample = KeyValuePairs<String, String>.Element

extension Command {
  static var reportOptions: [CommandArgument<ReportOptions>] {
    ReportOptions.arguments.filter { declaration.hasPhases || $0.name != "--timings" }
  }

  static var optionNames: [String] { declaration.options.map(\.name) + reportOptions.map(\.name) }

  /// The command line that shows best what the command is for.
  static var example: CommandExample { declaration.examples[0] }

  func validate() throws(UsageError) {}

  var writesFiles: Bool { false }
  var isOneWay: Bool { false }
  var hasFindings: Bool { false }
  var watchedInput: String? { nil }
  var watchedDocuments: [String] { [] }
  var servedAddress: ServedAddress? { nil }
}
