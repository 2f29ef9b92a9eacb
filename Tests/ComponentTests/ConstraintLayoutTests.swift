import AppearanceRuntime
import TestSupport
import Testing

@testable import TokenRuntime

/// Where the views of a constraint layout stand.
@Suite("Constraint layouts") struct ConstraintLayoutTests {
  private typealias Frame = ConstraintLayoutValue.Frame

  private func layout(
    _ children: KeyValuePairs<String, [ConstraintValue]>, width: Double? = 100,
    height: Double? = 50
  ) -> ConstraintLayoutValue {
    ConstraintLayoutValue(
      children: children.map { ConstraintItemValue(id: $0, constraints: $1) }, width: width,
      height: height)
  }

  private let square = [
    ConstraintValue(anchor: .width, constant: 10), ConstraintValue(anchor: .height, constant: 10),
  ]

  @Test("a view stands by the edges of the layout, which may be called superview") func superview()
  {
    let frames = layout([
      "fill": [
        ConstraintValue(anchor: .left, constant: 8),
        ConstraintValue(anchor: .right, reference: "superview", constant: -8),
        ConstraintValue(anchor: .top, reference: "superview", referenceAnchor: .centerY),
        ConstraintValue(anchor: .height, reference: "superview", multiplier: 0.5),
      ]
    ]).frames()
    #expect(frames == ["fill": Frame(left: 8, top: 25, width: 84, height: 25)])
  }

  @Test("a view that is called superview hides the layout") func hidden() {
    let frames = layout([
      "superview": square + [ConstraintValue(anchor: .left), ConstraintValue(anchor: .top)],
      "a": square + [
        ConstraintValue(anchor: .left, reference: "superview", referenceAnchor: .right),
        ConstraintValue(anchor: .top, reference: "superview"),
      ],
    ]).frames()
    #expect(frames["a"] == Frame(left: 10, top: 0, width: 10, height: 10))
  }

  @Test("any two of edges, center and length give the others") func pairs() {
    let frames = layout([
      "a": [
        ConstraintValue(anchor: .left, constant: 10), ConstraintValue(anchor: .centerX),
        ConstraintValue(anchor: .bottom), ConstraintValue(anchor: .centerY),
      ]
    ]).frames()
    #expect(frames == ["a": Frame(left: 10, top: 0, width: 80, height: 50)])
  }

  @Test("leading is the right edge from right to left") func direction() {
    let layout = layout([
      "a": square + [
        ConstraintValue(anchor: .leading, constant: 0), ConstraintValue(anchor: .top),
      ]
    ])
    #expect(layout.frames()["a"]?.left == 0)
    #expect(layout.frames(isRightToLeft: true)["a"]?.left == 90)
  }

  @Test("what is not said, goes in a circle or names nothing has no place") func unplaced() {
    let frames = layout([
      "short": [ConstraintValue(anchor: .left), ConstraintValue(anchor: .top)],
      "one": square + [
        ConstraintValue(anchor: .left, reference: "other", referenceAnchor: .right),
        ConstraintValue(anchor: .top),
      ],
      "other": square + [
        ConstraintValue(anchor: .left, reference: "one", referenceAnchor: .right),
        ConstraintValue(anchor: .top),
      ],
      "lost": square + [
        ConstraintValue(anchor: .left, reference: "nobody"), ConstraintValue(anchor: .top),
      ],
    ]).frames()
    #expect(frames == [:])
  }

