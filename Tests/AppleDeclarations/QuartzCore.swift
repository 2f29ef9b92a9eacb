@_exported import Foundation

// objc2-generated QuartzCore/CALayer.rs: not main-thread-only
// https://developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  @available(iOS 13, tvOS 13, macOS 10.15, *) public static let circular = CALayerCornerCurve(
    rawValue: "c")
  @available(iOS 13, tvOS 13, macOS 10.15, *) public static let continuous = CALayerCornerCurve(
    rawValue: "k")
}

// https://developer.apple.com/documentation/quartzcore/cacornermask
@available(iOS 11, tvOS 11, macOS 10.13, *)
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var layerMinXMinYCorner: CACornerMask { Self(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { Self(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { Self(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { Self(rawValue: 8) }
}

// https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
  public override init() {}
  open var frame: CGRect {
    get { fatalError() }
    set {}
  }
  open var mask: CALayer?
  open var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
  @available(iOS 11, tvOS 11, macOS 10.13, *) open var maskedCorners: CACornerMask {
    get { fatalError() }
    set {}
  }
  open var shadowPath: CGPath?
  open var cornerRadius: CGFloat = 0
  @available(iOS 13, tvOS 13, macOS 10.15, *) open var cornerCurve: CALayerCornerCurve {
    get { fatalError() }
    set {}
  }
  open var backgroundColor: CGColor?
  open var masksToBounds: Bool = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset: CGSize {
    get { fatalError() }
    set {}
  }
  open var shadowRadius: CGFloat = 0
}

// https://developer.apple.com/documentation/quartzcore/caanimationdelegate
public protocol CAAnimationDelegate: NSObjectProtocol {}

// https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject {}

// https://developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
}

// https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
  open var keyPath: String?
  open var isAdditive: Bool = false
}

// https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}

// https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = Self(rawValue: "n"), evenOdd = Self(rawValue: "e")
}

// https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self(rawValue: "b"), round = Self(rawValue: "r"),
    square = Self(rawValue: "s")
}

// https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var fillRule: CAShapeLayerFillRule {
    get { fatalError() }
    set {}
  }
  open var lineWidth: CGFloat {
    get { 0 }
    set {}
  }
  open var lineDashPattern: [NSNumber]?
  open var lineCap: CAShapeLayerLineCap {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint {
    get { fatalError() }
    set {}
  }
  open var endPoint: CGPoint {
    get { fatalError() }
    set {}
  }
}
