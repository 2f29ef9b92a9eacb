// Orders that are the same on every machine and in every run.

extension Sequence {
  @inlinable package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, elements: [Element])] {
    var indices: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].elements.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }

  package func sorted(byBytesOf text: (Element) -> String) -> [Element] {
    sorted { text($0).utf8.lexicographicallyPrecedes(text($1).utf8) }
  }

  /// The elements with the greatest weight first; equal ones keep their order.
  package func heaviestFirst(_ weight: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    let weights: [Double] = elements.map(weight)
    let order = elements.indices.sorted { (one: Int, other: Int) -> Bool in
      weights[one] == weights[other] ? one < other : weights[one] > weights[other]
    }
    return order.map { elements[$0] }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where the first equal one stands.
  package func unique() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension Array {
  /// The index of the first element that fulfils a condition, before which none does and after which all
  /// do; the number of elements if none does.
  @inlinable package func partitioningIndex(where fulfils: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if fulfils(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Dictionary {
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }

  package init(lastOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { $1 })
  }
}
