import TokenCode
import TokenCompiler
import TokenComponents
import TokenLint
import TokenScreens

/// A design system as agents ask for it: its tokens, its components, and what is wrong with their code and
/// documents. It is read once and never written.
package struct AgentDesign {
  package let table: TokenTable
  /// The specs beside the tokens, for what uses a token.
  let specs: [ComponentSpec<Alias>]
  /// The engine of documents; `nil` where there are no components.
  let side: ScreenSide?
  let names: TokenNameSearch
  private let root: String?

  /// The most bytes of a text that a question may have.
  package static let maximumTextSize = 1 << 20

  /// - Parameters:
  ///   - compiled: the tokens with their contract, which knows former names.
  ///   - root: the component that each document is, if `tokenc.json` doesn't say it.
  package init(
    _ table: TokenTable, specs: [ComponentSpec<Alias>], _ compiled: CompiledTokens,
    root: String? = nil
  ) {
    self.table = table
    self.specs = specs
    self.root = root
    names = TokenNameSearch(table)
    side =
      compiled.components.isEmpty
      ? nil
      : ScreenSide(
        label: compiled.name, table, compiled.table, components: compiled.components,
        fonts: compiled.fonts, root: root)
  }

  /// The fault in the name of a component that documents have to be.
  package func fault(ofRoot root: String) -> String? {
    guard let side else { return "there are no component specs beside the tokens" }
    return side.validator.fault(ofRoot: root)
  }

  // MARK: Tokens

  /// The tokens of a name: a path, a case of Swift, a server's string, or a path as Figma has it.
  func tokens(named name: String) -> [Int] {
    let found = names.tokens(named: name)
    guard found.isEmpty else { return found }
    let words = Self.words(of: name)
    guard !words.isEmpty else { return [] }
    return table.tokens.indices.filter { index in
      let token = table.tokens[index]
      return Self.words(of: token.text) == words
        || !token.names.isHidden && Self.words(of: token.nameInGroup) == words
    }
  }

  /// The words of a name in small letters: `Color/Text/Primary` and `color.text.primary` have the same.
  private static func words(of name: String) -> [String] {
    name.words.map { $0.lowercased() }
  }

  func find(_ query: String, limit: Int) throws(AgentFault) -> AgentAnswer {
    let parsed: FindQuery
    do {
      parsed = try FindQuery.parse(query, pointsPerRem: table.configuration.pointsPerRem)
    } catch {
      throw AgentFault(error.message)
    }
    guard case .token(let name) = parsed else {
      var search = TokenSearch(table: table, limit: limit)
      search.includesHidden = false
      let answers = search.answers(to: parsed) ?? []
      var output = FindOutput(table, components: specs)
      return .init(["matches": VerbatimJSON(output.json(answers))])
    }
    let found = tokens(named: name)
    guard !found.isEmpty else {
      throw AgentFault("'\(query)' is neither a value nor a token" + names.suggestion(for: name))
    }
    return .init(["tokens": found.prefix(limit).map { summary(of: $0) }])
  }

  func explain(_ name: String) throws(AgentFault) -> AgentAnswer {
    let found = tokens(named: name)
    guard !found.isEmpty else {
      throw AgentFault("there is no token '\(name)'" + names.suggestion(for: name))
    }
    var details = TokenDetails(Array(found.prefix(10)), in: table, components: specs, limit: 5)
    return .init(["tokens": VerbatimJSON(details.json())])
  }

  /// The names of a token, without its values.
  private func summary(of number: Int) -> JSONRecord {
    let token = table.tokens[number]
    return [
      "token": token.text, "type": table.type(of: token)?.rawValue,
      "swift": token.names.isHidden ? nil : names.swiftName(of: token),
      "server": token.names.isHidden ? nil : token.names.serverName,
      "figma": token.text.figmaPath, "description": token.description,
      "deprecated": token.deprecation.map { $0.reason ?? "" },
      "replacedBy": token.names.replacedBy,
    ]
  }

  /// The outcome for a name.
  func replacement(of name: String) throws(AgentFault) -> AgentAnswer {
    let found = tokens(named: name)
    guard !found.isEmpty else {
      throw AgentFault("no token has or had the name '\(name)'" + names.suggestion(for: name))
    }
    return .init([
      "name": name,
      "tokens": found.prefix(10).map { number in
        let token = table.tokens[number]
        let isFormer = token.names.formerNames.contains {
          $0 == name || name.hasSuffix(".\($0)")
        }
        let next = token.names.replacedBy.flatMap { table.index(ofText: $0) }
        return JSONRecord([
          "status": token.deprecation != nil ? "deprecated" : isFormer ? "renamed" : "current"
        ]) + summary(of: number) + ["replacement": next.map { summary(of: $0) }]
      },
    ])
  }

  // MARK: Swift

  func check(swift code: String) -> AgentAnswer {
    var linter = CodeLinter(table)
    var report = linter.run(
      [.init(path: "snippet.swift", bytes: Array(code.utf8))], in: SourceMap())
    if report.sources.files.isEmpty {
      _ = report.sources.add(SourceFile(path: "snippet.swift", bytes: Array(code.utf8)))
    }
    var diagnostics = DiagnosticCollector()
    diagnostics.add(report.findings.map(\.diagnostic) + report.faults)
    let file = FileID(index: 0)
    diagnostics.add(CodeNames(table).findings(in: Array(code.utf8), of: file))
    let json = DiagnosticFormat.json.formatter().format(
      DiagnosticReport(diagnostics.sorted), in: report.sources)
    return AgentAnswer(VerbatimJSON(json))
  }

  // MARK: Documents

  private func engine() throws(AgentFault) -> ScreenSide {
    guard let side else { throw AgentFault("there are no component specs beside the tokens") }
    return side
  }

  private static let mostRepairs = 10

  /// The parts of a document that apps would not show, and the document with all obvious edits.
  func validate(_ text: [UInt8], as root: String?) throws(AgentFault) -> AgentAnswer {
    let side = try engine()
    if let fault = side.validator.fault(ofRoot: root) { throw AgentFault(fault) }
    let document = EditedDocument(text, of: side, as: root ?? self.root)
    var repaired = document
    for _ in 0..<Self.mostRepairs {
      let edits = repaired.findings.compactMap(\.edit?.edit)
      guard !edits.isEmpty else { break }
      let next = edits.applied(to: repaired.text)
      if next == repaired.text { break }
      repaired = EditedDocument(next, of: side, as: root ?? self.root)
    }
    return .init([
      "isValid": Self.isValid(document),
      "findings": document.findings.prefix(200).map { Self.record(of: $0, in: document) },
      "repaired": repaired.text == document.text
        ? nil : String(decoding: repaired.text, as: UTF8.self),
      "left": repaired.text == document.text
        ? nil : repaired.findings.prefix(200).map { Self.record(of: $0, in: repaired) },
    ])
  }

  private static func isValid(_ document: EditedDocument) -> Bool {
    document.isWhole && !document.findings.contains { $0.severity == .error }
  }

  private static func record(
    of finding: EditedDocument.Finding, in document: EditedDocument
  ) -> JSONRecord {
    [
      "severity": finding.severity.rawValue, "message": finding.message,
      "place": document.lines.place(at: finding.range.lowerBound), "edit": finding.edit?.label,
    ]
  }

  /// A document as SVG in a theme, the first one where none is named.
  func draw(
    _ text: [UInt8], theme: String?, width: Double
  ) throws(AgentFault) -> AgentAnswer {
    let side = try engine()
    let drawing = ScreenDrawing(side, width: width)
    guard let number = theme.map({ drawing.themeNames.firstIndex(of: $0) }) ?? 0 else {
      throw AgentFault(
        "there is no theme '\(theme ?? "")'; there are \(drawing.themeNames.quoted)")
    }
    var reader = InputReader(source: MemorySource([(path: "document", bytes: text)]), as: .decoded)
    var diagnostics = DiagnosticCollector()
    guard let root = try? reader.root(ofFile: "document", reporting: &diagnostics) else {
      throw AgentFault(diagnostics.sorted.first?.message ?? "the document is no JSON")
    }
    let document = side.validator.resolved(root, in: &reader.tape)?.root ?? root
    guard let screen = drawing.drawn(document, in: reader.tape, themes: [number]).first else {
      throw AgentFault("nothing of the document decodes; 'validate_document' says why")
    }
    return AgentAnswer(svg: screen.svg(title: nil))
  }
}

