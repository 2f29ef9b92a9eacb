import TokenSwift

/// The imports of a Swift file, and in which clauses of `#if`: a clause sees nothing that another one of the same
/// condition imports.
struct ImportTable: Sendable {
  private struct Import: Sendable {
    let module: String
    /// The declaration that alone is imported, as in `import enum Kit.ColorToken`.
    let name: String?
    let isExported: Bool
    let clauses: [Clause]
  }

  /// A clause of `#if`: its condition, or that of the first clause, and its number among them.
  private struct Clause: Hashable, Sendable {
    let condition: String
    let number: Int
  }

  private var imports: [Import] = []
  /// The tokens of each clause that excludes another, in order.
  private var clauses: [(range: Range<Int>, clause: Clause)] = []
  private let all: Set<String>
  private let allNames: [String: String]

  private static let words = NameSet(["import", "if", "elseif", "else", "endif"])

  init(_ source: SwiftSource) {
    var open: [(condition: String, number: Int, start: Int)] = []
    var imports: [Import] = []
    var clauses: [(range: Range<Int>, clause: Clause)] = []
    for index in source.tokens.indices {
      guard let word = Self.words.name(of: source.tokens[index], in: source) else { continue }
      if word == "import" {
        guard source.isName(index + 1) else { continue }
        let around = open.map { Clause(condition: $0.condition, number: $0.number) }
        imports.append(Self.read(source, at: index, around))
        continue
      }
      guard source.isMark(index - 1, "#"), !source.tokens[index].followsSpace else { continue }
      if word != "if", let last = open.popLast() {
        let clause = Clause(condition: last.condition, number: last.number)
        clauses.append((last.start..<index, clause))
        if word != "endif" { open.append((last.condition, last.number + 1, index)) }
      } else if word == "if" {
        open.append((Self.condition(source, at: index), 0, index))
      }
    }
    self.imports = imports
    self.clauses = clauses
    all = Set(imports.map(\.module))
    allNames = Dictionary(
      lastOf: imports.compactMap { one in one.name.map { ($0, one.module) } })
  }

  /// `import enum Module.Name`, or `import Module`.
  private static func read(
    _ source: SwiftSource, at index: Int, _ clauses: [Clause]
  ) -> Import {
    let isKind = source.isName(index + 2) && !source.startsLine(index + 2)
    let names = source.names(from: isKind ? index + 2 : index + 1).names
    return Import(
      module: names[0], name: isKind && names.count == 2 ? names[1] : nil,
      isExported: source.text(index - 1) == "_exported", clauses: clauses)
  }

  private static func condition(_ source: SwiftSource, at index: Int) -> String {
    var next = index + 1
    while next < source.tokens.count, !source.startsLine(next) { next += 1 }
    return (index + 1..<next).map { source.text($0) }.joined(separator: " ")
  }

  /// All that the file imports.
  var modules: Set<String> { all }

  /// The modules that importers of this one see as well.
  var exports: Set<String> { Set(imports.filter(\.isExported).map(\.module)) }

  /// The modules that a token sees.
  func modules(at index: Int) -> Set<String> {
    clauses.isEmpty ? all : Set(seen(at: index).map(\.module))
  }

  /// The modules of the declarations that are imported by name and that a token sees.
  func names(at index: Int) -> [String: String] {
    guard !clauses.isEmpty, !allNames.isEmpty else { return allNames }
    return Dictionary(
      lastOf: seen(at: index).compactMap { one in one.name.map { ($0, one.module) } })
  }

  private func seen(at index: Int) -> [Import] {
    let around = clauses.filter { $0.range.contains(index) }.map(\.clause)
    return imports.filter { one in
      one.clauses.allSatisfy { clause in
        !around.contains { $0.condition == clause.condition && $0.number != clause.number }
      }
    }
  }
}

extension SwiftSource {
  var importTable: ImportTable { ImportTable(self) }
}

extension SwiftSource {
  /// All modules that the file imports, in whatever clause.
  package var imports: Set<String> { ImportTable(self).modules }
}
