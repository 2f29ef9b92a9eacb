import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

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

  @Test("what is not a file is refused with its reason and without waiting")
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
    #expect(error?.failure.exitCode == .cannotWrite)
    #expect(try FileSystem.read(folder["a"]) == [1, 2])
  }

  @Test(
    "a path splits into folder and name",
    arguments: [
      ("a", "", "a"), ("a/b", "a", "b"), ("a//b//", "a", "b"), ("/a", "/", "a"),
      ("//a/b", "//a", "b"), ("./a", ".", "a"), ("a/", "", "a"), ("", "", ""), ("é/ü", "é", "ü"),
    ])
  func splitting(path: String, folder: String, name: String) {
    #expect(FilePath.split(path) == (folder, name))
  }

  @Test("an error becomes a diagnostic that shows the path")
  func diagnostic() {
    let error = FileSystemError(path: "a/b.json", operation: .read, reason: .missing)
    let report = DiagnosticReport(error.failure.diagnostics)
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
    #expect(error?.failure.exitCode == exitCode, sourceLocation: location)
    #expect(error?.path == folder[name], sourceLocation: location)
  }
}
