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

    /// The modifiers are always the same, so that a border, a shadow or a color may come and go
    /// without taking the view for another one. Only clipping makes it another.
    func body(content: Content) -> some View {
      let shadow = appearance.shadow?.layers.first { !$0.inset }
      return
        content
        .accentColor(appearance.tintColor.map { Color($0) })
        .padding(appearance.layoutMargins.map { EdgeInsets($0) } ?? EdgeInsets())
        .background(background)
        .changed(with: appearance.clipsToBounds == true ? shape : nil) { $0.clipShape($1) }
        .overlay(border)
        .shadow(
          color: shadow.map { Color($0.color) } ?? .clear, radius: CGFloat(shadow?.blur ?? 0) / 2,
          x: CGFloat(shadow?.offsetX ?? 0), y: CGFloat(shadow?.offsetY ?? 0)
        )
        .opacity(appearance.opacity ?? 1)
    }

    @ViewBuilder private var background: some View {
      if let color = appearance.backgroundColor { shape.fill(Color(color)) }
    }

    @ViewBuilder private var border: some View {
      if let color = appearance.borderColor {
        shape.strokeBorder(Color(color), lineWidth: CGFloat(appearance.borderWidth ?? 0))
      }
    }

    private var shape: RoundedRectangle {
      RoundedRectangle(
        cornerRadius: CGFloat(appearance.cornerRadius ?? 0),
        style: appearance.cornerCurve == .continuous ? .continuous : .circular)
    }
  }
#endif
