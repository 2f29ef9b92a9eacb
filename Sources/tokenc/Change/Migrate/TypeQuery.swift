/// A question for a type that one file asks and all files answer: where a name leads out of a file, the
/// declarations of the others say what it is.
indirect enum TypeQuery: Sendable {
  /// A type that is written, and where.
  case type(StatedType, SwiftScope)
  /// A variable that is not local: of a type around it, innermost first, or a global one.
  case variable(String, owners: [String], SwiftScope)
  /// A property of a value, or a static one of a type.
  case property(TypeQuery, String)
  /// A type that is named where a value may stand, for example `Row` of `Row()`.
  case typeName(StatedType, SwiftScope)
  case result(Callee)
  /// The parameter for an argument, by its number.
  case argument(Callee, Int)
  case element(TypeQuery)
  /// A collection with elements of a type.
  case collection(TypeQuery)
  case key(TypeQuery)
  case value(TypeQuery)
  case part(TypeQuery, Int)
  case functionResult(TypeQuery)
  case parameter(TypeQuery, Int)
  case subscriptArgument(TypeQuery)
  case subscripted(TypeQuery)
  case metatype(TypeQuery)
  /// The first that something is known about.
  case first([TypeQuery])
  case open

  /// A function, an initializer or a case of an enum that is called.
  struct Callee: Sendable {
    var name: String
    /// The type or value that stands before its name; `nil` for none.
    var base: TypeQuery?
    /// The types around it, where no base is written.
    var owners: [String]
    /// The generic arguments behind its name.
    var generics: [StatedType] = []
    /// The labels of the arguments; `nil` for none.
    var labels: [String?]
    var hasTrailingClosure = false
    var scope: SwiftScope
  }
}

/// The functions, variables and types that the sources declare, with their stated types.
struct SwiftDeclarations: Sendable {
  /// A type with the place where it is written, which decides what its names mean.
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

  /// Many types have functions of one name, such as `init`.
  struct FunctionName: Hashable, Sendable {
    var owner: String
    var name: String
  }

  struct Parameter: Hashable, Sendable {
    /// `nil` for none.
    var label: String?
    var type: StatedType
    var hasDefault: Bool
    /// Whether it takes several arguments, of which `type` is the array.
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

  mutating func formUnion(_ other: SwiftDeclarations) {
    variables.merge(other.variables) { $0.merging($1) { $0.union($1) } }
    functions.merge(other.functions) { $0.union($1) }
    types.merge(other.types) { $0.union($1) }
    aliases.merge(other.aliases) { $0.union($1) }
  }
}

// MARK: - Answers

extension SourceNames {
  typealias Stated = SwiftDeclarations.Stated

  /// The type that a query leads to: `nil` where nothing states one, and `open` where what is stated can't
  /// be followed.
  func answer(_ query: TypeQuery, depth: Int = 0) -> Stated? {
    guard depth < 24 else { return nil }
    func answer(_ query: TypeQuery) -> Stated? { self.answer(query, depth: depth + 1) }
    switch query {
    case .type(let type, let scope): return expanded(Stated(type: type, scope: scope))
    case .typeName(let type, let scope): return Stated(type: .metatype(type), scope: scope)
    case .open: return nil
    case .first(let queries): return queries.lazy.compactMap(answer).first
    case .metatype(let query): return answer(query).map { $0.with(.metatype($0.type)) }
    case .variable(let name, let owners, let scope):
      return (owners + [""]).lazy.compactMap { owner in
        variable(name, of: owner.isEmpty ? [] : [owner], in: scope, depth)
      }.first
    case .property(let base, let name):
      return answer(base).flatMap { property(name, of: $0, depth) }
    case .result(let callee) where isCrowded(callee),
      .argument(let callee, _) where isCrowded(callee):
      return Stated(type: .open, scope: callee.scope)
    case .result(let callee):
      return same(functions(callee, depth).map { $0.result })
    case .argument(let callee, let number):
      return same(functions(callee, depth).compactMap { $0.type(of: number, in: callee) })
    case .element(let query):
      return answer(query).flatMap { stated in
        // The elements themselves say what `Set` has.
        if case .name(let path, []) = stated.type.unwrapped, path.count == 1,
          StandardMembers.collections.contains(path[0]), !isOwn(path[0])
        {
          return nil
        }
        return stated.with(elements(of: stated.type))
      }
    case .collection(let query): return answer(query).map { $0.with(.array($0.type.unwrapped)) }
    case .key(let query): return answer(query).map { $0.with(pair(of: $0.type)?.key ?? .open) }
    case .value(let query): return answer(query).map { $0.with(pair(of: $0.type)?.value ?? .open) }
    case .part(let query, let number):
      return answer(query).map { stated in
        guard case .tuple(let parts) = stated.type.unwrapped, number < parts.count else {
          return stated.with(.open)
        }
        return stated.with(parts[number])
      }
    case .functionResult(let query):
      return answer(query).map { stated in
        guard case .function(_, let result) = stated.type.unwrapped else {
          return stated.with(.open)
        }
        return stated.with(result)
      }
    case .parameter(let query, let number):
      return answer(query).flatMap { stated in
        guard case .function(let parameters, _) = stated.type.unwrapped, number < parameters.count
        else { return nil }
        return stated.with(parameters[number])
      }
    case .subscriptArgument(let query): return answer(query).flatMap(subscriptArgument)
    case .subscripted(let query):
      return answer(query).flatMap { stated in
        let type = stated.type.unwrapped
        if let pair = pair(of: type) { return stated.with(.optional(pair.value)) }
        let element = elements(of: type)
        return element == .open ? nil : stated.with(element)
      }
    }
  }

