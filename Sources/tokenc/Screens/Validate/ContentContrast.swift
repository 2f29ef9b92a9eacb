import TokenCompiler
import TokenRuntime

/// Finds text that a server's colors make hard to read, in each theme.
///
/// It measures where a text stands on a background by the specs: an element's own background, or the
/// element that `on` names; and only where the content chose one of the two colors. Of what lies on
/// something that no spec tells, it says nothing.
package struct ContentContrast {
  private let tokens: TokenTable
  private let families: [String: [String: Int]]
  private let references: [String: Int]
  /// The components with their looks.
  private let components: [Component]
  private let table: CompleteTokenTable
  private let declared: [Pair: [DeclaredContrast]]
  /// The components that draw a background, themselves or by one within.
  private let painters: Set<String>

  private struct Pair: Hashable {
    let foreground, background: Int
  }

  /// - Parameters:
  ///   - tokens: every token with its colors.
  ///   - table: the same as it is emitted, which the components refer to.
  package init(_ tokens: TokenTable, _ table: CompleteTokenTable, components: [Component]) {
    self.tokens = tokens
    self.table = table
    self.components = components
    references = Dictionary(
      tokens.tokens.indices.map { (tokens.tokens[$0].text, $0) }, uniquingKeysWith: { $1 })
    let references = references
    families = Dictionary(
      table.families.map { family in
        let names = family.tokens.flatMap { token in
          ([token.names.serverName] + token.names.formerNames).compactMap { name in
            references[token.text].map { (name, $0) }
          }
        }
        return (family.group, Dictionary(names, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
    painters = Set(components.filter { Self.paints($0, components) }.map(\.name))
    declared = Dictionary(
      grouping: tokens.declaredContrasts,
      by: { Pair(foreground: $0.foreground, background: $0.background) })
  }

  private static func paints(_ component: Component, _ all: [Component]) -> Bool {
    component.variants.flatMap(\.looks).contains { look in
      switch component.elements[look.element].kind {
      case .element:
        look.properties.contains { property in
          property.path.contains { ["backgroundColor", "backgroundFill"].contains($0) }
        }
      case .component(let name): all.first { $0.name == name }.map { paints($0, all) } ?? false
      }
    }
  }

  /// The findings in a component's content.
  ///
  /// - Parameters:
  ///   - content: the object with the component's fields.
  ///   - path: the names and indices that lead to it.
  ///   - element: finds the component that an object is by its type.
  func findings(
    in content: NodeID, as component: Component, at path: [String], of tape: JSONTape,
    element: @escaping (NodeID) -> SentComponent?
  ) -> [Diagnostic] {
    guard !declared.isEmpty else { return [] }
    var walk = Walk(contrast: self, tape: tape, element: element, path: path)
    walk.visit(content, as: component, on: .unknown, stated: .own)
    return walk.diagnostics
  }

  // MARK: Colors

  /// A color of an element.
  private struct SentColor {
    var token: Int
    /// Where the content says it, with the names that lead there; `nil` for one of the design.
    var place: (node: NodeID, path: [String])?
    /// What the design has where the content says nothing.
    var standard: Int?

    var candidates: [Int] { [token, standard].compactMap { $0 } }
  }

  private enum Evaluated {
    case color(SentColor)
    case unset, unknown
  }

  /// What lies beneath an element, the nearest first.
  private struct Ground {
    /// Nothing is known of what lies beneath the last one.
    var layers: [SentColor]

    static let unknown = Ground(layers: [])
  }

  /// What the component around says of one within.
  private struct Stated {
    /// The cases of its enums, and its variant, by the names of parameters.
    var cases: [String: Int] = [:]
    /// Whether the content within chooses colors.
    var heedsContent = true

    static let own = Stated()
  }

  // MARK: One document

  private struct Walk {
    let contrast: ContentContrast
    let tape: JSONTape
    let element: (NodeID) -> SentComponent?
    var path: [String]
    var diagnostics: [Diagnostic] = []

    init(
      contrast: ContentContrast, tape: JSONTape, element: @escaping (NodeID) -> SentComponent?,
      path: [String]
    ) {
      self.contrast = contrast
      self.tape = tape
      self.element = element
      self.path = path
    }

    mutating func visit(
      _ node: NodeID?, as component: Component, on ground: Ground, stated: Stated
    ) {
      guard path.count <= ContentLimits.depth else { return }
      let scene = Scene(
        contrast: contrast, tape: tape, component: component, node: node, path: path,
        ground: ground, stated: stated)
      for index in component.elements.indices { measure(index, in: scene) }
      for field in component.fields {
        guard let member = scene.member(of: field) else { continue }
        path.append(member.key)
        let element = component.elements.firstIndex { $0.name == field.name }
        let name = field.background ?? element.flatMap { component.elements[$0].background }
        let stated = element.map { scene.stated(of: $0, for: field) } ?? .own
        visit(member.node, field.type, on: scene.ground(beneath: name, besides: element), stated)
        path.removeLast()
      }
    }

    private mutating func visit(
      _ node: NodeID, _ type: FieldType, on ground: Ground, _ stated: Stated
    ) {
      switch type {
      case .element:
        guard let sent = element(node) else { return }
        path += sent.path
        visit(sent.content, as: sent.component, on: ground, stated: .own)
        path.removeLast(sent.path.count)
      case .component(let name):
        guard let nested = contrast.components.first(where: { $0.name == name }),
          tape.kind(node) == .object
        else { return }
        visit(node, as: nested, on: ground, stated: stated)
      case .list(let type, _):
        guard tape.kind(node) == .array else { return }
        for (index, node) in tape.elements(of: node).enumerated() {
          path.append("\(index)")
          visit(node, type, on: ground, stated)
          path.removeLast()
        }
      default: break
      }
    }

    private mutating func measure(_ index: Int, in scene: Scene) {
      guard let path = scene.component.elements[index].foreground,
        case .color(let text) = scene.color(of: index, path)
      else { return }
      let ground = scene.ground(of: index)
      guard let background = ground.layers.first,
        let place = text.place ?? ground.layers.lazy.compactMap(\.place).first
      else { return }
      let failures = contrast.failures(of: text, on: ground)
      guard !failures.isEmpty else { return }
      let tokens = contrast.tokens
      let inputs = tokens.themes.map(\.input)
      let summary = ContextSummary(of: failures.map { inputs[$0.theme] }, among: inputs)
      let worst = failures.map(\.ratio).min() ?? 0
      let minimum = failures.map(\.minimum).max() ?? 0
      let themes = summary.isEverything ? "" : " in \(summary.contextText)"
      let names = [text, background].map { "'\(tokens.tokens[$0.token].text)'" }
      diagnostics.append(
        .warning(
          .lowContrast,
          "\(ContentValidator.pointer(place.path)) \(names[0]) on \(names[1]) has a contrast of "
            + "\(JSONNumber.text(Contrast.shown(worst)))\(themes); "
            + "\(JSONNumber.text(minimum)) is needed", at: tape.range(place.node)))
    }
  }

  /// The themes in which a text does not stand out enough.
  private func failures(
    of text: SentColor, on ground: Ground
  ) -> [(theme: Int, ratio: Double, minimum: Double)] {
    guard let background = ground.layers.first else { return [] }
    let pairs = text.candidates.flatMap { foreground in
      background.candidates.flatMap { background in
        declared[Pair(foreground: foreground, background: background)] ?? []
      }
    }
    return tokens.themes.indices.compactMap { theme in
      let pairs = pairs.filter { $0.pair.counts(in: tokens.themes[theme]) }
      guard let strictest = pairs.max(by: { $0.pair.minimum < $1.pair.minimum }),
        let color = tokens.color(of: tokens.tokens[text.token], in: theme)
      else { return nil }
      var layers = ground.layers.compactMap { tokens.color(of: tokens.tokens[$0.token], in: theme) }
      guard layers.count == ground.layers.count else { return nil }
      if let opaque = layers.firstIndex(where: { $0.opacity >= 1 }) {
        layers.removeSubrange(layers.index(after: opaque)...)
      } else {
        // What a design says of the lowest layer holds, and nothing else is known.
        guard let backdrop = strictest.backdrop,
          let color = tokens.color(of: tokens.tokens[backdrop], in: theme)
        else { return nil }
        layers.append(color)
      }
      var beneath = layers.removeLast()
      while let layer = layers.popLast() { beneath = layer.composited(over: beneath) }
      let ratio = Contrast.ratio(of: color, on: beneath)
      let minimum = strictest.pair.minimum
      return ratio < minimum ? (theme, ratio, minimum) : nil
    }
  }

  // MARK: One component

  /// A component with what its content and the component around say.
  private struct Scene {
    let contrast: ContentContrast
    let tape: JSONTape
    let component: Component
    let node: NodeID?
    let path: [String]
    let ground: Ground
    let stated: Stated

    /// The member of a field that counts, if it says something.
    func member(of field: FieldSpec) -> (key: String, node: NodeID)? {
      member(of: field, in: node)
    }

    private func member(of field: FieldSpec, in node: NodeID?) -> (key: String, node: NodeID)? {
      guard let node, tape.kind(node) == .object else { return nil }
      for key in field.keys {
        guard let member = tape.member(key, of: node) else { continue }
        return tape.kind(member) == .null ? nil : (key, member)
      }
      return nil
    }

    // MARK: Backgrounds

    /// What an element's text stands on: its own background, over what the element is on.
    func ground(of index: Int) -> Ground {
      let element = component.elements[index]
      let beneath = ground(beneath: element.background, besides: index)
      switch background(of: index) {
      case .color(let color): return Ground(layers: [color] + beneath.layers)
      case .unset: return beneath
      case .unknown: return .unknown
      }
    }

    /// What lies beneath an element: another one; or what the component is on, if none of its other
    /// elements may be between.
    func ground(beneath name: String?, besides index: Int?) -> Ground {
      if let name, let below = component.elements.firstIndex(where: { $0.name == name }) {
        return ground(of: below)
      }
      let others = component.elements.indices.filter { $0 != index }
      let isFree = others.allSatisfy {
        if case .unset = background(of: $0) { true } else { false }
      }
      return isFree ? ground : .unknown
    }

    private func background(of index: Int) -> Evaluated {
      let element = component.elements[index]
      guard let paths = element.backgrounds else {
        // Where a component within draws a background, nobody says what that covers.
        guard case .component(let name) = element.kind, contrast.painters.contains(name) else {
          return .unset
        }
        return isMissing(index) ? .unset : .unknown
      }
      for path in paths {
        let value = color(of: index, path)
        if case .unset = value { continue }
        return value
      }
      return .unset
    }

    /// Whether an element is a component that the content may leave out, and does.
    private func isMissing(_ index: Int) -> Bool {
      let field = component.fields.first { $0.name == component.elements[index].name }
      return field.map { $0.isOptional && member(of: $0) == nil } ?? false
    }

    // MARK: Values

    private func look(of element: Int) -> ElementLook<TokenReference>? {
      component.variants[chosenVariant].looks.first { $0.element == element }
    }

    func color(of index: Int, _ path: [String]) -> Evaluated {
      let look = look(of: index)
      guard let property = look?.properties.first(where: { $0.path == path }) else {
        return .unset
      }
      return evaluate(property.value)
    }

    private func evaluate(_ value: LookValue<TokenReference>) -> Evaluated {
      switch value {
      case .token(let reference):
        return index(of: reference).map { .color(SentColor(token: $0)) } ?? .unknown
      case .content(let reference, let otherwise):
        return evaluate(reference, otherwise: otherwise)
      case .byChoice(let choice, let values):
        let index = chosenCase(of: component.choices[choice])
        return evaluate(values[index])
      case .unset: return .unset
      case .number, .flag, .word, .parts: return .unknown
      }
    }

    private func evaluate(
      _ reference: ContentReference, otherwise: LookValue<TokenReference>?
    ) -> Evaluated {
      guard let way = component.way(of: reference), let field = way.end,
        case .token(let group) = field.type
      else { return .unknown }
      let standard =
        standard(of: field) ?? otherwise.map { evaluate($0) } ?? .unknown
      guard stated.heedsContent, let member = member(at: way),
        let name = tape.stringValue(member.node), let token = contrast.families[group]?[name]
      else { return standard }
      var color = SentColor(token: token, place: (member.node, path + member.keys))
      if case .color(let other) = standard { color.standard = other.token }
      return .color(color)
    }

    /// The member at the end of a way of fields, if the content says something there.
    private func member(at way: [FieldSpec]) -> (keys: [String], node: NodeID)? {
      var (keys, node): ([String], NodeID?) = ([], node)
      for field in way {
        guard let member = member(of: field, in: node) else { return nil }
        keys.append(member.key)
        node = member.node
      }
      return node.map { (keys, $0) }
    }

    /// The token of a field that the content leaves out.
    private func standard(of field: FieldSpec) -> Evaluated? {
      guard case .token(let alias)? = field.fallback else { return nil }
      return contrast.references[alias.path].map { .color(SentColor(token: $0)) }
    }

    private func index(of reference: TokenReference) -> Int? {
      let token = contrast.table.families[reference.family].tokens[reference.token]
      return contrast.references[token.text]
    }

    // MARK: Choices

    private var chosenVariant: Int {
      chosen(component.variants.map(\.name), ChoiceSpec.style, as: "variant", standard: 0)
    }

    private func chosenCase(of choice: ChoiceSpec) -> Int {
      chosen(choice.cases, choice.name, as: choice.parameter, standard: choice.defaultCase)
    }

    /// The case of an enum that the component around or the content chooses; the default otherwise, as
    /// `Look` has it.
    private func chosen(
      _ cases: [CaseSpec], _ choice: String, as parameter: String, standard: Int
    ) -> Int {
      if let index = stated.cases[parameter] { return index }
      guard let field = component.field(choosing: choice, as: parameter) else { return standard }
      var fallback = standard
      if case .word(let word)? = field.fallback {
        fallback = cases.firstIndex { $0.name == word } ?? standard
      }
      guard stated.heedsContent, let member = member(of: field) else { return fallback }
      let name = tape.name(member.node)
      let index = cases.firstIndex { one in
        ([one.serverName] + one.formerNames).contains { $0 == name }
      }
      return index ?? fallback
    }

    /// What this component says of one within.
    func stated(of index: Int, for field: FieldSpec) -> Stated {
      guard case .component(let name) = component.elements[index].kind,
        let nested = contrast.components.first(where: { $0.name == name })
      else { return .own }
      let properties = look(of: index)?.properties ?? []
      var stated = Stated(heedsContent: false)
      if let whole = properties.first(where: \.isWhole) {
        guard whole.keepsStated else { return .own }
        stated.heedsContent = true
      }
      for property in properties {
        guard let parameter = property.path.first else { continue }
        let cases =
          parameter == "variant"
          ? nested.variants.map(\.name)
          : nested.choices.first { $0.parameter == parameter }?.cases ?? []
        stated.cases[parameter] = word(property.value).flatMap { word in
          cases.firstIndex { $0.name == word }
        }
      }
      return stated
    }

    private func word(_ value: LookValue<TokenReference>) -> String? {
      switch value {
      case .word(let word, _): word
      case .byChoice(let choice, let values):
        word(values[chosenCase(of: component.choices[choice])])
      default: nil
      }
    }
  }
}

/// A component of a document, with the object that has its fields and the names that lead there.
struct SentComponent {
  let component: Component
  let content: NodeID
  let path: [String]
}

extension ElementSpec {
  /// The property with the color of its text; `nil` for elements without.
  fileprivate var foreground: [String]? {
    guard case .element(let kind, let hasStates) = kind else { return nil }
    let state = hasStates ? ["normal"] : []
    return switch kind {
    case .label, .textView, .textField: state + ["textColor"]
    case .button: state + ["states", "normal", "titleColor"]
    default: nil
    }
  }

  /// The properties with the color behind it; `nil` for a component.
  fileprivate var backgrounds: [[String]]? {
    guard case .element(let kind, let hasStates) = kind else { return nil }
    let state = hasStates ? ["normal"] : []
    let names = ["backgroundFill", "backgroundColor"]
    return switch kind {
    case .view: names.map { state + [$0] }
    case .button:
      names.map { state + ["states", "normal", $0] } + names.map { state + ["view", $0] }
    default: names.map { state + ["view", $0] }
    }
  }
}

extension Diagnostic.ID {
  package static let lowContrast = Self("low-contrast")
}
