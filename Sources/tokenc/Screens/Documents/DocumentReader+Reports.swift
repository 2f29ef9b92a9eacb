import TokenCompiler
import TokenComponents
import TokenRuntime

/// The faults and warnings about a document.
extension DocumentReader.Walk {
  mutating func warn(
    _ id: Diagnostic.ID, _ reason: String, at node: NodeID, isLoss: Bool = false,
    remedy: String? = nil, allowing allowed: AllowedNames? = nil,
    fix: Diagnostic.Repair.Operation? = nil, _ change: (Diagnostic) -> Diagnostic = { $0 }
  ) {
    guard !nameSearch.isActive else { return }
    let fault = DocumentFault(
      path: sent(position.path), subject: "", reason: reason, isUnknownName: false,
      loss: isLoss ? .value(nil) : nil, remedy: remedy ?? "", choices: allowed?.choices,
      fix: fix ?? allowed?.fix)
    document.faults.append(fault)
    document.findings.append(
      change(.warning(id, fault.message, at: range(node)).repaired(by: fault.repair())))
  }

  /// Reports a document of which the app shows nothing, as it costs too much.
  mutating func checkBudget(_ root: NodeID) {
    for excess in cost.excesses(of: reader.budget) {
      let fault = DocumentFault(
        path: [], subject: "", reason: "this has \(excess), the app's budget",
        isUnknownName: false,
        loss: .document, remedy: "send it in parts")
      document.faults.append(fault)
      document.findings.append(
        .error(.overBudget, fault.message, at: tape.opening(root)).repaired(by: fault.repair()))
      document.contents = []
    }
  }

  /// The path in the document that was sent.
  func sent(_ path: [String]) -> [String] {
    resolved?.sentPath(path, in: tape) ?? path
  }

  func range(_ node: NodeID) -> SourceRange {
    resolved?.range(node, in: tape) ?? tape.range(node)
  }

  /// The edit of a value of another kind than its field's; nothing for a missing member.
  func mechanicalFix(
    _ node: NodeID, unless member: String?
  ) -> Diagnostic.Repair.Operation? {
    guard member == nil, let expected, expected.node == node else { return nil }
    // Nothing stands for an element that is null.
    if position.isElement, tape.kind(node) == .null { return .remove }
    return mechanicalFix(node, for: expected.type)
  }

  mutating func report(
    _ reason: String, at node: NodeID, of name: String? = nil, isUnknownName: Bool = false,
    as id: Diagnostic.ID = .contentFault, remedy: String? = nil,
    allowing allowed: AllowedNames? = nil, fix: Diagnostic.Repair.Operation? = nil,
    missing member: String? = nil
  ) {
    guard !nameSearch.isActive else { return }
    if let last = reading.losses.indices.last { reading.losses[last].isMet = true }
    var loss = reading.losses.last?.loss ?? .document
    if loss == .document { reading.isLost = true }
    if case .element(let path) = loss { loss = .element(sent(path)) }
    let fault = DocumentFault(
      path: sent(position.path), subject: name ?? reading.field.name, reason: reason,
      isUnknownName: isUnknownName,
      loss: loss, remedy: allowed?.remedy ?? remedy ?? "", choices: allowed?.choices,
      fix: fix ?? allowed?.fix ?? mechanicalFix(node, unless: member))
    document.faults.append(fault)
    let isContainer = [.object, .array].contains(tape.brokenKind(node) ?? tape.kind(node))
    let range = range(node)
    document.findings.append(
      .error(
        id, fault.message,
        at: isContainer
          ? SourceRange(file: range.file, start: range.start, end: range.start + 1) : range
      ).repaired(by: fault.repair(missing: member)))
  }
}
