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

  /// The name of a variable or function with its owner, as many types have members of one name, such as `init`.
  struct MemberName: Hashable, Sendable {
    /// The last name of the type that has it; empty for a global one.
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

  private var variables: [MemberName: DeclarationIndex<Stated>] = [:]
  private var functions: [MemberName: DeclarationIndex<Function>] = [:]
  private(set) var types: [String: DeclarationIndex<TypeDeclaration>] = [:]
  private(set) var aliases: [String: DeclarationIndex<Stated>] = [:]

  mutating func add(_ variable: Stated, named name: String, of owner: String) {
    variables[MemberName(owner: owner, name: name), default: DeclarationIndex()]
      .insert(variable, at: variable.scope.path)
  }

  mutating func add(_ function: Function, named name: String) {
    functions[MemberName(owner: function.owner, name: name), default: DeclarationIndex()]
      .insert(function, at: function.scope.path)
  }

  mutating func add(_ type: TypeDeclaration, named name: String) {
    types[name, default: DeclarationIndex()].insert(type, at: type.scope.path + [name])
  }

  mutating func add(alias: Stated, named name: String) {
    aliases[name, default: DeclarationIndex()].insert(alias, at: alias.scope.path + [name])
  }

  func variables(named name: String, of owner: String) -> DeclarationIndex<Stated>? {
    variables[MemberName(owner: owner, name: name)]
  }

  func functions(named name: String, of owner: String) -> DeclarationIndex<Function>? {
    functions[MemberName(owner: owner, name: name)]
  }

  var variableNames: Set<String> { Set(variables.keys.map(\.name)) }

  var functionNames: Set<String> { Set(functions.keys.map(\.name)) }

  mutating func formUnion(_ other: SwiftDeclarations) {
    variables.formUnion(other.variables)
    functions.formUnion(other.functions)
    types.formUnion(other.types)
    aliases.formUnion(other.aliases)
  }
}

extension SwiftDeclarations.Stated {
  func with(_ type: StatedType) -> Self { Self(type: type, scope: scope) }
}
