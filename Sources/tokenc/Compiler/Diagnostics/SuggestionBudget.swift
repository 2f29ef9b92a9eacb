/// The work that a run may spend on “did you mean”: comparing each of many unknown names with each of many known ones
/// takes the product of both. Messages beyond it lack a suggestion, and say all else.
///
/// `@unchecked`, as a run words its messages on its own thread: threads that help it have no task, and so no budget.
package final class SuggestionBudget: @unchecked Sendable {
  /// That of the run on this thread; without one, nothing is counted.
  private static let current = TaskLocal<SuggestionBudget?>(wrappedValue: nil)

  /// The bytes of names that are read.
  private var rest = 16_000_000

  private init() {}

  /// Calls `body` with a budget of its own.
  package static func with<Result>(_ body: () -> Result) -> Result {
    current.withValue(SuggestionBudget()) { body() }
  }

  static var isSpent: Bool { current.get().map { $0.rest <= 0 } ?? false }

  static func spend(_ count: Int) { current.get()?.rest -= count }
}
