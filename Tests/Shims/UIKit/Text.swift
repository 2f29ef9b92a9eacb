extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let kern = Self(rawValue: "NSKern")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let link = Self(rawValue: "NSLink")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = Self(rawValue: 1)
}

extension NSAttributedString {
  var shimFirstAttributes: [Key: Any] {
    length == 0 ? [:] : attributes(at: 0, effectiveRange: nil)
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public class NSParagraphStyle: NSObject {
  /// See `UIFont`.
  private let typeNumber: UInt = 0x700

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return alignment == other.alignment && lineBreakMode == other.lineBreakMode
      && minimumLineHeight == other.minimumLineHeight
      && maximumLineHeight == other.maximumLineHeight
      && paragraphSpacing == other.paragraphSpacing
      && hyphenationFactor == other.hyphenationFactor
  }

  public override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.alignment = alignment
    copy.lineBreakMode = lineBreakMode
    copy.minimumLineHeight = minimumLineHeight
    copy.maximumLineHeight = maximumLineHeight
    copy.paragraphSpacing = paragraphSpacing
    copy.hyphenationFactor = hyphenationFactor
    return copy
  }

  public fileprivate(set) var alignment: NSTextAlignment = .natural
  public fileprivate(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
  public fileprivate(set) var minimumLineHeight: CGFloat = 0
  public fileprivate(set) var maximumLineHeight: CGFloat = 0
  public fileprivate(set) var paragraphSpacing: CGFloat = 0
  public fileprivate(set) var hyphenationFactor: Float = 0
}

public class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
}

public final class NSShadow: NSObject {
  /// See `UIFont`.
  private let typeNumber: UInt = 0x700

  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? NSObject == other.shadowColor as? NSObject
  }
}

public final class NSTextContainer: NSObject {
  public var lineFragmentPadding: CGFloat = 5
}
