@MainActor open class UIButton: UIControl {
  private var titles: [UIControl.State: String] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var backgroundImages: [UIControl.State: UIImage] = [:]

  public let titleLabel: UILabel? = UILabel()
  open var contentEdgeInsets: UIEdgeInsets = .zero
  open var imageEdgeInsets: UIEdgeInsets = .zero
  open var titleEdgeInsets: UIEdgeInsets = .zero

  public var configuration: UIButton.Configuration?
  public var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// As in UIKit, the handler is asked after each change of the state; here, at once.
  override func shimStateDidChange() {
    setNeedsUpdateConfiguration()
  }

  public func setNeedsUpdateConfiguration() {
    if configuration != nil { configurationUpdateHandler?(self) }
  }

  /// The title on one line within the insets, beside the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = UILabel()
    if let font = titleLabel?.font { title.font = font }
    title.text = self.title(for: .normal)
    if let styled = attributedTitle(for: .normal) { title.attributedText = styled }
    let line = title.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let picture = image(for: .normal)?.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: line.width + picture.width + insets.left + insets.right,
      height: max(line.height, picture.height) + insets.top + insets.bottom)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
}

extension UIButton {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  @MainActor @preconcurrency public struct Configuration {
    public enum CornerStyle: Int {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public static func filled() -> UIButton.Configuration { UIButton.Configuration() }

    public var background = UIBackgroundConfiguration()
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    public var baseForegroundColor: UIColor?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public enum TitleAlignment: Int { case automatic, leading, center, trailing }
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    /// The title follows the text of this one, as the page of `attributedTitle` has it.
    public var attributedTitle: AttributedString?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var top: NSDirectionalRectEdge { .init(rawValue: 1) }
  public static var leading: NSDirectionalRectEdge { .init(rawValue: 2) }
  public static var bottom: NSDirectionalRectEdge { .init(rawValue: 4) }
  public static var trailing: NSDirectionalRectEdge { .init(rawValue: 8) }
}

@MainActor @preconcurrency public struct UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public var backgroundColor: UIColor?
  /// "A color transformer for resolving the background color": it makes the color that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var cornerRadius: CGFloat = 0
}

public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }
}

public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static var name: String { "NSFont" }
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { "NSKern" }
    }

    public enum ShimBaselineOffset: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { "NSBaselineOffset" }
    }

    /// Alignment and lines of a paragraph style, which is not sendable.
    public enum ShimParagraph: AttributedStringKey {
      public typealias Value = [CGFloat]
      public static var name: String { "NSParagraphStyle" }
    }

    /// Offset and blur of a shadow.
    public enum ShimShadow: AttributedStringKey {
      public typealias Value = [CGFloat]
      public static var name: String { "NSShadow" }
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { "NSColor" }
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { "NSUnderline" }
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { "NSStrikethrough" }
    }
  }
}

extension AttributeContainer {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Scope = AttributeScopes.UIKitAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      (dictionary[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      (dictionary[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.KernAttribute.self] = number(.kern)
    self[Scope.ShimBaselineOffset.self] = number(.baselineOffset)
    self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[Scope.ShimParagraph.self] = (dictionary[.paragraphStyle] as? NSParagraphStyle).map {
      [
        CGFloat($0.alignment.rawValue), $0.minimumLineHeight, $0.maximumLineHeight,
        $0.paragraphSpacing, CGFloat($0.hyphenationFactor),
      ]
    }
    self[Scope.ShimShadow.self] = (dictionary[.shadow] as? NSShadow).map {
      [$0.shadowOffset.width, $0.shadowOffset.height, $0.shadowBlurRadius]
    }
  }
}
