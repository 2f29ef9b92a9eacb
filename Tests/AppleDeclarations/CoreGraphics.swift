@_exported import CoreFoundation

// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace {
  public init?(name: CFString) { nil }
  public static let sRGB = CFString()
  public static let displayP3 = CFString()
}

// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor {
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) { nil }
}

// https://developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Sendable {}

// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath {
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
}

// https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int { case winding, evenOdd }

// https://developer.apple.com/documentation/coregraphics/cgcontext
public class CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func addPath(_ path: CGPath) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func strokePath() {}
}
