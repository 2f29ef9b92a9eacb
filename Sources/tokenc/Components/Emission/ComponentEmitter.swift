import TokenCompiler
import TokenRuntime

/// Lowers components to Swift declarations and renders them.
///
/// Each component is a file with its namespace, one with the index of its enums, and one that names
/// the tokens behind its looks. It writes nothing to disk.
package struct ComponentEmitter: Sendable {
  /// All components, sorted by name.
  package let components: [Component]
  package let table: CompleteTokenTable
  package let configuration: Configuration

  /// The samples that previews show; none unless the configuration asks for them.
  private let samples: [ComponentSampleText]

  package init(
    components: [Component], table: CompleteTokenTable, configuration: Configuration,
    samples: [ComponentSampleText] = []
  ) {
    self.components = components
    self.table = table
    self.configuration = configuration
    self.samples = samples
  }

  /// All files, sorted by name.
  package func emit(_ layout: FileLayout = .split) -> [GeneratedFile] {
    guard !components.isEmpty || layout == .single else { return [] }
    let context = ComponentContext(
      components: components, table: table, configuration: configuration)
    var files = FileArrangement(
      layout, as: "Components", from: "component specs", declaredIn: components.map(\.file))
    func render(
      _ name: String, from source: String, imports: [SwiftImport],
      _ declarations: [SwiftDeclaration]
    ) {
      guard !declarations.isEmpty else { return }
      files.append(SwiftFile(name, from: source, imports: imports, declarations))
    }
    let imports = ComponentImports(context: context)
    for component in components {
      let name = context.typeName(component.name)
      let lowering = ComponentLowering(component: component, context: context)
      let choices = ChoiceLowering(component: component, context: context)
      let uses = TokenUsesLowering(component: component, context: context)
      let declarations =
        component.isStyles
        ? StyleLowering(sheet: component, context: context).declarations : [lowering.namespace]
      render(
        name, from: component.file, imports: imports.namespace(of: component), declarations)
      render(name + "+Index", from: component.file, imports: imports.index, choices.indices)
      render(
        name + "+Tokens", from: component.file, imports: imports.library,
        [uses.declaration].compactMap(\.self))
      guard context.hasViews, component.hasLook else { continue }
      render(
        name + "+View", from: component.file, imports: imports.view(of: component),
        [ArrangementLowering.declaration(of: component, in: context)])
    }
    let source = "component specs"
    if !context.actions.isEmpty {
      render(
        context.actionUnion, from: source, imports: imports.library,
        [ActionUnionLowering(context: context).declaration])
    }
    let union = ContentUnionLowering(context: context)
    if !union.components.isEmpty {
      render(context.contentUnion, from: source, imports: imports.union, union.declarations)
      render(context.componentType + "+Index", from: source, imports: imports.index, [union.index])
      if context.hasLooks {
        render(
          context.lookUnion, from: source, imports: imports.lookUnion,
          [LookUnionLowering(context: context).declaration])
      }
      if context.hasViews {
        render(
          context.lookUnion + "+View", from: source, imports: imports.library,
          [ArrangementUnionLowering(context: context).declaration])
      }
    }
    if !samples.isEmpty {
      render(
        context.typeName("ComponentSamples"), from: source, imports: [],
        [SamplesLowering(samples: samples, context: context).declaration])
    }
    return files.generated
  }
}

/// The facts about all other components and the tokens that the lowering of one component needs.
final class ComponentContext {
  let table: CompleteTokenTable
  let naming: EmissionNaming
  let components: [Component]
  let effects: FieldEffects
  /// Cases that stand for values of the same type in several enums: `.m` alone would be ambiguous.
  private let ambiguousCases: Set<String>
  /// The families whose values depend on more of the context than colors do.
  private let varyingFamilies: Set<Int>
  private var facts: [Fact: Bool] = [:]

