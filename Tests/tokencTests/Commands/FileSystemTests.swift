import Foundation
import Testing

@testable import tokenc

@Suite("File system")
struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a file is read whole, whatever its size", arguments: [0, 1, 65_535, 65_536, 3_000_001])
  func reading(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileSystem.create(folder["a"], bytes)
    #expect(try FileSystem.read(folder["a"]) == bytes)
    #expect(try FileSystem.read(folder["a"], limit: size) == bytes)
    guard size > 0 else { return }
    let error = #expect(throws: FileSystemError.self) {
      try FileSystem.read(folder["a"], limit: size - 1)
    }
    #expect(error?.reason == .tooLarge(limit: size - 1))
  }

  @Test("what is no file is refused with its reason and without waiting")
  func refusals() throws {
    try folder.write("x", to: "file")
    try folder.makeFolder("sub")
    try #require(mkfifo(folder["pipe"], 0o666) == 0)
    try folder.link("nowhere", to: "gone")
    try folder.link("loop", to: "loop")
    expect("gone", "no such file or folder", .missingInput)
    expect("sub/gone", "no such file or folder", .missingInput)
    expect("nowhere", "no such file or folder", .missingInput)
    expect("sub", "can't be read: it is a folder", .cannotRead)
    expect("file/x", "can't be read: a part of its path is not a folder", .cannotRead)
    expect("pipe", "can't be read: it is neither a file nor a folder", .cannotRead)
    expect("loop", "can't be read: too many symbolic links", .cannotRead)
    expect("a\0b", "can't be read: its path is not valid", .cannotRead)
    expect(
      String(repeating: "x", count: 300), "can't be read: its path is too long", .cannotRead)
    let error = #expect(throws: FileSystemError.self) { try FileSystem.read("/dev/zero") }
    #expect(error?.reason == .isSpecial)
  }

  @Test("a file without permission is refused", .disabled(if: isRunByRoot, "root may read all"))
  func permission() throws {
    try folder.write("x", to: "secret")
    chmod(folder["secret"], 0)
    expect("secret", "can't be read: permission denied", .cannotRead)
  }

  @Test("a file is created once, and a failure leaves none")
  func creating() throws {
    try FileSystem.create(folder["a"], [1, 2])
    let error = #expect(throws: FileSystemError.self) { try FileSystem.create(folder["a"], [3]) }
    #expect(error?.message == "can't be written: it is there already")
    #expect(error?.exitCode == .cannotWrite)
    #expect(try FileSystem.read(folder["a"]) == [1, 2])
  }

  @Test(
    "a path splits into folder and name",
    arguments: [
      ("a", "", "a"), ("a/b", "a", "b"), ("a//b//", "a", "b"), ("/a", "/", "a"),
      ("//a/b", "//a", "b"), ("./a", ".", "a"), ("a/", "", "a"), ("", "", ""), ("é/ü", "é", "ü"),
    ])
  func splitting(path: String, folder: String, name: String) {
    #expect(FileSystem.splitLast(path) == (folder, name))
  }

  @Test("an error becomes a diagnostic that shows the path")
  func diagnostic() {
    let error = FileSystemError(path: "a/b.json", operation: .read, reason: .missing)
    let report = DiagnosticReport([error.diagnostic])
    #expect(
      String(decoding: TextDiagnosticFormatter().format(report, in: SourceMap()), as: UTF8.self)
        == "a/b.json: error: no such file or folder [missing-file]\n")
  }

  private func expect(
    _ name: String, _ message: String, _ exitCode: ExitCode,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: FileSystemError.self, sourceLocation: location) {
      try FileSystem.read(folder[name])
    }
    #expect(error?.message == message, sourceLocation: location)
    #expect(error?.exitCode == exitCode, sourceLocation: location)
    #expect(error?.path == folder[name], sourceLocation: location)
  }
}

