/// The code that a run returns to the shell.
///
/// The codes from 64 are those of BSD's `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case difference = 1
  case usage = 64
  case badInput = 65
  case missingInput = 66
  case cannotWrite = 73
  case cannotRead = 74
}
