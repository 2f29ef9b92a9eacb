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

/// Whether a view is in focus; a test moves it with what `focused` was called with.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(shim: state.projectedValue) }

  @propertyWrapper public struct Binding {
    private let binding: SwiftUI.Binding<Value>

    init(shim binding: SwiftUI.Binding<Value>) { self.binding = binding }

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: ShimState {
  func take(from kept: AnyObject?) -> AnyObject { state.take(from: kept) }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A view that hears of what views in it say; as in SwiftUI, after they are evaluated.
struct ShimPreference<Content: View, Key: PreferenceKey> where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
}

extension ShimPreference: View, ShimPrimitive {
  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    let start = recording.calls.count
    recording.record(content, under: "onPreferenceChange")
    var value = Key.defaultValue
    for call in recording.calls[start...] where call.name == "preference" {
      if let next = call.arguments.first as? Key.Value { Key.reduce(value: &value) { next } }
    }
    recording.states?.watch(value, at: recording.path + ["onPreferenceChange"]) { action($1) }
  }
}

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
