@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("the shim's own views have no body") }
}

/// A view that the shim knows how to record.
@MainActor protocol ShimPrimitive {
  func record(in recording: inout ShimRecording)
}

/// What a view asks of SwiftUI, from the outside inwards.
public struct ShimRecording {
  public private(set) var calls: [(name: String, arguments: [Any])] = []
  var environment: EnvironmentValues

  /// Evaluates a view and all within it.
  @MainActor public init(of view: some View, in environment: EnvironmentValues) {
    self.environment = environment
    record(view)
  }

  mutating func append(_ name: String, _ arguments: Any...) {
    calls.append((name, arguments))
  }

  @MainActor mutating func record(_ view: some View) {
    if let primitive = view as? any ShimPrimitive {
      primitive.record(in: &self)
    } else {
      let body = EnvironmentValues.$shimCurrent.withValue(environment) { view.body }
      record(body)
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

@MainActor @preconcurrency @resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

public enum _ConditionalContent<First: View, Second: View>: View, ShimPrimitive {
  case first(First)
  case second(Second)

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    switch self {
    case .first(let view): recording.record(view)
    case .second(let view): recording.record(view)
    }
  }
}

public struct AnyView: View, ShimPrimitive {
  private let view: any View

  public init(_ view: some View) {
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

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ShimPrimitive {
  let view: AnyView

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.record(view)
  }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  public var body: some View {
    modifier.body(content: _ViewModifier_Content<Modifier>(view: AnyView(content)))
  }
}

/// A view that a method of SwiftUI was called on.
struct ShimCall<Content: View>: View, ShimPrimitive {
  let content: Content
  let name: String
  let arguments: [Any]
  var inner: [AnyView] = []

  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append(name, arguments)
    for view in inner { recording.record(view) }
    recording.record(content)
  }
}

extension ShimRecording {
  fileprivate mutating func append(_ name: String, _ arguments: [Any]) {
    calls.append((name, arguments))
  }
}
