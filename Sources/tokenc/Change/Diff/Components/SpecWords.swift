import TokenComponents
import TokenRuntime

/// The types of the parts of component specs, in words that are equal for equal Swift types and wire
/// forms.
extension ElementSpec.Kind {
  /// For example `image`, `view by state`, `component IconView`.
  func words(_ names: ComponentNames) -> String {
    switch self {
    case .element(let kind, let hasStates): kind.rawValue + (hasStates ? " by state" : "")
    case .component(let name): "component \(names.component(name))"
    }
  }
}

extension LayoutSpec {
  /// For example `distance`, `scaled distance`, `insets`, `size`, `Size`.
  func words(of choices: [ChoiceSpec], _ names: ComponentNames) -> String {
    switch kind {
    case .value(.insets, _): "insets"
    case .value(.length, _): "scaled distance"
    case .value(.size, _): "size"
    case .value: "distance"
    case .choice(let index): names.choice(choices[index].name)
    case .component(let name, _): "component \(names.component(name))"
    }
  }
}

extension FieldSpec {
  /// For example `text`, `optional list of component IconView`.
  func words(_ names: ComponentNames) -> String {
    (isOptional && type != .callback ? "optional " : "") + type.words(names)
  }
}

extension FieldType {
  fileprivate func words(_ names: ComponentNames) -> String {
    switch self {
    case .choice(let name): names.choice(name)
    case .token(let group): "token of \(group)"
    case .component(let name): "component \(names.component(name))"
    case .list(let type, let isLenient):
      (isLenient ? "lenient list of " : "list of ") + type.words(names)
    case .color(let form): "color \(form.rawValue)"
    case .text, .richText, .markdown, .icon, .image, .url, .flag, .number, .integer, .date,
      .seconds,
      .milliseconds, .decimal, .written, .json, .action, .callback, .element:
      Self.plain.first { $0.value == self }?.key ?? ""
    }
  }
}

/// The names of an old version's components and enums in the new one.
struct ComponentNames: Sendable {
  /// New names by the old ones; the same where there is none.
  var components: [String: String] = [:]
  var choices: [String: String] = [:]
  /// For each component by its new name and each argument, `variant` or `size`, the new words.
  var words: [String: [String: [String: String]]] = [:]
  /// For each component by its new name and each enum, the new names of cases.
  private var cases: [String: [String: [String: String]]] = [:]
  /// For each component by its new name, the new names of the fields of its content.
  private var fields: [String: [String: String]] = [:]

  /// Of the new version itself.
  static let same = ComponentNames()

  func component(_ name: String) -> String { components[name] ?? name }
  func choice(_ name: String) -> String { choices[name] ?? name }

  /// The name of an enum's case in the new version; `component` is the new name.
  func newWord(_ word: String, of choice: String, in component: String) -> String {
    cases[component]?[choice]?[word] ?? word
  }

  /// The name of an old spec's reference in the new version, for example `style.color`; `component` is the spec's
  /// new name.
  func path(
    _ reference: ContentReference, of spec: ComponentSpec<Alias>, in component: String
  ) -> String {
    guard let way = spec.way(of: reference) else { return reference.path }
    var owner: String? = component
    let names = way.map { field in
      defer { owner = field.type.component.map(self.component) }
      return owner.flatMap { fields[$0]?[field.name] } ?? field.name
    }
    return names.joined(separator: ".")
  }

  /// Adds a component's names, and what those who contain it say to it now.
  mutating func add(_ old: ComponentSpec<Alias>, _ new: ComponentSpec<Alias>) {
    func words(_ old: [CaseSpec], _ new: [CaseSpec]) -> [String: String] {
      Dictionary(lastOf: VersionPairs(old, new).pairs.map { ($0.old.name, $0.new.name) })
    }
    components[old.name] = new.name
    let variants = words(old.variants.map(\.name), new.variants.map(\.name))
    self.words[new.name, default: [:]]["variant"] = variants
    cases[new.name, default: [:]][ChoiceSpec.style] = variants
    fields[new.name] = Dictionary(
      lastOf: VersionPairs(old.fields, new.fields).pairs.map { ($0.old.name, $0.new.name) })
    for (choice, before, _) in VersionPairs(old.choices, new.choices, by: \.name).entries {
      guard let before else { continue }
      let words = words(before.cases, choice.cases)
      self.words[new.name]?[choice.parameter] = words
      cases[new.name]?[choice.name] = words
    }
  }
}
