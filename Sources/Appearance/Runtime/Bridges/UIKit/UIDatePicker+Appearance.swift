#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension UIDatePicker {
    /// The type of the appearances of a date picker.
    public typealias Appearance = DatePickerAppearance

    /// Applies an appearance to the picker; what it leaves unset is as it was before any look.
    ///
    /// The style needs iOS 13.4, and a calendar iOS 14; older versions have wheels. A timer only has
    /// wheels, and the Mac idiom of Mac Catalyst none: a style that UIKit would stop the app for is left
    /// out.
    public func apply(_ appearance: DatePickerAppearance) {
      apply(appearance.view)
      StyleKeeper.apply(appearance, to: self) { picker in
        picker.set(\.datePickerMode, appearance.mode.map { UIDatePicker.Mode($0) })
        if #available(iOS 13.4, *) {
          picker.set(\.preferredDatePickerStyle, supported(appearance.style))
        }
      }
    }
  }

  extension UIDatePicker.Mode {
    fileprivate init(_ mode: DatePickerAppearance.Mode) {
      switch mode {
      case .date: self = .date
      case .time: self = .time
      case .dateAndTime: self = .dateAndTime
      }
    }
  }

  @available(iOS 13.4, *)
  extension UIDatePicker {
    /// A style, if the picker can have it.
    private func supported(_ style: DatePickerAppearance.Style?) -> UIDatePickerStyle? {
      guard let style = style.map({ UIDatePickerStyle($0) }) else { return nil }
      if style == .wheels { return traitCollection.hasMacIdiom ? nil : style }
      return datePickerMode == .countDownTimer && style != .automatic ? nil : style
    }
  }

  @available(iOS 13.4, *)
  extension UIDatePickerStyle {
    fileprivate init(_ style: DatePickerAppearance.Style) {
      switch style {
      case .automatic: self = .automatic
      case .wheels: self = .wheels
      case .compact: self = .compact
      case .inline: if #available(iOS 14, *) { self = .inline } else { self = .wheels }
      }
    }
  }
#endif
