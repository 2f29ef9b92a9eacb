/// The functions, variables and types that the sources declare, with their stated types.
struct SwiftDeclarations: Sendable {
  /// A type with the scope in which it is written, which decides the meaning of its names.
  struct Stated: Hashable, Sendable {
    var type: StatedType
    var scope: SwiftScope
  }

  struct Function: Hashable, Sendable {
    var owner: String
    var parameters: [Parameter]
    var result: StatedType
    var generics: [String]
    var scope: SwiftScope
  }

  /// The name of a function with its owner, as many types have functions of one name, such as `init`.
  struct FunctionName: Hashable, Sendable {
    var owner: String
    var name: String
  }

  struct Parameter: Hashable, Sendable {
    /// `nil` for none.
    var label: String?
    var type: StatedType
    var hasDefault: Bool
    /// A Boolean value that indicates whether it takes several arguments, of which `type` is the array.
    var isVariadic = false
  }

  struct TypeDeclaration: Hashable, Sendable {
    var generics: [String]
    var isStruct: Bool
    /// Those that an initializer made by Swift takes.
    var stored: [Parameter]
    var hasInitializer: Bool
    var scope: SwiftScope
  }

  /// By the type that has them, `""` for global ones, and by name.
  var variables: [String: [String: Set<Stated>]] = [:]
  private(set) var functions: [FunctionName: Set<Function>] = [:]
  var types: [String: Set<TypeDeclaration>] = [:]
  var aliases: [String: Set<Stated>] = [:]

  mutating func add(_ function: Function, named name: String) {
    functions[FunctionName(owner: function.owner, name: name), default: []].insert(function)
  }

  func functions(named name: String, of owner: String) -> Set<Function> {
    functions[FunctionName(owner: owner, name: name)] ?? []
  }

  var functionNames: Set<String> { Set(functions.keys.map(\.name)) }

  mutating func formUnion(_ other: SwiftDeclarations) {
    variables.merge(other.variables) { $0.merging($1) { $0.union($1) } }
    functions.merge(other.functions) { $0.union($1) }
    types.merge(other.types) { $0.union($1) }
    aliases.merge(other.aliases) { $0.union($1) }
  }
}

extension SwiftDeclarations.Stated {
  func with(_ type: StatedType) -> Self { Self(type: type, scope: scope) }
}