  init(components: [Component], table: CompleteTokenTable, configuration: Configuration) {
    self.components = components
    self.table = table
    naming = EmissionNaming(configuration: configuration)
    effects = FieldEffects(of: components)
    hasViews = configuration.hasViews
    hasLooks = components.contains {
      $0.hasLook && (configuration.hasViews || !($0.elements.isEmpty && $0.layout.isEmpty))
    }
    var owners: [String: Set<String>] = [:]
    for family in table.families {
      let type = ValueKind(family.type).type
      for token in family.tokens {
        owners["\(type) \(token.names.caseName)", default: []].insert(family.group)
      }
    }
    ambiguousCases = Set(owners.filter { $0.value.count > 1 }.keys)
    varyingFamilies = Set(
      table.families.indices.filter { index in
        let family = table.families[index]
        return !FamilyTables.rowAxes(of: family, in: table, ValueKind(family.type)).isEmpty
      })
  }

  var access: String { naming.access }
  var contentUnion: String { typeName("ComponentContent") }
  /// The enum with any action, if specs declare some.
  var actionUnion: String { typeName("ComponentAction") }
  var lookUnion: String { typeName("ComponentLook") }
  /// The enum by which components of a union differ.
  var componentType: String { typeName("ComponentType") }

  /// A Boolean value that indicates whether some component has both a content and looks or a layout, so that all
  /// contents have looks.
  let hasLooks: Bool
  let hasViews: Bool

  /// The file of styles whose names a choice has as its cases, if they are of a type.
  func sheet(of choice: ChoiceSpec, _ type: String) -> Component? {
    guard choice.isStyles, let sheet = component(choice.owner) else { return nil }
    return sheet.elements.first?.kind.swiftType == type ? sheet : nil
  }

  /// Returns a Boolean value that indicates whether a style of a type depends on the context.
  func followsContext(_ style: String, of type: String) -> Bool {
    sheets.contains { sheet in
      guard sheet.elements.first?.kind.swiftType == type else { return false }
      return sheet.variants.contains { $0.name.name == style && followsContext($0) }
    }
  }

  func followsContext(_ variant: VariantSpec<TokenReference>) -> Bool {
    variant.looks.flatMap(\.properties).map(\.value).contains(where: followsContext)
  }

  private(set) lazy var sheets = components.filter(\.isStyles)
  /// All components that a server can send by their `type`.
  private(set) lazy var elements = components.filter { !$0.isNestedOnly }
  private(set) lazy var actions = components.filter(\.isAction)
  private lazy var byName = Dictionary(firstOf: components.map { ($0.name, $0) })

  private(set) lazy var holders: [String: [Component]] = {
    var holders: [String: [Component]] = [:]
    for component in components where component.hasLook {
      let held =
        component.fields.compactMap(\.type.component)
        + madeElements(of: component).map(\.component.name)
      for name in Set(held) { holders[name, default: []].append(component) }
    }
    return holders
  }()

  /// The case of a component or an action in a union, for example `openPage`.
  func caseName(of component: Component) -> String {
    SwiftName.declared(SwiftName.camelCase([component.name]))
  }

  func component(_ name: String) -> Component? { byName[name] }

  func typeName(_ name: String) -> String { naming.type(name) }

  /// The property wrapper of a field; `nil` if it is stored as it is.
  ///
  /// A component within is stored elsewhere: all of its references side by side with those around it
  /// would make the code that copies them the largest part of all code.
  func storage(of field: FieldSpec) -> PropertyBox? {
    guard case .component = field.type else { return nil }
    return field.isOptional ? .boxed : .indirect
  }