/// Why a question has no answer: a sentence that says what to ask instead.
struct AgentFault: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// An answer: a record, or a text that is none.
struct AgentAnswer {
  /// One object.
  var record: (any JSONWritable)?
  var text: String

  init(_ record: JSONRecord) { self.init(VerbatimJSON(record.document)) }

  init(_ json: VerbatimJSON) {
    record = json
    text = String(decoding: json.bytes, as: UTF8.self)
  }

  init(svg: [UInt8]) { text = String(decoding: svg, as: UTF8.self) }
}

/// JSON that is written as it is, on one line.
struct VerbatimJSON: JSONWritable, Sendable {
  let bytes: [UInt8]

  /// - Parameter document: JSON without line breaks in strings, which can't have any.
  init(_ document: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document.count)
    var isIndentation = false
    for byte in document {
      if byte == UInt8(ascii: "\n") {
        isIndentation = true
      } else if !isIndentation || byte != UInt8(ascii: " ") {
        isIndentation = false
        bytes.append(byte)
      }
    }
    self.bytes = bytes
  }

  func write(to writer: inout JSONWriter) { writer.verbatim(bytes) }
}

extension String {
  /// A path as Figma has it, `color/text/primary`.
  var figmaPath: String {
    let parts = split(separator: ".").filter { $0 != "$root" }
    return parts.joined(separator: "/")
  }
}
