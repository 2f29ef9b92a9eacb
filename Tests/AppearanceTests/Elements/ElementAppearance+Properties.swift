import Appearance

extension ElementAppearance {
  /// The names of the stored properties, in the order of declaration.
  static var declaredProperties: [String] {
    Mirror(reflecting: Self.unset).children.compactMap(\.label)
  }

  /// The names of the stored properties that this look sets, down to views and states.
  var setProperties: [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: Self.unset).children)
      .filter { String(reflecting: $0.value) != String(reflecting: $1.value) }
      .compactMap { $0.0.label }
  }
}
