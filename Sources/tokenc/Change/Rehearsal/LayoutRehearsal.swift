import TokenCompiler
import TokenScreens

/// Finds what stands elsewhere in its component or has another size, and what no longer fits.
///
/// A component is reported only for what its own properties do: everything below a taller row stands
/// lower, too.
struct LayoutRehearsal: Sendable {
  private let old: ScreenDrawing
  private let new: ScreenDrawing
  /// The themes, by the values on which layout depends: texts fit alike in light and dark.
  private let groups: [(themes: [Int], old: Int, new: Int)]
  /// A Boolean value that indicates whether the same looks give the same texts.
  private let hasSameFonts: Bool

  /// The share by which a text may exceed its frame, as kerning is not measured.
  private static let slack = 1.02
  /// The points below which a move is invisible.
  private static let least = 0.5

  init(_ old: ScreenSide, _ new: ScreenSide, themes: [ThemePair]) {
    self.old = ScreenDrawing(old)
    self.new = ScreenDrawing(new)
    hasSameFonts = old.fonts.faces == new.fonts.faces
    let before = Self.lengths(of: old.design.tokens)
    let now = Self.lengths(of: new.design.tokens)
    groups = themes.indices.grouped { [before[themes[$0].old], now[themes[$0].new]] }.map {
      ($1, themes[$1[0]].old, themes[$1[0]].new)
    }
  }

  /// For each theme a number that it shares with those whose lengths and text styles are the same.
  private static func lengths(of tokens: TokenTable) -> [Int] {
    let types: Set<TokenType?> = [.dimension, .number, .typography]
    let measured = tokens.tokens.filter { types.contains(tokens.type(of: $0)) }
    var known = Pool<[TokenValue?]>()
    return tokens.themes.indices.map { theme in
      known.number(of: measured.map { tokens.value(of: $0, in: theme) })
    }
  }

  /// Adds the boxes of a document that moved or no longer fit to its screen, if there may be any.
  func compare(
    _ former: [DrawnComponent], _ drawn: [DrawnComponent], _ reader: ScreenReader,
    _ oldPool: inout LookPool, _ newPool: inout LookPool, in screen: inout RehearsedScreen,
    _ result: inout RehearsedScreens, _ known: inout KnownCauses
  ) {
    for (number, group) in groups.enumerated() {
      let causes = causes(of: screen, in: number, result, &known)
      if hasSameFonts, causes.all.isEmpty { continue }
      let before = PlacedBoxes(old.laidOut(former, reader, group.old, &oldPool))
      let now = PlacedBoxes(new.laidOut(drawn, reader, group.new, &newPool))
      let others = causes.all.isEmpty ? [.fonts] : causes.all
      for owner in now.owners {
        let own = causes.byPointer[owner.pointer] ?? []
        let list = own.isEmpty ? owner.outer.lazy.compactMap { causes.byPointer[$0] }.first : own
        if let move = now.move(from: before, of: owner), !own.isEmpty || !hasSameFonts {
          add(.moved, move, own.isEmpty ? others : own, owner, group.themes, in: &screen, &result)
        }
        for cut in now.cuts(since: before, of: owner, slack: Self.slack) {
          add(.cut, cut, list ?? others, owner, group.themes, in: &screen, &result)
        }
      }
    }
  }

  private func add(
    _ kind: RehearsalFinding.Kind, _ difference: Difference, _ causes: [RehearsalCause],
    _ owner: PlacedBoxes.Owner, _ themes: [Int], in screen: inout RehearsedScreen,
    _ result: inout RehearsedScreens
  ) {
    let points = difference.points
    guard points > Self.least || kind == .cut else { return }
    let number = result.number(
      of: RehearsalFinding(
        kind: kind, causes: causes, component: owner.component, place: difference.place))
    if let index = screen.singles.firstIndex(where: {
      $0.finding == number && $0.pointer == owner.pointer && $0.text == difference.text
    }) {
      screen.singles[index].themes += themes
      screen.singles[index].points = max(screen.singles[index].points ?? 0, points)
      return
    }
    screen.singles.append(
      .init(
        finding: number, pointer: owner.pointer, points: points, text: difference.text,
        themes: themes, isEstimated: difference.isEstimated))
  }

  /// The causes on which layout depends, by bundles of findings and the groups of themes, with the points by
  /// which they differ.
  typealias KnownCauses = [Int: [[Cause]]]

  typealias Cause = (points: Double, cause: RehearsalCause)

  /// The causes on which layout depends, for each component of a screen and for all of them, in some of
  /// the themes; what differs by more points comes first.
  private func causes(
    of screen: RehearsedScreen, in group: Int, _ result: RehearsedScreens,
    _ known: inout KnownCauses
  ) -> (byPointer: [String: [RehearsalCause]], all: [RehearsalCause]) {
    var byPointer: [String: [RehearsalCause]] = [:]
    var all: [Cause] = []
    var seen: Set<Int> = []
    for element in screen.elements {
      if known[element.bundle] == nil {
        let findings = result.bundles[element.bundle].map { result.findings[$0] }
        known[element.bundle] = groups.map { Self.causes(of: findings, in: $0.themes) }
      }
      guard let found = known[element.bundle]?[group], !found.isEmpty else { continue }
      byPointer[element.pointer, default: []] += Self.ordered(found)
      if seen.insert(element.bundle).inserted { all += found }
    }
    return (byPointer, Self.ordered(all))
  }

