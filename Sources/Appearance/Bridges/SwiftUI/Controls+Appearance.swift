#if canImport(SwiftUI)
  import DesignTokens
  import SwiftUI

  extension Image {
    /// Shows the image with a look; what the look leaves unset stays as it is.
    ///
    /// An image with a content mode other than `center` fills the place that it is given.
    public func appearance(_ appearance: ImageAppearance) -> some View {
      renderingMode(appearance.rendering.flatMap { Image.TemplateRenderingMode($0) })
        .filling(appearance.contentMode)
        .changed(with: appearance.symbolSize) {
          $0.font(
            .system(size: CGFloat($1), weight: Font.Weight(appearance.symbolWeight ?? .regular)))
        }
        .appearance(appearance.view)
    }

    @ViewBuilder private func filling(_ mode: ImageAppearance.ContentMode?) -> some View {
      switch mode {
      case nil, .center: self
      case .scaleToFill: resizable()
      case .scaleAspectFit: resizable().aspectRatio(contentMode: .fit)
      case .scaleAspectFill: resizable().aspectRatio(contentMode: .fill)
      }
    }
  }

  extension Image.TemplateRenderingMode {
    /// Creates the mode; `nil` leaves it to SwiftUI.
    fileprivate init?(_ rendering: ImageAppearance.Rendering) {
      switch rendering {
      case .automatic: return nil
      case .original: self = .original
      case .template: self = .template
      }
    }
  }

  #if !os(tvOS)
    @available(iOS 14, watchOS 7, *)
    extension Toggle {
      /// Shows the switch with a look; SwiftUI chooses the colour of the thumb.
      public func appearance(_ appearance: SwitchAppearance) -> some View {
        changed(with: appearance.onColor) {
          $0.toggleStyle(SwitchToggleStyle(tint: Color($1)))
        }
        .appearance(appearance.view)
      }
    }

    extension Slider {
      /// Shows the slider with a look; SwiftUI chooses all colours but that before the thumb.
      public func appearance(_ appearance: SliderAppearance) -> some View {
        changed(with: appearance.minimumTrackColor) { $0.accentColor(Color($1)) }
          .appearance(appearance.view)
      }
    }
  #endif

  @available(iOS 14, tvOS 14, watchOS 7, *)
  extension ProgressView {
    /// Shows a progress bar with a look; SwiftUI chooses the colour of the track.
    public func appearance(_ appearance: ProgressAppearance) -> some View {
      changed(with: appearance.progressColor) {
        $0.progressViewStyle(LinearProgressViewStyle(tint: Color($1)))
      }
      .appearance(appearance.view)
    }

    /// Shows the sign that something goes on with a look; SwiftUI chooses its size.
    public func appearance(_ appearance: ActivityIndicatorAppearance) -> some View {
      changed(with: appearance.color) {
        $0.progressViewStyle(CircularProgressViewStyle(tint: Color($1)))
      }
      .appearance(appearance.view)
    }
  }
#endif
