/// Lowers the brands to the theme that answers for each: `Theme.swift`.
///
/// The subscripts stand with the values of each family.
struct ThemeLowering {
  let table: CompleteTokenTable
  let naming: EmissionNaming

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: hasState
        ? """
        A brand's values for all tokens: constants, and those of a pack and of overrides that lie over \
        them. Without overrides, a theme costs nothing to make, copy or compare.
        """
        : """
        A brand's values for all tokens: constants, and those of a pack that lies over them. A theme \
        costs nothing to make, copy or compare.
        """,
      head: "\(naming.typeModifiers)struct \(naming.theme): CaseIterable, Hashable, Sendable",
      body: .members(
        properties + initialisers + packMembers + accessors + formerAccessors + witnesses + index))
  }

  private var parts: [BrandPart] { table.brandParts }
  private var isJoined: Bool { parts.count > 1 }

  /// A Boolean value that indicates whether code may override tokens: then one word has the brand, its pack and the
  /// overrides.
  private var hasState: Bool { table.references != nil }
  /// The values of packs.
  private var overlay: String { hasState ? "state.overlay" : "overlay" }

  private var properties: [SwiftDeclaration] {
    parts.map(property) + [
      SwiftDeclaration(
        documentation: hasState
          ? "The brand, and the values that come before those of the tables."
          : "The values that come before those of the tables.",
        head: hasState ? "var state: ThemeState" : "var overlay = ThemeOverlay.none")
    ]
  }

  private func property(_ part: BrandPart) -> SwiftDeclaration {
    let type = naming.type(part.typeName)
    let documentation =
      part.isBrand || !isJoined
      ? "The brand whose values this theme returns."
      : "The context of `\(part.name)` whose values this theme returns."
    guard hasState else {
      return SwiftDeclaration(
        documentation: documentation, head: "\(naming.access)let \(part.declaredName): \(type)")
    }
    let cases = part.cases.enumerated().map { number, brand in
      "\(number == part.cases.count - 1 ? "default" : "case \(number)"): "
        + SwiftName.member(brand.caseName)
    }
    return SwiftDeclaration(
      documentation: documentation, head: "\(naming.access)var \(part.declaredName): \(type)",
      body: cases.count == 1
        ? .result(.code(SwiftName.member(part.cases[0].caseName)))
        : .statements(["switch \(parts.stateCode(of: part)) {"] + cases + ["}"]))
  }

  private var packMembers: [SwiftDeclaration] {
    let brands = table.brandStrings.map {
      "[\($0.map(SwiftLiteral.quoted).joined(separator: ", "))]"
    }
    let families = table.families.map { family in
      "  PackFamily(\(SwiftLiteral.quoted(family.group)), "
        + "\(SwiftLiteral.quoted(family.type.rawValue)), \(naming.token(family)).nameIndex),"
    }
    func names(_ name: String, _ documentation: String) -> SwiftDeclaration {
      SwiftDeclaration(
        documentation: documentation, head: "\(naming.access)var \(name)PackNames: [String]",
        body: .result(.code("\(overlay).\(name)Names")))
    }
    return [
      SwiftDeclaration(
        documentation: """
          The theme of a pack: of its brand, or of the one that it lies over.

          - Throws: `ThemePackError` if there is neither, or a group has another type.
          """,
        head: "\(naming.access)init(_ pack: ThemePack) throws(ThemePackError)",
        body: .statements(
          [
            "let place = try pack.place(among: [\(brands.joined(separator: ", "))])",
            hasState ? nil : "self = \(naming.theme).allCases[place]",
            "\(hasState ? "let " : "")overlay = try ThemeOverlay(pack, brand: place, of: "
              + "\(naming.theme).self, [",
          ].compactMap(\.self)
            + families + ["])"] + (hasState ? ["state = ThemeState(overlay, brand: place)"] : []))),
      SwiftDeclaration(
        documentation: "The pack whose values come first; `nil` without one.",
        head: "\(naming.access)var pack: ThemePack?", body: .result(.code("\(overlay).pack"))),
      names("unknown", "The names of the pack that this app doesn't know, each with its group."),
      names("missing", "The tokens that have the brand's value, as the pack has none, likewise."),
    ]
  }

  private var initialisers: [SwiftDeclaration] {
    let parameters = parts.map { "\($0.label): \(naming.type($0.typeName))" }
    let names = parts.map { part in "\(part.label) \(part.stringName(isJoined: isJoined)): String" }
    let lookups = parts.map { part in
      "let \(part.declaredName) = "
        + "\(naming.type(part.typeName))(rawValue: \(part.stringName(isJoined: isJoined)))"
    }
    let assignments =
      hasState
      ? ["state = ThemeState(brand: \(parts.ordinalCode))"]
      : parts.map { "self\(SwiftName.member($0.memberName)) = \($0.declaredName)" }
    return [
      SwiftDeclaration(
        head: "\(naming.access)init(\(parameters.joined(separator: ", ")))",
        body: .statements(assignments)),
      SwiftDeclaration(
        documentation: isJoined
          ? "Finds the theme with these names." : "Finds the theme of the brand with this name.",
        head: "\(naming.access)init?(\(names.joined(separator: ", ")))",
        body: .statements(
          ["guard \(lookups.joined(separator: ", ")) else { return nil }"] + assignments)),
    ]
  }

  private var accessors: [SwiftDeclaration] {
    table.brands.indices.map { index in
      let brand = table.brands[index]
      return SwiftDeclaration(
        attributes: deprecation(of: brand),
        head: "\(naming.access)static var \(SwiftName.declared(brand.caseName)): \(naming.theme)",
        body: .result(.code(initializer(ofBrand: index))))
    }
  }

  private func initializer(ofBrand index: Int) -> String {
    let arguments = zip(parts, table.brandCases[index]).map { part, brand in
      "\(part.label): \(SwiftName.member(brand.caseName))"
    }
    return "\(naming.theme)(\(arguments.joined(separator: ", ")))"
  }

  /// The code of a brand's theme, which names no deprecated property.
  func value(ofBrand index: Int) -> String {
    let brand = table.brands[index]
    return deprecation(of: brand).isEmpty
      ? SwiftName.member(brand.caseName) : initializer(ofBrand: index)
  }

  private func deprecation(of brand: TokenBrand) -> [String] {
    guard
      let successor = brand.replacedBy.flatMap({ name in table.brands.first { $0.name == name } })
    else { return [] }
    let message = SwiftLiteral.quoted("use '\(successor.caseName)'")
    return ["@available(*, deprecated, message: \(message))"]
  }

  private var formerAccessors: [SwiftDeclaration] {
    isJoined ? [] : table.brands.formerAliases(access: naming.access, type: naming.theme)
  }

  private var witnesses: [SwiftDeclaration] {
    let names = table.brands.indices.map(value)
    let ordinal = isJoined ? "ordinal" : "\(parts[0].declaredName).ordinal"
    return [
      SwiftDeclaration(
        documentation: isJoined
          ? "The themes in the order of \(parts.map { "`\($0.memberName)`" }.joined(separator: ", "))."
          : "The themes in the order of the brands.",
        head: "\(naming.access)static var allCases: [\(naming.theme)]",
        body: .result(.code("[" + names.joined(separator: ", ") + "]"))),
      SwiftDeclaration(
        head:
          "\(naming.access)static func == (one: \(naming.theme), other: \(naming.theme)) -> Bool",
        body: .result(
          .code(
            hasState
              ? "one.state == other.state"
              : "one.\(ordinal) == other.\(ordinal) && one.overlay == other.overlay"))),
      SwiftDeclaration(
        head: "\(naming.access)func hash(into hasher: inout Hasher)",
        body: .statements(
          hasState
            ? ["hasher.combine(state)"]
            : ["hasher.combine(\(ordinal))", "hasher.combine(overlay)"])),
    ]
  }

  /// The theme's number, where no single part has it.
  private var index: [SwiftDeclaration] {
    guard isJoined else { return [] }
    return [
      SwiftDeclaration(
        documentation: "The theme's index among all themes, and that of its values in some tables.",
        head: "var ordinal: Int",
        body: .result(.code(hasState ? "state.brand" : parts.ordinalCode)))
    ]
  }
}

