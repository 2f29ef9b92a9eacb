import TokenCompiler

/// Joins component specs with the tokens and with one another.
///
/// It finds what aliases and component names mean, checks that types fit and that no variant leaves
/// a hole. A table has every token for every brand and scheme, so an alias that is found resolves
/// in all of them. It knows no Swift text.
struct ComponentLinker {
  let table: CompleteTokenTable
  let references: [String: TokenReference]
  /// Has the tokens that specs can't name, too.
  let hidden: TokenTable
  /// A Boolean value that indicates whether some token or file has a fault, so that a group may be missing for that
  /// reason.
  let isIncomplete: Bool
  /// A Boolean value that indicates whether tokens have faults, so that what succeeds which may be open.
  let hadErrors: Bool
  /// The paths of all tokens; few runs ask for the nearest one.
  lazy var index = SpellingIndex(references.keys)
  let specs: [ComponentSpec<Alias>]
  /// Where the specs stand, by their names.
  private let indices: [String: Int]
  /// The samples of images that have a picture, by what a server sends for them.
  private var pictures: [String: FieldSample] = [:]
  var diagnostics: DiagnosticCollector

  /// Links specs, sorted by name; the result is valid only if no error was reported.
  static func link(
    _ specs: [ComponentSpec<Alias>], to table: CompleteTokenTable, hiding hidden: TokenTable,
    isIncomplete: Bool = false, needsArrangements: Bool = false,
    reporting diagnostics: inout DiagnosticCollector
  ) -> [Component] {
    guard !specs.isEmpty else { return [] }
    var linker = ComponentLinker(specs, table, hidden, isIncomplete, diagnostics)
    linker.checkNames()
    linker.checkActions()
    linker.checkTypeKeys()
    let cycles = ComponentCycles.find(in: linker.specs)
    for cycle in cycles.diagnostics { linker.diagnostics.report(cycle) }
    guard !cycles.areTooDeep else {
      diagnostics = linker.diagnostics
      return []
    }
    let components = linker.specs.map { linker.link($0) }
    if needsArrangements { linker.checkArrangements() }
    diagnostics = linker.diagnostics
    return components
  }

  private init(
    _ specs: [ComponentSpec<Alias>], _ table: CompleteTokenTable, _ hidden: TokenTable,
    _ isIncomplete: Bool, _ diagnostics: DiagnosticCollector
  ) {
    self.specs = specs.sorted(byBytesOf: \.name)
    indices = Dictionary(firstOf: self.specs.enumerated().map { ($1.name, $0) })
    self.table = table
    self.diagnostics = diagnostics
    var references: [String: TokenReference] = [:]
    for (family, tokens) in table.families.enumerated() {
      for (token, entry) in tokens.tokens.enumerated() {
        references[entry.text] = TokenReference(family: family, token: token)
      }
    }
    self.references = references
    self.hidden = hidden
    self.isIncomplete = isIncomplete
    hadErrors = diagnostics.hasErrors
  }

  func spec(_ name: String) -> ComponentSpec<Alias>? { indices[name].map { specs[$0] } }

  mutating func fail(_ range: SourceRange, _ message: String) {
    diagnostics.error(.componentSpec, message, at: range)
  }

  // MARK: Components

  private mutating func link(_ spec: ComponentSpec<Alias>) -> Component {
    for element in spec.elements {
      guard case .component(let name) = element.kind, let nested = known(name, element.range),
        nested.elements.isEmpty, !nested.isPartial
      else { continue }
      fail(element.range, "component '\(name)' has no look to take part in this")
    }
    for field in spec.fields {
      check(field.type, field.range)
      for value in [field.fallback, field.substitute].compactMap(\.self) {
        check(value, of: field.type, field.range)
      }
      check(field.samples, of: field.type)
    }
    for element in spec.elements { check(element.samples, of: .image) }
    if !spec.isPartial {
      let faults =
        spec.role?.faults(
          of: spec, component: { self.spec($0) },
          groupType: { group in table.families.first { $0.group == group }?.type }) ?? []
      // Elements extend styles, and each says what these leave open.
      let holes = spec.isStyles ? [] : ComponentHoles(spec: spec).find()
      for fault in faults + holes { diagnostics.report(fault) }
    }
    return spec.with(
      spec.variants.map { link($0, of: spec) },
      layout: spec.layout.compactMap { link($0, of: spec) },
      arrangement: spec.arrangement.flatMap { link($0, of: spec) })
  }

