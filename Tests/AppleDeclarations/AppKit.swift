@_exported import CoreImage
@_exported import CoreText
@_exported import Foundation
@_exported import QuartzCore

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
  open var cgColor: CGColor { fatalError() }
  @available(macOS 10.10, *) open class var labelColor: NSColor { fatalError() }
  public override init() {}
}

// https://developer.apple.com/documentation/appkit/nsfont
@available(macCatalyst, unavailable)
open class NSFont: CTFont {
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
  @available(macOS 11, *) public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: ""), title1 = TextStyle(rawValue: ""),
      title2 = TextStyle(rawValue: ""), title3 = TextStyle(rawValue: ""),
      headline = TextStyle(rawValue: ""), subheadline = TextStyle(rawValue: ""),
      body = TextStyle(rawValue: ""), callout = TextStyle(rawValue: ""),
      footnote = TextStyle(rawValue: ""), caption1 = TextStyle(rawValue: ""),
      caption2 = TextStyle(rawValue: "")
  }
  @available(macOS 11, *) public struct TextStyleOptionKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  @available(macOS 11, *) open class func preferredFont(
    forTextStyle: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = [:]
  ) -> NSFont { fatalError() }
  open class func monospacedDigitSystemFont(ofSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    fatalError()
  }
  open var pointSize: CGFloat { 0 }
  open var fontDescriptor: NSFontDescriptor { fatalError() }
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
    public static let family = AttributeName(rawValue: ""), traits = AttributeName(rawValue: "t"),
      featureSettings = AttributeName(rawValue: "f")
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "")
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var italic: Self { Self(rawValue: 1 << 0) }
    public static var bold: Self { Self(rawValue: 1 << 1) }
    public static var monoSpace: Self { Self(rawValue: 1 << 10) }
  }
  open var symbolicTraits: NSFontDescriptor.SymbolicTraits { [] }
  open func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits)
    -> NSFontDescriptor
  { self }
  public init(fontAttributes: [NSFontDescriptor.AttributeName: Any]? = nil) {}
  open func addingAttributes(
    _ attributes: [NSFontDescriptor.AttributeName: Any] = [:]
  ) -> NSFontDescriptor { self }
  open func matchingFontDescriptor(withMandatoryKeys: Set<NSFontDescriptor.AttributeName>?)
    -> NSFontDescriptor?
  { nil }
}

// https://developer.apple.com/documentation/appkit/nstextalignment
@available(macCatalyst, unavailable)
public enum NSTextAlignment: Int, Sendable { case left, right, center, justified, natural }

// https://developer.apple.com/documentation/appkit/nslinebreakmode
@available(macCatalyst, unavailable)
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}

// https://developer.apple.com/documentation/appkit/nsunderlinestyle
@available(macCatalyst, unavailable)
public struct NSUnderlineStyle: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var single: Self { Self(rawValue: 1) }
}

// https://developer.apple.com/documentation/appkit/nsparagraphstyle
@available(macCatalyst, unavailable)
open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment { fatalError() }
  open var lineBreakMode: NSLineBreakMode { fatalError() }
  open var minimumLineHeight: CGFloat { 0 }
  open var maximumLineHeight: CGFloat { 0 }
  open var paragraphSpacing: CGFloat { 0 }
  open var hyphenationFactor: Float { 0 }
}

// https://developer.apple.com/documentation/appkit/nsmutableparagraphstyle
@available(macCatalyst, unavailable)
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

// https://developer.apple.com/documentation/appkit/nsshadow
@available(macCatalyst, unavailable)
open class NSShadow: NSObject {
  open var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  open var shadowBlurRadius: CGFloat {
    get { 0 }
    set {}
  }
  open var shadowColor: NSColor?
}

// https://developer.apple.com/documentation/foundation/nsattributedstring/key
@available(macCatalyst, unavailable)
extension NSAttributedString.Key {
  public static let font = Self("f"), kern = Self("k"), paragraphStyle = Self("p"),
    baselineOffset = Self("b"), foregroundColor = Self("c"), backgroundColor = Self("B"),
    link = Self("l"), underlineStyle = Self("u"), strikethroughStyle = Self("s"),
    shadow = Self("S")
}

// https://developer.apple.com/documentation/appkit/nsimage
@available(macCatalyst, unavailable)
open class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String
  public convenience init?(named name: NSImage.Name) { nil }
  open var isTemplate: Bool {
    get { false }
    set {}
  }
  // https://developer.apple.com/documentation/appkit/nsimage/symbolconfiguration
  @available(macOS 11, *) open class SymbolConfiguration: NSObject {
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init() }
  }
}

