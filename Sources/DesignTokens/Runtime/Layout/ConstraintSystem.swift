/// Where items stand that relate to one another and to the space around them.
///
/// It is the solver of SwiftUI's and UIKit's views, of `ConstraintLayoutValue` and of the pictures that `tokenc`
/// draws. Constraints count in their order: of two that contradict each other the first one holds. What they leave
/// open, the items' own sizes decide, then the leading and the upper edge.
package struct ConstraintSystem: Sendable {
  /// The constraints of each item.
  package var constraints: [[Constraint]]
  /// A Boolean value that indicates whether `left` is the trailing edge.
  package var isRightToLeft: Bool

  package init(_ constraints: [[Constraint]], isRightToLeft: Bool = false) {
    self.constraints = constraints
    self.isRightToLeft = isRightToLeft
  }

  package enum Anchor: String, CaseIterable, Sendable {
    case top, bottom, left, right, leading, trailing, centerX, centerY, width, height
    case firstBaseline, lastBaseline

    package var isLength: Bool { self == .width || self == .height }
  }

  package enum Relation: String, CaseIterable, Sendable {
    case equal, greaterThanOrEqual, lessThanOrEqual
  }

  package enum Target: Equatable, Sendable {
    case item(Int)
    case container
    /// Nothing: the constant is a length.
    case nothing
    /// An item that isn't there, so that the constraint says nothing.
    case missing
  }

  package struct Constraint: Sendable {
    package var anchor: Anchor
    package var relation: Relation
    package var target: Target
    package var targetAnchor: Anchor
    package var multiplier: Double
    package var constant: Double

    package init(
      _ anchor: Anchor, _ relation: Relation = .equal, to target: Target,
      _ targetAnchor: Anchor? = nil, multiplier: Double = 1, constant: Double = 0
    ) {
      self.anchor = anchor
      self.relation = relation
      self.target = target
      self.targetAnchor = targetAnchor ?? anchor
      self.multiplier = multiplier
      self.constant = constant
    }

    /// Creates a constraint by the name of the other item, which is `nil` for the container or for a length of its
    /// own. An item that is called as the container hides that.
    package init(
      _ anchor: Anchor, _ relation: Relation, reference: String?, _ referenceAnchor: Anchor?,
      among indices: [String: Int], multiplier: Double, constant: Double
    ) {
      let target: Target
      if let reference, let index = indices[reference] {
        target = .item(index)
      } else if let reference, reference != ConstraintSystem.containerName {
        target = .missing
      } else {
        let isOwnLength = reference == nil && anchor.isLength && referenceAnchor == nil
        target = isOwnLength ? .nothing : .container
      }
      self.init(
        anchor, relation, to: target, referenceAnchor, multiplier: multiplier, constant: constant)
    }
  }

  /// The servers' name for the container.
  package static let containerName = "superview"

  /// The sizes that items need by themselves.
  package struct Needs {
    /// The size that an item takes if it may be so wide, which may be infinite.
    package var size: (_ item: Int, _ available: Double) -> GroupLayout.Size
    /// How far below the top of an item of a size its first or last line of text stands.
    package var baseline: (_ item: Int, _ isFirst: Bool, GroupLayout.Size) -> Double

    package init(
      size: @escaping (_ item: Int, _ available: Double) -> GroupLayout.Size,
      baseline: @escaping (_ item: Int, _ isFirst: Bool, GroupLayout.Size) -> Double
    ) {
      self.size = size
      self.baseline = baseline
    }
  }

  package struct Solution: Sendable {
    /// From the upper leading corner; `nil` for an item whose position does not follow.
    package var frames: [GroupLayout.Frame?]
    package var size: GroupLayout.Size
    /// The constraints that do not hold, as others before them exclude them.
    package var conflicts: [Index]
  }

  /// One constraint.
  package struct Index: Hashable, Sendable {
    package var item: Int
    package var constraint: Int

    package init(item: Int, constraint: Int) {
      self.item = item
      self.constraint = constraint
    }
  }

  /// - Parameters:
  ///   - width: the width of the space; `nil` for what the items need.
  ///   - height: the height, likewise.
  ///   - needs: what items need by themselves; `nil` if only constraints count.
  /// - Returns: where the items stand.
  package func solved(width: Double?, height: Double?, needs: Needs?) -> Solution {
    var bounds: [Index] = []
    var solver = ConstraintSolver(self, width: width, height: height, needs: needs)
    var solution = solver.solve(holding: bounds)
    // An inequality that does not hold by itself holds as an equality.
    for _ in 0..<Self.maximumRounds {
      let broken = solver.brokenBounds(besides: bounds)
      guard !broken.isEmpty else { break }
      bounds += broken
      let work = solver.work
      solver = ConstraintSolver(self, width: width, height: height, needs: needs, work: work)
      let next = solver.solve(holding: bounds)
      // Without the rest of its equations a round says less than the one before.
      if solver.isExhausted { break }
      solution = next
    }
    return solution
  }

  private static let maximumRounds = 12

  subscript(index: Index) -> Constraint { constraints[index.item][index.constraint] }
}

