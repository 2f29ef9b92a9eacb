import Appearance
import DesignTokens
import Foundation
import SampleDocuments
import TestSupport
import Testing

@testable import AppearanceRuntime
@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenRuntime
@testable import TokenScreens

/// Arrangements of generated code against the pictures that the same specs make of the same documents:
/// what stands where, with its texts, lengths and frames.
@Suite("Arrangements by specs and by generated code") struct ArrangedLookTests {
  /// Specs with the code that was generated from them.
  struct System: CustomTestStringConvertible, Sendable {
    let folder: String
    let typePrefix: String
    /// What stands where in a document, for each theme by what its name begins with; `nil` where it does
    /// not decode.
    let arrangements: [String: @Sendable (Data) -> Arrangement?]

    var testDescription: String { folder }
  }

  static let systems = [
    System(
      folder: "tokens", typePrefix: "",
      // The generated code may have fewer brands than the files.
      arrangements: Dictionary(
        uniqueKeysWithValues: Theme.allCases.map { theme in
          (
            theme.brand.rawValue,
            { @Sendable data in
              (try? JSONDecoder().decode(ContentDocument<ComponentContent>.self, from: data))
                .map { ComponentLook($0.content, theme).arrangement }
            }
          )
        })),
    System(
      folder: "Tests/SampleDocuments/Styled/Specs", typePrefix: "Styled",
      arrangements: [
        "": { data in
          (try? JSONDecoder().decode(ContentDocument<StyledComponentContent>.self, from: data))
            .map { StyledComponentLook($0.content, StyledTheme.default).arrangement }
        }
      ]),
    System(
      folder: "Tests/SampleDocuments/Pieces/Specs", typePrefix: "Pieces",
      arrangements: [
        "": { data in
          (try? JSONDecoder().decode(ContentDocument<PiecesComponentContent>.self, from: data))
            .map { PiecesComponentLook($0.content, PiecesTheme.default).arrangement }
        }
      ]),
  ]

  @Test("views and pictures have the same items in the same places", arguments: systems)
  func sameItems(_ system: System) throws {
    let sample = try CompiledSample.of(system.folder)
    let design = sample.design
    let validator = sample.reader(typePrefix: system.typePrefix)
    let themes = design.tokens.themes.indices.compactMap { index in
      system.arrangements.first { design.tokens.themes[index].name.hasPrefix($0.key) }
        .map { (index: index, arrangement: $0.value) }
    }
    var documents = sample.randomDocuments(seed: 31)
    var comparison = Comparison()
    var count = 0
    let rounds = Effort.rounds(2500, short: 150)
    for _ in 0..<rounds {
      let line = documents.next()
      var reader = InputReader(source: MemorySource([(path: "d.json", bytes: Array(line.utf8))]))
      var unread = DiagnosticCollector()
      let root = try #require(try reader.root(ofFile: "d.json", reporting: &unread))
      let theme = themes[documents.number(below: themes.count)]
      let type = system.typePrefix + "ComponentContent"
      let sent = validator.read(root, of: reader.tape, as: type).contents.first
      let arrangement = theme.arrangement(Data(line.utf8))
      try #require((sent == nil) == (arrangement == nil), "\(line)")
      guard let sent, let arrangement else { continue }
      var pool = LookPool(design)
      let screen = ScreenReader(tape: reader.tape)
      let drawn = screen.drawn(sent, &pool)
      var builder = ScreenBoxBuilder(
        design: design, reader: screen, fonts: FontCatalog(), theme: theme.index, pool: pool)
      comparison.compare(
        builder.box(of: drawn, .normal, slots: [:]) ?? ScreenBox(.empty), arrangement)
      try #require(comparison.differences == [], "\(line)")
      count += 1
    }
    print("\(count) documents with \(comparison.elementCount) elements")
    #expect(count > rounds / 7 && comparison.elementCount > rounds / 3)
  }

  @Test(
    "lengths in percent are parts of what the group has for its items, and a weight of 0 is none")
  func shares() {
    func item(_ share: Double?, weight: Double? = nil, height: Double? = nil) -> GroupLayout.Item {
      var bounds = GroupLayout.Bounds()
      bounds.width.exactShare = share
      bounds.height.exactShare = height
      return GroupLayout.Item(
        bounds: bounds, weight: weight, place: nil,
        natural: { .init(width: min(30, $0), height: 10) }, baseline: { $1.height })
    }
    func widths(_ direction: GroupLayout.Direction, _ items: GroupLayout.Item...) -> [Double] {
      let group = GroupLayout(direction, gap: 10, insets: .init(5), items: items)
      return group.frames(in: group.size(within: 210)).map(\.width)
    }
    #expect(widths(.row, item(0.5), item(nil, weight: 1), item(nil, weight: 0)) == [100, 50, 30])
    #expect(widths(.column, item(0.25), item(1.5)) == [50, 200])
    #expect(widths(.overlay, item(0.25), item(1)) == [50, 200])
    let row = GroupLayout(.row, items: [item(0.1, height: 0.5), item(nil, height: nil)])
    #expect(row.frames(in: .init(width: 100, height: 60)).map(\.height) == [30, 60])
    let column = GroupLayout(.column, items: [item(0.1, height: 0.5)])
    #expect(column.frames(in: .init(width: 100, height: 60)).map(\.height) == [10])
    let unbounded = GroupLayout(.row, items: [item(0.5)])
    #expect(unbounded.size(within: .infinity) == .init(width: 30, height: 10))
  }

