#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two streams that a run writes to.
enum Terminal {
  static func writeOutput(_ bytes: [UInt8]) -> Bool { FileSystem.write(bytes, to: 1) }

  static func writeError(_ bytes: [UInt8]) { _ = FileSystem.write(bytes, to: 2) }

  /// Colour and source lines belong on a terminal only; `NO_COLOR` is honoured (no-color.org).
  static var errorStyle: TextDiagnosticFormatter.Style {
    guard isatty(2) == 1 else { return .plain }
    let refusesColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return TextDiagnosticFormatter.Style(showsSource: true, usesColor: !refusesColor)
  }

  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code.rawValue)
    #elseif canImport(Glibc)
      Glibc.exit(code.rawValue)
    #elseif canImport(Musl)
      Musl.exit(code.rawValue)
    #endif
  }
}
