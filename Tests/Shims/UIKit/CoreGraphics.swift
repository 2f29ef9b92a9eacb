@_exported import Foundation

public final class CGColor {
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

public struct CGAffineTransform: Sendable {}

public final class CGPath {
  public let shimRect: CGRect
  public let shimCornerWidth: CGFloat

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(2 * cornerWidth <= rect.width, "CoreGraphics stops the app here")
    precondition(2 * cornerHeight <= rect.height, "CoreGraphics stops the app here")
    shimRect = rect
    shimCornerWidth = cornerWidth
  }
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

public enum CGPathFillRule: Int { case winding, evenOdd }

public enum ShimOperation {
  case fill(ShimComponents, CGPath)
  case stroke(ShimComponents, width: CGFloat, CGPath)
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3

  public override init() {}
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}
