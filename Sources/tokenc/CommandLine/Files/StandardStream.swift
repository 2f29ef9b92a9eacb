import TokenCompiler

/// Where results and diagnostics go.
enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all bytes at once, unbuffered.
  ///
  /// A reader that has gone away, such as `head`, is not a failure.
  func write(_ bytes: [UInt8]) throws(FileSystemError) {
    guard !bytes.isEmpty, !FileSystem.write(bytes, to: rawValue) else { return }
    guard errno != EPIPE else { return }
    throw .current(.write, self == .output ? "standard output" : "standard error")
  }

  func write(_ text: String) throws(FileSystemError) { try write(Array(text.utf8)) }

  /// Lets writing fail, for a reader gone away or a limit of file sizes; the process goes on.
  static func ignoreFailures() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  var textStyle: TextDiagnosticFormatter.Style {
    .init(isTerminal: isatty(rawValue) == 1) { name in getenv(name).map { String(cString: $0) } }
  }
}