/// Solves the equations of a system one after another, each in the unknowns that are left.
private struct ConstraintSolver {
  typealias Anchor = ConstraintSystem.Anchor
  typealias Index = ConstraintSystem.Index

  private let system: ConstraintSystem
  private let width: Double?
  private let height: Double?
  private let needs: ConstraintSystem.Needs?
  private var equations: LinearEquations
  private var conflicts: [Index] = []

  /// Creates a round of the solver, where `work` counts the steps of earlier rounds.
  init(
    _ system: ConstraintSystem, width: Double?, height: Double?, needs: ConstraintSystem.Needs?,
    work: Int = 0
  ) {
    self.system = system
    self.width = width
    self.height = height
    self.needs = needs
    equations = LinearEquations(
      count: Unknown.count(system.constraints.count), reserving: Unknown.containerHeight + 1,
      work: work)
  }

  var work: Int { equations.work }
  var isExhausted: Bool { equations.isExhausted }

  /// The unknowns: the size of the container, and of each item its leading and upper edge, its size and how far
  /// below its top its first and last lines of text stand.
  private enum Unknown: Int, CaseIterable {
    case x, y, width, height, firstBaseline, lastBaseline

    static let containerWidth = 0
    static let containerHeight = 1

    static func count(_ items: Int) -> Int { 2 + items * allCases.count }
    func of(_ item: Int) -> Int { 2 + item * Self.allCases.count + rawValue }
  }

  private var items: Range<Int> { 0..<system.constraints.count }

  // MARK: Steps

  mutating func solve(holding bounds: [Index]) -> ConstraintSystem.Solution {
    if let width { set(Unknown.containerWidth, width) }
    if let height { set(Unknown.containerHeight, height) }
    for index in indices where system[index].relation == .equal { hold(index) }
    for index in bounds { hold(index) }
    if let needs { complete(by: needs) }
    return ConstraintSystem.Solution(
      frames: items.map { frame(of: $0) },
      size: GroupLayout.Size(
        width: value(of: Unknown.containerWidth) ?? 0,
        height: value(of: Unknown.containerHeight) ?? 0), conflicts: conflicts)
  }

  private var indices: [Index] {
    items.flatMap { item in
      system.constraints[item].indices.map { Index(item: item, constraint: $0) }
    }
  }

  private mutating func hold(_ index: Index) {
    guard let form = form(of: index) else { return }
    if equations.add(form) == .contradicts { conflicts.append(index) }
  }

  /// Decides what the constraints leave open.
  private mutating func complete(by needs: ConstraintSystem.Needs) {
    let space = width ?? .infinity
    var wanted: [GroupLayout.Size] = items.map { needs.size($0, space) }
    for item in items { set(Unknown.width.of(item), wanted[item].width) }
    for item in items { set(Unknown.x.of(item), 0) }
    if width == nil {
      fit(Unknown.containerWidth) { item in
        (Unknown.x.of(item), Unknown.width.of(item), wanted[item].width)
      }
    }
    for item in items {
      let width = value(of: Unknown.width.of(item)) ?? wanted[item].width
      wanted[item] = GroupLayout.Size(
        width: width, height: needs.size(item, Swift.max(0, width)).height)
      set(Unknown.height.of(item), wanted[item].height)
    }
    for item in items {
      let size = GroupLayout.Size(
        width: wanted[item].width,
        height: value(of: Unknown.height.of(item)) ?? wanted[item].height)
      for (unknown, isFirst) in [(Unknown.firstBaseline, true), (.lastBaseline, false)]
      where equations.isUsed(unknown.of(item)) {
        set(unknown.of(item), needs.baseline(item, isFirst, size))
      }
    }
    for item in items { set(Unknown.y.of(item), 0) }
    if height == nil {
      fit(Unknown.containerHeight) { item in
        (Unknown.y.of(item), Unknown.height.of(item), wanted[item].height)
      }
    }
  }

  /// Gives an unknown a value, unless it has one already or only the container's size decides it.
  private mutating func set(_ unknown: Int, _ value: Double) {
    let form = LinearForm([(unknown, 1)], constant: -value)
    if unknown > Unknown.containerHeight {
      let known = equations.reduced(LinearForm([(unknown, 1)], constant: 0))
      guard known.terms.contains(where: { $0.unknown > Unknown.containerHeight }) else { return }
    }
    _ = equations.add(form)
  }

  /// Makes the container as large as it has to be for all items to lie in it and none to be smaller than it needs.
  private mutating func fit(
    _ container: Int, _ measures: (Int) -> (start: Int, length: Int, needed: Double)
  ) {
    guard value(of: container) == nil else { return }
    var size = 0.0
    /// Requires a least size of the container, so that `factor * size + constant` is 0 at least.
    func require(_ form: LinearForm) {
      guard form.terms.count == 1, let term = form.terms.first, term.unknown == container,
        term.factor > 1e-9
      else { return }
      size = Swift.max(size, -form.constant / term.factor)
    }
    for item in items {
      let (start, length, needed) = measures(item)
      require(equations.reduced(LinearForm([(start, 1)], constant: 0)))
      require(equations.reduced(LinearForm([(length, 1)], constant: -needed)))
      require(
        equations.reduced(LinearForm([(container, 1), (start, -1), (length, -1)], constant: 0)))
    }
    _ = equations.add(LinearForm([(container, 1)], constant: -size))
  }

