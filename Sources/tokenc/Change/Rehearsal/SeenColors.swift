import TokenCompiler
import TokenComponents
import TokenScreens

/// Measures how far apart colors of two versions look, each on what lies beneath it.
struct SeenColors {
  let old: PaintedContrast
  let new: PaintedContrast

  /// Adds the difference of two values, over their backdrops, to a finding.
  func measure(
    _ values: Versions<ThemedValue>, _ painted: Versions<PaintedColor>, _ theme: ThemePair,
    _ property: inout RehearsalFinding.Property
  ) {
    guard case .value(let former)? = values.old, case .value(let value)? = values.new else {
      return
    }
    func backgrounds(
      _ painted: PaintedColor?, _ contrast: PaintedContrast, _ theme: Int
    ) -> (all: [PaintedContrast.Background], ground: RehearsalFinding.Ground) {
      let found = painted.map { contrast.backgrounds(of: $0, in: theme) }
      let all = found?.backgrounds ?? []
      if all.isEmpty {
        return ([.black, .white].map { PaintedContrast.Background(plain: $0) }, .unknown)
      }
      return (all, all.count > 1 ? .unknown : found?.isDeclared == true ? .declared : .drawn)
    }
    let before = backgrounds(painted.old, old, theme.old)
    let now = backgrounds(painted.new, new, theme.new)
    let opacities = [painted.old?.opacity ?? 1, painted.new?.opacity ?? 1]
    var isOpaque = true
    for number in 0..<max(before.all.count, now.all.count) {
      let beneath = (
        before.all[min(number, before.all.count - 1)], now.all[min(number, now.all.count - 1)]
      )
      var deltaE: Double?
      if case .color(let one) = former, case .color(let other) = value {
        isOpaque = one.opacity >= 1 && other.opacity >= 1 && opacities.allSatisfy { $0 >= 1 }
        let seen = (
          painted.old.map { beneath.0.seen(one, of: $0) } ?? one.composited(over: beneath.0.inside),
          painted.new.map { beneath.1.seen(other, of: $0) }
            ?? other.composited(over: beneath.1.inside)
        )
        deltaE = CIEDE2000.difference(LabColor(seen.0), LabColor(seen.1))
      } else {
        isOpaque = false
        deltaE =
          ValueDifference(
            Versions(old: former, new: value),
            over: Versions(old: beneath.0.inside, new: beneath.1.inside))?.deltaE
      }
      if let deltaE { property.deltaE = max(property.deltaE ?? 0, deltaE) }
    }
    guard let deltaE = property.deltaE else { return }
    property.deltaE = deltaE.rounded(decimals: 6)
    let grounds = [before.ground, now.ground]
    property.ground =
      isOpaque
      ? .opaque
      : grounds.contains(.unknown) ? .unknown : grounds.contains(.declared) ? .declared : .drawn
  }
}
