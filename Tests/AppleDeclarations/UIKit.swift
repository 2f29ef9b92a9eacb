@_exported import CoreText
@_exported import Foundation

#if !os(watchOS)
  @_exported import CoreImage
  @_exported import QuartzCore
#endif
// https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open var cgColor: CGColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  #if !os(watchOS)
    @available(iOS 13, tvOS 13, *) open class var label: UIColor { fatalError() }
    @available(iOS 13, *) @available(tvOS, unavailable) open class var systemBackground: UIColor {
      fatalError()
    }
  #endif
  #if !os(watchOS)
    @available(iOS 13, tvOS 13, *) public init(
      dynamicProvider: @escaping (UITraitCollection) -> UIColor
    ) {}
    @available(iOS 13, tvOS 13, *) open func resolvedColor(with: UITraitCollection) -> UIColor {
      fatalError()
    }
  #endif
}

// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: CTFont, @unchecked Sendable {
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(_ r: CGFloat) { rawValue = r }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(0), thin = Weight(0), light = Weight(0),
      regular = Weight(0), medium = Weight(0), semibold = Weight(0), bold = Weight(0),
      heavy = Weight(0), black = Weight(0)
  }
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 11, watchOS 5, visionOS 1, *) @available(tvOS, unavailable) public static
      let largeTitle = TextStyle(rawValue: "")
    @available(iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    public static let extraLargeTitle = TextStyle(rawValue: "")
    @available(iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
    public static let extraLargeTitle2 = TextStyle(rawValue: "")
    public static let title1 = TextStyle(rawValue: ""), title2 = TextStyle(rawValue: ""),
      title3 = TextStyle(rawValue: ""), headline = TextStyle(rawValue: ""),
      subheadline = TextStyle(rawValue: ""), body = TextStyle(rawValue: ""),
      callout = TextStyle(rawValue: ""), footnote = TextStyle(rawValue: ""),
      caption1 = TextStyle(rawValue: ""), caption2 = TextStyle(rawValue: "")
  }
  open class func fontNames(forFamilyName: String) -> [String] { [] }
  public init?(name: String, size: CGFloat) { nil }
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}
  open class func systemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  open class func preferredFont(forTextStyle: UIFont.TextStyle) -> UIFont { fatalError() }
  #if !os(watchOS)
    open class func preferredFont(
      forTextStyle: UIFont.TextStyle, compatibleWith: UITraitCollection?
    ) -> UIFont { fatalError() }
  #endif
  open class func monospacedDigitSystemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    fatalError()
  }
  open var familyName: String { "" }
  open var fontName: String { "" }
  open var pointSize: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { fatalError() }
  open var lineHeight: CGFloat { 0 }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
}

// https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitItalic: Self { Self(rawValue: 1 << 0) }
    public static var traitBold: Self { Self(rawValue: 1 << 1) }
    public static var traitMonoSpace: Self { Self(rawValue: 1 << 10) }
  }
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { [] }
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? { nil }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: ""), traits = AttributeName(rawValue: "t"),
      featureSettings = AttributeName(rawValue: "f")
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "")
  }
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { [:] }
  public convenience init(fontAttributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    fatalError()
  }
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor { self }
}

// https://developer.apple.com/documentation/uikit/uifontmetrics
@available(iOS 11, tvOS 11, watchOS 4, *)
open class UIFontMetrics: NSObject, @unchecked Sendable {
  open class var `default`: UIFontMetrics { fatalError() }
  public init(forTextStyle: UIFont.TextStyle) {}
  open func scaledValue(for: CGFloat) -> CGFloat { 0 }
  #if !os(watchOS)
    open func scaledValue(for: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat { 0 }
  #endif
  open func scaledFont(for: UIFont) -> UIFont { fatalError() }
  open func scaledFont(for: UIFont, maximumPointSize: CGFloat) -> UIFont { fatalError() }
  #if !os(watchOS)
    open func scaledFont(for: UIFont, compatibleWith: UITraitCollection?) -> UIFont { fatalError() }
    open func scaledFont(for: UIFont, maximumPointSize: CGFloat, compatibleWith: UITraitCollection?)
      -> UIFont
    { fatalError() }
  #endif
}

// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
extension NSTextAlignment { public init(_ n: CTTextAlignment) { self = .left } }

// https://developer.apple.com/documentation/uikit/cttextalignment
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }

// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment { fatalError() }
  open var lineBreakMode: NSLineBreakMode { fatalError() }
  open var minimumLineHeight: CGFloat { 0 }
  open var maximumLineHeight: CGFloat { 0 }
  open var paragraphSpacing: CGFloat { 0 }
  open var hyphenationFactor: Float { 0 }
}

// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
  open override var minimumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
  open override var maximumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
  open override var paragraphSpacing: CGFloat {
    get { 0 }
    set {}
  }
  open override var hyphenationFactor: Float {
    get { 0 }
    set {}
  }
}

// https://developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
  public static let font = Self("f"), kern = Self("k"), paragraphStyle = Self("p"),
    baselineOffset = Self("b"), foregroundColor = Self("c"), backgroundColor = Self("B"),
    link = Self("l"), underlineStyle = Self("u"), strikethroughStyle = Self("s"),
    shadow = Self("h")
}

// https://developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject {
  open var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  open var shadowBlurRadius: CGFloat {
    get { 0 }
    set {}
  }
  open var shadowColor: Any?
}

