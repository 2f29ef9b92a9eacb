import TokenCompiler
import TokenPages

/// A pair of things in the old and the new version; `nil` where a version has none.
struct Versions<Value> {
  var old: Value?
  var new: Value?

  func map<Result>(_ transform: (Value) -> Result) -> Versions<Result> {
    Versions<Result>(old: old.map(transform), new: new.map(transform))
  }

  /// Both in words, for example `16px → 20px`.
  func text(_ text: (Value) -> String, orElse nothing: String = "nothing") -> String {
    "\(old.map(text) ?? nothing) → \(new.map(text) ?? nothing)"
  }

  /// Both in a report.
  func phrase(_ phrase: (Value) -> Phrase, orElse nothing: Phrase) -> Phrase {
    "\(old.map(phrase) ?? nothing) → \(new.map(phrase) ?? nothing)"
  }
}

extension Versions: Sendable where Value: Sendable {}
extension Versions: Hashable where Value: Hashable {}

extension Versions: Equatable where Value: Equatable {
  var isSame: Bool { old == new }

  /// Both, where both versions have something and it differs.
  var replacement: Versions? { old == nil || new == nil || isSame ? nil : self }
}

extension Versions<TokenValue> {
  /// A Boolean value that indicates whether both are missing, or differ in notation at most.
  var isEquivalent: Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEquivalent(to: new)
  }
}
