#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension Image {
    /// Applies an appearance to the image; unset properties leave it as it is.
    ///
    /// An image with a content mode other than `center` fills the space that it is offered. A
    /// symbol's weight is `regular` unless set. Smart Invert leaves an image as it is whose rendering is
    /// `original`, since iOS 14.
    nonisolated public func appearance(_ appearance: ImageAppearance) -> some View {
      renderingMode(appearance.shownRendering.flatMap { Image.TemplateRenderingMode($0) })
        .filling(appearance.contentMode)
        .changed(with: appearance.symbolSize) {
          $0.font(
            .system(size: CGFloat($1), weight: Font.Weight(appearance.symbolWeight ?? .regular)))
        }
        .changed(with: appearance.templateColor) { $0.foregroundColor(Color($1)) }
        .filtered(by: appearance.filter)
        .ofPicture(appearance.shownRendering == .original)
        .appearance(appearance.view)
    }

    /// The view that the appearance shows while there is no image, such as in a phase of `AsyncImage`.
    nonisolated public static func placeholder(_ appearance: ImageAppearance) -> some View {
      ImagePlaceholder(name: appearance.placeholder, mode: appearance.contentMode)
        .appearance(appearance.view.with(\.backgroundColor, appearance.placeholderColor))
    }

    @ViewBuilder nonisolated func filling(_ mode: ImageAppearance.ContentMode?) -> some View {
      switch mode {
      case nil, .center: self
      case .scaleToFill: resizable()
      case .scaleAspectFit: resizable().aspectRatio(contentMode: .fit)
      case .scaleAspectFill: resizable().aspectRatio(contentMode: .fill)
      }
    }
  }

  extension View {
    /// This view, which Smart Invert leaves as it is if it shows a picture.
    @ViewBuilder nonisolated func ofPicture(_ isPicture: Bool) -> some View {
      if #available(iOS 14, tvOS 14, watchOS 7, *), isPicture {
        accessibilityIgnoresInvertColors()
      } else {
        self
      }
    }
  }

  /// An asset, or an empty space that another view's size or a color fills.
  struct ImagePlaceholder: View {
    let name: String?
    let mode: ImageAppearance.ContentMode?

    @ViewBuilder var body: some View {
      if let name { Image(name).filling(mode) } else { Color.clear }
    }
  }

  extension Image.TemplateRenderingMode {
    /// Creates the mode; `nil` if SwiftUI chooses it.
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
      /// Applies an appearance to the switch; unset properties leave it as it is.
      ///
      /// SwiftUI chooses the color of the thumb.
      @MainActor public func appearance(_ appearance: SwitchAppearance) -> some View {
        changed(with: appearance.onColor) {
          $0.toggleStyle(SwitchToggleStyle(tint: Color($1)))
        }
        .appearance(appearance.view)
      }
    }

    extension Slider {
      /// Applies an appearance to the slider; unset properties leave it as it is.
      ///
      /// SwiftUI chooses all colors except that of the track before the thumb.
      nonisolated public func appearance(_ appearance: SliderAppearance) -> some View {
        changed(with: appearance.minimumTrackColor) { $0.accentColor(Color($1)) }
          .appearance(appearance.view)
      }
    }
  #endif

  @available(iOS 14, tvOS 14, watchOS 7, *)
  extension ProgressView {
    /// Applies an appearance to a progress bar; unset properties leave it as it is.
    ///
    /// SwiftUI chooses the color of the track. With a progress color or the style of a bar, the view
    /// becomes a bar; without one, it keeps its style.
    @MainActor public func appearance(_ appearance: ProgressAppearance) -> some View {
      let bar =
        appearance.progressColor.map { LinearProgressViewStyle(tint: Color($0)) }
        ?? (appearance.style == .bar ? LinearProgressViewStyle() : nil)
      return changed(with: bar) { $0.progressViewStyle($1) }.appearance(appearance.view)
    }

    /// Applies an appearance to an activity indicator; unset properties leave it as it is.
    ///
    /// With a color, the view becomes an indicator; without one, it keeps its style. The size needs
    /// iOS 15 or watchOS 9; tvOS chooses it.
    @MainActor public func appearance(_ appearance: ActivityIndicatorAppearance) -> some View {
      changed(with: appearance.color) {
        $0.progressViewStyle(CircularProgressViewStyle(tint: Color($1)))
      }
      .size(appearance.size)
      .appearance(appearance.view)
    }
  }

  extension View {
    @ViewBuilder nonisolated fileprivate func size(
      _ size: ActivityIndicatorAppearance.Size?
    ) -> some View {
      #if os(tvOS)
        self
      #else
        if #available(iOS 15, watchOS 9, *), let size {
          controlSize(size == .large ? .large : .regular)
        } else {
          self
        }
      #endif
    }
  }
#endif
