/// Lowers the names of a family's tokens by their groups: `ColorToken+Groups.swift`.
///
/// Each group is a type of the enum, whose members give the cases: `.text.primary` is `.textPrimary`.
struct GroupLowering {
  private let family: TokenFamily
  private let naming: EmissionNaming
  private let namespaces: TokenNamespaces
  private let token: String

  init(family: TokenFamily, naming: EmissionNaming) {
    self.family = family
    self.naming = naming
    token = naming.token(family)
    namespaces = TokenNamespaces(family, naming.configuration)
  }

  var isEmpty: Bool { namespaces.isEmpty }

  var declarations: [SwiftDeclaration] {
    let groups = namespaces.topLevelGroups.flatMap { name, member in
      declarations(name, member, in: 0, prefix: "static ")
    }
    return [
      SwiftDeclaration(
        documentation: "The tokens by their groups.",
        head: "\(naming.isolation)extension \(token)", body: .members(groups))
    ]
  }

  private func declarations(
    _ name: String, _ member: TokenNamespaces.Member, in namespace: Int, _ names: [String] = [],
    prefix: String = ""
  ) -> [SwiftDeclaration] {
    switch member {
    case .group(let index):
      let type = typeName(name, in: namespace)
      let documentation = "The tokens of `\(namespaces.namespaces[index].path)`."
      return [
        SwiftDeclaration(
          documentation: documentation,
          head: "\(naming.access)\(prefix)var \(SwiftName.declared(name)): \(type)",
          body: .result(.code("\(type)()"))),
        SwiftDeclaration(
          documentation: documentation, head: "\(naming.typeModifiers)struct \(type): Sendable",
          body: .members(
            namespaces.namespaces[index].members.flatMap {
              declarations($0.name, $0.member, in: index, names + [name])
            })),
      ]
    case .token(let index): return [property(name, of: index)]
    case .former(let index): return [formerProperty(name, of: index, in: names)]
    }
  }

  private func property(_ name: String, of index: Int) -> SwiftDeclaration {
    let token = family.tokens[index]
    return SwiftDeclaration(
      documentation: token.description.flatMap { $0.isEmpty ? nil : $0 },
      attributes: TokenEnumLowering(family: family, naming: naming).availability(of: token),
      head: "\(naming.access)var \(SwiftName.declared(name)): \(self.token)",
      body: .brief(SwiftName.member(token.names.caseName)))
  }

  private func formerProperty(
    _ name: String, of index: Int, in groups: [String]
  ) -> SwiftDeclaration {
    let now = namespaces.paths[index].names
    // The compiler offers an edit of the last name alone.
    let attributes =
      now.dropLast() == groups[...]
      ? TokenEnumLowering.renaming(to: now[now.count - 1])
      : TokenEnumLowering.deprecation("use '.\(now.joined(separator: "."))'")
    return SwiftDeclaration(
      attributes: attributes, head: "\(naming.access)var \(SwiftName.declared(name)): \(token)",
      body: .brief(SwiftName.member(family.tokens[index].names.caseName)))
  }

  /// `TextGroup`; another word where the enum itself may be called so, and an underscore where a member is, as names in
  /// letters without capitals may be.
  private func typeName(_ name: String, in namespace: Int) -> String {
    let word = token.hasSuffix("Group") ? "Names" : "Group"
    let type = SwiftName.capitalizingFirst(name) + word
    return namespaces.namespaces[namespace][type] == nil ? type : type + "_"
  }
}
