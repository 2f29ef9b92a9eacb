@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title: View, ShimPrimitive {
    public var body: Never { preconditionFailure() }

    func record(in recording: inout ShimRecording) { recording.append("Title") }
  }

  public struct Icon: View, ShimPrimitive {
    public var body: Never { preconditionFailure() }

    func record(in recording: inout ShimRecording) { recording.append("Icon") }
  }

  public var title: Title { Title() }
  public var icon: Icon { Icon() }

  /// SwiftUI makes these itself.
  public init(shim: Void) {}
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View, ShimPrimitive {
    public var body: Never { preconditionFailure() }

    func record(in recording: inout ShimRecording) {
      recording.append("Label")
    }
  }

  public let label: Label
  public let isPressed: Bool

  /// SwiftUI makes these itself.
  @MainActor public init(shimIsPressed: Bool) {
    label = Label()
    isPressed = shimIsPressed
  }
}

/// A control of which only the methods called on it matter.
@MainActor protocol ShimControl: View, ShimPrimitive {}

extension ShimControl {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)")
  }
}

public struct TextField<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct Button<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct Link<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct Stepper<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct DatePicker<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public protocol DatePickerStyle {}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

public struct TextEditor: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct Toggle<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct Slider<Label: View, ValueLabel: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

@MainActor @preconcurrency public protocol ToggleStyle {}

public struct SwitchToggleStyle: ToggleStyle {
  public let shimTint: Color

  public init(tint: Color) {
    shimTint = tint
  }
}

@MainActor @preconcurrency public protocol ProgressViewStyle {}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public let shimTint: Color?

  public init() {
    shimTint = nil
  }

  public init(tint: Color) {
    shimTint = tint
  }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public let shimTint: Color

  public init(tint: Color) {
    shimTint = tint
  }
}