// https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var single: Self { Self(rawValue: 1) }
}
#if !os(watchOS)
  // https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
  public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

  // https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
  public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
  }

  // https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
  @available(tvOS, unavailable) public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
  }

  // https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    @available(iOS 14, tvOS 14, *) case mac = 5
    @available(iOS 17, tvOS 17, *) case vision = 6
  }

  // https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
  public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

  // https://developer.apple.com/documentation/uikit/uidisplaygamut
  public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB, P3
  }

  // https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
  public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

  // https://developer.apple.com/documentation/uikit/uicontentsizecategory
  public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = Self(rawValue: ""), extraSmall = Self(rawValue: ""),
      small = Self(rawValue: ""),
      medium = Self(rawValue: ""), large = Self(rawValue: ""), extraLarge = Self(rawValue: ""),
      extraExtraLarge = Self(rawValue: ""), extraExtraExtraLarge = Self(rawValue: ""),
      accessibilityMedium = Self(rawValue: ""), accessibilityLarge = Self(rawValue: ""),
      accessibilityExtraLarge = Self(rawValue: ""),
      accessibilityExtraExtraLarge = Self(rawValue: ""),
      accessibilityExtraExtraExtraLarge = Self(rawValue: "")
  }

  // https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
  public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
  }

  // https://developer.apple.com/documentation/uikit/uilegibilityweight
  @available(iOS 13, tvOS 13, *) public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
  }

  // https://developer.apple.com/documentation/uikit/uidevice
  @MainActor open class UIDevice: NSObject {
    open class var current: UIDevice { fatalError() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uitraitcollection
  open class UITraitCollection: NSObject, @unchecked Sendable {
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init() }
    @available(iOS 13, tvOS 13, *)
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
    @available(iOS 13, *) @available(tvOS, unavailable)
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init() }
    public convenience init(displayGamut: UIDisplayGamut) { self.init() }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }
    @available(iOS, introduced: 8, deprecated: 17) @available(tvOS, introduced: 9, deprecated: 17)
    @available(visionOS, introduced: 1, deprecated: 1)
    public convenience init(traitsFrom: [UITraitCollection]) { self.init() }
    open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
    open var displayScale: CGFloat { 0 }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
    @available(iOS 13, *) @available(tvOS, unavailable) open var userInterfaceLevel:
      UIUserInterfaceLevel
    { fatalError() }
    @available(iOS 13, tvOS 13, *) open var accessibilityContrast: UIAccessibilityContrast {
      fatalError()
    }
    open var displayGamut: UIDisplayGamut { fatalError() }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
    open var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
    @available(iOS 13, tvOS 13, *)
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
    @available(iOS 13, tvOS 13, *) open var legibilityWeight: UILegibilityWeight { fatalError() }
    @available(iOS 13, tvOS 13, *) open class var current: UITraitCollection {
      get { fatalError() }
      set {}
    }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { fatalError() }
    @available(iOS 13, tvOS 13, *) open func hasDifferentColorAppearance(
      comparedTo: UITraitCollection?
    ) -> Bool { false }
  }

  // https://developer.apple.com/documentation/uikit/uitraitdefinition
  @available(iOS 17, tvOS 17, *) public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
    static var affectsColorAppearance: Bool { get }
  }
  @available(iOS 17, tvOS 17, *) extension UITraitDefinition {
    public static var affectsColorAppearance: Bool { false }
  }

  // https://developer.apple.com/documentation/uikit/uitrait
  @available(iOS 17, tvOS 17, *) public typealias UITrait = UITraitDefinition.Type

  // https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle
  @available(iOS 17, tvOS 17, *) public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = 0
  }

  // https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
  @available(iOS 17, tvOS 17, *) public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = 0
  }

  // https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel
  @available(iOS 17, *) @available(tvOS, unavailable)
  public struct UITraitUserInterfaceLevel: UITraitDefinition { public static let defaultValue = 0 }

  // https://developer.apple.com/documentation/uikit/uitraitlayoutdirection
  @available(iOS 17, tvOS 17, *) public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = 0
  }

  // https://developer.apple.com/documentation/uikit/uitraitdisplaygamut
  @available(iOS 17, tvOS 17, *) public struct UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = 0
  }

  // https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
  @available(iOS 17, tvOS 17, *)
  public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = 0
  }

  // https://developer.apple.com/documentation/uikit/uitraitlegibilityweight
  @available(iOS 17, tvOS 17, *) public struct UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = 0
  }

  // https://developer.apple.com/documentation/uikit/uimutabletraits-13ja5
  @available(iOS 17, tvOS 17, *) public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { get set }
  }

  // https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
  @available(iOS 17, tvOS 17, *) public struct UITraitOverrides: UIMutableTraits {
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
      get { fatalError() }
      set {}
    }
    public func contains(_ trait: UITrait) -> Bool { false }
    public mutating func remove(_ trait: UITrait) {}
  }

  // https://developer.apple.com/documentation/uikit/uitraitcollection
  @available(iOS 17, tvOS 17, *) extension UITraitCollection {
    public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uitraitchangeregistration
  @available(iOS 17, tvOS 17, *) @MainActor
  public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

  // https://developer.apple.com/documentation/uikit/uitraitchangeobservable
  @available(iOS 17, tvOS 17, *) @MainActor public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment
    @discardableResult @MainActor func registerForTraitChanges<TraitEnvironment>(
      _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment
  }

  // https://developer.apple.com/documentation/uikit/uiview
  @available(iOS 17, tvOS 17, *) extension UIView {
    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
      _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uiedgeinsets
  public struct UIEdgeInsets: Equatable, Sendable {
    public var top, left, bottom, right: CGFloat
    public static var zero: UIEdgeInsets { fatalError() }
    public init() { fatalError() }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
  public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init() { fatalError() }
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
  @available(iOS 13, tvOS 13, *) public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: NSDirectionalRectEdge { .init(rawValue: 1) }
    public static var leading: NSDirectionalRectEdge { .init(rawValue: 2) }
    public static var bottom: NSDirectionalRectEdge { .init(rawValue: 4) }
    public static var trailing: NSDirectionalRectEdge { .init(rawValue: 8) }
  }

  // https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
  public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  // https://developer.apple.com/documentation/uikit/uiimage
  open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
      case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    @available(iOS 13, tvOS 13, *) public enum SymbolWeight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    @available(iOS 13, tvOS 13, *)
    open class Configuration: NSObject, @unchecked Sendable {}
    @available(iOS 13, tvOS 13, *)
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
      public convenience init(pointSize: CGFloat) { self.init() }
      public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    }
    public override init() {}
    public convenience init?(named name: String) { nil }
    @available(iOS 13, tvOS 13, *) public init?(systemName: String) { nil }
    open var renderingMode: UIImage.RenderingMode { fatalError() }
    open var capInsets: UIEdgeInsets { fatalError() }
    open var resizingMode: UIImage.ResizingMode { fatalError() }
    open var size: CGSize { fatalError() }
    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {}
    open var cgImage: CGImage? { nil }
    open var scale: CGFloat { 0 }
    open var imageOrientation: UIImage.Orientation { .up }
    open var images: [UIImage]? { nil }
    @available(iOS 13, tvOS 13, *) open var isSymbolImage: Bool { false }
    open var flipsForRightToLeftLayoutDirection: Bool { false }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    open var imageAsset: UIImageAsset? { nil }
    open func withRenderingMode(_: UIImage.RenderingMode) -> UIImage { self }
    @available(iOS 13, tvOS 13, *) open func withTintColor(
      _: UIColor, renderingMode: UIImage.RenderingMode
    ) -> UIImage { self }
    open func resizableImage(withCapInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode)
      -> UIImage
    { self }
  }

  // https://developer.apple.com/documentation/uikit/uiimageasset
  open class UIImageAsset: NSObject, @unchecked Sendable {
    open func image(with traitCollection: UITraitCollection) -> UIImage { fatalError() }
  }

  // https://developer.apple.com/documentation/coreimage/ciimage/init(image:)
  extension CIImage {
    public convenience init?(image: UIImage) { nil }
  }

  // https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
  open class UIGraphicsRendererFormat: NSObject {}

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
  open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    @available(iOS 11, tvOS 11, *) public convenience init(for: UITraitCollection) { self.init() }
  }

  // https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
  open class UIGraphicsRendererContext: NSObject { open var cgContext: CGContext { fatalError() } }

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
  open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}

  // https://developer.apple.com/documentation/uikit/uigraphicsrenderer
  open class UIGraphicsRenderer: NSObject {}

  // https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
  open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uiresponder
  @MainActor open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { false }
    open func resignFirstResponder() -> Bool { false }
  }

  // https://developer.apple.com/documentation/uikit/uitraitenvironment
  @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    @available(iOS, introduced: 8, deprecated: 17) @available(tvOS, introduced: 9, deprecated: 17)
    @available(visionOS, introduced: 1, deprecated: 1)
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }

  // https://developer.apple.com/documentation/uikit/uiview
  @MainActor open class UIView: UIResponder, UITraitEnvironment {
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
        topLeft, topRight, bottomLeft, bottomRight
    }
    public struct AutoresizingMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static var flexibleWidth: AutoresizingMask { .init(rawValue: 2) }
      public static var flexibleTopMargin: AutoresizingMask { .init(rawValue: 8) }
      public static var flexibleHeight: AutoresizingMask { .init(rawValue: 16) }
    }
    public init(frame: CGRect = .zero) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var layer: CALayer { fatalError() }
    open var safeAreaInsets: UIEdgeInsets { fatalError() }
    open func didMoveToSuperview() {}
    open var frame: CGRect {
      get { fatalError() }
      set {}
    }
    open var bounds: CGRect {
      get { fatalError() }
      set {}
    }
    open var center: CGPoint {
      get { fatalError() }
      set {}
    }
    // https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
    open var accessibilityIdentifier: String? {
      get { nil }
      set {}
    }
    // https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors
    @available(iOS 11, tvOS 11, *) open var accessibilityIgnoresInvertColors: Bool {
      get { false }
      set {}
    }
    open var autoresizingMask: UIView.AutoresizingMask {
      get { fatalError() }
      set {}
    }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
      get { false }
      set {}
    }
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { fatalError() }
    open var intrinsicContentSize: CGSize { fatalError() }
    open func invalidateIntrinsicContentSize() {}
    public class var noIntrinsicMetric: CGFloat { -1 }
    @available(iOS 8, tvOS 9, *)
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { targetSize }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open var transform: CGAffineTransform {
      get { fatalError() }
      set {}
    }
    open func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    @available(iOS 9, tvOS 9, *) open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    @available(iOS 9, tvOS 9, *) open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    @available(iOS 9, tvOS 9, *) open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    @available(iOS 9, tvOS 9, *) open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    @available(iOS 9, tvOS 9, *) open var widthAnchor: NSLayoutDimension { fatalError() }
    @available(iOS 9, tvOS 9, *) open var heightAnchor: NSLayoutDimension { fatalError() }
    open var backgroundColor: UIColor?
    @available(iOS 17, tvOS 17, *) open func updateTraitsIfNeeded() {}
    open var tintColor: UIColor!
    open var alpha: CGFloat {
      get { 0 }
      set {}
    }
    open var clipsToBounds: Bool {
      get { false }
      set {}
    }
    open var isHidden: Bool {
      get { false }
      set {}
    }
    open var isUserInteractionEnabled: Bool {
      get { false }
      set {}
    }
    open var contentMode: UIView.ContentMode {
      get { fatalError() }
      set {}
    }
    @available(iOS 11, tvOS 11, *) open var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { fatalError() }
      set {}
    }
    open var subviews: [UIView] { [] }
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func addSubview(_ view: UIView) {}
    open func bringSubviewToFront(_ view: UIView) {}
    open func removeFromSuperview() {}
    open var superview: UIView? { nil }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
    open var semanticContentAttribute: UISemanticContentAttribute {
      get { fatalError() }
      set {}
    }
    open var traitCollection: UITraitCollection { fatalError() }
    @available(iOS, introduced: 8, deprecated: 17) @available(tvOS, introduced: 9, deprecated: 17)
    @available(visionOS, introduced: 1, deprecated: 1)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }
  @available(iOS 17, tvOS 17, *) extension UIView: UITraitChangeObservable {
    public var traitOverrides: UITraitOverrides {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uiviewcontroller
  @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var view: UIView!
    open func loadView() {}
    open func viewDidLayoutSubviews() {}
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {}
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    @available(iOS 15, *) @available(tvOS, unavailable)
    open var sheetPresentationController: UISheetPresentationController? { nil }
    open func viewDidLoad() {}
    open var traitCollection: UITraitCollection { fatalError() }
    @available(iOS, introduced: 8, deprecated: 17) @available(tvOS, introduced: 9, deprecated: 17)
    @available(visionOS, introduced: 1, deprecated: 1)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }
  @available(iOS 17, tvOS 17, *) extension UIViewController: UITraitChangeObservable {
    @discardableResult public func registerForTraitChanges<TraitEnvironment>(
      _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment { fatalError() }
    public var traitOverrides: UITraitOverrides {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uipresentationcontroller
  @MainActor open class UIPresentationController: NSObject {}

  // https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
  @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect: CGRect {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
  @available(iOS 15, *) @available(tvOS, unavailable)
  @MainActor open class UISheetPresentationController: UIPresentationController {
    // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @MainActor open class Detent: NSObject {
      public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      open class func medium() -> Self { fatalError() }
      open class func large() -> Self { fatalError() }
    }
    open var detents: [UISheetPresentationController.Detent] {
      get { [] }
      set {}
    }
  }
  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
  @available(iOS 16, *) @available(tvOS, unavailable)
  @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol
  {
    var maximumDetentValue: CGFloat { get }
  }
  @available(iOS 16, *) @available(tvOS, unavailable)
  extension UISheetPresentationController.Detent {
    public class func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> UISheetPresentationController.Detent { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uialertaction
  @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public convenience init(
      title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uialertcontroller
  @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(
      title: String?, message: String?, preferredStyle: UIAlertController.Style
    ) { fatalError() }
    open func addAction(_ action: UIAlertAction) {}
  }

  // https://developer.apple.com/documentation/objectivec/nsobject
  extension NSObject {
    @MainActor open var isAccessibilityElement: Bool {
      get { false }
      set {}
    }
    @MainActor open var accessibilityLabel: String? {
      get { nil }
      set {}
    }
    @MainActor open var accessibilityValue: String? {
      get { nil }
      set {}
    }
    @MainActor open var accessibilityHint: String? {
      get { nil }
      set {}
    }
    @MainActor open var accessibilityTraits: UIAccessibilityTraits {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct
  public struct UIAccessibility {
    @available(iOS 8, tvOS 9, *) public static var isReduceMotionEnabled: Bool { false }
    public static let boldTextStatusDidChangeNotification = NSNotification.Name("")
    // https://developer.apple.com/documentation/uikit/uiaccessibility/notification
    public struct Notification: Hashable, RawRepresentable, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let announcement = Notification(rawValue: 1008)
    }
    @MainActor public static func post(
      notification: UIAccessibility.Notification, argument: Any?
    ) {}
  }

  // https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
  public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static var button: UIAccessibilityTraits { .init(rawValue: 1) }
    public static var link: UIAccessibilityTraits { .init(rawValue: 2) }
    public static var image: UIAccessibilityTraits { .init(rawValue: 4) }
    public static var selected: UIAccessibilityTraits { .init(rawValue: 8) }
    public static var header: UIAccessibilityTraits { .init(rawValue: 16) }
    public static var notEnabled: UIAccessibilityTraits { .init(rawValue: 32) }
    @available(iOS 17, tvOS 17, *) public static var toggleButton: UIAccessibilityTraits {
      .init(rawValue: 64)
    }
  }

  // https://developer.apple.com/documentation/uikit/uievent
  @MainActor open class UIEvent: NSObject {}

  // https://developer.apple.com/documentation/uikit/uimenuelement
  @available(iOS 13, tvOS 13, *) @MainActor open class UIMenuElement: NSObject {}

  // https://developer.apple.com/documentation/uikit/uiaction
  @available(iOS 13, tvOS 13, *) @MainActor open class UIAction: UIMenuElement {
    public convenience init(
      title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
    ) { fatalError() }
  }
  @available(iOS 13, tvOS 13, *) public typealias UIActionHandler = (UIAction) -> Void

  // https://developer.apple.com/documentation/uikit/uivisualeffectview
  @MainActor open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var contentView: UIView { self }
  }

  // https://developer.apple.com/documentation/uikit/uivisualeffect
  @MainActor open class UIVisualEffect: NSObject {}

  // https://developer.apple.com/documentation/uikit/uifocusupdatecontext
  @available(iOS 9, tvOS 9, *) @MainActor open class UIFocusUpdateContext: NSObject {}

  // https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator
  @available(iOS 9, tvOS 9, *) @MainActor open class UIFocusAnimationCoordinator: NSObject {}

  // https://developer.apple.com/documentation/uikit/uitimingcurveprovider
  @available(iOS 10, tvOS 10, *) @MainActor public protocol UITimingCurveProvider {}

  // https://developer.apple.com/documentation/uikit/uicubictimingparameters
  @available(iOS 10, tvOS 10, *) @MainActor
  open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
  }

  // https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
  @available(iOS 10, tvOS 10, *) @MainActor open class UIViewPropertyAnimator: NSObject {
    public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {}
    open func addAnimations(_ animation: @escaping () -> Void) {}
    open func startAnimation(afterDelay delay: Double) {}
  }

  // https://developer.apple.com/documentation/uikit/uiblureffect
  @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
      case extraLight = 0
      case light = 1
      case dark = 2
      @available(iOS, unavailable) @available(visionOS, unavailable) case extraDark = 3
      @available(iOS 10, tvOS 10, *) case regular = 4
      @available(iOS 10, tvOS 10, *) case prominent = 5
      @available(iOS 13, *) @available(tvOS, unavailable) case systemUltraThinMaterial = 6
      @available(iOS 13, *) @available(tvOS, unavailable) case systemThinMaterial = 7
      @available(iOS 13, *) @available(tvOS, unavailable) case systemMaterial = 8
      @available(iOS 13, *) @available(tvOS, unavailable) case systemThickMaterial = 9
      @available(iOS 13, *) @available(tvOS, unavailable)
      case systemChromeMaterial = 10
      @available(iOS 13, *) @available(tvOS, unavailable)
      case systemUltraThinMaterialLight = 11
      @available(iOS 13, *) @available(tvOS, unavailable)
      case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
        systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
        systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
    public convenience init(style: UIBlurEffect.Style) { fatalError() }
  }

  #if !os(visionOS)
    // https://developer.apple.com/documentation/uikit/uiglasseffect
    @available(iOS 26, tvOS 26, *) @MainActor open class UIGlassEffect: UIVisualEffect {
      public enum Style: Int, Sendable { case regular, clear }
      public convenience init(style: UIGlassEffect.Style) { fatalError() }
    }
  #endif

  // https://developer.apple.com/documentation/uikit/nslayoutanchor
  @available(iOS 9, tvOS 9, *) @MainActor open class NSLayoutAnchor<AnchorType>: NSObject
  where AnchorType: AnyObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
      fatalError()
    }
    open func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
  @available(iOS 9, tvOS 9, *) @MainActor
  open class NSLayoutXAxisAnchor:
    NSLayoutAnchor<NSLayoutXAxisAnchor>
  {}

  // https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
  @available(iOS 9, tvOS 9, *) @MainActor
  open class NSLayoutYAxisAnchor:
    NSLayoutAnchor<NSLayoutYAxisAnchor>
  {}

  // https://developer.apple.com/documentation/uikit/nslayoutdimension
  @available(iOS 9, tvOS 9, *) @MainActor
  open class NSLayoutDimension:
    NSLayoutAnchor<NSLayoutDimension>
  {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      fatalError()
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      fatalError()
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
      -> NSLayoutConstraint
    { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uilayoutguide
  @available(iOS 9, tvOS 9, *) @MainActor open class UILayoutGuide: NSObject {
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uicontrol
  @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static var touchUpInside: Event { .init(rawValue: 64) }
      public static var valueChanged: Event { .init(rawValue: 4096) }
      @available(iOS 9, *) public static var primaryActionTriggered: Event { .init(rawValue: 8192) }
      public static var editingDidBegin: Event { .init(rawValue: 65536) }
      public static var editingChanged: Event { .init(rawValue: 131072) }
      public static var editingDidEnd: Event { .init(rawValue: 262144) }
      public static var editingDidEndOnExit: Event { .init(rawValue: 524288) }
    }
    @available(iOS 14, tvOS 14, *)
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
    public struct State: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static var normal: State { [] }
      public static var highlighted: State { .init(rawValue: 1) }
      public static var disabled: State { .init(rawValue: 2) }
      public static var selected: State { .init(rawValue: 4) }
      @available(iOS 9, *) public static var focused: State { .init(rawValue: 8) }
    }
    open var state: UIControl.State { [] }
    open var isEnabled: Bool {
      get { false }
      set {}
    }
    open var isSelected: Bool {
      get { false }
      set {}
    }
    open var isHighlighted: Bool {
      get { false }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
  @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
  }

  // https://developer.apple.com/documentation/uikit/uilabel
  @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont!
    open var textColor: UIColor!
    open var highlightedTextColor: UIColor?
    open var textAlignment: NSTextAlignment {
      get { fatalError() }
      set {}
    }
    open var numberOfLines: Int {
      get { 0 }
      set {}
    }
    open var lineBreakMode: NSLineBreakMode {
      get { fatalError() }
      set {}
    }
    open var adjustsFontSizeToFitWidth: Bool {
      get { false }
      set {}
    }
    open var minimumScaleFactor: CGFloat {
      get { 0 }
      set {}
    }
    open var adjustsFontForContentSizeCategory: Bool {
      get { false }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uibutton
  @MainActor open class UIButton: UIControl {
    @available(iOS, introduced: 2, deprecated: 15) @available(tvOS, introduced: 2, deprecated: 15)
    @available(visionOS, introduced: 1, deprecated: 1) open var contentEdgeInsets: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
    @available(iOS, introduced: 2, deprecated: 15) @available(tvOS, introduced: 2, deprecated: 15)
    @available(visionOS, introduced: 1, deprecated: 1) open var imageEdgeInsets: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
    @available(iOS, introduced: 2, deprecated: 15) @available(tvOS, introduced: 2, deprecated: 15)
    @available(visionOS, introduced: 1, deprecated: 1) open var titleEdgeInsets: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
    open var titleLabel: UILabel? { nil }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func title(for state: UIControl.State) -> String? { nil }
    open func titleColor(for state: UIControl.State) -> UIColor? { nil }
    open func image(for state: UIControl.State) -> UIImage? { nil }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { nil }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
  }

  // https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  @available(iOS 15, tvOS 15, *) extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
      @frozen public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static var name: String { "" }
      }
      @frozen public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { "" }
      }
      @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static var name: String { "" }
      }
      @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static var name: String { "" }
      }
      @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static var name: String { "" }
      }
    }
  }

  // https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
  @available(iOS 14, tvOS 14, *) public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  // https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
  @available(iOS 15, tvOS 15, *) public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  // https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
  @available(iOS 14, tvOS 14, *) @MainActor @preconcurrency
  public struct UIBackgroundConfiguration {
    public static func clear() -> UIBackgroundConfiguration { fatalError() }
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat
    public var cornerRadius: CGFloat
  }

  // https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  @available(iOS 15, tvOS 15, *) extension UIButton {
    public convenience init(configuration: UIButton.Configuration) { self.init(frame: .zero) }
    @MainActor @preconcurrency public struct Configuration {
      public enum CornerStyle: Int {
        case fixed = -1
        case dynamic, small, medium, large, capsule
      }
      public static func plain() -> UIButton.Configuration { fatalError() }
      public static func filled() -> UIButton.Configuration { fatalError() }
      public var background: UIBackgroundConfiguration
      public var cornerStyle: UIButton.Configuration.CornerStyle
      public var baseForegroundColor: UIColor?
      public var imageColorTransformer: UIConfigurationColorTransformer?
      public var contentInsets: NSDirectionalEdgeInsets
      public var image: UIImage?
      public var imagePadding: CGFloat
      public enum TitleAlignment: Int { case automatic, leading, center, trailing }
      public var titleAlignment: UIButton.Configuration.TitleAlignment
      public var imagePlacement: NSDirectionalRectEdge
      public var title: String?
      public var attributedTitle: AttributedString?
      public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    public var configuration: UIButton.Configuration? {
      get { nil }
      set {}
    }
    public var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
      get { nil }
      set {}
    }
    public func setNeedsUpdateConfiguration() {}
  }

  // https://developer.apple.com/documentation/uikit/uikeyboardappearance
  public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
  extension UIKeyboardAppearance { public static var alert: UIKeyboardAppearance { .dark } }

  // https://developer.apple.com/documentation/uikit/uikeyboardtype
  public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  // https://developer.apple.com/documentation/uikit/uireturnkeytype
  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  // https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  // https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
  public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

  // https://developer.apple.com/documentation/uikit/uitextcontenttype
  public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let oneTimeCode = UITextContentType(rawValue: "")
    public static let username = UITextContentType(rawValue: "")
    public static let password = UITextContentType(rawValue: "")
    public static let newPassword = UITextContentType(rawValue: "")
    public static let name = UITextContentType(rawValue: "")
    public static let givenName = UITextContentType(rawValue: "")
    public static let familyName = UITextContentType(rawValue: "")
    public static let organizationName = UITextContentType(rawValue: "")
    public static let emailAddress = UITextContentType(rawValue: "")
    public static let telephoneNumber = UITextContentType(rawValue: "")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "")
    public static let fullStreetAddress = UITextContentType(rawValue: "")
    public static let streetAddressLine1 = UITextContentType(rawValue: "")
    public static let addressCity = UITextContentType(rawValue: "")
    public static let addressState = UITextContentType(rawValue: "")
    public static let postalCode = UITextContentType(rawValue: "")
    public static let countryName = UITextContentType(rawValue: "")
    public static let creditCardNumber = UITextContentType(rawValue: "")
  }

  // https://developer.apple.com/documentation/uikit/uitextinputtraits
  @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    var keyboardAppearance: UIKeyboardAppearance { get set }
  }

  // https://developer.apple.com/documentation/uikit/uitextposition
  @MainActor open class UITextPosition: NSObject {}
  // https://developer.apple.com/documentation/uikit/uitextrange
  @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { fatalError() }
    open var end: UITextPosition { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uikeyinput
  @MainActor public protocol UIKeyInput: UITextInputTraits {}
  // https://developer.apple.com/documentation/uikit/uitextinput
  @MainActor public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  }

  // https://developer.apple.com/documentation/uikit/uitextfield
  @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    open var text: String?
    open var placeholder: String?
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment: NSTextAlignment {
      get { fatalError() }
      set {}
    }
    open var borderStyle: UITextField.BorderStyle {
      get { fatalError() }
      set {}
    }
    open var clearButtonMode: UITextField.ViewMode {
      get { fatalError() }
      set {}
    }
    open var adjustsFontSizeToFitWidth: Bool {
      get { false }
      set {}
    }
    open var minimumFontSize: CGFloat {
      get { 0 }
      set {}
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
    open var attributedPlaceholder: NSAttributedString?
    open var keyboardType: UIKeyboardType {
      get { fatalError() }
      set {}
    }
    open var textContentType: UITextContentType!
    open var returnKeyType: UIReturnKeyType {
      get { fatalError() }
      set {}
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
      get { fatalError() }
      set {}
    }
    open var autocorrectionType: UITextAutocorrectionType {
      get { fatalError() }
      set {}
    }
    open var isSecureTextEntry: Bool {
      get { false }
      set {}
    }
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var endOfDocument: UITextPosition { fatalError() }
    open func textRange(
      from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { nil }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open var keyboardAppearance: UIKeyboardAppearance {
      get { fatalError() }
      set {}
    }
    open var adjustsFontForContentSizeCategory: Bool {
      get { false }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/nstextcontainer
  open class NSTextContainer: NSObject {
    open var lineFragmentPadding: CGFloat {
      get { 0 }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uiscrollview
  @MainActor open class UIScrollView: UIView {
    @available(iOS 11, tvOS 11, *) open var frameLayoutGuide: UILayoutGuide { fatalError() }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    @available(iOS 11, tvOS 11, *) public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      case automatic, scrollableAxes, never, always
    }
    @available(iOS 11, tvOS 11, *) open var contentInsetAdjustmentBehavior:
      UIScrollView.ContentInsetAdjustmentBehavior
    {
      get { fatalError() }
      set {}
    }
    open var contentSize: CGSize {
      get { fatalError() }
      set {}
    }
    open var contentInset: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
    open var indicatorStyle: UIScrollView.IndicatorStyle {
      get { fatalError() }
      set {}
    }
    open var showsHorizontalScrollIndicator: Bool {
      get { false }
      set {}
    }
    open var showsVerticalScrollIndicator: Bool {
      get { false }
      set {}
    }
    open var isScrollEnabled: Bool {
      get { false }
      set {}
    }
    open var bounces: Bool {
      get { false }
      set {}
    }
    @available(tvOS, unavailable) open var refreshControl: UIRefreshControl? {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uirefreshcontrol
  @available(tvOS, unavailable) @MainActor open class UIRefreshControl: UIControl {}

  // https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
  @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
  // https://developer.apple.com/documentation/uikit/uitextviewdelegate
  @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
  }

  // https://developer.apple.com/documentation/uikit/uibezierpath
  open class UIBezierPath: NSObject {
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    open var cgPath: CGPath {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/nstextstorage
  open class NSTextStorage: NSMutableAttributedString {}

  // https://developer.apple.com/documentation/uikit/uitextview
  @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    open weak var delegate: (any UITextViewDelegate)?
    open var text: String!
    open var attributedText: NSAttributedString!
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment: NSTextAlignment {
      get { fatalError() }
      set {}
    }
    @available(tvOS, unavailable) open var isEditable: Bool {
      get { false }
      set {}
    }
    open var linkTextAttributes: [NSAttributedString.Key: Any]!
    open var selectedRange: NSRange {
      get { fatalError() }
      set {}
    }
    open var typingAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
    open var textContainerInset: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
    open var textContainer: NSTextContainer { fatalError() }
    open var textStorage: NSTextStorage { fatalError() }
    open var keyboardType: UIKeyboardType {
      get { fatalError() }
      set {}
    }
    open var textContentType: UITextContentType!
    open var returnKeyType: UIReturnKeyType {
      get { fatalError() }
      set {}
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
      get { fatalError() }
      set {}
    }
    open var autocorrectionType: UITextAutocorrectionType {
      get { fatalError() }
      set {}
    }
    open var isSecureTextEntry: Bool {
      get { false }
      set {}
    }
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var endOfDocument: UITextPosition { fatalError() }
    open func textRange(
      from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { nil }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open var keyboardAppearance: UIKeyboardAppearance {
      get { fatalError() }
      set {}
    }
    open var adjustsFontForContentSizeCategory: Bool {
      get { false }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uiimageview
  @MainActor open class UIImageView: UIView {
    public init(image: UIImage?) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var image: UIImage?
    @available(iOS 13, tvOS 13, *) open var preferredSymbolConfiguration:
      UIImage.SymbolConfiguration?
    {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uiactivityindicatorview
  @MainActor open class UIActivityIndicatorView: UIView {
    open func startAnimating() {}
    open func stopAnimating() {}
    public enum Style: Int, Sendable {
      @available(iOS 13, tvOS 13, *) case medium = 100
      @available(iOS 13, tvOS 13, *) case large = 101
      @available(iOS, deprecated: 13) @available(tvOS, deprecated: 13)
      @available(visionOS, unavailable) case whiteLarge = 0
      @available(iOS, deprecated: 13) @available(tvOS, deprecated: 13)
      @available(visionOS, unavailable) case white = 1
      @available(iOS, deprecated: 13) @available(tvOS, unavailable)
      @available(visionOS, unavailable) case gray = 2
    }
    open var style: UIActivityIndicatorView.Style {
      get { fatalError() }
      set {}
    }
    open var hidesWhenStopped: Bool {
      get { false }
      set {}
    }
    open var color: UIColor!
  }

  // https://developer.apple.com/documentation/uikit/uiswitch
  @available(tvOS, unavailable) @MainActor open class UISwitch: UIControl {
    open var isOn: Bool {
      get { false }
      set {}
    }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
  }

  // https://developer.apple.com/documentation/uikit/uislider
  @available(tvOS, unavailable) @MainActor open class UISlider: UIControl {
    open var value: Float {
      get { 0 }
      set {}
    }
    open var minimumValue: Float {
      get { 0 }
      set {}
    }
    open var maximumValue: Float {
      get { 0 }
      set {}
    }
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
  }

  // https://developer.apple.com/documentation/uikit/uiprogressview
  @MainActor open class UIProgressView: UIView {
    open var progress: Float {
      get { 0 }
      set {}
    }
    public enum Style: Int, Sendable {
      case `default`
      @available(tvOS, unavailable) case bar
    }
    open var progressViewStyle: UIProgressView.Style {
      get { fatalError() }
      set {}
    }
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
  }

  // https://developer.apple.com/documentation/uikit/uipagecontrol
  @MainActor open class UIPageControl: UIControl {
    open var numberOfPages: Int {
      get { 0 }
      set {}
    }
    open var currentPage: Int {
      get { 0 }
      set {}
    }
    @available(iOS 14, tvOS 14, *) public enum BackgroundStyle: Int, Sendable {
      case automatic, prominent, minimal
    }
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var hidesForSinglePage: Bool {
      get { false }
      set {}
    }
    @available(iOS 14, tvOS 14, *) open var backgroundStyle: UIPageControl.BackgroundStyle {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uibarmetrics
  public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
  }

  // https://developer.apple.com/documentation/uikit/uioffset
  public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public init(horizontal: CGFloat, vertical: CGFloat) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  // https://developer.apple.com/documentation/uikit/uisegmentedcontrol
  @MainActor open class UISegmentedControl: UIControl {
    public class var noSegment: Int { -1 }
    open var numberOfSegments: Int { 0 }
    open var selectedSegmentIndex: Int {
      get { 0 }
      set {}
    }
    open func titleForSegment(at segment: Int) -> String? { nil }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
    open func removeAllSegments() {}
    @available(iOS 13, tvOS 13, *) open var selectedSegmentTintColor: UIColor? {
      get { nil }
      set {}
    }
    open func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State) {}
    open func titleTextAttributes(for: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
    open func setBackgroundImage(
      _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    open func backgroundImage(
      for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { nil }
    open func setDividerImage(
      _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
      rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    open func dividerImage(
      forLeftSegmentState leftState: UIControl.State,
      rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? { nil }
  }

  // https://developer.apple.com/documentation/uikit/nslayoutconstraint
  @MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
    open var constant: CGFloat {
      get { 0 }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uistackview
  @MainActor open class UIStackView: UIView {
    open func addArrangedSubview(_ view: UIView) {}
    open var arrangedSubviews: [UIView] { [] }
    public enum Distribution: Int, Sendable {
      case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable {
      case fill, leading, firstBaseline, center, trailing, lastBaseline
      public static var top: Alignment { .leading }
      public static var bottom: Alignment { .trailing }
    }
    open var axis: NSLayoutConstraint.Axis {
      get { fatalError() }
      set {}
    }
    open var spacing: CGFloat {
      get { 0 }
      set {}
    }
    open var alignment: UIStackView.Alignment {
      get { fatalError() }
      set {}
    }
    open var distribution: UIStackView.Distribution {
      get { fatalError() }
      set {}
    }
    open var isLayoutMarginsRelativeArrangement: Bool {
      get { false }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uibaritem
  @MainActor open class UIBarItem: NSObject {
    nonisolated public override init() {}
    open var image: UIImage?
  }

  // https://developer.apple.com/documentation/uikit/uibarbuttonitem
  @MainActor open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
      case plain
      @available(iOS, deprecated: 8) @available(visionOS, unavailable) case bordered
      case done
      @available(iOS 26, tvOS 26, visionOS 26, *) case prominent
    }
  }

  // https://developer.apple.com/documentation/uikit/uibarappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UIBarAppearance: NSObject {
    public convenience override init() { self.init(idiom: .unspecified) }
    public init(idiom: UIUserInterfaceIdiom) {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
  }

  // https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UIBarButtonItemAppearance: NSObject {
    public init(style: UIBarButtonItem.Style) {}
    open var normal: UIBarButtonItemStateAppearance { fatalError() }
    open var highlighted: UIBarButtonItemStateAppearance { fatalError() }
    open var disabled: UIBarButtonItemStateAppearance { fatalError() }
    open var focused: UIBarButtonItemStateAppearance { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uinavigationbarappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
    open var buttonAppearance: UIBarButtonItemAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS, introduced: 13, deprecated: 26) @available(tvOS, introduced: 13, deprecated: 26)
    @available(visionOS, introduced: 1, deprecated: 26)
    open var doneButtonAppearance: UIBarButtonItemAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS 26, tvOS 26, visionOS 26, *)
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uinavigationbar
  @MainActor open class UINavigationBar: UIView {
    @available(iOS 11, *) @available(tvOS, unavailable) open var prefersLargeTitles: Bool {
      get { false }
      set {}
    }
    @available(iOS 13, tvOS 13, *) open var standardAppearance: UINavigationBarAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS 13, tvOS 13, *) open var compactAppearance: UINavigationBarAppearance?
    {
      get { nil }
      set {}
    }
    @available(iOS 13, tvOS 13, *) open var scrollEdgeAppearance: UINavigationBarAppearance?
    {
      get { nil }
      set {}
    }
    @available(iOS 15, tvOS 15, *) open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
    open var titlePositionAdjustment: UIOffset {
      get { fatalError() }
      set {}
    }
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
      get { [:] }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uitabbaritemappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UITabBarItemAppearance: NSObject {
    open var normal: UITabBarItemStateAppearance { fatalError() }
    open var selected: UITabBarItemStateAppearance { fatalError() }
    open var disabled: UITabBarItemStateAppearance { fatalError() }
    open var focused: UITabBarItemStateAppearance { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uitabbarappearance
  @available(iOS 13, tvOS 13, *) @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance: UITabBarItemAppearance {
      get { fatalError() }
      set {}
    }
    open var inlineLayoutAppearance: UITabBarItemAppearance {
      get { fatalError() }
      set {}
    }
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
      get { fatalError() }
      set {}
    }
    open var selectionIndicatorTintColor: UIColor?
    open var stackedItemPositioning: UITabBar.ItemPositioning {
      get { fatalError() }
      set {}
    }
    open var stackedItemWidth: CGFloat {
      get { 0 }
      set {}
    }
    open var stackedItemSpacing: CGFloat {
      get { 0 }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uitabbar
  @MainActor open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
    @available(iOS 13, tvOS 13, *) open var standardAppearance: UITabBarAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS 15, tvOS 15, *) open var scrollEdgeAppearance: UITabBarAppearance? {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uitabbaritem
  @MainActor open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    @available(iOS 13, tvOS 13, *) open var standardAppearance: UITabBarAppearance? {
      get { nil }
      set {}
    }
    @available(iOS 15, tvOS 15, *) open var scrollEdgeAppearance: UITabBarAppearance? {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uilayoutpriority
  public struct UILayoutPriority: Hashable, Comparable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
  }

  // https://developer.apple.com/documentation/uikit/uitableviewcell
  @MainActor open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init() }
    public override init(frame: CGRect = .zero) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var contentView: UIView { fatalError() }
    open var selectedBackgroundView: UIView?
    @available(iOS 14, tvOS 14, *) open var backgroundConfiguration: UIBackgroundConfiguration? {
      get { nil }
      set {}
    }
    @available(tvOS, unavailable) open var separatorInset: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionreusableview
  @MainActor open class UICollectionReusableView: UIView {
    @available(iOS 8, tvOS 9, *)
    open func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
  @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    public override init() {}
    open var size: CGSize {
      get { .zero }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
  @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {}

  @available(iOS 14, tvOS 14, *) extension UICollectionView {
    // https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
      public typealias Handler = (Cell, IndexPath, Item) -> Void
      public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {}
    }
    @preconcurrency public func dequeueConfiguredReusableCell<Cell, Item>(
      using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
      item: Item?
    ) -> Cell where Cell: UICollectionViewCell { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
  @available(iOS 13, tvOS 13, *) @preconcurrency
  public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  {
    public init() {}
    public var sectionIdentifiers: [SectionIdentifierType] { [] }
    public var itemIdentifiers: [ItemIdentifierType] { [] }
    @available(iOS 15, tvOS 15, *)
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { [] }
    public func itemIdentifiers(
      inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] { [] }
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func appendItems(
      _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {}
    @available(iOS 15, tvOS 15, *)
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
  @available(iOS 13, tvOS 13, *) @MainActor @preconcurrency
  open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    NSObject, UICollectionViewDataSource
  where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType)
      -> UICollectionViewCell?
    public init(
      collectionView: UICollectionView,
      cellProvider:
        @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>
        .CellProvider
    ) {}
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { fatalError() }
    open func apply(
      _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
      animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {}
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewcell
  @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { fatalError() }
    open var selectedBackgroundView: UIView?
    @available(iOS 14, tvOS 14, *) open var backgroundConfiguration: UIBackgroundConfiguration? {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uitableview
  @MainActor open class UITableView: UIScrollView {
    @available(tvOS, unavailable) open var separatorColor: UIColor? {
      get { nil }
      set {}
    }
    open var separatorInset: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
    @available(tvOS, unavailable) open var separatorStyle: UITableViewCell.SeparatorStyle {
      get { fatalError() }
      set {}
    }
    @available(iOS 15, tvOS 15, *) open var sectionHeaderTopPadding: CGFloat {
      get { fatalError() }
      set {}
    }
  }
  @available(tvOS, unavailable) extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
      case none, singleLine
      @available(iOS, deprecated: 11) @available(visionOS, unavailable) case singleLineEtched
    }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionviewlayout
  @MainActor open class UICollectionViewLayout: NSObject { public override init() {} }

  // https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
  @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumInteritemSpacing: CGFloat {
      get { fatalError() }
      set {}
    }
    open var minimumLineSpacing: CGFloat {
      get { fatalError() }
      set {}
    }
    open var sectionInset: UIEdgeInsets {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uicollectionview
  @MainActor open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init()
    }
    public required init?(coder: NSCoder) { nil }
    open var collectionViewLayout: UICollectionViewLayout {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uisearchtextfield
  @available(iOS 13, *) @available(tvOS, unavailable)
  @MainActor open class UISearchTextField: UITextField {}

  // https://developer.apple.com/documentation/uikit/uisearchbar
  @MainActor open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var barTintColor: UIColor?
    open var searchBarStyle: UISearchBar.Style {
      get { fatalError() }
      set {}
    }
    @available(iOS 13, *) @available(tvOS, unavailable) open var searchTextField: UISearchTextField
    { fatalError() }
  }

  // https://developer.apple.com/documentation/uikit/uitoolbarappearance
  @available(iOS 13, tvOS 13, *)
  @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance: UIBarButtonItemAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS, introduced: 13, deprecated: 26) @available(tvOS, introduced: 13, deprecated: 26)
    @available(visionOS, introduced: 1, deprecated: 26)
    open var doneButtonAppearance: UIBarButtonItemAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS 26, tvOS 26, visionOS 26, *)
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
      get { fatalError() }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uitoolbar
  @available(tvOS, unavailable) @MainActor open class UIToolbar: UIView {
    @available(iOS 13, *) open var standardAppearance: UIToolbarAppearance {
      get { fatalError() }
      set {}
    }
    @available(iOS 13, *) open var compactAppearance: UIToolbarAppearance? {
      get { nil }
      set {}
    }
    @available(iOS 15, *) open var scrollEdgeAppearance: UIToolbarAppearance? {
      get { nil }
      set {}
    }
    @available(iOS 15, *) open var compactScrollEdgeAppearance: UIToolbarAppearance? {
      get { nil }
      set {}
    }
  }

  // https://developer.apple.com/documentation/uikit/uistepper
  @available(tvOS, unavailable) @MainActor open class UIStepper: UIControl {
    open var value: Double {
      get { 0 }
      set {}
    }
    open var minimumValue: Double {
      get { 0 }
      set {}
    }
    open var maximumValue: Double {
      get { 0 }
      set {}
    }
    open var stepValue: Double {
      get { 0 }
      set {}
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    open func backgroundImage(for state: UIControl.State) -> UIImage? { nil }
    open func setDividerImage(
      _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
      rightSegmentState rightState: UIControl.State
    ) {}
    open func dividerImage(
      forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { nil }
  }

  // https://developer.apple.com/documentation/uikit/uidatepickerstyle
  @available(iOS 13.4, *) @available(tvOS, unavailable)
  public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact
    @available(iOS 14, *) case inline
  }

  // https://developer.apple.com/documentation/uikit/uidatepicker
  @available(tvOS, unavailable) @MainActor open class UIDatePicker: UIControl {
    open var date: Date {
      get { fatalError() }
      set {}
    }
    open var minimumDate: Date?
    open var maximumDate: Date?
    // https://developer.apple.com/documentation/uikit/uidatepicker/mode
    public enum Mode: Int, Sendable {
      case time, date, dateAndTime, countDownTimer
      @available(iOS 17.4, *) @available(visionOS 1.1, *) case yearAndMonth
    }
    open var datePickerMode: UIDatePicker.Mode {
      get { fatalError() }
      set {}
    }
    @available(iOS 13.4, *) open var preferredDatePickerStyle: UIDatePickerStyle {
      get { fatalError() }
      set {}
    }
  }
#endif
