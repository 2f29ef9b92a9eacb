import TokenRuntime

/// Lowers the names of an enum's cases to the data and witnesses of its lookup.
///
/// The compiler's own witnesses for an enum with raw values compile in quadratic time and search
/// one name after the other; these call the library.
struct NameIndexLowering {
  /// The enum, for example `ColorToken`.
  let type: String
  let names: CaseNames
  let naming: EmissionNaming

  private var access: String { naming.access }

  /// The import of the library, of which the extension's type is a token.
  var imports: [SwiftImport] {
    naming.configuration.runtimeModule.map { [naming.interfaceImport($0)] } ?? []
  }

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      head: "\(naming.isolation)extension \(type): DesignToken",
      body: .members(witnesses + [nameIndex]))
  }

  private var witnesses: [SwiftDeclaration] {
    [
      SwiftDeclaration(
        documentation: "Finds the token that a server calls `rawValue`.",
        head: "\(access)init?(rawValue: String)",
        body: .statements([
          "guard let ordinal = \(type).nameIndex.ordinal(of: rawValue) else { return nil }",
          "self.init(ordinal: ordinal)",
        ])),
      SwiftDeclaration(
        head: "\(access)var rawValue: String",
        body: .result(.code("\(type).nameIndex.name(at: ordinal)"))),
      SwiftDeclaration(head: "\(access)typealias AllCases = TokenCases<\(type)>"),
      SwiftDeclaration(
        head: "\(access)static var allCases: AllCases",
        body: .result(.code("TokenCases()"))),
      SwiftDeclaration(
        head: "\(access)static func == (one: \(type), other: \(type)) -> Bool",
        body: .result(.code("one.ordinal == other.ordinal"))),
      SwiftDeclaration(
        head: "\(access)func hash(into hasher: inout Hasher)",
        body: .result(.code("hasher.combine(ordinal)"))),
    ]
  }

  private var nameIndex: SwiftDeclaration {
    let starts = names.names.starts
    let hash = PerfectHash(for: names.names) { NameIndex.canHaveSlot(nameAt: $0, starts: starts) }
    let numbers = NameIndex.numbers(
      pilots: hash.pilots, slots: hash.slots, starts: starts, formerNames: names.formerNames,
      unplaced: hash.unplaced, deprecations: names.deprecations)
    return SwiftDeclaration(
      head: "\(access)static var nameIndex: NameIndex",
      body: .result(
        .call(
          "NameIndex",
          [
            ("names", .lines(names.names)),
            ("numbers", .literal(PackedText(wrapping: numbers).lines)),
            ("caseCount", .code("\(names.caseCount)")),
            ("nameCount", .code("\(names.names.count)")),
            ("slotCount", .code("\(hash.slots.count)")),
            ("bucketCount", .code("\(hash.pilots.count)")),
            ("unplacedCount", .code("\(hash.unplaced.count)")),
            ("hasDeprecations", .code("\(!names.deprecations.isEmpty)")),
          ])))
  }
}

extension CaseNames {
  /// The names of a family's tokens.
  init(of family: TokenFamily) {
    // By index, as a copy of a token retains all that it has.
    self.init(count: family.tokens.count) {
      family.tokens[$0].names.serverName
    } formerNames: {
      family.tokens[$0].names.formerNames
    }
    guard family.tokens.indices.contains(where: { family.tokens[$0].deprecation != nil }) else {
      return
    }
    let replacements = Set(family.tokens.lazy.compactMap { $0.deprecation?.replacement })
    var ordinals: [String: Int] = [:]
    for (ordinal, token) in family.tokens.enumerated()
    where replacements.contains(token.names.caseName) {
      ordinals[token.names.caseName] = ordinal
    }
    deprecations = family.tokens.map { token in
      guard let deprecation = token.deprecation else { return 0 }
      return NameIndex.deprecation(replacement: deprecation.replacement.flatMap { ordinals[$0] })
    }
  }
}