  private static func causes(of findings: [RehearsalFinding], in themes: [Int]) -> [Cause] {
    findings.flatMap { finding -> [Cause] in
      guard let points = finding.points,
        finding.values.contains(where: { !Set(themes).isDisjoint(with: $0.themes) })
      else { return [] }
      return finding.causes.map { (points, $0) }
    }
  }

  private static func ordered(_ causes: [Cause]) -> [RehearsalCause] {
    causes.heaviestFirst(\.points).map(\.cause).unique()
  }
}

/// A move, or a text that no longer fits, in a component.
private struct Difference {
  var place: String
  var points: Double
  var text: String
  var isEstimated = false
}

/// The boxes of a screen by the components that they are of.
private struct PlacedBoxes {
  struct Owner {
    var pointer: String
    var component: String
    /// The pointers of the components around it, the nearest first.
    var outer: [String]
  }

  /// The key of a box among others of its component: its elements, or the component that it is.
  private struct Key: Hashable {
    var pointer: String
    var elements: [String]
    var nested: String?
  }

  private struct Box {
    /// From the upper leading corner of the component.
    var frame: ScreenFrame
    var text: ScreenText?
    /// How far it stands out of what it is in.
    var overflow = 0.0
  }

  /// The points below which what stands out is invisible.
  private static let least = 0.5

  private(set) var owners: [Owner] = []
  private var boxes: [Key: [Box]] = [:]
  /// The keys in the order of the screen, by pointer.
  private var keys: [String: [Key]] = [:]

  init(_ screen: ScreenBox) {
    visit(screen, Place(owner: Owner(pointer: "", component: "", outer: [])), around: nil)
  }

  /// Where a box is: its component with that one's frame, and the elements on the way.
  private struct Place {
    var owner: Owner
    var elements: [String] = []
    var frame = ScreenFrame()
  }

  private mutating func visit(_ box: ScreenBox, _ outer: Place, around: ScreenFrame?) {
    var place = outer
    for owner in box.owners.reversed() {
      add(box, Key(pointer: place.owner.pointer, elements: [], nested: owner.pointer), place, nil)
      let pointers = place.owner.pointer.isEmpty ? [] : [place.owner.pointer] + place.owner.outer
      place = Place(
        owner: Owner(pointer: owner.pointer, component: owner.component, outer: pointers),
        elements: owner.elements, frame: box.frame)
      owners.append(place.owner)
      add(box, Key(pointer: owner.pointer, elements: []), place, around)
    }
    if box.owners.isEmpty { place.elements += box.elements }
    var text: ScreenText?
    if case .text(let own) = box.content { text = own }
    if !box.elements.isEmpty || text != nil {
      // Lines that a button has no room for stand out of it.
      add(
        box, Key(pointer: place.owner.pointer, elements: place.elements), place,
        text == nil || box.elements.isEmpty ? around : nil, text)
    }
    for child in box.children { visit(child, place, around: box.frame) }
  }

  private mutating func add(
    _ box: ScreenBox, _ key: Key, _ place: Place, _ around: ScreenFrame?, _ text: ScreenText? = nil
  ) {
    var frame = box.frame
    let overflow = around.map { around in
      max(
        frame.x + frame.width - around.x - around.width,
        frame.y + frame.height - around.y - around.height, around.x - frame.x, around.y - frame.y)
    }
    frame.x -= place.frame.x
    frame.y -= place.frame.y
    if boxes[key] == nil { keys[key.pointer, default: []].append(key) }
    boxes[key, default: []].append(Box(frame: frame, text: text, overflow: overflow ?? 0))
  }

  // MARK: Comparison

  /// The greatest difference of a component: its size, or the position of something in it.
  func move(from before: PlacedBoxes, of owner: Owner) -> Difference? {
    var greatest: Difference?
    func take(_ name: String, _ old: Double, _ new: Double, _ place: String) {
      let points = (new - old).magnitude
      guard points > greatest?.points ?? 0 else { return }
      func text(_ number: Double) -> String { JSONNumber.text(number, decimals: 1) }
      greatest = Difference(
        place: place, points: points, text: "\(name) \(text(old)) → \(text(new))")
    }
    for key in keys[owner.pointer] ?? [] {
      for (old, new) in zip(before.boxes[key] ?? [], boxes[key] ?? []) {
        let place = key.elements.joined(separator: ".")
        if key.nested == nil {
          take("height", old.frame.height, new.frame.height, place)
          take("width", old.frame.width, new.frame.width, place)
        }
        guard key.nested != nil || !key.elements.isEmpty else { continue }
        take("top", old.frame.y, new.frame.y, place)
        take("leading", old.frame.x, new.frame.x, place)
      }
    }
    return greatest
  }

  func cuts(since before: PlacedBoxes, of owner: Owner, slack: Double) -> [Difference] {
    var result: [Difference] = []
    for key in keys[owner.pointer] ?? [] {
      guard let others = before.boxes[key], let own = boxes[key], others.count == own.count
      else { continue }
      let place = key.elements.joined(separator: ".")
      for (old, new) in zip(others, own) {
        if let text = new.text, let former = old.text {
          guard text.isCut(in: new.frame, slack: slack) || new.overflow > Self.least,
            !former.isCut(in: old.frame, slack: 1), old.overflow <= Self.least
          else { continue }
          let size = text.size(within: .infinity)
          result.append(
            Difference(
              place: place, points: max(0, size.width - new.frame.width),
              text: String(text.text.prefix(60)),
              isEstimated: text.isEstimated || former.isEstimated))
        } else if key.nested == nil, new.overflow > Self.least, old.overflow <= Self.least {
          result.append(Difference(place: place, points: new.overflow, text: ""))
        }
      }
    }
    return result
  }
}
