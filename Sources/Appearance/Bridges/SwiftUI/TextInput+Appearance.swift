#if canImport(SwiftUI)
  import DesignTokens
  import SwiftUI

  extension TextField {
    /// Shows the field with a look; what the look leaves unset stays as it is.
    ///
    /// SwiftUI chooses the placeholder's colour, the frame and the button that empties the field.
    public func appearance(_ appearance: TextFieldAppearance) -> some View {
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
      /// Shows the editor with a look; what the look leaves unset stays as it is.
      ///
      /// The insets become padding; SwiftUI chooses the colour of links.
      public func appearance(_ appearance: TextViewAppearance) -> some View {
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