@Suite("Listing token files")
struct TokenFileListingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func listing(_ name: String = "") throws -> (tokens: [String], resolvers: [String]) {
    let root = name.isEmpty ? folder.path : folder[name]
    let listing = try TokenFileListing(of: root)
    func relative(_ path: String) -> String { String(path.dropFirst(folder.path.count + 1)) }
    return (listing.tokenFiles.map(relative), listing.resolverFiles.map(relative))
  }

  @Test("inputs are found at any depth in the order of their bytes, and nothing else is")
  func order() throws {
    for name in [
      "b.tokens.json", "a/z.tokens", "a-b.tokens.json", "a/B.tokens.json", "ä.tokens.json",
      "a.json", "tokens.json", "x.tokens.json.bak", ".hidden.tokens.json", ".git/g.tokens.json",
      ".build/b.tokens.json", "resolver.json", "deep/er/alfa.resolver.json", "myresolver.json",
    ] { try folder.write("{}", to: name) }
    let (tokens, resolvers) = try listing()
    #expect(
      tokens == [
        "a-b.tokens.json", "a/B.tokens.json", "a/z.tokens", "b.tokens.json", "ä.tokens.json",
      ])
    #expect(resolvers == ["deep/er/alfa.resolver.json", "resolver.json"])
  }

  @Test("links are followed once, by the path that isn't a link, and loops end")
  func links() throws {
    try folder.write("{}", to: "in/real/a.tokens.json")
    try folder.write("{}", to: "outside/b.tokens.json")
    try folder.link("in/aaa", to: "real")
    try folder.link("in/real/up", to: "..")
    try folder.link("in/self", to: "self")
    try folder.link("in/out2", to: "../outside")
    try folder.link("in/out1", to: "../outside")
    try folder.link("in/0.tokens.json", to: "real/a.tokens.json")
    try folder.link("in/gone.tokens.json", to: "nowhere")
    #expect(
      try listing("in").tokens == [
        "in/gone.tokens.json", "in/out1/b.tokens.json", "in/real/a.tokens.json",
      ])
  }

  @Test("a folder named like a token file is a folder, and a pipe is listed to be refused")
  func oddKinds() throws {
    try folder.write("{}", to: "x.tokens/a.tokens.json")
    try #require(mkfifo(folder["p.tokens.json"], 0o666) == 0)
    #expect(try listing().tokens == ["p.tokens.json", "x.tokens/a.tokens.json"])
  }

  @Test("the root may be a link, and a missing one is an error")
  func root() throws {
    try folder.write("{}", to: "real/a.tokens")
    try folder.link("link", to: "real")
    #expect(try listing("link").tokens == ["link/a.tokens"])
    let error = #expect(throws: FileSystemError.self) { try listing("gone") }
    #expect(error?.reason == .missing)
    let notFolder = #expect(throws: FileSystemError.self) { try listing("real/a.tokens") }
    #expect(notFolder?.message == "can't be read: a part of its path is not a folder")
  }
}

@Suite("Working directory")
struct WorkingDirectoryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "work/tokens/a.json")
    try folder.write("{}", to: "other/b.json")
    try folder.link("link", to: "work")
    try folder.link("work/leak.json", to: "../other/b.json")
    try folder.link("work/far", to: "../other")
  }

  @Test("a path below the working directory is shown relative to it")
  func display() {
    let work = WorkingDirectory(path: folder["work"])
    #expect(work.displayPath(for: folder["work/tokens/a.json"]) == "tokens/a.json")
    #expect(work.displayPath(for: folder["work"] + "//tokens/./a.json") == "tokens/a.json")
    #expect(work.displayPath(for: folder["work"]) == ".")
    #expect(work.displayPath(for: folder["link/tokens/a.json"]) == "tokens/a.json")
    #expect(work.displayPath(for: folder["other/../work/tokens/gone.json"]) == "tokens/gone.json")
    #expect(work.displayPath(for: folder["other/b.json"]) == folder["other/b.json"])
    #expect(work.displayPath(for: folder["work2/a"]) == folder["work2/a"])
    #expect(work.displayPath(for: "./tokens//a.json") == "tokens/a.json")
    #expect(work.displayPath(for: "./") == ".")
    #expect(work.displayPath(for: "leak.json") == "leak.json")
    #expect(WorkingDirectory(path: "/").displayPath(for: "/dev/null") == "dev/null")
  }

  @Test("a resolver reads below its folder and the working directory, by where links lead")
  func boundary() throws {
    try folder.write("{}", to: "work/sub/r.resolver.json")
    let boundary = try ReadingBoundary(
      resolverPath: folder["work/sub/r.resolver.json"],
      workingDirectory: WorkingDirectory(path: folder["work/tokens"]))
    #expect(try boundary.contains(folder["work/sub/r.resolver.json"]))
    #expect(try boundary.contains(folder["work/sub/../tokens/a.json"]))
    #expect(try boundary.contains(folder["link/tokens/a.json"]))
    #expect(try !boundary.contains(folder["other/b.json"]))
    #expect(try !boundary.contains(folder["work/sub/../../other/b.json"]))
    let wide = try ReadingBoundary(
      resolverPath: folder["work/sub/r.resolver.json"],
      workingDirectory: WorkingDirectory(path: folder["work"]))
    #expect(try wide.contains(folder["work/tokens/a.json"]))
    #expect(try !wide.contains(folder["work/leak.json"]))
    #expect(try !wide.contains(folder["work/far/b.json"]))
    #expect(throws: FileSystemError.self) { try wide.contains(folder["work/gone.json"]) }
  }

  @Test("colour needs a terminal that has it and nobody who forbids it")
  func style() {
    typealias Style = TextDiagnosticFormatter.Style
    let cases: [(isTerminal: Bool, term: String?, noColor: String?, source: Bool, color: Bool)] = [
      (true, "xterm", nil, true, true), (true, nil, "", true, true),
      (true, "xterm", "1", true, false), (true, "dumb", nil, true, false),
      (false, "xterm", nil, false, false),
    ]
    for each in cases {
      let style = Style(
        isTerminal: each.isTerminal, terminalName: each.term, noColor: each.noColor)
      #expect(style.showsSource == each.source)
      #expect(style.usesColor == each.color)
    }
  }
}
