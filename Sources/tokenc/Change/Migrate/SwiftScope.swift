import TokenSwift

extension SourceNames {
  /// How sure it is that a written type is a generated one.
  enum Meaning { case certain, possible }

  /// The modules that generated types come from: those with generated files, or that export them.
  private var visibleModules: Set<String> {
    var modules = tokenModules
    while true {
      let exporting = exports.filter { !$0.value.isDisjoint(with: modules) }.map(\.key)
      guard !modules.isSuperset(of: exporting) else { return modules }
      modules.formUnion(exporting)
    }
  }

  /// Returns a Boolean value that indicates whether a file sees the generated types; `nil` where the sources don't tell
  /// where these come from.
  private func seesTokens(_ scope: SwiftScope) -> Bool? {
    let modules = visibleModules
    if modules.contains(scope.module) || !modules.isDisjoint(with: scope.imports) { return true }
    // What a file imports besides may have a type of the name.
    if isTokenModuleKnown, !scope.imports.isSubset(of: PlatformNames.modules) { return false }
    return modules.isDisjoint(with: imports.union(ownModules)) ? nil : false
  }

  /// Returns a Boolean value that indicates whether every module that a file imports is one of the sources, of the
  /// tokens or of a platform, so that no other one can have members of a name.
  func knowsModules(of scope: SwiftScope) -> Bool {
    let known = visibleModules.union(ownModules).union(PlatformNames.modules)
    return scope.imports.isSubset(of: known)
  }

