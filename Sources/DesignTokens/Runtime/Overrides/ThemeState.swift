/// A theme in one word: the brand that is compiled in, by its number, with a pack over it or none; or a
/// theme with overrides.
@_spi(Generated) @frozen public enum ThemeState: Hashable, Sendable {
  case compiled(ThemeOverlay, brand: UInt16)
  case overridden(OverriddenTheme)

  /// The brand with a number.
  @inlinable public init(brand: Int) { self = .compiled(.none, brand: UInt16(brand)) }

  /// The brand with a number, and a pack over it.
  public init(_ overlay: ThemeOverlay, brand: Int) {
    self = .compiled(overlay, brand: UInt16(brand))
  }

  /// The number of the brand.
  @inlinable public var brand: Int {
    switch self {
    case .compiled(_, let brand): Int(brand)
    case .overridden(let theme): brandNumber(of: theme)
    }
  }

  /// The pack's values.
  public var overlay: ThemeOverlay {
    switch self {
    case .compiled(let overlay, _): overlay
    case .overridden(let theme): theme.overlay
    }
  }

  /// A Boolean value that indicates whether some token has another value than the brand and the pack give it.
  public var hasOverrides: Bool {
    switch self {
    case .compiled: false
    case .overridden: true
    }
  }

  /// The theme of the same brand and pack without overrides.
  public var withoutOverrides: ThemeState { ThemeState(overlay, brand: brand) }

  /// The value of a token by the number of its enum and its index there: that of an override, of a pack,
  /// or else the one that is compiled in.
  @inlinable public func value<Value: PackedValue>(
    _ family: Int, _ ordinal: Int, in context: ThemeContext = .light,
    or compiled: @autoclosure () -> Value
  ) -> Value {
    if case .compiled(let overlay, _) = self, _fastPath(overlay.index == 0) { return compiled() }
    return replacedValue(self, family, ordinal, context, or: compiled())
  }

  // MARK: Overriding

  /// The theme with other values for tokens of an enum; `nil` takes an override back.
  public func overriding<Token: DesignToken, Value: PackedValue>(
    _ values: [Token: Value?], family: Int, _ references: ThemeReferences
  ) -> ThemeState {
    overriding(values, references) { references.node(family, $0.ordinal) }
  }

  /// The theme with other values for tokens in no enum, likewise.
  public func overriding<Theme, Value: PackedValue>(
    _ values: [PrimitiveToken<Theme, Value>: Value?], _ references: ThemeReferences
  ) -> ThemeState {
    overriding(values, references) { references.node(ofPrimitive: $0.path) }
  }

  private func overriding<Token: Hashable, Value: PackedValue>(
    _ values: [Token: Value?], _ references: ThemeReferences, node: (Token) -> Int?
  ) -> ThemeState {
    var overrides: [Int: ValueParts] = [:]
    if case .overridden(let theme) = self { overrides = theme.overrides }
    for (token, value) in values {
      guard let node = node(token) else { continue }
      overrides[node] = value?.parts
    }
    guard !overrides.isEmpty else { return withoutOverrides }
    return .overridden(
      OverriddenTheme(
        brand: brand, overlay: overlay, references: references, overrides: overrides))
  }
}

/// The functions that ``ThemeState`` calls for a theme with overrides.
@_spi(Generated) @inline(never) public func brandNumber(of theme: OverriddenTheme) -> Int {
  theme.brand
}

/// The functions that ``ThemeState`` calls for a theme with overrides or a pack.
@_spi(Generated) @inline(never) public func replacedValue<Value: PackedValue>(
  _ state: ThemeState, _ family: Int, _ ordinal: Int, _ context: ThemeContext,
  or compiled: @autoclosure () -> Value
) -> Value {
  let overlay = state.overlay
  func base() -> Value { overlay.value(family, ordinal, in: context, or: compiled()) }
  guard case .overridden(let theme) = state else { return base() }
  return theme.value(family, ordinal, in: context, over: base) ?? base()
}