  /// What a `typealias` of a collection, a function or the like stands for; that of a plain type is followed where
  /// the type is compared.
  private func expanded(_ stated: Stated) -> Stated {
    guard case .name(let path, let arguments) = stated.type, arguments.isEmpty,
      let name = path.last, let found = declarations.aliases[name]
    else { return stated }
    let seen = found.filter { isVisible($0.scope, from: stated.scope) }
    let meant = meant(Array(seen), of: path, in: stated.scope) { alias in
      SwiftScope(
        module: alias.scope.module, imports: [], path: alias.scope.path + [name],
        file: alias.scope.file, offset: alias.scope.offset)
    }
    guard let type = same(meant), type.type != .open else { return stated }
    if case .name = type.type { return stated }
    return type
  }

  // MARK: Lookup

  /// Whether a declaration is seen from a place: of its module or of one that its file imports.
  private func isVisible(_ declared: SwiftScope, from scope: SwiftScope) -> Bool {
    if declared.module == scope.module { return true }
    var modules = scope.imports
    var open = Array(modules)
    while let module = open.popLast() {
      for other in exports[module] ?? [] where modules.insert(other).inserted { open.append(other) }
    }
    return modules.contains(declared.module)
  }

  /// The declarations of a type that is written in a place: of types of one name those that the place sees without
  /// a qualifier, or by the one that is written.
  ///
  /// - Parameter owner: the type as it is written; empty for none.
  private func meant<Found>(
    _ found: [Found], of owner: [String], in scope: SwiftScope, _ place: (Found) -> SwiftScope
  ) -> [Found] {
    guard found.count > 1, !owner.isEmpty else { return found }
    let seen = found.filter { candidate in
      let path = place(candidate).path
      return path.count >= owner.count && Array(path.suffix(owner.count)) == owner
        && scope.path.starts(with: path.dropLast(owner.count))
    }
    // The innermost hides the others.
    let depth = seen.map { place($0).path.count }.max() ?? 0
    let innermost = seen.filter { place($0).path.count == depth }
    return innermost.isEmpty ? found : innermost
  }

  private func variable(
    _ name: String, of owner: [String], in scope: SwiftScope, _ depth: Int
  ) -> Stated? {
    let found = declarations.variables[owner.last ?? ""]?[name]?.filter {
      isVisible($0.scope, from: scope)
    }
    let own = found?.filter { $0.scope.module == scope.module } ?? []
    let candidates = own.isEmpty ? Array(found ?? []) : Array(own)
    let stated = meant(candidates, of: owner, in: scope, \.scope).map { stated in
      guard case .member(let path, let name) = stated.type, depth < 24 else { return stated }
      let type = Stated(type: .metatype(.name(path, [])), scope: stated.scope)
      return property(name, of: type, depth + 1) ?? stated.with(.open)
    }
    return same(stated)
  }

