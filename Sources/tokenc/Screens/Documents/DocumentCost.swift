import TokenRuntime

/// The cost of a document for the app that decodes it, counted as a `ContentDocument` counts it.
package struct DocumentCost: Sendable {
  /// The objects that components and actions are read from, the elements of lenient lists, the signs and elements of
  /// rich texts, and the values in parameters of actions; a component that a member names counts twice.
  var elements = 0
  /// The faults that the app reports.
  var faults = 0
  /// The bytes of all texts, in UTF-8.
  var text = 0

  package init(elements: Int = 0, faults: Int = 0, text: Int = 0) {
    self.elements = elements
    self.faults = faults
    self.text = text
  }

  /// The limits that apps have by default.
  package static let budget = DocumentCost(
    elements: ContentLimits.elementCount, faults: ContentLimits.countedFaults,
    text: ContentLimits.textCount)

  /// The limits of a budget that are exceeded, for example `more than 50000 elements`.
  func excesses(of budget: DocumentCost) -> [String] {
    let limits = [
      (elements, budget.elements, "elements"), (text, budget.text, "bytes of text"),
      (faults, budget.faults, "faults"),
    ]
    return limits.filter { $0.0 > $0.1 }.map { "more than \($0.1) \($0.2)" }
  }
}
