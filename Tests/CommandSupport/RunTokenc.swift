import TokenCommands

extension RunResult {
  /// What a person reads of the result and of what was done.
  package var text: String { String(decoding: output, as: UTF8.self) + noticeText }
}

/// Runs a command line within this process and prints nothing.
package func runTokenc(_ words: [String]) throws -> RunResult { try Tokenc.result(of: words) }
