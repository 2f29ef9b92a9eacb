import Testing

@testable import TokenChange
@testable import TokenCommands
@testable import TokenCompiler
@testable import TokenComponents

/// Token files in memory, or a resolver document and what it names, and perhaps a `tokenc.json`, as
/// one side of a comparison.
struct DiffSample {
  let loaded: LoadedTokens
  /// The component specs among the files.
  let components: [ComponentSpec<Alias>]

  init(_ files: KeyValuePairs<String, String>) throws {
    try self.init(files.map { ($0.key, Array($0.value.utf8)) })
  }

  init(_ files: [(path: String, bytes: [UInt8])]) throws {
    var loaded = try TokenLoader.load([""], from: MemorySource(files))
    components = try loaded.readSpecs()
    try loaded.throwIfErrors()
    self.loaded = loaded
  }

  func side(_ label: String) -> ComparedTokens {
    ComparedTokens(
      label: label, loaded.table, components: components, keepsConstantAxes: loaded.isResolver)
  }

  /// Compares two versions.
  static func diff(
    _ old: DiffSample, _ new: DiffSample, options: DiffOptions = DiffOptions()
  ) -> TokenDiff {
    TokenComparison.diff(old.side("old"), new.side("new"), options: options)
  }

  /// Compares two versions of one token file.
  static func diff(
    _ old: String, _ new: String, configuration: String = "{}"
  ) throws -> TokenDiff {
    diff(
      try DiffSample(["a.tokens.json": old, "tokenc.json": configuration]),
      try DiffSample(["a.tokens.json": new, "tokenc.json": configuration]))
  }
}

extension TokenDiff {
  /// Each change as `kind path`, with the old path behind `<` and `!` when it breaks.
  var outline: [String] {
    changes.map { change in
      var text = "\(change.kind.rawValue) \(change.path)"
      if let from = change.from { text += " < \(from)" }
      return change.isBreaking ? text + " !" : text
    }
  }
}

extension ThemeLabel {
  /// For example `alfa dark`, or `default dark` for an input without brands.
  var text: String {
    ([brand] + ThemeAxis.allCases.compactMap { contexts[$0] }).joined(separator: " ")
  }
}

extension DiffCommand {
  /// Reads a command line that starts with `diff`.
  init(reading words: [String]) throws {
    self = try #require(CommandLineRequest(words).command as? DiffCommand)
  }
}
