/// Numbers for values, each of which is there once, in the order in which they are first met.
struct Pool<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var numbers: [Element: Int] = [:]

  mutating func number(of element: Element) -> Int {
    if let known = numbers[element] { return known }
    numbers[element] = elements.count
    elements.append(element)
    return elements.count - 1
  }
}

extension Pool: Sendable where Element: Sendable {}

extension Sequence {
  /// The elements by a key of each; the last of those with one key.
  func keyed<Key: Hashable>(by key: (Element) -> Key) -> [Key: Element] {
    Dictionary(lastOf: map { (key($0), $0) })
  }
}
