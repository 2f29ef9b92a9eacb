/// Lowers a family's names to its enum: `ColorToken.swift`.
struct TokenEnumLowering {
  let family: TokenFamily
  let naming: EmissionNaming

  var declarations: [SwiftDeclaration] {
    let type = naming.token(family)
    var declarations = [
      naming.stringEnum(
        type, documentation: family.description ?? "The tokens of `\(family.scope)`.",
        count: family.tokens.count
      ) { enumCase(of: family.tokens[$0]) }
    ]
    let aliases = aliases
    if !aliases.isEmpty {
      declarations.append(
        SwiftDeclaration(
          documentation: "Former names, for code that still uses them.",
          head: "\(naming.isolation)extension \(type)", body: .members(aliases)))
    }
    return declarations
  }

  private func enumCase(of token: Token) -> SwiftCase {
    var documentation = token.description.flatMap { $0.isEmpty ? nil : $0 }
    if let deprecation = token.deprecation {
      let note = "Deprecated: " + message(deprecation)
      documentation = documentation.map { $0 + "\n\n" + note } ?? note
    }
    return SwiftCase(
      documentation: documentation,
      attributes: availability(of: token),
      name: SwiftName.declared(token.names.caseName), rawValue: token.names.serverName)
  }

  /// The attributes with which the compiler warns of a deprecated token.
  func availability(of token: Token) -> [String] {
    token.deprecation.map {
      ["@available(*, deprecated, message: \(SwiftLiteral.quoted(message($0))))"]
    } ?? []
  }

  private func message(_ deprecation: TokenDeprecation) -> String {
    let replacement = deprecation.replacement.map { "use '\($0)'" }
    return switch (replacement, deprecation.reason) {
    case (let replacement?, let reason?): "\(replacement); \(reason)"
    case (let replacement?, nil): replacement
    case (nil, let reason?): reason
    case (nil, nil): "this token will be removed"
    }
  }

  /// A deprecated static property for each former name that makes a Swift name of its own.
  private var aliases: [SwiftDeclaration] {
    formerCases.map { name, token in
      SwiftDeclaration(
        attributes: Self.renaming(to: token.names.caseName),
        head: naming.access + "static var \(SwiftName.declared(name)): \(naming.token(family))",
        body: .result(.code(SwiftName.member(token.names.caseName))))
    }
  }

  static func renaming(to name: String) -> [String] {
    ["@available(*, deprecated, renamed: \(SwiftLiteral.quoted(name)))"]
  }

  /// The cases that tokens had and for which Swift has aliases.
  var formerCases: [(name: String, token: Token)] {
    guard family.tokens.indices.contains(where: { !family.tokens[$0].names.formerNames.isEmpty })
    else { return [] }
    var taken = Set(family.tokens.map(\.names.caseName))
    taken.formUnion(["allCases", "lookup", "nameIndex"])
    return family.tokens.flatMap { token in
      token.names.formerNames.compactMap { formerName in
        guard !token.names.namesWithoutAlias.contains(formerName),
          let name = SwiftName.camelCase(ofServerName: formerName), taken.insert(name).inserted
        else { return nil }
        return (name, token)
      }
    }
  }
}