// https://developer.apple.com/documentation/appkit/nsimagescaling
@available(macCatalyst, unavailable)
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

// https://developer.apple.com/documentation/foundation/nsedgeinsets
public struct NSEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
}

// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection
@available(macCatalyst, unavailable)
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutorientation
@available(macCatalyst, unavailable)
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

// https://developer.apple.com/documentation/appkit/nslayoutconstraint
@available(macCatalyst, unavailable)
@MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline
    case notAnAttribute = 0
  }
}

// https://developer.apple.com/documentation/appkit/nsresponder
@available(macCatalyst, unavailable)
@MainActor open class NSResponder: NSObject {
  nonisolated public override init() { super.init() }
}

// https://developer.apple.com/documentation/appkit/nsview
@available(macCatalyst, unavailable)
@MainActor open class NSView: NSResponder {
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { nil }
  open var subviews: [NSView] {
    get { [] }
    set {}
  }
  open func addSubview(_ view: NSView) {}
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  open var isHidden: Bool {
    get { false }
    set {}
  }
  open var shadow: NSShadow?
  open var alphaValue: CGFloat {
    get { 0 }
    set {}
  }
  open var wantsLayer: Bool {
    get { false }
    set {}
  }
  open var layer: CALayer?
  open var isFlipped: Bool { false }
  open var effectiveAppearance: NSAppearance { fatalError() }
  @available(macOS 10.14, *) open func viewDidChangeEffectiveAppearance() {}
  open var contentFilters: [CIFilter] {
    get { [] }
    set {}
  }
  @available(macOS 10.9, *) open var layerUsesCoreImageFilters: Bool {
    get { false }
    set {}
  }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nsview/enclosingscrollview
@available(macCatalyst, unavailable)
extension NSView { @MainActor public var enclosingScrollView: NSScrollView? { nil } }

// https://developer.apple.com/documentation/appkit/nsscroller
@available(macCatalyst, unavailable)
@MainActor open class NSScroller: NSControl {
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }
}

