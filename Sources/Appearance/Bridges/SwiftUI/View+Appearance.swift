#if canImport(SwiftUI)
  import DesignTokens
  import SwiftUI

  extension View {
    /// Shows the view with a look; what the look leaves unset stays as it is.
    ///
    /// The layout margins become padding within the background. As in UIKit there is one shadow,
    /// without spread: the first of the look's layers that falls outside.
    public func appearance(_ appearance: ViewAppearance) -> some View {
      modifier(ViewAppearanceModifier(look: appearance))
    }
  }

  struct ViewAppearanceModifier: ViewModifier {
    let look: ViewAppearance

    func body(content: Content) -> some View {
      content
        .changed(with: look.tintColor) { $0.accentColor(Color($1)) }
        .changed(with: look.layoutMargins) { $0.padding(EdgeInsets($1)) }
        .changed(with: look.backgroundColor) { $0.background(shape.fill(Color($1))) }
        .changed(with: look.clipsToBounds == true ? shape : nil) { $0.clipShape($1) }
        .changed(with: look.borderColor) {
          $0.overlay(shape.strokeBorder(Color($1), lineWidth: CGFloat(look.borderWidth ?? 0)))
        }
        .changed(with: look.shadow?.layers.first { !$0.inset }) {
          $0.shadow(
            color: Color($1.color), radius: CGFloat($1.blur / 2), x: CGFloat($1.offsetX),
            y: CGFloat($1.offsetY))
        }
        .changed(with: look.opacity) { $0.opacity($1) }
    }

    private var shape: RoundedRectangle {
      RoundedRectangle(
        cornerRadius: CGFloat(look.cornerRadius ?? 0),
        style: look.cornerCurve == .continuous ? .continuous : .circular)
    }
  }
#endif
