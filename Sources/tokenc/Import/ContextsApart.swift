import TokenCompiler

/// Contexts of a modifier whose files state mostly other names than those of all the other contexts: sets of their own
/// beside brands, as one for charts is.
package struct ContextsApart: Equatable, Sendable {
  package var modifier: String
  package var contexts: [String]
  /// The number of tokens that most contexts have.
  package var commonCount: Int
  /// The numbers of these that the contexts lack, and of tokens that they have instead.
  package var lackingCount: Int
  package var ownCount: Int

  /// Why they are none of the others' kind, as a lower-case phrase.
  package var reason: String {
    "\(contexts.quoted) of '\(modifier)' \(contexts.count == 1 ? "lacks" : "lack") \(lackingCount) of "
      + "\(counted(commonCount, "token")) that the others have, and \(contexts.count == 1 ? "has" : "have") "
      + "\(ownCount) of \(contexts.count == 1 ? "its" : "their") own"
  }
}

extension Importer.Result {
  /// The contexts whose tokens are mostly others than those of most contexts, a minority of each modifier's.
  package var contextsApart: [ContextsApart] {
    var pathsByFile: [Int: Set<[String]>] = [:]
    for token in tokens { pathsByFile[token.file, default: []].insert(token.path) }
    return document.dimensions.compactMap { dimension in
      let paths = dimension.contexts.map { context in
        context.files.reduce(into: Set<[String]>()) { $0.formUnion(pathsByFile[$1] ?? []) }
      }
      return Self.apart(dimension, paths)
    }
  }

  /// The number of names from which on most contexts have a vocabulary.
  private static let minimumCount = 8

  private static func apart(
    _ dimension: ForeignDimension, _ paths: [Set<[String]>]
  ) -> ContextsApart? {
    var counts: [[String]: Int] = [:]
    for path in paths.joined() { counts[path, default: 0] += 1 }
    let common = Set(counts.filter { $0.value * 3 >= paths.count * 2 }.keys)
    guard common.count >= minimumCount else { return nil }
    let apart = paths.indices.filter { index in
      let shared = common.intersection(paths[index]).count
      return shared * 2 < common.count && paths[index].count > shared * 2
    }
    guard !apart.isEmpty, apart.count * 3 <= paths.count else { return nil }
    let own = apart.reduce(into: Set<[String]>()) { $0.formUnion(paths[$1]) }
    return ContextsApart(
      modifier: dimension.name, contexts: apart.map { dimension.contexts[$0].name },
      commonCount: common.count, lackingCount: common.subtracting(own).count,
      ownCount: own.subtracting(common).count)
  }
}
