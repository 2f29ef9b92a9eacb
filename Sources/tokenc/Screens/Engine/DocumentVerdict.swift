import TokenCompiler
import TokenComponents

/// A document with all that follows from it: what an app shows of it, how that looks, the names in it, and every
/// finding with its position.
///
/// `tokenc validate`, its `--app`, the editor of documents and the checks of contrast and constraints share one.
package struct DocumentVerdict: Sendable {
  /// The document put together; `nil` if it is not sent in pieces.
  package let resolved: ResolvedDocument?
  /// The outermost components that decode.
  package let contents: [SentContent]
  /// The looks and layouts of these components, by the numbers of the judge's pool.
  package let drawn: [DrawnComponent]
  /// The names in the document as it was sent, in the order of its text; none unless the judge looks for names.
  package let names: [SentName]
  /// The findings of its pieces, of its values, of objects that are no component, and of what is drawn.
  package let findings: [Diagnostic]
}

/// Reads documents by a design, each of them once.
package struct DocumentJudge: Sendable {
  private let design: ScreenDesign
  private let reader: DocumentReader
  private let findsNames: Bool
  private let contrast: DocumentContrast
  private let constraints: ConstraintCheck
  /// The looks that the documents so far have in common.
  package private(set) var pool: LookPool

  /// - Parameter findsNames: a Boolean value that indicates whether verdicts have the names of their documents.
  package init(_ design: ScreenDesign, _ reader: DocumentReader, findsNames: Bool = false) {
    self.design = design
    self.reader = reader
    self.findsNames = findsNames
    contrast = DocumentContrast(design)
    constraints = ConstraintCheck(design)
    pool = LookPool(design)
  }

  /// - Parameter root: the component that the document has to be, in place of the reader's.
  package mutating func verdict(
    on document: NodeID, in tape: inout JSONTape, as root: String? = nil
  ) -> DocumentVerdict {
    let resolved = reader.resolved(document, in: &tape)
    let read = reader.read(
      resolved?.root ?? document, of: tape, as: root, namingAll: findsNames && resolved == nil,
      resolvedBy: resolved)
    let screenReader = ScreenReader(tape: tape)
    let drawn = read.contents.map { screenReader.drawn($0, &pool) }
    let leftOut = design.tokens.configuration.leftOut
    var findings = resolved?.findings ?? []
    findings += read.findings
    findings += read.unknownObjects.compactMap { $0.finding(in: tape, leaving: leftOut) }
    findings += contrast.findings(in: drawn, screenReader, &pool)
    findings += constraints.findings(in: drawn, screenReader)
    return DocumentVerdict(
      resolved: resolved, contents: read.contents, drawn: drawn,
      names: names(in: document, of: tape, read, isResolved: resolved != nil), findings: findings)
  }

  /// The names of a document in pieces are those of the pieces, which may be put together several times or never.
  private func names(
    in document: NodeID, of tape: JSONTape, _ read: ReadDocument, isResolved: Bool
  ) -> [SentName] {
    guard findsNames else { return [] }
    return isResolved ? reader.names(in: document, of: tape) : read.namesInOrder
  }
}
