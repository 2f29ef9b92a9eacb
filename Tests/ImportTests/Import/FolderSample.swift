import TestSupport
import Testing

@testable import TokenCompiler
@testable import TokenImport

/// An import of a folder in memory, as it is planned.
struct FolderSample {
  let plan: ImportPlan
  let result: Importer.Result
  let messages: [String]
  /// Whether the files are refused as they are.
  let isRefused: Bool

  init(_ texts: [(path: String, text: String)], isSilent: Bool = true) throws {
    let marked = MarkedFiles(texts)
    var reader = InputReader(source: MemorySource(marked.files), as: .json5)
    var diagnostics = DiagnosticCollector()
    var sources: [ImportSource] = []
    for file in marked.files {
      let root = try #require(try reader.root(ofFile: file.path, reporting: &diagnostics))
      sources.append(ImportSource(root: root, name: file.path.replacing(".json", with: "")))
    }
    plan = try ImportPlan.make(for: sources, in: reader.tape)
    var options = ImportOptions()
    options.modePlace = plan.modePlace
    options.contextOrder = plan.modifiers.flatMap { modifier in
      modifier.contexts.compactMap { Assignment("\(modifier.name):\($0.name)", at: ":") }
    }
    let document = ImportSourceReader.read(
      Self.sources(sources, of: plan), as: plan.dialect, from: reader.tape, options: options,
      reporting: &diagnostics)
    isRefused = diagnostics.hasErrors
    result = Importer.run(document, options: options, reporting: &diagnostics)
    messages = diagnostics.sorted.map(\.message)
    if isSilent { #expect(messages == [], "\(texts)") }
  }

  /// What counts always, and after it the files of each context.
  private static func sources(_ all: [ImportSource], of plan: ImportPlan) -> [ImportSource] {
    let builds = plan.builds.map(\.name) + plan.withoutTokens
    let switched = plan.modifiers.flatMap { $0.contexts.flatMap(\.files) }
    var sources = all.filter { !switched.contains($0.name) && !builds.contains($0.name) }
    for modifier in plan.modifiers {
      for context in modifier.contexts {
        for file in context.files {
          guard var source = all.first(where: { $0.name == file }) else { continue }
          source.context = Assignment("\(modifier.name):\(context.name)", at: ":")
          sources.append(source)
        }
      }
    }
    return sources
  }

  /// The tokens in the contexts whose names have the words.
  func tokens(in words: [String]) -> [String: String] {
    guard !isRefused else { return [:] }
    var options = InputOptions()
    options.themes = .chosen
    options.modifiers = result.modifiers.compactMap { modifier in
      let context = modifier.contexts.first { context in
        let names = context.lowercased().split { !$0.isLetter }.map(String.init)
        return words.allSatisfy(names.contains)
          || modifier.name == "scheme" && words.contains(context)
      }
      return context.flatMap { Assignment("\(modifier.name)=\($0)") }
    }
    return tokens(options)
  }

  /// The tokens in stated contexts, as `MODIFIER=CONTEXT`.
  func tokens(choosing choices: [String]) -> [String: String] {
    guard !isRefused else { return [:] }
    var options = InputOptions()
    options.themes = .chosen
    options.modifiers = choices.compactMap { Assignment($0) }
    return tokens(options)
  }

  private func tokens(_ options: InputOptions) -> [String: String] {
    let resolved = LoadedFiles(
      result.files.files.map { ($0.name, $0.contents) }, options: options)
    guard let resolution = resolved.resolution, let theme = resolution.themes.first else {
      return [:]
    }
    return Dictionary(
      theme.tokens.map { token in
        let value = resolution.values[token.value]
        return (resolution.pathText(token.path), "\(value.type.rawValue) \(value.shortText)")
      }, uniquingKeysWith: { first, _ in first })
  }
}
