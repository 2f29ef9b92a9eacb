import Foundation
import TestSupport

@testable import TokenCompiler

/// The ids of diagnostics, found by scanning the compiler's sources.
///
/// They are `static let x = Self("some-id")` in an extension of `Diagnostic.ID`, and
/// `Diagnostic.ID("some-id")` anywhere. Lint rules have a page of their own.
struct DeclaredDiagnosticIDs {
  /// Where each id is declared, as `path:line`.
  let places: [String: String]

  init() throws {
    var places: [String: String] = [:]
    for path in ProjectFolder.swiftFiles(below: "Sources/tokenc") where !path.contains("/Lint/") {
      let text = try ProjectFolder.text(of: path)
      // Looking for the pattern takes long.
      guard text.contains("Diagnostic.ID") else { continue }
      var isInExtension = false
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        if let first = line.first, first.isLetter {
          isInExtension = line.hasPrefix("extension Diagnostic.ID")
        }
        guard line.contains("(\"") else { continue }
        let pattern = /(Diagnostic\.ID|\bSelf)\("([a-z][a-z0-9-]*)"\)/
        for match in line.matches(of: pattern) where isInExtension || match.1 != "Self" {
          places[String(match.2)] = "\(path):\(number + 1)"
        }
      }
    }
    self.places = places
  }
}
