import Testing
import TokenRuntime

@testable import TokenCommands
@testable import TokenCompiler

@Suite("Command line")
struct CommandLineParserTests {
  private func parse(_ line: String) throws(UsageError) -> CommandLineRequest {
    try CommandLineRequest(line.split(separator: " ").map(String.init))
  }

  private func read<Subject: Command>(_ line: String, as type: Subject.Type) throws -> Subject {
    try command(line.split(separator: " ").map(String.init), as: type)
  }

  @Test("options stand anywhere, with their value after a space or a sign")
  func options() throws {
    for line in [
      "tokens --brand alfa --brand=x5 --check --output out",
      "compile --output=out --brand alfa tokens --brand x5 --check",
      "--check --brand=alfa --output out --brand x5 -- tokens",
    ] {
      let compile = try read(line, as: CompileCommand.self)
      #expect(compile.path == "tokens")
      #expect(compile.input.brands == ["alfa", "x5"])
      #expect(compile.outputFolder == "out")
      #expect(compile.onlyChecks)
      #expect(!compile.overwritesEdits)
      #expect(compile.input.resolver == nil)
    }
  }

  @Test("values are read as what they mean") func typedValues() throws {
    let line =
      "resolve a b --modifier scheme=dark --modifier x=a=b --max-errors 20 --color-space oklch"
    let resolve = try read(line, as: ResolveCommand.self)
    #expect(resolve.paths == ["a", "b"])
    #expect(resolve.input.modifiers.map(\.name) == ["scheme", "x"])
    #expect(resolve.input.modifiers.map(\.value) == ["dark", "a=b"])
    #expect(resolve.colorSpace == .oklch)
    #expect(resolve.format == .json)
    guard case .run(let run) = try parse(line + " --timings") else { return }
    #expect(run.report.maximumErrors == 20)
    #expect(run.report.showsTimings)
    let duplicates = try read("find --duplicates --within 0.5 t", as: FindCommand.self)
    #expect(duplicates.query == nil && duplicates.path == "t")
    #expect(duplicates.maximumDifference == 0.5)
    let search = try read("find 15px", as: FindCommand.self)
    #expect(search.query == "15px" && search.path == "tokens")
    let contract = try read("contract --release 2.4.0", as: ContractCommand.self)
    #expect(contract.release == ReleaseVersion("2.4.0"))
  }

  @Test("after '--' all is operands, and '-' is one")
  func terminator() throws {
    let resolve = try read("resolve -- --brand compile --", as: ResolveCommand.self)
    #expect(resolve.paths == ["--brand", "compile", "--"])
    #expect(try read("resolve -", as: ResolveCommand.self).paths == ["-"])
    #expect(try read("./resolve", as: CompileCommand.self).isImplied)
    let compile = try read("compile resolve", as: CompileCommand.self)
    #expect(compile.path == "resolve" && !compile.isImplied)
  }

  @Test(
    "help and version win over whatever else is wrong",
    arguments: [
      ("--help", "help"), ("-h", "help"), ("help --help", "help help"),
      ("resolve --help", "help resolve"), ("compile --brnad --help", "help compile"),
      ("tokens --help", "help"), ("--version", "version"), ("resolve --version", "version"),
    ])
  func help(line: String, request: String) throws {
    let found =
      switch try parse(line) {
      case .run: "run"
      case .help(nil): "help"
      case .help(let command?): "help \(command.name)"
      case .version: "version"
      }
    #expect(found == request)
  }

