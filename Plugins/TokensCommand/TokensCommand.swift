import Foundation
import PackagePlugin

/// `swift package tokens`: runs `tokenc` in the folder of the package that asks.
///
/// Arguments are those of `tokenc`. Without an input or a command's name before the options, the
/// input is the package's folder `tokens`.
@main struct TokensCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let namesInput = arguments.first.map { !$0.hasPrefix("-") } ?? false
    let tool = Process()
    tool.executableURL = try context.tool(named: "tokenc").url
    tool.arguments = namesInput ? arguments : ["tokens"] + arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The tool has said what is wrong. `swift package` names this code, and exits with 1.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
