import TokenCompiler
import TokenComponents
import TokenRuntime

/// The edit of a value that says what its field means in another kind of JSON or form: `"1"` for a number, `"true"` for
/// a flag, one object for a list of one, a date without a time.
extension DocumentReader.Walk {
  /// - Returns: `nil` where the value may mean something else.
  func mechanicalFix(_ node: NodeID, for type: FieldType) -> Diagnostic.Repair.Operation? {
    json(of: node, as: type).map { .replace(json: $0) }
  }

  /// The value in JSON as a field of a type has it; `nil` for a value that has it already, or can't be one.
  private func json(of node: NodeID, as type: FieldType) -> String? {
    switch type {
    case .list(let element, _): return map(node, of: element) ?? list(node, of: element)
    case .flag: return flag(node)
    case .number, .seconds, .milliseconds, .decimal: return number(node, isWhole: false)
    case .integer: return number(node, isWhole: true)
    case .text, .richText, .markdown, .icon, .date, .token, .written, .url, .image, .color:
      return text(node, of: type) ?? only(node, of: type)
    case .action where tape.kind(node) == .string && !tape.string(node).isEmpty:
      return #"{"type": \#(JSONWriter.quoted(tape.string(node)))}"#
    case .component(let name): return only(node, of: type) ?? object(of: name, with: node)
    case .choice, .element, .action: return only(node, of: type)
    case .json, .callback: return nil
    }
  }

  /// A number that stands in a text, such as `"12"`.
  private func number(_ node: NodeID, isWhole: Bool) -> String? {
    guard tape.kind(node) == .string else { return only(node, of: isWhole ? .integer : .number) }
    var text = tape.string(node).filter { $0 != " " }
    // Lengths are in points, which style sheets call pixels.
    if ["px", "pt", "dp"].contains(where: text.hasSuffix) { text.removeLast(2) }
    if text.first == "+" { text.removeFirst() }
    if text.first == "." { text = "0" + text }
    guard Self.isNumber(text) else { return nil }
    guard isWhole else { return text }
    let parts = text.split(separator: ".")
    let isExact = parts.count == 1 || parts[1].allSatisfy { $0 == "0" }
    return isExact && Int64(parts[0]) != nil ? String(parts[0]) : nil
  }

  /// An object of a component with a value for the only field that it needs.
  private func object(of component: String, with node: NodeID) -> String? {
    let fields = reader.indices[component].map { reader.components[$0].fields } ?? []
    let needed = fields.filter(\.isRequired)
    guard needed.count == 1, let field = needed.first else { return nil }
    let isTaken: Bool =
      switch (tape.kind(node), field.type) {
      case (.string, .text), (.string, .richText), (.string, .markdown), (.number, .number): true
      case (.string, .url), (.string, .image), (.string, .icon):
        takes(tape.string(node), field.type)
      default: false
      }
    guard isTaken else { return nil }
    return "{\(JSONWriter.quoted(field.key)): \(tape.text(node))}"
  }

  /// Returns a Boolean value that indicates whether a text is a number as JSON writes it.
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

