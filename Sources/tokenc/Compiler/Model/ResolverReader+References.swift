/// Reference objects of a resolver document (DTCG Resolver module, section 4.2).
extension ResolverReader {
  /// What refers to something.
  enum Place {
    case order, source
  }

  struct Target {
    enum Kind {
      case set, modifier, tokens
    }

    var kind: Kind
    var node: NodeID
    /// The name of the set or modifier.
    var name: String?
  }

  /// Follows a reference object's `$ref`; `nil` when it leads nowhere, which is reported.
  mutating func follow(_ reference: NodeID, from place: Place) -> Target? {
    guard tape.kind(reference) == .string else {
      reportFault(reference, "'$ref' takes a string", as: Diagnostic.badReference)
      return nil
    }
    let text = tape.string(reference)
    let range = tape.range(reference)
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#"))
    let path = String(text[..<(hash ?? text.endIndex)])
    var fragment = hash.map { String(text[text.utf8.index(after: $0)...]) } ?? ""
    guard !text.isEmpty else {
      report(.badReference(range, "'$ref' is empty; name a file, or a place such as '#/sets/base'"))
      return nil
    }
    guard let documentRoot = documentRoot(path, reference, text) else { return nil }
    if fragment.isEmpty || fragment == "/" {
      guard !tape.isNode(reference, within: documentRoot) else {
        report(
          .badReference(range, "'\(text)' is this whole document, which contains the reference"))
        return nil
      }
      return Target(kind: .tokens, node: documentRoot)
    }
    // The specification writes one example without the slash (section 4.2).
    if fragment.utf8.first != UInt8(ascii: "/") { fragment = "/" + fragment }
    guard let pointer = try? JSONPointer("#" + fragment) else {
      report(.badReference(range, "'~' in '\(text)' needs a 0 or 1 behind it"))
      return nil
    }
    return target(of: pointer.segments, in: documentRoot, reference, place, text)
  }

  /// The root of the file that a reference names, or of its own.
  private mutating func documentRoot(
    _ path: String, _ reference: NodeID, _ text: String
  ) -> NodeID? {
    let range = tape.range(reference)
    guard !path.isEmpty else { return tape.root(of: range.file) }
    if path.contains("://") || path.hasPrefix("//") {
      report(
        .badReference(
          range, "'\(text)' is a URL; nothing is fetched, so name a file beside this one"))
      return nil
    }
    switch inputs.read(path, from: range.file, reporting: &diagnostics) {
    case .success(let root):
      return root
    case .failure(let fault):
      report(.badReference(range, "file '\(path)' \(fault.reason)"))
      return nil
    }
  }

  private mutating func target(
    of segments: [String], in documentRoot: NodeID, _ reference: NodeID, _ place: Place,
    _ text: String
  ) -> Target? {
    let range = tape.range(reference)
    let order = member("resolutionOrder", of: documentRoot)
    let isResolver = documentRoot == root || order.map { tape.kind($0) == .array } ?? false
    if isResolver, segments[0] == "resolutionOrder" {
      report(.badReference(range, "nothing may refer to a part of 'resolutionOrder'"))
      return nil
    }
    if isResolver, segments[0] == "modifiers" {
      guard place == .order else {
        report(.badReference(range, "only 'resolutionOrder' may refer to a modifier"))
        return nil
      }
      guard segments.count == 2 else {
        report(.badReference(range, "a reference takes a whole modifier, not a part of it"))
        return nil
      }
    }
    var node = documentRoot
    for segment in segments {
      guard let child = tape.child(segment, of: node) else {
        report(.danglingPointer(range, text, missing: segment, among: tape.memberNames(of: node)))
        return nil
      }
      node = child
    }
    if tape.isNode(reference, within: node) {
      report(
        .badReference(
          range, "'\(text)' contains this reference, which would include itself for ever"))
      return nil
    }
    return Target(kind: kind(of: node, at: segments, isResolver), node: node, name: segments.last)
  }

  /// What stands at a place: by its path in a resolver document, by its members elsewhere.
  private func kind(of node: NodeID, at segments: [String], _ isResolver: Bool) -> Target.Kind {
    if isResolver, segments.count == 2 {
      if segments[0] == "sets" { return .set }
      if segments[0] == "modifiers" { return .modifier }
    }
    if member("sources", of: node).map({ tape.kind($0) == .array }) == true { return .set }
    let contexts = member("contexts", of: node)
    let isModifier = contexts.flatMap { tape.members(of: $0, allOf: .array) } ?? false
    return isModifier ? .modifier : .tokens
  }

  /// Reads on behind a reference unless that leads in a circle.
  mutating func nested<Value>(
    _ reference: NodeID, _ read: (inout Self) -> [Value]
  ) -> [Value] {
    if followed.contains(reference) {
      report(.badReference(tape.range(reference), "this reference leads back to itself"))
      return []
    }
    guard followed.count < Self.maximumReferenceDepth else {
      report(
        .expansionTooLarge(
          tape.range(reference), "more than \(Self.maximumReferenceDepth) references in a row"))
      return []
    }
    followed.append(reference)
    defer { followed.removeLast() }
    return read(&self)
  }
}
