/// The `$` members that tokens and groups share (DTCG Format module, sections 5.2 and 6.3).
extension TokenReader {
  func readType(_ node: NodeID, _ diagnostics: inout DiagnosticCollector) -> DeclaredType {
    let form = "'$type' takes a string such as 'color'"
    guard expect(.string, node, .invalidType, form, &diagnostics) else { return .invalid }
    let text = tape.string(node)
    if let type = TokenType(rawValue: text) { return .type(type, at: node) }
    diagnostics.report(.unknownType(tape.range(node), text))
    return .invalid
  }

  func readDescription(_ node: NodeID, _ diagnostics: inout DiagnosticCollector) -> NodeID? {
    let form = "'$description' takes a string; leave it out if there is none"
    return expect(.string, node, .invalidDescription, form, &diagnostics) ? node : nil
  }

  func readDeprecation(_ node: NodeID, _ diagnostics: inout DiagnosticCollector) -> Deprecation? {
    switch tape.kind(node) {
    case .true: return .deprecated
    case .false: return .lifted
    default:
      let form = "'$deprecated' takes true, false or a string that says why"
      return expect(.string, node, .invalidDeprecated, form, &diagnostics) ? .reason(node) : nil
    }
  }

  @discardableResult
  func checkExtensions(_ node: NodeID, _ diagnostics: inout DiagnosticCollector) -> Bool {
    expect(.object, node, .invalidExtensions, Self.extensionsForm, &diagnostics)
  }

  static let extensionsForm = "'$extensions' takes an object with one member per vendor"

  /// Whether a node is of the kind that its member takes; another is reported as breaking `form`,
  /// unless it is not JSON and was reported as such.
  func expect(
    _ kind: JSONNode.Kind, _ node: NodeID, _ id: Diagnostic.ID, _ form: String,
    _ diagnostics: inout DiagnosticCollector
  ) -> Bool {
    let found = tape.kind(node)
    if found != kind, found != .invalid {
      diagnostics.report(.error(id, form, at: tape.opening(node)))
    }
    return found == kind
  }
}
