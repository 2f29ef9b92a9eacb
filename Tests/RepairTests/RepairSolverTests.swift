import TestSupport
import Testing
import TokenCompiler
import TokenRepair

/// The solver against every choice of a grid, on small random systems.
@Suite struct RepairSolverTests {
  @Test("a repair changes hardly more than the best of a grid, and only what has none is refused")
  func bruteForce() {
    var random = Effort.chance
    for round in 0..<Effort.rounds(200, short: 8) {
      let system = RandomSystem.make(using: &random)
      let solution = system.solved()
      let reference = GridSearch(system)
      guard let least = reference.leastChange() else {
        // A grid may be too coarse for what the solver finds, but not the other way round.
        for demand in 0..<system.contrasts.count where solution.contradictions.isEmpty {
          #expect(system.holds(.contrast(demand), solution.colors), "round \(round)")
        }
        continue
      }
      #expect(solution.contradictions.isEmpty, "round \(round): a repair exists")
      let change = reference.change(of: solution.colors)
      #expect(change <= least * 1.05 + 0.05, "round \(round): \(change), where a grid has \(least)")
      for demand in 0..<system.contrasts.count {
        #expect(system.holds(.contrast(demand), solution.colors), "round \(round)")
      }
      for order in 0..<system.orders.count {
        #expect(system.holds(.order(order), solution.colors), "round \(round)")
      }
    }
  }

  @Test("a contradiction is minimal: without any of its demands the others can hold")
  func contradictions() throws {
    var random = Effort.chance
    var proved = 0
    for _ in 0..<Effort.rounds(200, short: 12) {
      let system = RandomSystem.makeTight(using: &random)
      for contradiction in system.solved().contradictions where contradiction.isProved {
        proved += 1
        #expect(GridSearch(system.keeping(contradiction.demands)).leastChange() == nil)
        for demand in contradiction.demands {
          let rest = system.keeping(contradiction.demands.filter { $0 != demand })
          #expect(rest.solved().contradictions.isEmpty)
        }
      }
    }
    #expect(proved > 2)
  }

  @Test("two texts that a background is between need more than it can give")
  func between() throws {
    var system = RepairSystem()
    system.variables = [
      .init(gray(0.1), isKept: true), .init(gray(0.9), isKept: true), .init(gray(0.5)),
      .init(gray(0.55)),
    ]
    system.contrasts = [
      .init(of: 0, on: 2, minimum: 7), .init(of: 1, on: 2, minimum: 7),
      .init(of: 3, on: 2, minimum: 1.1),
    ]
    let contradiction = try #require(system.solved().contradictions.first)
    #expect(contradiction.isProved)
    #expect(Set(contradiction.demands) == [.contrast(0), .contrast(1)])
  }

  @Test("a ramp that two pairs squeeze contradicts them as a whole, and no smaller set does")
  func longContradiction() throws {
    let count = 12
    var system = RepairSystem()
    system.variables = [.init(gray(0), isKept: true), .init(gray(1), isKept: true)]
    system.variables += (0..<count).map { .init(gray(0.2 + 0.6 * Double($0) / Double(count))) }
    // The darkest has to be light, and the lightest dark.
    system.contrasts = [
      .init(of: 2, on: 0, minimum: 5), .init(of: count + 1, on: 1, minimum: 5),
      .init(of: 8, on: 0, minimum: 2),
    ]
    system.orders = (2...count).map { .init($0, below: $0 + 1, difference: 0.5) }
    let contradictions = system.solved().contradictions
    #expect(contradictions.count == 1)
    let contradiction = try #require(contradictions.first)
    #expect(contradiction.isProved)
    #expect(contradiction.demands.count == count + 1)
    #expect(!contradiction.demands.contains(.contrast(2)))
    for demand in contradiction.demands.prefix(3) {
      let rest = system.keeping(contradiction.demands.filter { $0 != demand })
      #expect(rest.solved().contradictions.isEmpty)
    }
  }

