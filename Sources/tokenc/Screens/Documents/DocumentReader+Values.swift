import TokenCompiler
import TokenComponents
import TokenRuntime

/// The values of fields, held against their types as the generated `Content` decodes them.
extension DocumentReader.Walk {
  mutating func visit(_ node: NodeID, _ type: FieldType, of component: Int) {
    let outer = expected
    expected = (node, type)
    defer { expected = outer }
    let kind = tape.kind(node)
    switch type {
    // What stands for an object reports that itself.
    case .element: return visitElement(node)
    case .action: return visitAction(node)
    case .json:
      visitValue(node)
      return search(node, isIgnored: true)
    case .component(let name):
      if let index = reader.indices[name] { visit(node, as: index) }
      return
    default:
      if kind == .null { return report("is null", at: node) }
    }
    switch type {
    case .element, .action, .component, .json, .callback: break
    case .text: count(text(node))
    case .icon: _ = text(node)
    case .richText: checkLinks(node) { MarkupText(html: $0, addresses: $1) }
    case .markdown: checkLinks(node) { MarkupText(markdown: $0, addresses: $1) }
    case .url:
      check(node, AddressSyntax.isAbsolute, "is not an absolute address")
      checkPolicy(node)
    case .image:
      check(node, ImageSyntax.isReference, ImageSyntax.faultReason)
      checkPolicy(node, isImage: true)
    case .color(let form): check(node, { form.rgba($0) != nil }, form.faultReason)
    case .written(let form): check(node, { form.number($0) != nil }, form.faultReason)
    case .date: check(node, { DateSyntax.secondsSince1970($0) != nil }, DateSyntax.faultReason)
    case .flag:
      if kind != .true, kind != .false { report("is not true or false", at: node) }
    case .number, .seconds, .milliseconds:
      if !isNumber(node) { report("is not a number", at: node) }
    case .integer:
      if tape.wholeNumber(node) == nil { report("is not a whole number", at: node) }
    case .decimal: visitDecimal(node)
    case .choice(let name): visitChoice(node, name, of: component)
    case .token(let group): visitToken(node, in: group)
    case .list(let element, let isLenient):
      guard kind == .array else { return report("is not an array", at: node) }
      visitElements(of: node) { walk, node in
        guard isLenient else { return walk.visit(node, element, of: component) }
        walk.cost.elements += 1
        walk.losing(.element(walk.position.path)) { $0.visit(node, element, of: component) }
      }
    }
  }

  /// Counts a text that the app's budget has.
  mutating func count(_ text: String?) { cost.text += text?.utf8.count ?? 0 }

  /// Holds a text against what its type asks for.
  private mutating func check(_ node: NodeID, _ isValid: (String) -> Bool, _ reason: String) {
    if let text = text(node), !isValid(text) { report("'\(text)' \(reason)", at: node) }
  }

  /// Holds an address against what the app accepts.
  private mutating func checkPolicy(_ node: NodeID, isImage: Bool = false) {
    guard tape.kind(node) == .string else { return }
    let text = tape.string(node)
    guard AddressSyntax.isAbsolute(text),
      let reason = reader.addresses.refusal(of: text, isImage: isImage)
    else { return }
    report(
      "'\(text)' \(reason)", at: node, as: .refusedAddress,
      remedy: DocumentFault.addressRemedy)
  }

  /// Reports the links of a rich text that stay as text.
  private mutating func checkLinks(
    _ node: NodeID, _ read: (String, AddressPolicy) -> MarkupText
  ) {
    guard let sent = text(node) else { return }
    count(sent)
    let markup = read(sent, reader.addresses)
    cost.elements += markup.markCount
    for refusal in markup.refusals {
      losing(.value(nil), marking: false) { walk in
        walk.report(
          refusal.reason, at: node, as: refusal.isByPolicy ? .refusedAddress : .contentFault,
          remedy: refusal.isByPolicy ? DocumentFault.addressRemedy : nil)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a node is a number that a `Double` holds: one that vanishes in it
  /// is as little decoded as one beyond it.
  func isNumber(_ node: NodeID) -> Bool {
    guard tape.kind(node) == .number else { return false }
    let (number, text) = (tape.number(node), tape.text(node))
    if number != 0 { return number.isFinite }
    return text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.allSatisfy {
      "-0.".utf8.contains($0)
    }
  }

  private mutating func visitDecimal(_ node: NodeID) {
    if tape.kind(node) == .string {
      check(node, DecimalSyntax.isDecimal, DecimalSyntax.faultReason)
    } else if !isNumber(node) {
      report("is not a number", at: node)
    } else if DecimalSyntax.text(of: tape.number(node)) == nil {
      report(DecimalSyntax.inexactReason, at: node)
    }
  }

  private mutating func visitChoice(_ node: NodeID, _ name: String, of index: Int) {
    let component = reader.components[index]
    let cases = component.cases(of: name)
    let sent = SentKind(of: cases)
    if sent == .number, tape.wholeNumber(node) == nil {
      return report("is not a whole number", at: node)
    }
    if sent == .flag, ![.true, .false].contains(tape.kind(node)) {
      return report("is not true or false", at: node)
    }
    guard let text = sent == .text ? text(node) : tape.name(node) else { return }
    note(.component(component.wireName, name), text, node, of: index)
    let names = cases.flatMap(\.allServerNames)
    if !names.contains(text) {
      report(
        "\(name) has no '\(text)'", at: node, isUnknownName: true,
        allowing: reader.allowed(
          for: text, in: .component(component.wireName, name),
          nearest: Suggestion.nearest(to: text, among: names, limit: 3),
          among: cases.map(\.serverName), as: sent))
    }
  }

  private mutating func visitToken(_ node: NodeID, in group: String) {
    guard let text = text(node) else { return }
    note(.tokens(group), text, node)
    guard let family = reader.families[group] else { return }
    guard let token = family.tokens[text] else {
      if let name = family.serverName(ofPath: text) {
        return report(
          "\(family.typeName) has no '\(text)'", at: node, isUnknownName: true,
          remedy: "servers send the token with this path as '\(name)'",
          fix: .replace(json: JSONWriter.quoted(name)))
      }
      return report(
        "\(family.typeName) has no '\(text)'", at: node, isUnknownName: true,
        allowing: reader.allowed(
          for: text, in: .tokens(group), nearest: family.names.nearest(to: text, limit: 3),
          among: family.today))
    }
    guard token.deprecation != nil else { return }
    let successor = token.names.replacedBy.map { "; use '\($0)'" } ?? ""
    let next = token.names.replacedBy.flatMap { path in
      family.tokens.values.first { $0.text == path }?.names.serverName
    }
    warn(
      .deprecatedName, "\(reading.field.name): '\(text)' is deprecated\(successor)", at: node,
      fix: next.map { .replace(json: JSONWriter.quoted($0)) }
    ) { $0.repeating("deprecated \(text)", limit: 3) }
  }

  /// The text of a string; reports everything else.
  mutating func text(_ node: NodeID, of name: String? = nil) -> String? {
    if tape.kind(node) == .string { return tape.string(node) }
    let isBroken = tape.brokenKind(node) == .string
    report(
      tape.kind(node) == .null
        ? "is null" : isBroken ? ContentLimits.brokenReason : "is not a string", at: node, of: name)
    return nil
  }
}
