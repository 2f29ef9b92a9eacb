#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  extension Text {
    /// This text as the title of a navigation bar.
    ///
    /// ```swift
    /// .toolbar {
    ///   ToolbarItem(placement: .principal) { Text("Payment").appearance(.page(in: theme)) }
    /// }
    /// ```
    nonisolated public func appearance(_ appearance: NavigationBarAppearance) -> some View {
      changed(with: appearance.titleTypography?.fixedUnlessLimited) { $0.typography($1) }
        .changed(with: appearance.titleColor) { $0.foregroundColor(Color($1)) }
    }
  }

  extension Button {
    /// This button in a navigation bar; unset properties leave it as it is.
    nonisolated public func appearance(_ appearance: NavigationBarAppearance) -> some View {
      inBar(appearance.buttonColor, appearance.buttonTypography)
    }

    /// This button in a toolbar; unset properties leave it as it is.
    nonisolated public func appearance(_ appearance: ToolbarAppearance) -> some View {
      inBar(appearance.buttonColor, appearance.buttonTypography)
    }

    /// This button with a style, if a look says anything of it.
    nonisolated private func inBar(
      _ color: StateValues<ColorValue?>, _ typography: TypographyValue?
    ) -> some View {
      let look = ButtonAppearance(
        typography: typography?.fixedUnlessLimited,
        states: StateValues { ButtonStateAppearance(titleColor: color.explicit($0)) })
      return changed(with: look == .unset ? nil : look) {
        $0.buttonStyle(AppearanceButtonStyle($1))
      }
    }
  }

  #if !os(tvOS)
    @available(watchOS 9, *)
    extension Stepper {
      /// Applies an appearance to the stepper; unset properties leave it as it is.
      ///
      /// SwiftUI chooses what lies behind the signs.
      nonisolated public func appearance(_ appearance: StepperAppearance) -> some View {
        self.appearance(appearance.view)
      }
    }

    @available(watchOS 10, *)
    extension DatePicker {
      /// Applies an appearance to the picker; unset properties leave it as it is.
      ///
      /// macOS and watchOS have no wheels and no calendar, respectively, and keep their own style. A
      /// label that opens a calendar, and a calendar, need iOS 14.
      @MainActor public func appearance(_ appearance: DatePickerAppearance) -> some View {
        styled(appearance.style).appearance(appearance.view)
      }

      @ViewBuilder @MainActor private func styled(
        _ style: DatePickerAppearance.Style?
      ) -> some View {
        #if os(watchOS)
          if style == .wheels { datePickerStyle(WheelDatePickerStyle()) } else { self }
        #elseif os(macOS)
          switch style {
          case .compact: datePickerStyle(CompactDatePickerStyle())
          case .inline: datePickerStyle(GraphicalDatePickerStyle())
          case .automatic, .wheels, nil: self
          }
        #else
          if #available(iOS 14, *) {
            switch style {
            case .wheels: datePickerStyle(WheelDatePickerStyle())
            case .compact: datePickerStyle(CompactDatePickerStyle())
            case .inline: datePickerStyle(GraphicalDatePickerStyle())
            case .automatic, nil: self
            }
          } else {
            changed(with: style == .wheels ? style : nil) { picker, _ in
              picker.datePickerStyle(WheelDatePickerStyle())
            }
          }
        #endif
      }
    }
  #endif
#endif
