/// A value elsewhere in memory; none for one that sets nothing.
///
/// A look is hundreds of bytes with dozens of references in them. All that holds several of them
/// side by side grows the code that copies it; with this it copies a reference for each.
@propertyWrapper public struct Boxed<Value: Overridable & Sendable>: Equatable, Sendable {
  private var box: Box<Value>?

  // What follows is not inlined: it would be in the code of every property.

  @inline(never) public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public var wrappedValue: Value {
    @inline(never) get {
      switch box {
      case .value(let value): value
      case nil: .unset
      }
    }
    @inline(never) set { box = Box(newValue) }
  }

  /// Changes the value to one overridden by `other`.
  @inline(never) public mutating func override(with other: Self) {
    guard other.box != nil else { return }
    if box == nil {
      box = other.box
    } else {
      wrappedValue = wrappedValue.overriding(with: other.wrappedValue)
    }
  }
}

extension Boxed {
  @inline(never) public static func == (one: Self, other: Self) -> Bool {
    one.box == other.box
  }
}

private indirect enum Box<Value: Overridable & Sendable>: Equatable, Sendable {
  case value(Value)

  init?(_ value: Value) {
    if value == .unset { return nil }
    self = .value(value)
  }
}

/// Lets a description see through the box.
protocol AnyBoxed {
  var content: Any { get }
}

extension Boxed: AnyBoxed {
  var content: Any { wrappedValue }
}
