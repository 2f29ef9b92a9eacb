import Foundation
import TestSupport

/// The `tokenc` that was built beside the tests, run as a process of its own.
package enum BuiltTokenc {
  /// What a process leaves behind.
  package struct Outcome {
    package let exitCode: Int32
    package let output: String
    package let messages: String
  }

  /// Runs `tokenc` with the given arguments.
  ///
  /// - Parameters:
  ///   - folder: the working directory.
  ///   - input: what it reads from its standard input.
  ///   - environment: what is set on top of this process's environment.
  package static func run(
    _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(executable, arguments, in: folder, input, environment)
  }

  /// Runs a shell script that calls `tokenc` by its name; its exit code is that of the last command.
  package static func runScript(_ script: String, in folder: String) throws -> Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: folder, "",
      ["PATH": executable.deletingLastPathComponent().path + ":" + path])
  }

  package static let executable: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      let folder = bundle?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
      let folder = Bundle.main.bundleURL
    #endif
    return folder.appendingPathComponent("tokenc")
  }()

  private static func run(
    _ executable: URL, _ arguments: [String], in folder: String, _ input: String,
    _ environment: [String: String]
  ) throws -> Outcome {
    // Files rather than pipes: nobody has to read them while the process runs.
    let streams = try TemporaryFolder()
    for name in ["output", "messages"] { try streams.write("", to: name) }
    try streams.write(input, to: "input")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: streams["input"])
    process.standardOutput = FileHandle(forWritingAtPath: streams["output"])
    process.standardError = FileHandle(forWritingAtPath: streams["messages"])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: streams.text(of: "output") ?? "not UTF-8",
      messages: streams.text(of: "messages") ?? "not UTF-8")
  }
}
