/// The fate of everything that a set holds or names: it is used, left out on purpose, or lost.
///
/// It is made once, when a set is loaded. What is lost is reported at its position with the remedy.
package struct SetAccount: Sendable {
  package enum Fate: Equatable, Sendable {
    case used
    case leftOut(reason: String)
    case lost
  }

  /// A file of the set, named from its folder on, or a set of the resolver document.
  package struct Part: Sendable {
    package let name: String
    package let fate: Fate
  }

  package struct NamedModifier: Sendable {
    package let name: String
    package let contexts: [String]
    /// The roles of its contexts: `brand` or axes; none for one that has a fixed context.
    package let roles: [String]
    /// The context that counts, where it has no role.
    package let fixedContext: String?
    package let fate: Fate
  }

  /// A value that a token replaces and has no own one for, so that it is as in another context.
  struct LostCell: Hashable, Sendable {
    /// Indices of a token of the table, and of a resolved theme.
    let token: Int
    let theme: Int
  }

  package private(set) var files: [Part] = []
  package private(set) var sets: [Part] = []
  package private(set) var modifiers: [NamedModifier] = []
  /// Each with the context whose value it has, for example `light`.
  private(set) var lostCells: [LostCell: String] = [:]
  /// For example `10 tokens × 2 brands × 4 contexts`.
  private var extent = ""

  init() {}

  /// The contents of the set in one line, with the parts that a person should look at.
  package var summary: String {
    isNotable ? "\(extent): \(remarks.joined(separator: ", "))" : extent
  }

  package var isNotable: Bool { !remarks.isEmpty }

  private var remarks: [String] {
    let sources = Set(lostCells.values).sorted(byBytesOf: \.self)
    let unread = files.count { $0.fate == .lost }
    return [
      lostCells.isEmpty
        ? nil
        : "\(counted(lostCells.count, "cell")) inherited from \(sources.joined(separator: " and "))",
      unread == 0 ? nil : "\(counted(unread, "file")) unread",
    ].compactMap(\.self)
  }

  /// - Parameter isWhole: whether the document names all its author meant, so the rest is lost.
  static func make(
    _ document: ResolverDocument, plan: CompilePlan, table: TokenTable, files: SetFiles,
    isWhole: Bool, reporting diagnostics: inout DiagnosticCollector
  ) -> SetAccount {
    var account = SetAccount()
    let leftOut = table.configuration.leftOut
    account.addModifiers(document, plan, table, leftOut, &diagnostics)
    let themes = table.resolution.themes.count / max(1, table.brands.count)
    account.extent = [
      counted(table.tokens.count { !$0.names.isHidden }, "token"),
      table.brandModifiers.isEmpty ? nil : counted(table.brands.count, "brand"),
      themes < 2 ? nil : counted(themes, "context"),
    ].compactMap(\.self).joined(separator: " × ")
    if isWhole { account.addSets(document, leftOut, &diagnostics) }
    account.addFiles(table.tape, isWhole ? files.unread() : [], leftOut, &diagnostics)
    if !diagnostics.hasErrors {
      for loss in ReplacedModes.losses(in: table) {
        diagnostics.report(loss.diagnostic)
        account.lostCells.merge(loss.cells) { first, _ in first }
      }
      for finding in EmptyGroups.findings(in: table) { diagnostics.report(finding) }
      for finding in CombinedModes.findings(in: table) { diagnostics.report(finding) }
    }
    return account
  }

  private mutating func addModifiers(
    _ document: ResolverDocument, _ plan: CompilePlan, _ table: TokenTable, _ leftOut: LeftOut,
    _ diagnostics: inout DiagnosticCollector
  ) {
    let ordered = document.modifiers.filter(\.isInOrder)
    for modifier in document.modifiers {
      let role = plan.roles.first { modifier.isNamed($0.modifier) }
      var fate = Fate.used
      if !modifier.isInOrder {
        let contexts = modifier.contexts.filter { context in
          !ordered.contains { $0.contexts.contains(where: context.isSameName) }
        }
        let count = Self.modeCount(contexts, table)
        let isBrand = modifier.name == ModifierSetting.brandRole && modifier.contexts.count > 1
        if let reason = leftOut.reason(for: modifier.name, as: .modifiers) {
          fate = .leftOut(reason: reason)
        } else if !modifier.sources.isEmpty || count > 0 || isBrand {
          fate = .lost
          if !document.hasFaultyOrder {
            diagnostics.report(.unorderedModifier(modifier, modeCount: count))
          }
        }
      }
      modifiers.append(
        NamedModifier(
          name: modifier.name, contexts: modifier.contexts,
          roles: role.map {
            ($0.brandModifier == nil ? [] : [ModifierSetting.brandRole]) + $0.axes.map(\.rawValue)
          } ?? [],
          fixedContext: role == nil && modifier.isInOrder
            ? plan.inputs.first?[modifier.name] ?? modifier.defaultContext : nil, fate: fate))
    }
  }

  private static func modeCount(_ contexts: [String], _ table: TokenTable) -> Int {
    let names = Set(contexts.compactMap { table.tape.names.find($0) })
    guard !names.isEmpty else { return 0 }
    return table.resolution.model.tokens.reduce(0) { count, token in
      guard let modes = token.modes else { return count }
      return count + table.tape.allMembers(of: modes).count { names.contains($0.name) }
    }
  }

  private mutating func addSets(
    _ document: ResolverDocument, _ leftOut: LeftOut, _ diagnostics: inout DiagnosticCollector
  ) {
    var used: Set<NodeID> = []
    for step in document.order {
      switch step {
      case .sources(let sources): used.formUnion(sources.map(\.root))
      case .modifier(_, let contexts):
        for context in contexts { used.formUnion(context.sources.map(\.root)) }
      }
    }
    // What a modifier that is not in the order names was reported with it.
    for modifier in document.modifiers { used.formUnion(modifier.sources.map(\.root)) }
    for set in document.sets {
      var fate = Fate.used
      if let reason = leftOut.reason(for: set.name, as: .sets) {
        fate = .leftOut(reason: reason)
      } else if set.sources.contains(where: { !used.contains($0.root) }) {
        fate = .lost
        if !document.hasFaultyOrder { diagnostics.report(.unorderedSet(set)) }
      }
      sets.append(Part(name: set.name, fate: fate))
    }
  }

  private mutating func addFiles(
    _ tape: JSONTape, _ unread: [SetFiles.Unread], _ leftOut: LeftOut,
    _ diagnostics: inout DiagnosticCollector
  ) {
    files = tape.sources.files.map { Part(name: $0.path, fate: .used) }
    for file in unread {
      if let reason = leftOut.reason(for: file.name, as: .files) {
        files.append(Part(name: file.shownPath, fate: .leftOut(reason: reason)))
        continue
      }
      files.append(Part(name: file.shownPath, fate: .lost))
      diagnostics.report(.unreadFile(file))
    }
  }
}

