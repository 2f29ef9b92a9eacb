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
        shape.fill(
          LinearGradient(
            gradient: Gradient(
              stops: gradient.ordered.map {
                Gradient.Stop(color: Color($0.color), location: CGFloat($0.position))
              }), startPoint: UnitPoint(direction, isStart: true),
            endPoint: UnitPoint(direction, isStart: false)))
      case .blur(let blur): BlurView(blur: blur, shape: shape)
      case .image(let name, let contentMode): ImageFill(name: name, mode: contentMode, shape: shape)
      }
    }
  }

  struct ImageFill: View {
    let name: String
    let mode: ImageAppearance.ContentMode
    let shape: CornersShape

    var body: some View { Image(name).filling(mode).clipShape(shape) }
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
      if #available(iOS 15, macOS 12, tvOS 15, watchOS 10, *) { shape.fill(material) }
    }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 10, *) private var material: Material {
      switch blur {
      case .ultraThin, .clearGlass: .ultraThinMaterial
      case .thin: .thinMaterial
      case .regular, .glass: .regularMaterial
      case .thick: .thickMaterial
      }
    }
  }

  extension UnitPoint {
    /// Creates the end of a gradient; SwiftUI's points follow the interface from left to right.
    fileprivate init(_ direction: FillValue.Direction, isStart: Bool) {
      let (x, y) = direction.end
      self.init(x: CGFloat(isStart ? 1 - x : x), y: CGFloat(isStart ? 1 - y : y))
    }
  }
#endif
