import TokenCompiler

/// Colors, the contrasts between them and the order of ramps: a repair without the files that it is of.
package struct RepairSystem: Sendable {
  /// A color that stands at one position in a file.
  package struct Variable: Sendable {
    package var color: Color
    /// A Boolean value that indicates whether it stays as it is.
    package var isKept: Bool
    /// Other colors of today that become this one, as the aliases of their tokens lead here now: the change from each
    /// counts like that of the variable's own color.
    package var replacedColors: [Color] = []

    package init(_ color: Color, isKept: Bool = false) {
      self.color = color
      self.isKept = isKept
    }
  }

  /// A contrast that has to be enough.
  package struct Contrast: Sendable {
    /// The variables that decide it: the foreground, the nearest background, and what lies beneath.
    package var variables: [Int]
    package var minimum: Double
    /// A Boolean value that indicates whether it is that of two opaque colors, which luminances decide.
    var isPlain: Bool
    /// The ratio for the colors of ``variables``.
    var ratio: @Sendable (_ colors: [Color]) -> Double

    package init(
      _ variables: [Int], minimum: Double, isPlain: Bool = false,
      ratio: @escaping @Sendable (_ colors: [Color]) -> Double
    ) {
      self.variables = variables
      self.minimum = minimum
      self.isPlain = isPlain
      self.ratio = ratio
    }

    /// Two opaque colors.
    package init(of foreground: Int, on background: Int, minimum: Double) {
      self.init([foreground, background], minimum: minimum, isPlain: true) {
        TokenCompiler.Contrast.ratio(of: $0[0], on: $0[1])
      }
    }
  }

  /// Two neighbors of a ramp, which stay in order and apart.
  package struct Order: Sendable {
    package var darker: Int
    package var lighter: Int
    /// The difference that they keep, ΔE2000.
    package var difference: Double
    /// The colors on which translucent ones are compared.
    package var backdrop: Color

    package init(_ darker: Int, below lighter: Int, difference: Double, on backdrop: Color = .white)
    {
      self.darker = darker
      self.lighter = lighter
      self.difference = difference
      self.backdrop = backdrop
    }

    func holds(_ dark: Swatch, _ light: Swatch) -> Bool {
      guard dark.color.opacity >= 1, light.color.opacity >= 1 else {
        return holds(dark.color, light.color)
      }
      guard dark.luminance < light.luminance else { return false }
      return CIEDE2000.difference(dark.lab, light.lab) >= difference - 1e-9
    }

    func holds(_ dark: Color, _ light: Color) -> Bool {
      let seenDark = dark.composited(over: backdrop)
      let seenLight = light.composited(over: backdrop)
      guard seenDark.relativeLuminance < seenLight.relativeLuminance else { return false }
      let limit = difference - 1e-9
      return CIEDE2000.difference(LabColor(seenDark), LabColor(seenLight)) >= limit
    }
  }

  package var variables: [Variable] = []
  package var contrasts: [Contrast] = []
  package var orders: [Order] = []
  package var limits: RepairLimits

  package init(limits: RepairLimits = RepairLimits()) { self.limits = limits }

  /// One of the things that a repair has to keep.
  package enum Demand: Hashable, Sendable {
    /// An index in ``contrasts``.
    case contrast(Int)
    /// An index in ``orders``.
    case order(Int)
  }

  package func ratio(of contrast: Int, _ colors: [Color]) -> Double {
    let variables = contrasts[contrast].variables
    if contrasts[contrast].isPlain {
      return TokenCompiler.Contrast.ratio(of: colors[variables[0]], on: colors[variables[1]])
    }
    return contrasts[contrast].ratio(variables.map { colors[$0] })
  }

  package func holds(_ demand: Demand, _ colors: [Color]) -> Bool {
    switch demand {
    case .contrast(let index): ratio(of: index, colors) >= contrasts[index].minimum
    case .order(let index):
      orders[index].holds(colors[orders[index].darker], colors[orders[index].lighter])
    }
  }

  /// Returns a Boolean value that indicates whether a demand holds one way only if one variable's color is darker than the
  /// other's, by itself and not only on what lies beneath.
  func hasDirection(_ demand: Demand) -> Bool {
    guard case .contrast(let index) = demand else { return false }
    let decisive = contrasts[index].variables
    guard decisive.count > 1 else { return false }
    return contrasts[index].isPlain || variables[decisive[1]].color.opacity >= 1
  }

  var demands: [Demand] {
    contrasts.indices.map(Demand.contrast) + orders.indices.map(Demand.order)
  }

  /// The variables that decide a demand and may move, each once.
  func movable(_ demand: Demand) -> [Int] {
    let all: [Int] =
      switch demand {
      case .contrast(let index): contrasts[index].variables
      case .order(let index): [orders[index].darker, orders[index].lighter]
      }
    var result: [Int] = []
    for variable in all where !variables[variable].isKept && !result.contains(variable) {
      result.append(variable)
    }
    return result
  }
}

/// The outcome of a ``RepairSystem``.
package struct RepairSolution: Sendable {
  /// By variable.
  package var colors: [Color]
  /// Sets of demands that contradict each other. Of the contrasts in one that fail, the worst keeps today's ratio
  /// instead.
  package var contradictions: [Contradiction] = []
  /// The number of steps of ramps that are out of order, as they were from the start.
  package var brokenOrders = 0

  package struct Contradiction: Sendable {
    /// Demands that can't hold together; without one of them the others can, unless the search was cut short.
    package var demands: [RepairSystem.Demand]
    /// The contrast that was given up for it.
    package var givenUp: Int
    /// A Boolean value that indicates whether it is proved; otherwise no repair was found.
    package var isProved: Bool
  }
}
