import Foundation

@testable import AppearanceRuntime
@testable import TokenCompiler
@testable import TokenRuntime
@testable import TokenScreens

/// What the engine makes of documents in themes: looks, contrast and frames, for Tests/ci/one_truth.py, which
/// asks the page of screens for the same.
struct ScreenCorpus {
  let folder: String
  let side: ScreenSide
  private let drawing: ScreenDrawing
  private let contrast: PaintedContrast
  private var documents: [JSONRecord] = []
  private var spoken: [JSONRecord] = []

  init(_ folder: String, _ side: ScreenSide) {
    self.folder = folder
    self.side = side
    drawing = ScreenDrawing(side)
    contrast = PaintedContrast(side.design.tokens)
  }

  private static let output = ProcessInfo.processInfo.environment["TOKENC_CORPUS"]

  /// Adds a document in a theme, with the arrangement that generated code has for it.
  mutating func add(
    _ text: String, _ drawn: DrawnComponent, _ reader: ScreenReader, theme: Int,
    _ pool: inout LookPool, arrangement: Arrangement? = nil
  ) {
    guard Self.output != nil else { return }
    if let arrangement {
      spoken.append(
        ["text": text, "theme": theme, "items": SpokenItems(arrangement).records])
    }
    var record = Record(design: side.design, contrast: contrast, theme: theme)
    record.visit(drawn, "", on: .open, &pool)
    record.visit(drawing.laidOut([drawn], reader, theme, &pool), nil)
    documents.append([
      "text": text, "theme": theme, "looks": record.looks, "contrast": record.paints,
      "frames": record.isDrawable ? record.frames : nil,
    ])
  }

  /// Writes a file into the folder that `TOKENC_CORPUS` names, if it does.
  func write() throws {
    let record: JSONRecord = [
      "folder": folder,
      "root": "\(side.design.tokens.configuration.typePrefix)ComponentContent",
      "screens": documents, "spoken": spoken,
    ]
    try Self.write(record, "\(folder.replacing("/", with: "-"))-screens")
  }

  static func write(_ record: JSONRecord, _ name: String) throws {
    guard let output else { return }
    try Data(record.document).write(to: URL(fileURLWithPath: "\(output)/\(name).json"))
  }
}

/// One document in a theme. Components have the way to them as their name: the places among the children,
/// such as `/0/2`.
private struct Record {
  let design: ScreenDesign
  let contrast: PaintedContrast
  let theme: Int
  /// A path and a value for each property.
  private(set) var looks: [JSONRecord] = []
  /// A text or sign, its state, and its ratio; null where something behind it is not known.
  private(set) var paints: [JSONRecord] = []
  /// Whether a browser can draw what stands there: no insets are less than nothing, and nothing is smaller
  /// than its insets or its own width, as in a row without room for it.
  private(set) var isDrawable = true
  /// The frames of elements, and the sizes of the texts in them.
  private(set) var frames: [JSONRecord] = []

  init(design: ScreenDesign, contrast: PaintedContrast, theme: Int) {
    (self.design, self.contrast, self.theme) = (design, contrast, theme)
  }

  mutating func visit(
    _ drawn: DrawnComponent, _ way: String, on surface: Surface, _ pool: inout LookPool
  ) {
    let missing = drawn.missingComponents(in: design)
    if let id = drawn.looks {
      visitParts(id, way, design.components[pool.inputs[id].component].elements.map(\.name), &pool)
      for paint in pool.paints(id, on: surface, missing: missing) {
        paints.append([
          "place": "\(way) \(paint.place)", "state": paint.state.rawValue,
          "ratio": contrast.judgement(of: paint.painted, in: theme)?.ratio,
        ])
      }
    }
    let names = design.components[pool.inputs[drawn.layout].component].layout.map(\.name)
    visitParts(drawn.layout, "\(way) layout", names, &pool)
    for (index, child) in drawn.children.enumerated() {
      let below = drawn.surface(beneathField: child.field, on: surface, missing: missing, &pool)
      visit(child.component, "\(way)/\(index)", on: below, &pool)
    }
  }

