import TokenCompiler

/// Lengths keep to a scale.
struct OffScaleRule: LintRule {
  let id = "off-scale"
  let defaultSeverity = RuleSeverity.warning

  let options = [
    RuleOption(
      name: "step", kind: .number(0...1000), defaultValue: .number(0),
      summary: "the multiples of this many points are on the scale; 0 for none"),
    RuleOption(
      name: "scale", kind: .numbers, defaultValue: .numbers([]),
      summary: "further points that are on the scale"),
  ]

  func findings(in table: TokenTable, scope: RuleScope) -> [Finding] {
    let scale = LengthScale(step: scope.number("step"), values: scope.numbers("scale"))
    guard !scale.isEmpty else { return [] }
    return table.tokens.flatMap { token -> [Finding] in
      guard scope.includes(token) else { return [] }
      return table.valueNodes(of: token).compactMap { node, theme in
        guard table.occurrence(of: token, in: theme)?.aliasTarget == nil,
          case .length(let points)? = table.seenValue(of: token, in: theme)
        else { return nil }
        let nearest = scale.nearest(to: points)
        guard (nearest - points).magnitude > 1e-9 else { return nil }
        return Finding(
          token: token.path, subject: token.text,
          themes: theme == 0 ? [] : [table.themes[theme].name],
          message: "'\(token.text)' is \(JSONNumber.text(points)) points, off the scale; the "
            + "nearest step is \(JSONNumber.text(nearest))", range: table.tape.opening(node))
      }
    }
  }
}

/// The lengths that a system uses, in points.
struct LengthScale: Sendable {
  /// All multiples of it are on the scale; 0 for none.
  var step: Double
  var values: [Double]

  var isEmpty: Bool { step <= 0 && values.isEmpty }

  /// The length on the scale that is nearest, the smaller of two.
  func nearest(to points: Double) -> Double {
    let length = points.magnitude
    var candidates = values
    if step > 0 {
      let below = (length / step).rounded(.down) * step
      candidates += [below, below + step]
    }
    let nearest = candidates.min { one, other in
      ((one - length).magnitude, one) < ((other - length).magnitude, other)
    }
    return (nearest ?? length) * (points < 0 ? -1 : 1)
  }
}