  func literal(_ value: FieldDefault, _ type: FieldType) -> String {
    switch (value, type) {
    case (.flag(let flag), _): return flag ? "true" : "false"
    case (.number(let number), .seconds):
      return "ContentSeconds(secondsSince1970: \(ValueLowering.literal(number)))"
    case (.number(let number), .milliseconds):
      return "ContentMilliseconds(secondsSince1970: \(ValueLowering.literal(number / 1000)))"
    case (.number(let number), _): return ValueLowering.literal(number)
    case (.text(let text), .icon): return "IconName(rawValue: \(SwiftLiteral.quoted(text)))"
    case (.text(let text), .richText): return ".init(html: \(SwiftLiteral.quoted(text)))"
    case (.text(let text), .markdown): return "ContentMarkdown(\(SwiftLiteral.quoted(text)))"
    case (.text(let text), .url): return "WebAddress(\(SwiftLiteral.quoted(text)))"
    case (.text(let text), .image): return "ContentImage(\(SwiftLiteral.quoted(text)))"
    case (.text(let text), .decimal): return "ContentDecimal(\(SwiftLiteral.quoted(text)))"
    case (.text(let text), .action): return action(text)
    case (.text(let text), .color(let form)):
      return "\(form.typeName)(\(SwiftLiteral.quoted(text)))"
    case (.text(let text), .date):
      let seconds = DateSyntax.secondsSince1970(text) ?? 0
      return "ContentDate(secondsSince1970: \(ValueLowering.literal(seconds)))"
    case (.text(let text), _): return SwiftLiteral.quoted(text)
    case (.word(let word), _): return SwiftName.member(word)
    case (.token(let alias), _):
      let token = table.families.lazy.flatMap(\.tokens).first { $0.text == alias.path }
      return SwiftName.member(token?.names.caseName ?? "")
    case (.list(let values), .list(let type, let isLenient)):
      let list = "[\(values.map { literal($0, type) }.joined(separator: ", "))]"
      return isLenient ? "LenientList(\(list))" : list
    case (.list, _): return "[]"
    case (.empty, .component(let name)): return typeName(name) + ".Content()"
    case (.empty, _): return "[:]"
    }
  }

  /// An action without parameters.
  private func action(_ type: String) -> String {
    let action = actions.first { $0.allServerNames.contains(type) }
    if let action { return ".\(caseName(of: action))(\(typeName(action.name)).Content())" }
    let other = "ContentAction(type: \(SwiftLiteral.quoted(type)))"
    return actions.isEmpty ? other : ".other(\(other))"
  }

  /// The expression that asks the theme for a token, for example `theme[.gapM]`.
  func value(of reference: TokenReference) -> String {
    let family = table.families[reference.family]
    let name = family.tokens[reference.token].names.caseName
    let key = "\(ValueKind(family.type).type) \(name)"
    let type = ambiguousCases.contains(key) ? naming.token(family) : ""
    return value("\(type)\(SwiftName.member(name))", of: reference.family)
  }

  func value(_ token: String, of family: Int) -> String {
    let condition = varyingFamilies.contains(family) ? ", in: context" : ""
    return "theme[\(token)\(condition)]"
  }

  /// Returns a Boolean value that indicates whether a look of a component, or of one within, depends on the context
  /// beyond its colors.
  func looksFollowContext(of component: Component) -> Bool {
    known(.looks, of: component) { findLooksFollowContext(of: component) }
  }

  func layoutFollowsContext(of component: Component) -> Bool {
    known(.layout, of: component) { findLayoutFollowsContext(of: component) }
  }

  /// A fact about a component and those within it, found once: each may be within many others, and they likewise.
  private func known(
    _ fact: Fact.Kind, of component: Component, _ find: () -> Bool
  ) -> Bool {
    let fact = Fact(kind: fact, component: component.name)
    if let known = facts[fact] { return known }
    let found = find()
    facts[fact] = found
    return found
  }

  private struct Fact: Hashable {
    enum Kind: Hashable { case looks, layout, arrangement, look, role }

    var kind: Kind
    var component: String
  }

  private func findLooksFollowContext(of component: Component) -> Bool {
    let values = component.variants.flatMap(\.looks).flatMap(\.properties).map(\.value)
    return values.contains(where: followsContext)
      || component.lookFields.contains(where: followsContext)
      || component.elements.contains { element in
        guard case .component(let name) = element.kind else { return false }
        return self.component(name).map(looksFollowContext) ?? false
      }
  }

