import TokenCompiler

/// A command line that can not be run as it is.
package struct UsageError: Error, Equatable, Sendable {
  /// A lower-case phrase as in a ``Diagnostic``.
  package let message: String
  /// The command whose help may be of use, when one was named.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }

  var diagnostic: Diagnostic {
    let help = ["tokenc", command, "--help"].compactMap(\.self).joined(separator: " ")
    return .error(.usage, message, at: nil, notes: [.init(message: "see '\(help)'", range: nil)])
  }

  var failure: RunFailure { RunFailure([diagnostic], .usage) }
}