  // MARK: Values

  private mutating func value(of unknown: Int) -> Double? {
    let form = equations.reduced(LinearForm([(unknown, 1)], constant: 0))
    return form.terms.isEmpty && form.constant.isFinite ? form.constant : nil
  }

  private mutating func frame(of item: Int) -> GroupLayout.Frame? {
    guard let x = value(of: Unknown.x.of(item)), let y = value(of: Unknown.y.of(item)),
      let width = value(of: Unknown.width.of(item)), let height = value(of: Unknown.height.of(item))
    else { return nil }
    return GroupLayout.Frame(x: x, y: y, width: width, height: height)
  }

  /// The inequalities that do not hold, of those for one anchor of an item the one that is missed by most.
  mutating func brokenBounds(besides known: [ConstraintSystem.Index]) -> [ConstraintSystem.Index] {
    let held = Set(known)
    var worst: [Int: (index: Index, miss: Double)] = [:]
    for index in indices where system[index].relation != .equal && !held.contains(index) {
      guard let form = form(of: index) else { continue }
      let reduced = equations.reduced(form)
      guard reduced.terms.isEmpty else { continue }
      let isLeast = system[index].relation == .greaterThanOrEqual
      let miss = isLeast ? -reduced.constant : reduced.constant
      guard miss > 1e-6 else { continue }
      let key = index.item * 2 + (system[index].anchor.isHorizontal ? 0 : 1)
      if miss > worst[key]?.miss ?? 0 { worst[key] = (index, miss) }
    }
    return worst.sorted { $0.key < $1.key }.map(\.value.index)
  }

  // MARK: Equations

  /// A constraint as a form that is 0 where it holds as an equality; `nil` for one that says nothing.
  private func form(of index: Index) -> LinearForm? {
    let constraint = system[index]
    let own = anchor(constraint.anchor, of: .item(index.item))
    // A direction counts where one of the two anchors has it: physical edges go from left to right.
    let isPhysical =
      constraint.anchor.isPhysical && !constraint.targetAnchor.followsDirection
    let isMirrored = isPhysical && system.isRightToLeft
    func placed(_ form: LinearForm, _ anchor: Anchor) -> LinearForm {
      guard isMirrored, anchor.isHorizontal, !anchor.isLength else { return form }
      return LinearForm([(Unknown.containerWidth, 1)], constant: 0).adding(form, times: -1)
    }
    var form = placed(own, constraint.anchor)
    form.constant -= constraint.constant
    switch constraint.target {
    case .nothing: return form
    case .missing: return nil
    case .container, .item:
      let other = placed(
        anchor(constraint.targetAnchor, of: constraint.target), constraint.targetAnchor)
      return form.adding(other, times: -constraint.multiplier)
    }
  }

  /// Where an anchor is, from the leading or upper edge of the container, or how long.
  private func anchor(_ anchor: Anchor, of target: ConstraintSystem.Target) -> LinearForm {
    func unknown(_ unknown: Unknown) -> Int? {
      switch target {
      case .item(let item): return unknown.of(item)
      case .container, .nothing, .missing:
        return switch unknown {
        case .width: Unknown.containerWidth
        case .height, .lastBaseline: Unknown.containerHeight
        case .x, .y, .firstBaseline: nil
        }
      }
    }
    func sum(_ terms: (Unknown, Double)...) -> LinearForm {
      LinearForm(
        terms.compactMap { term in unknown(term.0).map { (unknown: $0, factor: term.1) } },
        constant: 0)
    }
    switch anchor {
    case .leading: return sum((.x, 1))
    case .trailing: return sum((.x, 1), (.width, 1))
    case .left: return system.isRightToLeft ? sum((.x, 1), (.width, 1)) : sum((.x, 1))
    case .right: return system.isRightToLeft ? sum((.x, 1)) : sum((.x, 1), (.width, 1))
    case .centerX: return sum((.x, 1), (.width, 0.5))
    case .width: return sum((.width, 1))
    case .top: return sum((.y, 1))
    case .bottom: return sum((.y, 1), (.height, 1))
    case .centerY: return sum((.y, 1), (.height, 0.5))
    case .height: return sum((.height, 1))
    case .firstBaseline: return sum((.y, 1), (.firstBaseline, 1))
    case .lastBaseline: return sum((.y, 1), (.lastBaseline, 1))
    }
  }
}

extension ConstraintSystem.Anchor {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: false
    }
  }

  fileprivate var followsDirection: Bool { self == .leading || self == .trailing }
  fileprivate var isPhysical: Bool { self == .left || self == .right || self == .centerX }
}
