import TokenCompiler

/// A set with its own resolver document: the files that it names are converted, and its sets, modifiers,
/// contexts, defaults and order stay (DTCG Resolver module, section 4).
extension ImportSourceReader {
  /// A reference to another file that a resolver document holds, with its range.
  package struct FileReference {
    package var target: String
    package var range: SourceRange
  }

  /// The files that a resolver document names, each once, in the order of the text.
  package static func fileReferences(in root: NodeID, of tape: JSONTape) -> [FileReference] {
    var found: [FileReference] = []
    var seen: Set<String> = []
    for list in sourceLists(in: root, of: tape) {
      for source in tape.elements(of: list) {
        guard let node = tape.member("$ref", of: source), let target = tape.stringValue(node),
          !target.hasPrefix("#"), seen.insert(target).inserted
        else { continue }
        found.append(FileReference(target: target, range: tape.range(node)))
      }
    }
    return found
  }

  private static func sourceLists(in root: NodeID, of tape: JSONTape) -> [NodeID] {
    func members(_ name: String, of object: NodeID) -> [NodeID] {
      tape.members(name, of: object).map(\.value)
    }
    let steps = tape.elements("resolutionOrder", of: root)
    let sets = (members("sets", of: root) + steps).compactMap { tape.member("sources", of: $0) }
    return sets + (members("modifiers", of: root) + steps).flatMap { members("contexts", of: $0) }
  }

  /// Reads what a resolver document joins of the files that it names.
  mutating func readResolver(_ root: NodeID, _ sources: [ImportSource]) {
    document.ledger.note(tape.range(root), isRead: true)
    let byName = Dictionary(firstOf: sources.map { ($0.name, $0) })
    var unused = Dictionary(
      uniqueKeysWithValues: declared("sets", in: root).map { ($0.name, $0.range) })
    for step in tape.elements("resolutionOrder", of: root) {
      let target = tape.member("$ref", of: step).flatMap { tape.stringValue($0) }
      let pointed = target.flatMap { (try? JSONPointer($0))?.segments.last }
      let name = pointed ?? tape.text(["name"], of: step) ?? ""
      let node = target == nil ? step : self.target(target ?? "", in: root)
      guard let node else {
        refuse("'\(target ?? "")' names no set and no modifier", at: tape.range(step))
        continue
      }
      if let contexts = tape.member("contexts", of: node) {
        readModifier(name, node, contexts, root, byName)
      } else {
        unused[name] = nil
        var read: [String: Int] = [:]
        let files = files(of: tape.member("sources", of: node), root, byName, &read)
        if let first = files.first { document.setNames[first] = name }
        document.steps.append(.files(files))
      }
    }
    for set in declared("sets", in: root) where unused[set.name] != nil {
      leaveOut(
        "set '\(set.name)' is not in 'resolutionOrder', so its tokens never count; add '#/sets/\(set.name)' "
          + "there", at: set.range, key: "unused set \(set.name)")
    }
    dropUnread(in: sources)
    settleFigmaFacts()
    joinNamedSchemes()
    collectModes()
    for index in document.dimensions.indices
    where !document.steps.contains(.dimension(index)) { document.steps.append(.dimension(index)) }
  }

  private func declared(_ kind: String, in root: NodeID) -> [(name: String, range: SourceRange)] {
    tape.members(kind, of: root).map { (tape.names.string($0.name), tape.range($0.key)) }
  }

  private mutating func readModifier(
    _ name: String, _ node: NodeID, _ contexts: NodeID, _ root: NodeID,
    _ byName: [String: ImportSource]
  ) {
    var dimension = ForeignDimension(name: name)
    var read: [String: Int] = [:]
    for member in tape.allMembers(of: contexts) {
      let files = files(of: member.value, root, byName, &read)
      dimension.contexts.append(.init(name: tape.names.string(member.name), files: files))
    }
    // The first is the default.
    if let name = tape.text(["default"], of: node),
      let index = dimension.contexts.firstIndex(where: { $0.name == name })
    {
      dimension.contexts.insert(dimension.contexts.remove(at: index), at: 0)
    } else if let first = dimension.contexts.first, tape.member("default", of: node) == nil {
      diagnostics.report(
        .assumed(
          "modifier '\(name)' states no default; its first context, '\(first.name)', becomes it. "
            + "\"default\" beside its contexts names another", at: tape.range(contexts),
          key: "default \(name)"))
    } else {
      let names = dimension.contexts.map(\.name)
      let remedy = names.isEmpty ? "give it a context" : "it is one of \(names.quoted)"
      refuse("modifier '\(name)' has no default context; \(remedy)", at: tape.range(contexts))
    }
    document.steps.append(.dimension(document.dimensions.count))
    document.dimensions.append(dimension)
  }

  /// Reads the files of a list of sources, but for those that the same modifier has already.
  private mutating func files(
    of list: NodeID?, _ root: NodeID, _ byName: [String: ImportSource],
    _ read: inout [String: Int], depth: Int = 0
  ) -> [Int] {
    var files: [Int] = []
    for source in list.map({ tape.elements(of: $0) }) ?? [] {
      guard let node = tape.member("$ref", of: source), let target = tape.stringValue(node) else {
        refuse(
          "a source of an import is a file or a set; move these tokens into a file",
          at: tape.range(source))
        continue
      }
      if target.hasPrefix("#") {
        guard depth < 100, let set = self.target(target, in: root),
          let sources = tape.member("sources", of: set)
        else {
          refuse("'\(target)' names no set", at: tape.range(node))
          continue
        }
        files += self.files(of: sources, root, byName, &read, depth: depth + 1)
        continue
      }
      // A file that comes later than it did for another context is read again.
      if let known = read[target], known > files.last ?? -1 {
        files.append(known)
      } else if let source = byName[target] {
        let index = readTree(
          ImportSource(root: source.root, name: Self.fileName(ofReference: target)))
        read[target] = index
        files.append(index)
      }
    }
    return files
  }

  /// The target of `#/sets/NAME` and `#/modifiers/NAME`.
  private func target(_ pointer: String, in root: NodeID) -> NodeID? {
    guard let parts = (try? JSONPointer(pointer))?.segments, parts.count == 2,
      ["sets", "modifiers"].contains(parts[0])
    else { return nil }
    return tape.member(parts[0], of: root).flatMap { tape.member(parts[1], of: $0) }
  }

  /// The name below the output folder of a file that a resolver document names.
  private static func fileName(ofReference target: String) -> String {
    let path = FilePath.normalized(target)
    let ending = [".tokens.json", ".json", ".tokens"].first(where: path.hasSuffix) ?? ""
    return String(path.dropLast(ending.count))
  }

  private mutating func refuse(_ message: String, at range: SourceRange) {
    diagnostics.error(.badResolver, message, at: range)
  }
}