  @Test("a size of its own wins over that of the space") func space() {
    let child: [ConstraintValue] =
      square + [
        ConstraintValue(anchor: .right), ConstraintValue(anchor: .bottom),
      ]
    #expect(
      layout(["a": child], width: nil).frames(width: 30, height: 30)["a"]
        == Frame(left: 20, top: 40, width: 10, height: 10))
    #expect(layout(["a": child], width: nil, height: nil).frames() == [:])
  }

  @Test("ten thousand views in a chain, the last one first") func chain() {
    let count = 10_000
    let children = (0..<count).reversed().map { index in
      ConstraintItemValue(
        id: "\(index)",
        constraints: square + [
          index == 0
            ? ConstraintValue(anchor: .left)
            : ConstraintValue(
              anchor: .left, reference: "\(index - 1)", referenceAnchor: .right),
          ConstraintValue(anchor: .top),
        ])
    }
    let frames = ConstraintLayoutValue(children: children).frames()
    #expect(frames.count == count)
    #expect(frames["9999"]?.left == 99990)
  }

  // MARK: Sizes of their own

  private typealias Size = (width: Double, height: Double)

  @Test("what constraints leave open, the views' own sizes decide") func ownSizes() {
    let frames = layout(
      [
        "a": [
          ConstraintValue(anchor: .top, constant: 5), ConstraintValue(anchor: .centerX),
        ],
        "b": [
          ConstraintValue(
            anchor: .top, reference: "a", referenceAnchor: .bottom, constant: 5),
          ConstraintValue(anchor: .leading, constant: 8),
          ConstraintValue(anchor: .trailing, constant: -8),
        ],
      ], width: 100, height: nil
    ).frames { _, width -> Size in (min(60, width), width > 70 ? 20 : 10) }
    #expect(frames["a"] == Frame(left: 20, top: 5, width: 60, height: 10))
    #expect(frames["b"] == Frame(left: 8, top: 20, width: 84, height: 20))
  }

  @Test("the space is as high as its views need, also those that hang from its lower edge")
  func neededHeight() {
    let system = ConstraintSystem([
      [.init(.top, to: .container, constant: 10)],
      [.init(.bottom, to: .container, constant: -30)],
    ])
    let needs = ConstraintSystem.Needs(
      size: { item, _ in .init(width: 10, height: item == 0 ? 40 : 50) },
      baseline: { _, _, size in size.height })
    let solution = system.solved(width: 100, height: nil, needs: needs)
    #expect(solution.size.height == 80)
    #expect(solution.frames[1]?.y == 0)
  }

  @Test("views of equal widths share a space") func equalWidths() {
    let frames = layout(
      [
        "a": [
          ConstraintValue(anchor: .leading), ConstraintValue(anchor: .top),
          ConstraintValue(anchor: .height, constant: 10),
        ],
        "b": [
          ConstraintValue(
            anchor: .leading, reference: "a", referenceAnchor: .trailing, constant: 10),
          ConstraintValue(anchor: .trailing),
          ConstraintValue(anchor: .width, reference: "a"),
          ConstraintValue(anchor: .top), ConstraintValue(anchor: .height, constant: 10),
        ],
      ], width: 100
    ).frames()
    #expect(frames["a"] == Frame(left: 0, top: 0, width: 45, height: 10))
    #expect(frames["b"] == Frame(left: 55, top: 0, width: 45, height: 10))
  }

  @Test("a bound that does not hold by itself holds as an equality") func bounds() {
    func frame(_ constraint: ConstraintValue) -> Frame? {
      layout(
        [
          "a": [ConstraintValue(anchor: .left), ConstraintValue(anchor: .top), constraint]
        ], width: 100, height: nil
      ).frames { _, _ -> Size in (30, 20) }["a"]
    }
    let least = ConstraintValue(anchor: .height, relation: .greaterThanOrEqual, constant: 44)
    #expect(frame(least) == Frame(left: 0, top: 0, width: 30, height: 44))
    let most = ConstraintValue(anchor: .width, relation: .lessThanOrEqual, constant: 25)
    #expect(frame(most) == Frame(left: 0, top: 0, width: 25, height: 20))
    let idle = ConstraintValue(anchor: .width, relation: .lessThanOrEqual, constant: 45)
    #expect(frame(idle) == Frame(left: 0, top: 0, width: 30, height: 20))
  }

  @Test("baselines of views stand on one line") func baselines() {
    let system = ConstraintSystem([
      [.init(.top, to: .container), .init(.leading, to: .container)],
      [.init(.firstBaseline, to: .item(0)), .init(.leading, to: .item(0), .trailing)],
    ])
    let needs = ConstraintSystem.Needs(
      size: { item, _ in .init(width: 10, height: item == 0 ? 40 : 20) },
      baseline: { item, _, _ in item == 0 ? 30 : 15 })
    let solution = system.solved(width: 100, height: nil, needs: needs)
    #expect(solution.frames[1] == .init(x: 10, y: 15, width: 10, height: 20))
  }

  @Test("from right to left, distances from leading edges go to the left") func mirrored() {
    let frames = layout(
      [
        "a": square + [
          ConstraintValue(anchor: .leading, constant: 5), ConstraintValue(anchor: .top),
        ],
        "b": square + [
          ConstraintValue(
            anchor: .leading, reference: "a", referenceAnchor: .trailing, constant: 5),
          ConstraintValue(anchor: .top),
        ],
        "c": square + [
          ConstraintValue(anchor: .left, reference: "b", referenceAnchor: .right, constant: 5),
          ConstraintValue(anchor: .top),
        ],
      ]
    ).frames(isRightToLeft: true)
    #expect(frames.mapValues(\.left) == ["a": 85, "b": 70, "c": 85])
  }

  @Test("of constraints that exclude each other the later one is named") func conflicts() {
    let constraints = [
      ConstraintValue(anchor: .top, constant: 5), ConstraintValue(anchor: .top, constant: 5),
      ConstraintValue(anchor: .top, constant: 9),
    ]
    let conflicts = layout(["a": constraints]).conflicts()
    #expect(conflicts.map(\.view) == ["a"])
    #expect(conflicts.first?.constraint == constraints[2])
  }

  @Test("ten thousand views below one another, each as high as it needs") func longColumn() {
    let count = 10_000
    let children = (0..<count).map { index in
      ConstraintItemValue(
        id: "\(index)",
        constraints: [
          index == 0
            ? ConstraintValue(anchor: .top)
            : ConstraintValue(anchor: .top, reference: "\(index - 1)", referenceAnchor: .bottom),
          ConstraintValue(anchor: .leading),
        ])
    }
    let frames = ConstraintLayoutValue(children: children).frames(width: 100) { _, _ -> Size in
      (10, 3)
    }
    #expect(frames["9999"] == Frame(left: 0, top: 29_997, width: 10, height: 3))
  }
}