  private func property(_ name: String, of base: Stated, _ depth: Int) -> Stated? {
    if case .metatype(let type) = base.type {
      if name == "self" { return base }
      // A case of an enum and the constant of a theme are of the type itself.
      guard case .name(let owner, _) = type else { return nil }
      if let known = variable(name, of: owner, in: base.scope, depth) { return known }
      let isGenerated = type.plainName.map { isToken($0, base.scope) } ?? false
      guard isGenerated else { return nil }
      return base.with(name == "allCases" ? .array(type) : type)
    }
    let type = base.type.unwrapped
    if case .name(let owner, _) = type,
      let known = variable(name, of: owner, in: base.scope, depth)
    {
      return known
    }
    guard !isOwn(type.lastName ?? "") else { return nil }
    return StandardMembers.property(name, of: type, elements: elements(of: type), pair(of: type))
      .map(base.with)
  }

  private func isToken(_ name: String, _ scope: SwiftScope) -> Bool {
    guard let last = name.split(separator: ".").last.map(String.init) else { return false }
    return generatedTypes.contains(last) && meaning(of: name, as: last, in: scope) == .certain
  }

  /// The functions that a call may mean, with types of its place for generic parameters.
  /// Returns a Boolean value that indicates whether a call may mean one of so many functions that each call would take
  /// too long to look at.
  private func isCrowded(_ callee: TypeQuery.Callee) -> Bool {
    guard callee.base == nil else { return false }
    return (callee.owners + [""]).contains {
      declarations.functions(named: callee.name, of: $0).count > Self.mostOverloads
    }
  }

  private static let mostOverloads = 1_000

  private func functions(_ callee: TypeQuery.Callee, _ depth: Int) -> [CalledFunction] {
    if let base = callee.base {
      guard let base = answer(base, depth: depth + 1) else { return [] }
      if case .metatype(let type) = base.type {
        if callee.name == "init" { return initializers(of: type, base.scope, callee) }
        return members(callee, of: type, base.scope)
      }
      if callee.name == "init" { return initializers(of: base.type.unwrapped, base.scope, callee) }
      return members(callee, of: base.type.unwrapped, base.scope)
    }
    for owner in callee.owners {
      let own = declarations.functions(named: callee.name, of: owner)
      if !own.isEmpty {
        return called(meant(Array(own), of: [owner], in: callee.scope, \.scope), callee, [:])
      }
    }
    if let variable = variable(callee.name, of: [], in: callee.scope, depth) {
      return [CalledFunction(variable)].compactMap(\.self)
    }
    let global = declarations.functions(named: callee.name, of: "")
    if !global.isEmpty { return called(global, callee, [:]) }
    return initializers(
      of: .name([callee.name], callee.generics), callee.scope, callee)
  }

  private func members(
    _ callee: TypeQuery.Callee, of type: StatedType, _ scope: SwiftScope
  ) -> [CalledFunction] {
    let standard = standardMembers(callee, of: type, scope)
    guard case .name(let path, let arguments) = type, let owner = path.last else { return standard }
    let own = meant(
      Array(declarations.functions(named: callee.name, of: owner)), of: path, in: scope, \.scope)
    if own.isEmpty { return standard }
    let generics = declarations.types[owner]?.first?.generics ?? []
    return called(own, callee, Dictionary(lastOf: Array(zip(generics, arguments))))
  }

  /// The functions of Swift's own types that a call may mean.
  private func standardMembers(
    _ callee: TypeQuery.Callee, of type: StatedType, _ scope: SwiftScope
  ) -> [CalledFunction] {
    guard !isOwn(type.lastName ?? "") else { return [] }
    return StandardMembers.functions(
      callee.name, of: type, elements: elements(of: type), pair(of: type)
    ).map { function in
      CalledFunction(
        result: Stated(type: function.result, scope: scope), parameters: function.parameters,
        scope: scope)
    }.filter { function in
      guard callee.places(in: function.parameters) != nil else { return false }
      guard callee.hasTrailingClosure else { return true }
      if case .function? = function.parameters.last?.type { return true }
      return false
    }
  }

