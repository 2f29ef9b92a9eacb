/// Lowers a family's names to the data and witnesses of its lookup: `ColorToken+Index.swift`.
///
/// The compiler's own witnesses for an enum with raw values compile in quadratic time and search
/// one name after the other; these call the library.
struct NameIndexLowering {
  let family: TokenFamily
  let naming: EmissionNaming

  var file: SwiftFile {
    let type = naming.token(family)
    return naming.file(
      type + "+Index",
      [
        SwiftDeclaration(
          head: "extension \(type): DesignToken", body: .members(witnesses + [nameIndex]))
      ])
  }

  private var witnesses: [SwiftDeclaration] {
    let access = naming.access
    let type = naming.token(family)
    return [
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
    let data = NameIndexData(family: family)
    return SwiftDeclaration(
      head: "\(naming.access)static var nameIndex: NameIndex",
      body: .result(
        .call(
          "NameIndex",
          [
            ("names", .lines(data.names)),
            ("numbers", .packed(data.numbers)),
            ("caseCount", .code("\(family.tokens.count)")),
            ("nameCount", .code("\(data.names.count)")),
            ("slotCount", .code("\(data.hash.slots.count)")),
            ("bucketCount", .code("\(data.hash.pilots.count)")),
            ("unplacedCount", .code("\(data.hash.unplaced.count)")),
            ("hasDeprecations", .code("\(data.hasDeprecations)")),
          ])))
  }
}

/// A family's names in the form that the runtime library's `NameIndex` reads.
struct NameIndexData {
  /// The server names in the order of the tokens, then the former names.
  let names: [String]
  let hash: PerfectHash
  let hasDeprecations: Bool
  /// See the library's `NameIndex.numbers` for what stands where.
  let numbers: PackedText

  init(family: TokenFamily) {
    let tokens = family.tokens
    names = tokens.map(\.serverName) + tokens.flatMap(\.formerNames)
    let utf8 = names.map { Array($0.utf8) }
    var starts = [0]
    for name in utf8 { starts.append(starts[starts.count - 1] + name.count + 1) }
    let slots = utf8.indices.map { NameSlot(place: $0, length: utf8[$0].count, start: starts[$0]) }
    hash = PerfectHash(for: utf8) { slots[$0] != nil }
    hasDeprecations = tokens.contains { $0.deprecation != nil }

    var numbers = PackedText()
    for pilot in hash.pilots { numbers.append(UInt64(pilot), characters: 2) }
    func append(_ number: Int) { numbers.append(UInt64(number), characters: 4) }
    for place in hash.slots {
      let slot = place.flatMap { slots[$0] }
      append(slot?.placeAndLength ?? 0)
      append(slot?.start ?? 0)
    }
    for start in starts { append(start) }
    for (ordinal, token) in tokens.enumerated() {
      for _ in token.formerNames { append(ordinal) }
    }
    for place in hash.unplaced { append(place) }
    if hasDeprecations { Self.deprecations(of: tokens).forEach(append) }
    numbers.wrap()
    self.numbers = numbers
  }

  /// For each token 0, or 1 when it is deprecated, or its replacement's ordinal + 2.
  private static func deprecations(of tokens: [CatalogToken]) -> [Int] {
    let replacements = Set(tokens.compactMap { $0.deprecation?.replacement })
    var ordinals: [String: Int] = [:]
    for (ordinal, token) in tokens.enumerated() where replacements.contains(token.caseName) {
      ordinals[token.caseName] = ordinal
    }
    return tokens.map { token in
      guard let deprecation = token.deprecation else { return 0 }
      return deprecation.replacement.flatMap { ordinals[$0] }.map { $0 + 2 } ?? 1
    }
  }
}

/// What a slot tells of its name, in two numbers of 24 bits: see the library's `NameIndex.numbers`.
private struct NameSlot {
  let placeAndLength: Int
  let start: Int

  /// `nil` when the numbers are too small for it: the name is then found without a slot.
  init?(place: Int, length: Int, start: Int) {
    guard place < 1 << 17, length < 1 << 7, start < 1 << 24 else { return nil }
    placeAndLength = place | length << 17
    self.start = start
  }
}
