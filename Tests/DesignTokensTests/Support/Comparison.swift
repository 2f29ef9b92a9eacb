/// Counts compared values and keeps the differences, so that a test reports all of them at once.
struct Comparison {
  private(set) var count = 0
  private(set) var differences: [String] = []

  /// Compares two numbers within `tolerance`, by default what a color channel may lose.
  mutating func expect(
    _ actual: Double, _ expected: Double, within tolerance: Double = 1e-4, _ name: String
  ) {
    count += 1
    guard !((actual - expected).magnitude <= tolerance) else { return }
    differences.append("\(name): \(actual) instead of \(expected)")
  }

  mutating func expect<Value: Equatable>(_ actual: Value, _ expected: Value, _ name: String) {
    count += 1
    guard actual != expected else { return }
    differences.append("\(name): \(actual) instead of \(expected)")
  }
}
