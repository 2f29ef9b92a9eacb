@_exported import CoreFoundation

// https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: @unchecked Sendable {
  public init?(name: CFString) { nil }
  public static let sRGB = CFString()
  public static let displayP3 = CFString()
  public var model: CGColorSpaceModel { fatalError() }
}

// https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ
}

// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: @unchecked Sendable {
  public var colorSpace: CGColorSpace? { nil }
}

// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: @unchecked Sendable {
  public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) { nil }
}

// https://developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
  public init() {}
  public init(scaleX sx: CGFloat, y sy: CGFloat) {}
  public static var identity: CGAffineTransform { fatalError() }
}

// https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath {
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {}
}

// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public class CGMutablePath: CGPath {
  public init() { fatalError() }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {}
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public func closeSubpath() {}
}

// https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable { case butt, round, square }

// https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

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
