/// The names and headers that all generated files share.
package final class EmissionNaming: Sendable {
  package init(configuration: Configuration) { self.configuration = configuration }

  package let configuration: Configuration

  package var theme: String { type("Theme") }
  /// For example `public `, with the space; nothing for `internal`.
  package var access: String {
    configuration.accessLevel == .internal ? "" : configuration.accessLevel.rawValue + " "
  }

  /// The modifier before an extension, for example `nonisolated `: it does not have it of its type.
  package var isolation: String { configuration.isNonisolated ? "nonisolated " : "" }
  /// The modifiers before a type in no other, for example `public nonisolated `.
  package var typeModifiers: String { access + isolation }

  package func interfaceImport(_ module: String) -> SwiftImport {
    SwiftImport(module: module, access: configuration.accessLevel)
  }

  /// The import of the library, for declarations that name its types.
  var runtimeImports: [SwiftImport] {
    configuration.runtimeModule.map { [interfaceImport($0)] } ?? []
  }

  /// The modules of the tokens that components use, in a file whose declarations name them or not.
  package func tokenImports(areNamed: Bool = true) -> [SwiftImport] {
    configuration.componentImports.map {
      SwiftImport(
        module: $0, access: areNamed ? configuration.accessLevel : nil, isLibrary: false)
    }
  }

  /// The name of a generated type, for example `AcmeButtonView`.
  package func type(_ name: String) -> String { configuration.typePrefix + name }

  /// The enum of a family, for example `ColorToken`.
  package func token(_ family: TokenFamily) -> String { type(family.typeName) }

  /// The type that holds a family's values, for example `ColorTokenValues`.
  func values(_ family: TokenFamily) -> String { token(family) + "Values" }

  /// An enum of strings, declared with everything that its index conforms it to.
  func stringEnum(
    _ name: String, documentation: String?, count: Int,
    members: [SwiftDeclaration] = [], _ enumCase: @escaping (Int) -> SwiftCase
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: documentation,
      head: "\(typeModifiers)enum \(name): String, CaseIterable, Codable, Hashable, Sendable",
      body: .cases(count: count, enumCase, members: members))
  }
}
