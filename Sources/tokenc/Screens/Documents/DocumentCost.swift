import TokenRuntime

/// What a document costs the app that decodes it, counted as a `ContentDocument` counts it.
struct DocumentCost {
  /// The objects that components and actions are read from, the elements of lenient lists, the signs and elements of
  /// rich texts, and the values in parameters of actions; a component that a member names counts twice.
  var elements = 0
  /// The faults that the app reports.
  var faults = 0
  /// The bytes of all texts, in UTF-8.
  var text = 0

  /// The limits that are exceeded, for example `more than 50000 elements`.
  var excesses: [String] {
    let limits = [
      (elements, ContentLimits.elementCount, "elements"),
      (text, ContentLimits.textCount, "bytes of text"),
      (faults, ContentLimits.countedFaults, "faults"),
    ]
    return limits.filter { $0.0 > $0.1 }.map { "more than \($0.1) \($0.2)" }
  }
}
