/// Lowers the list of font files: `FontFiles.swift`.
struct FontFilesLowering {
  let names: [String]
  let naming: EmissionNaming

  static let typeName = "FontFiles"

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The font files that the text styles of all themes need.",
      head: "\(naming.typeModifiers)enum \(naming.type(Self.typeName))",
      body: .members([
        SwiftDeclaration(
          documentation: "The names, as `UIAppFonts` in `Info.plist` has them.",
          head: "\(naming.access)static var names: [String]",
          body: .statements(["["] + names.map { "  \(SwiftLiteral.quoted($0))," } + ["]"]))
      ]))
  }
}
