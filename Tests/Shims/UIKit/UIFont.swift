public final class UIFont: NSObject, Sendable {
  /// Linux's Foundation takes the first bytes of an object for the number of its type when it
  /// compares the attributes of neighboring runs, and stops at 0.
  private let typeNumber: UInt = 0x700

  public let familyName: String
  public let fontName: String
  public let pointSize: CGFloat
  public let shimWeight: Weight
  public let shimHasMonospacedDigits: Bool

  public let shimTraits: UIFontDescriptor.SymbolicTraits
  public let shimFeatures: [String: Int]

  public var fontDescriptor: UIFontDescriptor {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: familyName, .traits: [UIFontDescriptor.TraitKey.weight: shimWeight.rawValue],
    ])
    .addingAttributes([.featureSettings: shimFeatureSettings])
    let bold: UIFontDescriptor.SymbolicTraits = shimWeight.rawValue >= 0.4 ? .traitBold : []
    return descriptor.withSymbolicTraits(shimTraits.union(bold)) ?? descriptor
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
      && shimWeight == other.shimWeight && shimTraits == other.shimTraits
      && shimHasMonospacedDigits == other.shimHasMonospacedDigits
      && shimFeatures == other.shimFeatures
  }

  private var shimFeatureSettings: [[CFString: Any]] {
    shimFeatures.map { [kCTFontOpenTypeFeatureTag: $0, kCTFontOpenTypeFeatureValue: $1] }
  }

  /// A stand-in: fonts' own line heights differ.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { -pointSize * 0.2 }

  init(
    family: String, name: String, size: CGFloat, weight: Weight, monospacedDigits: Bool = false,
    traits: UIFontDescriptor.SymbolicTraits = [], features: [String: Int] = [:]
  ) {
    Self.shimCount("fonts")
    familyName = family
    fontName = name
    pointSize = size
    shimWeight = weight
    shimHasMonospacedDigits = monospacedDigits
    shimTraits = traits
    shimFeatures = features
  }

  /// The families that the shim has, and the names of their fonts.
  private static let families = ["Georgia": ["Georgia", "Georgia-Bold"]]

  public static func fontNames(forFamilyName familyName: String) -> [String] {
    shimCount("families")
    return families[familyName] ?? []
  }

  /// How many fonts were made, or families looked up, by this thread.
  public static func shimCount(of name: String) -> Int {
    Thread.current.threadDictionary["shim " + name] as? Int ?? 0
  }

  private static func shimCount(_ name: String) {
    Thread.current.threadDictionary["shim " + name] = shimCount(of: name) + 1
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let (family, _) = Self.families.first(where: { $0.value.contains(fontName) }) else {
      return nil
    }
    self.init(
      family: family, name: fontName, size: fontSize,
      weight: fontName.hasSuffix("-Bold") ? .bold : .regular)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let family = descriptor.fontAttributes[.family] as? String ?? ".AppleSystemUIFont"
    let traits = descriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: CGFloat]
    self.init(
      family: family, name: family, size: pointSize,
      weight: descriptor.symbolicTraits.contains(.traitBold)
        ? .bold : Weight(traits?[.weight] ?? 0),
      traits: descriptor.symbolicTraits, features: descriptor.shimFeatures)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      family: ".AppleSystemUIFont", name: ".SFUI-Regular", size: fontSize, weight: weight)
  }

  /// A stand-in: all styles grow as body text does.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    let size = UIFontMetrics(forTextStyle: style).scaledValue(
      for: sizes[style] ?? 17, compatibleWith: traitCollection)
    return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
  }

  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      family: ".AppleSystemUIFont", name: ".SFUI-Regular", size: fontSize, weight: weight,
      monospacedDigits: true)
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Self(-0.8)
    public static let thin = Self(-0.6)
    public static let light = Self(-0.4)
    public static let regular = Self(0)
    public static let medium = Self(0.23)
    public static let semibold = Self(0.3)
    public static let bold = Self(0.4)
    public static let heavy = Self(0.56)
    public static let black = Self(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")
  }
}

public typealias CTFont = UIFont

public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  public private(set) var symbolicTraits: SymbolicTraits = []

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let descriptor = UIFontDescriptor(fontAttributes: fontAttributes)
    descriptor.symbolicTraits = symbolicTraits
    return descriptor
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = Self(rawValue: "family")
    public static let traits = Self(rawValue: "traits")
    public static let featureSettings = Self(rawValue: "features")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = Self(rawValue: "weight")
  }

  public let fontAttributes: [AttributeName: Any]

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
  }

  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let descriptor = UIFontDescriptor(
      fontAttributes: fontAttributes.merging(attributes) { _, new in new })
    descriptor.symbolicTraits = symbolicTraits
    return descriptor
  }

  /// The values of features by their tags.
  var shimFeatures: [String: Int] {
    let settings = fontAttributes[.featureSettings] as? [[CFString: Any]] ?? []
    return settings.reduce(into: [:]) { features, setting in
      guard let tag = setting[kCTFontOpenTypeFeatureTag] as? String else { return }
      features[tag] = setting[kCTFontOpenTypeFeatureValue] as? Int
    }
  }
}

public final class UIFontMetrics: NSObject, @unchecked Sendable {
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public let shimTextStyle: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    shimTextStyle = textStyle
  }

  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return value * (Self.bodySizes[category] ?? 17) / 17
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// As in UIKit, a maximum of 0 is none.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    let scaled = font.pointSize * (Self.bodySizes[category] ?? 17) / 17
    return UIFont(
      family: font.familyName, name: font.fontName,
      size: maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled, weight: font.shimWeight,
      monospacedDigits: font.shimHasMonospacedDigits, traits: font.shimTraits,
      features: font.shimFeatures)
  }

  /// The size of body text in each category (Human Interface Guidelines, Typography). A stand-in
  /// for all styles, which UIKit scales by curves of their own.
  private static let bodySizes: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
    .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
    .accessibilityExtraExtraExtraLarge: 53,
  ]
}
