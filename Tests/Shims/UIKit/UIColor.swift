public final class UIColor: NSObject, @unchecked Sendable {
  private enum Storage {
    case components(ShimComponents)
    case dynamic((UITraitCollection) -> UIColor)
  }

  /// See `UIFont`.
  private let typeNumber: UInt = 0x700

  private let storage: Storage

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .components(
      ShimComponents(red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: false))
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .components(
      ShimComponents(
        red: displayP3Red, green: green, blue: blue, alpha: alpha, isDisplayP3: true))
  }

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public static let systemBackground = UIColor { traits in
    let white: CGFloat = traits.userInterfaceStyle == .dark ? 0 : 1
    return UIColor(red: white, green: white, blue: white, alpha: 1)
  }

  /// Black in light, white in dark.
  public static let label = UIColor { traits in
    let white: CGFloat = traits.userInterfaceStyle == .dark ? 1 : 0
    return UIColor(red: white, green: white, blue: white, alpha: 1)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .components: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  public var cgColor: CGColor {
    switch storage {
    case .components(let components): CGColor(components)
    case .dynamic: resolvedColor(with: UITraitCollection()).cgColor
    }
  }
}
