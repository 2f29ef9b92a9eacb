/// Runs git and reads what it prints.
///
/// Names that users give reach it after `--end-of-options` only, so none is taken for an option. A
/// repository's configuration names programs: only commands are run that start none of them.
enum Git {
  /// Runs git in a folder; `nil` when it can't be started.
  static func run(
    _ arguments: [String], in folder: String = "", input: [UInt8] = []
  ) -> ChildProcess.Outcome? {
    let inherited = ChildProcess.environment([
      "PATH", "HOME", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE", "GIT_CEILING_DIRECTORIES",
      "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
    ])
    return ChildProcess.run(
      ["git"] + (folder.isEmpty ? [] : ["-C", folder]) + arguments, input: input,
      environment: inherited + ["LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1"])
  }

  /// The output of git; `nil` when it fails.
  static func output(_ arguments: [String], in folder: String = "") -> [UInt8]? {
    run(arguments, in: folder).flatMap { $0.status == 0 ? $0.output : nil }
  }

  /// The lines that git prints, without empty ones; none when it fails.
  static func lines(_ arguments: [String], in folder: String = "") -> [String] {
    (output(arguments, in: folder) ?? []).split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The first line that git prints; `nil` when it fails.
  static func line(_ arguments: [String], in folder: String = "") -> String? {
    output(arguments, in: folder).map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// The contents of objects such as `HEAD:./a.swift`, in their order; `nil` for what is missing.
  static func contents(of objects: [String], in folder: String = "") -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    var rest = objects[...]
    while let first = rest.first {
      // The request must fit the pipe.
      var request = Array((first + "\n").utf8)
      rest = rest.dropFirst()
      while let next = rest.first, request.count + next.utf8.count < 4096 {
        request += (next + "\n").utf8
        rest = rest.dropFirst()
      }
      guard let outcome = run(["cat-file", "--batch"], in: folder, input: request) else { break }
      contents += batch(outcome.output)
    }
    return contents + Array(repeating: nil, count: max(0, objects.count - contents.count))
  }

  /// Reads `OBJECT blob SIZE`, a line break, the contents and a line break, or `NAME missing`.
  private static func batch(_ output: [UInt8]) -> [[UInt8]?] {
    var contents: [[UInt8]?] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let fields = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard fields.last?.elementsEqual("missing".utf8) == false, fields.count == 3,
        let size = Int(String(decoding: fields[2], as: UTF8.self)), size <= rest.count
      else {
        contents.append(nil)
        continue
      }
      contents.append(fields[1].elementsEqual("blob".utf8) ? Array(rest.prefix(size)) : nil)
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}
