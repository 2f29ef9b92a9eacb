/// A value whose parts may be unset, and may be overridden by another value of its type.
///
/// `base.overriding(with: change)` is `base` with what `change` sets. The operation is associative,
/// and ``unset`` changes nothing on either side.
public protocol Overridable: Equatable {
  /// The value that sets nothing.
  static var unset: Self { get }

  /// This value, except for what `other` sets.
  func overriding(with other: Self) -> Self
}

extension Optional: Overridable where Wrapped: Equatable {
  /// `nil`.
  public static var unset: Self { nil }

  /// `other`, unless it is `nil`.
  public func overriding(with other: Self) -> Self { other ?? self }
}

extension Overridable {
  /// This value with each of `properties` overridden by that of `other`.
  func merging<each Property: Overridable>(
    _ other: Self, _ properties: repeat WritableKeyPath<Self, each Property>
  ) -> Self {
    var result = self
    for property in repeat each properties {
      let merged = self[keyPath: property].overriding(with: other[keyPath: property])
      result[keyPath: property] = merged
    }
    return result
  }
}
