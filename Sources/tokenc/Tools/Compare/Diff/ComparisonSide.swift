/// One side of a comparison: the tokens of an input with their value in each of its themes.
///
/// It needs no catalog, so inputs can be compared whose names make no sound Swift.
struct ComparisonSide: Sendable {
  /// How results call the side, for example `HEAD~3:tokens`.
  var label: String
  /// The brands in the resolver's order; `nil` when the side has no such modifier.
  var brands: [String]?
  /// What varies inside a brand; a theme's number has a bit per axis, as in ``CompilePlan``.
  var axes: [ThemeAxis]
  /// In authored order.
  var tokens: [ComparedToken]
  /// What the values of ``ThemeCell`` lead to.
  let values: [TokenValue]
  /// The pairs of colours that are declared to stand on one another.
  let contrasts: [ComparedContrast]
  /// Their aliases needn't name tokens of this side.
  var components: [ComponentSpec<Alias>]

  /// - Parameters:
  ///   - plan: what the resolution's themes stand for, in order.
  ///   - components: the specs beside the tokens.
  ///   - keepsIdleAxes: whether an axis along which nothing differs stays, as an author declared it.
  init(
    label: String, resolution: Resolution, plan: CompilePlan, configuration: Configuration,
    components: [ComponentSpec<Alias>] = [], keepsIdleAxes: Bool
  ) {
    self.label = label
    self.components = components
    let hasBrands = plan.inputs.first?[CompilePlan.brandModifier] != nil
    brands = hasBrands ? plan.brands : nil
    axes = plan.axes
    values = resolution.values
    contrasts = ComparedContrast.all(in: resolution, configuration)
    var reader = ComparedTokenReader(resolution, configuration)
    tokens = reader.tokens()
    if !keepsIdleAxes { removeIdleAxes() }
  }

  /// Adds the former names that only the contract remembers to those that the files state.
  mutating func remember(_ contract: NameContract) {
    var groups: [String: [Int]] = [:]
    var order: [String] = []
    for (index, token) in tokens.enumerated() where !token.names.isHidden {
      if groups[token.names.group] == nil { order.append(token.names.group) }
      groups[token.names.group, default: []].append(index)
    }
    let names = order.map { group in
      WireNames(
        group: .tokens(group),
        names: (groups[group] ?? []).map { index in
          .init(text: tokens[index].names.serverName, formerNames: tokens[index].names.formerNames)
        })
    }
    let memory = ContractMemory(contract, of: names + WireNames.all(of: components))
    for group in order {
      let old = memory.namesWithoutAlias(in: .tokens(group))
      for (index, name) in zip(groups[group] ?? [], memory.names(of: .tokens(group))) {
        tokens[index].names.formerNames = name.formerNames
        tokens[index].names.namesWithoutAlias = old.intersection(name.formerNames)
      }
    }
    for index in components.indices { memory.complete(&components[index]) }
  }

  /// The number of themes of one brand.
  var variantCount: Int { 1 << axes.count }

  private mutating func removeIdleAxes() {
    for bit in axes.indices.reversed() {
      let step = 1 << bit
      let isIdle = tokens.allSatisfy { token in
        token.cells.indices.allSatisfy {
          $0 & step == 0 || token.cells[$0] == token.cells[$0 - step]
        }
      }
      guard isIdle else { continue }
      axes.remove(at: bit)
      for index in tokens.indices {
        let cells = tokens[index].cells
        tokens[index].cells = cells.indices.filter { $0 & step == 0 }.map { cells[$0] }
      }
    }
  }
}

/// A token as one side of a comparison has it.
struct ComparedToken: Sendable {
  /// The dotted path, for example `color.accent.primary.$root`.
  var path: String
  /// The number by which ``ThemeCell/target`` names the token.
  var pathIndex: UInt32
  var names: TokenNames
  var description: String?
  /// `nil` unless it is deprecated; the empty text when no reason is given.
  var deprecationReason: String?
  /// One per theme of the side.
  var cells: [ThemeCell]

