/// What a token's `$extensions.tokenc` says about its name and life.
struct TokenExtension: Sendable {
  /// The Swift case.
  var name: (text: String, node: NodeID)?
  var serverName: (text: String, node: NodeID)?
  /// Strings that a server once sent.
  var formerNames: [(text: String, node: NodeID)] = []
  /// The dotted path of the token to use instead.
  var replacedBy: (text: String, node: NodeID)?
  /// Whether the token is only there for aliases.
  var isHidden = false
  /// What is faulty, and left out above; for the compiler to report.
  private(set) var faults: [Diagnostic] = []

  /// The members that the extension has; those for text styles are read with the value.
  static let members = [
    "name", "serverName", "formerNames", "replacedBy", "introduced", "deprecated", "hidden",
    "textStyle", "maximumScale", "textCase", "lineHeightPoints", "monospacedDigits", "lint",
  ]

  init() {}

  /// Reads the extension from a token's `$extensions`.
  init(in extensions: NodeID, of tape: JSONTape) {
    guard let own = tape.member(.tokenc, of: extensions) else { return }
    guard tape.kind(own) == .object else {
      faults.append(.extensionFault(tape.opening(own), "'tokenc' takes an object"))
      return
    }
    func string(_ node: NodeID, _ name: String) -> (text: String, node: NodeID)? {
      if tape.kind(node) == .string, !tape.string(node).isEmpty { return (tape.string(node), node) }
      faults.append(
        .extensionFault(tape.opening(node), "'\(name)' takes a string of at least one character"))
      return nil
    }
    var cursor = tape.members(of: own)
    while let member = tape.next(&cursor) {
      let key = tape.names.string(member.name)
      switch key {
      case "name": name = string(member.value, key)
      case "serverName": serverName = string(member.value, key)
      case "replacedBy": replacedBy = string(member.value, key)
      case "introduced", "deprecated": _ = string(member.value, key)
      case "formerNames":
        guard tape.kind(member.value) == .array else {
          faults.append(
            .extensionFault(tape.opening(member.value), "'formerNames' takes an array of strings"))
          continue
        }
        formerNames = tape.elements(of: member.value).compactMap { string($0, "formerNames") }
      case "hidden":
        switch tape.kind(member.value) {
        case .true: isHidden = true
        case .false: isHidden = false
        default:
          faults.append(
            .extensionFault(tape.opening(member.value), "'hidden' takes true or false"))
        }
      default:
        guard !Self.members.contains(key) else { continue }
        faults.append(
          .extensionFault(
            tape.range(member.key),
            "'$extensions.tokenc' has no member '\(key)'"
              + Suggestion.phrase(for: key, among: Self.members)))
      }
    }
  }
}