extension BrandPart {
  fileprivate var declaredName: String { SwiftName.declared(memberName) }
  fileprivate var label: String { SwiftName.parameter(memberName) }

  /// The name of the parameter that takes the part's string.
  fileprivate func stringName(isJoined: Bool) -> String { isJoined ? "\(memberName)Name" : "name" }
}

extension [BrandPart] {
  /// The index of a theme among all combinations of these parts, for example
  /// `brand.ordinal &* 2 &+ palette.ordinal`.
  var ordinalCode: String {
    guard let first else { return "0" }
    return dropFirst().enumerated().reduce("\(first.declaredName).ordinal") { sum, next in
      let factor = next.offset > 0 ? "(\(sum))" : sum
      return "\(factor) &* \(next.element.cases.count) &+ \(next.element.declaredName).ordinal"
    }
  }

  /// The index of a part's case in a theme whose number its `state` has, for example
  /// `state.brand / 2 % 2`, where these are all parts.
  func stateCode(of part: BrandPart) -> String {
    let later = drop { $0.name != part.name }.dropFirst()
    let stride = later.reduce(1) { $0 * $1.cases.count }
    let isFirst = first?.name == part.name
    return "state.brand" + (stride > 1 ? " / \(stride)" : "")
      + (isFirst ? "" : " % \(part.cases.count)")
  }

  /// The index of a theme among all combinations of some of these parts, likewise.
  func stateCode(of some: [BrandPart]) -> String {
    if some == self { return "state.brand" }
    return some.dropFirst().reduce(some.first.map(stateCode(of:)) ?? "0") { sum, part in
      "(\(sum)) &* \(part.cases.count) &+ (\(stateCode(of: part)))"
    }
  }
}
