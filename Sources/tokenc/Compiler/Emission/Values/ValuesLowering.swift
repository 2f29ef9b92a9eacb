/// Lowers a family's values to a table and the subscript that reads it: `ColorToken+Values.swift`.
struct ValuesLowering {
  let family: TokenFamily
  /// The number by which packs know the family: its index in the table.
  let number: Int
  let naming: EmissionNaming
  private let kind: ValueKind
  private let tables: FamilyTables
  private let hasOverrides: Bool
  private let allParts: [BrandPart]

  init(table: CompleteTokenTable, family: TokenFamily, number: Int, naming: EmissionNaming) {
    self.family = family
    self.number = number
    self.naming = naming
    kind = ValueKind(family, in: table)
    hasOverrides = table.references != nil
    allParts = table.brandParts
    tables = FamilyTables(
      table: table, family: family, kind: kind, pointsPerRem: naming.configuration.pointsPerRem)
  }

  /// The number of numbers up to which a table is an array literal, which is good to review; its time
  /// to compile grows with it, that of text does not.
  static let largestArray = 20_000

  var declarations: [SwiftDeclaration] {
    [
      SwiftDeclaration(
        head: "\(naming.isolation)extension \(naming.theme)", body: .members(subscripts)),
      SwiftDeclaration(
        documentation: "The values of `\(naming.token(family))`, as constants.",
        head: "\(naming.isolation)enum \(naming.values(family)): "
          + kind.tables.joined(separator: ", "), body: .members(members)),
    ]
  }

  /// The import of the library, which subscripts that return numbers in one context don't name.
  var imports: [SwiftImport] {
    let isNamed = kind.type != "Double" || !tables.rowAxes.isEmpty
    return naming.configuration.runtimeModule.map {
      [isNamed ? naming.interfaceImport($0) : SwiftImport(module: $0)]
    } ?? []
  }

  // MARK: Subscripts

  private var subscripts: [SwiftDeclaration] {
    let token = naming.token(family)
    let brands = tables.brands
    let ordinal = hasOverrides ? allParts.stateCode(of: brands.parts) : brands.parts.ordinalCode
    let isSimple = hasOverrides ? brands.parts == allParts : brands.parts.count == 1
    let brand = isSimple ? ordinal : "(\(ordinal))"
    let row =
      brands.isShared
      ? "token.ordinal" : "token.ordinal &* \(brands.representatives.count) &+ \(brand)"
    let head = "\(naming.access)subscript(token: \(token)"
    let documentation = "The brand's value of a token of `\(family.scope)`."
    guard !tables.rowAxes.isEmpty else {
      return [
        SwiftDeclaration(
          documentation: documentation, head: "\(head)) -> \(kind.type)",
          body: value(inRow: row))
      ]
    }
    let rows = brands.isShared ? row : "(\(row))"
    let variantRow = "\(rows) &* \(tables.rowAxes.count) &+ \(tables.rowAxes.variantCode)"
    let hasSize = tables.rowAxes.hasSizeClass
    let defaultSize = hasSize ? "The size class is compact. " : ""
    let size = hasSize ? "The size class is that of `context`. " : ""
    return [
      SwiftDeclaration(
        documentation: documentation
          + "\n\n\(defaultSize)Parts other than colors use the default context.",
        head: "\(head)) -> \(kind.type)", body: .result(.code("self[token, in: .light]"))),
      SwiftDeclaration(
        documentation: documentation + "\n\n\(size)Parts other than colors use `context`.",
        head: "\(head), in context: ThemeContext) -> \(kind.type)",
        body: value(inRow: variantRow, inContext: ", in: context")),
    ]
  }

  /// The value of a pack, or else of the table.
  private func value(inRow row: String, inContext: String = "") -> SwiftDeclaration.Body {
    let compiled = kind.reading(naming.values(family), row)
    return .result(
      .code(
        "\(hasOverrides ? "state" : "overlay").value(\(number), token.ordinal\(inContext), or: \(compiled))"
      ))
  }

  // MARK: Tables

  private var members: [SwiftDeclaration] {
    var members: [SwiftDeclaration] = []
    if kind.hasColors { members += colorMembers }
    if kind.partLength != nil {
      members += tableMembers(
        "start(ofRecord record: Int) -> Int", reading: "starts", at: "record",
        documentation: "Where each record's parts start.", tables.starts, type: "Int")
    }
    if kind.hasNumbers {
      members += tableMembers(
        "number(at index: Int) -> Double", reading: "numbers", at: "index",
        documentation: kind.columns + ".", tables.numbers, type: "Double")
    }
    if kind.hasAngles {
      members.append(
        SwiftDeclaration(
          documentation: "The angles in degrees; 1000 for a gradient without one.",
          head: "static let angles: [Double]", body: .value(.numbers(tables.angles))))
    }
    if kind.hasFontFamilies { members.append(fontFamilies(tables.fontFamilies)) }
    return members
  }

  private var colorMembers: [SwiftDeclaration] {
    let axes = SwiftDeclaration(
      head: "static var colorAxes: ThemeAxes",
      body: .result(.code(tables.colorAxes.code(gamut: tables.isWide))))
    let reader = SwiftDeclaration(
      head: "static func word(at index: Int) -> UInt64", body: .result(.code("words[index]")))
    let words = SwiftDeclaration(
      remarks: tables.colorRemarks, head: "private static var words: PackedColors",
      body: .result(.call("PackedColors", [("", .literal(tables.words))])))
    return [axes, reader, words]
  }

  private func tableMembers(
    _ function: String, reading name: String, at index: String, documentation: String,
    _ table: SwiftRows, type: String
  ) -> [SwiftDeclaration] {
    let head = "static func \(function)"
    let element = "\(name)[\(index)]"
    guard table.elements.count > Self.largestArray else {
      return [
        SwiftDeclaration(head: head, body: .result(.code(element))),
        // Not public: the array of a public constant is made at run time.
        SwiftDeclaration(
          documentation: documentation, head: "private static let \(name): [\(type)]",
          body: .value(.numbers(table))),
      ]
    }
    let code = type == "Int" ? "Int(\(element))" : "\(type)(bitPattern: \(element))"
    let words = table.elements.map { type == "Int" ? UInt64($0) : $0.bitPattern }
    let text = PackedText(words: words, rowEnds: table.ends).lines
    return [
      SwiftDeclaration(head: head, body: .result(.code(code))),
      SwiftDeclaration(
        documentation: documentation + " A line is a token, in the order of its enum.",
        head: "private static var \(name): PackedWords",
        body: .result(.call("PackedWords", [("", .literal(text))]))),
    ]
  }

  private func fontFamilies(_ families: [[String]]) -> SwiftDeclaration {
    let cases = families.dropLast().enumerated().map { index, names in
      "case \(index): \(list(names))"
    }
    return SwiftDeclaration(
      head: "static func fontFamily(at index: Int) -> FontFamilyValue",
      body: .statements(
        cases.isEmpty
          ? [list(families.last ?? [])]
          : ["switch index {"] + cases + ["default: \(list(families.last ?? []))", "}"]))
  }

  private func list(_ names: [String]) -> String {
    "FontFamilyValue([" + names.map(SwiftLiteral.quoted).joined(separator: ", ") + "])"
  }
}
