import TokenCompiler
import TokenRuntime

/// The parts that several specs share: a spec with `"includes": ["Block"]` has the enums, elements, appearance, lengths and
/// fields of `Block.component.json`, too, but for those that it states itself.
struct IncludedParts {
  /// The members of a spec of which it has those of others.
  private static let parts = ["enums", "elements", "appearance", "layout", "content"]
  /// How many specs may include one another in a row.
  private static let depth = 16

  private let specs: [String: NodeID]
  private(set) var diagnostics: [Diagnostic] = []
  /// Specs with what they include, each worked out once, however many include it.
  private var merged: [String: SentValue] = [:]

  init(_ roots: [NodeID], in tape: JSONTape) {
    specs = Dictionary(firstOf: roots.map { (ComponentReader.name(of: $0, in: tape), $0) })
  }

  /// The spec with what it includes, at the positions where that is stated.
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
    let whole = merged(root, in: tape, within: [])
    return tape.append(whole)?.root ?? root
  }

  private mutating func merged(
    _ root: NodeID, in tape: JSONTape, within outer: [String]
  ) -> SentValue {
    let name = ComponentReader.name(of: root, in: tape)
    if let known = merged[name] { return known }
    var result = tape.sentValue(root)
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
      guard outer.count < Self.depth else {
        diagnostics.append(
          .error(
            .componentSpec,
            "'\(other)' is the last of more than \(Self.depth) specs that include one another; include it directly",
            at: tape.range(node)))
        continue
      }
      let parts = merged(included, in: tape, within: outer + [name])
      for part in Self.parts {
        guard let shared = parts[part]?.members, !shared.isEmpty else { continue }
        let own = result[part]?.members ?? SentMembers([])
        let source = result[part] ?? parts[part] ?? result
        let more = shared.filter { own.position(of: $0.name) == nil }
        let members = SentMembers(more + Array(own))
        result = result.setting(SentValue(.object(members), at: source.position), of: part)
      }
    }
    merged[name] = result
    return result
  }
}
