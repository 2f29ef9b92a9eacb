#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension TextField {
    /// Applies an appearance to the field; unset properties leave it as it is.
    ///
    /// SwiftUI chooses the button that empties the field and the keyboard's brightness. A
    /// `SecureField` hides a text. Text shrinks to a minimum
    /// size if there is a typography, and the frame is rounded or none. The color of a placeholder is
    /// that of a prompt, for which there is ``SwiftUI/Text/placeholder(_:)``.
    nonisolated public func appearance(_ appearance: TextFieldAppearance) -> some View {
      field(appearance)
    }
  }

  extension View {
    /// Applies an appearance to a text of one line that is edited.
    nonisolated func field(_ appearance: TextFieldAppearance) -> some View {
      framed(appearance.borderStyle)
        .changed(with: appearance.typography) { $0.typography($1) }
        .changed(with: appearance.minimumScale) { $0.minimumScaleFactor(CGFloat($1)) }
        .changed(with: appearance.textColor) { $0.foregroundColor(Color($1)) }
        .changed(with: appearance.textAlignment) {
          $0.multilineTextAlignment(SwiftUI.TextAlignment($1))
        }
        .traits(appearance.input)
        .appearance(appearance.view)
    }
  }

  extension Text {
    /// This text with the color of a placeholder, for the prompt of a field.
    ///
    /// ```swift
    /// TextField("Amount", text: $amount, prompt: Text("0.00").placeholder(.amount(in: theme)))
    /// ```
    nonisolated public func placeholder(_ appearance: TextFieldAppearance) -> Text {
      appearance.placeholderColor.map { foregroundColor(Color($0)) } ?? self
    }
  }

  extension TextFieldAppearance {
    /// The least factor by which text shrinks; `nil` without a size to shrink from.
    fileprivate var minimumScale: Double? {
      guard let minimumFontSize, let size = typography?.size, size > 0 else { return nil }
      return min(minimumFontSize / size, 1)
    }
  }

  extension View {
    @ViewBuilder nonisolated fileprivate func framed(
      _ style: TextFieldAppearance.BorderStyle?
    ) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        switch style {
        case .rounded: textFieldStyle(RoundedBorderTextFieldStyle())
        case .borderless: textFieldStyle(PlainTextFieldStyle())
        case .line, .bezel, nil: self
        }
      #endif
    }
  }

  #if !os(tvOS) && !os(watchOS)
    @available(iOS 14, *)
    extension TextEditor {
      /// Applies an appearance to the editor; unset properties leave it as it is.
      ///
      /// The insets become padding. SwiftUI chooses the color of links and the keyboard's brightness.
      nonisolated public func appearance(_ appearance: TextViewAppearance) -> some View {
        editor(appearance)
      }
    }
  #endif

  extension View {
    /// Applies an appearance to a text of many lines that is edited.
    nonisolated func editor(_ appearance: TextViewAppearance) -> some View {
      changed(with: appearance.details.changing(appearance.typography)) { $0.typography($1) }
        .details(appearance.details)
        .changed(with: appearance.textColor) { $0.foregroundColor(Color($1)) }
        .changed(with: appearance.textAlignment) {
          $0.multilineTextAlignment(SwiftUI.TextAlignment($1))
        }
        .traits(appearance.input)
        .changed(with: appearance.textInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(appearance.view)
    }
  }
#endif
