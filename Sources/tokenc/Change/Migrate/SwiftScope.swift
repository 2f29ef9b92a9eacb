/// Where Swift source names something, as far as that decides which type of a name is meant.
struct SwiftScope: Sendable {
  let module: String
  let imports: Set<String>
  /// The types around it, the outermost first.
  let path: [String]
}

extension SourceNames {
  /// How sure it is that a written type is a generated one.
  enum Meaning { case certain, possible }

  /// The modules that generated types come from: those with generated files, and those that export
  /// them.
  private var visibleModules: Set<String> {
    var modules = tokenModules
    while true {
      let exporting = exports.filter { !$0.value.isDisjoint(with: modules) }.map(\.key)
      guard !modules.isSuperset(of: exporting) else { return modules }
      modules.formUnion(exporting)
    }
  }

  /// Whether a file sees the generated types; `nil` where the sources don't tell where these come from.
  private func seesTokens(_ scope: SwiftScope) -> Bool? {
    let modules = visibleModules
    if modules.contains(scope.module) || !modules.isDisjoint(with: scope.imports) { return true }
    return modules.isDisjoint(with: imports.union(ownModules)) ? nil : false
  }

  /// Whether a written type is a known one, perhaps with a module before it or by a `typealias`; `nil`
  /// for another type.
  ///
  /// A type that the sources declare themselves is meant within its own scope, and one of another module
  /// in files that import that and not the tokens. A name before it is a module of generated code, or
  /// leads to another type.
  func meaning(of written: String, as typeName: String, in scope: SwiftScope) -> Meaning? {
    guard written == typeName || written.hasSuffix("." + typeName) else {
      let last = written.split(separator: ".").last.map(String.init) ?? written
      let isAlias = typeAliases[last]?.contains { $0 == typeName || $0.hasSuffix("." + typeName) }
      return isAlias == true ? .certain : nil
    }
    let root = String(typeName.prefix { $0 != "." && $0 != "(" })
    let own = ownTypes[root] ?? []
    let qualifier = written.dropLast(typeName.utf8.count).split(separator: ".").map(String.init)
    let sees = seesTokens(scope)
    guard let first = qualifier.first else {
      let isShadowed = own.contains { type in
        if type.path.isEmpty {
          return type.module == scope.module || scope.imports.contains(type.module) && sees != true
        }
        return scope.path.starts(with: type.path)
      }
      return isShadowed ? nil : sees == false ? .possible : .certain
    }
    if own.contains(where: { $0.path == qualifier || [$0.module] + $0.path == qualifier }) {
      return nil
    }
    if visibleModules.contains(first) { return .certain }
    return sees == nil ? .possible : nil
  }

  /// Whether a member without a stated type can't be trusted in a file, as the file imports a module
  /// that has a type of such a name, too.
  func isForeign(_ typeName: String, in scope: SwiftScope) -> Bool {
    let own = ownTypes[String(typeName.prefix { $0 != "." })] ?? []
    return own.contains { type in
      type.path.isEmpty
        ? type.module == scope.module || scope.imports.contains(type.module)
        : scope.path.starts(with: type.path)
    }
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
  }

  private static let typeWords = NameSet([
    "struct", "class", "enum", "protocol", "actor", "extension",
  ])
  private static let importWord = NameSet(["import"])

  var typeBodies: [TypeBody] {
    var bodies: [TypeBody] = []
    var declared: (name: String, isExtension: Bool, index: Int)?
    var open: [(start: Int, body: (name: String, isExtension: Bool, index: Int)?)] = []
    func close(at end: Int) {
      guard let (start, body) = open.popLast(), let body else { return }
      bodies.append(
        TypeBody(
          range: start..<end, name: body.name, isExtension: body.isExtension, index: body.index))
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
        declared = (
          names(from: index + 1).names.joined(separator: "."), word == "extension", index + 1
        )
      }
    }
    while !open.isEmpty { close(at: tokens.count) }
    return bodies.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The types and extensions around tokens, which are asked for in their order.
  struct OpenBodies {
    private var rest: ArraySlice<TypeBody>
    /// The outermost first.
    private(set) var bodies: [TypeBody] = []

    init(_ bodies: [TypeBody]) { rest = bodies[...] }

    /// Moves on to a token.
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

  var imports: Set<String> { Set(importedModules.map(\.name)) }

  /// The modules that importers of this one see as well.
  var exports: Set<String> { Set(importedModules.filter(\.isExported).map(\.name)) }

  private var importedModules: [(name: String, isExported: Bool)] {
    tokens.indices.compactMap { index in
      guard Self.importWord.name(of: tokens[index], in: self) != nil, isName(index + 1) else {
        return nil
      }
      // `import enum Module.Name`.
      let isKind = isName(index + 2) && !startsLine(index + 2)
      return (text(isKind ? index + 2 : index + 1), text(index - 1) == "_exported")
    }
  }
}
