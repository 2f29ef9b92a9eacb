import TokenCompiler
import TokenComponents

/// A document as an editor shows it: what it says, and what is wrong at which place.
package struct EditedDocument: Sendable {
  /// A message with its range, and the edit that mends it.
  package struct Finding: Sendable {
    package var severity: Diagnostic.Severity
    package var message: String
    /// In UTF-8 offsets of the text.
    package var range: Range<Int>
    package var edit: Edit?
  }

  package struct Edit: Sendable {
    package var label: String
    package var edit: TextEdit
  }

  package let text: [UInt8]
  package let tape: JSONTape
  /// A Boolean value that indicates whether an app could decode anything of it.
  package let isWhole: Bool
  /// The outermost components that decode.
  package let contents: [SentContent]
  /// The looks and layouts of these components, by the numbers of ``looks``.
  package let drawn: [DrawnComponent]
  package let looks: LookPool
  /// In the order of the text.
  package let findings: [Finding]
  /// Where its lines and characters are.
  package let lines: LineIndex
  /// The document of its pieces, if servers send it in such.
  private let resolved: ResolvedDocument?

  /// - Parameter root: the component that the document has to be, as `validate --root` has it.
  package init(_ text: [UInt8], of side: ScreenSide, as root: String? = nil) {
    self.text = text
    let name = "document"
    var reader = InputReader(source: MemorySource([(path: name, bytes: text)]), as: .decoded)
    var diagnostics = DiagnosticCollector()
    let document = try? reader.root(ofFile: name, reporting: &diagnostics)
    var judge = DocumentJudge(side.design, side.validator)
    let verdict = document.map { judge.verdict(on: $0, in: &reader.tape, as: root) }
    diagnostics.add(verdict?.findings ?? [])
    isWhole = verdict != nil
    contents = verdict?.contents ?? []
    drawn = verdict?.drawn ?? []
    looks = judge.pool
    resolved = verdict?.resolved
    tape = reader.tape
    lines = LineIndex(text)
    findings = diagnostics.diagnostics.map { [tape] in
      Finding($0, in: tape, document)
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The bytes of the text that say a node.
  package func bytes(of node: NodeID) -> Range<Int> {
    resolved?.range(node, in: tape).bytes ?? tape.bytes(of: node)
  }

  /// Returns a Boolean value that indicates whether a node stands in the text as it is, so that an edit of its bytes
  /// changes it.
  func stands(_ node: NodeID) -> Bool {
    resolved == nil || resolved?.range(node, in: tape) == tape.range(node)
  }
}

extension EditedDocument.Finding {
  fileprivate init(_ diagnostic: Diagnostic, in tape: JSONTape, _ root: NodeID?) {
    severity = diagnostic.severity
    message = diagnostic.message
    range = diagnostic.range?.bytes ?? 0..<0
    if let fixIt = diagnostic.fixIt {
      edit = .init(label: fixIt.message, edit: fixIt.edit)
    } else if let repair = diagnostic.repair, let root {
      edit = .init(repair, in: tape, root)
    }
  }
}

extension EditedDocument.Edit {
  /// The edit of the text that makes an operation of JSON Patch; `nil` for one that has no range here.
  fileprivate init?(_ repair: Diagnostic.Repair, in tape: JSONTape, _ root: NodeID) {
    guard let place = tape.place(at: repair.pointer, from: root) else { return nil }
    switch repair.fix {
    case .replace(let json)?:
      let isText = json.hasPrefix("\"") && json.count > 1
      label = "write \(isText ? "'\(json.dropFirst().dropLast())'" : json)"
      edit = TextEdit(tape.bytes(of: place.node), json)
    case .remove?:
      guard let container = place.container,
        let found = tape.edits(of: container, removing: [place.node]).first
      else { return nil }
      label = "remove it"
      edit = found
    case .move(let pointer)?:
      let parent = repair.pointer.prefix(
        upTo: repair.pointer.lastIndex(of: "/") ?? pointer.startIndex)
      guard let key = place.key, pointer.hasPrefix(parent + "/") else { return nil }
      let name = pointer.dropFirst(parent.count + 1)
      guard !name.contains("/"), !name.contains("~") else { return nil }
      label = "write '\(name)'"
      edit = TextEdit(tape.bytes(of: key), JSONWriter.quoted(String(name)))
    case nil: return nil
    }
  }
}

extension JSONTape {
  /// The node at a pointer (RFC 6901) with its key and what it is in; `nil` where there is none.
  fileprivate func place(
    at pointer: String, from root: NodeID
  ) -> (node: NodeID, key: NodeID?, container: NodeID?)? {
    var place: (node: NodeID, key: NodeID?, container: NodeID?) = (root, nil, nil)
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let container = place.node
      switch kind(container) {
      case .object:
        let found = allMembers(of: container).first {
          JSONPointer.escaped(names.string($0.name)) == step
        }
        guard let found else { return nil }
        place = (found.value, found.key, container)
      case .array:
        let elements = elements(of: container)
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        place = (elements[index], nil, container)
      default: return nil
      }
    }
    return place
  }
}
