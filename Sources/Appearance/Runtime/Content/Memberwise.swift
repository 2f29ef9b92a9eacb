/// What generated types compare themselves with.
@_spi(Generated) public enum Memberwise {
  /// Whether each of the first values equals its counterpart among the others.
  ///
  /// Not inlined: its code would be repeated for every type.
  @inline(never) public static func areEqual<each Value: Equatable>(
    _ ones: repeat each Value, and others: repeat each Value
  ) -> Bool {
    for (one, other) in repeat (each ones, each others) {
      guard one == other else { return false }
    }
    return true
  }
}
