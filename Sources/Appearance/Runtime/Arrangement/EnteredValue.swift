/// The value of an input: that which a person entered, until the content says something else than before.
struct EnteredValue: Equatable, Sendable {
  typealias Value = Arrangement.Shown.Value

  private(set) var value: Value?
  /// How often a person entered something.
  private(set) var count = 0
  /// How often more was typed than a text takes: an input that shows it is set back.
  private var refusals = 0
  /// The last value of the content.
  private var stated: Value?
  /// The values that were entered, the newest last: the app may set one while the next is entered.
  private var former: [Value] = []

  private static let formerLimit = 32

  init(_ stated: Value? = nil) {
    value = stated
    self.stated = stated
  }

  /// Takes what the content says, unless it repeats what was entered; whether that must be shown.
  @discardableResult mutating func state(_ next: Value?) -> Bool {
    guard next != stated else { return false }
    stated = next
    if let echo = former.lastIndex(where: { $0 == next }) {
      former.removeSubrange(...echo)
      return false
    }
    former = []
    guard value != next else { return false }
    value = next
    return true
  }

  mutating func enter(_ next: Value) {
    guard next != value else { return }
    value = next
    count += 1
    // Of two positions, the former one is no echo.
    if case .flag = next { return }
    former = former.suffix(Self.formerLimit - 1) + [next]
  }

  // MARK: Inputs of SwiftUI, with what the content says now

  /// A text as its format writes it.
  subscript(text stated: String?, format: TextFormat) -> String {
    get { format.written(stating(stated.map { .text($0) }).text) }
    set {
      state(stated.map { .text($0) })
      let edit = format.edit(text, to: newValue)
      enter(.text(edit.value))
      if edit.text != newValue { refusals += 1 }
    }
  }

  /// The position of a switch.
  subscript(flag stated: Bool?) -> Bool {
    get { stating(stated.map { .flag($0) }).value == .flag(true) }
    set { enter(.flag(newValue), after: stated.map { .flag($0) }) }
  }

  /// A number within bounds.
  subscript(number stated: Double?, bounds: ClosedRange<Double>) -> Double {
    get {
      guard case .number(let number)? = stating(stated.map { .number($0) }).value else {
        return bounds.lowerBound
      }
      return Swift.min(Swift.max(number, bounds.lowerBound), bounds.upperBound)
    }
    set { enter(.number(newValue), after: stated.map { .number($0) }) }
  }

  mutating func enter(_ next: Value, after stated: Value?) {
    state(stated)
    enter(next)
  }

  var text: String { if case .text(let text)? = value { text } else { "" } }

  func stating(_ next: Value?) -> Self {
    var copy = self
    copy.state(next)
    return copy
  }
}
