import TokenCompiler
import TokenComponents
import TokenRuntime

/// The edit of a value that says what its field means in another kind of JSON: `"1"` for a number, `"true"` for a
/// flag, one object for a list of one.
extension DocumentReader.Walk {
  /// - Returns: `nil` where the value may mean something else.
  func mechanicalFix(_ node: NodeID, for type: FieldType) -> Diagnostic.Repair.Operation? {
    json(of: node, as: type).map { .replace(json: $0) }
  }

  /// The value in JSON as a field of a type has it; `nil` for a value that has it already, or can't be one.
  private func json(of node: NodeID, as type: FieldType) -> String? {
    switch type {
    case .list(let element, _): return list(node, of: element)
    case .flag: return flag(node)
    case .number, .seconds, .milliseconds, .decimal: return number(node, isWhole: false)
    case .integer: return number(node, isWhole: true)
    case .text, .richText, .icon, .date, .token, .points, .url, .image, .color:
      return text(node) ?? only(node, of: type)
    case .choice, .element, .component, .action: return only(node, of: type)
    case .json, .callback: return nil
    }
  }

  /// A number that stands in a text, such as `"12"`.
  private func number(_ node: NodeID, isWhole: Bool) -> String? {
    guard tape.kind(node) == .string else { return only(node, of: isWhole ? .integer : .number) }
    let text = tape.string(node).filter { $0 != " " }
    guard Self.isNumber(text) else { return nil }
    return !isWhole || Int64(text) != nil ? text : nil
  }

  /// Whether a text is a number as JSON writes it.
  private static func isNumber(_ text: String) -> Bool {
    var digits = Substring(text)
    if digits.first == "-" { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isOfDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.count < 16
        && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isOfDigits, (1...2).contains(parts.count) else { return false }
    return parts[0] == "0" || parts[0].first != "0"
  }

  private func flag(_ node: NodeID) -> String? {
    guard tape.kind(node) == .string else { return only(node, of: .flag) }
    let text = tape.string(node).lowercased()
    return ["true", "false"].contains(text) ? text : nil
  }

  /// The text of a number or a flag.
  private func text(_ node: NodeID) -> String? {
    switch tape.kind(node) {
    case .number, .true, .false: JSONWriter.quoted(tape.text(node))
    default: nil
    }
  }

  /// One value where a list of such is meant.
  private func list(_ node: NodeID, of element: FieldType) -> String? {
    switch (tape.kind(node), element) {
    case (.object, .component), (.object, .element), (.object, .action), (.object, .json),
      (.string, .text), (.string, .richText), (.string, .icon), (.string, .url), (.string, .image),
      (.string, .date), (.string, .token), (.string, .choice), (.string, .color),
      (.number, .number), (.number, .integer), (.number, .decimal), (.true, .flag), (.false, .flag):
      "[\(tape.text(node))]"
    case (.array, _), (.null, _), (.invalid, _): nil
    default: json(of: node, as: element).map { "[\($0)]" }
    }
  }

  /// The only element of a list where no list is meant.
  private func only(_ node: NodeID, of type: FieldType) -> String? {
    guard tape.kind(node) == .array else { return nil }
    let elements = tape.elements(of: node)
    guard elements.count == 1, let element = elements.first else { return nil }
    if let mended = json(of: element, as: type) { return mended }
    let fits: Bool =
      switch type {
      case .element, .component, .action: tape.kind(element) == .object
      case .number, .seconds, .milliseconds, .decimal, .integer: tape.kind(element) == .number
      case .flag: [.true, .false].contains(tape.kind(element))
      default: tape.kind(element) == .string
      }
    return fits ? tape.text(element) : nil
  }
}
