/// Lowers overrides from code: `Theme+Overrides.swift`.
struct OverrideLowering {
  let table: CompleteTokenTable
  let references: OverrideReferences
  let naming: EmissionNaming

  private var theme: String { naming.theme }

  var declarations: [SwiftDeclaration] {
    var result = [
      SwiftDeclaration(
        head: "\(naming.isolation)extension \(theme)",
        body: .members(table.families.enumerated().map(tokens) + primitiveMembers + removal))
    ]
    result += primitives
    result.append(
      SwiftDeclaration(
        documentation: "The references between tokens.",
        head: "\(naming.isolation)extension \(theme)", body: .members([graph])))
    return result
  }

  // MARK: Overriding

  private func overriding(
    _ documentation: String, _ signature: String, _ call: String
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: documentation, head: "\(naming.access)func \(signature) -> \(theme)",
      body: .returning(
        ["var theme = self", "theme.state = state.overriding(values, \(call))"], .code("theme")))
  }

  private func tokens(_ number: Int, _ family: TokenFamily) -> SwiftDeclaration {
    let value = ValueKind(family.type).type
    return overriding(
      """
      This theme with other values for tokens of `\(family.scope)`, which the tokens that refer to them \
      follow. `nil` takes an override back.
      """,
      "overriding(_ values: [\(naming.token(family)): \(value)?])",
      "family: \(number), \(theme).references")
  }

  /// The types of primitives, each once, in the order of the standard's types.
  private var primitiveTypes: [String] {
    let found = Set(references.primitives.map { ValueKind($0.type).type })
    return TokenType.allCases.map { ValueKind($0).type }.unique().filter(found.contains)
  }

  private var primitiveMembers: [SwiftDeclaration] {
    primitiveTypes.map { value in
      overriding(
        """
        This theme with other values for tokens that are in no enum, which the tokens that refer to \
        them follow. `nil` takes an override back.
        """,
        "overriding(primitives values: [PrimitiveToken<\(theme), \(value)>: \(value)?])",
        "\(theme).references")
    }
  }

  private var removal: [SwiftDeclaration] {
    [
      SwiftDeclaration(
        documentation: "The theme of the same brand and pack without any override.",
        head: "\(naming.access)var withoutOverrides: \(theme)",
        body: .returning(
          ["var theme = self", "theme.state = state.withoutOverrides"], .code("theme"))),
      SwiftDeclaration(
        documentation: "A Boolean value that indicates whether tokens are overridden.",
        head: "\(naming.access)var hasOverrides: Bool", body: .result(.code("state.hasOverrides"))),
    ]
  }

  // MARK: Primitives

  private var primitives: [SwiftDeclaration] {
    primitiveTypes.map { value in
      let members = references.primitives.filter { ValueKind($0.type).type == value }.map {
        primitive in
        SwiftDeclaration(
          documentation: primitive.description.flatMap { $0.isEmpty ? nil : $0 },
          head: "\(naming.access)static var \(SwiftName.declared(primitive.name)): Self",
          body: .brief("Self(\(SwiftLiteral.quoted(primitive.path)))"))
      }
      return SwiftDeclaration(
        head:
          "\(naming.isolation)extension PrimitiveToken where Owner == \(theme), Value == \(value)",
        body: .members(members))
    }
  }

  // MARK: References

  private var graph: SwiftDeclaration {
    var arguments: [(label: String, value: SwiftExpression)] = [
      ("axes", .code("\(table.axes.reduce(0) { $0 | $1.contextBit })"))
    ]
    let families = zip(table.families, references.lines).map { family, lines in
      SwiftExpression.call(
        "ReferenceFamily",
        [
          ("", .code(SwiftLiteral.quoted(naming.token(family)))),
          ("", .code("\(naming.token(family)).nameIndex")),
          ("", .lines(NameList(lines))),
        ])
    }
    let primitives = references.primitives.map { primitive in
      primitive.path + (primitive.references.isEmpty ? "" : "\t" + primitive.references)
    }
    arguments.append(("", .array(families)))
    arguments.append(("primitives", .lines(NameList(primitives))))
    return SwiftDeclaration(
      head: "static let references", body: .value(.call("ThemeReferences", arguments)))
  }
}
