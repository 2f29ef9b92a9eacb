@_exported import Foundation

public final class CGColor: @unchecked Sendable {
  /// What the shim shows to tests.
  public let shimComponents: ShimComponents

  init(_ components: ShimComponents) {
    shimComponents = components
  }
}

/// The channels of a color and whether they are those of Display P3.
public struct ShimComponents: Hashable, Sendable {
  public let red, green, blue, alpha: CGFloat
  public let isDisplayP3: Bool

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isDisplayP3: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isDisplayP3 = isDisplayP3
  }
}

public struct CGAffineTransform: Equatable, Sendable {
  public let shimScale: CGSize

  public init() {
    self.init(scaleX: 1, y: 1)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    shimScale = CGSize(width: sx, height: sy)
  }

  public static var identity: CGAffineTransform { CGAffineTransform() }
}

public class CGPath {
  public let shimRect: CGRect
  public let shimCornerWidth: CGFloat
  /// What the path was made of, except for rounded rectangles.
  public fileprivate(set) var shimSteps: [String] = []
  public fileprivate(set) var shimIsContinuous = false

  fileprivate init(shimRect: CGRect, cornerWidth: CGFloat) {
    self.shimRect = shimRect
    shimCornerWidth = cornerWidth
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(2 * cornerWidth <= rect.width, "CoreGraphics stops the app here")
    precondition(2 * cornerHeight <= rect.height, "CoreGraphics stops the app here")
    self.init(shimRect: rect, cornerWidth: cornerWidth)
  }
}

/// A path whose corners are continuous, as those of UIKit are.
public class UIBezierPath: NSObject {
  public var cgPath: CGPath

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(shimRect: rect, cornerWidth: cornerRadius)
    cgPath.shimIsContinuous = true
  }
}

public final class CGMutablePath: CGPath {
  public init() {
    super.init(shimRect: .zero, cornerWidth: 0)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shimSteps.append("move \(point.x) \(point.y)")
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    shimSteps.append("rect \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let rect = path.shimRect
    shimSteps +=
      path.shimSteps.isEmpty
      ? [
        "rounded \(rect.minX) \(rect.minY) \(rect.width) \(rect.height) by \(path.shimCornerWidth)"
      ]
      : path.shimSteps
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    shimSteps.append("arc at \(tangent1End.x) \(tangent1End.y) by \(radius)")
  }

  public func closeSubpath() { shimSteps.append("close") }
}

public final class CGContext {
  /// What was drawn, in order.
  public private(set) var shimOperations: [ShimOperation] = []
  private var fill: CGColor?
  private var stroke: CGColor?
  private var lineWidth: CGFloat = 1
  private var path: CGPath?

  public func setFillColor(_ color: CGColor) { fill = color }
  public func setStrokeColor(_ color: CGColor) { stroke = color }
  public func setLineWidth(_ width: CGFloat) { lineWidth = width }
  public func addPath(_ path: CGPath) { self.path = path }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    if let fill, let path { shimOperations.append(.fill(fill.shimComponents, path)) }
    path = nil
  }

  public func strokePath() {
    if let stroke, let path {
      shimOperations.append(.stroke(stroke.shimComponents, width: lineWidth, path))
    }
    path = nil
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public enum CGPathFillRule: Int { case winding, evenOdd }

public enum ShimOperation {
  case fill(ShimComponents, CGPath)
  case stroke(ShimComponents, width: CGFloat, CGPath)
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static var layerMinXMinYCorner: CACornerMask { Self(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { Self(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { Self(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { Self(rawValue: 8) }
}

open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners = CACornerMask(rawValue: 15)
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  fileprivate var shimAnimations: [String: CAAnimation] = [:]
  open var sublayers: [CALayer]?
  private weak var shimSuperlayer: CALayer?

  public override init() {}

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.shimSuperlayer = self
  }

  open func removeFromSuperlayer() {
    shimSuperlayer?.sublayers?.removeAll { $0 === self }
    if shimSuperlayer?.sublayers?.isEmpty == true { shimSuperlayer?.sublayers = nil }
    shimSuperlayer = nil
  }
}

extension CALayer {
  open func add(_ anim: CAAnimation, forKey key: String?) { shimAnimations[key ?? ""] = anim }
  open func animation(forKey key: String) -> CAAnimation? { shimAnimations[key] }
}

public typealias CFTimeInterval = Double

public protocol CAAnimationDelegate: NSObjectProtocol {}

open class CAMediaTimingFunction: NSObject {}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  open override func copy() -> Any {
    let copy = CABasicAnimation(keyPath: keyPath)
    copy.duration = duration
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isAdditive = isAdditive
    copy.fromValue = fromValue
    copy.toValue = toValue
    return copy
  }
}

/// Keeps what the last transaction was given.
open class CATransaction: NSObject {
  public struct ShimTransaction {
    public var isDisabled = false
    public var duration: Double?
    public var timingFunction: CAMediaTimingFunction?
  }

  nonisolated(unsafe) public private(set) static var shimLast: ShimTransaction?

  open class func begin() { shimLast = ShimTransaction() }
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) { shimLast?.isDisabled = flag }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { shimLast?.duration = dur }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    shimLast?.timingFunction = function
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(
    ShimComponents(red: 0, green: 0, blue: 0, alpha: 1, isDisplayP3: false))
  open var strokeColor: CGColor?
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineCap: CAShapeLayerLineCap = .butt
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}
