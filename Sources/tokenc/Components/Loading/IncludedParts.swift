import TokenCompiler
import TokenRuntime

/// What several specs share: a spec with `"includes": ["Block"]` has the enums, elements, looks, lengths and
/// fields of `Block.component.json`, too, but for those that it states itself.
struct IncludedParts {
  /// The members of a spec of which it has those of others.
  private static let parts = ["enums", "elements", "looks", "layout", "content"]

  private let specs: [String: NodeID]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ roots: [NodeID], in tape: JSONTape) {
    specs = Dictionary(firstOf: roots.map { (ComponentReader.name(of: $0, in: tape), $0) })
  }

  /// The spec with what it includes, at the places where that is stated.
  mutating func completed(_ root: NodeID, in tape: inout JSONTape) -> NodeID {
    guard let node = tape.member("includes", of: root) else { return root }
    guard tape.kind(node) == .array else {
      diagnostics.append(
        .error(
          .componentSpec,
          "'includes' takes an array of component specs by their names, such as [\"Block\"]",
          at: tape.range(node)))
      return root
    }
    let merged = merged(root, in: tape, within: [])
    return tape.append(merged)?.root ?? root
  }

  private mutating func merged(
    _ root: NodeID, in tape: JSONTape, within outer: [String]
  ) -> SentValue {
    var result = tape.sentValue(root)
    let name = ComponentReader.name(of: root, in: tape)
    for node in tape.elements("includes", of: root) {
      guard let other = tape.stringValue(node), let included = specs[other] else {
        diagnostics.append(
          .unknownWord(
            tape.range(node), tape.stringValue(node) ?? "", "a component spec",
            known: specs.keys.sorted(),
            .componentSpec))
        continue
      }
      guard other != name, !outer.contains(other) else {
        diagnostics.append(
          .error(.componentSpec, "'\(other)' includes itself", at: tape.range(node)))
        continue
      }
      let parts = merged(included, in: tape, within: outer + [name])
      for part in Self.parts {
        guard let shared = parts[part]?.members, !shared.isEmpty else { continue }
        let own = result[part]?.members ?? []
        let place = result[part] ?? parts[part] ?? result
        let more = shared.filter { member in !own.contains { $0.name == member.name } }
        result = result.setting(SentValue(.object(more + own), at: place.place), at: [part])
      }
    }
    return result
  }
}
