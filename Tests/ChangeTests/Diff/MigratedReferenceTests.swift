import Foundation
import TestSupport
import Testing

@testable import TokenChange
@testable import TokenCompiler
@testable import TokenComponents

/// Compiles the palettes of 2023 with the former names that the comparison found, and compares what is
/// emitted with `Tests/MigratedTokens`, which other tests use.
///
/// With the environment variable `RECORD_SNAPSHOTS` the files are written anew; the test fails all
/// the same, so that a person reads the difference.
@Suite("The palettes of 2023 as Swift")
struct MigratedReferenceTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("MigratedTokens")

  private static let configuration = """
    { "typePrefix": "Migrated", "groups": { "addons": { "serverNames": "snake_case" },
      "bluetint": { "serverNames": "snake_case" }, "indigo": { "serverNames": "snake_case" } } }
    """

  private func files() throws -> [GeneratedFile] {
    var inputs: [(path: String, bytes: [UInt8])] = []
    for palette in ["addons", "bluetint", "indigo"] {
      var formerNames: [String: [String]] = [:]
      for change in try AlfaHistory.diff(AlfaHistory.renames2023, palette).changes
      where change.kind == .renamed {
        formerNames[change.path, default: []].append(try #require(change.from))
      }
      let text = try AlfaHistory.tokens(
        AlfaHistory.renames2023, "after", palette, group: palette, formerNames: formerNames)
      inputs.append(("\(palette).tokens.json", Array(text.utf8)))
    }
    inputs.append(("tokenc.json", Array(Self.configuration.utf8)))
    let table = try CompiledTokens(try DiffSample(inputs).loaded).table
    return TokenEmitter(
      table: table, configuration: Configuration(typePrefix: "Migrated"),
      inputName: "Tests/Fixtures/alfa-history"
    ).emit()
  }

  @Test("they are emitted as recorded") func recorded() throws {
    let files = try files()
    if Snapshots.areRecorded {
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for file in files {
        try Data(file.contents).write(to: Self.folder.appendingPathComponent(file.name))
      }
      Issue.record("the references were recorded anew; read the difference and run again without")
    }
    for file in files {
      let recorded = try? Data(contentsOf: Self.folder.appendingPathComponent(file.name))
      #expect(recorded.map(Array.init) == Array(file.contents), "\(file.name)")
    }
    let recorded = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.map(\.name).sorted() == recorded.sorted())
  }
}
