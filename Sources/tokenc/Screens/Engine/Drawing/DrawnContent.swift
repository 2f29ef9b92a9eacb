import TokenCompiler
import TokenComponents
import TokenRuntime

/// The content of a component, as the items of its arrangement ask for it.
struct DrawnContent {
  let design: ScreenDesign
  let reader: ScreenReader
  let drawn: DrawnComponent
  let spec: Component
  /// The texts that the component around puts into fields.
  let slots: [String: String]
  /// The cases of the component's enums in its layout.
  let cases: [Int]

  /// A value as text; `nil` where the content has none.
  func text(_ source: ShownValue.Source) -> String? {
    switch source {
    case .text(let text): return text
    case .number(let number): return JSONNumber.text(number)
    case .flag(let flag): return "\(flag)"
    case .field(let reference):
      if reference.within.isEmpty, let slot = slots[reference.field] { return slot }
      switch value(of: reference) {
      case .sent(let node):
        return reader.tape.name(node)
          ?? (reader.tape.kind(node) == .number ? reader.tape.text(node) : nil)
      case .stated(.text(let text)): return text
      case .stated(.number(let number)): return JSONNumber.text(number)
      case .stated(.flag(let flag)): return "\(flag)"
      case .stated, .missing: return nil
      }
    }
  }

  /// A text with its markup read, or made of runs.
  func shown(_ source: ShownValue.Source) -> ShownText? {
    if case .field(let reference) = source, holdsRuns(reference) {
      let text = reader.text(of: children(reference).map(\.component), design)
      return text.markup.runs.isEmpty ? nil : text
    }
    return text(source).map { ShownText(markup: markup($0, source)) }
  }

  private func holdsRuns(_ reference: ContentReference) -> Bool {
    guard case .list(.component(let name), _)? = spec.way(of: reference)?.end?.type,
      let index = design.indices[name]
    else { return false }
    return design.components[index].role == .textRun
  }

  /// A text with its markup read, if it is a rich one.
  func markup(
    _ text: String, _ source: ShownValue.Source
  ) -> MarkupText {
    guard case .field(let reference) = source else { return MarkupText(plain: text) }
    return spec.markup(text, of: reference, addresses: design.tokens.configuration.addresses)
  }

  /// The texts of a list.
  func list(_ source: ShownValue.Source) -> [String] {
    guard case .field(let reference) = source else { return [] }
    switch value(of: reference) {
    case .sent(let node):
      return reader.tape.elements(of: node).compactMap { reader.tape.stringValue($0) }
    case .stated(.list(let values)):
      return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    case .stated, .missing: return []
    }
  }

  /// The value of the field that a reference means; none if a component on the way is absent.
  func value(of reference: ContentReference) -> SentField.Value {
    guard let owner = owner(of: reference) else { return .missing }
    let fields = design.components[owner.component].fields
    guard let index = fields.firstIndex(where: { $0.name == reference.names.last }) else {
      return .missing
    }
    return (owner.content?.fields[index] ?? SentField()).value(by: fields[index])
  }

  func children(_ reference: ContentReference) -> [DrawnComponent.Child] {
    guard let name = reference.names.last else { return [] }
    return owner(of: reference)?.children(in: name, of: design) ?? []
  }

  /// The component whose content has a reference's field; `nil` if one on the way is left out.
  private func owner(of reference: ContentReference) -> DrawnComponent? {
    reference.names.dropLast().reduce(drawn) { owner, name in
      owner?.children(in: name, of: design).first?.component
    }
  }

  /// The value of a flag; `nil` where the spec says none.
  func flag(_ value: LookValue<TokenReference>?) -> Bool? {
    switch value {
    case .flag(let flag)?: return flag
    case .byChoice(let choice, let values)?:
      return flag(values[cases[choice]])
    case .content(let reference, let otherwise)?:
      switch text(.field(reference)) {
      case "true"?: return true
      case "false"?: return false
      default: return flag(otherwise)
      }
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether the content says why an input is not accepted.
  func isRefused(_ item: ArrangedItem<TokenReference>) -> Bool {
    guard let error = item.spoken.first(where: { $0.name == "error" }) else { return false }
    return !["", "false"].contains(text(error.source) ?? "")
  }
}

extension DrawnComponent {
  /// The components in a field.
  func children(in field: String, of design: ScreenDesign) -> [Child] {
    let fields = design.components[component].fields
    return children.filter { fields[$0.field].name == field }
  }
}
