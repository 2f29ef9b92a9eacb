public enum ColorScheme: Sendable { case light, dark }
public enum ColorSchemeContrast: Sendable { case standard, increased }

public enum ContentSizeCategory: Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: Sendable {
  @TaskLocal static var shimCurrent = EnvironmentValues()

  public var colorScheme = ColorScheme.light
  /// Settable for tests; SwiftUI's can only be read.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var sizeCategory = ContentSizeCategory.large
  public var isEnabled = true
  private var values: [ObjectIdentifier: ShimBox] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)]?.value as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = ShimBox(value: newValue) }
  }

  /// Tests use an environment in one task only.
  private struct ShimBox: @unchecked Sendable {
    let value: Any
  }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues.shimCurrent[keyPath: keyPath] }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }
}

struct ShimEnvironmentChange<Content: View>: View, ShimPrimitive {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    var environment = recording.environment
    change(&environment)
    recording.record(content, in: environment)
  }
}
