import TokenCompiler

/// Joins component specs with the tokens and with one another.
///
/// It finds what aliases and component names mean, checks that types fit and that no variant leaves
/// a hole. A table has every token for every brand and scheme, so an alias that is found resolves
/// in all of them. It knows no Swift text.
struct ComponentLinker {
  let table: CompleteTokenTable
  private let references: [String: TokenReference]
  /// Has the tokens that specs can't name, too.
  private let hidden: TokenTable
  /// A Boolean value that indicates whether some token or file has a fault, so that a group may be missing for that
  /// reason.
  private let isIncomplete: Bool
  /// A Boolean value that indicates whether tokens have faults, so that what succeeds which may be open.
  private let hadErrors: Bool
  /// The paths of all tokens; few runs ask for the nearest one.
  private lazy var index = SpellingIndex(references.keys)
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

  // MARK: Names

  private mutating func checkNames() {
    var names: [String: ComponentSpec<Alias>] = [:]
    var serverNames: [String: SourceRange] = [:]
    let enums =
      table.families.map { ([$0.typeName, $0.typeName + "Values"], "a token enum") }
      + table.brandParts.map { ([$0.typeName], "the enum of modifier '\($0.name)'") }
    for (types, owner) in enums {
      guard let clash = types.compactMap({ spec($0) }).first else { continue }
      diagnostics.error(
        .duplicateComponent, "component '\(clash.name)' has the name of \(owner)",
        at: clash.range)
    }
    for spec in specs {
      if let first = names.updateValue(spec, forKey: spec.name.lowercased()) {
        diagnostics.report(
          first.name == spec.name
            ? .duplicateComponent(spec.range, "the name", spec.name, at: first.range)
            : .sameButForCase(spec.range, spec.name, first.name, at: first.range))
      } else if !spec.isNestedOnly {
        for name in spec.allServerNames {
          guard let first = serverNames.updateValue(spec.range, forKey: name) else { continue }
          diagnostics.report(.duplicateComponent(spec.range, "the server string", name, at: first))
        }
      }
      checkEnumNames(of: spec)
      checkType(of: spec)
    }
  }

  /// Checks that a component doesn't hide a type that apps use.
  private mutating func checkType(of spec: ComponentSpec<Alias>) {
    let type = hidden.configuration.typePrefix + spec.name
    // Such a name was refused when the spec was read.
    guard !ReservedNames.types.contains(spec.name) else { return }
    guard let owner = AppleNames.owner(of: type, .type) else { return }
    let server = spec.serverName == spec.name ? ", and say \"serverName\": \"\(spec.name)\"" : ""
    diagnostics.report(
      .hiddenType(
        spec.range, type, owner,
        isNeeded: Accessors(hidden.configuration.accessors).needs(type),
        remedy: "name the file otherwise, such as '\(spec.name)View.component.json'\(server), or "
          + "state a 'typePrefix' in tokenc.json"))
  }

