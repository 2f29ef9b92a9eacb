import TokenCompiler
import TokenRuntime
import TokenScreens

/// The documents of files, each read and judged once.
struct DocumentValidation {
  private(set) var reader = InputReader(source: DiskSource(), as: .decoded)
  /// The documents so far, as they were sent.
  private(set) var documents: [NodeID] = []
  private let validator: DocumentReader
  private var judge: DocumentJudge
  private let releaseCheck: ReleaseCheck?
  /// A Boolean value that indicates whether a document may be without components: any JSON may have names that apps
  /// know.
  private let takesAnyJSON: Bool
  private var diagnostics = DiagnosticCollector()

  init(
    _ validator: DocumentReader, _ judge: DocumentJudge, _ releaseCheck: ReleaseCheck?,
    takesAnyJSON: Bool
  ) {
    self.validator = validator
    self.judge = judge
    self.releaseCheck = releaseCheck
    self.takesAnyJSON = takesAnyJSON
  }

  /// The findings so far, each with its position in a document.
  var findings: [Diagnostic] {
    SentPlaces.placing(diagnostics.diagnostics, in: documents, of: reader.tape)
  }

  /// Checks a document, or a file with one in each line.
  mutating func check(_ path: String) throws(RunFailure) {
    let isSequence = RecordedDocuments.isSequence(path)
    guard
      let root = try reader.root(ofFile: path, isSequence: isSequence, reporting: &diagnostics)
    else { return }
    let isStream = isSequence && !validator.takesMessages
    let found = isStream ? reader.tape.elements(of: root) : [root]
    documents += found
    for document in found where !reader.tape.isUnread(document) { check(document) }
  }

  /// Warns that no component says which strings are names.
  mutating func warnOfTokensAlone(_ release: ReleaseVersion) {
    guard let document = documents.first else { return }
    diagnostics.warning(
      .noComponent,
      "the tokens have no component, so nothing says which strings are names; only names that apps of "
        + "\(release) don't know yet are found", at: reader.tape.opening(document))
  }

  private mutating func check(_ document: NodeID) {
    let verdict = judge.verdict(on: document, in: &reader.tape)
    if let releaseCheck {
      let unknown = releaseCheck.findings(in: document, of: reader.tape, names: verdict.names)
      for finding in unknown {
        diagnostics.error(.unknownToRelease, finding.message, at: finding.range)
      }
    }
    diagnostics.add(verdict.findings.filter { !takesAnyJSON || $0.id != .noComponent })
  }
}
