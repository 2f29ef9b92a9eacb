/// Stores a value elsewhere in memory, so that what contains it has one reference to copy instead of
/// all of the value's.
///
/// A content or look of several others would otherwise need much code to copy them. A copy keeps its
/// value when the original changes. ``Boxed`` does the same for values that may be unset.
@propertyWrapper public struct Indirect<Value: Equatable & Sendable>: Equatable, Sendable {
  private var box: Box<Value>

  // These members are not inlined: their code would be repeated for every property.

  /// Stores a value.
  @_spi(Generated) @inline(never) public init(_ value: Value) {
    box = .value(value)
  }

  /// The value.
  public var wrappedValue: Value {
    @inline(never) get {
      switch box {
      case .value(let value): value
      }
    }
    @inline(never) _modify {
      var value = wrappedValue
      defer { box = .value(value) }
      yield &value
    }
  }

  /// A Boolean value that indicates whether the values are equal.
  @inline(never) public static func == (one: Self, other: Self) -> Bool {
    one.box == other.box
  }
}

private indirect enum Box<Value: Equatable & Sendable>: Equatable, Sendable { case value(Value) }

extension Indirect: AnyBoxed {
  var content: Any { wrappedValue }
}
