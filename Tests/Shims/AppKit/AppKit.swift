// With the files CoreGraphics.swift, CoreImage.swift, CoreText.swift and Text.swift of UIKit's stand-in, which AppKit has alike.

open class NSAppearance: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "highContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "highContrastDarkAqua")
  }

  private let name: Name

  public init(shimName: Name) {
    name = shimName
  }

  open func bestMatch(from names: [NSAppearance.Name]) -> NSAppearance.Name? {
    names.first { $0 == name }
  }
}

public final class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  /// Linux's Foundation takes the first bytes of an object for the number of its type.
  private let typeNumber: UInt = 0x700
  private let provider: (NSAppearance) -> ShimComponents

  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ShimComponents(
      red: srgbRed, green: green, blue: blue, alpha: alpha, isDisplayP3: false)
    provider = { _ in components }
  }

  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ShimComponents(
      red: displayP3Red, green: green, blue: blue, alpha: alpha, isDisplayP3: true)
    provider = { _ in components }
  }

  public init(name: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    provider = { dynamicProvider($0).shimComponents(in: $0) }
  }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

  public func shimComponents(in appearance: NSAppearance) -> ShimComponents { provider(appearance) }

  public var cgColor: CGColor {
    CGColor(provider(NSAppearance(shimName: .aqua)))
  }

  public override var description: String {
    [NSAppearance.Name.aqua, .accessibilityHighContrastDarkAqua]
      .map { "\(provider(NSAppearance(shimName: $0)))" }.joined(separator: " | ")
  }
}

public final class NSFont: NSObject, Sendable {
  private let typeNumber: UInt = 0x700
  public let fontName: String
  public var familyName: String? { fontName }
  public let pointSize: CGFloat
  public let shimWeight: Weight
  public let shimTraits: NSFontDescriptor.SymbolicTraits
  /// The features of the font, as its descriptor has them.
  public let shimFeatures: String

  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
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

  init(
    name: String, size: CGFloat, weight: Weight, traits: NSFontDescriptor.SymbolicTraits = [],
    features: String = ""
  ) {
    fontName = name
    pointSize = size
    shimWeight = weight
    shimTraits = traits
    shimFeatures = features
  }

  public convenience init?(name: String, size: CGFloat) { nil }

  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
    self.init(
      name: descriptor.name, size: size, weight: descriptor.weight,
      traits: descriptor.symbolicTraits, features: descriptor.features)
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

  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The size of body text in macOS, as a stand-in for all styles.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
  ) -> NSFont {
    systemFont(ofSize: 13, weight: .regular)
  }

  public static func systemFont(ofSize size: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(name: "System", size: size, weight: weight)
  }

  public static func monospacedDigitSystemFont(
    ofSize size: CGFloat, weight: NSFont.Weight
  ) -> NSFont { NSFont(name: "System", size: size, weight: weight) }

  public var fontDescriptor: NSFontDescriptor {
    NSFontDescriptor(
      name: fontName, weight: shimWeight, traits: shimTraits, features: shimFeatures)
  }

  public var ascender: CGFloat { pointSize }
  public var descender: CGFloat { pointSize * -0.2 }
  public var leading: CGFloat { 0 }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont)?.description == description
  }

  public override var description: String {
    "\(fontName) \(pointSize) \(shimWeight.rawValue) \(shimTraits.rawValue) \(shimFeatures)"
  }
}

