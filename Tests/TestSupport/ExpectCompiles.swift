import Foundation
import Testing
import TokenCompiler

/// Expects that the Swift compiler takes files as the only ones of a module.
package func expectCompiles(
  _ files: [GeneratedFile], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = try TemporaryFolder()
  for file in files {
    try folder.write(String(decoding: file.contents, as: UTF8.self), to: file.name)
  }
  // The folder in which the package manager put the modules of the running tests.
  let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "Modules").path
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Generated", "-I", modules]
    + files.map { folder[$0.name] }
  let output = Pipe()
  process.standardError = output
  try process.run()
  let messages = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  let text = String(decoding: messages, as: UTF8.self)
  #expect(process.terminationStatus == 0, "\(text)", sourceLocation: sourceLocation)
}
