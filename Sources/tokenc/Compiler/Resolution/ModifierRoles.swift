import TokenRuntime

/// The role of each modifier of a document: by its name, or by the key `modifiers` of `tokenc.json`.
struct ModifierRoles: Sendable {
  private(set) var roles: [ModifierRole] = []
  /// The contexts that the configuration chooses.
  private(set) var choices: [ResolverInput.Choice] = []
  /// The modifiers without a stated role: they have their default.
  private(set) var fixed: [Modifier] = []

  private let document: ResolverDocument
  private var diagnostics: DiagnosticCollector

  /// Reads what is said of a document's modifiers, but for those that the command line chooses,
  /// which have no role; `nil` after an error, when all of them were reported.
  static func read(
    _ settings: [ModifierSetting], of document: ResolverDocument, choices: [ResolverInput.Choice],
    reporting diagnostics: inout DiagnosticCollector
  ) -> ModifierRoles? {
    var roles = ModifierRoles(document: document, diagnostics: diagnostics)
    let errorsBefore = diagnostics.diagnostics.count { $0.severity == .error }
    roles.checkNames(settings)
    let selection = InputSelection(document)
    let settingsByName = Dictionary(firstOf: settings.map { (ByteName($0.name), $0) })
    let contexts = Dictionary(
      firstOf: choices.compactMap { choice in
        selection.modifier(choice.modifier).map { ($0, choice.context) }
      })
    for (index, modifier) in document.modifiers.enumerated() where modifier.isInOrder {
      let setting = settingsByName[ByteName(modifier.name)]
      roles.add(modifier, setting?.value, chosen: contexts[index])
    }
    roles.checkBrands()
    diagnostics = roles.diagnostics
    let errors = diagnostics.diagnostics.count { $0.severity == .error }
    let isFaulty = settings.contains { if case .faulty = $0.value { true } else { false } }
    return errors == errorsBefore && !isFaulty ? roles : nil
  }

  /// The modifiers of brands: each with its contexts in the order in which roles name them.
  var brandModifiers: [BrandModifier] {
    var result: [BrandModifier] = []
    var known: [Set<String>] = []
    for role in roles {
      guard let name = role.brandModifier else { continue }
      let index = result.firstIndex { $0.name == name } ?? result.count
      if index == result.count {
        known.append([])
        let modifier = document.modifiers.first { $0.isNamed(name) }
        result.append(
          BrandModifier(
            name: name, contexts: [], defaultContext: modifier?.defaultContext,
            range: modifier?.range))
      }
      result[index].contexts += role.brands.filter { known[index].insert($0).inserted }
    }
    return result
  }

  private func range(ofModifier name: String) -> SourceRange? {
    document.modifiers.first { $0.isNamed(name) }?.range
  }

  // MARK: Roles

  private mutating func checkNames(_ settings: [ModifierSetting]) {
    for setting in settings {
      guard let modifier = document.modifiers.first(where: { $0.isNamed(setting.name) }) else {
        diagnostics.report(
          .unknownModifier(
            setting.name, known: document.modifiers.map(\.name), .configuration, at: setting.range))
        continue
      }
      if !modifier.isInOrder {
        diagnostics.report(.modifierOutOfOrder(setting.range, setting.name))
      }
    }
  }

  private mutating func add(
    _ modifier: Modifier, _ setting: ModifierSetting.Value?, chosen: String?
  ) {
    let role: ModifierRole?
    switch setting {
    case .faulty: return
    case .contexts(let contexts, let range)?: role = self.role(of: modifier, contexts, at: range)
    case .word(let word, let range)?:
      if modifier.contexts.contains(where: word.isSameName) {
        if chosen == nil { choices.append(.init(modifier: modifier.name, context: word)) }
        return
      }
      role = self.role(of: modifier, word, at: range, isChosen: chosen != nil)
    case nil:
      guard ModifierSetting.roles.contains(modifier.name) else {
        if chosen == nil { fixed.append(modifier) }
        return
      }
      role = self.role(of: modifier, modifier.name, at: nil, isChosen: chosen != nil)
    }
    guard let role else { return }
    if let chosen, role.brandModifier == modifier.name {
      diagnostics.report(.brandAsModifier(chosen))
    } else if chosen == nil {
      roles.append(role)
    }
  }