  private func findLayoutFollowsContext(of component: Component) -> Bool {
    if component.layoutFields.contains(where: followsContext) { return true }
    return component.layout.contains { property in
      switch property.kind {
      case .value(_, let value): followsContext(value)
      case .component(let name, _): self.component(name).map(layoutFollowsContext) ?? false
      case .choice: false
      }
    }
  }

  /// Returns a Boolean value that indicates whether a value of the arrangement, or the look of a component that it
  /// makes, takes a token.
  func arrangementNeedsTheme(of component: Component) -> Bool {
    guard hasViews, let arrangement = component.arrangement else { return false }
    let isToken = arrangement.ownValues.flatMap(\.leaves).contains { leaf in
      if case .token = leaf { true } else { false }
    }
    return isToken || !madeComponents(of: component).isEmpty
      || !runComponents(of: component).isEmpty
      || component.arrangementFields.contains { bound in
        if case .token = bound.field.type { true } else { false }
      }
  }

  func arrangementFollowsContext(of component: Component) -> Bool {
    known(.arrangement, of: component) { findArrangementFollowsContext(of: component) }
  }

  private func findArrangementFollowsContext(of component: Component) -> Bool {
    guard hasViews, let arrangement = component.arrangement else { return false }
    return arrangement.ownValues.contains(where: followsContext)
      || component.arrangementFields.contains(where: followsContext)
      || madeComponents(of: component).contains(where: lookFollowsContext)
      || runComponents(of: component).contains(where: roleFollowsContext)
  }

  /// Returns a Boolean value that indicates whether the value of the library that a component represents depends on the
  /// context.
  func roleFollowsContext(of component: Component) -> Bool {
    known(.role, of: component) { findRoleFollowsContext(of: component) }
  }

  private func findRoleFollowsContext(of component: Component) -> Bool {
    component.role == .textRun
      && component.fields.contains { field in
        if field.name == "runs", let inner = run(of: field.type) {
          return inner.name != component.name && roleFollowsContext(of: inner)
        }
        guard case .token(let group) = field.type, ["color", "typography"].contains(field.name)
        else { return false }
        return varyingFamilies.contains { table.families[$0].group == group }
      }
  }

  /// The component whose contents are the runs of a text; `nil` for other fields.
  func run(of type: FieldType) -> Component? {
    guard case .list(.component(let name), _) = type, let nested = component(name),
      nested.role == .textRun
    else { return nil }
    return nested
  }

  /// The reader that makes runs of a list of contents, each of which may hold others.
  func runs(of run: Component) -> String {
    let more = roleFollowsContext(of: run) ? ", in: context" : ""
    let property = LibraryRole.textRun.property
    return run.fields.contains { $0.name == "runs" }
      ? "flatMap { $0.\(property)s(theme\(more)) }" : "map { $0.\(property)(theme\(more)) }"
  }

  /// The components whose contents the arrangement shows as runs of a text.
  private func runComponents(of component: Component) -> [Component] {
    (component.arrangement?.leaves ?? []).flatMap { item -> [Component] in
      guard case .slots(let values) = item.content else { return [] }
      return values.compactMap { value in
        value.source.field.flatMap { component.way(of: $0)?.end }.flatMap { run(of: $0.type) }
      }
    }
  }

  /// The components whose content the arrangement says.
  private func madeComponents(of component: Component) -> [Component] {
    madeElements(of: component).map(\.component)
  }

  /// The elements that are components whose content the arrangement says; none without views.
  func madeElements(of component: Component) -> [(element: ElementSpec, component: Component)] {
    guard hasViews else { return [] }
    return (component.arrangement?.leaves ?? []).compactMap { item in
      guard case .element(let index) = item.kind,
        case .component(let name) = component.elements[index].kind,
        let nested = self.component(name), nested.hasContent
      else { return nil }
      switch item.content {
      case .slots, .none: return (component.elements[index], nested)
      case .app, .whole: return nil
      }
    }
  }

