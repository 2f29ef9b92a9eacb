import TokenCompiler
import TokenComponents
import TokenScreens

/// Replays recorded documents against two versions of a design.
///
/// Equal components are compared once.
package struct ScreenRehearsal: Sendable {
  let old: ScreenSide
  package let new: ScreenSide
  /// The themes that stand against one another, by their numbers in the tables.
  let themes: [ThemePair]
  private let isOneVersion: Bool
  /// The names that the new version's contract promises and it doesn't know, in words.
  private let brokenPromises: [String]
  let causes: CauseFinder
  /// Where things stand in each version.
  let places: LayoutRehearsal

  /// - Parameters:
  ///   - diff: what a comparison of the two versions found.
  ///   - brokenPromises: the names that the new version's contract promises and it doesn't know, in
  ///     words.
  /// - Returns: `nil` where the sides have no brand in common.
  package init?(_ old: ScreenSide, _ new: ScreenSide, _ diff: TokenDiff, brokenPromises: [String]) {
    self.old = old
    self.new = new
    isOneVersion = diff.isOneVersion
    self.brokenPromises = brokenPromises
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
      var pair = pair
      pair.old = before
      pair.new = now
      return pair
    }
    if themes.isEmpty { return nil }
    causes = CauseFinder(old.design.tokens, new.design.tokens, themes: themes, diff)
    places = LayoutRehearsal(old, new, themes: themes)
  }

  package var empty: RehearsedScreens {
    RehearsedScreens(
      old: old.label, new: new.label, isOneVersion: isOneVersion, themes: themes.map(\.label),
      brokenPromises: brokenPromises)
  }

  /// Replays documents, in their order.
  ///
  /// - Parameter documents: with the names that results give them.
  package func run(
    _ documents: some Sequence<(name: String, root: NodeID)>, of tape: JSONTape
  ) -> RehearsedScreens {
    var run = ScreenReplay(self)
    for document in documents { run.replay(document.root, document.name, tape) }
    return run.result
  }
}

private struct ScreenReplay {
  let rehearsal: ScreenRehearsal
  var result: RehearsedScreens
  private var comparison: LookComparer
  private var bundles: [ComponentPair: Int] = [:]
  /// A Boolean value that indicates whether the spec of each component in the new version says something else.
  private let hasChangedSpec: [Bool]
  private var layoutCauses = LayoutRehearsal.KnownCauses()
  private var screen = RehearsedScreen(name: "", elementCount: 0)
  /// The losses of the screen, with the pointers.
  private var losses: [(pointer: String, cause: RehearsalCause)] = []

  init(_ rehearsal: ScreenRehearsal) {
    self.rehearsal = rehearsal
    result = rehearsal.empty
    comparison = LookComparer(rehearsal)
    hasChangedSpec = rehearsal.new.design.components.map {
      rehearsal.causes.changedSpecs.contains($0.name)
    }
  }

  mutating func replay(_ root: NodeID, _ name: String, _ tape: JSONTape) {
    let before = rehearsal.old.validator.read(root, of: tape)
    let now = rehearsal.new.validator.read(root, of: tape)
    screen = RehearsedScreen(name: name, elementCount: 0)
    losses = []
    let known = Set(before.faults.map(\.fact))
    for fault in now.faults where fault.loss != nil && !known.contains(fault.fact) {
      let pointer = DocumentReader.pointer(fault.path)
      let finding = fault.finding
      losses.append((pointer, finding.causes[0]))
      screen.singles.append(.init(finding: result.number(of: finding), pointer: pointer))
    }
    let reader = ScreenReader(tape: tape)
    let oldContents = Dictionary(firstOf: before.contents.map { ($0.path, $0) })
    let all = now.contents.map { reader.drawn($0, &comparison.newPool) }
    let others = now.contents.map { content in
      oldContents[content.path].map { reader.drawn($0, &comparison.oldPool) }
    }
    for (drawn, former) in zip(all, others) {
      compare(former, .open, drawn, .open, within: nil, reader)
    }
    rehearsal.places.compare(
      others.compactMap(\.self), all, reader, &comparison.oldPool, &comparison.newPool,
      in: &screen, &result, &layoutCauses)
    result.add(screen)
  }

  /// Compares a component that both versions draw, and those in it.
  ///
  /// - Parameter outer: the nearest component around it whose spec changed.
  private mutating func compare(
    _ former: DrawnComponent?, _ oldSurface: Surface, _ drawn: DrawnComponent,
    _ surface: Surface, within outer: Int?, _ reader: ScreenReader
  ) {
    screen.elementCount += 1
    let pointer = drawn.content?.pointer ?? "default"
    let oldDesign = rehearsal.old.design
    let newDesign = rehearsal.new.design
    let spec = hasChangedSpec[drawn.component] ? drawn.component : outer
    let old = former.map {
      DrawnSide(
        looks: $0.looks, layout: $0.layout, surface: oldSurface,
        missing: reader.missingElements(of: $0, in: oldDesign))
    }
    let new = DrawnSide(
      looks: drawn.looks, layout: drawn.layout, surface: surface,
      missing: reader.missingElements(of: drawn, in: newDesign))
    let lost = losses.isEmpty ? nil : loss(of: drawn, at: pointer)
    let pair = ComponentPair(old: old, new: new, spec: spec ?? drawn.component, lost: lost)
    let bundle = bundle(of: pair)
    if !result.bundles[bundle].isEmpty {
      screen.elements.append(.init(pointer: pointer, bundle: bundle))
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
          former?.surface(
            beneathField: $0, on: oldSurface, missing: old?.missing ?? [], &comparison.oldPool)
        } ?? .unknown
      oldBeneath[oldField] = oldBelow
      let below =
        beneath[child.field]
        ?? drawn.surface(
          beneathField: child.field, on: surface, missing: new.missing, &comparison.newPool)
      beneath[child.field] = below
      compare(formerChild?.component, oldBelow, child.component, below, within: spec, reader)
    }
  }

  private func loss(of drawn: DrawnComponent, at pointer: String) -> RehearsalCause? {
    func isWithin(_ place: String, _ other: String) -> Bool {
      other == "the document" || place == other || place.hasPrefix(other + "/")
    }
    return losses.first { loss in
      isWithin(loss.pointer, pointer)
        && !drawn.children.contains {
          $0.component.content.map { isWithin(loss.pointer, $0.pointer) } ?? false
        }
    }?.cause
  }

  private mutating func bundle(of pair: ComponentPair) -> Int {
    if let known = bundles[pair] { return known }
    let numbers = comparison.findings(of: pair).map { result.number(of: $0) }
    bundles[pair] = result.number(ofBundle: numbers)
    return bundles[pair] ?? 0
  }
}

extension DocumentFault {
  /// The part of a fault that two versions have in common if they read a document alike.
  fileprivate var fact: [String] { path + ["", subject, reason, outcome] }

  /// One name that several components send is one cause.
  fileprivate var finding: RehearsalFinding {
    var outcome = outcome
    if case .element? = loss { outcome = "it is left out" }
    let name = isUnknownName ? reason : statement
    return RehearsalFinding(
      kind: .lost, causes: [RehearsalCause(kind: .name, name: name, remedy: remedy)], component: "",
      place: isUnknownName ? subject : "", text: outcome)
  }
}
