public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "unspecified")
  public static let extraSmall = Self(rawValue: "extraSmall")
  public static let small = Self(rawValue: "small")
  public static let medium = Self(rawValue: "medium")
  public static let large = Self(rawValue: "large")
  public static let extraLarge = Self(rawValue: "extraLarge")
  public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = Self(rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "accessibilityExtraExtraExtraLarge")
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

@MainActor open class UIDevice: NSObject {
  /// Set by tests, and set back before others run.
  public static var shimIdiom = UIUserInterfaceIdiom.phone

  open class var current: UIDevice { UIDevice() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Self.shimIdiom }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let userInterfaceLevel: UIUserInterfaceLevel
  public let displayGamut: UIDisplayGamut
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let displayScale: CGFloat = 2
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let legibilityWeight: UILegibilityWeight
  public static var current: UITraitCollection {
    get { shimCurrent }
    set { shimCurrent = newValue }
  }
  nonisolated(unsafe) private static var shimCurrent = UITraitCollection()
  /// The values of the traits that apps define.
  nonisolated(unsafe) var custom: [ObjectIdentifier: any Hashable] = [:]

  /// As in UIKit, a view's own traits override those around it.
  func overridden(by overrides: UITraitOverrides) -> UITraitCollection {
    let traits = UITraitCollection(traitsFrom: [self])
    traits.custom = custom.merging(overrides.values) { _, own in own }
    return traits
  }

  public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    custom[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue
  }

  private init(
    _ style: UIUserInterfaceStyle = .unspecified,
    _ contrast: UIAccessibilityContrast = .unspecified,
    _ level: UIUserInterfaceLevel = .unspecified, _ gamut: UIDisplayGamut = .unspecified,
    _ category: UIContentSizeCategory = .unspecified,
    _ sizeClass: UIUserInterfaceSizeClass = .unspecified,
    _ idiom: UIUserInterfaceIdiom = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    legibility: UILegibilityWeight = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceLevel = level
    displayGamut = gamut
    preferredContentSizeCategory = category
    horizontalSizeClass = sizeClass
    userInterfaceIdiom = idiom
    self.layoutDirection = layoutDirection
    legibilityWeight = legibility
  }

  public override convenience init() {
    self.init(.unspecified)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(.unspecified, accessibilityContrast)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(.unspecified, .unspecified, userInterfaceLevel)
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(.unspecified, .unspecified, .unspecified, displayGamut)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(
      .unspecified, .unspecified, .unspecified, .unspecified, preferredContentSizeCategory)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      .unspecified, .unspecified, .unspecified, .unspecified, .unspecified, horizontalSizeClass)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(
      .unspecified, .unspecified, .unspecified, .unspecified, .unspecified, .unspecified,
      userInterfaceIdiom)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(.unspecified, layoutDirection: layoutDirection)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(.unspecified, legibility: legibilityWeight)
  }

  /// The last collection that specifies a trait decides it.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      collections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      collections.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast
        ?? .unspecified,
      collections.last { $0.userInterfaceLevel != .unspecified }?.userInterfaceLevel
        ?? .unspecified,
      collections.last { $0.displayGamut != .unspecified }?.displayGamut ?? .unspecified,
      collections.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified,
      collections.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
        ?? .unspecified,
      collections.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom
        ?? .unspecified,
      layoutDirection: collections.last { $0.layoutDirection != .unspecified }?.layoutDirection
        ?? .unspecified,
      legibility: collections.last { $0.legibilityWeight != .unspecified }?.legibilityWeight
        ?? .unspecified)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || accessibilityContrast != other?.accessibilityContrast
      || userInterfaceLevel != other?.userInterfaceLevel || displayGamut != other?.displayGamut
  }
}

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that the system defines.
protocol ShimSystemTrait: UITraitDefinition {
  static var property: PartialKeyPath<UITraitCollection> { get }
}

public struct UITraitUserInterfaceStyle: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.userInterfaceStyle }
}

public struct UITraitAccessibilityContrast: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.userInterfaceLevel }
}

public struct UITraitLayoutDirection: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.layoutDirection }
}

public struct UITraitDisplayGamut: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.displayGamut }
}

public struct UITraitPreferredContentSizeCategory: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.preferredContentSizeCategory }
}

/// "The legibility weight of the environment", which Bold Text makes bold.
public struct UITraitLegibilityWeight: ShimSystemTrait {
  public static let defaultValue = 0
  static var property: PartialKeyPath<UITraitCollection> { \.legibilityWeight }
}

extension UITraitCollection {
  /// Whether a trait is another one than in other traits.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    func value(_ traits: UITraitCollection) -> AnyHashable? {
      guard let system = trait as? any ShimSystemTrait.Type else {
        return traits.custom[ObjectIdentifier(trait)].map { AnyHashable($0) }
      }
      return traits[keyPath: system.property] as? AnyHashable
    }
    return value(self) != value(other)
  }
}

public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { get set }
}

public struct UITraitOverrides: UIMutableTraits {
  var values: [ObjectIdentifier: any Hashable] = [:]

  public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    get { values[ObjectIdentifier(trait)] as? T.Value ?? trait.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue as? any Hashable }
  }

  public mutating func remove(_ trait: UITrait) {
    values[ObjectIdentifier(trait)] = nil
  }
}

@MainActor public protocol UITraitChangeRegistration: AnyObject {}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  where TraitEnvironment: UITraitEnvironment
  @discardableResult @MainActor func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
}

final class ShimRegistration: UITraitChangeRegistration {}
