@propertyWrapper public struct State<Value> {
  /// A state lives as long as the view that a test holds.
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  nonisolated(unsafe) private let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(shimGet: { box.value }, set: { box.value = $0 })
  }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(shimGet get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
