/// A token that apps don't ask a theme for, as it is there for other tokens to refer to.
///
/// `tokenc` generates one for each hidden token that others follow, where `overrides` of `tokenc.json`
/// is on. An override of it changes all that follow it:
///
/// ```swift
/// let warm = theme.overriding(primitives: [.paletteBlue500: ColorValue(orange)])
/// ```
///
/// `Owner` is the theme whose tokens follow it, and `Value` the type of its values.
public struct PrimitiveToken<Owner, Value: Sendable>: Hashable, Sendable {
  /// The token's path, for example `palette.blue.500`.
  public let path: String

  /// Creates the token at a path of the token files.
  @_spi(Generated) public init(_ path: String) { self.path = path }
}