  @Test(
    "a mistake is named with its remedy",
    arguments: [
      ("diff", "OLD is missing; for example 'tokenc diff HEAD:tokens tokens'"),
      (
        "validate --root A", "INPUT is missing; for example 'tokenc validate tokens/ screen.json'"
      ),
      ("a --brnad x", "unknown option '--brnad'; did you mean '--brand'?"),
      ("a --Check", "unknown option '--Check'; did you mean '--check'?"),
      ("a -check", "unknown option '-check'; did you mean '--check'?"),
      ("a --brnad=x", "unknown option '--brnad'; did you mean '--brand'?"),
      ("a --frobnicate", "unknown option '--frobnicate'"),
      ("contract a --brand x", "'tokenc contract' has no option '--brand'; 'tokenc compile' has"),
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
      ("a b c", "unexpected argument 'b'"),
      ("tokens -o out", "unknown option '-o'; did you mean '--output'?"),
      ("build tokens", "unknown command 'build'; did you mean 'tokenc compile'?"),
      ("generate tokens", "unknown command 'generate'; did you mean 'tokenc compile'?"),
      ("tokens lint", "unexpected argument 'lint'; the command comes first: 'tokenc lint tokens'"),
      ("reslove a", "unknown command 'reslove'; did you mean 'tokenc resolve'?"),
      ("compile reslove a", "unexpected argument 'a'"),
      ("contract a b", "unexpected argument 'b'"),
      ("find a b c", "unexpected argument 'c'"),
      ("find --duplicates a b", "unexpected argument 'b'"),
      (
        "find", "QUERY is missing; for example 'tokenc find '#ef3124'', or use '--duplicates'"
      ),
      ("migrate a", "there is nothing to move; add '--sources PATH' or '--screens PATH'"),
      (
        "diff a",
        "NEW is missing; give two inputs, or one and '--brand A --against B' or '--theme PACK'"
      ),
      ("find --duplicates --within no", "option '--within' needs a number from 0, not 'no'"),
      (
        "contract --release 2",
        "option '--release' needs a release such as '2.4.0', not '2'; did you mean '2.0.0'?"
      ),
      (
        "contract --release v2.4.0",
        "option '--release' needs a release such as '2.4.0', not 'v2.4.0'; did you mean '2.4.0'?"
      ),
      (
        "a --output -",
        "option '--output' needs a folder, not '-'; '-' is the standard input"
      ),
      (
        "preview a --output -",
        "option '--output' needs a file, not '-'; '-' is the standard input"
      ),
      ("init -", "DIR needs a folder, not '-'; '-' is the standard input"),
      ("completions tcl", "SHELL has no choice 'tcl'; use one of 'bash', 'zsh', 'fish'"),
      (
        "help reslove",
        "there is no command, diagnostic or rule 'reslove'; did you mean 'resolve'?"
      ),
      (
        "help unknown-alia",
        "there is no command, diagnostic or rule 'unknown-alia'; did you mean 'unknown-alias'?"
      ),
      ("help qqqqq", "there is no command, diagnostic or rule 'qqqqq'"),
      (
        "migrate a --rename b=c",
        "'--rename' of 'tokenc migrate' is 'tokenc rename OLD=NEW' now"
      ),
      (
        "contract --against 2.0.0 a",
        "'--against' of 'tokenc contract' is 'tokenc validate tokens DOCUMENT --app RELEASE' now"
      ),
      ("validate a b --against=2.0.0", "'--against' of 'tokenc validate' is '--app RELEASE' now"),
      ("import a --against b", "'--against' of 'tokenc import' is '--published FILE' now"),
      (
        "rename",
        "[INPUT] OLD=NEW is missing; for example "
          + "'tokenc rename color.text.link=color.action.link --sources App/'"
      ),
      ("man --timings", "'tokenc man' has no option '--timings'; 'tokenc compile' has"),
      ("init --timings", "'tokenc init' has no option '--timings'; 'tokenc compile' has"),
    ] as [(String, String)])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.message == message)
  }

  @Test("an empty operand is a mistake, not the working directory")
  func emptyOperand() {
    let error = #expect(throws: UsageError.self) { try CommandLineRequest([""]) }
    #expect(error?.message == "INPUT must not be empty")
  }

  @Test("a usage error points to the help of its command")
  func diagnostic() {
    let error = #expect(throws: UsageError.self) { try parse("contract a --brnd") }
    let report = DiagnosticReport([error?.diagnostic].compactMap(\.self))
    #expect(
      String(
        decoding: TextDiagnosticFormatter().format(report, in: SourceMap()), as: UTF8.self)
          == """
          tokenc: error: unknown option '--brnd' [usage]
          tokenc: note: see 'tokenc contract --help'

          """)
  }

  @Test(
    "an option that would be ignored is a mistake",
    arguments: [
      ("a --check --force", "'--check' and '--force' exclude one another"),
      ("find x --within 1", "'--within' needs '--duplicates'"),
      ("find --duplicates --limit 3", "'--limit' and '--duplicates' exclude one another"),
      ("lint a --reason b", "'--reason' needs '--update-baseline'"),
      ("preview a --force", "'--force' needs '--output FILE|DIR/'"),
      ("migrate a b --apply", "'--apply' needs '--sources PATH' or '--screens PATH'"),
      ("preview a --watch", "'--watch' needs '--output FILE|DIR/'"),
      ("preview - --watch --output b", "the standard input can't be watched"),
      ("- --watch", "the standard input can't be watched"),
      ("a --watch --check", "'--watch' and '--check' exclude one another"),
      (
        "lint a --brand b --update-baseline",
        "'--update-baseline' and '--brand' exclude one another"
      ),
      ("lint - --fix", "'--fix' needs files; the standard input has none"),
      ("contract -", "INPUT can't be the standard input, as contract.json lies beside it"),
      (
        "diff a --brand b --against brand=c",
        "brands are compared with '--brand NAME --against c'"
      ),
      ("import figma a --alpha first", "dialect 'figma' takes no '--alpha'"),
    ])
  func ignoredOptions(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.message == message)
  }

  @Test("declarations are complete, and examples can be run") func declarations() throws {
    for command in Tokenc.commands { try expectCompleteDeclaration(of: command) }
    #expect(Set(Tokenc.commands.map { $0.name }).count == Tokenc.commands.count)
    #expect(Tokenc.commands[0].name == "compile")
  }

  private func expectCompleteDeclaration<Subject: Command>(of command: Subject.Type) throws {
    let declaration = command.declaration
    let names = command.optionNames
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.hasPrefix("--") })
    for option in declaration.options {
      #expect(!option.summary.isEmpty && !option.summary.hasSuffix("."), "\(option.name)")
      #expect(option.form?.placeholder != "", "\(option.name)")
      for other in option.excludes + [option.needs].compactMap(\.self) {
        #expect(declaration.options.contains { $0.name == other }, "\(other)")
      }
    }
    for operand in declaration.operands {
      #expect(operand.excludes.allSatisfy(names.contains))
      // Only the last can take all that is left, and what follows an optional one is optional.
      #expect(!operand.isRepeatable || operand.name == declaration.operands.last?.name)
    }
    #expect(declaration.summary.hasSuffix("."))
    for example in declaration.examples {
      // A script or a page goes somewhere.
      let line = example.key.prefix { !">|".contains($0) }
      let words = line.matches(of: /'([^']*)'|\S+/).map { String($0.1 ?? $0.0) }
      guard case .run(let run) = try CommandLineRequest(words) else {
        Issue.record("'\(example.key)' runs nothing")
        continue
      }
      #expect(run.command is Subject)
    }
  }

  @Test(
    "a mistake is printed in the format that the command line asks for",
    arguments: [
      ("a --frob --diagnostics json", DiagnosticFormat.json), ("--diagnostics=sarif", .sarif),
      ("a --diagnostics xml", .text), ("a --diagnostics", .text), ("a --frob", .text),
    ])
  func format(line: String, format: DiagnosticFormat) {
    let words = line.split(separator: " ").map(String.init)
    #expect(ReportOptions(lookingAt: words).format == format)
  }
}