  @Test("a row is as high as its items need on their baseline") func baselineHeight() {
    func item(_ height: Double, baseline: Double) -> GroupLayout.Item {
      GroupLayout.Item(
        bounds: .init(), weight: nil, place: nil,
        natural: { _ in .init(width: 10, height: height) },
        baseline: { isFirst, _ in isFirst ? baseline : height - 5 })
    }
    // A large line beside three small ones.
    let items = [item(40, baseline: 30), item(60, baseline: 15)]
    let first = GroupLayout(.row, alignment: .firstBaseline, items: items)
    #expect(first.size(within: 100) == .init(width: 20, height: 75))
    #expect(first.frames(in: first.size(within: 100)).map(\.y) == [0, 15])
    let last = GroupLayout(.row, alignment: .lastBaseline, items: items)
    #expect(last.size(within: 100) == .init(width: 20, height: 60))
    #expect(last.frames(in: last.size(within: 100)).map(\.y) == [20, 0])
  }

  @Test("pictures have the frames of views, whatever the arrangement") func randomArrangements()
    throws
  {
    var random = RandomArrangement(seed: 31)
    var comparison = Comparison()
    let rounds = Effort.rounds(3000, short: 90)
    for _ in 0..<rounds {
      let (spec, document, item) = random.next()
      let source = MemorySource([
        (path: "tokens/Own.component.json", bytes: Array(spec.utf8)),
        (path: "tokens/a.tokens.json", bytes: Array(RandomArrangement.tokens.utf8)),
      ])
      let loaded = try TokenLoader.load(["tokens"], from: source)
      var input = try CompiledTokens(loaded)
      try input.fulfilContract()
      let side = ScreenSide(
        label: "", loaded.table, input.table, components: input.components, fonts: FontCatalog())
      var reader = InputReader(
        source: MemorySource([(path: "d.json", bytes: Array(document.utf8))]))
      var unread = DiagnosticCollector()
      let root = try #require(try reader.root(ofFile: "d.json", reporting: &unread))
      let screen = try #require(
        ScreenDrawing(side).drawn(root, in: reader.tape, themes: [0]).first?.screen)
      comparison.compare(screen.children[0], item)
      try #require(comparison.differences == [], "\(spec)\n\(document)")
    }
    #expect(comparison.elementCount > rounds * 3)
  }
}

/// Compares the boxes of a picture with an arrangement.
private struct Comparison {
  private(set) var differences: [String] = []
  private(set) var elementCount = 0

  private mutating func expect<Value: Equatable>(
    _ path: String, _ what: String, _ box: Value, _ item: Value
  ) {
    if box != item {
      differences.append("\(path) \(what): \(box) in the picture, \(item) in views")
    }
  }

  /// Compares a component as all of a screen.
  mutating func compare(_ box: ScreenBox, _ item: Arrangement) {
    let screen = ScreenBox(.group(.init(.column)))
    screen.children = [box]
    let group = Arrangement.Group(.column, [item])
    let size = Self.layout(of: group, screen).size(within: 390)
    screen.place(in: ScreenFrame(width: 390, height: screen.item.measured(within: 390).height))
    compare(
      screen, Arrangement(.group(group)), GroupLayout.Frame(width: 390, height: size.height), "")
  }

