/// The names of files that runs record beside the tokens, and that branches change at the same time.
enum RecordFile {
  static let contract = "contract.json"
  static let replacements = "replacements.json"
  /// The name of the list of replacements in earlier versions.
  static let formerReplacements = "generations.json"

  /// Returns a Boolean value that indicates whether a file is one of these, or a baseline of lint.
  static func isMeant(by name: String) -> Bool {
    [contract, replacements, formerReplacements].contains(name) || name.hasSuffix("baseline.json")
  }
}
