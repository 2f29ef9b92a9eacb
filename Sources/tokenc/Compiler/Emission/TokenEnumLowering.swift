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
    token.deprecation.map { Self.deprecation(message($0)) } ?? []
  }

  static func deprecation(_ message: String) -> [String] {
    ["@available(*, deprecated, message: \(SwiftLiteral.quoted(message)))"]
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
    family.formerCases.map { former in
      let caseName = family.tokens[former.token].names.caseName
      return SwiftDeclaration(
        attributes: Self.renaming(to: caseName),
        head: naming.access
          + "static var \(SwiftName.declared(former.name)): \(naming.token(family))",
        body: .result(.code(SwiftName.member(caseName))))
    }
  }

  static func renaming(to name: String) -> [String] {
    ["@available(*, deprecated, renamed: \(SwiftLiteral.quoted(name)))"]
  }
}
