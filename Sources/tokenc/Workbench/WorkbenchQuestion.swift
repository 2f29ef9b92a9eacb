import TokenCompiler

/// A question of the page; a member that is missing or of another kind counts as left out.
struct WorkbenchQuestion {
  var edits: [WorkbenchEdit] = []
  /// The numbers of documents and themes that are in view.
  var documents: [Int] = []
  var themes: [Int] = []
  /// The token and the theme that the editor shows.
  var token = ""
  var theme = ""
  /// The shape of the pictures that the page has: see `WorkbenchDesk`.
  var shape = ""

  /// The most documents and themes that are drawn for an answer.
  private static let mostDocuments = 400
  private static let mostThemes = 64

  /// `nil` for what is not JSON, or states a change that means nothing.
  init?(_ body: [UInt8]) {
    let name = "question"
    var reader = InputReader(source: MemorySource([(path: name, bytes: body)]))
    var ignored = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: name, reporting: &ignored), !ignored.hasErrors,
      reader.tape.kind(root) == .object
    else { return nil }
    let tape = reader.tape
    for node in tape.elements("edits", of: root) {
      guard let edit = WorkbenchEdit(node, of: tape) else { return nil }
      edits.append(edit)
    }
    func numbers(_ name: String, most: Int) -> [Int] {
      tape.elements(name, of: root).prefix(most).compactMap { node in
        tape.wholeNumber(node).flatMap { Int(exactly: $0) }
      }
    }
    documents = numbers("documents", most: Self.mostDocuments)
    themes = numbers("themes", most: Self.mostThemes)
    token = tape.member("token", of: root).flatMap { tape.stringValue($0) } ?? ""
    theme = tape.member("theme", of: root).flatMap { tape.stringValue($0) } ?? ""
    shape = tape.member("shape", of: root).flatMap { tape.stringValue($0) } ?? ""
  }
}

extension WorkbenchEdit {
  /// `nil` for what states no change.
  init?(_ node: NodeID, of tape: JSONTape) {
    func text(_ name: String) -> String? {
      tape.member(name, of: node).flatMap { tape.stringValue($0) }
    }
    guard tape.kind(node) == .object, let token = text("token"), let theme = text("theme") else {
      return nil
    }
    self.token = token
    self.theme = theme
    pointer = text("at") ?? ""
    limits = tape.member("limits", of: node).map { limits in
      tape.elements(of: limits).compactMap { tape.stringValue($0) }
    }
    if let json = tape.member("json", of: node) {
      value = .json(tape.line(json))
    } else if let written = text("text") {
      value = .text(written)
    } else {
      let numbers = tape.elements("oklch", of: node).compactMap { number in
        tape.kind(number) == .number ? tape.number(number) : nil
      }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      value = .oklch(
        SIMD4(
          min(max(0, numbers[0]), 1), min(max(0, numbers[1]), 0.5), numbers[2],
          min(max(0, numbers[3]), 1)))
    }
  }
}
