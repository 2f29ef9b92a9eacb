import Testing

@testable import tokenc

@Suite("Command line")
struct CommandLineParserTests {
  private func parse(_ line: String) throws(UsageError) -> CommandLineRequest {
    try CommandLineParser.parse(line.split(separator: " ").map(String.init))
  }

  private func run(_ line: String) throws -> CommandLineArguments {
    guard case .run(let arguments) = try parse(line) else {
      throw UsageError(message: "'\(line)' runs nothing")
    }
    return arguments
  }

  @Test("options stand anywhere, with their value after a space or a sign")
  func options() throws {
    for line in [
      "tokens --brand alfa --brand=x5 --check --output out",
      "compile --output=out --brand alfa tokens --brand x5 --check",
      "--check --brand=alfa --output out --brand x5 -- tokens",
    ] {
      let arguments = try run(line)
      #expect(arguments.command == .compile)
      #expect(arguments.operands == ["tokens"])
      #expect(arguments.values(of: .brand) == ["alfa", "x5"])
      #expect(arguments.value(of: .output) == "out")
      #expect(arguments.has(.check))
      #expect(!arguments.has(.force))
      #expect(arguments.value(of: .resolver) == nil)
    }
  }

  @Test("assignments and counts are read as such")
  func typedValues() throws {
    let arguments = try run(
      "resolve a b --modifier scheme=dark --modifier x=a=b --max-errors 20 --color-space oklch")
    #expect(arguments.command == .resolve)
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.assignments(of: .modifier).map(\.name) == ["scheme", "x"])
    #expect(arguments.assignments(of: .modifier).map(\.value) == ["dark", "a=b"])
    #expect(arguments.count(of: .maximumErrors) == 20)
    #expect(arguments.value(of: .colorSpace) == "oklch")
  }

  @Test("after '--' all is operands, and '-' is one")
  func terminator() throws {
    #expect(try run("resolve -- --brand compile --").operands == ["--brand", "compile", "--"])
    #expect(try run("resolve -").operands == ["-"])
    #expect(try run("./resolve").command == .compile)
    #expect(try run("compile resolve").operands == ["resolve"])
  }

  @Test(
    "help and version win over whatever else is wrong",
    arguments: [
      ("--help", CommandLineRequest.help(nil)), ("-h", .help(nil)), ("help", .help(nil)),
      ("help resolve", .help(.resolve)), ("resolve --help", .help(.resolve)),
      ("compile --brnad --help", .help(.compile)), ("tokens --help", .help(nil)),
      ("--version", .version), ("resolve --version", .version),
    ])
  func help(line: String, request: CommandLineRequest) throws {
    #expect(try parse(line) == request)
  }

  @Test(
    "a mistake is named with its remedy",
    arguments: [
      ("", "INPUT is missing; for example 'tokenc tokens/'"),
      (
        "resolve --format json",
        "INPUT is missing; for example 'tokenc resolve tokens/ --modifier scheme=dark'"
      ),
      ("a --brnad x", "unknown option '--brnad'; did you mean '--brand'?"),
      ("a --Check", "unknown option '--Check'; did you mean '--check'?"),
      ("a -check", "unknown option '-check'; did you mean '--check'?"),
      ("a --brnad=x", "unknown option '--brnad'; did you mean '--brand'?"),
      ("a --frobnicate", "unknown option '--frobnicate'"),
      ("resolve a --brand x", "'tokenc resolve' has no option '--brand'; 'tokenc compile' has"),
      ("a --brand", "option '--brand' needs a value: '--brand BRAND'"),
      ("a --brand --check", "option '--brand' needs a value: '--brand BRAND'"),
      ("a --brand=", "option '--brand' needs a value: '--brand BRAND'"),
      ("a --check=yes", "option '--check' takes no value"),
      ("a --output x --output y", "option '--output' is given twice"),
      ("a --modifier dark", "option '--modifier' needs 'NAME=CONTEXT', not 'dark'"),
      ("a --modifier =dark", "option '--modifier' needs 'NAME=CONTEXT', not '=dark'"),
      ("a --modifier scheme=", "option '--modifier' needs 'NAME=CONTEXT', not 'scheme='"),
      ("a --modifier s=a --modifier s=b", "option '--modifier' sets 's' twice"),
      ("a --max-errors 0", "option '--max-errors' needs a whole number from 1, not '0'"),
      ("a --max-errors +5", "option '--max-errors' needs a whole number from 1, not '+5'"),
      ("a --max-errors -5", "option '--max-errors' needs a whole number from 1, not '-5'"),
      (
        "a --max-errors 99999999999999999999",
        "option '--max-errors' needs a whole number from 1, not '99999999999999999999'"
      ),
      ("a --diagnostics jsno", "option '--diagnostics' has no choice 'jsno'; did you mean 'json'?"),
      (
        "a --diagnostics xml",
        "option '--diagnostics' has no choice 'xml'; use one of 'text', 'json', 'github', 'sarif'"
      ),
      ("a b c", "'b' is more than 'tokenc compile INPUT' takes"),
      ("reslove a", "unknown command 'reslove'; did you mean 'tokenc resolve'?"),
      ("compile reslove a", "'a' is more than 'tokenc compile INPUT' takes"),
    ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.message == message)
    #expect(error?.exitCode == .usage)
  }

  @Test("an empty operand is a mistake, not the working directory")
  func emptyOperand() {
    let error = #expect(throws: UsageError.self) { try CommandLineParser.parse([""]) }
    #expect(error?.message == "INPUT is an empty text")
  }

  @Test("a usage error points to the help of its command")
  func diagnostic() {
    let error = #expect(throws: UsageError.self) { try parse("resolve a --brnd") }
    let report = DiagnosticReport([error?.diagnostic].compactMap(\.self))
    #expect(
      String(
        decoding: TextDiagnosticFormatter().format(report, in: SourceMap()), as: UTF8.self)
          == """
          tokenc: error: unknown option '--brnd' [usage]
          tokenc: note: 'tokenc resolve --help' tells what there is

          """)
  }

  @Test("no command declares an option twice, and every placeholder is set")
  func declarations() throws {
    for command in Command.allCases {
      let names = command.declaration.allOptions.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.hasPrefix("--") })
      #expect(command.declaration.allOptions.allSatisfy { !$0.summary.hasSuffix(".") })
      for example in command.declaration.examples {
        let words = example.arguments.matches(of: /'([^']*)'|\S+/).map { $0.1 ?? $0.0 }
        guard case .run(let arguments) = try CommandLineParser.parse(words.map(String.init)) else {
          Issue.record("'\(example.arguments)' runs nothing")
          continue
        }
        #expect(arguments.command == command)
      }
    }
  }
}
