/// A part of a composite value that generated data stores as numbers and colors.
public protocol TabulatedValue: Equatable, Sendable {
  /// Reads the part at an index, counted in parts of this type.
  @_spi(Generated) init(from source: PartSource, at index: Int)
}

extension TabulatedValue {
  /// Only values that the library declares are read from tables.
  @_spi(Generated) public init(from source: PartSource, at index: Int) {
    preconditionFailure("generated data has no such values")
  }
}

/// The parts of a composite value, for example a shadow's layers.
///
/// The list of a generated value is a window onto constant data, so nothing is allocated for it.
public struct ValueList<Element: TabulatedValue>: RandomAccessCollection, Sendable {
  private enum Storage {
    case source(PartSource, first: UInt32, count: UInt32)
    case array([Element])
  }

  private let storage: Storage

  /// Creates a list of these elements.
  public init(_ elements: [Element]) { storage = .array(elements) }

  /// A window onto generated data, or a pack.
  init(from source: PartSource, parts: Range<Int>) {
    storage = .source(
      source, first: UInt32(truncatingIfNeeded: parts.lowerBound),
      count: UInt32(truncatingIfNeeded: parts.count))
  }

  /// The index of the first element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int {
    switch storage {
    case .source(_, _, let count): Int(count)
    case .array(let elements): elements.count
    }
  }

  /// The element at an index from 0 to below ``endIndex``; other indices are a fatal error.
  public subscript(index: Int) -> Element {
    switch storage {
    case .source(let source, let first, let count):
      precondition(index >= 0 && index < count, "the list has no element at this index")
      return Element(from: source, at: Int(first) + index)
    case .array(let elements): return elements[index]
    }
  }
}

extension ValueList: ExpressibleByArrayLiteral {
  /// Creates a list of these elements.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ValueList: Equatable {
  /// Returns a Boolean value that indicates whether two lists have equal elements in the same order.
  public static func == (one: ValueList, other: ValueList) -> Bool {
    guard one.count == other.count else { return false }
    for index in 0..<one.count where one[index] != other[index] { return false }
    return true
  }
}

/// A number of points, such as the length of a dash.
extension Double: TabulatedValue {
  /// Reads a number.
  @_spi(Generated) public init(from source: PartSource, at index: Int) {
    self = source.number(at: index)
  }
}