  private func initializers(
    of type: StatedType, _ scope: SwiftScope, _ callee: TypeQuery.Callee
  ) -> [CalledFunction] {
    var path: [String] = []
    var written: [StatedType] = []
    switch type {
    case .name(let names, let arguments): (path, written) = (names, arguments)
    case .array(let element): (path, written) = (["Array"], [element])
    default: return []
    }
    guard let name = path.last else { return [] }
    let visible = (declarations.types[name] ?? []).filter {
      isVisible($0.scope, from: callee.scope)
    }
    let known = nearest(Array(visible), named: path, from: callee.scope)
    guard !known.isEmpty else {
      // The sequence that a collection is made of, and what an optional holds.
      let parameter: StatedType? =
        switch name {
        case "Array", "Set", "ContiguousArray": written.first.map { .array($0) }
        case "Optional": written.first
        default: nil
        }
      let unknown = CalledFunction(result: Stated(type: type, scope: callee.scope))
      if callee.labels == ["repeating", "count"], let element = written.first {
        return [
          CalledFunction(
            result: Stated(type: type, scope: callee.scope),
            parameters: [
              .init(label: "repeating", type: element, hasDefault: false),
              .init(label: "count", type: .open, hasDefault: false),
            ], scope: callee.scope)
        ]
      }
      if callee.labels.first == "arrayLiteral", let element = written.first {
        let list = SwiftDeclarations.Parameter(
          label: "arrayLiteral", type: .array(element), hasDefault: false, isVariadic: true)
        return [
          CalledFunction(
            result: Stated(type: type, scope: callee.scope), parameters: [list],
            scope: callee.scope)
        ]
      }
      guard let parameter, callee.labels == [nil] else { return [unknown] }
      return [
        CalledFunction(
          result: Stated(type: type, scope: callee.scope),
          parameters: [.init(label: nil, type: parameter, hasDefault: false)],
          scope: callee.scope)
      ]
    }
    return known.flatMap { declaration -> [CalledFunction] in
      let arguments = Dictionary(lastOf: Array(zip(declaration.generics, written)))
      let inits = meant(
        Array(declarations.functions(named: "init", of: name)), of: path, in: callee.scope, \.scope)
      var found = called(inits, callee, arguments)
      if declaration.isStruct, !declaration.hasInitializer {
        let memberwise = SwiftDeclarations.Function(
          owner: name, parameters: declaration.stored, result: type,
          generics: [], scope: declaration.scope)
        found += called([memberwise], callee, arguments)
      }
      for index in found.indices {
        found[index].result = Stated(type: type, scope: callee.scope)
        // What nothing says of a generic parameter follows from the argument itself.
        found[index].open += arguments.isEmpty ? declaration.generics : []
      }
      return found.isEmpty
        ? [CalledFunction(result: Stated(type: type, scope: callee.scope))] : found
    }
  }

  /// Of the types of one name those that a place sees.
  private func nearest(
    _ found: [SwiftDeclarations.TypeDeclaration], named path: [String], from scope: SwiftScope
  ) -> [SwiftDeclarations.TypeDeclaration] {
    guard found.count > 1, let name = path.last else { return found }
    return meant(found, of: path, in: scope) { declaration in
      SwiftScope(
        module: declaration.scope.module, imports: [], path: declaration.scope.path + [name],
        file: declaration.scope.file, offset: declaration.scope.offset)
    }
  }

  private func called(
    _ functions: some Sequence<SwiftDeclarations.Function>, _ callee: TypeQuery.Callee,
    _ arguments: [String: StatedType]
  ) -> [CalledFunction] {
    functions.filter { isVisible($0.scope, from: callee.scope) && $0.takes(callee) }.map {
      CalledFunction($0, arguments, at: callee.scope)
    }
  }

  // MARK: Shapes

  private func isOwn(_ name: String) -> Bool { declarations.types[name] != nil }

  /// The type of the elements of an array literal that has a type; `open` where that is not known.
  private func elements(of type: StatedType) -> StatedType {
    switch type.unwrapped {
    case .array(let element): return element
    case .name(let path, let arguments):
      let isCollection = ["Array", "Set", "ContiguousArray", "ArraySlice"].contains(path.last ?? "")
      return isCollection && arguments.count == 1 && !isOwn(path.last ?? "") ? arguments[0] : .open
    default: return .open
    }
  }

  private func pair(of type: StatedType) -> (key: StatedType, value: StatedType)? {
    switch type.unwrapped {
    case .dictionary(let key, let value): return (key, value)
    case .name(let path, let arguments):
      let isDictionary = ["Dictionary", "KeyValuePairs"].contains(path.last ?? "")
      guard isDictionary, arguments.count == 2, !isOwn(path.last ?? "") else { return nil }
      return (arguments[0], arguments[1])
    default: return nil
    }
  }