  @Test("more steps than coarse levels have room for stand in a narrow range")
  func narrowRamp() {
    let count = 11
    var system = RepairSystem()
    system.variables = [.init(gray(1), isKept: true)]
    system.variables += (0..<count).map { .init(gray(0.3 + 0.06 * Double($0))) }
    system.contrasts = (1...count).map { .init(of: $0, on: 0, minimum: 4.5) }
    system.orders = (1..<count).map { .init($0, below: $0 + 1, difference: 2) }
    let solution = system.solved()
    #expect(solution.contradictions.isEmpty)
    for demand in system.contrasts.indices {
      #expect(system.holds(.contrast(demand), solution.colors))
    }
    for demand in system.orders.indices { #expect(system.holds(.order(demand), solution.colors)) }
  }

  @Test(
    "steps of a dark ramp that have hardly room move together, with less chroma where that keeps them apart"
  )
  func squeezedRamp() {
    let channels: [SIMD3<Double>] = [
      SIMD3(0, 0, 0), SIMD3(18, 18, 19), SIMD3(28, 28, 30), SIMD3(33, 33, 36), SIMD3(38, 38, 41),
      SIMD3(41, 41, 44), SIMD3(47, 47, 50), SIMD3(53, 53, 57),
    ]
    func color(_ channels: SIMD3<Double>) -> Color {
      let shares = channels / 255
      return Color(space: .srgb, components: ColorComponents(shares.x, shares.y, shares.z))
    }
    var system = RepairSystem()
    system.variables = channels.map { .init(color($0)) }
    system.variables += [.init(color(SIMD3(248, 58, 42))), .init(gray(1), isKept: true)]
    system.variables[0].isKept = true
    let accent = channels.count
    system.contrasts = [
      .init(of: accent, on: accent - 1, minimum: 3),
      .init(of: accent + 1, on: accent, minimum: 4.5),
    ]
    system.orders = (1..<channels.count).map { step in
      let difference = CIEDE2000.difference(
        LabColor(system.variables[step - 1].color), LabColor(system.variables[step].color))
      return .init(step - 1, below: step, difference: min(2, difference))
    }
    let solution = system.solved()
    #expect(solution.contradictions.isEmpty)
    for demand in system.contrasts.indices {
      #expect(system.holds(.contrast(demand), solution.colors))
    }
    for demand in system.orders.indices { #expect(system.holds(.order(demand), solution.colors)) }
  }

  @Test("equal input gives an equal answer, and a system without a failing contrast stays")
  func stable() {
    var random = SeededGenerator(seed: 7)
    let system = RandomSystem.make(using: &random)
    #expect(system.solved().colors == system.solved().colors)
    var enough = RepairSystem()
    enough.variables = [.init(gray(0)), .init(gray(1))]
    enough.contrasts = [.init(of: 0, on: 1, minimum: 4.5)]
    #expect(enough.solved().colors == enough.variables.map(\.color))
  }
}

func gray(_ value: Double) -> Color {
  let channel = (value * 255).rounded() / 255
  return Color(space: .srgb, components: ColorComponents(channel, channel, channel))
}

extension RepairSystem {
  /// The system with some of its demands.
  func keeping(_ demands: [Demand]) -> RepairSystem {
    var result = self
    result.contrasts = contrasts.indices.filter { demands.contains(.contrast($0)) }.map {
      contrasts[$0]
    }
    result.orders = orders.indices.filter { demands.contains(.order($0)) }.map { orders[$0] }
    return result
  }
}

/// Random systems of a few opaque colors.
enum RandomSystem {
  static func make(using random: inout SeededGenerator) -> RepairSystem {
    var system = RepairSystem()
    let backgrounds = Int.random(in: 1...2, using: &random)
    let foregrounds = Int.random(in: 1...(4 - backgrounds), using: &random)
    let isDark = Bool.random(using: &random)
    for _ in 0..<backgrounds {
      let light = Double.random(in: isDark ? 0...0.3 : 0.75...1, using: &random)
      system.variables.append(
        .init(color(light, using: &random), isKept: Int.random(in: 0..<3, using: &random) == 0))
    }
    for _ in 0..<foregrounds {
      let light = Double.random(in: isDark ? 0.4...1 : 0...0.75, using: &random)
      system.variables.append(.init(color(light, using: &random)))
    }
    for background in 0..<backgrounds {
      for foreground in backgrounds..<(backgrounds + foregrounds) {
        let minimum: Double = [3.0, 4.5, 7].randomElement(using: &random) ?? 3
        system.contrasts.append(.init(of: foreground, on: background, minimum: minimum))
      }
    }
    return system
  }

  /// One whose middle colors are wanted on dark and on light ones, mostly in vain.
  static func makeTight(using random: inout SeededGenerator) -> RepairSystem {
    var system = RepairSystem()
    system.limits.chroma = 0.05
    for light in [0.1, 0.95] {
      system.variables.append(
        .init(color(light, using: &random), isKept: Bool.random(using: &random)))
    }
    for _ in 0..<2 {
      system.variables.append(
        .init(color(Double.random(in: 0.3...0.7, using: &random), using: &random)))
    }
    for foreground in 2..<4 {
      for background in 0..<2 {
        let minimum: Double = [2.0, 3, 4.5, 7].randomElement(using: &random) ?? 3
        system.contrasts.append(.init(of: foreground, on: background, minimum: minimum))
      }
    }
    return system
  }

  private static func color(_ light: Double, using random: inout SeededGenerator) -> Color {
    let tint = Double.random(in: 0...0.5, using: &random)
    let channels = (0..<3).map { _ in
      let other = Double.random(in: 0...1, using: &random)
      let channel = light * (1 - tint) + other * tint
      return (channel * 255).rounded() / 255
    }
    return Color(
      space: .srgb, components: ColorComponents(channels[0], channels[1], channels[2]))
  }
}
