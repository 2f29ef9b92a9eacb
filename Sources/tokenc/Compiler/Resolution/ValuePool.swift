/// The different values of a run.
struct ValuePool: Sendable {
  private(set) var values: [TokenValue] = []
  private var indices: [TokenValue: Int] = [:]

  subscript(index: Int32) -> TokenValue { values[Int(index)] }

  mutating func add(_ value: TokenValue) -> Int {
    values.append(value)
    return values.count - 1
  }

  /// Adds a value that other themes are likely to have too, or finds it.
  mutating func intern(_ value: TokenValue) -> Int {
    if let known = indices[value] { return known }
    let index = add(value)
    indices[value] = index
    return index
  }
}
