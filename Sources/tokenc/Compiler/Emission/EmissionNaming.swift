/// The names and headers that all generated files share.
struct EmissionNaming: Sendable {
  let configuration: Configuration

  var theme: String { type("Theme") }
  var brand: String { type("Brand") }
  /// For example `public `, with the space; nothing for `internal`.
  var access: String {
    configuration.accessLevel == .internal ? "" : configuration.accessLevel.rawValue + " "
  }

  /// The name of a generated type, for example `AcmeButtonView`.
  func type(_ name: String) -> String { configuration.typePrefix + name }

  /// The enum of a family, for example `ColorToken`.
  func token(_ family: TokenFamily) -> String { type(family.typeName) }

  /// The type that holds a family's values, for example `ColorTokenValues`.
  func values(_ family: TokenFamily) -> String { token(family) + "Values" }

  /// An enum of strings, declared with everything that its index conforms it to.
  func stringEnum(
    _ name: String, documentation: String?, count: Int, members: [SwiftDeclaration] = [],
    _ enumCase: @escaping (Int) -> SwiftCase
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: documentation,
      head: "\(access)enum \(name): String, CaseIterable, Codable, Hashable, Sendable",
      body: .cases(count: count, enumCase, members: members))
  }
}
