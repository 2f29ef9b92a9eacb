import TokenCompiler

/// A component in a variant, with a document that its spec suggests.
package struct ComponentSampleText: Sendable {
  /// The name of the component in Swift.
  package var component: String
  /// Its name in previews and snapshots, for example `Tag-filled`.
  package var name: String
  /// A document that a server could send for it, as JSON.
  package var document: String

  package init(component: String, name: String, document: String) {
    self.component = component
    self.name = name
    self.document = document
  }
}

/// Lowers samples of components to a list for snapshot tests, and to previews, both for debug builds.
struct SamplesLowering {
  let samples: [ComponentSampleText]
  let context: ComponentContext

  var declaration: SwiftDeclaration {
    let level = context.naming.configuration.accessLevel
    let library = SwiftImport(module: "AppearanceRuntime", access: level)
    let foundation = SwiftImport(module: "Foundation", isLibrary: false)
    let imports = ([library, foundation] + context.naming.tokenImports()).sorted {
      $0.module < $1.module
    }
    return SwiftDeclaration(
      head: "DEBUG", body: .conditional(imports: imports, [list, previews]))
  }

  private var type: String { context.typeName("ComponentSamples") }

  private var list: SwiftDeclaration {
    let theme = context.naming.theme
    let elements = samples.map { sample -> SwiftExpression in
      .call(
        "ComponentSample",
        [
          ("component", .code(SwiftLiteral.quoted(sample.component))),
          ("name", .code(SwiftLiteral.quoted(sample.name))),
          ("document", .code(SwiftLiteral.quoted(sample.document))),
          ("arrangement", .code("arrangement")),
        ])
    }
    let all = SwiftDeclaration(
      documentation: "Each component in each variant that a server can choose.",
      head: "\(context.access)static let all: [ComponentSample<\(theme)>]",
      body: .value(.array(elements)))
    let matrix = SwiftDeclaration(
      documentation: "Each theme in light and dark, at each size of text.",
      head: "\(context.access)static var matrix: ThemeMatrix<\(theme)>",
      body: .statements([
        "ThemeMatrix(\(theme).allCases, named: \\.brand.rawValue, textSizes: DynamicTextSize.allCases)"
      ]))
    let follows = context.unionFollowsContext
    let arrangement = SwiftDeclaration(
      head: "private static func arrangement(of document: String, _ theme: \(theme), "
        + "_ context: ThemeContext) throws -> Arrangement",
      body: .statements([
        "let content = try JSONDecoder().decode(\(context.contentUnion).self, from: Data(document.utf8))",
        "return \(context.lookUnion)(content, theme\(follows ? ", in: context" : "")).arrangement",
      ]))
    return SwiftDeclaration(
      documentation:
        "The components with what their specs suggest as content, for previews and snapshot tests.",
      head: "\(context.naming.typeModifiers)enum \(type)",
      body: .members([all, matrix, arrangement]))
  }

  /// A preview of each component. The module of the macro is a part of Xcode.
  private var previews: SwiftDeclaration {
    let components = samples.map(\.component).unique()
    return SwiftDeclaration(
      head: "canImport(DeveloperToolsSupport)",
      body: .conditional(
        imports: [SwiftImport(module: "SwiftUI", isLibrary: false)],
        components.map { component in
          let name = SwiftLiteral.quoted(component)
          return SwiftDeclaration(
            attributes: ["@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"],
            head: "#Preview(\(name))",
            body: .statements([
              "ComponentSampleView(\(type).all.filter { $0.component == \(name) }, in: \(type).matrix)"
            ]))
        }))
  }
}