  private mutating func compare(
    _ box: ScreenBox, _ item: Arrangement, _ frame: GroupLayout.Frame, _ path: String
  ) {
    for (name, one, other) in [
      ("x", box.frame.x, frame.x), ("y", box.frame.y, frame.y),
      ("width", box.frame.width, frame.width), ("height", box.frame.height, frame.height),
    ] where abs(one - other) > 0.000_1 {
      differences.append("\(path) \(name): \(one) in the picture, \(other) in views")
    }
    expect(path, "weight", box.weight, item.weight)
    expect(path, "place", box.place?.rawValue, item.place?.rawValue)
    switch item.kind {
    case .group(let group):
      guard case .group(let drawn) = box.content else {
        // What stands there takes no space.
        if case .empty = box.content, group.items.isEmpty { return }
        differences.append("\(path) is a group in views only")
        return
      }
      expect(path, "direction", drawn.direction.rawValue, group.direction.rawValue)
      expect(path, "gap", drawn.gap, group.gap)
      expect(path, "alignment", drawn.alignment.rawValue, group.alignment.rawValue)
      expect(path, "distribution", drawn.distribution.rawValue, group.distribution.rawValue)
      expect(
        path, "insets",
        [drawn.insets.top, drawn.insets.leading, drawn.insets.bottom, drawn.insets.trailing],
        [group.insets.top, group.insets.leading, group.insets.bottom, group.insets.trailing])
      expect(path, "items", box.children.count, group.items.count)
      guard box.children.count == group.items.count else { return }
      let layout = Self.layout(of: group, box)
      // What scrolls across has the width that its items need.
      let width =
        group.scrollsAcross
        ? max(frame.width, layout.size(within: .infinity).width) : frame.width
      let inner = layout.frames(in: .init(width: width, height: frame.height))
      for (index, child) in box.children.enumerated() {
        var frame = inner[index]
        frame.x += box.frame.x
        frame.y += box.frame.y
        compare(child, group.items[index], frame, "\(path)[\(index)]")
      }
    case .element(let element):
      elementCount += 1
      let texts = Self.texts(in: box)
      for shown in element.shown {
        switch shown.value {
        case .text(let text)? where ["text", "title"].contains(shown.slot) && !text.isEmpty:
          expect(path, element.name, texts.contains(text), true)
        case .richText(let text)?:
          let runs = Self.markup(in: box).map { run in
            RichText.Run(
              run.text, traits: RichText.Traits(rawValue: run.traits.rawValue),
              link: run.link.flatMap { WebAddress(rawValue: $0) })
          }
          // Colors and styles of runs are values of the theme here, and tokens in the picture.
          let plain = text.runs.map { RichText.Run($0.text, traits: $0.traits, link: $0.link) }
          expect(path, element.name, RichText(runs) == RichText(plain), true)
        default: continue
        }
      }
      if element.isOfApp, !box.paint.isStandIn { expect(path, "name", box.label, element.name) }
    case .app(_, let element?): expect(path, "name", box.label, element)
    case .app(_, nil): expect(path, "is drawn by the app", box.label != nil, true)
    }
  }

  private static func markup(in box: ScreenBox) -> [MarkupText.Run] {
    if case .text(let run) = box.content { return run.markup.runs }
    return box.children.flatMap(markup)
  }

  private static func texts(in box: ScreenBox) -> [String] {
    if case .text(let run) = box.content { return [run.text] }
    return box.children.flatMap(texts)
  }

  /// The layout of a group whose elements are as large as the picture has them.
  private static func layout(of group: Arrangement.Group, _ box: ScreenBox) -> GroupLayout {
    GroupLayout(
      group,
      zip(group.items, box.children).map { item, child in
        let bounds = GroupLayout.Bounds(item.size) { $0.points }
        if case .group(let inner) = item.kind, case .group = child.content {
          let layout = layout(of: inner, child)
          return GroupLayout.Item(
            bounds: bounds, weight: item.weight, place: item.place?.ofLayout,
            natural: { limit in
              guard inner.scrollsAcross else { return layout.size(within: limit) }
              let needed = layout.size(within: .infinity)
              return .init(width: min(needed.width, limit), height: needed.height)
            },
            baseline: { layout.baseline(isFirst: $0, in: $1) })
        }
        let bare = ScreenBox(child.content)
        bare.children = child.children
        if bounds.width == .init() { bare.bounds.width = child.bounds.width }
        if bounds.height == .init() { bare.bounds.height = child.bounds.height }
        if bounds.ratio == nil { bare.bounds.ratio = child.bounds.ratio }
        return GroupLayout.Item(
          bounds: bounds, weight: item.weight, place: item.place?.ofLayout,
          natural: { bare.item.measured(within: $0) },
          baseline: { isFirst, size in
            guard case .text(let text) = child.content else {
              return child.item.baseline(isFirst, size)
            }
            // The lines stand in the middle, each with its letters on its baseline.
            let lines = Double(max(1, text.lines(within: size.width).count))
            let top = (size.height - lines * text.style.lineHeight) / 2
            return top + (isFirst ? 0 : lines - 1) * text.style.lineHeight + text.ascent
          })
      }, isRightToLeft: false)
  }
}

extension Arrangement.Group {
  fileprivate var scrollsAcross: Bool {
    if case .scrollView? = ground { direction == .row } else { false }
  }
}
