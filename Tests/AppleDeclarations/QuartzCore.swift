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

// https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
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
