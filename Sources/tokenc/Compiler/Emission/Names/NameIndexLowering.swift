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
  let names: NameList
  let hash: PerfectHash
  let hasDeprecations: Bool
  /// See the library's `NameIndex.numbers` for what stands where.
  let numbers: PackedText

  init(family: TokenFamily) {
    let tokens = family.tokens
    // By index, as a copy of a token retains all that it has.
    var names = NameList()
    names.reserveCapacity(tokens.count)
    for place in tokens.indices { names.append(tokens[place].serverName) }
    for place in tokens.indices {
      for name in tokens[place].formerNames { names.append(name) }
    }
    self.names = names
    hash = PerfectHash(for: names) { NameSlot(of: names, at: $0) != nil }
    hasDeprecations = tokens.indices.contains { tokens[$0].deprecation != nil }

    var numbers = PackedText()
    numbers.reserveCapacity(hash.pilots.count * 2 + (hash.slots.count * 2 + names.count + 1) * 4)
    for pilot in hash.pilots { numbers.append(UInt64(pilot), characters: 2) }
    for place in hash.slots {
      let slot = place < 0 ? nil : NameSlot(of: names, at: place)
      numbers.append(slot?.placeAndLength ?? 0)
      numbers.append(slot?.start ?? 0)
    }
    for place in 0..<names.count { numbers.append(NameSlot.start(of: names, at: place)) }
    numbers.append(names.bytes.count + names.count)
    for ordinal in tokens.indices {
      for _ in tokens[ordinal].formerNames { numbers.append(ordinal) }
    }
    for place in hash.unplaced { numbers.append(place) }
    if hasDeprecations {
      for number in Self.deprecations(of: tokens) { numbers.append(number) }
    }
    numbers.wrap()
    self.numbers = numbers
  }

  /// For each token 0, or 1 when it is deprecated, or its replacement's ordinal + 2.
  private static func deprecations(of tokens: [Token]) -> [Int] {
    let replacements = Set(tokens.lazy.compactMap { $0.deprecation?.replacement })
    var ordinals: [String: Int] = [:]
    if !replacements.isEmpty {
      for (ordinal, token) in tokens.enumerated() where replacements.contains(token.caseName) {
        ordinals[token.caseName] = ordinal
      }
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
  init?(of names: NameList, at place: Int) {
    let length = names.range(at: place).count
    start = Self.start(of: names, at: place)
    guard place < 1 << 17, length < 1 << 7, start < 1 << 24 else { return nil }
    placeAndLength = place | length << 17
  }

  /// Where a name starts in the text, in which each name ends with a line feed.
  static func start(of names: NameList, at place: Int) -> Int {
    names.range(at: place).lowerBound + place
  }
}
