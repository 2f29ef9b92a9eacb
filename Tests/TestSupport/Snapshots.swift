import Foundation

/// The files that tests compare with what they make: references, samples and pages.
package enum Snapshots {
  /// Whether they are written anew: with the environment variable `RECORD_SNAPSHOTS`. A test that
  /// writes one still fails, so that a person reads the difference.
  package static let areRecorded = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil
}
