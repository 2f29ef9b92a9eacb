import TokenCompiler

/// What the old and the new version have in one place; `nil` where a version has nothing.
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
}

extension Versions: Sendable where Value: Sendable {}
extension Versions: Hashable where Value: Hashable {}

extension Versions: Equatable where Value: Equatable {
  var isSame: Bool { old == new }

  /// Both, where both versions have something and it differs.
  var replacement: Versions? { old == nil || new == nil || isSame ? nil : self }
}

extension Versions<TokenValue> {
  /// Whether both are missing, or differ in notation at most.
  var isEquivalent: Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEquivalent(to: new)
  }
}
