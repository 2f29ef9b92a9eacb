import TokenCompiler

/// The imports of the files of components, each module in the files that need it.
///
/// A public import of which no public declaration names anything is a warning of the compiler.
struct ComponentImports {
  let context: ComponentContext

  /// The module of elements and contents, which brings values and lookup along.
  private static let elements = "AppearanceRuntime"

  private var naming: EmissionNaming { context.naming }

  func namespace(of component: Component) -> [SwiftImport] {
    let types = component.fields.map(\.type)
    let hasLook = context.hasLooks && component.hasLook
    let hasTheme = hasLook || !component.elements.isEmpty || !component.layout.isEmpty
    let hasElements =
      hasLook && namesLooks || !component.elements.isEmpty
      || component.layout.contains(where: Self.isLibraryValue)
      || RoleLowering(component: component, context: context) != nil
      || types.contains(where: isLibraryType) || context.layoutFollowsContext(of: component)
      || context.arrangementFollowsContext(of: component)
    var imports = [SwiftImport(module: Self.elements, access: hasElements ? level : nil)]
    if hasTheme || types.contains(where: { $0.tokenGroup != nil }) {
      imports += naming.tokenImports()
    }
    return imports.sorted { $0.module < $1.module }
  }

  var index: [SwiftImport] {
    [naming.interfaceImport(naming.configuration.runtimeModule ?? Self.elements)]
  }

  /// The imports of the code that says where the elements of a look stand.
  func view(of component: Component) -> [SwiftImport] {
    let imports =
      context.arrangementNeedsTheme(of: component) ? naming.tokenImports(areNamed: false) : []
    return (library + imports).sorted { $0.module < $1.module }
  }

  /// The imports of a file whose declarations name the library, and no component's own types.
  var library: [SwiftImport] { [naming.interfaceImport(Self.elements)] }

  /// The imports of the enum of all contents, whose cases hold the components' own types.
  var union: [SwiftImport] { [SwiftImport(module: Self.elements)] }

  /// The imports of the enum of all looks, whose initialiser names the theme.
  var lookUnion: [SwiftImport] {
    let namesLibrary = namesLooks || context.unionFollowsContext
    let library = SwiftImport(module: Self.elements, access: namesLibrary ? level : nil)
    return ([library] + naming.tokenImports()).sorted { $0.module < $1.module }
  }

  /// A Boolean value that indicates whether the protocol that looks conform to counts as named: the compiler wants it
  /// imported for public ones, and warns of that import for those of the package.
  private var namesLooks: Bool { level == .public }

  private var level: AccessLevel { naming.configuration.accessLevel }

  private static func isLibraryValue(_ property: LayoutSpec<TokenReference>) -> Bool {
    guard case .value(let type, _) = property.kind else { return false }
    return type.swiftType != "Double"
  }

  private func isLibraryType(_ type: FieldType) -> Bool {
    switch type {
    case .richText, .markdown, .icon, .url, .image, .date, .seconds, .milliseconds, .decimal,
      .written, .color, .json, .callback, .list(_, isLenient: true):
      true
    case .action: context.actions.isEmpty
    case .list(let element, isLenient: false): isLibraryType(element)
    case .text, .flag, .number, .integer, .element, .choice, .token, .component: false
    }
  }
}
