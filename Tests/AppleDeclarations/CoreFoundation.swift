// facts: swift-corelibs-foundation CGFloat API
// https://developer.apple.com/documentation/corefoundation/cgfloat
@frozen
public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, SignedNumeric
{
  public var native: Double
  public init(_ v: Double) { native = v }
  public init(_ v: Float) { native = Double(v) }
  public init(_ v: Int) { native = Double(v) }
  public init(_ v: CGFloat) { native = v.native }
  public init() { native = 0 }
  public init(floatLiteral v: Double) { native = v }
  public init(integerLiteral v: Int) { native = Double(v) }
  public init?<T: BinaryInteger>(exactly v: T) { native = Double(v) }
  public static var infinity: CGFloat { 0 }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public var isFinite: Bool { native.isFinite }
  public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
  public static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
  public static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
  public static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
  public func rounded(_ r: FloatingPointRoundingRule) -> CGFloat { CGFloat(native.rounded(r)) }
}

// https://developer.apple.com/documentation/swift/double
extension Double { public init(_ v: CGFloat) { self = v.native } }

// https://developer.apple.com/documentation/corefoundation/cgpoint
public struct CGPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public static var zero: CGPoint { fatalError() }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

// https://developer.apple.com/documentation/corefoundation/cgsize
public struct CGSize: Hashable, Sendable {
  public var width, height: CGFloat
  public static var zero: CGSize { fatalError() }
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  public init(width: Double, height: Double) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
  }
  public init(width: Int, height: Int) {
    self.width = CGFloat(width)
    self.height = CGFloat(height)
  }
}

// https://developer.apple.com/documentation/corefoundation/cgrect
public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint, size: CGSize
  public static var zero: CGRect { fatalError() }
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var minX: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
}

// https://developer.apple.com/documentation/corefoundation/cfstring
public final class CFString: Hashable, @unchecked Sendable {
  public init() {}
  public static func == (a: CFString, b: CFString) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}

// https://developer.apple.com/documentation/corefoundation/cfurl
public final class CFURL {}

// https://developer.apple.com/documentation/corefoundation/cferror
public final class CFError: @unchecked Sendable {}

// https://developer.apple.com/documentation/corefoundation/cfallocator
public final class CFAllocator {}

// https://developer.apple.com/documentation/corefoundation/1542237-cfurlcreatefromfilesystemreprese
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFURLCreateFromFileSystemRepresentation(
  _ allocator: CFAllocator!, _ buffer: UnsafePointer<UInt8>!, _ bufLen: Int, _ isDirectory: Bool
) -> CFURL! { nil }

// https://developer.apple.com/documentation/corefoundation/1494642-cferrorgetcode
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFErrorGetCode(_ err: CFError!) -> Int { 0 }

// https://developer.apple.com/documentation/corefoundation/cftimeinterval
public typealias CFTimeInterval = Double