/// Frames of random constraints against an independent solver: elimination of dense rows, one constraint after another.
@Suite("Random constraint layouts") struct RandomConstraintTests {
  private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// Equations as rows of factors with the constant last, which are kept reduced.
  private struct DenseEquations {
    var rows: [(pivot: Int, row: [Double])] = []
    let count: Int

    init(count: Int) { self.count = count }

    func reduced(_ row: [Double]) -> [Double] {
      var row = row
      for known in rows where row[known.pivot] != 0 {
        let factor = row[known.pivot]
        for index in row.indices { row[index] -= factor * known.row[index] }
        row[known.pivot] = 0
      }
      return row
    }

    /// - Returns: whether the equation contradicts those before it.
    mutating func add(_ row: [Double], sparing spared: Int = 0) -> Bool {
      let reduced = reduced(row)
      let candidates = (0..<count).filter { abs(reduced[$0]) > 1e-9 }
      let free = candidates.filter { $0 >= spared }
      guard
        let pivot = (free.isEmpty ? candidates : free).max(by: {
          abs(reduced[$0]) < abs(reduced[$1])
        })
      else { return abs(reduced[count]) > 1e-6 }
      let own = reduced.map { $0 / reduced[pivot] }
      for index in rows.indices {
        let factor = rows[index].row[pivot]
        for column in own.indices { rows[index].row[column] -= factor * own[column] }
      }
      rows.append((pivot, own))
      return false
    }

    func value(of unknown: Int) -> Double? {
      var row = Array(repeating: 0.0, count: count + 1)
      row[unknown] = 1
      let reduced = reduced(row)
      guard (0..<count).allSatisfy({ abs(reduced[$0]) < 1e-9 }) else { return nil }
      return -reduced[count]
    }
  }

  @Test("frames are those of an independent solver") func frames() {
    var random = Random(state: 7)
    var placed = 0
    for _ in 0..<Effort.rounds(10_000, short: 600) {
      let count = 1 + random.below(5)
      let width = Double(100 + random.below(300))
      let system = ConstraintSystem(
        (0..<count).map { _ in
          (0..<random.below(5)).map { _ in constraint(among: count, &random) }
        })
      let sizes = (0..<count).map { _ in
        GroupLayout.Size(
          width: Double(5 + random.below(60)), height: Double(5 + random.below(60)))
      }
      let needs = ConstraintSystem.Needs(
        size: { item, _ in sizes[item] }, baseline: { _, _, size in size.height })
      let solution = system.solved(width: width, height: 200, needs: needs)
      let expected = Self.frames(of: system, width: width, height: 200, sizes)
      for (frame, other) in zip(solution.frames, expected) {
        guard let frame else {
          #expect(other == nil)
          continue
        }
        placed += 1
        let pairs = zip(
          [frame.x, frame.y, frame.width, frame.height],
          other.map { [$0.x, $0.y, $0.width, $0.height] } ?? [])
        let isEqual = other != nil && pairs.allSatisfy { abs($0 - $1) < 1e-4 * max(1, abs($1)) }
        #expect(isEqual, "\(frame) and \(String(describing: other)) of \(system)")
        guard isEqual else { return }
      }
    }
    #expect(placed > 1000)
  }

