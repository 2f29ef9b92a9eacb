#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  struct FillView: View {
    let fill: FillValue
    let shape: CornersShape

    @ViewBuilder var body: some View {
      switch fill {
      case .color(let color): shape.fill(Color(color))
      case .gradient(let gradient, let direction):
        shape.fill(LinearGradient(gradient, direction))
      case .blur(let blur): BlurView(blur: blur, shape: shape)
      case .image(let name, let contentMode): ImageFill(name: name, mode: contentMode, shape: shape)
      }
    }
  }

  struct ImageFill: View {
    let name: String
    let mode: ImageAppearance.ContentMode
    let shape: CornersShape

    var body: some View { Image(name).filling(mode).clipShape(shape).ofPicture(true) }
  }

  struct BlurView: View {
    let blur: FillValue.Blur
    let shape: CornersShape

    @ViewBuilder var body: some View {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, *),
          blur == .glass || blur == .clearGlass
        {
          Color.clear.glassEffect(blur == .glass ? .regular : .clear, in: shape)
        } else {
          filled
        }
      #else
        filled
      #endif
    }

    @ViewBuilder private var filled: some View {
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 10, *) { shape.fill(Material(blur)) }
    }
  }

  @available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
  extension Material {
    fileprivate init(_ blur: FillValue.Blur) {
      switch blur {
      case .ultraThin, .clearGlass: self = .ultraThinMaterial
      case .thin: self = .thinMaterial
      case .regular, .glass: self = .regularMaterial
      case .thick: self = .thickMaterial
      }
    }
  }

  extension LinearGradient {
    nonisolated fileprivate init(_ gradient: GradientValue, _ direction: FillValue.Direction) {
      let end = gradient.end(direction)
      self.init(gradient, from: (1 - end.x, 1 - end.y), to: end)
    }
  }

  /// A fill of an element fills shapes by itself: `.background(FillValue(theme[.card]))`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension FillValue: ShapeStyle {
    /// The color, the gradient, a material or the image, which repeats from the top and leading edge.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
      switch self {
      case .color(let color): AnyShapeStyle(Color(color))
      case .gradient(let gradient, let direction):
        AnyShapeStyle(LinearGradient(gradient, direction))
      case .blur(let blur): AnyShapeStyle(Material(blur))
      case .image(let name, _): AnyShapeStyle(ImagePaint(image: Image(name)))
      }
    }
  }
#endif
