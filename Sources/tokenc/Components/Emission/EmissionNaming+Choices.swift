import TokenCompiler

extension EmissionNaming {
  /// An enum with a few cases, which takes everything but its names from the library.
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
