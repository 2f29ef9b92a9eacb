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
      field(appearance, among: appearance)
    }

    /// Applies an appearance to a text of one line that is edited.
    ///
    /// `any` has what the field has in any state: such a property is always set, also where this state
    /// leaves it unset. Otherwise the field would be another one in the next state, without the focus.
    nonisolated func field(
      _ appearance: TextFieldAppearance, among any: TextFieldAppearance
    ) -> some View {
      framed(appearance.borderStyle)
        .changed(with: any.typography) { view, _ in view.typography(steady: appearance.typography) }
        .changed(with: any.minimumScale) { view, _ in
          view.minimumScaleFactor(CGFloat(appearance.minimumScale ?? 1))
        }
        .edited(appearance.textColor, any.textColor, appearance.textAlignment, any.textAlignment)
        .traits(appearance.input, among: any.input)
        .appearance(appearance.view)
    }

    /// Sets color and alignment of a text, each of which is set if any state sets it.
    nonisolated private func edited(
      _ color: ColorValue?, _ anyColor: ColorValue?, _ alignment: TextAlignmentValue?,
      _ anyAlignment: TextAlignmentValue?
    ) -> some View {
      changed(with: anyColor) { view, _ in view.foreground(color) }
        .changed(with: anyAlignment) { view, _ in
          view.multilineTextAlignment(SwiftUI.TextAlignment(alignment ?? .natural))
        }
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
      editor(appearance, among: appearance)
    }

    /// Applies an appearance to a text of many lines that is edited, as to a field.
    nonisolated func editor(
      _ appearance: TextViewAppearance, among any: TextViewAppearance
    ) -> some View {
      changed(with: any.details.changing(any.typography)) { view, _ in
        view.typography(steady: appearance.details.changing(appearance.typography))
      }
      .details(appearance.details.steady(among: any.details))
      .edited(appearance.textColor, any.textColor, appearance.textAlignment, any.textAlignment)
      .traits(appearance.input, among: any.input)
      .changed(with: any.textInsets) { view, _ in
        view.padding(EdgeInsets(appearance.textInsets ?? InsetsValue(0)))
      }
      .appearance(appearance.view)
    }
  }
#endif
