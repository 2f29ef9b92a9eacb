/// The `$` members that tokens and groups share (DTCG Format module, sections 5.2 and 6.3).
extension TokenReader {
  mutating func readType(_ node: NodeID) -> DeclaredType {
    let form = "'$type' takes a string such as 'color'"
    guard expect(.string, node, .invalidType, form) else { return .invalid }
    let text = tape.string(node)
    if let type = TokenType(rawValue: text) { return .type(type, at: node) }
    report(.unknownType(tape.range(node), text))
    return .invalid
  }

  mutating func readDescription(_ node: NodeID) -> NodeID? {
    let form = "'$description' takes a string; leave it out if there is none"
    return expect(.string, node, .invalidDescription, form) ? node : nil
  }

  mutating func readDeprecation(_ node: NodeID) -> Deprecation? {
    switch tape.kind(node) {
    case .true: return .deprecated
    case .false: return .lifted
    default:
      let form = "'$deprecated' takes true, false or a string that says why"
      return expect(.string, node, .invalidDeprecated, form) ? .reason(node) : nil
    }
  }

  @discardableResult
  mutating func checkExtensions(_ node: NodeID) -> Bool {
    expect(.object, node, .invalidExtensions, Self.extensionsForm)
  }

  static let extensionsForm = "'$extensions' takes an object with one member per vendor"

  /// Returns a Boolean value that indicates whether a node is of the kind that its member takes; another is reported
  /// as breaking `form`, unless it is not JSON and was reported as such.
  mutating func expect(
    _ kind: JSONNode.Kind, _ node: NodeID, _ id: Diagnostic.ID, _ form: String
  ) -> Bool {
    let found = tape.kind(node)
    if found != kind, found != .invalid { report(id, form, at: tape.opening(node)) }
    return found == kind
  }
}
