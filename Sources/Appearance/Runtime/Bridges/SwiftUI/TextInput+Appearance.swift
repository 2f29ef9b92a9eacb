#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension TextField {
    /// Applies an appearance to the field; unset properties leave it as it is.
    ///
    /// SwiftUI chooses the placeholder's color, the frame, the button that empties the field, the
    /// keyboard, and whether text shrinks.
    nonisolated public func appearance(_ appearance: TextFieldAppearance) -> some View {
      changed(with: appearance.typography) { $0.typography($1) }
        .changed(with: appearance.textColor) { $0.foregroundColor(Color($1)) }
        .changed(with: appearance.textAlignment) {
          $0.multilineTextAlignment(SwiftUI.TextAlignment($1))
        }
        .appearance(appearance.view)
    }
  }

  #if !os(tvOS) && !os(watchOS)
    @available(iOS 14, *)
    extension TextEditor {
      /// Applies an appearance to the editor; unset properties leave it as it is.
      ///
      /// The insets become padding. SwiftUI chooses the color of links and the keyboard.
      nonisolated public func appearance(_ appearance: TextViewAppearance) -> some View {
        changed(with: appearance.typography) { $0.typography($1) }
          .changed(with: appearance.textColor) { $0.foregroundColor(Color($1)) }
          .changed(with: appearance.textAlignment) {
            $0.multilineTextAlignment(SwiftUI.TextAlignment($1))
          }
          .changed(with: appearance.textInsets) { $0.padding(EdgeInsets($1)) }
          .appearance(appearance.view)
      }
    }
  #endif
#endif