  private mutating func role(
    of modifier: Modifier, _ word: String, at range: SourceRange?, isChosen: Bool
  ) -> ModifierRole? {
    if word == ModifierSetting.brandRole {
      return ModifierRole(
        modifier: modifier.name, brandModifier: modifier.name,
        entries: modifier.contexts.map { .init(context: $0, position: .init(brand: $0, bits: 0)) })
    }
    guard let axis = ThemeAxis(rawValue: word) else {
      if let range { diagnostics.report(.unknownRole(range, word, of: modifier)) }
      return nil
    }
    // A choice makes contexts with other names good.
    if range == nil, isChosen { return nil }
    let foreign = modifier.contexts.filter { !axis.contexts.contains($0) }
    let isLacking = range != nil && modifier.contexts.count < axis.contexts.count
    guard foreign.isEmpty, !isLacking else {
      diagnostics.report(.foreignContexts(range ?? modifier.range, of: modifier, axis))
      return nil
    }
    return ModifierRole(
      modifier: modifier.name, brandModifier: nil,
      entries: modifier.contexts.map { context in
        let isSecond = context == axis.contexts[1]
        return .init(context: context, position: .init(bits: isSecond ? axis.bit : 0))
      })
  }

  // MARK: Mappings

  private mutating func role(
    of modifier: Modifier, _ settings: [ContextSetting], at range: SourceRange
  ) -> ModifierRole? {
    let errorsBefore = diagnostics.diagnostics.count
    var meant: Set<String> = []
    let contexts = Set(modifier.contexts.map(ByteName.init))
    for setting in settings where !contexts.contains(ByteName(setting.name)) {
      diagnostics.report(
        .unknownContext(
          setting.name, of: modifier.name, known: modifier.contexts, .configuration,
          at: setting.range))
      meant.formUnion(Suggestion.nearest(to: setting.name, among: modifier.contexts))
    }
    let named = Set(settings.map { ByteName($0.name) })
    let missing = modifier.contexts.filter {
      !named.contains(ByteName($0)) && !meant.contains($0)
    }
    if !missing.isEmpty { diagnostics.report(.unmappedContexts(range, missing, of: modifier)) }
    let namesBrands = settings.contains { $0.brand != nil }
    for setting in settings where namesBrands && setting.brand == nil {
      diagnostics.report(.contextWithoutBrand(setting.range, setting.name))
    }
    let entries = self.entries(settings)
    guard diagnostics.diagnostics.count == errorsBefore else { return nil }
    return ModifierRole(
      modifier: modifier.name, brandModifier: namesBrands ? ModifierSetting.brandRole : nil,
      entries: entries)
  }

  /// Every position that a context stands for; one that two of them stand for is reported.
  private mutating func entries(_ settings: [ContextSetting]) -> [ModifierRole.Entry] {
    let axes = ThemeAxis.allCases.filter { axis in
      settings.contains { $0.axes[axis] != nil }
    }
    var owners: [ThemePosition: ContextSetting] = [:]
    return settings.flatMap { setting in
      setting.positions.compactMap { position in
        if let owner = owners.updateValue(setting, forKey: position) {
          owners[position] = owner
          diagnostics.report(
            .samePosition(
              setting.range, setting.name, position.text(axes), first: owner.name, at: owner.range))
          return nil
        }
        return .init(context: setting.name, position: position)
      }
    }
  }

  /// Reports roles that lack a brand which another role of the same modifier of brands has.
  private mutating func checkBrands() {
    for modifier in brandModifiers {
      for role in roles where role.brandModifier == modifier.name {
        let named = Set(role.brands)
        for brand in modifier.contexts where !named.contains(brand) {
          diagnostics.report(
            .brandWithoutContext(range(ofModifier: role.modifier), brand, of: role.modifier))
        }
      }
    }
  }
}

