import AppearanceRuntime
import Foundation
import Testing
import TokenRuntime

@testable import Styles

/// Each component of the specs in each theme, against what was recorded. A new component, variant or brand needs no new
/// line, and no library for snapshots.
@Suite("Snapshots of components") struct SnapshotTests {
  @Test("each component's values in each brand, on every platform")
  func values() throws {
    let matrix = ThemeMatrix(KitTheme.allCases, named: \.brand.rawValue, contexts: [.light])
    var names: Set<String> = []
    for sample in KitComponentSamples.all {
      for cell in matrix {
        let name = "\(sample.name)-\(cell.name).txt"
        names.insert(name)
        try Snapshots.check(Data(page(sample.document, in: cell.theme).utf8), name)
      }
    }
    #expect(try Snapshots.names(ending: ".txt") == names)
  }

  #if canImport(SwiftUI)
    /// Pictures differ between systems, so they are recorded on the machine that compares them: first with
    /// `RECORD_SNAPSHOTS=1`, before a change.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    @Test("each component's picture in each brand, in light and dark, and in large text")
    @MainActor func pictures() throws {
      let matrix = ThemeMatrix(
        KitTheme.allCases, named: \.brand.rawValue, textSizes: [.large, .accessibilityLarge])
      for sample in KitComponentSamples.all {
        for cell in matrix {
          let picture = try Picture.png(of: sample.view(in: cell), width: 390)
          try Snapshots.check(picture, "\(sample.name)-\(cell.name).png", mayBeNew: true)
        }
      }
    }
  #endif
}

/// Files in `Recorded`, and what is compared with them.
///
/// With the environment variable `RECORD_SNAPSHOTS` the files are written anew, and the run fails, so that a person
/// looks at them.
private enum Snapshots {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Recorded")

  static func names(ending end: String) throws -> Set<String> {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(names.filter { $0.hasSuffix(end) })
  }

  /// Compares bytes with a file. One that was never recorded is a failure, unless it may be new.
  static func check(
    _ bytes: Data, _ name: String, mayBeNew: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: file)
      Issue.record("recorded \(name); look at it", sourceLocation: sourceLocation)
      return
    }
    let isRecorded = FileManager.default.fileExists(atPath: file.path)
    guard isRecorded || !mayBeNew else { return }
    let recorded = isRecorded ? try Data(contentsOf: file) : Data()
    #expect(bytes == recorded, "\(name) differs", sourceLocation: sourceLocation)
  }
}