  private func subscriptArgument(of base: Stated) -> Stated? {
    let type = base.type.unwrapped
    if let pair = pair(of: type) { return base.with(pair.key) }
    if elements(of: type) != .open { return nil }
    guard let name = type.plainName else { return nil }
    let last = String(name.split(separator: ".").last ?? "")
    let own = declarations.functions(named: "subscript", of: last)
    if last == "Theme", own.isEmpty, meaning(of: name, as: "Theme", in: base.scope) == .certain {
      return base.with(.anyToken)
    }
    return nil
  }

  /// The one type that all say; `open` where they say several.
  private func same(_ found: [Stated]) -> Stated? {
    guard let first = found.first else { return nil }
    return found.allSatisfy { $0.type == first.type && $0.scope.sees(as: first.scope) }
      ? first : first.with(.open)
  }
}

extension SwiftDeclarations.Stated {
  func with(_ type: StatedType) -> Self { Self(type: type, scope: scope) }
}

extension SwiftScope {
  /// Whether names mean the same in another place, as far as imports decide that.
  fileprivate func sees(as other: SwiftScope) -> Bool {
    module == other.module || imports == other.imports
  }
}

/// A function as a call sees it.
private struct CalledFunction {
  var result: SwiftDeclarations.Stated
  var parameters: [SwiftDeclarations.Parameter] = []
  var scope: SwiftScope?
  /// The generic parameters that nothing is written for.
  var open: [String] = []
  var arguments: [String: StatedType] = [:]
  var place: SwiftScope?

  init(
    result: SwiftDeclarations.Stated, parameters: [SwiftDeclarations.Parameter] = [],
    scope: SwiftScope? = nil
  ) {
    self.result = result
    self.parameters = parameters
    self.scope = scope
  }

  /// A variable that holds a function.
  init?(_ variable: SwiftDeclarations.Stated) {
    guard case .function(let parameters, let result) = variable.type.unwrapped else { return nil }
    self.init(
      result: variable.with(result),
      parameters: parameters.map { .init(label: nil, type: $0, hasDefault: false) },
      scope: variable.scope)
  }

  init(
    _ function: SwiftDeclarations.Function, _ arguments: [String: StatedType], at place: SwiftScope
  ) {
    let isGeneric = function.result.names(anyOf: Array(arguments.keys))
    self.init(
      result: .init(
        type: function.result.replacing(arguments), scope: isGeneric ? place : function.scope),
      parameters: function.parameters, scope: function.scope)
    self.arguments = arguments
    self.place = place
    open = function.generics
    if function.result.names(anyOf: function.generics) { result.type = .open }
  }

  /// The type of the parameter that takes an argument; `nil` if none does.
  func type(of number: Int, in callee: TypeQuery.Callee) -> SwiftDeclarations.Stated? {
    guard let scope else { return nil }
    let isTrailing = callee.hasTrailingClosure && number == callee.labels.count
    guard
      let index = isTrailing ? parameters.indices.last : callee.places(in: parameters)?[number]
    else { return nil }
    var type = parameters[index].type
    if parameters[index].isVariadic, case .array(let element) = type { type = element }
    if type.names(anyOf: open) { return .init(type: .open, scope: scope) }
    let isGeneric = type.names(anyOf: Array(arguments.keys))
    return .init(type: type.replacing(arguments), scope: isGeneric ? place ?? scope : scope)
  }
}

extension SwiftDeclarations.Function {
  fileprivate func takes(_ callee: TypeQuery.Callee) -> Bool {
    callee.places(in: parameters) != nil
  }
}

extension TypeQuery.Callee {
  /// The numbers of the parameters for its arguments; `nil` where they don't fit.
  fileprivate func places(in parameters: [SwiftDeclarations.Parameter]) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for label in labels {
      // More arguments without a label are those of a variadic parameter.
      if label == nil, let last = places.last, case .array = parameters[last].type,
        next >= parameters.count || parameters[next].label != nil
      {
        places.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != label, parameters[next].hasDefault {
        next += 1
      }
      guard next < parameters.count, parameters[next].label == label else { return nil }
      places.append(next)
      next += 1
    }
    let rest = parameters.dropFirst(next).count { !$0.hasDefault }
    return rest <= (hasTrailingClosure ? 1 : 0) ? places : nil
  }
}