public final class NSFontDescriptor: NSObject {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = Self(rawValue: "family")
    public static let traits = Self(rawValue: "traits")
    public static let featureSettings = Self(rawValue: "features")
  }

  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let weight = Self(rawValue: "weight")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let italic = Self(rawValue: 1 << 0)
    public static let bold = Self(rawValue: 1 << 1)
    public static let monoSpace = Self(rawValue: 1 << 10)
  }

  let name: String
  let weight: NSFont.Weight
  let features: String
  public let symbolicTraits: SymbolicTraits

  init(name: String, weight: NSFont.Weight, traits: SymbolicTraits, features: String = "") {
    self.name = name
    self.features = features
    self.weight = weight
    symbolicTraits = traits
  }

  public convenience init(fontAttributes: [NSFontDescriptor.AttributeName: Any]? = nil) {
    self.init(name: "System", weight: .regular, traits: [])
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor {
    NSFontDescriptor(name: name, weight: weight, traits: traits, features: features)
  }

  public func addingAttributes(
    _ attributes: [NSFontDescriptor.AttributeName: Any] = [:]
  ) -> NSFontDescriptor {
    NSFontDescriptor(
      name: name, weight: weight, traits: symbolicTraits,
      features: (attributes[.featureSettings] as? [[CFString: Any]]).map { settings in
        settings.map { "\($0.values.map { "\($0)" }.sorted())" }.joined()
      } ?? features)
  }

  /// The stand-in has the system's font alone.
  public func matchingFontDescriptor(
    withMandatoryKeys keys: Set<NSFontDescriptor.AttributeName>?
  ) -> NSFontDescriptor? { nil }
}

public final class NSImage: NSObject, @unchecked Sendable {
  public typealias Name = String
  public var isTemplate = false
  private let name: String

  public override init() {
    name = ""
  }

  /// Every name is that of an image.
  public init?(named name: NSImage.Name) {
    self.name = name
  }

  public override func copy() -> Any {
    let copy = NSImage(named: name)
    copy?.isTemplate = isTemplate
    return copy as Any
  }

  public override var description: String { "\(name) \(isTemplate)" }

  public final class SymbolConfiguration: NSObject {
    private let size: CGFloat
    private let weight: NSFont.Weight

    public init(pointSize: CGFloat, weight: NSFont.Weight) {
      size = pointSize
      self.weight = weight
    }

    public override var description: String { "\(size) \(weight.rawValue)" }
  }
}

public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

public struct NSEdgeInsets {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }
}

@MainActor open class NSResponder: NSObject {
  nonisolated public override init() {}
}

@MainActor open class NSView: NSResponder {
  public private(set) var subviews: [NSView] = []
  private weak var superview: NSView?
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
  open var layer: CALayer?
  open var isFlipped: Bool { false }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection = .leftToRight
  private var ownAppearance: NSAppearance?

  open var contentFilters: [CIFilter] = []
  open var layerUsesCoreImageFilters = false
  /// Views of tests are in no other ones.
  open var enclosingScrollView: NSScrollView? { nil }

  /// As in AppKit, a view that wants a layer gets one, and otherwise has none.
  open var wantsLayer = false {
    didSet {
      if wantsLayer == oldValue { return }
      layer = wantsLayer ? CALayer() : nil
      ownShadow = nil
    }
  }

  private var ownShadow: NSShadow?
  /// As documented, it is that of the layer; a view without one has none.
  open var shadow: NSShadow? {
    get { ownShadow }
    set {
      guard layer != nil else { return }
      ownShadow = newValue
      shimDisplay()
    }
  }

  /// Before a view is drawn, AppKit gives its layer the shadow of the view.
  public func shimDisplay() {
    layer?.shadowOpacity = ownShadow == nil ? 0 : 1
    layer?.shadowOffset = ownShadow?.shadowOffset ?? CGSize(width: 0, height: -3)
    layer?.shadowRadius = ownShadow?.shadowBlurRadius ?? 3
    layer?.shadowColor = (ownShadow?.shadowColor as? NSColor)?.cgColor
  }

  public init(frame: CGRect = .zero) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func addSubview(_ view: NSView) {
    view.superview = self
    subviews.append(view)
  }

  open var effectiveAppearance: NSAppearance {
    ownAppearance ?? superview?.effectiveAppearance ?? NSAppearance(shimName: .aqua)
  }

  open func viewDidChangeEffectiveAppearance() {}

  /// Gives the view, as the root of a hierarchy, an appearance.
  public func shimAdopt(_ appearance: NSAppearance) {
    ownAppearance = appearance
    shimNotify()
  }

  private func shimNotify() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.shimNotify() }
  }
}

