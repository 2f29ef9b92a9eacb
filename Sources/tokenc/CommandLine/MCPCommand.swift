import TokenAgents
import TokenCompiler
import TokenComponents

/// `tokenc mcp`: answers agents that ask for tokens, check code, and validate and draw documents.
struct MCPCommand: InputCommand {
  var path = "tokens"
  var input = InputOptions()
  var root: String?

  static let name = "mcp"

  static let declaration = CommandDeclaration<Self>(
    summary: "Serves the tokens and components to agents, by the Model Context Protocol.",
    operands: [.init("INPUT", .path, \.path).optional],
    discussion: """
      INPUT is 'tokens' by default. The server reads messages from the standard input and answers on the \
      standard output, until the input ends. It opens no port and writes no file.

      Its tools find a token by a value, a Swift case, a server name or a path of Figma. They explain a \
      token, check Swift, validate and repair a document, draw a screen, and name the replacement of a \
      token. Before each answer, the server reads changed files again.
      """,
    options: [.root(\.root), .brand, .modifier, .resolver, .allowOutside],
    hasPhases: false,
    examples: [
      "mcp tokens/": "serve the tokens to the agent that starts the command",
      "mcp tokens/ --root DataView": "the same for servers whose documents are a DataView",
    ])

  func validate() throws(UsageError) {
    if path == StandardInput.operand {
      throw UsageError("the standard input has the messages; name the tokens")
    }
  }

  func run(_ timings: inout PhaseTimings) throws(RunFailure) -> RunResult {
    var watched = WatchedInput(path)
    var server = AgentServer(try design(&timings, &watched), version: Tokenc.version)
    var lines = InputLines(limit: AgentServer.maximumMessageSize)
    while let line = try RunFailure.catching(try lines.next()) {
      if watched.hasChanged { server.state = state(&watched) }
      guard let answer = server.answer(line) else { continue }
      try RunFailure.catching(
        try StandardStream.output.write(answer + [UInt8(ascii: "\n")]))
    }
    return RunResult()
  }

  /// Returns the tokens after a change, or the errors that keep them from being read.
  private func state(_ watched: inout WatchedInput) -> AgentServer.State {
    var timings = PhaseTimings()
    do throws(RunFailure) {
      return .ready(try design(&timings, &watched))
    } catch {
      let report = DiagnosticReport(error.diagnostics, maximumErrors: 5)
      let faults = DiagnosticFormat.text.formatter().format(report, in: error.sources)
      return .broken(
        "the tokens have changed and can't be read:\n" + String(decoding: faults, as: UTF8.self))
    }
  }

  /// Reads the tokens, and notes the files that it read.
  private func design(
    _ timings: inout PhaseTimings, _ watched: inout WatchedInput
  ) throws(RunFailure) -> AgentDesign {
    watched.willRun()
    var sources = SourceMap()
    defer { watched.didRun(reading: sources) }
    var loaded = try load([path], &timings)
    let specs = try loaded.readSpecs()
    try loaded.throwIfErrors()
    let table = loaded.table
    var compiled = try CompiledTokens(loaded, measuringFonts: true)
    try compiled.fulfilContract(successors: successors(path, compiled))
    sources = compiled.sources
    let design = AgentDesign(table, specs: specs, compiled, root: root)
    if let root, let fault = design.fault(ofRoot: root) { throw .usage(fault) }
    return design
  }
}

/// The lines of the standard input as they come, each without its line break.
private struct InputLines {
  /// The most bytes of a line that are kept, and one more, so that a longer one is known as such.
  let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(limit: Int) { self.limit = limit }

  mutating func next() throws(FileSystemError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        keep(start..<end, in: &line)
        start = end + 1
        return line
      }
      keep(start..<buffer.count, in: &line)
      if isAtEnd { return line.isEmpty ? nil : line }
      buffer = try FileSystem.readChunk(of: STDIN_FILENO, StandardInput.displayPath)
      start = 0
      isAtEnd = buffer.isEmpty
    }
  }

  private func keep(_ range: Range<Int>, in line: inout [UInt8]) {
    line += buffer[range].prefix(max(0, limit + 1 - line.count))
  }
}
