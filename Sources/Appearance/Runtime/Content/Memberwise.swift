/// The comparison of generated types.
@_spi(Generated) public enum Memberwise {
  /// A Boolean value that indicates whether each of the first values equals its counterpart among the others.
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