@MainActor open class NSControl: NSView {
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }

  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }

  open var attributedStringValue = NSAttributedString(string: "")
  open var font: NSFont? = .systemFont(ofSize: 13, weight: .regular)
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  open var stringValue: String {
    get { attributedStringValue.string }
    set { attributedStringValue = NSAttributedString(string: newValue) }
  }
}

@MainActor open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  open var textColor: NSColor?
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var maximumNumberOfLines = 0
  open var isBordered = false
  open var isBezeled = true
  open var bezelStyle: BezelStyle = .squareBezel
}

@MainActor open class NSButton: NSControl {
  open var attributedTitle = NSAttributedString(string: "")
  open var attributedAlternateTitle = NSAttributedString(string: "")
  open var bezelColor: NSColor?
  open var imagePosition: NSControl.ImagePosition = .imageLeft
  open var contentTintColor: NSColor?
}

@MainActor open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling: NSImageScaling = .scaleProportionallyDown
  open var contentTintColor: NSColor?
  open var symbolConfiguration: NSImage.SymbolConfiguration?
}

@MainActor open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  open var spacing: CGFloat = 8
  open var alignment: NSLayoutConstraint.Attribute = .centerY
  open var distribution: Distribution = .gravityAreas
  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor open class NSSwitch: NSControl {}

@MainActor open class NSSlider: NSControl {
  open var trackFillColor: NSColor?
}

@MainActor open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }

  open var style: Style = .bar
  open var controlSize: NSControl.ControlSize = .regular
  open var isDisplayedWhenStopped = true
}

@MainActor open class NSSearchField: NSTextField {}

@MainActor open class NSScroller: NSControl {
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }
}

@MainActor open class NSScrollView: NSView {
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }

  open var drawsBackground = true
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var scrollerKnobStyle: NSScroller.KnobStyle = .default
  open var hasHorizontalScroller = false
  open var hasVerticalScroller = false
  open var horizontalScrollElasticity: Elasticity = .automatic
  open var verticalScrollElasticity: Elasticity = .automatic
}

/// Linux's Foundation has no class of texts that others may inherit from.
public typealias NSTextStorage = NSMutableAttributedString

@MainActor open class NSText: NSView {
  open var font: NSFont? = .systemFont(ofSize: 12, weight: .regular)
  open var textColor: NSColor?
  open var alignment: NSTextAlignment = .natural
  open var drawsBackground = true
}

@MainActor open class NSTextView: NSText {
  open var textContainer: NSTextContainer? = NSTextContainer()
  public let textStorage: NSTextStorage? = NSTextStorage(string: "")
  open var textContainerInset = CGSize.zero
  open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var selection = NSRange(location: 0, length: 0)

  /// As in AppKit, setting the text drops all attributes.
  open var string: String {
    get { textStorage?.string ?? "" }
    set { textStorage?.setAttributedString(NSAttributedString(string: newValue)) }
  }

  open func attributedString() -> NSAttributedString {
    textStorage.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
  }

  open func selectedRange() -> NSRange { selection }
  open func setSelectedRange(_ charRange: NSRange) { selection = charRange }
}

@MainActor open class NSTableView: NSControl {
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let solidHorizontalGridLineMask = Self(rawValue: 2)
  }

  open var gridColor = NSColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  open var gridStyleMask: GridLineStyle = []
}

@MainActor open class NSTableRowView: NSView {}
@MainActor open class NSCollectionViewLayout: NSObject {}

@MainActor open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  open var minimumInteritemSpacing: CGFloat = 10
  open var minimumLineSpacing: CGFloat = 10
  open var sectionInset = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor open class NSCollectionView: NSView {
  open var collectionViewLayout: NSCollectionViewLayout? = NSCollectionViewFlowLayout()
}

@MainActor open class NSSegmentedControl: NSControl {
  open var selectedSegmentBezelColor: NSColor?
}

@MainActor open class NSStepper: NSControl {}

@MainActor open class NSDatePicker: NSControl {
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }

  open var datePickerStyle: Style = .textFieldAndStepper
}