  /// The path below the top-level group.
  var nameInGroup: String {
    names.group.isEmpty ? path : String(path.dropFirst(names.group.count + 1))
  }
}

/// What one theme has at a token's path.
struct ThemeCell: Hashable, Sendable {
  /// The index in ``ComparisonSide/values``; `nil` where the theme lacks the token.
  var value: Int?
  /// The ``ComparedToken/pathIndex`` of the token that it is an alias of.
  var target: UInt32?
}

/// The names by which code and servers know a token.
struct TokenNames: Hashable, Sendable {
  /// The top-level group, which gives the enum; empty for a token in no group.
  var group: String
  /// The enum's name without prefix.
  var typeName: String
  /// The Swift case.
  var caseName: String
  var serverName: String
  var formerNames: [String]
  /// Those of ``formerNames`` that Swift has no alias of.
  var namesWithoutAlias: Set<String> = []
  /// The dotted path of the token to use instead.
  var replacedBy: String?
  /// Whether the token serves aliases only, so that nobody outside knows its names.
  var isHidden: Bool
}

/// Reads the tokens of a resolution, theme by theme.
private struct ComparedTokenReader {
  private let resolution: Resolution
  private let configuration: Configuration
  private var pathNaming: PathNaming
  private var tape: JSONTape { resolution.tape }

  init(_ resolution: Resolution, _ configuration: Configuration) {
    self.resolution = resolution
    self.configuration = configuration
    pathNaming = PathNaming(names: resolution.tape.names)
  }

  mutating func tokens() -> [ComparedToken] {
    var rows = [Int32](repeating: -1, count: resolution.model.paths.count)
    var tokens: [ComparedToken] = []
    for (number, theme) in resolution.themes.enumerated() {
      for token in theme.tokens {
        let path = Int(token.path.index)
        if rows[path] < 0 {
          rows[path] = Int32(tokens.count)
          tokens.append(compared(token))
        }
        tokens[Int(rows[path])].cells[number] = ThemeCell(
          value: token.value, target: token.aliasTarget?.index)
      }
    }
    return tokens
  }

  private mutating func compared(_ token: ResolvedToken) -> ComparedToken {
    let declaration = resolution.model.tokens[token.declaration]
    let reason: String? =
      switch token.deprecation {
      case .deprecated: ""
      case .reason(let node): tape.string(node)
      case .lifted, nil: nil
      }
    return ComparedToken(
      path: resolution.pathText(token.path), pathIndex: token.path.index,
      names: names(resolution.model.paths.components(of: token.path), declaration),
      description: declaration.description.map { tape.string($0) }, deprecationReason: reason,
      cells: Array(repeating: ThemeCell(), count: resolution.themes.count))
  }

  private mutating func names(_ path: [Name], _ declaration: TokenDeclaration) -> TokenNames {
    // What is faulty in an extension is for the compiler to report.
    var ignored = DiagnosticCollector()
    let own =
      declaration.extensions.map { TokenExtension(in: $0, of: tape, reporting: &ignored) }
      ?? TokenExtension()
    let group = path.count > 1 ? path.prefix(1) : []
    let groupName = group.first.map { tape.names.string($0) } ?? ""
    let configured = configuration.groups[path.first.map { tape.names.string($0) } ?? ""]
    var naming = path.dropFirst(group.count).filter { $0 != .root }
    if naming.isEmpty { naming = Array(group) }
    return TokenNames(
      group: groupName,
      typeName: configured?.typeName
        ?? pathNaming.serverName(of: Array(group), .pascalCase) + "Token",
      caseName: own.name?.text ?? pathNaming.caseName(of: naming),
      serverName: own.serverName?.text
        ?? pathNaming.serverName(of: naming, configured?.serverNames ?? .camelCase),
      formerNames: own.formerNames.map(\.text), replacedBy: own.replacedBy?.text,
      isHidden: own.isHidden || configured?.isHidden == true)
  }
}
