import TokenCompiler
import TokenSwift

/// The names in sources of the old version that the new one lacks or has changed, for a person to decide.
package struct LostNames: Sendable {
  struct Member: Sendable {
    /// With its prefix.
    let typeName: String
    let caseName: String
    /// The fate of the name, for example `is gone; the nearest is .textHint`.
    let message: String
    /// A Boolean value that indicates whether another enum may well have a case of the name, so that the name alone
    /// says little.
    var isShared = false
  }

  var members: [Member] = []
  /// Of components' contents.
  var fields: [Member] = []
  var components: [String: String] = [:]
  /// The fates of tokens, by the paths that aliases in specs have.
  var paths: [String: String] = [:]
  /// The fates of the strings that servers sent.
  var strings: [String: String] = [:]

  /// The strings of JSON that are names which servers sent. It knows strings as well as Swift does.
  package func findings(in source: SwiftSource) -> [TextChanges.Finding] {
    let longest = strings.keys.map(\.utf8.count).max() ?? 0
    return source.plainTexts(upTo: longest).compactMap { name, offset in
      strings[name].map { .init(offset: offset + 1, text: "'\(name)' \($0)") }
    }
  }
}
