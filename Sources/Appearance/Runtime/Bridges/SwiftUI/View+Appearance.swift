#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension View {
    /// Applies an appearance to the view; unset properties leave it as it is.
    ///
    /// The layout margins become padding inside the background. As in UIKit there is one shadow,
    /// without spread: the first layer that is not inset. A border needs a color and a width.
    nonisolated public func appearance(_ appearance: ViewAppearance) -> some View {
      modifier(ViewAppearanceModifier(appearance: appearance))
    }
  }

  struct ViewAppearanceModifier: ViewModifier {
    let appearance: ViewAppearance

    nonisolated init(appearance: ViewAppearance) {
      self.appearance = appearance
    }

    func body(content: Content) -> some View {
      content
        .changed(with: appearance.tintColor) { $0.accentColor(Color($1)) }
        .changed(with: appearance.layoutMargins) { $0.padding(EdgeInsets($1)) }
        .changed(with: appearance.backgroundColor) { $0.background(shape.fill(Color($1))) }
        .changed(with: appearance.clipsToBounds == true ? shape : nil) { $0.clipShape($1) }
        .changed(with: appearance.borderColor) {
          $0.overlay(shape.strokeBorder(Color($1), lineWidth: CGFloat(appearance.borderWidth ?? 0)))
        }
        .changed(with: appearance.shadow?.layers.first { !$0.inset }) {
          $0.shadow(
            color: Color($1.color), radius: CGFloat($1.blur / 2), x: CGFloat($1.offsetX),
            y: CGFloat($1.offsetY))
        }
        .changed(with: appearance.opacity) { $0.opacity($1) }
    }

    private var shape: RoundedRectangle {
      RoundedRectangle(
        cornerRadius: CGFloat(appearance.cornerRadius ?? 0),
        style: appearance.cornerCurve == .continuous ? .continuous : .circular)
    }
  }
#endif