extension Diagnostic {
  static func unorderedModifier(_ modifier: Modifier, modeCount: Int) -> Diagnostic {
    let contexts = modifier.contexts.quoted
    let loss =
      modeCount > 0
      ? "\(counted(modeCount, "value")) for \(contexts) \(modeCount == 1 ? "is" : "are") lost"
      : modifier.sources.isEmpty
        ? "\(contexts) become no themes" : "what \(contexts) have is lost"
    let reference = ##"{"$ref": "#/modifiers/\##(modifier.name)"}"##
    return .error(
      .unordered,
      "modifier '\(modifier.name)' is not in 'resolutionOrder', so \(loss); add \(reference) there, "
        + "or leave it out in tokenc.json: \(LeftOut.example(modifier.name, as: .modifiers))",
      at: modifier.range)
  }

  static func unorderedSet(_ set: DeclaredSet) -> Diagnostic {
    let reference = ##"{"$ref": "#/sets/\##(set.name)"}"##
    return .error(
      .unordered,
      "set '\(set.name)' is neither in 'resolutionOrder' nor in a context, so its tokens are lost; add "
        + "\(reference) there, or leave it out in tokenc.json: "
        + LeftOut.example(set.name, as: .sets), at: set.range)
  }

  static func unreadFile(_ file: SetFiles.Unread) -> Diagnostic {
    let fault =
      switch file.role {
      case .tokens:
        "no set or context names this file, so its tokens are lost; name it in the resolver document"
      case .misnamedTokens:
        "this holds tokens and is not read; name it '*.tokens.json', in the resolver document too"
      case .spec:
        "this looks like a component spec and is not read; rename it to "
          + "'\(FilePath.split(file.name).name.dropLast(5))\(TokenFileListing.specEnding)'"
      case .styles:
        "this looks like a file of styles and is not read; rename it to "
          + "'\(FilePath.split(file.name).name.dropLast(5))\(TokenFileListing.stylesEnding)'"
      case .configuration:
        "this configures nothing, as it stands beside neither the resolver document nor the input"
      }
    return Diagnostic(
      severity: .warning, id: .unreadFile,
      message: fault + "; or leave it out in tokenc.json: "
        + LeftOut.example(file.name, as: .files),
      path: file.shownPath)
  }
}

extension Diagnostic.ID {
  static let unordered = Self("unordered")
  static let unreadFile = Self("unread-file")
}