  private static let flags = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]

  private func flag(_ node: NodeID) -> String? {
    let text: String
    switch tape.kind(node) {
    case .string: text = tape.string(node).lowercased()
    case .number: text = tape.text(node)
    default: return only(node, of: .flag)
    }
    return Self.flags[text].map { "\($0)" }
  }

  // MARK: Texts

  /// The text that a value is for a field of a type, if the field takes that.
  private func text(_ node: NodeID, of type: FieldType) -> String? {
    let text: String?
    switch tape.kind(node) {
    case .string: text = completed(tape.string(node), type)
    case .number where type == .date: text = time(tape.number(node))
    case .number:
      if case .written = type {
        text = completed(tape.text(node), type)
      } else {
        text = tape.text(node)
      }
    case .true, .false: text = tape.text(node)
    case .object: text = onlyText(in: node)
    default: text = nil
    }
    guard let text, takes(text, type) else { return nil }
    return JSONWriter.quoted(text)
  }

  /// The value of an object's only member, if that is a text.
  private func onlyText(in node: NodeID) -> String? {
    let members = SentObject(node, of: tape).members
    guard members.count == 1, let value = members.first?.value, tape.kind(value) == .string else {
      return nil
    }
    return tape.string(value)
  }

  /// A text with what its form lacks.
  private func completed(_ text: String, _ type: FieldType) -> String? {
    switch type {
    case .url:
      let isDomain = text.contains(".") && !text.contains(" ") && !text.contains(":")
      return isDomain ? "https://" + text : escapingSpaces(of: text)
    case .date: return [text + "T00:00:00Z", text + "Z"].first { takes($0, type) }
    case .color: return colorText(text)
    case .written(let form): return Self.completed(text, form)
    case .token(let group): return reader.families[group]?.serverName(ofPath: text)
    default: return nil
    }
  }

  /// An address with `%20` for the spaces within it.
  private func escapingSpaces(of text: String) -> String? {
    let words = text.split(separator: " ")
    return words.count > 1 || text.first == " " || text.last == " "
      ? words.joined(separator: "%20") : nil
  }

  /// The digits of a color with its sign; of three digits each stands twice, as in CSS.
  private func colorText(_ text: String) -> String {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    return "#" + (digits.utf8.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits))
  }

  /// A number with the unit or the sign of its form.
  private static func completed(_ text: String, _ form: WrittenNumber) -> String? {
    let number = text.filter { $0 != " " }
    let texts =
      switch form {
      case .points: [number, number + "px"]
      case .percent: [number, number + "%"]
      case .ratio: [number, String(number.map { "x×".contains($0) ? ":" : $0 })]
      }
    return texts.first { form.number($0) != nil }
  }

  private func takes(_ text: String, _ type: FieldType) -> Bool {
    switch type {
    case .url: AddressSyntax.isAbsolute(text) && reader.addresses.refusal(of: text) == nil
    case .image: ImageSyntax.isReference(text)
    case .color(let form): form.rgba(text) != nil
    case .written(let form): form.number(text) != nil
    case .date: DateSyntax.secondsSince1970(text) != nil
    case .token(let group): reader.families[group]?.tokens[text] != nil
    default: true
    }
  }

  /// A time in seconds since 1970, or in milliseconds where seconds would lie far ahead.
  private func time(_ number: Double) -> String? {
    let seconds = abs(number) > 100_000_000_000 ? number / 1000 : number
    guard seconds >= 0, let whole = Int(exactly: seconds.rounded(.down)) else { return nil }
    return DateSyntax.text(ofSecondsSince1970: whole)
  }

  // MARK: Lists

  /// The values of an object where a list of them is meant, as objects by names are.
  private func map(_ node: NodeID, of element: FieldType) -> String? {
    guard tape.kind(node) == .object else { return nil }
    let object = SentObject(node, of: tape)
    guard !object.members.isEmpty else { return nil }
    let isMap: Bool =
      switch element {
      case .element:
        reader.typeName(of: object, in: tape) == nil
          && object.members.allSatisfy { member in
            tape.kind(member.value) == .object
              && reader.isLikelyComponent(SentObject(member.value, of: tape), in: tape)
          }
      case .component(let name):
        object.members.allSatisfy { member in
          let fields = reader.indices[name].map { reader.components[$0].fields } ?? []
          return tape.kind(member.value) == .object
            && !fields.contains { $0.keys.contains(member.name) }
        }
      default: false
      }
    guard isMap else { return nil }
    return "[" + object.members.map { tape.text($0.value) }.joined(separator: ", ") + "]"
  }

  /// One value where a list of such is meant.
  private func list(_ node: NodeID, of element: FieldType) -> String? {
    switch (tape.kind(node), element) {
    case (.object, .component), (.object, .element), (.object, .action), (.object, .json),
      (.string, .text), (.string, .richText), (.string, .markdown), (.string, .icon),
      (.string, .url), (.string, .image),
      (.string, .date), (.string, .token), (.string, .choice), (.string, .color),
      (.number, .number), (.number, .integer), (.number, .decimal), (.true, .flag), (.false, .flag):
      "[\(tape.text(node))]"
    case (.null, _): "[]"
    case (.array, _), (.invalid, _): nil
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
