import Foundation
import TestSupport
import Testing

@testable import TokenCommands
@testable import TokenCompiler

@Suite("Output folder")
struct OutputWriterTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var writer: OutputWriter { OutputWriter(folder: folder["out"]) }
  private let manifest = ".tokenc-manifest"

  private func files(_ contents: KeyValuePairs<String, String>) -> [GeneratedFile] {
    contents.map { GeneratedFile(name: $0.key, contents: Array($0.value.utf8)) }
  }

  @Test("a first run makes the folder, the files and the manifest, and nothing else")
  func firstRun() throws {
    let report = try writer.write(files(["b.swift": "b", "sub/a.swift": "a"]))
    #expect(report == OutputReport(written: ["b.swift", "sub/a.swift"]))
    #expect(
      folder.names == [
        "out/", "out/.tokenc-manifest", "out/b.swift", "out/sub/", "out/sub/a.swift",
      ])
    #expect(folder.text(of: "out/sub/a.swift") == "a")
    #expect(
      folder.text(of: "out/" + manifest) == """
        # The files that tokenc wrote here: hash, length and name. Keep this file with them:
        # it lets tokenc overwrite and remove what is its own, and nothing else.
        2:0000000000000062 1 b.swift
        2:0000000000000061 1 sub/a.swift

        """)
  }

  @Test("a file's hash never changes, as manifests of earlier versions hold it") func hashes()
    throws
  {
    try writer.write(files(["eight": "12345678", "more": "// a file of earlier\n"]))
    let lines = folder.text(of: "out/" + manifest)?.split(separator: "\n").suffix(2)
    #expect(lines == ["2:8175ed624bd2c65b 8 eight", "2:97e7176dbdbeb113 21 more"])
  }

  @Test("a second run touches no file, a changed one only what changed")
  func unchanged() throws {
    try writer.write(files(["a": "1", "b": "1"]))
    let stamp = Date(timeIntervalSince1970: 1_000_000)
    for name in ["a", "b", manifest] {
      try FileManager.default.setAttributes(
        [.modificationDate: stamp], ofItemAtPath: folder["out/" + name])
    }
    func isUntouched(_ name: String) throws -> Bool {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder["out/" + name])
      return attributes[.modificationDate] as? Date == stamp
    }
    #expect(
      try writer.write(files(["b": "1", "a": "1"])) == OutputReport(unchanged: ["a", "b"]))
    #expect(try isUntouched("a") && isUntouched("b") && isUntouched(manifest))
    #expect(
      try writer.write(files(["a": "1", "b": "2"]))
        == OutputReport(written: ["b"], unchanged: ["a"]))
    #expect(try isUntouched("a"))
    #expect(try !isUntouched("b"))
    #expect(folder.text(of: "out/b") == "2")
  }

  @Test("a file that is no longer produced is removed, with a folder that it leaves empty")
  func stale() throws {
    try writer.write(files(["a": "1", "sub/b": "1"]))
    #expect(
      try writer.write(files(["a": "1"])) == OutputReport(unchanged: ["a"], removed: ["sub/b"]))
    #expect(folder.names == ["out/", "out/.tokenc-manifest", "out/a"])
    try writer.write([])
    #expect(folder.names == ["out/"])
  }

  @Test("a stale file that a person changed stays, also by force, and is theirs from then on")
  func staleEdit() throws {
    try writer.write(files(["a": "1", "b": "1"]))
    try folder.write("mine", to: "out/b")
    let report = try OutputWriter(folder: folder["out"], overwritesEdits: true)
      .write(files(["a": "1"]))
    #expect(report == OutputReport(unchanged: ["a"], kept: ["b"]))
    #expect(folder.text(of: "out/b") == "mine")
    #expect(try writer.check(files(["a": "1"])).isEmpty)
    #expect(try writer.write(files(["a": "1"])) == OutputReport(unchanged: ["a"]))
  }

  @Test("files changed or made by a person are refused all at once, and nothing is written")
  func conflicts() throws {
    try writer.write(files(["a": "1", "b": "1", "c": "1"]))
    try folder.write("mine", to: "out/a")
    try folder.write("mine too", to: "out/d")
    let next = files(["a": "2", "b": "2", "c": "1", "d": "2"])
    let error = #expect(throws: RunFailure.self) { try writer.write(next) }
    #expect(error?.diagnostics.map(\.id) == [.editedOutput, .foreignOutput])
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.diagnostics.map(\.path) == [folder["out/a"], folder["out/d"]])
    #expect(folder.text(of: "out/a") == "mine")
    #expect(folder.text(of: "out/b") == "1")

    let report = try OutputWriter(folder: folder["out"], overwritesEdits: true).write(next)
    #expect(report == OutputReport(written: ["a", "b", "d"], unchanged: ["c"]))
    #expect(folder.text(of: "out/a") == "2")
    #expect(folder.text(of: "out/d") == "2")
  }

  @Test("an edit that equals the new contents is not a conflict, nor is a deleted file")
  func harmlessEdits() throws {
    try writer.write(files(["a": "1", "b": "1"]))
    try folder.write("2", to: "out/a")
    try FileManager.default.removeItem(atPath: folder["out/b"])
    #expect(
      try writer.write(files(["a": "2", "b": "1"]))
        == OutputReport(written: ["b"], unchanged: ["a"]))
    #expect(try writer.check(files(["a": "2", "b": "1"])).isEmpty)
  }

  @Test("without a manifest only equal files are taken for our own")
  func lostManifest() throws {
    try writer.write(files(["a": "1", "b": "1"]))
    try FileManager.default.removeItem(atPath: folder["out/" + manifest])
    #expect(try writer.check(files(["a": "1", "b": "1"])).map(\.name) == [manifest])
    #expect(throws: RunFailure.self) { try writer.write(files(["a": "2", "b": "1"])) }
    #expect(try writer.write(files(["a": "1", "b": "1"])).unchanged == ["a", "b"])
    #expect(try writer.write(files(["a": "2", "b": "1"])).written == ["a"])
  }

  @Test("files that an earlier version wrote, with FNV-1a hashes, are known and get new ones")
  func earlierManifest() throws {
    // FNV-1a 64 of "b" and "a", as its authors' test vectors have them.
    let earlier = """
      af63df4c8601f1a5 1 b.swift
      af63dc4c8601ec8c 1 sub/a.swift
      af63dc4c8601ec8c 1 gone.swift

      """
    try folder.write(earlier, to: "out/" + manifest)
    for (name, text) in ["b.swift": "b", "sub/a.swift": "a", "gone.swift": "a"] {
      try folder.write(text, to: "out/" + name)
    }
    let files = files(["b.swift": "b", "sub/a.swift": "new"])
    #expect(
      try writer.check(files).map(\.name) == [manifest, "gone.swift", "sub/a.swift"])
    #expect(
      try writer.write(files)
        == OutputReport(
          written: ["sub/a.swift"], unchanged: ["b.swift"], removed: ["gone.swift"]))
    #expect(try writer.check(files).isEmpty)
    #expect(folder.text(of: "out/" + manifest)?.contains("2:0000000000000062 1 b.swift") == true)

    try folder.write(earlier, to: "out/" + manifest)
    try folder.write("mine", to: "out/sub/a.swift")
    #expect(throws: RunFailure.self) { try writer.write(self.files(["sub/a.swift": "x"])) }
  }

  @Test("a manifest that was tampered with leads nowhere outside the folder")
  func hostileManifest() throws {
    try folder.write("1", to: "precious")
    try folder.write(
      """
      af63ad4c86019caf 1 ../precious
      af63ad4c86019caf 1 \(folder["precious"])
      nonsense
      -1 -1 a
      99999999999999999999 1 b

      """, to: "out/" + manifest)
    #expect(try writer.write(files(["a": "1"])) == OutputReport(written: ["a"]))
    #expect(folder.text(of: "precious") == "1")
  }

  @Test("a check names what is missing, differs or is stale, and writes nothing")
  func check() throws {
    try writer.write(files(["a": "1", "b": "1", "c": "1", "d": "1"]))
    try FileManager.default.removeItem(atPath: folder["out/b"])
    try folder.write("mine", to: "out/c")
    let before = folder.names
    let differences = try writer.check(files(["a": "1", "b": "1", "c": "1", "e": "1"]))
    #expect(
      differences == [
        .init(name: manifest, kind: .differing), .init(name: "b", kind: .missing),
        .init(name: "c", kind: .edited), .init(name: "d", kind: .stale),
        .init(name: "e", kind: .missing),
      ])
    #expect(folder.names == before)
    #expect(try OutputWriter(folder: folder["gone"]).check([]).isEmpty)
    #expect(try OutputWriter(folder: folder["gone"]).check(files(["a": ""])).count == 2)
    #expect(folder.names == before)
  }

  @Test("a step that fails undoes the steps before it", arguments: 0..<5)
  func rollBack(failingMove: Int) throws {
    try writer.write(files(["a": "1", "b": "1", "old": "1"]))
    let before = folder.names
    let texts = before.map { folder.text(of: $0) }
    let moves = try Counter()
    // Five moves: the manifest for the time between, three files, the manifest.
    let error = #expect(throws: RunFailure.self) {
      try writer.write(files(["a": "2", "b": "2", "new/c": "2"])) {
        from, to throws(FileSystemError) in
        if moves.next() == failingMove {
          throw FileSystemError(path: to, operation: .write, reason: .system(ENOSPC))
        }
        try FileSystem.move(from, to: to)
      }
    }
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.diagnostics.first?.message == "can't be written: no space left on the device")
    #expect(folder.names == before)
    #expect(before.map { folder.text(of: $0) } == texts)
    #expect(try writer.check(files(["a": "1", "b": "1", "old": "1"])).isEmpty)
  }

  @Test("after a crash at any step every file is whole, and the next run goes on", arguments: 0..<5)
  func crash(lastMove: Int) throws {
    try writer.write(files(["a": "1", "b": "1", "old": "1"]))
    let moves = try Counter()
    #expect(throws: RunFailure.self) {
      try writer.write(files(["a": "2", "b": "2", "c": "2"])) {
        from, to throws(FileSystemError) in
        // Nothing more can be moved from here on, not even to undo a step.
        guard moves.next() < lastMove else {
          throw FileSystemError(path: to, operation: .write, reason: .system(EIO))
        }
        try FileSystem.move(from, to: to)
      }
    }
    #expect(["1", "2"].contains(folder.text(of: "out/a")))
    #expect(["1", "2"].contains(folder.text(of: "out/b")))
    // The tokens changed once more since.
    try writer.write(files(["a": "3", "b": "3", "c": "3"]))
    #expect(try writer.check(files(["a": "3", "b": "3", "c": "3"])).isEmpty)
    #expect(folder.text(of: "out/old") == nil)
  }

  @Test("what a killed run left goes with the next one; what a live one writes stays")
  func temporaryFiles() throws {
    try writer.write(files(["a": "1", "sub/b": "1"]))
    // No process has this number: Linux and macOS stop far below it.
    let left = ["out/.tokenc-99999999-1.tmp", "out/sub/.tokenc-99999999-2.tmp"]
    let others = ["out/.tokenc-1-1.tmp", "out/.tokenc-x-1.tmp", "out/.tokenc-99999999.tmp"]
    for name in left + others { try folder.write("half", to: name) }
    #expect(try writer.write(files(["a": "1", "sub/b": "1"])).written.isEmpty)
    #expect(left.filter { folder.text(of: $0) != nil } == [])
    #expect(others.filter { folder.text(of: $0) == nil } == [])
  }

  @Test("what can't be written is named with the reason, and no trace is left")
  func unwritable() throws {
    try folder.write("x", to: "file")
    expectFailure(
      OutputWriter(folder: folder["file"]), path: "file", "a folder has to be here")
    expectFailure(
      OutputWriter(folder: folder["file/sub/out"]), path: "file", "a folder has to be here")
    try folder.makeFolder("out/a")
    expectFailure(writer, path: "out/a", "it is a folder")
    let long = String(repeating: "x", count: 300)
    expectFailure(
      OutputWriter(folder: folder["new/" + long]), path: "new/" + long, "its path is too long")
    #expect(folder.names == ["file", "out/", "out/a/"])
  }

  @Test(
    "a folder without permission is named", .disabled(if: isRunByRoot, "root may write anywhere"))
  func permission() throws {
    try folder.makeFolder("out")
    chmod(folder["out"], 0o555)
    expectFailure(writer, path: "out/.tokenc-manifest", "permission denied")
    chmod(folder["out"], 0o755)
  }

  @Test("a link in the place of a file is not followed to be overwritten")
  func link() throws {
    try folder.write("1", to: "target")
    try folder.makeFolder("out")
    try folder.link("out/a", to: "../target")
    #expect(throws: RunFailure.self) { try writer.write(files(["a": "1"])) }
    try OutputWriter(folder: folder["out"], overwritesEdits: true).write(files(["a": "2"]))
    #expect(folder.text(of: "out/a") == "2")
    #expect(folder.text(of: "target") == "1")
  }

  @Test(
    "a name that leads out of the folder or meets another is refused",
    arguments: [
      ["../a"], ["/a"], [""], ["a//b"], ["a/./b"], ["../\u{338}a"], ["a\nb"], [".tokenc-manifest"],
      ["a", "a"],
      ["Color.swift", "color.swift"],
    ])
  func names(names: [String]) {
    let error = #expect(throws: RunFailure.self) {
      try writer.write(names.map { GeneratedFile(name: $0, contents: []) })
    }
    #expect(error?.diagnostics.map(\.id) == [.invalidOutputName])
    #expect(
      error?.diagnostics[0].message.hasPrefix("file name '\(names.last ?? "")' is taken") == true)
    #expect(folder.names.isEmpty)
  }

  @Test("a folder that another run has is not waited for without end, and that run is named")
  func heldFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "out/.tokenc-4711-1.tmp")
    let other = open(folder["out"], O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    var waited: [String] = []
    let failure = #expect(throws: RunFailure.self) {
      try FolderLock([folder["out"], folder["new"]], attempts: 2) { waited.append($0) }
    }
    #expect(waited == [folder["out"]])
    #expect(failure?.exitCode == .cannotWrite)
    #expect(
      failure?.diagnostics.first?.message.hasPrefix(
        "another tokenc, process 4711, still writes into this folder; wait") == true)
    #expect(!folder.names.contains("new"))
    flock(other, LOCK_UN)
    try FolderLock([folder["out"]], attempts: 1) { _ in }.release()
  }

  @Test("writers at the same time leave whole files of one of them")
  func concurrency() async throws {
    let path = folder["out"]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let contents = Array(String(repeating: "\(number)", count: 10_000).utf8)
          let files = (0..<10).map { GeneratedFile(name: "\($0)", contents: contents) }
          // A writer may meet the half of another's work and then refuses it.
          _ = try? OutputWriter(folder: path, overwritesEdits: true).write(files)
        }
      }
    }
    for number in 0..<10 {
      let text = try #require(folder.text(of: "out/\(number)"))
      #expect(text.count == 10_000)
      #expect(Set(text).count == 1)
    }
    #expect(folder.names.count == 12)
  }

  private func expectFailure(
    _ writer: OutputWriter, path: String, _ reason: String,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: RunFailure.self, sourceLocation: location) {
      try writer.write(files(["a": "1"]))
    }
    #expect(error?.exitCode == .cannotWrite, sourceLocation: location)
    #expect(error?.diagnostics.map(\.path) == [folder[path]], sourceLocation: location)
    #expect(
      error?.diagnostics.map(\.message) == ["can't be written: \(reason)"],
      sourceLocation: location)
  }
}

/// Counts calls from a closure that may be called anywhere, in a file.
private struct Counter: Sendable {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func next() -> Int {
    let count = folder.names.count
    try? folder.makeFolder("\(count)")
    return count
  }
}
