import TokenCompiler

extension EmissionNaming {
  /// An enum with a few cases, which takes everything but its names from the library.
  ///
  /// Raw values of its own would be a quarter more for the compiler to do: each of an enum's dozens of
  /// functions costs it the same, whatever it does.
  func choiceEnum(
    _ name: String, modifiers: String? = nil, documentation: String?, cases: [SwiftCase]
  ) -> SwiftDeclaration {
    // Sendability belongs into the file of the type.
    SwiftDeclaration(
      documentation: documentation, head: "\(modifiers ?? typeModifiers)enum \(name): Sendable",
      body: .cases(count: cases.count, { cases[$0] }, members: []))
  }
}

extension SwiftCase {
  /// A case of a component's enum, without backticks, and what servers send if that differs.
  init(_ name: String, serverName: String, description: String? = nil) {
    let note = serverName == name ? nil : "Servers send `\(serverName)`."
    let parts = [description, note].compactMap(\.self)
    self.init(
      documentation: parts.isEmpty ? nil : parts.joined(separator: "\n\n"),
      name: SwiftName.declared(name))
  }
}
