import TokenCompiler
import TokenComponents
import TokenScreens

/// Contrasts as they are drawn.
extension LookComparer {
  mutating func compareContrasts(_ context: Context) {
    guard let looks = context.pair.new.looks else { return }
    let side = context.pair.new
    let before = context.pair.old.flatMap { old in
      old.looks.map { oldPool.paints($0, on: old.surface, missing: old.missing) }
    }
    for paint in newPool.paints(looks, on: side.surface, missing: side.missing) {
      let former =
        before?.first { $0.place == paint.place && $0.state == paint.state }
        ?? before?.first { $0.place == paint.place && $0.state == .normal }
      compare(former, paint, context)
    }
  }

  private mutating func compare(_ former: PlacedPaint?, _ paint: PlacedPaint, _ context: Context) {
    let tokens = newPool.design.tokens
    guard let background = paint.painted.background else { return }
    var found = FoundValues()
    for (number, theme) in themes.enumerated() {
      guard
        let now = rehearsal.new.design.contrast.judgement(
          of: paint.painted, insteadOf: paint.standard, in: theme.new)
      else { continue }
      let ratio = former.flatMap {
        rehearsal.old.design.contrast.judgement(
          of: $0.painted, insteadOf: $0.standard, in: theme.old)?.ratio
      }
      let wasEnough = ratio.map { $0 >= now.minimum } ?? true
      let kind: RehearsalFinding.Kind
      switch (wasEnough, now.isEnough) {
      case (true, true): continue
      case (true, false): kind = .contrast
      case (false, true): kind = .mended
      case (false, false):
        guard let ratio, now.ratio < ratio - 0.005 else { continue }
        kind = .worse
      }
      let contrast = RehearsalFinding.Contrast(
        foreground: paint.painted.color.text(in: tokens), background: background.text(in: tokens),
        old: ratio?.rounded(decimals: 6),
        new: now.ratio.rounded(decimals: 6), minimum: now.minimum)
      found.add(
        .contrast(contrast), kind, causes(former?.painted, paint.painted, number, context),
        in: number)
    }
    findings += found.findings(of: context.component, at: paint.place, paint.state)
  }

  /// The reasons for which a contrast is another one in a theme: the colors that changed, the one that changed most first.
  private func causes(
    _ old: PaintedColor?, _ new: PaintedColor, _ theme: Int, _ context: Context
  ) -> [RehearsalCause] {
    let other = [context.otherCause]
    guard let old else { return other }
    let before = old.colors.compactMap(\.token)
    let now = new.colors.compactMap(\.token)
    guard before.count == now.count,
      zip(before, now).allSatisfy({ rehearsal.causes.isSame($0, $1) })
    else { return other }
    let changed = zip(before, now).compactMap { one, other -> (Double, RehearsalCause)? in
      let values = Versions(
        old: oldPool.design.tokens.value(
          of: oldPool.design.tokens.tokens[one], in: themes[theme].old),
        new: newPool.design.tokens.value(
          of: newPool.design.tokens.tokens[other], in: themes[theme].new))
      guard let difference = ValueDifference(values, over: Versions()),
        let cause = rehearsal.causes.cause(one, other, in: theme)
      else { return nil }
      return (difference.deltaE ?? 0, cause)
    }
    return changed.isEmpty ? other : changed.heaviestFirst(\.0).map(\.1).unique()
  }
}
