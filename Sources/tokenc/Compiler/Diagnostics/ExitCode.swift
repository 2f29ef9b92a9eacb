/// What a run returns to the shell.
///
/// The codes from 64 are those of BSD's `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// A check or a comparison found something.
  case difference = 1
  case usage = 64
  /// An input breaks the standard or our own rules.
  case badInput = 65
  case missingInput = 66
  case cannotWrite = 73
  /// An input is there and can't be read.
  case cannotRead = 74
}
