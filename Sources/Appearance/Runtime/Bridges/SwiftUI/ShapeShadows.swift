#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  /// The layers of a shadow, by what casts them.
  struct ShadowLayers {
    var ofContent: ShadowValue.Layer?
    /// The layers of another shadow that are not inset, the topmost first.
    var ofShape: [ShadowValue.Layer] = []

    init(_ shadow: ShadowValue?, hasBackground: Bool) {
      guard let shadow else { return }
      let outer = shadow.layers.filter { !$0.inset }
      if !hasBackground, outer.count == 1, let only = outer.first, only.spread == 0 {
        ofContent = only
      } else {
        ofShape = outer
      }
    }
  }

  /// Shadows outside of a shape, which are not drawn below it, as in CSS.
  struct ShapeShadows: View {
    let layers: [ShadowValue.Layer]
    let shape: CornersShape

    @ViewBuilder var body: some View {
      if let reach = layers.map(\.reach).max() {
        ZStack {
          ForEach(Array(layers.indices.reversed()), id: \.self) { index in
            let layer = layers[index]
            shape.inset(by: CGFloat(-layer.spread)).fill(Color(layer.color))
              .blur(radius: CGFloat(layer.blur / 2))
              .offset(x: CGFloat(layer.offsetX), y: CGFloat(layer.offsetY))
          }
        }
        .clipShape(shape.surroundings(CGFloat(reach)), style: FillStyle(eoFill: true))
      }
    }
  }
#endif
