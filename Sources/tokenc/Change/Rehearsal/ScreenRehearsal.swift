import TokenCompiler
import TokenScreens

/// Replays recorded documents against two versions of a design.
///
/// A look that many elements have is compared once.
package struct ScreenRehearsal: Sendable {
  let old: ScreenSide
  let new: ScreenSide
  /// The numbers of the themes that stand against one another.
  let themes: [(label: ThemeLabel, old: Int, new: Int)]
  private let isOneVersion: Bool
  /// What measures contrast in each version.
  private let contrasts: (old: PaintedContrast, new: PaintedContrast)
  /// What lies beneath translucent colors in each, if both versions say so.
  private let backdrops: [Versions<Color>]
  /// Whether texts fit; `nil` where no font is known.
  private let texts: TextRehearsal?

  /// - Parameter isOneVersion: whether the sides are two contexts of one version.
  /// - Returns: `nil` where the sides have no brand in common.
  package init?(_ old: ScreenSide, _ new: ScreenSide, isOneVersion: Bool) {
    self.old = old
    self.new = new
    self.isOneVersion = isOneVersion
    let sides = [old, new].map { side in
      ComparedTokens(label: side.label, side.design.tokens, keepsConstantAxes: false)
    }
    func index(_ resolved: Int, of side: ScreenSide) -> Int? {
      side.design.tokens.themes.firstIndex { $0.index == resolved }
    }
    themes = ThemePair.pairs(sides[0], sides[1]).compactMap { pair in
      guard let before = index(pair.old, of: old), let now = index(pair.new, of: new) else {
        return nil
      }
      return (pair.label, before, now)
    }
    if themes.isEmpty { return nil }
    texts = TextRehearsal(old, new, themes: themes)
    let contrasts = (
      old: PaintedContrast(old.design.tokens), new: PaintedContrast(new.design.tokens)
    )
    self.contrasts = contrasts
    backdrops = themes.map { theme in
      guard let before = contrasts.old.ground(in: theme.old),
        let now = contrasts.new.ground(in: theme.new)
      else { return Versions() }
      return Versions(old: before, new: now)
    }
  }

  /// A result without documents.
  package var empty: RehearsedScreens {
    RehearsedScreens(
      old: old.label, new: new.label, isOneVersion: isOneVersion, themes: themes.map(\.label))
  }

  /// Replays documents, in their order.
  ///
  /// - Parameter documents: with the names that results give them.
  package func run(
    _ documents: some Sequence<(name: String, root: NodeID)>, of tape: JSONTape,
    as component: String? = nil
  ) -> RehearsedScreens {
    var run = Run(rehearsal: self, result: empty)
    for document in documents { run.replay(document.root, document.name, tape, component) }
    return run.result
  }

  private struct Run {
    let rehearsal: ScreenRehearsal
    var result: RehearsedScreens
    var oldPool: LookPool
    var newPool: LookPool
    private var looks: [LookPair: Int?] = [:]
    private var lookNumbers: [LookChange: Int] = [:]
    private var contrasts: [PaintPair: [Int]] = [:]
    private var contrastNumbers: [ContrastShift: Int] = [:]
    private var screen = RehearsedScreen(name: "", elementCount: 0)

    init(rehearsal: ScreenRehearsal, result: RehearsedScreens) {
      self.rehearsal = rehearsal
      self.result = result
      oldPool = LookPool(rehearsal.old.design)
      newPool = LookPool(rehearsal.new.design)
    }

    private struct LookPair: Hashable {
      var oldLooks, newLooks: Int?
      var oldLayout, newLayout: Int
    }

    /// A component by its looks and what it stands on.
    private struct Standing: Hashable {
      var looks: Int
      var surface: Surface
      var missing: Set<Int>
    }

    private struct PaintPair: Hashable {
      var old: Standing?
      var new: Standing
    }

    // MARK: Documents

    mutating func replay(
      _ root: NodeID, _ name: String, _ tape: JSONTape, _ component: String?
    ) {
      let before = rehearsal.old.validator.read(root, of: tape, as: component)
      let now = rehearsal.new.validator.read(root, of: tape, as: component)
      screen = RehearsedScreen(name: name, elementCount: 0)
      let known = Set(before.findings.filter { $0.severity == .error }.map(\.message))
      screen.lost = now.findings.filter { $0.severity == .error && !known.contains($0.message) }
        .map(\.message)
      let reader = ScreenReader(tape: tape)
      let oldContents = Dictionary(
        before.contents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      let all = now.contents.map { reader.drawn($0, &newPool) }
      let others = now.contents.map { content in
        oldContents[content.path].map { reader.drawn($0, &oldPool) }
      }
      for (drawn, former) in zip(all, others) { compare(former, .open, drawn, .open, reader) }
      if let texts = rehearsal.texts, !texts.hasSameFonts || !screen.looks.isEmpty {
        screen.cuts = texts.cuts(others.compactMap(\.self), all, reader, &oldPool, &newPool)
      }
      result.screenCount += 1
      result.elementCount += screen.elementCount
      if !screen.lost.isEmpty || !screen.looks.isEmpty || !screen.contrasts.isEmpty
        || !screen.cuts.isEmpty
      {
        result.screens.append(screen)
      }
    }

    /// Compares a component that both versions draw, and those in it.
    private mutating func compare(
      _ former: DrawnComponent?, _ oldSurface: Surface, _ drawn: DrawnComponent,
      _ surface: Surface, _ reader: ScreenReader
    ) {
      screen.elementCount += 1
      let pointer = drawn.content?.pointer ?? "default"
      if let former {
        let pair = LookPair(
          oldLooks: former.looks, newLooks: drawn.looks, oldLayout: former.layout,
          newLayout: drawn.layout)
        if let change = change(of: pair, drawn.component) {
          screen.looks.append(.init(pointer: pointer, change: change))
        }
      }
      let oldMissing = former?.missingElements(in: rehearsal.old.design) ?? []
      let missing = drawn.missingElements(in: rehearsal.new.design)
      if let looks = drawn.looks {
        let pair = PaintPair(
          old: former.flatMap { former in
            former.looks.map { Standing(looks: $0, surface: oldSurface, missing: oldMissing) }
          },
          new: Standing(looks: looks, surface: surface, missing: missing))
        for change in shifts(of: pair) {
          screen.contrasts.append(.init(pointer: pointer, change: change))
        }
      }
      // What stands in one field stands on one surface.
      var oldBeneath: [Int?: Surface] = [:]
      var beneath: [Int?: Surface] = [:]
      for child in drawn.children {
        let path = child.component.content?.path
        let formerChild = former?.children.first { other in
          path == nil
            ? other.component.content == nil && other.field == child.field
            : other.component.content?.path == path
        }
        let oldField = formerChild?.field
        let oldBelow =
          oldBeneath[oldField]
          ?? oldField.flatMap {
            former?.surface(beneathField: $0, on: oldSurface, missing: oldMissing, &oldPool)
          } ?? .unknown
        oldBeneath[oldField] = oldBelow
        let below =
          beneath[child.field]
          ?? drawn.surface(beneathField: child.field, on: surface, missing: missing, &newPool)
        beneath[child.field] = below
        compare(formerChild?.component, oldBelow, child.component, below, reader)
      }
    }

    // MARK: Looks

    private mutating func change(of pair: LookPair, _ component: Int) -> Int? {
      if let known = looks[pair] { return known }
      var properties = changes(pair.oldLooks, pair.newLooks, "")
      properties += changes(pair.oldLayout, pair.newLayout, "layout.")
      var number: Int?
      if !properties.isEmpty {
        let change = LookChange(
          component: rehearsal.new.design.components[component].name, properties: properties)
        number = lookNumbers[change] ?? result.looks.count
        if number == result.looks.count {
          lookNumbers[change] = number
          result.looks.append(change)
        }
      }
      looks[pair] = .some(number)
      return number
    }

    /// What differs between two looks, or two layouts, with the components within.
    private mutating func changes(
      _ old: Int?, _ new: Int?, _ prefix: String
    ) -> [LookChange.Property] {
      let before = old.map { Self.named($0, &oldPool) } ?? []
      let now = new.map { Self.named($0, &newPool) } ?? []
      var result: [LookChange.Property] = []
      for name in (now + before).map(\.name).uniqued() {
        let formerPart = before.first { $0.name == name }?.part
        let part = now.first { $0.name == name }?.part
        let all = (part?.properties ?? []) + (formerPart?.properties ?? [])
        for path in all.map(\.path).uniqued() {
          let values = values(formerPart?[path], part?[path])
          guard !values.isEmpty else { continue }
          let names = [name] + path
          result.append(
            LookChange.Property(path: prefix + names.joined(separator: "."), values: values))
        }
        // A component of the content is compared by itself.
        if !isField(name, new), formerPart?.nested != nil || part?.nested != nil {
          result += changes(formerPart?.nested, part?.nested, "\(prefix)\(name).")
        }
      }
      return result
    }

    /// Whether a part of a look or layout is a component that a field of the content gives.
    private func isField(_ name: String, _ id: Int?) -> Bool {
      guard let id else { return false }
      let spec = newPool.design.components[newPool.inputs[id].component]
      return spec.fields.contains { $0.name == name && $0.type.component != nil }
    }

    private static func named(
      _ id: Int, _ pool: inout LookPool
    ) -> [(name: String, part: DrawnPart)] {
      let inputs = pool.inputs[id]
      let spec = pool.design.components[inputs.component]
      let names = inputs.part == .looks ? spec.elements.map(\.name) : spec.layout.map(\.name)
      return zip(names, pool.look(id).parts).map { ($0, $1) }
    }

    private func values(_ old: DrawnProperty?, _ new: DrawnProperty?) -> [LookChange.Value] {
      var values: [LookChange.Value] = []
      for (number, theme) in rehearsal.themes.enumerated() {
        let before = old.map { ThemedValue($0.value, rehearsal.old.design.tokens, theme.old) }
        let now = new.map { ThemedValue($0.value, rehearsal.new.design.tokens, theme.new) }
        guard !ThemedValue.areEquivalent(before, now) else { continue }
        var value = LookChange.Value(
          themes: [number], old: before?.text ?? "", new: now?.text ?? "",
          deltaE: ThemedValue.deltaE(before, now, over: rehearsal.backdrops[number]))
        if let known = values.firstIndex(where: {
          $0.old == value.old && $0.new == value.new && $0.deltaE == value.deltaE
        }) {
          values[known].themes.append(number)
        } else {
          value.deltaE = value.deltaE.map { $0.rounded(decimals: 6) }
          values.append(value)
        }
      }
      return values
    }

    // MARK: Contrast

    private mutating func shifts(of pair: PaintPair) -> [Int] {
      if let known = contrasts[pair] { return known }
      let before = pair.old.map {
        oldPool.paints($0.looks, on: $0.surface, missing: $0.missing)
      }
      let now = newPool.paints(pair.new.looks, on: pair.new.surface, missing: pair.new.missing)
      let tokens = rehearsal.new.design.tokens
      let component = rehearsal.new.design.components[newPool.inputs[pair.new.looks].component]
      var numbers: [Int] = []
      for paint in now {
        guard let background = paint.painted.background else { continue }
        let former =
          before?.first { $0.place == paint.place && $0.state == paint.state }
          ?? before?.first { $0.place == paint.place && $0.state == .normal }
        let themes = rehearsal.themes.enumerated().compactMap { number, theme in
          let ratio = rehearsal.contrasts.new.ratio(of: paint.painted, in: theme.new)
          let former = former.flatMap {
            rehearsal.contrasts.old.ratio(of: $0.painted, in: theme.old)
          }
          let minimum = rehearsal.contrasts.new.minimum(of: paint.painted, in: theme.new)
          return ratio.flatMap { ratio -> ContrastShift.Theme? in
            let isCrossed = former.map { ($0 < minimum) != (ratio < minimum) } ?? (ratio < minimum)
            let isWorse = former.map { ratio < minimum && ratio < $0 - 0.005 } ?? false
            guard isCrossed || isWorse else { return nil }
            return ContrastShift.Theme(theme: number, old: former, new: ratio, minimum: minimum)
          }
        }
        guard !themes.isEmpty else { continue }
        let state = paint.state == .normal ? "" : " (\(paint.state.rawValue))"
        let shift = ContrastShift(
          component: component.name, place: paint.place + state,
          foreground: tokens.tokens[paint.painted.token].text,
          background: tokens.tokens[background].text, themes: themes)
        let number = contrastNumbers[shift] ?? result.contrasts.count
        if number == result.contrasts.count {
          contrastNumbers[shift] = number
          result.contrasts.append(shift)
        }
        numbers.append(number)
      }
      contrasts[pair] = numbers
      return numbers
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of the first of each.
  fileprivate func uniqued() -> [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
