/// A form of token file that is not DTCG 2025.10, recognised only to name it in a message.
enum Dialect: Hashable, Sendable {
  /// `value` and `type` without `$`: Style Dictionary 3 and Tokens Studio.
  case styleDictionary
  /// Spectrum's `sets` inside each token.
  case spectrum
  /// An answer of Figma's REST API for variables.
  case figmaVariables

  /// The name that messages show.
  var name: String {
    switch self {
    case .styleDictionary: "Style Dictionary or Tokens Studio form"
    case .spectrum: "Spectrum form"
    case .figmaVariables: "Figma REST form"
    }
  }

  /// What gives the form away.
  var sign: String {
    switch self {
    case .styleDictionary: "'value' without '$'"
    case .spectrum: "'sets' inside a token"
    case .figmaVariables: "'variableCollections' at the root"
    }
  }

  /// The argument of `tokenc import` that converts it.
  var importArgument: String {
    switch self {
    case .styleDictionary: "style-dictionary"
    case .spectrum: "spectrum"
    case .figmaVariables: "figma"
    }
  }

  static func ofWholeFile(_ root: NodeID, in tape: JSONTape) -> Dialect? {
    var members = tape.members(of: root)
    while let member = tape.next(&members) {
      guard tape.names.string(member.name) == "meta", tape.kind(member.value) == .object else {
        continue
      }
      var inner = tape.members(of: member.value)
      while let member = tape.next(&inner) {
        if tape.names.string(member.name) == "variableCollections" { return .figmaVariables }
      }
    }
    return nil
  }

  /// The dialect in which an object without `$value` would be a token.
  static func ofToken(_ object: NodeID, in tape: JSONTape) -> Dialect? {
    var value: NodeID?
    var hasType = false
    var hasSets = false
    var hasIdentifier = false
    var members = tape.members(of: object)
    while let member = tape.next(&members) {
      let isObject = tape.kind(member.value) == .object
      switch tape.names.string(member.name) {
      case "value": value = member.value
      case "type": hasType = !isObject
      case "sets": hasSets = isObject
      case "uuid": hasIdentifier = !isObject
      default: break
      }
    }
    if hasSets, hasIdentifier { return .spectrum }
    guard let value else { return nil }
    return tape.kind(value) != .object || hasType ? .styleDictionary : nil
  }

  /// How the standard writes a token of the dialect, as far as one line can show it.
  func standardForm(of object: NodeID, in tape: JSONTape) -> String {
    var type = "…"
    var value = "…"
    var members = tape.members(of: object)
    while let member = tape.next(&members) {
      let name = tape.names.string(member.name)
      if name == "type" || name == "$type", tape.kind(member.value) == .string {
        type = tape.string(member.value)
      } else if name == "value" {
        value = Self.standardValue(member.value, in: tape)
      }
    }
    if type == "…", value.hasPrefix(#"{"colorSpace""#) { type = "color" }
    return #"{"$type": "\#(type)", "$value": \#(value)}"#
  }

  private static func standardValue(_ node: NodeID, in tape: JSONTape) -> String {
    guard tape.kind(node) == .string else {
      let text = tape.text(node)
      return text.utf8.count <= 40 && !text.contains("\n") ? text : "…"
    }
    let text = tape.string(node)
    return DraftForm.standardForm(of: text) ?? (text.utf8.count <= 40 ? tape.text(node) : "…")
  }
}
