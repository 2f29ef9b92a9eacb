public final class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public class Configuration: NSObject, @unchecked Sendable {}

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public let shimPointSize: CGFloat
    public let shimWeight: SymbolWeight

    public init(pointSize: CGFloat, weight: SymbolWeight) {
      shimPointSize = pointSize
      shimWeight = weight
    }
  }

  public private(set) var renderingMode: RenderingMode = .automatic
  public private(set) var capInsets: UIEdgeInsets = .zero
  public private(set) var resizingMode: ResizingMode = .tile
  public private(set) var size: CGSize = .zero
  public private(set) var shimTint: UIColor?
  public private(set) var shimOperations: [ShimOperation] = []

  public private(set) var shimName: String?
  /// What Core Image did to the image.
  public private(set) var shimFilterSteps: [String] = []
  public private(set) var scale: CGFloat = 1
  public private(set) var imageOrientation: Orientation = .up
  public private(set) var flipsForRightToLeftLayoutDirection = false
  public var cgImage: CGImage? { nil }
  public var images: [UIImage]? { nil }
  public private(set) var isSymbolImage = false
  public var imageAsset: UIImageAsset? { nil }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    shimFilterSteps = cgImage.shimSteps
    self.scale = scale
    imageOrientation = orientation
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeftLayoutDirection = true }
  }

  /// How many images were made of others.
  public nonisolated(unsafe) static var shimChangeCount = 0

  public override init() {}

  /// Every name is that of a symbol, too.
  public convenience init?(systemName name: String) {
    self.init(named: name)
    isSymbolImage = true
  }

  /// Every name is that of an image.
  public convenience init?(named name: String) {
    self.init()
    shimName = name
  }

  init(size: CGSize, operations: [ShimOperation]) {
    self.size = size
    shimOperations = operations
  }

  private func changed(_ change: (UIImage) -> Void) -> UIImage {
    let image = UIImage(size: size, operations: shimOperations)
    image.renderingMode = renderingMode
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    image.shimTint = shimTint
    image.shimFilterSteps = shimFilterSteps
    image.scale = scale
    image.imageOrientation = imageOrientation
    image.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    change(image)
    Self.shimChangeCount += 1
    return image
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.shimTint = color
      $0.renderingMode = renderingMode
    }
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
}

public final class UIImageAsset: NSObject, @unchecked Sendable {
  public func image(with traitCollection: UITraitCollection) -> UIImage { UIImage() }
}

extension CIImage {
  public convenience init?(image: UIImage) {
    self.init(shimSteps: image.shimFilterSteps)
  }
}

public final class UIGraphicsImageRendererFormat: NSObject {
  public init(for traitCollection: UITraitCollection) {}
}

public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
}

public final class UIGraphicsImageRenderer: NSObject {
  /// How many images were rendered.
  public nonisolated(unsafe) static var shimImageCount = 0

  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    actions(context)
    Self.shimImageCount += 1
    return UIImage(size: size, operations: context.cgContext.shimOperations)
  }
}
