/// The `$` members that tokens and groups share (DTCG Format module, sections 5.2 and 6.3).
extension TokenReader {
  func readType(
    _ node: NodeID, _ diagnostics: inout DiagnosticCollector
  ) -> DeclaredType {
    guard tape.kind(node) == .string else {
      if tape.kind(node) != .invalid {
        diagnostics.report(.typeIsNotAString(tape.opening(node)))
      }
      return .invalid
    }
    let text = tape.string(node)
    if let type = TokenType(rawValue: text) { return .type(type, at: node) }
    diagnostics.report(.unknownType(tape.range(node), text))
    return .invalid
  }

  func readDescription(
    _ node: NodeID, _ diagnostics: inout DiagnosticCollector
  ) -> NodeID? {
    if tape.kind(node) == .string { return node }
    if tape.kind(node) != .invalid {
      diagnostics.report(.descriptionIsNotAString(tape.opening(node)))
    }
    return nil
  }

  func readDeprecation(
    _ node: NodeID, _ diagnostics: inout DiagnosticCollector
  ) -> Deprecation? {
    switch tape.kind(node) {
    case .true: return .deprecated
    case .false: return .lifted
    case .string: return .reason(node)
    case .invalid: return nil
    default:
      diagnostics.report(.invalidDeprecation(tape.opening(node)))
      return nil
    }
  }

  @discardableResult
  func checkExtensions(
    _ node: NodeID, _ diagnostics: inout DiagnosticCollector
  ) -> Bool {
    if tape.kind(node) == .object { return true }
    if tape.kind(node) != .invalid {
      diagnostics.report(.extensionsIsNotAnObject(tape.opening(node)))
    }
    return false
  }

  /// The `mode` member of a token's extensions, where another tool has not put something else.
  func readModes(
    _ extensions: NodeID, _ diagnostics: inout DiagnosticCollector
  ) -> NodeID? {
    guard let modes = tape.member(.mode, of: extensions), tape.kind(modes) == .object else {
      return nil
    }
    return modes
  }
}
