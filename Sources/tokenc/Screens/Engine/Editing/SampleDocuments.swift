import TokenCompiler
import TokenComponents
import TokenRuntime

/// JSON as a server could send it, as a value.
package indirect enum SampleValue: JSONWritable, Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([SampleValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: SampleValue

    package init(_ name: String, _ value: SampleValue) {
      self.name = name
      self.value = value
    }
  }

  package func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .flag(let flag): writer.value(flag)
    case .number(let number): writer.value(number)
    case .text(let text): writer.value(text)
    case .list(let values): writer.value(values)
    case .object(let members):
      writer.object { writer in
        for member in members { writer.member(member.name, member.value) }
      }
    }
  }
}

/// The documents that component specs themselves suggest.
package struct SampleDocuments: Sendable {
  private let design: ScreenDesign
  private let reader: DocumentReader

  private static let deepest = 4

  package init(_ side: ScreenSide) {
    design = side.design
    reader = side.validator
  }

  /// The components that a server sends by themselves.
  package var components: [Component] { design.components.filter { !$0.isNestedOnly } }

  /// The actions that specs declare.
  var actions: [Component] { design.components.filter(\.isAction) }

  /// One document with every component.
  package var everyComponent: SampleValue {
    let all = components.map { document(of: $0) }
    return root(around: all) ?? .list(all)
  }

  /// One document with a component.
  package func sample(of component: Component) -> SampleValue {
    let document = document(of: component)
    return root(around: [document]) ?? document
  }

  /// The component that each document is, with others in its first field for any; `nil` where any component may be one.
  private func root(around others: [SampleValue]) -> SampleValue? {
    guard let root = design.components.first(where: { $0.name == reader.root }) else { return nil }
    let place = root.fields.first { field in
      if case .list(.element, _) = field.type { true } else { false }
    }
    let members = content(of: root).filter { $0.name != place?.key }
    return .object(members + (place.map { [.init($0.key, .list(others))] } ?? []))
  }

  /// The text of a field's name: `bodyText` is "Body text".
  static func title(of name: String) -> String {
    var words = ""
    var isAfterSmall = false
    for character in name {
      let isLarge = character.isASCII && character.isUppercase
      if isLarge, isAfterSmall { words += " " }
      isAfterSmall = character.isASCII && (character.isLowercase || character.isNumber)
      words += character.lowercased()
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A component with its type, in the server's form.
  package func document(of component: Component, depth: Int = 0) -> SampleValue {
    let content = SampleValue.object(self.content(of: component, depth: depth))
    guard let typeKey = component.form.typeKeys.first else {
      return .object([.init(component.serverName, content)])
    }
    let type = SampleValue.Member(typeKey, .text(component.serverName))
    if let dataKey = component.form.dataKey { return .object([type, .init(dataKey, content)]) }
    guard case .object(let members) = content else { return content }
    return .object([type] + members.filter { $0.name != typeKey })
  }

  /// The fields of a component: all of the outermost one but colors and lengths of its own, of those in it
  /// the required ones and those with samples, and of others the required ones. Nothing is refused.
  ///
  /// - Parameter turn: chooses among samples.
  package func content(
    of component: Component, depth: Int = 0, turn: Int = 0
  ) -> [SampleValue.Member] {
    guard depth <= Self.deepest else { return [] }
    var content: [SampleValue.Member] = []
    var turns: [String: Int] = [:]
    let errors = component.steeringFields(for: .invalid)
    for field in component.fields where field.type != .callback {
      if !field.isRequired, errors.contains(field.name) { continue }
      let isOwn = depth == 0 && field.type.simpleTokenGroup == nil
      guard field.isRequired || isOwn || depth == 1 && !field.samples.isEmpty else { continue }
      var next = turn
      if case .component(let name) = field.type {
        next = turns[name] ?? turn
        turns[name] = next + 1
      }
      let known = content.contains { $0.name == field.key }
      if !known, let value = value(of: field, in: component, depth: depth, turn: next) {
        content.append(.init(field.key, value))
      }
    }
    return content
  }

  /// The content by which a document puts a component into a state, as far as documents say that.
  package func content(of component: Component, in state: ElementState) -> [SampleValue.Member] {
    var content = content(of: component)
    for name in component.steeringFields(for: state) {
      guard let field = component.fields.first(where: { $0.name == name }) else { continue }
      let value =
        field.type == .flag ? .flag(true) : value(of: field, in: component, depth: 0, turn: 0)
      guard let value else { continue }
      content.removeAll { $0.name == field.key }
      content.append(.init(field.key, value))
    }
    return content
  }

  /// The value of a field: one of the samples that the spec states, or what its type suggests.
  func value(
    of field: FieldSpec, in component: Component, depth: Int, turn: Int = 0
  ) -> SampleValue? {
    if !field.samples.isEmpty {
      return sent(field.samples[turn % field.samples.count].value, field.type, component)
    }
    switch field.fallback {
    case .flag(let flag)?: return .flag(flag)
    case .number(let number)?: return .number(number)
    case .text(let text)? where field.type != .action: return .text(text)
    default: break
    }
    if case .choice = field.type {
      let cases = component.cases(of: field.type)
      let chosen = LookPool.index(of: field.fallback, in: cases) ?? 0
      return cases.indices.contains(chosen) ? Self.sent(cases[chosen]) : nil
    }
    return value(
      of: field.type, named: field.name, in: component, depth: depth, turn: turn)
  }

  func value(
    of type: FieldType, named name: String, in component: Component, depth: Int, turn: Int = 0
  ) -> SampleValue? {
    switch type {
    case .text, .richText, .markdown: return .text(Self.title(of: name))
    case .choice: return component.cases(of: type).first.map(Self.sent)
    case .token(let group): return reader.families[group]?.today.first.map { .text($0) }
    case .component(let name):
      return design.indices[name].map {
        .object(content(of: design.components[$0], depth: depth + 1, turn: turn))
      }
    case .element:
      guard depth <= Self.deepest else { return nil }
      let simple = components.filter(\.isSimple)
      let shown = simple.first { $0.arrangement != nil } ?? simple.first
      return document(of: shown ?? component, depth: depth + 1)
    case .list(let element, _):
      let count = if case .component = element { 3 } else { 1 }
      return .list(
        (0..<count).compactMap {
          value(of: element, named: name, in: component, depth: depth, turn: $0)
        })
    case .icon: return .text("star")
    case .image: return .text("picture")
    case .url: return .text("https://example.com")
    case .flag: return .flag(true)
    case .number, .integer: return .number(1)
    case .seconds: return .number(1_795_380_840)
    case .milliseconds: return .number(1_795_380_840_000)
    case .date: return .text("2026-11-22T20:54:00Z")
    case .decimal: return .text("1250.50")
    case .written(let form): return .text(form.sample)
    case .color: return .text("#2E7D32")
    case .action: return action(actions.first)
    case .json, .callback: return nil
    }
  }

  /// A declared action with the parameters that it needs.
  func action(_ action: Component?) -> SampleValue {
    guard let action else { return .object([.init("type", .text("open"))]) }
    let type = SampleValue.Member("type", .text(action.serverName))
    guard action.fields.contains(where: \.isRequired) else { return .object([type]) }
    return .object([type, .init("parameters", .object(content(of: action, depth: 1)))])
  }

  /// A value of a spec as a server sends it; `nil` for one that a server leaves out.
  private func sent(
    _ value: FieldDefault, _ type: FieldType, _ component: Component
  ) -> SampleValue? {
    switch value {
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .word:
      let cases = component.cases(of: type)
      return LookPool.index(of: value, in: cases).map { Self.sent(cases[$0]) }
    case .token(let alias):
      return design.index(ofPath: alias.path).map {
        .text(design.tokens.tokens[$0].names.serverName)
      }
    case .list(let values):
      return .list(values.compactMap { sent($0, type.element ?? type, component) })
    case .empty: return nil
    }
  }

  static func sent(_ one: CaseSpec) -> SampleValue {
    switch one.sent {
    case .text: .text(one.serverName)
    case .number: Double(one.serverName).map { .number($0) } ?? .text(one.serverName)
    case .flag: .flag(one.serverName == "true")
    }
  }
}

extension FieldType {
  /// The group of a token that is sent by itself, and not in a list.
  fileprivate var simpleTokenGroup: String? {
    if case .token(let group) = self { group } else { nil }
  }
}

extension ComponentSpec {
  /// The cases of a field that chooses one: those of an enum, or the variants.
  package func cases(of type: FieldType) -> [CaseSpec] {
    guard case .choice(let name) = type else { return [] }
    return choices.first { $0.name == name }?.cases ?? variants.map(\.name)
  }

  /// A Boolean value that indicates whether the component is whole without components in it.
  fileprivate var isSimple: Bool {
    !fields.contains { $0.isRequired && $0.holdsElementAtOnce }
  }

  /// The fields by which a document puts something of the arrangement into a state.
  package func steeringFields(for state: ElementState) -> [String] {
    func fields(of item: ArrangedItem<Reference>) -> [String] {
      var own: String?
      if state == .selected, case .content(let reference, _)? = item.isSelected {
        own = reference.path
      } else if state == .invalid {
        own = item.spoken.first { $0.name == "error" }?.source.field?.path
      }
      return (own.map { [$0] } ?? []) + item.inner.flatMap(fields)
    }
    return arrangement.map(fields) ?? []
  }

  /// The states in which something of the component's looks differs.
  package var drawnStates: [ElementState] {
    let names = Set(variants.flatMap(\.looks).flatMap(\.properties).flatMap(\.path))
    return ElementState.allCases.filter { $0 == .normal || names.contains($0.rawValue) }
  }
}

extension FieldSpec {
  fileprivate var holdsElementAtOnce: Bool { type == .element || type.element == .element }
}
