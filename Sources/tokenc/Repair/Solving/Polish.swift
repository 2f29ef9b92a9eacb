import TokenCompiler

/// Brings each color as near to today's as its demands let it while the others stay, step by step in the channels of a
/// file: hue and chroma may turn as far as the limits let them.
struct Polish {
  private let system: RepairSystem
  private let demandsByVariable: [Int: [RepairSystem.Demand]]
  var colors: [Color]

  init(_ component: RepairComponent, of system: RepairSystem, colors: [Color]) {
    self.system = system
    self.colors = colors
    var demands: [Int: [RepairSystem.Demand]] = [:]
    for demand in component.demands {
      for variable in system.movable(demand) { demands[variable, default: []].append(demand) }
    }
    demandsByVariable = demands
  }

  private static let passes = 2
  private static let steps: [Double] = [8, 4, 2, 1]

  /// The luminances between which the contrasts with other opaque colors leave a variable, and its other demands.
  private struct Room {
    var luminances = 0.0...1.0
    var others: [RepairSystem.Demand] = []
  }

  private func room(_ variable: Int) -> Room {
    let luminance = colors[variable].relativeLuminance
    var room = Room()
    for demand in demandsByVariable[variable, default: []] {
      guard case .contrast(let index) = demand, system.contrasts[index].isPlain,
        let other = system.contrasts[index].variables.first(where: { $0 != variable })
      else {
        room.others.append(demand)
        continue
      }
      let minimum = system.contrasts[index].minimum
      let otherLuminance = colors[other].relativeLuminance
      let range = room.luminances
      if luminance > otherLuminance {
        let least = minimum * (otherLuminance + 0.05) - 0.05
        room.luminances = min(max(range.lowerBound, least), range.upperBound)...range.upperBound
      } else {
        let most = (otherLuminance + 0.05) / minimum - 0.05
        room.luminances = range.lowerBound...max(min(range.upperBound, most), range.lowerBound)
      }
    }
    return room
  }

  mutating func run(_ component: RepairComponent, _ paths: [ColorPath]) {
    for _ in 0..<Self.passes {
      var isChanged = false
      for (variable, path) in zip(component.variables, paths) {
        guard colors[variable] != system.variables[variable].color else { continue }
        let nearest = nearest(variable, path)
        if nearest != colors[variable] {
          colors[variable] = nearest
          isChanged = true
        }
      }
      if !isChanged { return }
    }
  }

  private static let fitReach = -5...5
  private static let fitLevels = 512

  /// A color near the path with which all demands of a variable hold while the others stay; `nil` if none is found.
  mutating func fitting(_ variable: Int, _ path: ColorPath) -> Color? {
    let room = room(variable)
    let middle = (room.luminances.lowerBound + room.luminances.upperBound) / 2
    let onPath = (0...Self.fitLevels).map {
      path.color(at: Double($0) / Double(Self.fitLevels))
    }
    guard
      let base = onPath.min(by: {
        ($0.relativeLuminance - middle).magnitude < ($1.relativeLuminance - middle).magnitude
      })
    else { return nil }
    var best: (color: Color, change: Double)?
    for red in Self.fitReach {
      for green in Self.fitReach {
        for blue in Self.fitReach {
          let offset = SIMD4(Double(red), Double(green), Double(blue), 0) / 255
          let candidate = moved(base, by: offset, path)
          guard room.luminances.contains(candidate.relativeLuminance) else { continue }
          let change = path.change.difference(to: candidate)
          guard change < best?.change ?? .infinity, path.allows(candidate),
            allows(candidate, variable)
          else { continue }
          best = (candidate, change)
        }
      }
    }
    return best?.color
  }

  /// The color that is nearest to today's of those about the present one.
  private mutating func nearest(_ variable: Int, _ path: ColorPath) -> Color {
    let original = system.variables[variable].color
    if system.variables[variable].replacedColors.isEmpty, allows(original, variable) {
      return original
    }
    var best = colors[variable]
    let changes =
      [path.change] + system.variables[variable].replacedColors.map { ColorChange(from: $0) }
    func change(to color: Color) -> Double { changes.reduce(0) { $0 + $1.difference(to: color) } }
    var least = change(to: best)
    let isTranslucent = original.opacity < 1
    let room = room(variable)
    for step in Self.steps {
      var isBetter = true
      while isBetter {
        isBetter = false
        for offset in Self.offsets(isTranslucent: isTranslucent) {
          let candidate = moved(best, by: offset * (step / 255), path)
          let difference = change(to: candidate)
          guard difference < least - 1e-9, path.allows(candidate),
            room.luminances.contains(candidate.relativeLuminance),
            allows(candidate, variable, room.others), allows(candidate, variable)
          else { continue }
          best = candidate
          least = difference
          isBetter = true
        }
      }
    }
    return best
  }

  private func moved(_ color: Color, by offset: SIMD4<Double>, _ path: ColorPath) -> Color {
    let channels = color.converted(to: path.form.gamut).components.numbers
    let delta = SIMD3(offset.x, offset.y, offset.z)
    let new = (channels + delta).clamped(
      lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    let opacity = min(max(color.opacity + offset.w * 2.55, 0.01), 1)
    let moved = Color(
      space: path.form.gamut, components: ColorComponents(new.x, new.y, new.z),
      alpha: color.opacity >= 1 && offset.w == 0 ? nil : opacity)
    return path.form.color(moved)
  }

  private mutating func allows(_ color: Color, _ variable: Int) -> Bool {
    allows(color, variable, demandsByVariable[variable, default: []])
  }

  private mutating func allows(
    _ color: Color, _ variable: Int, _ demands: [RepairSystem.Demand]
  ) -> Bool {
    let present = colors[variable]
    colors[variable] = color
    let isAllowed = demands.allSatisfy { system.holds($0, colors) }
    colors[variable] = present
    return isAllowed
  }

  /// All directions of one step: the neighbors in the cube of channels, and more or less opacity.
  private static func offsets(isTranslucent: Bool) -> [SIMD4<Double>] {
    let steps: [Double] = [-1, 0, 1]
    var result: [SIMD4<Double>] = []
    for red in steps {
      for green in steps {
        for blue in steps where red != 0 || green != 0 || blue != 0 {
          result.append(SIMD4(red, green, blue, 0))
        }
      }
    }
    guard isTranslucent else { return result }
    return [SIMD4(0, 0, 0, 1), SIMD4(0, 0, 0, -1)] + result
  }
}
