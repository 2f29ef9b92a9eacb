import Foundation
import PackagePlugin

/// `swift package tokens`: builds `tokenc` and runs it in the folder of the package that asks.
///
/// Arguments are those of `tokenc`. Without an input or a command's name before the options, the
/// input is the package's folder `tokens`.
@main struct TokensCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(
      .product("tokenc"), parameters: .init(configuration: .inherit))
    guard let built = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("tokenc does not build: \(build.logText)")
      exit(1)
    }
    let namesInput = arguments.first.map { !$0.hasPrefix("-") } ?? false
    let tool = Process()
    tool.executableURL = built.url
    tool.arguments = namesInput ? arguments : ["tokens"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The tool has said what is wrong. `swift package` names this code, and exits with 1.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
