/// What an input shows: what a person entered, until the content says something else than before.
struct EnteredValue: Equatable, Sendable {
  typealias Value = Arrangement.Shown.Value

  private(set) var value: Value?
  /// How often a person entered something.
  private(set) var count = 0
  /// What the content said last.
  private var stated: Value?
  /// The texts that were entered, the newest last: the app may set one while the next is typed.
  private var texts: [Value] = []

  private static let textLimit = 32

  init(_ stated: Value? = nil) { (value, self.stated) = (stated, stated) }

  /// Takes what the content says, unless it repeats what was entered; whether that must be shown.
  @discardableResult mutating func state(_ next: Value?) -> Bool {
    guard next != stated else { return false }
    stated = next
    if let echo = texts.lastIndex(where: { $0 == next }) {
      texts.removeSubrange(...echo)
      return false
    }
    texts = []
    guard value != next else { return false }
    value = next
    return true
  }

  mutating func enter(_ next: Value) {
    guard next != value else { return }
    value = next
    count += 1
    if case .text = next { texts = texts.suffix(Self.textLimit - 1) + [next] }
  }

  /// A text for an input of SwiftUI, with what the content says now.
  subscript(text stated: String?) -> String {
    get { if case .text(let text)? = stating(stated.map { .text($0) }).value { text } else { "" } }
    set {
      state(stated.map { .text($0) })
      enter(.text(newValue))
    }
  }

  /// A position for a switch of SwiftUI, with what the content says now.
  subscript(flag stated: Bool?) -> Bool {
    get { stating(stated.map { .flag($0) }).value == .flag(true) }
    set {
      state(stated.map { .flag($0) })
      enter(.flag(newValue))
    }
  }

  private func stating(_ next: Value?) -> Self {
    var copy = self
    copy.state(next)
    return copy
  }
}
