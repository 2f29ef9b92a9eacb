@_exported import CoreGraphics

// https://developer.apple.com/documentation/foundation/nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {}

// https://developer.apple.com/documentation/objectivec/nsobject
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into h: inout Hasher) {}
}

// https://developer.apple.com/documentation/foundation/nscoder
open class NSCoder: NSObject {}

// https://developer.apple.com/documentation/foundation/nsattributedstring
open class NSAttributedString: NSObject {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ r: String) { rawValue = r }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public init(string: String) {}
  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {}
}

// https://developer.apple.com/documentation/swift/stringprotocol
extension StringProtocol {
  public var localizedUppercase: String { fatalError() }
  public var localizedLowercase: String { fatalError() }
  public var localizedCapitalized: String { fatalError() }
}

// https://developer.apple.com/documentation/foundation/bundle
open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  open func path(forResource name: String?, ofType ext: String?) -> String? { nil }
}
