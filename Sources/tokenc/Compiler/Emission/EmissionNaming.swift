/// The names and headers that all generated files share.
final class EmissionNaming: Sendable {
  init(configuration: Configuration) { self.configuration = configuration }

  let configuration: Configuration

  var theme: String { type("Theme") }
  /// For example `public `, with the space; nothing for `internal`.
  var access: String {
    configuration.accessLevel == .internal ? "" : configuration.accessLevel.rawValue + " "
  }

  /// What stands before an extension, for example `nonisolated `: it does not have it of its type.
  var isolation: String { configuration.isNonisolated ? "nonisolated " : "" }
  /// What stands before a type in no other, for example `public nonisolated `.
  var typeModifiers: String { access + isolation }

  /// An import of a module that the declarations of a file name.
  func interfaceImport(_ module: String) -> SwiftImport {
    SwiftImport(module: module, access: configuration.accessLevel)
  }

  /// The name of a generated type, for example `AcmeButtonView`.
  func type(_ name: String) -> String { configuration.typePrefix + name }

  /// The enum of a family, for example `ColorToken`.
  func token(_ family: TokenFamily) -> String { type(family.typeName) }

  /// The type that holds a family's values, for example `ColorTokenValues`.
  func values(_ family: TokenFamily) -> String { token(family) + "Values" }

  /// An enum of strings, declared with everything that its index conforms it to.
  func stringEnum(
    _ name: String, modifiers: String? = nil, documentation: String?, count: Int,
    members: [SwiftDeclaration] = [], _ enumCase: @escaping (Int) -> SwiftCase
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: documentation,
      head:
        "\(modifiers ?? typeModifiers)enum \(name): String, CaseIterable, Codable, Hashable, Sendable",
      body: .cases(count: count, enumCase, members: members))
  }

  /// An enum of which a component has a few, which takes all from the library but its names.
  ///
  /// Raw values of its own would be a quarter more for the compiler to do: each of an enum's dozens of
  /// functions costs it the same, whatever it does.
  func choiceEnum(
    _ name: String, modifiers: String? = nil, documentation: String?, cases: [ChoiceCase]
  ) -> SwiftDeclaration {
    // Sendability belongs into the file of the type.
    SwiftDeclaration(
      documentation: documentation, head: "\(modifiers ?? typeModifiers)enum \(name): Sendable",
      body: .cases(count: cases.count, { cases[$0].declaration }, members: []))
  }
}

/// A case of a component's enum.
struct ChoiceCase {
  /// The name in Swift, without backticks.
  var name: String
  var serverName: String
  var description: String?

  /// The case, which says what servers send for it where that is another word.
  fileprivate var declaration: SwiftCase {
    let note = serverName == name ? nil : "Servers send `\(serverName)`."
    let parts = [description, note].compactMap { $0 }
    return SwiftCase(
      documentation: parts.isEmpty ? nil : parts.joined(separator: "\n\n"),
      name: SwiftName.declared(name))
  }
}
