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
    case .result(let callee):
      guard let functions = functions(callee, depth) else {
        return Stated(type: .open, scope: callee.scope)
      }
      return same(functions.map(\.result))
    case .argument(let callee, let number):
      guard let functions = functions(callee, depth) else {
        return Stated(type: .open, scope: callee.scope)
      }
      return same(functions.compactMap { $0.type(of: number, in: callee) })
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

  /// The type that a `typealias` of a collection, a function or the like stands for; that of a plain type is followed
  /// where
  /// the type is compared.
  func expanded(_ stated: Stated) -> Stated {
    guard case .name(let path, let arguments) = stated.type, arguments.isEmpty,
      let name = path.last, let found = declarations.aliases[name]
    else { return stated }
    guard let meant = meant(found, of: path, in: stated.scope) else {
      return stated.with(.open)
    }
    guard let type = same(meant), type.type != .open else { return stated }
    if case .name = type.type { return stated }
    return type
  }

  // MARK: Shapes

  func isOwn(_ name: String) -> Bool { declarations.types[name] != nil }

  /// The type of the elements of an array literal that has a type; `open` where that is not known.
  func elements(of type: StatedType) -> StatedType {
    switch type.unwrapped {
    case .array(let element): return element
    case .name(let path, let arguments):
      let isCollection = ["Array", "Set", "ContiguousArray", "ArraySlice"].contains(path.last ?? "")
      return isCollection && arguments.count == 1 && !isOwn(path.last ?? "") ? arguments[0] : .open
    default: return .open
    }
  }

  func pair(of type: StatedType) -> (key: StatedType, value: StatedType)? {
    switch type.unwrapped {
    case .dictionary(let key, let value): return (key, value)
    case .name(let path, let arguments):
      let isDictionary = ["Dictionary", "KeyValuePairs"].contains(path.last ?? "")
      guard isDictionary, arguments.count == 2, !isOwn(path.last ?? "") else { return nil }
      return (arguments[0], arguments[1])
    default: return nil
    }
  }

  func subscriptArgument(of base: Stated) -> Stated? {
    let type = base.type.unwrapped
    if let pair = pair(of: type) { return base.with(pair.key) }
    if elements(of: type) != .open { return nil }
    guard let name = type.plainName else { return nil }
    let last = String(name.split(separator: ".").last ?? "")
    let own = declarations.functions(named: "subscript", of: last)
    if last == "Theme", own == nil, meaning(of: name, as: "Theme", in: base.scope) == .certain {
      return base.with(.anyToken)
    }
    return nil
  }

  /// The one type that all say; `open` where they say several.
  func same(_ found: [Stated]) -> Stated? {
    guard let first = found.first else { return nil }
    return found.allSatisfy { $0.type == first.type && $0.scope.sees(as: first.scope) }
      ? first : first.with(.open)
  }
}

extension SwiftScope {
  /// Returns a Boolean value that indicates whether names mean the same in another scope, as far as imports decide that.
  fileprivate func sees(as other: SwiftScope) -> Bool {
    module == other.module || imports == other.imports
  }
}