extension ContextSetting {
  /// Every combination of the contexts of axes that it names; the default of the others.
  fileprivate var positions: [ThemePosition] {
    ThemeAxis.allCases.reduce([ThemePosition(brand: brand, bits: 0)]) { positions, axis in
      positions.flatMap { position in
        (axes[axis] ?? [0]).map { index in
          ThemePosition(brand: position.brand, bits: position.bits | index * axis.bit)
        }
      }
    }
  }
}

extension Modifier {
  func isNamed(_ name: String) -> Bool { self.name.isSameName(as: name) }
}

extension Diagnostic {
  static func brandAsModifier(_ name: String) -> Diagnostic {
    .error(.badModifier, "a brand is chosen with '--brand \(name)', not with '--modifier'", at: nil)
  }

  static func modifierOutOfOrder(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(
      .configuration,
      "modifier '\(name)' is not in 'resolutionOrder', so it chooses nothing; add it there",
      at: range)
  }

  static func unknownRole(_ range: SourceRange, _ word: String, of modifier: Modifier) -> Diagnostic
  {
    let known = ModifierSetting.roles + modifier.contexts
    return .error(
      .configuration,
      "'\(word)' is neither a role nor a context of modifier '\(modifier.name)'", at: range
    ).suggesting(
      Suggestion.nearest(to: word, among: known).first,
      orElse: "the roles are \(ModifierSetting.roles.quoted), and the contexts are "
        + modifier.contexts.quoted)
  }

  /// A modifier with the role of an axis, by its name or the configuration, and other contexts.
  static func foreignContexts(
    _ range: SourceRange?, of modifier: Modifier, _ axis: ThemeAxis
  ) -> Diagnostic {
    for context in modifier.contexts where !axis.contexts.contains(context) {
      guard let meant = Suggestion.nearest(to: context, among: axis.contexts).first else {
        continue
      }
      return .error(
        .badContext,
        "'\(context)' of modifier '\(modifier.name)' is no context of '\(axis.rawValue)', which has "
          + "\(axis.contexts.quoted); " + Suggestion.question(for: context, meant), at: range)
    }
    let probable = ProbableRole(contexts: modifier.contexts)
    let line = ProbableRole.line(modifier.name, probable.json ?? probable.json(for: axis))
    return .error(
      .badContext,
      "the contexts of modifier '\(modifier.name)' are \(modifier.contexts.quoted), and those of "
        + "'\(axis.rawValue)' are \(axis.contexts.quoted); say in tokenc.json what each stands for: "
        + line, at: range)
  }

  static func unmappedContexts(
    _ range: SourceRange, _ names: [String], of modifier: Modifier
  ) -> Diagnostic {
    let proposal = ProbableRole(contexts: modifier.contexts).json
      .map { "; for example \(ProbableRole.line(modifier.name, $0))" }
    return .error(
      .configuration,
      "the object for modifier '\(modifier.name)' lacks \(names.quoted); it has each of its contexts"
        + (proposal ?? ""), at: range)
  }

  static func contextWithoutBrand(_ range: SourceRange, _ name: String) -> Diagnostic {
    .error(
      .configuration, "context '\(name)' needs a 'brand', as others of its modifier name one",
      at: range)
  }

  static func samePosition(
    _ range: SourceRange, _ name: String, _ position: String, first: String,
    at firstRange: SourceRange
  ) -> Diagnostic {
    .error(
      .configuration, "contexts '\(first)' and '\(name)' both stand for \(position)", at: range,
      notes: [Note(message: "'\(first)' stands for it here", range: firstRange)])
  }

  static func brandWithoutContext(
    _ range: SourceRange?, _ brand: String, of modifier: String
  ) -> Diagnostic {
    .error(
      .configuration,
      "no context of modifier '\(modifier)' stands for brand '\(brand)', which another modifier has",
      at: range)
  }
}
