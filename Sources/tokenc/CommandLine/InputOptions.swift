/// What a command line says about the tokens to load, besides where they are.
struct InputOptions: Hashable, Sendable {
  /// The brands to load, in any order; all when empty.
  var brands: [String] = []
  /// The contexts of modifiers that are fixed; each modifier occurs once.
  var modifiers: [Assignment] = []
  /// Which resolver document to use when a folder holds several.
  var resolver: String?
  /// Whether a resolver may name files outside its own folder and the working directory.
  var allowsOutside = false
  /// Whether the command line names no command, so that an input may be a misspelt one.
  var isCommandImplied = false

  /// ``modifiers`` as planning and selection take them.
  var choices: [(modifier: String, context: String)] { modifiers.map { ($0.name, $0.value) } }
}

/// A name and its value, written `NAME=VALUE`.
struct Assignment: Hashable, Sendable {
  let name: String
  let value: String

  /// Splits at the first `=`; answers `nil` when it or a side of it is missing.
  init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    name = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
    guard !name.isEmpty, !value.isEmpty else { return nil }
  }
}
