extension Gradient {
  /// The stops as an app draws them: by position, within 0...1, and at least two if there is any.
  package var orderedStops: [Stop] {
    var sorted = stops.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element)
    for index in sorted.indices { sorted[index].position = min(max(sorted[index].position, 0), 1) }
    guard sorted.count == 1 else { return sorted }
    sorted += sorted
    (sorted[0].position, sorted[1].position) = (0, 1)
    return sorted
  }
}
