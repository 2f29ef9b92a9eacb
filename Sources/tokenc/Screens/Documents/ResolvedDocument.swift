import TokenCompiler
import TokenComponents
import TokenRuntime

/// A document of pieces, put together by the ``DocumentResolver`` of apps.
package struct ResolvedDocument: Sendable {
  package let root: NodeID
  /// The references to nothing, and the components to which nothing refers.
  package let findings: [Diagnostic]
  private let sent: NodeID
  private let value: SentValue
  private let paths: NodePaths
  private let computed: (file: FileID, nodes: [UInt32: NodeID])

  /// - Returns: `nil` for a document that has no pieces.
  init?(_ sent: NodeID, in tape: inout JSONTape, by form: DocumentForm) {
    var resolver = DocumentResolver(form)
    resolver.receive(tape.sentValue(sent))
    guard !resolver.isEmpty else { return nil }
    // A text that the app works out stands as the value that it is made of.
    let result = resolver.resolved { _, arguments in
      arguments.first.map { SentValue(.text($0.value.words), at: $0.value.position) }
    }
    // What is too much stands for nothing.
    value = result.value ?? SentValue(.null, at: Int(sent.index))
    let paths = NodePaths(within: sent, in: tape)
    self.paths = paths
    guard let added = tape.append(value) else { return nil }
    self.sent = sent
    root = added.root
    computed = (added.file, added.nodes)
    findings = result.faults.map { [tape] fault in
      let node = NodeID(index: UInt32(fault.position))
      let path = paths.path(to: node, in: tape)
      let message = "\(DocumentReader.pointer(path)): \(fault.reason)"
      let range = tape.opening(node)
      let finding =
        fault.isUnused
        ? Diagnostic.warning(.unusedPiece, message, at: range)
        : Diagnostic.error(.unresolved, message, at: range)
      return finding.repaired(
        by: .init(pointer: DocumentReader.jsonPointer(path), reason: fault.reason))
    }
  }

  /// The path in the sent document of one in the document that is put together.
  func sentPath(_ path: [String], in tape: JSONTape) -> [String] {
    let (position, rest) = value.place(of: path)
    return paths.path(to: NodeID(index: UInt32(position)), in: tape) + rest
  }

  /// The range of a node in a file.
  func range(_ node: NodeID, in tape: JSONTape) -> SourceRange {
    let range = tape.range(node)
    guard !computed.nodes.isEmpty, range.file == computed.file,
      let node = computed.nodes[range.start]
    else { return range }
    return tape.range(node)
  }
}

extension DocumentReader {
  /// The same document put together, if servers send it in pieces.
  package func resolved(_ root: NodeID, in tape: inout JSONTape) -> ResolvedDocument? {
    form.flatMap { ResolvedDocument(root, in: &tape, by: $0) }
  }

  /// A Boolean value that indicates whether each line of a file may be a message of the one document that the file
  /// is.
  package var takesMessages: Bool { form?.components != nil && form?.messages == nil }
}

extension Diagnostic.ID {
  static let unresolved = Self("unresolved-reference")
  static let unusedPiece = Self("unused-component")
}
