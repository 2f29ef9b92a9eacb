/// A form of token file that is not DTCG 2025.10, recognised only to name it in a message.
package enum Dialect: Equatable, Sendable {
  /// `value` and `type` without `$`: Style Dictionary 3 and Tokens Studio.
  case styleDictionary
  /// Spectrum's tokens: `value` or `sets`, with `uuid` beside it.
  case spectrum
  /// An answer of Figma's REST API for variables.
  case figmaVariables

  /// The name in messages, what gives the form away, and the `tokenc import` argument for it.
  var words: (name: String, sign: String, importArgument: String) {
    switch self {
    case .styleDictionary:
      ("Style Dictionary or Tokens Studio form", "'value' without '$'", "style-dictionary")
    case .spectrum: ("Spectrum form", "'value' or 'sets' with a 'uuid'", "spectrum")
    case .figmaVariables: ("Figma REST form", "'variableCollections' at the root", "figma")
    }
  }

  package static func ofWholeFile(_ root: NodeID, in tape: JSONTape) -> Dialect? {
    figmaBody(of: root, in: tape).map { _ in .figmaVariables }
  }

  /// The object with the variables of a Figma answer: its `meta`, or a saved part of it.
  package static func figmaBody(of root: NodeID, in tape: JSONTape) -> NodeID? {
    let body = tape.member("meta", of: root) ?? root
    return tape.member("variableCollections", of: body).map { _ in body }
  }

  /// The dialect in which an object without `$value` would be a token.
  package static func ofToken(_ object: NodeID, in tape: JSONTape) -> Dialect? {
    let value = tape.member("value", of: object)
    func isScalar(_ name: String) -> Bool {
      tape.member(name, of: object).map { tape.kind($0) != .object } ?? false
    }
    if isScalar("uuid"), value ?? tape.member("sets", of: object) != nil { return .spectrum }
    guard let value else { return nil }
    return tape.kind(value) != .object || isScalar("type") || isValue(value, in: tape)
      ? .styleDictionary : nil
  }

  /// Returns a Boolean value that indicates whether an object is a value with parts, such as `{"r": 51, "g": 102, "b":
  /// 204}`, and no token or group that is called `value`.
  package static func isValue(_ object: NodeID, in tape: JSONTape) -> Bool {
    let isPart = { (name: String) in
      tape.member(name, of: object).map { tape.kind($0) == .string || tape.kind($0) == .number }
        ?? false
    }
    return isQuantity(object, in: tape) || partsOfValues.contains { $0.allSatisfy(isPart) }
  }

  /// Members that show what an object is a value of: colors, text styles, shadows, borders.
  private static let partsOfValues = [
    ["r", "g", "b"], ["h", "s", "l"], ["colorSpace"], ["fontFamily", "fontSize"],
    ["font-family", "font-size"], ["color", "blur"], ["color", "blurRadius"],
    ["color", "width", "style"],
  ]

  /// Returns a Boolean value that indicates whether an object is a number with its unit: `{"value": 4, "unit": "px"}`.
  package static func isQuantity(_ object: NodeID, in tape: JSONTape) -> Bool {
    guard let value = tape.member("value", of: object), let unit = tape.member("unit", of: object)
    else { return false }
    let isNumber = tape.kind(value) == .number || tape.kind(value) == .string
    return isNumber && tape.kind(unit) == .string && tape.allMembers(of: object).count == 2
  }

  /// How the standard writes a token of the dialect, as far as one line can show it.
  func standardForm(of object: NodeID, in tape: JSONTape) -> String {
    switch self {
    case .styleDictionary:
      let type = tape.member("type", of: object).flatMap { tape.stringValue($0) }
      return Self.standardForm(tape.member("value", of: object), type: type, in: tape)
    case .spectrum:
      let set = tape.member("sets", of: object).flatMap { tape.allMembers(of: $0).first?.value }
      return Self.standardForm(tape.member("value", of: set ?? object), type: nil, in: tape)
    case .figmaVariables:
      return Self.firstFigmaColor(in: object, tape) ?? Self.standardForm(nil, type: nil, in: tape)
    }
  }

  private static func standardForm(_ value: NodeID?, type: String?, in tape: JSONTape) -> String {
    var type = type
    var shown = "…"
    if let value, let text = tape.stringValue(value) {
      // Whether alpha is first or last differs by tool, so nothing is said of a color with it.
      let form = DraftValue(text).flatMap { $0.hasHexAlpha ? nil : $0 }
      type = type ?? form?.type.rawValue
      shown = form?.standardValue ?? tape.shortText(value)
    } else if let value {
      shown = tape.shortText(value)
    }
    return #"{"$type": "\#(type ?? "…")", "$value": \#(shown)}"#
  }

  private static func firstFigmaColor(in root: NodeID, _ tape: JSONTape) -> String? {
    guard let body = figmaBody(of: root, in: tape),
      let variables = tape.member("variables", of: body)
    else { return nil }
    for variable in tape.allMembers(of: variables) {
      guard let values = tape.member("valuesByMode", of: variable.value),
        let value = tape.allMembers(of: values).first?.value
      else { continue }
      let channels = ["r", "g", "b"].compactMap { name -> String? in
        guard let node = tape.member(name, of: value), tape.kind(node) == .number else {
          return nil
        }
        return JSONNumber.text(tape.number(node), decimals: 6)
      }
      guard channels.count == 3 else { continue }
      let list = channels.joined(separator: ", ")
      return #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(list)]}}"#
    }
    return nil
  }
}

extension JSONTape {
  /// The node as written when that is short and on one line.
  fileprivate func shortText(_ node: NodeID) -> String {
    let range = range(node)
    let text = range.end - range.start <= 40 ? text(node) : "\n"
    return text.utf8.contains(UInt8(ascii: "\n")) ? "…" : text
  }
}
