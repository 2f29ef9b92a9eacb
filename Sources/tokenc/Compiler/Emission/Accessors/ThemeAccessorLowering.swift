/// Lowers the theme's entry in an environment: `Theme+Environment.swift`.
struct ThemeAccessorLowering {
  let table: CompleteTokenTable
  let naming: EmissionNaming

  var declarations: [SwiftDeclaration] {
    let theme = naming.theme
    let conformance = SwiftDeclaration(
      head: "\(naming.isolation)extension \(theme): EnvironmentTheme",
      body: .members([
        SwiftDeclaration(
          documentation: "The theme of views and interfaces for which none was set.",
          head: "\(naming.access)static var environmentDefault: \(theme)",
          body: .result(
            .code(
              table.brands.isEmpty
                ? "" : ThemeLowering(table: table, naming: naming).value(ofBrand: 0))))
      ]))
    let property = SwiftDeclaration(
      documentation: """
        The theme of a view: set it with `.theme(_:)` or `.theme(following:)`.
        """,
      head: "\(naming.access)var \(SwiftName.loweringFirst(theme)): \(theme)",
      body: .statements([
        "get { self[\(theme).self] }",
        "set { self[\(theme).self] = newValue }",
      ]))
    let environment = SwiftDeclaration(
      head: "\(naming.isolation)extension EnvironmentValues", body: .members([property]))
    return [
      conformance,
      SwiftDeclaration(
        head: "canImport(SwiftUI)",
        body: .conditional(imports: [naming.frameworkImport("SwiftUI")], [environment])),
    ]
  }
}

extension EmissionNaming {
  /// The import of a framework whose types public declarations name.
  func frameworkImport(_ module: String) -> SwiftImport {
    SwiftImport(module: module, access: configuration.accessLevel, isLibrary: false)
  }
}