  /// The meaning of a type that is stated for a member.
  func meaning(of stated: Stated, as typeName: String) -> Meaning? {
    switch stated.type.unwrapped {
    case .open: return .possible
    case .anyToken: return typeName.contains(".") || typeName == "Theme" ? nil : .certain
    case .name(let path, let arguments) where arguments.isEmpty:
      return meaning(of: path.joined(separator: "."), as: typeName, in: stated.scope)
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a written type is a known one, perhaps with a module before it or
  /// by a `typealias`.
  ///
  /// A type that the sources declare themselves is meant within its own scope, and one of another module
  /// in files that import that and not the tokens. A name before it is a module of generated code, or
  /// leads to another type.
  ///
  /// - Parameter depth: how many aliases led to it; they may lead in a circle.
  func meaning(
    of written: String, as typeName: String, in scope: SwiftScope, depth: Int = 0
  ) -> Meaning? {
    func meaning(of alias: TypeAlias, as name: String) -> Meaning? {
      depth > 4 ? nil : self.meaning(of: alias.type, as: name, in: alias.scope, depth: depth + 1)
    }
    guard written == typeName || written.hasSuffix("." + typeName) else {
      let last = written.split(separator: ".").last.map(String.init) ?? written
      guard let aliases = aliases(named: last, in: scope) else { return .possible }
      let found = aliases.map { meaning(of: $0, as: typeName) }
      if found.isEmpty || found.allSatisfy({ $0 == nil }) { return nil }
      return found.allSatisfy { $0 == .certain } ? .certain : .possible
    }
    let root = String(typeName.prefix { $0 != "." && $0 != "(" })
    let qualifier = written.dropLast(typeName.utf8.count).split(separator: ".").map(String.init)
    let sees = seesTokens(scope)
    func isToken(_ type: OwnType) -> Bool {
      type.alias.map { meaning(of: $0, as: root) == .certain } ?? false
    }
    guard let first = qualifier.first else {
      // `import enum Kit.ColorToken` says whose it is.
      if let module = scope.namedImports[root], !isDeclared(root, in: scope) {
        return self.meaning(of: "\(module).\(written)", as: typeName, in: scope, depth: depth + 1)
      }
      guard let known = knownTypes(named: root, in: scope) else { return .possible }
      let visible = known.filter { $0.isMember(of: scope) || sees != true }
      if !visible.isEmpty { return visible.allSatisfy(isToken) ? .certain : nil }
      return sees == false ? .possible : .certain
    }
    guard let named = ownTypes(named: root, qualifiedBy: qualifier) else { return .possible }
    if !named.isEmpty { return named.allSatisfy(isToken) ? .certain : nil }
    if visibleModules.contains(first) { return .certain }
    return sees == nil ? .possible : nil
  }

  /// The aliases of a name that are visible in a scope: of those in types around it the innermost; `nil` for too many.
  private func aliases(named name: String, in scope: SwiftScope) -> [TypeAlias]? {
    guard let found = typeAliases[name] else { return [] }
    if found.count > 1 {
      for depth in stride(from: scope.path.count, through: 0, by: -1) {
        guard let around = found.declarations(at: Array(scope.path.prefix(depth))) else {
          return nil
        }
        let innermost = around.filter { $0.scope.module == scope.module }
        if !innermost.isEmpty { return Array(innermost) }
      }
    }
    return found.all
  }

  /// The types of the sources that a name without a qualifier may mean in a scope; `nil` for too many.
  private func knownTypes(named root: String, in scope: SwiftScope) -> [OwnType]? {
    guard let found = ownTypes[root] else { return [] }
    var known: [OwnType] = []
    for depth in 0...scope.path.count {
      guard let types = found.declarations(at: Array(scope.path.prefix(depth))) else { return nil }
      known += types.filter { isKnown($0, in: scope) }
    }
    return known
  }

  /// The types of the sources that lie in the types or in the module which stand before a name; `nil` for too many.
  private func ownTypes(named root: String, qualifiedBy qualifier: [String]) -> [OwnType]? {
    guard let found = ownTypes[root] else { return [] }
    guard let inTypes = found.declarations(at: qualifier),
      let inModule = found.declarations(at: Array(qualifier.dropFirst()))
    else { return nil }
    return Array(inTypes) + inModule.filter { $0.module == qualifier.first }
  }

  /// Returns a Boolean value that indicates whether the module of a scope declares a type of a name that is known there.
  private func isDeclared(_ root: String, in scope: SwiftScope) -> Bool {
    // Of too many, one is sure to be.
    knownTypes(named: root, in: scope)?.contains { $0.isMember(of: scope) } ?? true
  }

  /// Returns a Boolean value that indicates whether a member without a stated type can't be trusted in a file, as the
  /// file imports a module that has a type of such a name, too.
  func isForeign(_ typeName: String, in scope: SwiftScope) -> Bool {
    let root = String(typeName.prefix { $0 != "." })
    guard let known = knownTypes(named: root, in: scope) else { return true }
    return known.contains { type in
      type.alias.map { meaning(of: $0.type, as: root, in: $0.scope) != .certain } ?? true
    }
  }

  /// Returns a Boolean value that indicates whether a type of the sources may be named without what is around it.
  private func isKnown(_ type: OwnType, in scope: SwiftScope) -> Bool {
    if let extent = type.extent {
      guard extent.file == scope.file, extent.range.contains(scope.offset) else { return false }
    }
    return type.path.isEmpty
      ? type.isMember(of: scope) || scope.imports.contains(type.module)
      : scope.path.starts(with: type.path)
  }

}

extension OwnType {
  fileprivate func isMember(of scope: SwiftScope) -> Bool {
    module == scope.module || !path.isEmpty
  }
}

extension SwiftSource {
  struct TypeBody {
    /// The tokens between the braces.
    let range: Range<Int>
    /// As it is written: `A.B` of an extension.
    let name: String
    let isExtension: Bool
    let index: Int
    /// The brace that opens the block of code that it is local to.
    let block: Int?
    /// The type that a `typealias` stands for; it has no tokens.
    var alias: String?
  }

  private static let typeWords = NameSet([
    "struct", "class", "enum", "protocol", "actor", "extension", "typealias",
  ])
  var typeBodies: [TypeBody] {
    var bodies: [TypeBody] = []
    var declared: (name: String, isExtension: Bool, index: Int)?
    var open: [(start: Int, body: (name: String, isExtension: Bool, index: Int)?)] = []
    /// The brace of the innermost block that is no type's.
    func block() -> Int? { open.last { $0.body == nil }?.start }
    func close(at end: Int) {
      guard let (start, body) = open.popLast(), let body else { return }
      bodies.append(
        TypeBody(
          range: start..<end, name: body.name, isExtension: body.isExtension, index: body.index,
          block: block()))
    }
    for index in tokens.indices {
      if isMark(index, "{") {
        open.append((index, declared))
        declared = nil
      } else if isMark(index, "}") {
        close(at: index)
      } else if let word = Self.typeWords.name(of: tokens[index], in: self), isName(index + 1),
        !isMark(index - 1, ".")
      {
        if word == "typealias" {
          let type = isMark(index + 2, "=") ? names(from: index + 3).names : []
          bodies.append(
            TypeBody(
              range: index..<index, name: text(index + 1), isExtension: false, index: index + 1,
              block: block(), alias: type.joined(separator: ".")))
          continue
        }
        declared = (
          names(from: index + 1).names.joined(separator: "."), word == "extension", index + 1
        )
      }
    }
    while !open.isEmpty { close(at: tokens.count) }
    return bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  func scope(at index: Int, _ imports: ImportTable, in around: OpenBodies) -> SwiftScope {
    SwiftScope(
      module: module, imports: imports.modules(at: index), namedImports: imports.names(at: index),
      path: around.path, file: path, offset: tokens[index].range.lowerBound)
  }

  /// Where alone a type is known; `nil` for one that the whole module knows.
  func declaredExtent(of body: TypeBody) -> OwnType.Extent? {
    if let block = body.block {
      let end = closing(block)
      let upper = end < tokens.count ? tokens[end].range.upperBound : bytes.count
      return OwnType.Extent(file: path, range: tokens[block].range.lowerBound..<upper)
    }
    let modifiers = (2...4).lazy.map { self.text(body.index - $0) }
    guard
      modifiers.prefix(while: Self.modifiers.contains).contains(where: { $0.hasSuffix("private") })
    else { return nil }
    return OwnType.Extent(file: path, range: 0..<bytes.count)
  }

  private static let modifiers: Set<String> = ["private", "fileprivate", "indirect", "final"]

  /// The types and extensions around tokens, which are asked for in their order.
  struct OpenBodies {
    private var rest: ArraySlice<TypeBody>
    /// The outermost first.
    private(set) var bodies: [TypeBody] = []

    init(_ bodies: [TypeBody]) { rest = bodies[...] }

    mutating func move(to index: Int) {
      while let next = rest.first, next.range.lowerBound <= index {
        while let last = bodies.last, last.range.upperBound <= next.range.lowerBound {
          bodies.removeLast()
        }
        bodies.append(rest.removeFirst())
      }
      while let last = bodies.last, last.range.upperBound <= index { bodies.removeLast() }
    }

    var path: [String] { bodies.flatMap { $0.name.split(separator: ".").map(String.init) } }

    var extendedType: String? { bodies.last(where: \.isExtension)?.name }
  }
}

// MARK: - Generic parameters

extension SwiftSource {
  private static let genericWords = NameSet([
    "func", "struct", "class", "enum", "actor", "init", "subscript", "associatedtype",
  ])

  /// The generic parameters and associated types that have the names of generated types, which they hide.
  func genericTypes(named wanted: Set<String>) -> [(name: String, own: OwnType)] {
    var found: [(name: String, own: OwnType)] = []
    var around = OpenBodies(typeBodies)
    for index in tokens.indices {
      guard let word = Self.genericWords.name(of: tokens[index], in: self) else { continue }
      if word == "associatedtype" {
        guard wanted.contains(text(index + 1)) else { continue }
        around.move(to: index)
        found.append((text(index + 1), OwnType(module: module, path: around.path)))
        continue
      }
      let opening = isMark(index + 1, "<") ? index + 1 : index + 2
      guard isMark(opening, "<") else { continue }
      let names = genericNames(at: opening).filter(wanted.contains)
      guard !names.isEmpty else { continue }
      let extent = OwnType.Extent(file: path, range: extent(ofDeclarationAt: index))
      for name in names {
        found.append((name, OwnType(module: module, path: [], extent: extent)))
      }
    }
    return found
  }

  private func genericNames(at opening: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    for index in opening..<min(tokens.count, opening + 200) {
      if isMark(index, "<") { depth += 1 }
      if isMark(index, ">"), !isMark(index - 1, "-") { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, isMark(index, among: "<,"), isName(index + 1) { names.append(text(index + 1)) }
    }
    return names
  }

  /// The bytes of a declaration with its body, or without one to the end of its line.
  private func extent(ofDeclarationAt index: Int) -> Range<Int> {
    var next = index + 1
    while next < tokens.count, !isMark(next, among: "{};") {
      next = isMark(next, among: "([") ? closing(next) + 1 : next + 1
    }
    let last = isMark(next, "{") ? closing(next) : next
    let end = last < tokens.count ? tokens[last].range.upperBound : bytes.count
    return tokens[index].range.lowerBound..<end
  }
}
