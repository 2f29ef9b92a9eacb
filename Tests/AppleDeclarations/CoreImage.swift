@_exported import CoreGraphics
@_exported import Foundation

// https://developer.apple.com/documentation/coreimage/ciimage
@available(iOS 5, tvOS 9, macOS 10.4, *)
open class CIImage: NSObject, @unchecked Sendable {
  public init(color: CIColor) {}
  public override init() {}
  open var extent: CGRect { fatalError() }
  @available(iOS 8, tvOS 9, macOS 10.4, *)
  open func cropped(to rect: CGRect) -> CIImage { self }
  @available(iOS 8, tvOS 9, macOS 10.10, *)
  open func clampedToExtent() -> CIImage { self }
  @available(iOS 8, tvOS 9, macOS 10.10, *)
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    self
  }
  @available(iOS 10, tvOS 10, macOS 10.12, *)
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

// https://developer.apple.com/documentation/coreimage/cicolor
@available(iOS 5, tvOS 9, macOS 10.4, *)
open class CIColor: NSObject, @unchecked Sendable {
  public init(cgColor: CGColor) {}
}

// https://developer.apple.com/documentation/coreimage/civector
@available(iOS 5, tvOS 9, macOS 10.4, *)
open class CIVector: NSObject, @unchecked Sendable {
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
}

// https://developer.apple.com/documentation/coreimage/cifilter-swift.class
@available(iOS 5, tvOS 9, macOS 10.4, *)
open class CIFilter: NSObject {
  @available(iOS 8, tvOS 9, macOS 10.10, *)
  public init?(name: String, parameters: [String: Any]?) {}
}

// https://developer.apple.com/documentation/coreimage/ciformat
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8 = CIFormat(rawValue: 0)
}

// https://developer.apple.com/documentation/coreimage/cicontext
@available(iOS 5, tvOS 9, macOS 10.4, *)
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { nil }
}