  private mutating func link(
    _ variant: VariantSpec<Alias>, of spec: ComponentSpec<Alias>
  ) -> VariantSpec<TokenReference> {
    VariantSpec(
      name: variant.name,
      looks: variant.looks.map { look in
        let element = spec.elements[look.element]
        guard case .component(let name) = element.kind else {
          return ElementLook(
            element: look.element, properties: look.properties.compactMap { link($0, of: spec) },
            styles: look.styles.compactMap { link($0, of: spec) })
        }
        let properties = linkArguments(
          look.properties, of: name, in: spec, isLook: true, at: element.range)
        let takesVariant = self.spec(name).map { !$0.variants.isEmpty } ?? false
        // A faulty one is reported already, and left out.
        let statesVariant = look.properties.contains { $0.path == ["variant"] || $0.isOnlyContent }
        if takesVariant, !statesVariant, !spec.isPartial {
          fail(
            element.range,
            "variant '\(variant.name.name)' needs the 'variant' of the '\(name)' in it")
        }
        return ElementLook(
          element: look.element, properties: properties,
          styles: look.styles.compactMap { link($0, of: spec) })
      })
  }

  private mutating func link(
    _ layout: LayoutSpec<Alias>, of spec: ComponentSpec<Alias>
  ) -> LayoutSpec<TokenReference>? {
    let kind: LayoutSpec<TokenReference>.Kind
    switch layout.kind {
    case .value(let type, let value):
      guard let value = link(value, as: type, of: spec) else { return nil }
      kind = .value(type, value)
    case .choice(let index): kind = .choice(index)
    case .component(let name, let arguments):
      guard let nested = known(name, layout.range) else { return nil }
      if nested.layout.isEmpty {
        fail(layout.range, "component '\(name)' has no layout to take part in this")
      }
      kind = .component(
        name,
        arguments: linkArguments(arguments, of: name, in: spec, isLook: false, at: layout.range))
    }
    return LayoutSpec(
      name: layout.name, kind: kind, description: layout.description, range: layout.range)
  }

  private mutating func known(_ name: String, _ range: SourceRange) -> ComponentSpec<Alias>? {
    if let spec = spec(name) { return spec }
    diagnostics.report(.unknownComponent(range, name, known: specs.map(\.name)))
    return nil
  }

  private mutating func check(_ type: FieldType, _ range: SourceRange) {
    switch type {
    case .list(let element, _): check(element, range)
    case .component(let name):
      guard let nested = known(name, range) else { return }
      if nested.isAction {
        fail(range, "'\(name)' represents an action; a field with one has the type 'action'")
      } else if nested.fields.isEmpty {
        fail(range, "component '\(name)' has no content to take part in this")
      }
    case .token(let group):
      let groups = table.families.map(\.group)
      guard !groups.contains(group), !isIncomplete, !hidden.isFaulty(group: group) else { return }
      diagnostics.report(
        .unknownWord(range, group, "a group of tokens", known: groups, .componentSpec))
    default: break
    }
  }

  private mutating func check(_ value: FieldDefault, of type: FieldType, _ range: SourceRange) {
    switch (value, type) {
    case (.token(let alias), .token(let group)):
      guard let reference = references[alias.path] else { return reportUnknown(alias) }
      let family = table.families[reference.family]
      guard family.group != group else { return }
      fail(alias.range, "'\(alias.path)' is not a token of '\(group)'")
    case (.list(let elements), .list(let type, _)):
      for element in elements { check(element, of: type, range) }
    case (.text(let type), .action): checkDefaultAction(type, range)
    case (.empty, .component(let name)):
      guard let needed = spec(name)?.fields.first(where: \.isRequired) else { return }
      fail(range, "'\(name)' can't be '{}' by default, as it needs '\(needed.name)'")
    default: break
    }
  }

  private mutating func check(_ samples: [FieldSample], of type: FieldType) {
    for sample in samples {
      check(sample.value, of: type, sample.range)
      for color in sample.picture.compactMap(\.color) {
        guard let reference = references[color.path] else {
          reportUnknown(color)
          continue
        }
        if table.families[reference.family].type != .color {
          fail(color.range, "'\(color.path)' is not a color")
        }
      }
      guard case .text(let name) = sample.value, !sample.picture.isEmpty,
        let first = pictures.updateValue(sample, forKey: name), !first.hasPicture(of: sample)
      else { continue }
      diagnostics.error(
        .componentSpec, "'\(name)' has another picture elsewhere; a name has one in all specs",
        at: sample.range, notes: [.init(message: "the other is here", range: first.range)])
    }
  }
}
