import Foundation
import PackagePlugin

/// Compiles the folder `tokens` of a target into the target, in every build that finds it changed.
///
/// The folder stands inside the target's because the package manager looks only there for files that
/// were added. For the same reason everything that is read must be a file in that folder.
@main struct CompileTokens: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tokens = target.directoryURL.appending(path: "tokens")
    let inputs = try inputs(in: tokens)
    let tool = try context.tool(named: "tokenc").url
    let work = context.pluginWorkDirectoryURL
    let output = work.appending(path: "Generated")
    return [
      .buildCommand(
        displayName: "Compile the tokens of \(target.name)",
        // In a folder outside the package, the tool's messages have whole paths, which Xcode needs,
        // and it refuses to read what is in the package but not in the folder of the tokens.
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", #"cd "$0" && exec "$@""#, work.path, tool.path, "compile", tokens.path,
          // The folder is the plugin's: no person's edit in it is worth keeping.
          "--layout", "single", "--output", output.path, "--force",
        ],
        inputFiles: [tool] + inputs,
        outputFiles: ["Tokens.swift", "Components.swift"].map { output.appending(path: $0) })
    ]
  }

  /// The files that the tool may read, in the order of their paths.
  private func inputs(in tokens: URL) throws -> [URL] {
    let keys: Set<URLResourceKey> = [.isSymbolicLinkKey, .isRegularFileKey]
    guard
      let files = FileManager.default.enumerator(
        at: tokens, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
    else { throw Fault("\(tokens.path): can't be read") }
    var inputs: [URL] = []
    for case let file as URL in files {
      let values = try file.resourceValues(forKeys: keys)
      guard values.isSymbolicLink != true else {
        throw Fault("\(file.path): is a link; a build does not see what changes behind it")
      }
      if values.isRegularFile == true, ["json", "tokens"].contains(file.pathExtension) {
        inputs.append(file)
      }
    }
    guard !inputs.isEmpty else {
      throw Fault("\(tokens.path): holds no tokens; the plugin compiles this folder")
    }
    return inputs.sorted { $0.path < $1.path }
  }
}

/// The reason for which a build doesn't have its tokens.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