// https://developer.apple.com/documentation/appkit/nsscrollview
@available(macCatalyst, unavailable)
@MainActor open class NSScrollView: NSView {
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }
  open var drawsBackground: Bool {
    get { false }
    set {}
  }
  open var automaticallyAdjustsContentInsets: Bool {
    get { false }
    set {}
  }
  open var contentInsets: NSEdgeInsets {
    get { fatalError() }
    set {}
  }
  open var scrollerKnobStyle: NSScroller.KnobStyle {
    get { fatalError() }
    set {}
  }
  open var hasHorizontalScroller: Bool {
    get { false }
    set {}
  }
  open var hasVerticalScroller: Bool {
    get { false }
    set {}
  }
  open var horizontalScrollElasticity: NSScrollView.Elasticity {
    get { fatalError() }
    set {}
  }
  open var verticalScrollElasticity: NSScrollView.Elasticity {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nstextcontainer
@available(macCatalyst, unavailable)
open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat {
    get { 0 }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nstextstorage
@available(macCatalyst, unavailable)
open class NSTextStorage: NSMutableAttributedString {}

// https://developer.apple.com/documentation/appkit/nstext
@available(macCatalyst, unavailable)
@MainActor open class NSText: NSView {
  open var string: String {
    get { "" }
    set {}
  }
  open var font: NSFont?
  open var textColor: NSColor?
  open var alignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  open var drawsBackground: Bool {
    get { false }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nstextview
@available(macCatalyst, unavailable)
@MainActor open class NSTextView: NSText {
  open var textContainer: NSTextContainer?
  open var textStorage: NSTextStorage? { nil }
  open var textContainerInset: CGSize {
    get { fatalError() }
    set {}
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  open func attributedString() -> NSAttributedString { fatalError() }
  open func selectedRange() -> NSRange { fatalError() }
  open func setSelectedRange(_ charRange: NSRange) {}
}

// https://developer.apple.com/documentation/appkit/nstableview
@available(macCatalyst, unavailable)
@MainActor open class NSTableView: NSControl {
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var solidHorizontalGridLineMask: Self { Self(rawValue: 2) }
  }
  open var gridColor: NSColor {
    get { fatalError() }
    set {}
  }
  open var gridStyleMask: NSTableView.GridLineStyle {
    get { [] }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nstablerowview
@available(macCatalyst, unavailable)
@MainActor open class NSTableRowView: NSView {}

// https://developer.apple.com/documentation/appkit/nscollectionviewlayout
@available(macCatalyst, unavailable)
@MainActor open class NSCollectionViewLayout: NSObject {}

// https://developer.apple.com/documentation/appkit/nscollectionviewflowlayout
@available(macCatalyst, unavailable)
@MainActor open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var minimumInteritemSpacing: CGFloat {
    get { 0 }
    set {}
  }
  open var minimumLineSpacing: CGFloat {
    get { 0 }
    set {}
  }
  open var sectionInset: NSEdgeInsets {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nscollectionview
@available(macCatalyst, unavailable)
@MainActor open class NSCollectionView: NSView {
  open var collectionViewLayout: NSCollectionViewLayout?
}

// https://developer.apple.com/documentation/appkit/nssegmentedcontrol
@available(macCatalyst, unavailable)
@MainActor open class NSSegmentedControl: NSControl {
  @available(macOS 10.12.2, *) open var selectedSegmentBezelColor: NSColor? {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nsstepper
@available(macCatalyst, unavailable)
@MainActor open class NSStepper: NSControl {}

// https://developer.apple.com/documentation/appkit/nsdatepicker
@available(macCatalyst, unavailable)
@MainActor open class NSDatePicker: NSControl {
  // https://developer.apple.com/documentation/appkit/nsdatepicker/style
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  open var datePickerStyle: NSDatePicker.Style {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nscontrol
@available(macCatalyst, unavailable)
@MainActor open class NSControl: NSView {
  // https://developer.apple.com/documentation/appkit/nscontrol/controlsize-swift.enum
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini
    @available(macOS 11, *) case large
  }
  // https://developer.apple.com/documentation/appkit/nscontrol/imageposition
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
  open var stringValue: String {
    get { "" }
    set {}
  }
  open var attributedStringValue: NSAttributedString {
    get { fatalError() }
    set {}
  }
  open var font: NSFont?
  open var alignment: NSTextAlignment {
    get { fatalError() }
    set {}
  }
  open var lineBreakMode: NSLineBreakMode {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nstextfield
@available(macCatalyst, unavailable)
@MainActor open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  open var textColor: NSColor?
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var maximumNumberOfLines: Int {
    get { 0 }
    set {}
  }
  open var isBordered: Bool {
    get { false }
    set {}
  }
  open var isBezeled: Bool {
    get { false }
    set {}
  }
  open var bezelStyle: NSTextField.BezelStyle {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nssearchfield
@available(macCatalyst, unavailable)
@MainActor open class NSSearchField: NSTextField {}

// https://developer.apple.com/documentation/appkit/nsbutton
@available(macCatalyst, unavailable)
@MainActor open class NSButton: NSControl {
  open var attributedTitle: NSAttributedString {
    get { fatalError() }
    set {}
  }
  open var attributedAlternateTitle: NSAttributedString {
    get { fatalError() }
    set {}
  }
  open var bezelColor: NSColor?
  open var imagePosition: NSControl.ImagePosition {
    get { fatalError() }
    set {}
  }
  @available(macOS 10.14, *) open var contentTintColor: NSColor? {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nsimageview
@available(macCatalyst, unavailable)
@MainActor open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling: NSImageScaling {
    get { fatalError() }
    set {}
  }
  @available(macOS 10.14, *) open var contentTintColor: NSColor? {
    get { nil }
    set {}
  }
  @available(macOS 11, *) open var symbolConfiguration: NSImage.SymbolConfiguration? {
    get { nil }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nsstackview
@available(macCatalyst, unavailable)
@MainActor open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  open var orientation: NSUserInterfaceLayoutOrientation {
    get { fatalError() }
    set {}
  }
  open var spacing: CGFloat {
    get { 0 }
    set {}
  }
  open var alignment: NSLayoutConstraint.Attribute {
    get { fatalError() }
    set {}
  }
  open var distribution: NSStackView.Distribution {
    get { fatalError() }
    set {}
  }
  open var edgeInsets: NSEdgeInsets {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/appkit/nsswitch
@available(macOS 10.15, *) @available(macCatalyst, unavailable)
@MainActor open class NSSwitch: NSControl {}

// https://developer.apple.com/documentation/appkit/nsslider
@available(macCatalyst, unavailable)
@MainActor open class NSSlider: NSControl {
  open var trackFillColor: NSColor?
}

// https://developer.apple.com/documentation/appkit/nsprogressindicator
@available(macCatalyst, unavailable)
@MainActor open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style: NSProgressIndicator.Style {
    get { fatalError() }
    set {}
  }
  open var controlSize: NSControl.ControlSize {
    get { fatalError() }
    set {}
  }
  open var isDisplayedWhenStopped: Bool {
    get { false }
    set {}
  }
}
