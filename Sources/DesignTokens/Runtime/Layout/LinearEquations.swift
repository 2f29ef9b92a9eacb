/// A sum of unknowns, each times a factor, and a constant.
struct LinearForm {
  /// Each unknown once.
  private(set) var terms: [(unknown: Int, factor: Double)]
  var constant: Double

  init(_ terms: [(unknown: Int, factor: Double)], constant: Double) {
    self.terms = []
    self.constant = constant
    for term in terms { add(term.unknown, term.factor) }
  }

  /// A form whose unknowns differ.
  fileprivate init(distinct terms: [(unknown: Int, factor: Double)], constant: Double) {
    self.terms = terms
    self.constant = constant
  }

  /// Forms of constraints have few terms, so these are searched.
  private mutating func add(_ unknown: Int, _ factor: Double) {
    if let index = terms.firstIndex(where: { $0.unknown == unknown }) {
      terms[index].factor += factor
    } else {
      terms.append((unknown, factor))
    }
    terms.removeAll { $0.factor == 0 }
  }

  func adding(_ other: LinearForm, times factor: Double) -> LinearForm {
    var sum = self
    sum.constant += other.constant * factor
    for term in other.terms { sum.add(term.unknown, term.factor * factor) }
    return sum
  }
}

/// Linear equations that are added one after another, of which each decides one more unknown.
///
/// An unknown that no equation before it has is decided at once, in terms of the others. So chains of items, in
/// whichever order they come, take time linear in their length. What is left, such as items of equal lengths that
/// share a space, takes elimination; it ends where ``maximumWork`` does, and equations beyond it say nothing.
struct LinearEquations {
  enum Outcome: Equatable {
    /// It decides an unknown.
    case holds
    /// The equations before it say the same.
    case follows
    case contradicts
    /// There is no work left for it.
    case ignored
  }

  /// The value of a decided unknown.
  private var decided: [LinearForm?]
  private var used: [Bool]
  /// The steps so far, those of earlier rounds included.
  private(set) var work: Int
  // Storage of one reduction.
  private var factors: [Double]
  private var marks: [Int]
  private var mark = 0

  private static let maximumWork = 4_000_000
  /// The first unknowns, which an equation decides only if it has no others.
  private let reserved: Int

  init(count: Int, reserving reserved: Int = 0, work: Int = 0) {
    self.reserved = reserved
    self.work = work
    decided = Array(repeating: nil, count: count)
    used = Array(repeating: false, count: count)
    factors = Array(repeating: 0, count: count)
    marks = Array(repeating: 0, count: count)
  }

  /// A Boolean value that indicates whether equations say nothing any more.
  var isExhausted: Bool { work > Self.maximumWork }

  func isUsed(_ unknown: Int) -> Bool { used[unknown] }

  /// Adds the equation that a form is 0.
  mutating func add(_ form: LinearForm) -> Outcome {
    guard form.constant.isFinite, form.terms.allSatisfy(\.factor.isFinite) else { return .ignored }
    if let fresh = form.terms.first(where: { !used[$0.unknown] }) {
      decide(fresh, by: form)
      return .holds
    }
    let reduced = reduced(form)
    if isExhausted { return .ignored }
    let terms = reduced.terms.filter { $0.unknown >= reserved }
    // Of equal factors the first one, so that the result is the same everywhere.
    var pivot: (unknown: Int, factor: Double)?
    for term in terms.isEmpty ? reduced.terms : terms
    where abs(term.factor) > abs(pivot?.factor ?? 0) {
      pivot = term
    }
    if let pivot {
      decide(pivot, by: reduced)
      return .holds
    }
    let scale = Swift.max(1, abs(form.constant))
    return abs(reduced.constant) <= 1e-6 * scale ? .follows : .contradicts
  }

  private mutating func decide(_ pivot: (unknown: Int, factor: Double), by form: LinearForm) {
    for term in form.terms { used[term.unknown] = true }
    decided[pivot.unknown] = LinearForm(
      distinct: form.terms.filter { $0.unknown != pivot.unknown }.map {
        ($0.unknown, -$0.factor / pivot.factor)
      }, constant: -form.constant / pivot.factor)
  }

  /// A form in unknowns that nothing decides.
  mutating func reduced(_ form: LinearForm) -> LinearForm {
    if isExhausted { return form }
    mark += 1
    let order = order(from: form)
    if isExhausted { return form }
    for unknown in order { fold(unknown) }
    var constant = form.constant
    for term in form.terms { factors[term.unknown] = term.factor }
    var open: [(unknown: Int, factor: Double)] = []
    for unknown in order.reversed() {
      let factor = factors[unknown]
      factors[unknown] = 0
      guard let own = decided[unknown] else {
        if abs(factor) > 1e-9 { open.append((unknown, factor)) }
        continue
      }
      constant += own.constant * factor
      for term in own.terms { factors[term.unknown] += term.factor * factor }
    }
    return LinearForm(distinct: open, constant: constant)
  }

  /// Makes an unknown a number whose equation has only numbers, so that each is worked out once.
  private mutating func fold(_ unknown: Int) {
    guard let own = decided[unknown], !own.terms.isEmpty else { return }
    var constant = own.constant
    for term in own.terms {
      guard let other = decided[term.unknown], other.terms.isEmpty else { return }
      constant += other.constant * term.factor
    }
    decided[unknown] = LinearForm([], constant: constant)
  }

  /// The unknowns on which a form depends, each after those that what decides it has.
  private mutating func order(from form: LinearForm) -> [Int] {
    var order: [Int] = []
    // An unknown is visited twice: before those on which it depends, and after them.
    var pending = form.terms.map { (unknown: $0.unknown, isDone: false) }
    while !isExhausted, let next = pending.popLast() {
      work += 1
      if next.isDone {
        order.append(next.unknown)
        continue
      }
      guard marks[next.unknown] != mark else { continue }
      marks[next.unknown] = mark
      pending.append((next.unknown, true))
      guard let own = decided[next.unknown] else { continue }
      work += own.terms.count
      for term in own.terms where marks[term.unknown] != mark {
        pending.append((term.unknown, false))
      }
    }
    return order
  }
}
