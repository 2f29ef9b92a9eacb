public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}

public struct EnvironmentValues {
  /// The environment of the body that is evaluated, which only happens on the main actor.
  nonisolated(unsafe) static var shimCurrent = EnvironmentValues()

  public var colorScheme = ColorScheme.light
  public var shimColorSchemeContrast = ColorSchemeContrast.standard
  public var colorSchemeContrast: ColorSchemeContrast { shimColorSchemeContrast }
  public var sizeCategory = ContentSizeCategory.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var isEnabled = true
  public var shimReducesMotion = false
  public var accessibilityReduceMotion: Bool { shimReducesMotion }
  public var legibilityWeight: LegibilityWeight?
  /// "Returns whether the nearest focusable ancestor has focus."
  public var shimIsFocused = false
  public var isFocused: Bool { shimIsFocused }
  public var shimShowsButtonShapes = false
  public var accessibilityShowButtonShapes: Bool { shimShowsButtonShapes }
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { EnvironmentValues.shimCurrent[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  nonisolated(unsafe) private let object: ObjectType

  public var wrappedValue: ObjectType { object }

  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }
}

struct ShimEnvironmentChange<Content: View> {
  let content: Content
  let keyPath: AnyKeyPath
  let change: (inout EnvironmentValues) -> Void
}

extension ShimEnvironmentChange: View, ShimPrimitive {
  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("environment", keyPath)
    var environment = recording.environment
    change(&environment)
    recording.record(content, in: environment)
  }
}