  private mutating func visitParts(
    _ id: Int, _ way: String, _ names: [String], _ pool: inout LookPool
  ) {
    for (name, part) in zip(names, pool.look(id).parts) {
      for property in part.properties {
        let path = ([name] + property.path).joined(separator: ".")
        looks.append(["path": "\(way) \(path)", "value": value(property.value)])
      }
      guard let nested = part.nested else { continue }
      let spec = design.components[pool.inputs[nested].component]
      let inner = pool.inputs[nested].part == .looks ? spec.elements.map(\.name) : nil
      visitParts(nested, "\(way) \(name)", inner ?? spec.layout.map(\.name), &pool)
    }
  }

  /// A token is its path with what it is in the theme.
  private func value(_ value: DrawnValue) -> (any JSONWritable)? {
    switch value {
    case .any: nil
    case .token(let index):
      [
        design.tokens.tokens[index].text,
        design.tokens.value(of: design.tokens.tokens[index], in: theme)?.shortText ?? "",
      ]
    case .number(let number): number
    case .flag(let flag): flag
    case .word(let word): word
    case .color(let rgba): Int(rgba)
    case .parts(let parts): JSONRecord(parts.map { ($0.name, self.value($0.value)) })
    }
  }

  // MARK: Frames

  /// - Parameter owner: the component of the document that the box is in; `nil` within a component that
  ///   no document states, whose elements are not told apart.
  mutating func visit(_ box: ScreenBox, _ owner: ScreenBox.Owner?) {
    var isKnown = true
    if case .group(let layout) = box.content {
      let insets = layout.insets
      let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let least = [insets.leading, insets.trailing, insets.top, insets.bottom].min() ?? 0
      if least < 0 || x > box.frame.width || y > box.frame.height { isDrawable = false }
    }
    if box.bounds.width.exact ?? 0 > box.frame.width { isDrawable = false }
    func add(_ owner: ScreenBox.Owner, _ elements: [String]) {
      guard elements.count == 1, let index = design.indices[owner.component],
        let element = design.components[index].elements.first(where: { $0.name == elements[0] })
      else { return }
      if case .component = element.kind {
        isKnown = !box.owners.isEmpty
        return
      }
      frames.append([
        "pointer": owner.pointer, "element": element.name,
        "frame": [box.frame.x, box.frame.y, box.frame.width, box.frame.height],
        "texts": texts(in: box), "runs": runs(in: box),
      ])
    }
    for owner in box.owners.reversed() { add(owner, owner.elements) }
    if let owner { add(owner, box.elements) }
    if box.owners.isEmpty, box.elements.count > 1 { isKnown = false }
    let inner = box.owners.first ?? owner
    for child in box.children { visit(child, isKnown ? inner : nil) }
  }

  /// The runs of a rich text, each with what it is besides.
  private func runs(in box: ScreenBox) -> [[String]]? {
    guard case .text(let text) = box.content,
      text.markup.runs.contains(where: { $0.traits != [] || $0.link != nil })
    else { return nil }
    let names: [(MarkupText.Traits, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underlined, "underlined"),
      (.struckThrough, "struckThrough"), (.marked, "marked"), (.code, "code"),
    ]
    return text.markup.runs.map { run in
      let traits = names.filter { run.traits.contains($0.0) }.map(\.1)
      return [
        run.text, (traits + (run.link == nil ? [] : ["linked"])).sorted().joined(separator: " "),
      ]
    }
  }

  /// The widths and heights, and the heights and ascents of lines.
  private func texts(in box: ScreenBox) -> [[Double]] {
    guard case .text(let text) = box.content else {
      return box.children.filter { $0.owners.isEmpty && $0.elements.isEmpty }.flatMap(texts)
    }
    let size = text.size(within: box.frame.width + 0.000_1)
    return [[size.width, size.height, text.style.lineHeight, text.ascent]]
  }
}
