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

public struct SecureField<Label: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let arguments: [Any]

  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  where Label == Text {
    arguments = [String(title), text]
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.place("SecureField")
    recording.append("\(Self.self)", arguments)
  }
}

public struct TextField<Label: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let arguments: [Any]

  public init(shim: Void = ()) {
    arguments = []
  }

  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  where Label == Text {
    arguments = [String(title), text]
  }

  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
  where Label == Text {
    arguments = [String(title), text]
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.place("TextField")
    recording.append("\(Self.self)", arguments)
  }
}

/// A button's label is that of its style, so a test evaluates it unpressed.
public struct Button<Label: View>: View, ShimPrimitive {
  private let role: ButtonRole?
  private let label: Label?
  private let action: @MainActor () -> Void

  public init(shim: Void = ()) {
    role = nil
    label = nil
    action = {}
  }

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
    self.action = action
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)", action, role as Any)
    if let label { recording.record(label) }
  }
}

public struct Label<Title: View, Icon: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let title: Title
  nonisolated(unsafe) private let icon: Icon

  nonisolated public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("Label of views")
    recording.record(title)
    recording.record(icon)
  }
}

public struct Group<Content> {
  nonisolated(unsafe) let content: Content
}

extension Group: View, ShimPrimitive where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) { recording.record(content) }
}

public struct Transaction {
  public init() {}
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
}

/// Nothing is loaded.
public struct AsyncImage<Content: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let url: URL?
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("AsyncImage", url?.absoluteString as Any)
    recording.record(content(.empty))
  }
}

public struct Link<Label: View>: View, ShimControl {
  public init(shim: Void = ()) {}
}

public struct Stepper<Label: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let arguments: [Any]

  public init(shim: Void = ()) {
    arguments = []
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    arguments = [bounds, step, value]
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)", arguments)
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: View, ShimPrimitive {
  public typealias Components = DatePickerComponents

  nonisolated(unsafe) private let arguments: [Any]

  public init(shim: Void = ()) {
    arguments = []
  }

  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    arguments = [range, displayedComponents, selection]
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)", arguments)
  }
}

@MainActor @preconcurrency public protocol DatePickerStyle {}

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

public struct Toggle<Label: View>: View, ShimPrimitive {
  private let isOn: Binding<Bool>?

  public init(shim: Void = ()) {
    isOn = nil
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)", isOn as Any)
  }
}

public struct Slider<Label: View, ValueLabel: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let arguments: [Any]

  public init(shim: Void = ()) {
    arguments = []
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)", arguments)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    arguments = [bounds, value]
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    arguments = [bounds, step, value]
  }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, ShimPrimitive {
  private let value: Double?

  public init(shim: Void = ()) {
    value = nil
  }

  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    value = nil
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.value = value.map { Double($0 / total) }
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("\(Self.self)", value as Any)
  }
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
