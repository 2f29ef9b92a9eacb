/// Declarations of one name, by the names of the types around each.
///
/// Hundreds of types may have a `Row` of their own. A mention asks for those that it can mean, and looks at no others.
struct DeclarationIndex<Declaration: Hashable & Sendable>: Sendable {
  private var byPath: [[String]: Set<Declaration>] = [:]
  private(set) var count = 0

  /// The declarations at one path that a mention may look at; with more, what it means stays open.
  private static var most: Int { 1_000 }
  /// The same for declarations of which none is at a path that the mention states.
  private static var mostElsewhere: Int { 256 }

  mutating func insert(_ declaration: Declaration, at path: [String]) {
    if byPath[path, default: []].insert(declaration).inserted { count += 1 }
  }

  mutating func formUnion(_ other: Self) {
    for (path, declarations) in other.byPath {
      for declaration in declarations { insert(declaration, at: path) }
    }
  }

  /// Those at a path; `nil` for too many.
  func declarations(at path: [String]) -> Set<Declaration>? {
    let found = byPath[path] ?? []
    return found.count > Self.most ? nil : found
  }

  /// Returns a Boolean value that indicates whether a declaration of a name lies in a type around a scope, or in none;
  /// of too many one is sure to be.
  func contains(
    _ name: String, around scope: SwiftScope, where isMeant: (Declaration) -> Bool
  ) -> Bool {
    (0...scope.path.count).contains { depth in
      declarations(at: scope.path.prefix(depth) + [name])?.contains(where: isMeant) ?? true
    }
  }

  /// Those at every path; `nil` for too many.
  var all: [Declaration]? {
    // Functions of one path are overloads.
    let limit = byPath.count == 1 ? Self.most : Self.mostElsewhere
    return count > limit ? nil : byPath.values.flatMap(\.self)
  }

  /// The paths of all, in order.
  var paths: [[String]] {
    byPath.keys.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// A declaration that is visible from some scopes.
protocol ScopedDeclaration: Hashable, Sendable {
  var scope: SwiftScope { get }
}

extension SwiftDeclarations.Stated: ScopedDeclaration {}
extension SwiftDeclarations.Function: ScopedDeclaration {}
extension SwiftDeclarations.TypeDeclaration: ScopedDeclaration {}

extension Dictionary {
  /// Adds the declarations of another file in place, as a copy for each file would make many files slow.
  mutating func formUnion<Declaration>(_ other: Self) where Value == DeclarationIndex<Declaration> {
    for (name, declarations) in other {
      self[name, default: DeclarationIndex()].formUnion(declarations)
    }
  }

  mutating func formUnion<Element>(_ other: Self) where Value == Set<Element> {
    for (name, elements) in other { self[name, default: []].formUnion(elements) }
  }
}
