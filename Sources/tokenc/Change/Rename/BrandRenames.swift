import TokenCompiler

package struct BrandRenames: Sendable {
  private struct Rename: Sendable {
    let modifier: String
    let old: String
    let new: String
  }

  private var renames: [Rename] = []

  package var count: Int { renames.count }

  package init() {}

  /// - Parameter requests: pairs such as `Brand.orbit=comet`, where `Brand` is the type of the modifier.
  package init(_ requests: [Assignment], of table: TokenTable) throws(PathRenames.Fault) {
    for request in requests {
      guard let (modifier, old) = Self.brand(request.name, of: table) else { continue }
      let new = Self.name(request.value, modifier)
      guard modifier.contexts.contains(old) else {
        throw .init(
          "'\(modifier.typeName)' has no brand '\(old)' to rename"
            + Suggestion.phrase(for: old, among: modifier.contexts))
      }
      guard !(modifier.contexts + renames.map(\.new)).contains(new) else {
        throw .init("'\(request.name)' can't become '\(new)', which is there; choose another name")
      }
      renames.append(Rename(modifier: modifier.name, old: old, new: new))
    }
  }

  /// The modifier and the context that a request names, with the type before it, there or not.
  package static func brand(
    _ text: String, of table: TokenTable
  ) -> (modifier: BrandModifier, name: String)? {
    let modifiers = table.declaredBrandModifiers
    let owners = modifiers.filter { $0.contexts.contains(text) }
    let modifier =
      modifiers.first { Self.name(text, $0) != text } ?? (owners.count == 1 ? owners[0] : nil)
    return modifier.map { ($0, Self.name(text, $0)) }
  }

  private static func name(_ text: String, _ modifier: BrandModifier) -> String {
    let prefix = [modifier.typeName, modifier.name].first { text.hasPrefix($0 + ".") }
    return prefix.map { String(text.dropFirst($0.count + 1)) } ?? text
  }

  // MARK: Files

  package func resolverEdits(of root: NodeID, in tape: JSONTape) -> [TextEdit] {
    let modifiers =
      tape.members("modifiers", of: root).map { (tape.names.string($0.name), $0.value) }
      + tape.elements("resolutionOrder", of: root).map {
        (tape.member("name", of: $0).flatMap(tape.stringValue) ?? "", $0)
      }
    return modifiers.flatMap { name, modifier -> [TextEdit] in
      renames.filter { $0.modifier == name }.flatMap { rename in
        keys(rename.old, of: tape.member("contexts", of: modifier), rename, tape)
          + values([tape.member("default", of: modifier)], rename, tape)
      }
    }
  }

  /// The edits of values for contexts in a token file, or a part of one.
  func modeEdits(of root: NodeID, in tape: JSONTape) -> [TextEdit] {
    guard !renames.isEmpty else { return [] }
    return (root.index..<tape.nodes[Int(root.index)].next).flatMap { index -> [TextEdit] in
      let key = NodeID(index: index)
      guard tape.kind(key) == .key, tape.string(key) == "$extensions" else { return [] }
      let modes = tape.member("mode", of: NodeID(index: index + 1))
      return renames.flatMap { keys($0.old, of: modes, $0, tape) }
    }
  }

  /// The edits of `tokenc.json`, which says the former names, too.
  func configurationEdits(of root: NodeID, in tape: JSONTape) -> [TextEdit] {
    let settings = tape.member("brands", of: root)
    let pairs = tape.member("contrast", of: root).map { tape.elements("pairs", of: $0) } ?? []
    let conditions = pairs.compactMap { tape.member("when", of: $0) }
    var unnamed: [String] = []
    var edits: [TextEdit] = []
    for rename in renames {
      let contexts = tape.members("modifiers", of: root).flatMap { tape.allMembers(of: $0.value) }
      edits += values(contexts.map { tape.member("brand", of: $0.value) }, rename, tape)
      edits += values(conditions.map { tape.member(rename.modifier, of: $0) }, rename, tape)
      if let own = settings.flatMap({ tape.member(rename.old, of: $0) }) {
        edits += keys(rename.old, of: settings, rename, tape)
        let names = tape.member("formerNames", of: own)
        // It may get a name back that it had before.
        let spent = names.map(tape.elements)?.filter { tape.stringValue($0) == rename.new } ?? []
        edits +=
          names.map {
            tape.edits(of: $0, removing: Set(spent), adding: [JSONWriter.quoted(rename.old)])
          } ?? tape.adding([rename.old], toArray: "formerNames", of: own)
      } else {
        unnamed.append(Self.setting(rename))
      }
    }
    if !unnamed.isEmpty { edits += tape.adding(unnamed, toObject: "brands", of: root) }
    return edits
  }

  /// The edits of `replacements.json`, where brands have successors of their own.
  func successorEdits(of root: NodeID, in tape: JSONTape) -> [TextEdit] {
    tape.allMembers(of: root).flatMap { entry -> [TextEdit] in
      let contexts = tape.member("contexts", of: entry.value)
      return renames.flatMap { keys($0.old, of: contexts, $0, tape) }
    }
  }

  /// The text of `tokenc.json` where there is none.
  package var newConfiguration: [UInt8] {
    let lines = renames.map(Self.setting).joined(separator: ",\n    ")
    return Array("{\n  \"brands\": {\n    \(lines)\n  }\n}\n".utf8)
  }

  private static func setting(_ rename: Rename) -> String {
    let new = JSONWriter.quoted(rename.new)
    let old = JSONWriter.quoted(rename.old)
    return "\(new): { \"formerNames\": [\(old)] }"
  }

  private func keys(
    _ name: String, of object: NodeID?, _ rename: Rename, _ tape: JSONTape
  ) -> [TextEdit] {
    let member = object.map(tape.allMembers)?.first { tape.names.string($0.name) == name }
    return member.map { [tape.replacing($0.key, with: rename.new)] } ?? []
  }

  private func values(_ nodes: [NodeID?], _ rename: Rename, _ tape: JSONTape) -> [TextEdit] {
    nodes.compactMap(\.self).filter { tape.stringValue($0) == rename.old }.map {
      tape.replacing($0, with: rename.new)
    }
  }
}
