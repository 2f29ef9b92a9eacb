import Foundation
import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// Token sets made by chance, imported, resolved in every context and compared with a slow reference.
///
/// `IMPORT_SEEDS` asks for more of them than a run of all tests needs.
@Suite("Imported token sets made by chance") struct ImportPropertyTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["IMPORT_SEEDS"].flatMap { UInt64($0) }
    ?? UInt64(Effort.rounds(120, short: 40))

  @Test(
    "have the values that their tool gives them, or are told to be left out",
    arguments: RandomTokenSets.Form.allCases)
  func values(_ form: RandomTokenSets.Form) throws {
    var (compared, computed, missing) = (0, 0, 0)
    for seed in 0..<Self.seeds {
      var random = SeededGenerator(seed: seed)
      let sets = RandomTokenSets(form, using: &random)
      let sample = ImportSample(form.dialect, sets.files(form), contexts: sets.contexts(form))
      let files = sets.files(form).map(\.text).joined(separator: "\n")
      try #require(
        sample.diagnostics.allSatisfy { $0.severity == .warning || $0.id == .init("wrong-dialect") }
      )
      for choice in sets.choices {
        let reference = SlowTokenReference(sets, choosing: choice)
        let found = sample.numbers(
          choosing: sets.modifiers.map { ($0.name, $0.contexts[choice[$0.name] ?? 0]) })
        for path in Set(found.keys).union(reference.paths).sorted() {
          let expected = reference.numbers(at: path)
          let tally = sample.result.tally()
          let isHole = tally.holes.contains { hole in
            hole.path == path
              && sets.modifiers.contains {
                hole.contexts.contains("\($0.name)=\($0.contexts[choice[$0.name] ?? 0])")
              }
          }
          let isLeftOut = tally.leftOut.contains(path) || isHole
          switch (found[path], expected) {
          case (let found?, let expected?):
            compared += 1
            let isSame =
              found.count == expected.count
              && zip(found, expected).allSatisfy { ($0 - $1).magnitude < 2e-6 }
            try #require(isSame, "\(seed) \(choice) \(path): \(found), not \(expected)\n\(files)")
          case (let found?, nil):
            try #require(Bool(false), "\(seed) \(choice) \(path): \(found), not none\n\(files)")
          case (nil, _?):
            try #require(isLeftOut, "\(seed) \(choice) \(path) is lost\n\(files)")
            computed += 1
          case (nil, nil):
            try #require(isLeftOut, "\(seed) \(choice) \(path) isn't told\n\(files)")
            missing += 1
          }
        }
      }
    }
    // Most of what has a value comes in.
    #expect(compared > computed * 3, "\(compared) compared, \(computed) left out, \(missing) none")
    if Self.seeds > 120 { print(form, compared, computed, missing) }
  }
}

extension RandomTokenSets.Form {
  fileprivate var dialect: ImportDialect {
    switch self {
    case .tokensStudio: .tokensStudio
    case .styleDictionary: .styleDictionary
    case .draft: .dtcgDraft
    }
  }
}

extension ImportSample {
  /// The numbers of each token's value by its path, as ``SlowTokenReference`` has them.
  fileprivate func numbers(choosing choices: [(String, String)]) -> [String: [Double]] {
    guard !result.files.files.isEmpty else { return [:] }
    var options = InputOptions()
    options.themes = .chosen
    options.modifiers = choices.compactMap { Assignment("\($0)=\($1)") }
    let resolved = LoadedFiles(result.files.files.map { ($0.name, $0.contents) }, options: options)
    let hasErrors = resolved.hasErrors
    #expect(!hasErrors, "\(choices): \(resolved.diagnostics.map(\.message))")
    guard let resolution = resolved.resolution, let theme = resolution.themes.first else {
      return [:]
    }
    let values = theme.tokens.map { token in
      (resolution.pathText(token.path), Self.numbers(of: resolution.values[token.value]))
    }
    return Dictionary(uniqueKeysWithValues: values)
  }

  private static func numbers(of value: TokenValue) -> [Double] {
    switch value {
    case .dimension(let dimension): [dimension.value]
    case .color(let color): (0..<3).map { color.components[$0] ?? 0 } + [color.opacity]
    case .typography(let style):
      [style.fontSize.value, style.letterSpacing.value, style.lineHeight]
    default: []
    }
  }
}
