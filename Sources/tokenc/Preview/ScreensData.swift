import TokenCompiler
import TokenComponents
import TokenScreens

/// The data of pages of components and screens beyond tokens, drawn by the engine of screens.
///
/// ```
/// "components": [{"name": "Tag", "server": "Tag", "file": "Tag.component.json", "elements": ["box"],
///   "variants": ["plain"], "choices": [{"name": "Size", "cases": ["small"]}], "arranged": true}],
/// "catalogue": [[{"title": "plain", "samples": [{"name": "normal", "state": "normal", "drawn": [3]}]}]],
/// "samples": [{"name": "pay.json", "text": "{…}", "outline": […], "faults": […], "views": {…}}],
/// "digest": "9a3f…"
/// ```
///
/// The other members are those of ``PiecesRecord`` and ``ScreenBook``. A list with a number for each theme has a single
/// one where all are equal.
package struct ScreensData {
  private let side: ScreenSide
  private let documents: SampleDocuments
  private let recorded: [Sample]

  /// A document that the page offers.
  package struct Sample: Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// - Parameter recorded: the documents that the page of screens offers before those of specs.
  package init(_ side: ScreenSide, recorded: [Sample] = []) {
    self.side = side
    self.recorded = recorded
    documents = SampleDocuments(side)
  }

  var componentCount: Int { side.design.components.count }

  /// The names of components and of their parts.
  var componentMembers: [JSONRecord.Member] {
    [
      ("components", side.design.components.map { record(of: $0) }),
      ("prefix", side.design.tokens.configuration.typePrefix),
    ]
  }

  private func record(of component: Component) -> JSONRecord {
    [
      "name": component.name, "server": component.isNestedOnly ? nil : component.serverName,
      "description": component.description, "file": FilePath.split(component.file).name,
      "elements": component.elements.map(\.name),
      "variants": component.variants.map(\.name.name),
      "choices": component.choices.map { choice -> JSONRecord in
        ["name": choice.name, "cases": choice.cases.map(\.name)]
      },
      "arranged": component.arrangement == nil ? nil : true,
      "app": component.isDrawnByApp ? true : nil,
    ]
  }

  // MARK: Components

  /// Each component in its variants, states and the cases of its enums.
  func catalogueMembers() -> [JSONRecord.Member] {
    var book = ScreenBook(side)
    let catalogue = side.design.components.map { rows(of: $0, in: &book) }
    return [("catalogue", catalogue)] + book.tableMembers
  }

  /// The rows of a component: each variant in each state, then each case of an enum in the first variant.
  private func rows(of component: Component, in book: inout ScreenBook) -> [JSONRecord] {
    guard !component.elements.isEmpty else { return [] }
    let states = component.drawnStates
    var rows: [JSONRecord] = []
    let variants = component.variants.map(\.name.name)
    for (number, title) in (variants.isEmpty ? [component.name] : variants).enumerated() {
      let samples = states.map { state -> JSONRecord in
        var sample = sample(of: component, in: state)
        sample.variant = number
        return record(of: sample, named: states.count > 1 ? state.rawValue : "", in: &book)
      }
      rows.append(["title": title, "samples": samples])
    }
    for (number, choice) in component.choices.enumerated() {
      let samples = choice.cases.enumerated().map { index, one -> JSONRecord in
        var sample = sample(of: component, in: .normal)
        sample.cases = [number: index]
        return record(of: sample, named: one.name, in: &book)
      }
      rows.append(["title": choice.name, "samples": samples])
    }
    return rows
  }

  private func sample(of component: Component, in state: ElementState) -> CatalogueSample {
    let content = documents.content(of: component, in: state)
    return CatalogueSample(component: component, document: .object(content), state: state)
  }

  private func record(
    of sample: CatalogueSample, named name: String, in book: inout ScreenBook
  ) -> JSONRecord {
    ["name": name, "drawn": Self.folded(book.pieces(of: sample))]
  }

  // MARK: Screens

  /// The documents that the page offers; drawn unless a server draws them.
  func documentMembers(isLive: Bool) -> [JSONRecord.Member] {
    let samples = allSamples
    guard !isLive else {
      return [
        ("samples", samples.map { ["name": $0.name, "text": $0.text] as JSONRecord }),
        ("sizes", ScreenView.textSizes.map(\.name)),
        ("states", ElementState.allCases.filter { $0 != .invalid }.map(\.rawValue)),
      ]
    }
    var book = ScreenBook(side)
    let records = samples.map { record(of: $0, in: &book) }
    return [
      ("samples", records), ("sizes", Self.drawnSizes.map(\.name)),
      ("states", ElementState.allCases.filter { $0 != .invalid }.map(\.rawValue)),
    ] + book.tableMembers
  }

  /// The sizes of text in which a page without a server has its documents.
  private static let drawnSizes = ScreenView.textSizes.filter {
    ["large", "XXXL", "AX3"].contains($0.name)
  }

  /// The recorded documents, and those that specs suggest.
  package var allSamples: [Sample] {
    func text(_ value: SampleValue) -> String { String(decoding: value.document, as: UTF8.self) }
    guard !documents.components.isEmpty else { return recorded }
    let own =
      [Sample(name: "every component", text: text(documents.everyComponent))]
      + documents.components.map { Sample(name: $0.name, text: text(documents.sample(of: $0))) }
    return recorded + own
  }

  private func record(of sample: Sample, in book: inout ScreenBook) -> JSONRecord {
    let document = EditedDocument(Array(sample.text.utf8), of: side)
    let drawn = book.drawn(document)
    var views: [JSONRecord.Member] = []
    func add(_ size: (name: String, points: Double), _ state: ElementState) {
      var view = ScreenView(theme: 0)
      view.textScale = size.points / ScreenView.textSizes[0].points
      view.state = state
      let pieces = book.pieces(of: drawn, as: view, in: book.themes)
      views.append(("\(size.name) \(state.rawValue)", Self.folded(pieces)))
    }
    if !drawn.components.isEmpty {
      for size in Self.drawnSizes { add(size, .normal) }
      for state in states(of: drawn) { add(ScreenView.textSizes[0], state) }
    }
    return [
      "name": sample.name, "text": sample.text, "outline": drawn.outline,
      "views": JSONRecord(views),
    ] + FindingsRecord(document: document).record
  }

  /// The states other than the normal one in which something of a document looks different.
  private func states(of drawn: ScreenBook.Drawn) -> [ElementState] {
    var known: Set<Int> = []
    var states: Set<ElementState> = []
    func add(_ index: Int) {
      guard known.insert(index).inserted else { return }
      let component = side.design.components[index]
      states.formUnion(component.drawnStates)
      for case .component(let name) in component.elements.map(\.kind) {
        side.design.components.firstIndex { $0.name == name }.map(add)
      }
    }
    for entry in drawn.outline { add(entry.component) }
    return ElementState.allCases.filter {
      ![.normal, .invalid].contains($0) && states.contains($0)
    }
  }

  // MARK: JSON

  private static func folded(_ pieces: [Int]) -> [Int] {
    pieces.allSatisfy { $0 == pieces.first } ? Array(pieces.prefix(1)) : pieces
  }

  /// The identity of a design system, for links: FNV-1a of 64 bits.
  package static func digest(of members: [JSONRecord.Member]) -> String {
    var writer = JSONWriter()
    writer.value(JSONRecord(members))
    let hash = writer.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

/// The faults of a document, as a page lists them.
///
/// ```
/// {"whole": true, "errors": 1, "warnings": 0, "faults": [{"severity": "error", "message": "…",
///   "at": "2:11", "start": 12, "end": 20, "edit": {"label": "write 'Tag'", "start": 12, "end": 20, "text": "\"Tag\""}}]}
/// ```
struct FindingsRecord {
  let document: EditedDocument

  /// More are counted and not listed.
  private static let mostListed = 100

  var record: JSONRecord {
    let severities = document.findings.map(\.severity)
    return [
      "whole": document.isWhole, "errors": severities.count { $0 == .error },
      "warnings": severities.count { $0 == .warning },
      "faults": document.findings.prefix(Self.mostListed).map { record(of: $0) },
    ]
  }

  private func record(of finding: EditedDocument.Finding) -> JSONRecord {
    let range = document.lines.utf16Range(finding.range)
    return [
      "severity": finding.severity.rawValue, "message": finding.message,
      "at": document.lines.place(at: finding.range.lowerBound), "start": range.lowerBound,
      "end": range.upperBound, "edit": finding.edit.map { record(of: $0) },
    ]
  }

  private func record(of edit: EditedDocument.Edit) -> JSONRecord {
    let range = document.lines.utf16Range(edit.edit.range)
    return [
      "label": edit.label, "start": range.lowerBound, "end": range.upperBound,
      "text": edit.edit.replacement,
    ]
  }
}
