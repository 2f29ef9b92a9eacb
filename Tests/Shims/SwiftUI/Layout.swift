@preconcurrency public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
}

extension Layout where Cache == () {
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ShimLayout(layout: self, content: content())
  }
}

/// Views that a layout places: their calls stand between `Layout` and `end of Layout`.
struct ShimLayout<Content: View>: View, ShimPrimitive {
  let layout: any Layout
  let content: Content

  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("Layout", layout)
    recording.record(content)
    recording.append("end of Layout")
  }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// A subview as tests make it.
public struct LayoutSubview: Equatable {
  /// Where the subview was placed.
  public final class ShimPlace {
    public fileprivate(set) var position = CGPoint(x: 0, y: 0)
    public fileprivate(set) var proposal = ProposedViewSize(width: nil, height: nil)
  }

  public let shimPlace = ShimPlace()
  private let value: Any
  private let size: (ProposedViewSize) -> CGSize

  public init(shimValue: Any, size: @escaping (ProposedViewSize) -> CGSize) {
    value = shimValue
    self.size = size
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    value as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    shimPlace.position = position
    shimPlace.proposal = proposal
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.shimPlace === b.shimPlace
  }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int

  private let subviews: [LayoutSubview]
  public let layoutDirection: LayoutDirection

  public init(shim subviews: [LayoutSubview], _ direction: LayoutDirection = .leftToRight) {
    self.subviews = subviews
    layoutDirection = direction
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubviews.Element { subviews[index] }
}
