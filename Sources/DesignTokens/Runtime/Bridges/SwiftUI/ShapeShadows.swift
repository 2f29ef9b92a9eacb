#if canImport(SwiftUI)
  import SwiftUI

  /// Shadows outside of a shape, which are not drawn below it, as in CSS.
  package struct ShapeShadows<Outline: InsettableShape>: View {
    let layers: [ShadowValue.Layer]
    let shape: Outline

    /// Creates the shadows from their layers, the topmost first; inset ones are not for it.
    nonisolated package init(layers: [ShadowValue.Layer], shape: Outline) {
      self.layers = layers
      self.shape = shape
    }

    @ViewBuilder package var body: some View {
      if let reach = layers.map(\.reach).max() {
        ZStack {
          ForEach(Array(layers.indices.reversed()), id: \.self) { index in
            let layer = layers[index]
            shape.inset(by: CGFloat(-layer.spread)).fill(Color(layer.color))
              .blur(radius: CGFloat(layer.blur / 2))
              .offset(x: CGFloat(layer.offsetX), y: CGFloat(layer.offsetY))
          }
        }
        .clipShape(
          ShapeSurroundings(shape: shape, reach: CGFloat(reach)), style: FillStyle(eoFill: true))
      }
    }
  }

  /// A shape with a rectangle around it, whose area outside of the shape an even-odd rule fills.
  struct ShapeSurroundings<Outline: Shape>: Shape {
    let shape: Outline
    /// The distance of the rectangle from the frame, in points.
    let reach: CGFloat

    nonisolated init(shape: Outline, reach: CGFloat) {
      self.shape = shape
      self.reach = reach
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
      shape.layoutDirectionBehavior
    }

    nonisolated func path(in frame: CGRect) -> Path {
      var path = shape.path(in: frame)
      path.addRect(frame.insetBy(dx: -reach, dy: -reach))
      return path
    }
  }
#endif
