/// An image of Core Image: that of which it was made, and what was done to it.
public final class CIImage: NSObject, @unchecked Sendable {
  public let shimSteps: [String]

  init(shimSteps: [String]) {
    self.shimSteps = shimSteps
  }

  public init(color: CIColor) {
    shimSteps = ["color \(color.shimComponents)"]
  }

  public var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func cropped(to rect: CGRect) -> CIImage { CIImage(shimSteps: shimSteps + ["crop"]) }

  public func clampedToExtent() -> CIImage { CIImage(shimSteps: shimSteps + ["clamp"]) }

  public func applyingFilter(
    _ filterName: String, parameters params: [String: Any]
  ) -> CIImage {
    let values = params.sorted { $0.key < $1.key }.map { key, value in
      "\(key) \((value as? CIImage).map { "\($0.shimSteps)" } ?? "\(value)")"
    }
    return CIImage(shimSteps: shimSteps + [([filterName] + values).joined(separator: " ")])
  }

  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(shimSteps: shimSteps + ["blur \(sigma)"])
  }
}

public final class CIColor: NSObject, @unchecked Sendable {
  public let shimComponents: ShimComponents

  public init(cgColor: CGColor) {
    shimComponents = cgColor.shimComponents
  }
}

public final class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]

  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    numbers = [x, y, z, w]
  }

  public override var description: String { "\(numbers)" }
}

public final class CIFilter: NSObject {
  private let steps: String

  public init?(name: String, parameters: [String: Any]?) {
    steps = "\(name) \((parameters ?? [:]).sorted { $0.key < $1.key })"
  }

  public override var description: String { steps }
}

public struct CIFormat: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let RGBA8 = Self(rawValue: 0)
}

public final class CGColorSpace: @unchecked Sendable {
  public static let sRGB = CFString("sRGB")

  public init?(name: CFString) {}

  public var model: CGColorSpaceModel { .rgb }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

public final class CGImage: @unchecked Sendable {
  let shimSteps: [String]

  init(shimSteps: [String]) {
    self.shimSteps = shimSteps
  }

  public var colorSpace: CGColorSpace? { nil }
}

public final class CIContext: NSObject, @unchecked Sendable {
  /// How many images were rendered.
  public nonisolated(unsafe) static var shimImageCount = 0

  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    Self.shimImageCount += 1
    return CGImage(shimSteps: image.shimSteps)
  }
}
