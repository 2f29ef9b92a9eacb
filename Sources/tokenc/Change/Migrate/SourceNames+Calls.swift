/// The functions and initializers that a call may mean.
extension SourceNames {
  /// Returns a Boolean value that indicates whether a call may mean one of so many functions that each call would take
  /// too long to look at.
  func isCrowded(_ callee: TypeQuery.Callee) -> Bool {
    guard callee.base == nil else { return false }
    return (callee.owners + [""]).contains {
      declarations.functions(named: callee.name, of: $0).count > Self.mostOverloads
    }
  }

  private static let mostOverloads = 1_000
  /// How many types of one name a call looks at.
  private static let mostTypes = 100

  /// The functions that a call may mean, with types of its scope for generic parameters.
  func functions(_ callee: TypeQuery.Callee, _ depth: Int) -> [CalledFunction] {
    if let base = callee.base {
      guard let base = answer(base, depth: depth + 1) else { return [] }
      if case .metatype(let type) = base.type {
        if callee.name == "init" { return initializers(of: type, base.scope, callee) }
        let members = members(callee, of: type, base.scope)
        guard members.isEmpty, case .name(let path, _) = type,
          callee.name.first?.isUppercase == true,
          declarations.types[callee.name]?.count ?? 0 <= Self.mostTypes
        else { return members }
        // A type within the type: `Card.Style(…)`.
        return initializers(
          of: .name(path + [callee.name], callee.generics), base.scope, callee)
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

  func members(
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
      guard callee.parameterIndices(in: function.parameters) != nil else { return false }
      guard callee.hasTrailingClosure else { return true }
      if case .function? = function.parameters.last?.type { return true }
      return false
    }
  }

  func initializers(
    of type: StatedType, _ scope: SwiftScope, _ callee: TypeQuery.Callee
  ) -> [CalledFunction] {
    var path: [String] = []
    var written: [StatedType] = []
    switch type {
    case .name(let names, let arguments):
      path = names
      written = arguments
    case .array(let element):
      path = ["Array"]
      written = [element]
    default: return []
    }
    guard let name = path.last else { return [] }
    let visible = (declarations.types[name] ?? []).filter {
      isVisible($0.scope, from: callee.scope)
    }
    let known = nearest(Array(visible), named: path, from: callee.scope)
    guard !known.isEmpty else {
      return [standardInitializer(of: type, named: name, written.first, callee)]
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
        // A generic parameter that nothing states follows from the argument itself.
        found[index].open += arguments.isEmpty ? declaration.generics : []
      }
      return found.isEmpty
        ? [CalledFunction(result: Stated(type: type, scope: callee.scope))] : found
    }
  }

  /// The initializer of a type that no source declares, such as Swift's collections.
  ///
  /// - Parameter element: the first generic argument, as it is written.
  private func standardInitializer(
    of type: StatedType, named name: String, _ element: StatedType?, _ callee: TypeQuery.Callee
  ) -> CalledFunction {
    let result = Stated(type: type, scope: callee.scope)
    let unknown = CalledFunction(result: result)
    guard let element else { return unknown }
    func initializer(_ parameters: [SwiftDeclarations.Parameter]) -> CalledFunction {
      CalledFunction(result: result, parameters: parameters, scope: callee.scope)
    }
    if callee.labels == ["repeating", "count"] {
      return initializer([
        .init(label: "repeating", type: element, hasDefault: false),
        .init(label: "count", type: .open, hasDefault: false),
      ])
    }
    if callee.labels.first == "arrayLiteral" {
      return initializer([
        .init(
          label: "arrayLiteral", type: .array(element), hasDefault: false, isVariadic: true)
      ])
    }
    guard callee.labels == [nil] else { return unknown }
    switch name {
    // The sequence that a collection is made of.
    case "Array", "Set", "ContiguousArray":
      return initializer([.init(label: nil, type: .array(element), hasDefault: false)])
    case "Optional": return initializer([.init(label: nil, type: element, hasDefault: false)])
    default: return unknown
    }
  }

  /// Of the types of one name those that are visible in a scope.
  func nearest(
    _ found: [SwiftDeclarations.TypeDeclaration], named path: [String], from scope: SwiftScope
  ) -> [SwiftDeclarations.TypeDeclaration] {
    guard found.count > 1, let name = path.last else { return found }
    return meant(found, of: path, in: scope) { declaration in
      SwiftScope(
        module: declaration.scope.module, imports: [], path: declaration.scope.path + [name],
        file: declaration.scope.file, offset: declaration.scope.offset)
    }
  }

  func called(
    _ functions: some Sequence<SwiftDeclarations.Function>, _ callee: TypeQuery.Callee,
    _ arguments: [String: StatedType]
  ) -> [CalledFunction] {
    functions.filter { isVisible($0.scope, from: callee.scope) && $0.takes(callee) }.map {
      CalledFunction($0, arguments, at: callee.scope)
    }
  }
}
