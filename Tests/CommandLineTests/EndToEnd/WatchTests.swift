import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

/// `--watch`, as a person sees it: a line for each run.
@Suite("--watch") struct WatchTests {
  /// A running `tokenc`, of which lines are awaited.
  private final class Watch {
    let process = Process()
    private let output: FileHandle
    private var text = ""
    private var seen = 0

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      // Outside of what is watched.
      let streams = try TemporaryFolder()
      try streams.write("", to: "output")
      output = try #require(FileHandle(forReadingAtPath: streams["output"]))
      process.executableURL = BuiltTokenc.executable
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(forWritingAtPath: streams["output"])
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    /// The next line without its time of day; waits for it as long as a slow machine may take.
    func line() throws -> String {
      for _ in 0..<3_000 {
        text += String(decoding: output.availableData, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        if lines.count > seen {
          seen += 1
          let line = lines[seen - 1]
          #expect(line.prefixMatch(of: #/\d\d:\d\d:\d\d /#) != nil, "\(line)")
          return String(line.dropFirst(9))
        }
        Thread.sleep(forTimeInterval: 0.02)
      }
      throw Silence()
    }

    /// The next line of a run without errors: a file is empty for a moment while it is written.
    func success() throws -> String {
      while true {
        let line = try line()
        if !line.hasSuffix(" error") && !line.hasSuffix(" errors") { return line }
      }
    }

    struct Silence: Error {}
  }

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try BuiltTokenc.run(["init"], in: folder.path).exitCode == 0)
    return folder
  }

  private static let spacing = "tokens/semantic/spacing.tokens.json"

  @Test("compiles again when what was read changes, in each way that editors write")
  func changes() throws {
    let folder = try project()
    let text = try #require(folder.text(of: Self.spacing))
    let watch = try Watch(["tokens", "--output", "out", "--watch"], in: folder)
    #expect(try watch.success().contains(" files written, 0 unchanged in out"))
    // Over the file, and beside it to be moved into its place.
    try folder.write(text.replacingOccurrences(of: "24", with: "32"), to: Self.spacing)
    #expect(try watch.success().contains("1 file written"))
    try folder.write(text, to: "tokens/semantic/.spacing.swp")
    try FileSystem.move(folder["tokens/semantic/.spacing.swp"], to: folder[Self.spacing])
    #expect(try watch.success().contains("1 file written"))

    // Errors end nothing; what is mended compiles.
    try folder.write("{ broken", to: Self.spacing)
    #expect(try watch.line().contains("error"))
    try folder.write(text, to: Self.spacing)
    #expect(try watch.success().contains("0 files written"))

    // Neither another file nor the same bytes run anything: the next line is the next change's.
    try folder.write("notes", to: "tokens/semantic/notes.txt")
    try folder.write(text, to: Self.spacing)
    try folder.write("{}", to: "tokens/semantic/other.json")
    let configuration = try #require(folder.text(of: "tokens/tokenc.json"))
    try folder.write(
      configuration.replacingOccurrences(
        of: "\"groups\"", with: "\"typePrefix\": \"Bank\", \"groups\""),
      to: "tokens/tokenc.json")
    #expect(try watch.success().contains(" files written, 0 unchanged in out"))
  }

  @Test("a file that was missing, or a component in a new folder, runs it, too") func newFiles()
    throws
  {
    let folder = try project()
    let primitives = try #require(folder.text(of: "tokens/primitive/color.tokens.json"))
    let spec = try #require(folder.text(of: "tokens/component/Notice.component.json"))
    for name in ["primitive", "component"] {
      try FileManager.default.removeItem(atPath: folder["tokens/" + name])
    }
    let words = ["tokens/tokens.resolver.json", "--output", "out", "--watch"]
    let watch = try Watch(words, in: folder)
    #expect(try watch.line() == "1 error")
    try folder.write(primitives, to: "tokens/primitive/color.tokens.json")
    let compiled = try watch.success()
    #expect(compiled.contains(" files written") && !compiled.contains("1 component"))
    try folder.write(spec, to: "tokens/new/Notice.component.json")
    #expect(try watch.success().contains("1 component"))
  }

  @Test("preview is drawn again") func preview() throws {
    let folder = try project()
    let text = try #require(folder.text(of: Self.spacing))
    let watch = try Watch(["preview", "tokens", "--output", "page.html", "--watch"], in: folder)
    #expect(try watch.success() == "wrote page.html; open it in a browser")
    let page = folder.text(of: "page.html")
    try folder.write(text.replacingOccurrences(of: "24", with: "40"), to: Self.spacing)
    #expect(try watch.success() == "wrote page.html; open it in a browser")
    #expect(folder.text(of: "page.html") != page)
    #expect(folder.text(of: "page.html")?.contains("40px") == true)
  }

  @Test("a browser is told of faults beside the pages of before, until they are mended")
  func served() throws {
    let folder = try project()
    let text = try #require(folder.text(of: Self.spacing))
    let watch = try Watch(["preview", "tokens", "--serve", "0"], in: folder)
    let line = try watch.line()
    let port = try #require(UInt16(line.split(separator: ":").last?.dropLast() ?? ""))
    _ = try watch.line()
    /// The number of the pages, and the faults that browsers show.
    func version() throws -> [String] {
      let client = try PageServerTests.connected(to: port)
      defer { close(client) }
      let request = Array("GET /version HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
      try #require(LibC.write(client, request, request.count) == request.count)
      var answer: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4_000)
      while case let count = LibC.read(client, &buffer, buffer.count), count > 0 {
        answer += buffer[..<count]
      }
      let lines =
        String(decoding: answer, as: UTF8.self)
        .split(separator: "\r\n\r\n", maxSplits: 1).last ?? ""
      return lines.split(separator: "\n").map(String.init)
    }
    #expect(try version() == ["1"])
    try folder.write(
      text.replacingOccurrences(of: "\"unit\": \"px\"", with: "\"unit\": \"pt\""), to: Self.spacing)
    while try watch.line().hasSuffix("errors") == false {}
    let faulty = try version()
    #expect(faulty.first == "1")
    #expect(
      faulty.contains { $0.contains("spacing.tokens.json:") && $0.contains(": error: ") },
      "\(faulty)")
    try folder.write(text, to: Self.spacing)
    _ = try watch.success()
    #expect(try version() == ["2"])
  }

  @Test("an interrupt ends it") func interrupt() throws {
    // A shell makes what it starts in the background ignore interrupts, and children inherit that.
    signal(SIGINT, SIG_DFL)
    let folder = try project()
    let watch = try Watch(["tokens", "--output", "out", "--watch"], in: folder)
    _ = try watch.line()
    watch.process.interrupt()
    watch.process.waitUntilExit()
    #expect(
      watch.process.terminationReason == .uncaughtSignal
        || watch.process.terminationStatus == 130)
  }
}
