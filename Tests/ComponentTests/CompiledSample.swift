import Foundation
import TestSupport

@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenScreens

/// The tokens and components of a folder of this checkout, which many tests read and none changes.
struct CompiledSample: Sendable {
  /// The tokens as they are written.
  let written: TokenTable
  /// The tokens with those that the contract adds.
  let table: CompleteTokenTable
  let components: [Component]

  var design: ScreenDesign { ScreenDesign(written, table, components: components) }

  func reader(typePrefix: String) -> DocumentReader {
    DocumentReader(table: table, components: components, typePrefix: typePrefix)
  }

  func randomDocuments(seed: UInt64) -> RandomDocuments {
    RandomDocuments(table: table, components: components, seed: seed)
  }

  func schema(typePrefix: String) -> ServerSchema {
    ServerSchema(table: table, components: components, typePrefix: typePrefix)
  }

  var soundDocuments: SoundDocuments { SoundDocuments(table: table, components: components) }

  /// A folder's tokens and components, compiled once for all tests of a process.
  static func of(_ folder: String) throws -> CompiledSample {
    try compiled.value(for: folder) {
      let path = ProjectFolder.url.appendingPathComponent(folder).path
      let loaded = try TokenLoader.load([path], from: MemorySource(projectFolder: folder))
      var compiled = try CompiledTokens(loaded)
      try compiled.fulfilContract()
      return CompiledSample(
        written: loaded.table, table: compiled.table, components: compiled.components)
    }
  }

  private static let compiled = MadeOnce<String, CompiledSample>()
}
