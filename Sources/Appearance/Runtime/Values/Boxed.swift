/// Stores a value indirectly; an unset value takes no storage.
///
/// An appearance has hundreds of bytes with dozens of references. A type with several of them side
/// by side needs much code to copy them; boxed, each is one reference to copy. A copy keeps its
/// value when the original changes.
@propertyWrapper public struct Boxed<Value: Overridable & Sendable>: Equatable, Sendable {
  private var box: Box<Value>?

  // These members are not inlined: their code would be repeated for every property.

  /// Boxes a value.
  @_spi(Generated) @inline(never) public init(_ value: Value) {
    box = Box(value)
  }

  /// The value; ``Overridable/unset`` if nothing is stored.
  public var wrappedValue: Value {
    @inline(never) get {
      switch box {
      case .value(let value): value
      case nil: .unset
      }
    }
    @inline(never) set { box = Box(newValue) }
    // Otherwise each property would have code of its own that reads, changes and writes the value.
    @inline(never) _modify {
      var value = wrappedValue
      defer { box = Box(value) }
      yield &value
    }
  }

  /// Overrides the value with what `other` sets.
  @_spi(Generated) @inline(never) public mutating func override(with other: Self) {
    guard other.box != nil else { return }
    if box == nil {
      box = other.box
    } else {
      wrappedValue = wrappedValue.overriding(with: other.wrappedValue)
    }
  }
}

extension Boxed {
  /// A Boolean value that indicates whether the values are equal.
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

/// Gives a description access to the value in a box.
protocol AnyBoxed {
  var content: Any { get }
}

extension Boxed: AnyBoxed {
  var content: Any { wrappedValue }
}
