import TokenCompiler
import TokenComponents
import TokenScreens

/// Answers the page of screens while a person edits a document: what it looks like, what is wrong, what may stand
/// at the caret, and what a component can be set to.
///
/// A question is an object with the `document` as text and its `root`:
///
/// ```
/// POST draw   {"document": "{}", "root": "", "width": 390, "state": "normal", "views": [[0, "large", "ltr"]]}
/// POST offers {"document": "{}", "root": "", "caret": 1}
/// POST knobs  {"document": "{}", "root": "", "pointer": "/children/0"}
/// ```
///
/// It reads nothing but the question, and keeps nothing of it.
package struct ScreenDesk: PageDesk {
  private let side: ScreenSide

  /// The longest question, in bytes.
  package static let mostBytes = 2_000_000
  private static let mostViews = 96
  private static let widths = 100.0...2_000.0

  package init(_ side: ScreenSide) { self.side = side }

  package func knows(_ path: String) -> Bool { ["/draw", "/offers", "/knobs"].contains(path) }

  package func answer(_ path: String, to body: [UInt8]) -> [UInt8]? {
    guard body.count <= Self.mostBytes, let question = Question(body) else { return nil }
    let record: JSONRecord
    switch path {
    case "/draw": record = drawn(question)
    case "/offers": record = offers(question)
    case "/knobs": record = knobs(question)
    default: return nil
    }
    var writer = JSONWriter()
    writer.value(record)
    return writer.bytes
  }

  // MARK: Drawing

  private func drawn(_ question: Question) -> JSONRecord {
    let document = EditedDocument(question.document, of: side, as: question.root)
    let findings = FindingsRecord(document: document).record
    guard document.isWhole else { return findings }
    var book = ScreenBook(side)
    let drawn = book.drawn(document)
    let views = self.views(of: question)
    let most = drawn.components.isEmpty ? 0 : ScreenBook.mostDrawn / max(1, drawn.outline.count)
    let shown = views.prefix(max(1, most))
    var pieces = Array(repeating: 0, count: shown.count)
    for group in Array(shown.enumerated()).grouped(by: { $0.element.withoutTheme }) {
      let themes = group.elements.map(\.element.theme)
      let found = book.pieces(of: drawn, as: group.key, in: themes)
      for (member, piece) in zip(group.elements, found) { pieces[member.offset] = piece }
    }
    return findings + [
      "outline": drawn.outline, "views": drawn.components.isEmpty ? [] : pieces,
      "cut": drawn.isCut || shown.count < views.count ? true : nil,
    ] + JSONRecord(book.tableMembers)
  }

  private func views(of question: Question) -> [ScreenView] {
    let themes = side.design.tokens.themes.indices
    return question.views.prefix(Self.mostViews).compactMap { stated in
      guard themes.contains(stated.theme) else { return nil }
      var view = ScreenView(theme: stated.theme)
      let sizes = ScreenView.textSizes
      let points = sizes.first { $0.name == stated.size }?.points ?? sizes[0].points
      view.textScale = points / sizes[0].points
      view.isRightToLeft = stated.direction == "rtl"
      view.state = question.state
      view.width = min(max(question.width, Self.widths.lowerBound), Self.widths.upperBound)
      return view
    }
  }

  // MARK: Editing

  private func offers(_ question: Question) -> JSONRecord {
    let lines = LineIndex(question.document)
    let caret = lines.offset(atUTF16: max(0, question.caret))
    let offers = DocumentOffers(question.document, at: caret, of: side)
      .offers(as: question.root, caret: caret)
    return [
      "offers": offers.map { offer -> JSONRecord in
        let range = lines.utf16Range(offer.edit.range)
        return [
          "label": offer.label, "detail": offer.detail, "token": offer.token,
          "start": range.lowerBound, "end": range.upperBound, "text": offer.edit.replacement,
        ]
      }
    ]
  }

  private func knobs(_ question: Question) -> JSONRecord {
    let document = EditedDocument(question.document, of: side, as: question.root)
    let knobs = ContentKnobs(document, of: side).knobs(at: question.pointer)
    return ["knobs": knobs.map { record(of: $0, document.lines) }]
  }

  private func record(of knob: ContentKnobs.Knob, _ lines: LineIndex) -> JSONRecord {
    let set = lines.utf16Range(knob.set.range)
    return [
      "name": knob.field.name, "description": knob.field.description,
      "required": knob.field.isRequired ? true : nil, "number": knob.isNumber ? true : nil,
      "values": knob.values.map { values in
        values.map { ["name": $0.name, "json": $0.json] as JSONRecord }
      },
      "sent": knob.sent, "chosen": knob.chosen,
      "set": [
        "start": set.lowerBound, "end": set.upperBound, "before": knob.set.before,
        "after": knob.set.after,
      ] as JSONRecord,
      "unset": knob.unset.map { edit -> JSONRecord in
        let range = lines.utf16Range(edit.range)
        return ["start": range.lowerBound, "end": range.upperBound, "text": edit.replacement]
      },
    ]
  }
}

extension ScreenView {
  fileprivate var withoutTheme: ScreenView {
    var view = self
    view.theme = 0
    return view
  }
}

/// A question of a page; a member that is missing or of another kind counts as left out.
private struct Question {
  struct View {
    var theme: Int
    var size: String
    var direction: String
  }

  let document: [UInt8]
  let root: String?
  let pointer: String
  let caret: Int
  let width: Double
  let state: ElementState
  let views: [View]

  /// `nil` for what is not JSON, or has no document.
  init?(_ body: [UInt8]) {
    let name = "question"
    var reader = InputReader(source: MemorySource([(path: name, bytes: body)]))
    var ignored = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: name, reporting: &ignored), !ignored.hasErrors
    else { return nil }
    let tape = reader.tape
    func text(_ name: String) -> String? {
      tape.member(name, of: root).flatMap { tape.stringValue($0) }
    }
    func number(_ name: String) -> Double? {
      guard let node = tape.member(name, of: root), tape.kind(node) == .number else { return nil }
      let number = tape.number(node)
      return number.isFinite ? number : nil
    }
    guard tape.kind(root) == .object, let document = text("document") else { return nil }
    self.document = Array(document.utf8)
    let rootName = text("root") ?? ""
    self.root = rootName.isEmpty ? nil : rootName
    pointer = text("pointer") ?? ""
    caret = number("caret").flatMap { Int(exactly: $0.rounded()) } ?? 0
    width = number("width") ?? ScreenView.usualWidth
    state = text("state").flatMap { ElementState(rawValue: $0) } ?? .normal
    views = tape.elements("views", of: root).compactMap { node in
      let parts = tape.elements(of: node)
      guard parts.count == 3, tape.kind(parts[0]) == .number,
        let theme = Int(exactly: tape.number(parts[0]))
      else { return nil }
      return View(
        theme: theme, size: tape.stringValue(parts[1]) ?? "",
        direction: tape.stringValue(parts[2]) ?? "")
    }
  }
}
