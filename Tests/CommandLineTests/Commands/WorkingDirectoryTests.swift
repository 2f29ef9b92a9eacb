import TestSupport
import Testing

@testable import TokenCommands

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
    #expect(work.displayPath(for: folder["work/tokens/../new/out"]) == "new/out")
    #expect(work.displayPath(for: folder["work/new/../out"]) == folder["work/new/../out"])
    #expect(work.displayPath(for: folder["other/b.json"]) == folder["other/b.json"])
    #expect(work.displayPath(for: folder["work2/a"]) == folder["work2/a"])
    #expect(work.displayPath(for: "./tokens//a.json") == "tokens/a.json")
    #expect(work.displayPath(for: "./") == ".")
    #expect(work.displayPath(for: "leak.json") == "leak.json")
    #expect(WorkingDirectory(path: "/").displayPath(for: "/dev/null") == "dev/null")
  }

  @Test("an input reads below its folder and the working directory, by where links lead")
  func boundary() throws {
    try folder.write("{}", to: "work/sub/r.resolver.json")
    let boundary = try FolderBoundary(
      [folder["work/sub"]],
      workingDirectory: WorkingDirectory(path: folder["work/tokens"]))
    #expect(try boundary.contains(folder["work/sub/r.resolver.json"]))
    #expect(try boundary.contains(folder["work/sub/../tokens/a.json"]))
    #expect(try boundary.contains(folder["link/tokens/a.json"]))
    #expect(try !boundary.contains(folder["other/b.json"]))
    #expect(try !boundary.contains(folder["work/sub/../../other/b.json"]))
    let wide = try FolderBoundary(
      [folder["work/sub"]],
      workingDirectory: WorkingDirectory(path: folder["work"]))
    #expect(try wide.contains(folder["work/tokens/a.json"]))
    #expect(try !wide.contains(folder["work/leak.json"]))
    #expect(try !wide.contains(folder["work/far/b.json"]))
    #expect(throws: FileSystemError.self) { try wide.contains(folder["work/gone.json"]) }
    #expect(wide.willContain(folder["work/gone.json"]))
    #expect(wide.willContain(folder["work/new/deep/gone.json"]))
    #expect(!wide.willContain(folder["work/far/gone.json"]))
    #expect(!wide.willContain(folder["work/new/../../other/gone.json"]))
    #expect(!wide.willContain(folder["work2/gone.json"]))
  }
}
