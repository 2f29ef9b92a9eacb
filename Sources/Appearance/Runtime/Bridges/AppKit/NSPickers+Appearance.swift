#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TokenRuntime

  extension NSSegmentedControl {
    /// Applies an appearance to the control; what it leaves unset is as it was before any look.
    ///
    /// All titles have the text style of the normal state. macOS chooses the other colors.
    public func apply(_ appearance: SegmentedControlAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { control in
        control.set(\.selectedSegmentBezelColor, appearance.selectedSegmentColor)
        control.set(\.font, appearance.typography[.normal]?.nsFont)
      }
    }
  }

  extension NSSearchField {
    /// Applies an appearance to the field; what it leaves unset is as it was before any look.
    ///
    /// macOS has no bar around the field.
    public func apply(_ appearance: SearchBarAppearance) {
      apply(appearance.field.with(\.view, appearance.field.view.overriding(with: appearance.view)))
    }
  }

  extension NSStepper {
    /// Applies an appearance to the stepper; what it leaves unset is as it was before any look.
    ///
    /// macOS chooses the colors.
    public func apply(_ appearance: StepperAppearance) { apply(appearance.view) }
  }

  extension NSDatePicker {
    /// Applies an appearance to the picker; what it leaves unset is as it was before any look.
    ///
    /// macOS has a calendar, or a field; the latter stands for wheels, too.
    public func apply(_ appearance: DatePickerAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { picker in
        picker.set(
          \.datePickerStyle,
          appearance.style.map { $0 == .inline ? .clockAndCalendar : .textFieldAndStepper })
      }
    }
  }
#endif
