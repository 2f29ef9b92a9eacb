@_exported import CoreText
@_exported import Foundation

// https://developer.apple.com/documentation/appkit/nsappearance
@available(macCatalyst, unavailable)
open class NSAppearance: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "1")
    @available(macOS 10.14, *) public static let darkAqua = Name(rawValue: "2")
    @available(macOS 10.14, *) public static let accessibilityHighContrastAqua = Name(rawValue: "3")
    @available(macOS 10.14, *) public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "4")
  }
  @available(macOS 10.14, *) open func bestMatch(from: [NSAppearance.Name]) -> NSAppearance.Name? {
    nil
  }
}

// https://developer.apple.com/documentation/appkit/nscolor
@available(macCatalyst, unavailable)
open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
  @available(macOS 10.15, *) public convenience init(
    name: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) { self.init() }
  public override init() {}
}

// https://developer.apple.com/documentation/appkit/nsfont
@available(macCatalyst, unavailable)
open class NSFont: CTFont, @unchecked Sendable {
  open var fontName: String { "" }
  open var familyName: String? { nil }
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(_ r: CGFloat) { rawValue = r }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(0), thin = Weight(0), light = Weight(0),
      regular = Weight(0), medium = Weight(0), semibold = Weight(0), bold = Weight(0),
      heavy = Weight(0), black = Weight(0)
  }
  public convenience init?(name: String, size: CGFloat) { nil }
  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) { nil }
  open class func systemFont(ofSize: CGFloat, weight: NSFont.Weight) -> NSFont { fatalError() }
  open class func monospacedDigitSystemFont(ofSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    fatalError()
  }
  open var pointSize: CGFloat { 0 }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var leading: CGFloat { 0 }
  override init() {}
}

// https://developer.apple.com/documentation/appkit/nsfontdescriptor
@available(macCatalyst, unavailable)
open class NSFontDescriptor: NSObject {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: ""), traits = AttributeName(rawValue: "t")
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "")
  }
  public init(fontAttributes: [NSFontDescriptor.AttributeName: Any]? = nil) {}
  open func matchingFontDescriptor(withMandatoryKeys: Set<NSFontDescriptor.AttributeName>?)
    -> NSFontDescriptor?
  { nil }
}

// https://developer.apple.com/documentation/appkit/nsparagraphstyle
@available(macCatalyst, unavailable)
open class NSParagraphStyle: NSObject {}

// https://developer.apple.com/documentation/appkit/nsmutableparagraphstyle
@available(macCatalyst, unavailable)
open class NSMutableParagraphStyle: NSParagraphStyle {
  open var minimumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
  open var maximumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
}

// https://developer.apple.com/documentation/foundation/nsattributedstring/key
@available(macCatalyst, unavailable)
extension NSAttributedString.Key {
  public static let font = Self("f"), kern = Self("k"), paragraphStyle = Self("p"),
    baselineOffset = Self("b"), foregroundColor = Self("c")
}
