/// Reference objects of a resolver document (DTCG Resolver module, section 4.2).
extension ResolverReader {
  /// The kind of a reference.
  enum Origin { case order, source }

  struct Target {
    enum Kind { case set, modifier, tokens }

    var kind: Kind
    var node: NodeID
    var name: String?
  }

  /// Follows a reference object's `$ref`; `nil` when it leads nowhere, which is reported.
  mutating func follow(_ reference: NodeID, from origin: Origin) -> Target? {
    guard let text = tape.stringValue(reference) else {
      return refuse(reference, "'$ref' takes a string", as: .badReference)
    }
    let hash = text.utf8.firstIndex(of: UInt8(ascii: "#"))
    let path = String(text[..<(hash ?? text.endIndex)])
    var fragment = hash.map { String(text[text.utf8.index(after: $0)...]) } ?? ""
    guard !text.isEmpty else {
      return refuse(
        reference: reference, "'$ref' is empty; name a file, or a place such as '#/sets/base'")
    }
    guard let documentRoot = documentRoot(path, reference, text) else { return nil }
    if fragment.isEmpty || fragment == "/" {
      guard !tape.isNode(reference, within: documentRoot) else {
        return refuse(
          reference: reference, "'\(text)' is this whole document, which contains the reference")
      }
      return Target(kind: .tokens, node: documentRoot)
    }
    // The specification writes one example without the slash (section 4.2).
    if fragment.utf8.first != UInt8(ascii: "/") { fragment = "/" + fragment }
    guard let pointer = try? JSONPointer("#" + fragment) else {
      return refuse(reference: reference, "'~' in '\(text)' needs a 0 or 1 after it")
    }
    return target(of: pointer.segments, in: documentRoot, reference, origin, text)
  }

  private mutating func documentRoot(
    _ path: String, _ reference: NodeID, _ text: String
  ) -> NodeID? {
    let range = tape.range(reference)
    guard !path.isEmpty else { return tape.root(of: range.file) }
    if path.hasWord("://") || path.hasPrefix("//") {
      return refuse(
        reference: reference,
        "'\(text)' is a URL; nothing is fetched, so name a file beside this one")
    }
    switch inputs.read(path, from: range.file, reporting: &diagnostics) {
    case .success(let root): return root
    case .failure(let fault):
      let question =
        fault.kind == .missing ? inputs.nearestFile(to: path, from: range.file) : nil
      return refuse(
        reference: reference,
        "file '\(path)' \(fault.reason)" + (question.map { "; did you mean '\($0)'?" } ?? ""))
    }
  }

  private mutating func target(
    of segments: [String], in documentRoot: NodeID, _ reference: NodeID, _ origin: Origin,
    _ text: String
  ) -> Target? {
    let order = tape.member("resolutionOrder", of: documentRoot)
    let isResolver = documentRoot == root || order.map { tape.kind($0) == .array } ?? false
    if isResolver, segments[0] == "resolutionOrder" {
      return refuse(reference: reference, "nothing may refer to a part of 'resolutionOrder'")
    }
    if isResolver, segments[0] == "modifiers" {
      guard origin == .order else { return refuse(reference: reference, Self.misplacedModifier) }
      guard segments.count == 2 else {
        return refuse(reference: reference, "a reference takes a whole modifier, not a part of it")
      }
    }
    var node = documentRoot
    for segment in segments {
      guard let child = children.child(segment, of: node, in: tape) else {
        report(
          .danglingPointer(
            tape.range(reference), text, missing: segment, among: tape.memberNames(of: node)))
        return nil
      }
      node = child
    }
    if tape.isNode(reference, within: node) {
      return refuse(
        reference: reference,
        "'\(text)' contains this reference, which would include itself for ever")
    }
    return Target(kind: kind(of: node, at: segments, isResolver), node: node, name: segments.last)
  }

  /// The kind of a node: by its path in a resolver document, by its members elsewhere.
  private func kind(of node: NodeID, at segments: [String], _ isResolver: Bool) -> Target.Kind {
    if isResolver, segments.count == 2 {
      if segments[0] == "sets" { return .set }
      if segments[0] == "modifiers" { return .modifier }
    }
    if tape.member("sources", of: node).map({ tape.kind($0) == .array }) == true { return .set }
    let contexts = tape.member("contexts", of: node)
    let isModifier = contexts.flatMap { tape.members(of: $0, allOf: .array) } ?? false
    return isModifier ? .modifier : .tokens
  }

  /// Reads on behind a reference unless that leads in a circle.
  mutating func nested<Value>(_ reference: NodeID, _ read: (inout Self) -> [Value]) -> [Value] {
    if followed.contains(reference) {
      return refuse(reference: reference, "this reference leads back to itself") ?? []
    }
    guard followed.count < Self.maximumReferenceDepth else {
      return refuse(
        reference, "more than \(Self.maximumReferenceDepth) references in a row",
        as: .expansionTooLarge) ?? []
    }
    followed.append(reference)
    defer { followed.removeLast() }
    return read(&self)
  }
}