  func states(layoutOf element: ElementSpec, in component: Component) -> Bool {
    component.layout.contains { property in
      guard case .component(let name, _) = property.kind else { return false }
      return property.name == element.name && element.kind == .component(name)
    }
  }

  /// Returns a Boolean value that indicates whether the look of a content, or of any component that it may hold,
  /// depends on the context.
  func lookFollowsContext(of component: Component) -> Bool {
    known(.look, of: component) { findLookFollowsContext(of: component) }
  }

  private func findLookFollowsContext(of component: Component) -> Bool {
    looksFollowContext(of: component) || layoutFollowsContext(of: component)
      || arrangementFollowsContext(of: component)
      || component.fields.contains { field in
        if field.type.holdsElements { return unionFollowsContext }
        return field.type.component.flatMap(self.component).map(lookFollowsContext) ?? false
      }
  }

  /// A Boolean value that indicates whether the look of some component that a server can send depends on the context.
  ///
  /// Every component that holds elements asks, and the answer takes a walk through all components.
  private(set) lazy var unionFollowsContext = elements.contains { component in
    reachable(from: component).contains {
      looksFollowContext(of: $0) || layoutFollowsContext(of: $0)
        || arrangementFollowsContext(of: $0)
    }
  }

  /// A component with those that it contains by name.
  private func reachable(from component: Component) -> [Component] {
    var found = [component]
    var seen: Set = [component.name]
    var next = 0
    while next < found.count {
      for nested in found[next].nestedComponents where seen.insert(nested.name).inserted {
        if let nested = self.component(nested.name) { found.append(nested) }
      }
      next += 1
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the tokens that a field holds depend on the context.
  private func followsContext(_ bound: Component.BoundField) -> Bool {
    guard case .token(let group) = bound.field.type else { return false }
    return varyingFamilies.contains { table.families[$0].group == group }
  }

  private func followsContext(_ value: LookValue<TokenReference>) -> Bool {
    value.leaves.contains { leaf in
      guard case .token(let reference) = leaf else { return false }
      return varyingFamilies.contains(reference.family)
    }
  }

  func swiftType(_ type: FieldType, in component: Component) -> String {
    switch type {
    case .text: "String"
    // A component or an enum of a spec may have this name.
    case .richText: "AppearanceRuntime.RichText"
    case .markdown: "ContentMarkdown"
    case .icon: "IconName"
    case .url: "WebAddress"
    case .image: "ContentImage"
    case .flag: "Bool"
    case .date: "ContentDate"
    case .seconds: "ContentSeconds"
    case .milliseconds: "ContentMilliseconds"
    case .decimal: "ContentDecimal"
    case .number: "Double"
    case .integer: "Int"
    case .written(.points): "ContentPoints"
    case .written(.ratio): "ContentRatio"
    case .written(.percent): "ContentPercentage"
    case .color(let form): form.typeName
    case .json: "ContentValue"
    case .action: actions.isEmpty ? "ContentAction" : actionUnion
    case .callback: "ContentCallback"
    case .element: contentUnion
    case .choice(let name): name
    case .token(let group): table.families.first { $0.group == group }.map(naming.token) ?? "String"
    case .component(let name): typeName(name) + ".Content"
    case .list(let type, isLenient: false): "[\(swiftType(type, in: component))]"
    case .list(let type, isLenient: true): "LenientList<\(swiftType(type, in: component))>"
    }
  }
}

extension ColorSyntax {
  /// The type of the runtime that decodes such colors.
  fileprivate var typeName: String {
    switch self {
    case .opacityLast: "ContentColor"
    case .opacityFirst: "ContentColorOpacityFirst"
    case .opaque: "ContentOpaqueColor"
    }
  }
}
