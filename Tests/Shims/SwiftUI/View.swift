@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("the shim's own views have no body") }
}

public struct EmptyView: View, ShimPrimitive {
  nonisolated public init() {}

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {}
}

/// A view that the shim knows how to record.
@MainActor protocol ShimPrimitive {
  func record(in recording: inout ShimRecording)
}

/// What a view asks of SwiftUI, from the outside inwards.
public struct ShimRecording {
  public private(set) var calls: [(name: String, arguments: [Any])] = []
  /// The branches of conditions around the innermost view, which are part of its identity.
  public fileprivate(set) var branches: [Bool] = []
  var environment: EnvironmentValues
  /// Where the innermost view stands: types, branches and keys. It is its identity.
  var path: [AnyHashable] = []
  private(set) var states: ShimStates?
  /// Where each view of these names stands first: a view at another path is another one, and loses what it has,
  /// such as the focus.
  public private(set) var shimPlaces: [String: [AnyHashable]] = [:]

  /// Notes where a view stands.
  mutating func place(_ name: String) {
    if shimPlaces[name] == nil { shimPlaces[name] = path }
  }

  /// Evaluates a view and all within it, by default without states of an evaluation before.
  @MainActor public init(
    of view: some View, in environment: EnvironmentValues, states: ShimStates? = nil
  ) {
    self.environment = environment
    self.states = states
    record(view)
    states?.end()
  }

  @MainActor mutating func record(_ view: some View, under key: AnyHashable) {
    path.append(key)
    record(view)
    path.removeLast()
  }

  mutating func append(_ name: String, _ arguments: Any...) {
    calls.append((name, arguments))
  }

  @MainActor mutating func record(_ view: some View) {
    if let primitive = view as? any ShimPrimitive {
      primitive.record(in: &self)
    } else {
      let type = AnyHashable(ObjectIdentifier(type(of: view)))
      if let states {
        for child in Mirror(reflecting: view).children {
          guard let state = child.value as? any ShimState else { continue }
          states.take(state, at: path + [type, child.label])
        }
      }
      let outer = EnvironmentValues.shimCurrent
      EnvironmentValues.shimCurrent = environment
      let body = view.body
      EnvironmentValues.shimCurrent = outer
      record(body, under: type)
    }
  }

  /// Records views in an environment of their own.
  @MainActor mutating func record(_ view: some View, in environment: EnvironmentValues) {
    let outer = self.environment
    self.environment = environment
    record(view)
    self.environment = outer
  }

  /// The arguments of the first call of a name.
  public func arguments(of name: String) -> [Any]? {
    calls.first { $0.name == name }?.arguments
  }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)> where repeat each Content: View
  {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), shimViews: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(content: .first(first)) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(content: .second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct TupleView<T>: View, ShimPrimitive {
  nonisolated(unsafe) private let views: [any View]

  nonisolated init(_ v: T, shimViews: [any View]) {
    views = shimViews
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    let branches = recording.branches
    for (index, view) in views.enumerated() { recording.record(view, under: index) }
    recording.branches = branches
  }
}

public struct _ConditionalContent<First, Second> {
  enum ShimContent {
    case first(First)
    case second(Second)
  }

  let content: ShimContent
}

extension _ConditionalContent: View, ShimPrimitive where First: View, Second: View {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    switch content {
    case .first(let view):
      recording.branches.append(true)
      recording.record(view, under: true)
    case .second(let view):
      recording.branches.append(false)
      recording.record(view, under: false)
    }
  }
}

extension Optional: View, ShimPrimitive where Wrapped: View {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    if let view = self { recording.record(view) }
  }
}

public struct AnyView: View, ShimPrimitive {
  nonisolated(unsafe) private let view: any View

  nonisolated public init<Content: View>(_ view: Content) {
    self.view = view
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.record(view)
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: View, ShimPrimitive {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.record(view)
  }
}

public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: some View {
    modifier.body(content: _ViewModifier_Content<Modifier>(view: AnyView(content)))
  }
}

/// A view that a method of SwiftUI was called on.
struct ShimCall<Content: View> {
  let content: Content
  let name: String
  let arguments: [Any]
  var inner: [AnyView] = []
  /// Whether the method changes nothing, as it is not enabled.
  var isSilent = false
}

extension ShimCall: View, ShimPrimitive {
  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    if !isSilent { recording.append(name, arguments) }
    let branches = recording.branches
    for (index, view) in inner.enumerated() { recording.record(view, under: index) }
    recording.branches = branches
    recording.record(content, under: name == "id" ? AnyHashable(name + "\(arguments)") : name)
  }
}

extension ShimRecording {
  fileprivate mutating func append(_ name: String, _ arguments: [Any]) {
    calls.append((name, arguments))
  }
}
