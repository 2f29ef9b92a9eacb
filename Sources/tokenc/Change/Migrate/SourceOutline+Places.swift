import TokenSwift

/// The questions of other modules to an outline: the names of types, rather than types.
extension SourceOutline {
  /// The word that opens a brace.
  package enum BlockKind: Sendable {
    case type(String)
    /// A function, a getter, or a closure with a stated result: the last name of its type.
    case function(result: String?)
    /// A closure without a stated result.
    case closure
    /// A branch of the `if` or `switch` at a token.
    case branch(start: Int)
    case other
  }

  package func blockKind(_ brace: Int) -> BlockKind {
    switch blocks[brace] {
    case .type(let name, _)?: .type(name)
    case .function(let type)?: .function(result: type.valueName)
    case .closure(let type?)?: .function(result: type.valueName)
    case .closure(nil)?: .closure
    case .branch(let start, _)?: .branch(start: start)
    case .other?, nil: .other
    }
  }

  /// The name of the type that is stated for what starts at a token behind `=`.
  package func statedName(at start: Int) -> (isStated: Bool, name: String?) {
    initialized[start].map { (true, $0.valueName) } ?? (false, nil)
  }

  /// The brace of the closure whose head ends with `in` at a token.
  package func closure(headedBy index: Int) -> Int? { closureHeads[index] }

  /// The types of a name that the file declares, each with the names of those around it.
  package func declaredTypes(named name: String) -> [[String]] {
    declarations.types[name]?.paths.map { Array($0.dropLast()) } ?? []
  }

  /// The names of the types around a token, the outermost first.
  package func typeNames(around index: Int) -> [String] { types(around: index) }
}

extension TypeContext {
  /// The last name of the type that is expected of what starts at a token, as far as sources state it.
  package mutating func expectedName(at start: Int, _ names: SourceNames) -> String? {
    guard let query = expected(at: start) else { return nil }
    return names.answer(query)?.type.valueName
  }
}

extension SourceNames {
  /// Adds what a file declares.
  package mutating func note(_ outline: SourceOutline) {
    declarations.formUnion(outline.declarations)
    ownModules.insert(outline.source.module)
  }
}

extension StatedType {
  /// The last name of the type of values: of what an optional holds, of the elements of an array, of the
  /// result of a function.
  fileprivate var valueName: String? {
    switch unwrapped {
    case .name(let path, _): path.last
    case .array(let element): element.valueName
    case .function(_, let result): result.valueName
    default: nil
    }
  }
}