  /// Checks that no enum hides a type that the code of its namespace names.
  private mutating func checkEnumNames(of spec: ComponentSpec<Alias>) {
    let tokenEnums = table.families.map(\.typeName)
    let nested = spec.nestedComponents.map(\.name)
    for choice in spec.choices {
      let clash =
        tokenEnums.contains(choice.name)
        ? "a token enum" : nested.contains(choice.name) ? "a component within" : nil
      guard let clash else { continue }
      guard !spec.leavesOut(choice) || tokenEnums.contains(choice.name) else {
        diagnostics.report(
          .warning(
            .componentSpec,
            "nothing uses enum '\(choice.name)', which has the name of a component within, so it is left out",
            at: choice.range))
        continue
      }
      diagnostics.error(
        .duplicateComponent, "enum '\(choice.name)' has the name of \(clash)", at: choice.range)
    }
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

  /// Links what is said to a nested component, checked against its content, variants and choices.
  private mutating func linkArguments(
    _ arguments: [LookProperty<Alias>], of name: String, in spec: ComponentSpec<Alias>,
    isLook: Bool, at range: SourceRange
  ) -> [LookProperty<TokenReference>] {
    guard let nested = self.spec(name) else { return [] }
    let isShown = arguments.contains(where: \.keepsStated)
    if !isShown, !arguments.contains(where: \.isOnlyContent) {
      let fields = isLook ? nested.lookFields : nested.layoutFields
      let whole = arguments.first(where: \.isWhole)
      for field in fields where !field.isOptional && field.field.fallback == nil {
        let path = "{content.\(field.reference.path)}"
        diagnostics.error(
          .componentSpec,
          "'\(name)' needs its content here, as its \(isLook ? "look" : "layout") takes '\(path)' "
            + "and says nothing otherwise"
            + (whole.map { _ in "; say it there, for where this content leaves it out" } ?? ""),
          at: arguments.first?.range ?? range,
          notes: whole.map { _ in
            [Diagnostic.Note(message: "'\(path)' is here", range: field.reference.range)]
          } ?? [])
      }
    }
    let parameters = isLook ? nested.lookParameters : nested.layoutParameters
    var known: [(name: String, cases: [String])] =
      parameters.map { ($0.name, nested.choices[$0.choice].cases.map(\.name)) }
    if isLook { known.insert(("variant", nested.variants.map(\.name.name)), at: 0) }
    let lengths = isLook ? [] : nested.layout.filter(\.isLength).map(\.name)
    let linked = arguments.compactMap { argument -> LookProperty<TokenReference>? in
      guard case .content(let reference, let otherwise) = argument.value, argument.isWhole
      else { return link(argument, of: spec) }
      guard
        let field = field(reference, of: spec, hasOtherwise: otherwise != nil),
        check(field, reference, is: name)
      else { return nil }
      return LookProperty(
        path: [], type: argument.type,
        value: .content(
          reference, otherwise: otherwise.map { _ in argument.keepsStated ? .unset : .parts([]) }),
        range: argument.range)
    }
    return linked.filter { argument in
      guard !argument.isWhole, !argument.isChange else { return true }
      let text = argument.path.joined(separator: ".")
      if lengths.contains(text) { return true }
      guard let parameter = known.first(where: { $0.name == text }) else {
        diagnostics.report(
          .unknownMember(
            argument.range, text, of: "the \(isLook ? "look" : "layout") of '\(name)'",
            known: known.map(\.name) + lengths, .componentSpec))
        return false
      }
      let choice = parameters.first { $0.name == text }.map { nested.choices[$0.choice].name }
      if isShown, let own = nested.field(choosing: choice ?? ChoiceSpec.style, as: text) {
        fail(
          argument.range,
          "the content of '\(name)' chooses its '\(text)' by '\(own.name)'; leave this out")
      }
      for case .word(let word, let range) in argument.value.leaves
      where !parameter.cases.contains(word) {
        diagnostics.report(
          .unknownWord(
            range, word, "a case of '\(text)' of '\(name)'", known: parameter.cases,
            .componentSpec))
      }
      return true
    }
  }

  // MARK: Values

  private mutating func link(
    _ property: LookProperty<Alias>, of spec: ComponentSpec<Alias>
  ) -> LookProperty<TokenReference>? {
    let diagnostics = diagnostics
    defer {
      // What a style says is reported in its own file.
      if property.isInherited { self.diagnostics = diagnostics }
    }
    return link(property.value, as: property.type, of: spec).map {
      LookProperty(
        path: property.path, type: property.type, value: $0, isInherited: property.isInherited,
        range: property.range)
    }
  }

  private mutating func link(
    _ use: StyleUse<Alias>, of spec: ComponentSpec<Alias>
  ) -> StyleUse<TokenReference>? {
    link(use.value, as: .word(use.type, []), of: spec).map {
      StyleUse(path: use.path, type: use.type, value: $0, range: use.range)
    }
  }

  mutating func link(
    _ value: LookValue<Alias>, as type: PropertyType, of spec: ComponentSpec<Alias>
  ) -> LookValue<TokenReference>? {
    switch value {
    case .token(let alias): return link(alias, as: type).map { .token($0) }
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .unset: return .unset
    case .word(let word, let range): return .word(word, range)
    case .parts(let parts):
      let linked = parts.compactMap { part in
        link(part.value, as: part.type, of: spec).map {
          LookPart(name: part.name, type: part.type, value: $0)
        }
      }
      return linked.count == parts.count ? .parts(linked) : nil
    case .byChoice(let choice, let values):
      let linked = values.compactMap { link($0, as: type, of: spec) }
      return linked.count == values.count ? .byChoice(choice, linked) : nil
    case .content(let reference, let otherwise):
      if otherwise == nil, isToken(reference, of: spec) {
        let alias = Alias(
          names: [ContentReference.root, reference.field] + reference.within,
          range: reference.range)
        return link(alias, as: type).map { .token($0) }
      }
      let linked = otherwise.map { link($0, as: type, of: spec) }
      guard let field = field(reference, of: spec, hasOtherwise: otherwise != nil),
        check(field, reference, fits: type)
      else { return nil }
      guard let linked else { return .content(reference, otherwise: nil) }
      return linked.map { .content(reference, otherwise: $0) }
    }
  }

  // MARK: Content

  /// Returns a Boolean value that indicates whether a reference means a token of a group that is called `content`, or
  /// of one within it.
  private func isToken(_ reference: ContentReference, of spec: ComponentSpec<Alias>) -> Bool {
    guard !spec.fields.contains(where: { $0.name == reference.field }) else { return false }
    let path = "\(ContentReference.root).\(reference.field)"
    if reference.within.isEmpty { return references[path] != nil }
    return references.keys.contains { $0.hasPrefix(path + ".") }
  }

  /// The field that a reference names; `nil` when there is none, which is reported.
  mutating func field(
    _ reference: ContentReference, of spec: ComponentSpec<Alias>, hasOtherwise: Bool
  ) -> FieldSpec? {
    let field: FieldSpec
    switch reference.way(from: spec.scope, within: { self.spec($0)?.scope }) {
    case .found(let way):
      guard let end = way.end else { return nil }
      field = end
    case .faulty: return nil
    case .missing(let fault):
      diagnostics.report(fault)
      return nil
    }
    if references["\(ContentReference.root).\(reference.path)"] != nil {
      diagnostics.report(.ambiguousReference(reference.range, reference.path))
      return nil
    }
    if field.isOptional, field.fallback == nil, field.type != .callback, !hasOtherwise {
      diagnostics.report(.missingOtherwise(reference.range, reference.path))
    }
    return field
  }

  private mutating func check(
    _ field: FieldSpec, _ reference: ContentReference, fits type: PropertyType
  ) -> Bool {
    if case .token(let group) = field.type {
      // A group that isn't known is reported where the field names it.
      guard let family = table.families.first(where: { $0.group == group }) else { return false }
      if type.tokenTypes.contains(family.type) { return true }
    } else if type.takes(field.type) {
      return true
    }
    diagnostics.report(.mistypedField(reference, field, expected: type.fieldWords))
    return false
  }

  private mutating func check(
    _ field: FieldSpec, _ reference: ContentReference, is component: String
  ) -> Bool {
    if case .component(component) = field.type { return true }
    diagnostics.report(
      .mistypedField(reference, field, expected: FieldType.component(component).words))
    return false
  }

  private mutating func link(_ alias: Alias, as type: PropertyType) -> TokenReference? {
    let path = alias.path
    guard let reference = references[path] else {
      reportUnknown(alias)
      return nil
    }
    let family = table.families[reference.family]
    guard type.tokenTypes.contains(family.type) else {
      diagnostics.report(.mistypedAlias(alias.range, path, family.type, expected: type))
      return nil
    }
    if !hadErrors, let deprecation = family.tokens[reference.token].deprecation {
      let replacement = family.tokens.first { $0.names.caseName == deprecation.replacement }
      diagnostics.report(.deprecatedAlias(alias.range, path, replacement: replacement?.text))
    }
    return reference
  }

  private mutating func reportUnknown(_ alias: Alias) {
    // A fault of the token was reported, and so was one of a file that might declare it.
    if !isIncomplete, !hadErrors || !hidden.declares(alias.names) {
      diagnostics.report(fault(of: alias))
    }
  }

  /// Why an alias names no token of the table.
  private mutating func fault(of alias: Alias) -> Diagnostic {
    let path = alias.path
    let root = ContentReference.root
    if alias.names[0] == root, !references.keys.contains(where: { $0.hasPrefix(root + ".") }) {
      return .noOwnField(alias.range, "{\(path)}")
    }
    if hidden.tokens.contains(where: { $0.text == path && $0.names.isHidden }) {
      return .hiddenAlias(alias.range, path)
    }
    let own = path + ".$root"
    if references[own] != nil { return .unknownAlias(alias.range, path, .group(ownToken: own)) }
    if references.keys.contains(where: { $0.hasPrefix(path + ".") }) {
      return .unknownAlias(alias.range, path, .group(ownToken: nil))
    }
    if let nearest = index.nearest(to: path).first {
      return .unknownAlias(alias.range, path, .nothing(nearest: nearest))
    }
    return .unknownAlias(alias.range, path, .nothingNear(path, among: references.keys))
  }
}
