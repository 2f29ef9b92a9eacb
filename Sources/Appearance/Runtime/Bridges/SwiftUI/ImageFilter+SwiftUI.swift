#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension View {
    /// This view with a filter, whose parts act in the order of their declaration. A blur fades the edges.
    nonisolated func filtered(by filter: ImageFilter) -> some View {
      changed(with: filter.saturation) { $0.saturation($1) }
        .changed(with: filter.brightness) { $0.brightness($1) }
        .changed(with: filter.color) { $0.covered(by: Color($1), BlendMode(filter.blendMode)) }
        .changed(with: filter.blur) { $0.blur(radius: CGFloat($1 / 2)) }
        .changed(with: filter.opacity) { $0.opacity($1) }
    }

    nonisolated private func covered(by color: Color, _ mode: BlendMode) -> some View {
      overlay(color.blendMode(mode)).compositingGroup().mask(self)
    }
  }

  extension BlendMode {
    fileprivate init(_ mode: ImageFilter.BlendMode?) {
      switch mode {
      case .cover, nil: self = .normal
      case .multiply: self = .multiply
      case .screen: self = .screen
      case .darken: self = .darken
      case .lighten: self = .lighten
      }
    }
  }
#endif
