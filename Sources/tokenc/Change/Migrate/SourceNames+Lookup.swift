/// The declarations that a name means where it is written.
extension SourceNames {
  /// Returns a Boolean value that indicates whether a declaration is visible in a scope: of its module or of one that its file imports.
  func isVisible(_ declared: SwiftScope, from scope: SwiftScope) -> Bool {
    if declared.module == scope.module { return true }
    var modules = scope.imports
    var open = Array(modules)
    while let module = open.popLast() {
      for other in exports[module] ?? [] where modules.insert(other).inserted { open.append(other) }
    }
    return modules.contains(declared.module)
  }

  /// The declarations of a type that is written in a scope: of types of one name those that are visible there without
  /// a qualifier, or by the one that is written. Where there is none, any that is visible may be meant.
  ///
  /// - Parameters:
  ///   - owner: the type as it is written; empty for none.
  ///   - viewer: the scope that has to see them, if it isn't that of the type.
  /// - Returns: the declarations; `nil` for too many to look at.
  func meant<Declaration: ScopedDeclaration>(
    _ found: DeclarationIndex<Declaration>?, of owner: [String], in scope: SwiftScope,
    seenFrom viewer: SwiftScope? = nil
  ) -> [Declaration]? {
    guard let found else { return [] }
    func visible(_ declarations: some Sequence<Declaration>) -> [Declaration] {
      declarations.filter { isVisible($0.scope, from: viewer ?? scope) }
    }
    if found.count > 1, !owner.isEmpty {
      // The innermost hides the others.
      for depth in stride(from: scope.path.count, through: 0, by: -1) {
        guard let known = found.declarations(at: scope.path.prefix(depth) + owner) else {
          return nil
        }
        let innermost = visible(known)
        if !innermost.isEmpty { return innermost }
      }
    }
    return found.all.map(visible)
  }

  func variable(
    _ name: String, of owner: [String], in scope: SwiftScope, _ depth: Int
  ) -> Stated? {
    let found = declarations.variables(named: name, of: owner.last ?? "")
    guard let meant = meant(found, of: owner, in: scope) else {
      return Stated(type: .open, scope: scope)
    }
    let own = meant.filter { $0.scope.module == scope.module }
    let stated = (own.isEmpty ? meant : own).map { stated in
      guard case .member(let path, let name) = stated.type, depth < 24 else { return stated }
      let type = Stated(type: .metatype(.name(path, [])), scope: stated.scope)
      return property(name, of: type, depth + 1) ?? stated.with(.open)
    }
    return same(stated)
  }

  func property(_ name: String, of base: Stated, _ depth: Int) -> Stated? {
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

  func isToken(_ name: String, _ scope: SwiftScope) -> Bool {
    guard let last = name.split(separator: ".").last.map(String.init) else { return false }
    return generatedTypes.contains(last) && meaning(of: name, as: last, in: scope) == .certain
  }
}
