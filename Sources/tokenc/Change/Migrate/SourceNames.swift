/// Declarations in the sources that decide which members they mean.
package struct SourceNames: Sendable {
  /// The names of members that they declare themselves.
  package var members: Set<String> = []
  /// The names of components that they have types of their own for.
  package var types: Set<String> = []
  /// The aliases of other types, by name.
  private(set) var typeAliases: [String: DeclarationIndex<TypeAlias>] = [:]
  /// The types of their own that have the name of a generated one, by that name.
  private(set) var ownTypes: [String: DeclarationIndex<OwnType>] = [:]
  /// The modules that generated types come from.
  package var tokenModules: Set<String> = [
    "Appearance", "AppearanceRuntime", "DesignTokens", "TokenRuntime",
  ]
  /// A Boolean value that indicates whether the module of the tokens is known, so that a file which imports no such
  /// module has none of them.
  package var isTokenModuleKnown = false
  /// The first names of generated types.
  var generatedTypes: Set<String> = []
  var declarations = SwiftDeclarations()
  var ownModules: Set<String> = []
  package var imports: Set<String> = []
  /// The modules that each module of the sources hands on.
  var exports: [String: Set<String>] = [:]
  /// The properties of types of their own, `""` for global ones, as far as one type is known.
  var properties: [String: [String: SwiftType]] = [:]

  package init() {}

  /// The modules that the sources import and don't have, of which another one may lie beside them.
  package var foreignImports: Set<String> { imports.subtracting(ownModules) }

  mutating func add(_ alias: TypeAlias, named name: String) {
    typeAliases[name, default: DeclarationIndex()].insert(alias, at: alias.scope.path)
  }

  mutating func add(_ type: OwnType, named name: String) {
    ownTypes[name, default: DeclarationIndex()].insert(type, at: type.path)
  }

  mutating func formUnion(_ other: SourceNames) {
    members.formUnion(other.members)
    types.formUnion(other.types)
    typeAliases.formUnion(other.typeAliases)
    ownTypes.formUnion(other.ownTypes)
    tokenModules.formUnion(other.tokenModules)
    isTokenModuleKnown = isTokenModuleKnown || other.isTokenModuleKnown
    generatedTypes.formUnion(other.generatedTypes)
    declarations.formUnion(other.declarations)
    ownModules.formUnion(other.ownModules)
    imports.formUnion(other.imports)
    exports.formUnion(other.exports)
    for (owner, names) in other.properties {
      // Types of one name may be several.
      properties[owner, default: [:]].merge(names) { $0 == $1 ? $0 : .unknown }
    }
  }
}

/// Where Swift source names something, as far as that decides which type of a name is meant.
struct SwiftScope: Hashable, Sendable {
  let module: String
  let imports: Set<String>
  /// The modules of declarations that are imported by their names.
  var namedImports: [String: String] = [:]
  /// The types around it, the outermost first.
  let path: [String]
  let file: String
  let offset: Int
}

/// The type that a `typealias` stands for, and where it is written.
struct TypeAlias: Hashable, Sendable {
  let type: String
  let scope: SwiftScope
}

/// A type of the sources' own that has the name of a generated one.
struct OwnType: Hashable, Sendable {
  let module: String
  /// The types around it, the outermost first.
  let path: [String]
  /// Where alone it is known: in its file, or in a block of it; `nil` for one of the whole module.
  var extent: Extent?
  /// The `typealias` that it is.
  var alias: TypeAlias?

  struct Extent: Hashable, Sendable {
    let file: String
    let range: Range<Int>
  }
}