  private func constraint(
    among count: Int, _ random: inout Random
  ) -> ConstraintSystem.Constraint {
    let horizontal: [ConstraintSystem.Anchor] = [.left, .right, .leading, .trailing, .centerX]
    let vertical: [ConstraintSystem.Anchor] = [.top, .bottom, .centerY]
    let lengths: [ConstraintSystem.Anchor] = [.width, .height]
    let anchors = [horizontal, vertical, lengths][random.below(3)]
    let target: ConstraintSystem.Target =
      random.below(3) == 0 ? .container : .item(random.below(count))
    return ConstraintSystem.Constraint(
      anchors[random.below(anchors.count)], to: target, anchors[random.below(anchors.count)],
      multiplier: [1, 1, 0.5, 2][random.below(4)], constant: Double(random.below(40) - 20))
  }

  /// Unknowns are width and height of the container, then x, y, width and height of each item.
  private static func frames(
    of system: ConstraintSystem, width: Double, height: Double, _ sizes: [GroupLayout.Size]
  ) -> [GroupLayout.Frame?] {
    let count = system.constraints.count
    var equations = DenseEquations(count: 2 + 4 * count)
    func row(_ parts: [(Int, Double)], _ constant: Double = 0) -> [Double] {
      var row = Array(repeating: 0.0, count: 2 + 4 * count + 1)
      for (unknown, factor) in parts { row[unknown] += factor }
      row[row.count - 1] = constant
      return row
    }
    func anchor(
      _ anchor: ConstraintSystem.Anchor, _ target: ConstraintSystem.Target, _ factor: Double
    ) -> [(Int, Double)] {
      var start: (x: Int, y: Int)?
      var size = (width: 0, height: 1)
      if case .item(let item) = target {
        start = (2 + 4 * item, 3 + 4 * item)
        size = (4 + 4 * item, 5 + 4 * item)
      }
      let x = start.map { [($0.x, factor)] } ?? []
      let y = start.map { [($0.y, factor)] } ?? []
      switch anchor {
      case .left, .leading: return x
      case .right, .trailing: return x + [(size.width, factor)]
      case .centerX: return x + [(size.width, factor / 2)]
      case .width: return [(size.width, factor)]
      case .top: return y
      case .bottom: return y + [(size.height, factor)]
      case .centerY: return y + [(size.height, factor / 2)]
      case .height: return [(size.height, factor)]
      case .firstBaseline, .lastBaseline: return []
      }
    }
    _ = equations.add(row([(0, 1)], width))
    _ = equations.add(row([(1, 1)], height))
    for (item, constraints) in system.constraints.enumerated() {
      for constraint in constraints {
        _ = equations.add(
          row(
            anchor(constraint.anchor, .item(item), 1)
              + anchor(constraint.targetAnchor, constraint.target, -constraint.multiplier),
            constraint.constant))
      }
    }
    for item in 0..<count { _ = equations.add(row([(4 + 4 * item, 1)], sizes[item].width)) }
    for item in 0..<count { _ = equations.add(row([(2 + 4 * item, 1)], 0)) }
    for item in 0..<count { _ = equations.add(row([(5 + 4 * item, 1)], sizes[item].height)) }
    for item in 0..<count { _ = equations.add(row([(3 + 4 * item, 1)], 0)) }
    return (0..<count).map { item in
      guard let x = equations.value(of: 2 + 4 * item), let y = equations.value(of: 3 + 4 * item),
        let width = equations.value(of: 4 + 4 * item),
        let height = equations.value(of: 5 + 4 * item)
      else { return nil }
      return GroupLayout.Frame(x: x, y: y, width: width, height: height)
    }
  }
}
