@propertyWrapper public struct State<Value> {
  /// A state lives as long as the view that a test holds.
  private final class Box {
    private var own: Value
    /// That of the view of the same identity before.
    var former: Box?

    init(_ value: Value) { own = value }

    var value: Value {
      get { former?.value ?? own }
      set { if let former { former.value = newValue } else { own = newValue } }
    }
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

extension State: ShimState {
  func take(from kept: AnyObject?) -> AnyObject {
    guard let kept = kept as? Box else { return box }
    box.former = kept
    return kept
  }
}

/// What a view keeps as long as its identity is in the hierarchy.
protocol ShimState {
  /// Takes over what was kept, and returns what to keep.
  func take(from kept: AnyObject?) -> AnyObject
}

/// The states of the views of one hierarchy, by identity. As in SwiftUI, those of views that left it are lost.
@MainActor public final class ShimStates {
  private var kept: [[AnyHashable]: AnyObject] = [:]
  private var values: [[AnyHashable]: Any] = [:]
  private var seen: Set<[AnyHashable]> = []
  private var changes: [() -> Void] = []

  public init() {}

  func take(_ state: any ShimState, at path: [AnyHashable]) {
    kept[path] = state.take(from: kept[path])
    seen.insert(path)
  }

  func watch<Value: Equatable>(
    _ value: Value, at path: [AnyHashable], _ action: @escaping (Value, Value) -> Void
  ) {
    if let old = values[path] as? Value, old != value { changes.append { action(old, value) } }
    values[path] = value
    seen.insert(path)
  }

  /// Forgets what is gone, and calls who watches a value that changed.
  func end() {
    kept = kept.filter { seen.contains($0.key) }
    values = values.filter { seen.contains($0.key) }
    seen = []
    let due = changes
    changes = []
    for change in due { change() }
  }
}

/// A view with a closure that is called after an evaluation with another value than the one before.
struct ShimChange<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let action: (Value, Value) -> Void
}

extension ShimChange: View, ShimPrimitive {
  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("onChange", value, action)
    recording.states?.watch(value, at: recording.path + ["onChange"], action)
    recording.record(content, under: "onChange")
  }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      shimGet: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

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

extension Binding: @unchecked Sendable where Value: Sendable {}
