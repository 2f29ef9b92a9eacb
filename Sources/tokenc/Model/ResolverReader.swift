/// Reads a resolver document (DTCG Resolver module, section 4) and finds all sources it names.
///
/// Every reference is followed, those of contexts and sets that nobody chooses too: all of them
/// must resolve. What the sources contain is not looked at.
struct ResolverReader {
  /// The number of sources that one set or context may come to; more is refused, as sets that
  /// refer to sets twice over grow without bound.
  static let maximumSourceCount = 65_536
  /// The number of references that may lead from one to the next.
  static let maximumReferenceDepth = 256

  private var inputs: InputReader
  private let root: NodeID
  /// The references being followed, outermost first.
  private var followed: [NodeID] = []

  /// Reads the document at `root`.
  ///
  /// - Returns: `nil` when its structure leaves nothing to work with. Every fault is reported.
  static func read(_ root: NodeID, with inputs: inout InputReader) -> ResolverDocument? {
    var reader = ResolverReader(inputs: inputs, root: root)
    let document = reader.readDocument()
    inputs = reader.inputs
    return document
  }

  private init(inputs: InputReader, root: NodeID) {
    self.inputs = inputs
    self.root = root
  }

  private var tape: JSONTape { inputs.tape }

  private mutating func report(_ diagnostic: Diagnostic) {
    inputs.diagnostics.report(diagnostic)
    if diagnostic.severity == .error { inputs.isIncomplete = true }
  }

  // MARK: The document

  private mutating func readDocument() -> ResolverDocument? {
    guard tape.kind(root) == .object else {
      report(.badResolver(tape.opening(root), "a resolver document is an object"))
      return nil
    }
    checkMembers(
      of: root,
      known: [
        "version", "resolutionOrder", "name", "description", "$schema", "sets", "modifiers",
        "$defs",
        "$extensions",
      ])
    checkVersion()
    for name in ["name", "$schema"] { checkString(name, of: root) }
    checkProperties(of: root)
    readUnorderedSets()
    let declared = readDeclaredModifiers()
    guard let order = member("resolutionOrder", of: root) else {
      report(
        .badResolver(
          tape.opening(root), "'resolutionOrder' is missing; it lists sets and modifiers"))
      return nil
    }
    guard tape.kind(order) == .array else {
      report(.badResolver(tape.opening(order), "'resolutionOrder' takes an array"))
      return nil
    }
    return readOrder(order, declared: declared)
  }

  private mutating func checkVersion() {
    guard let version = member("version", of: root) else {
      return report(
        .badResolver(tape.opening(root), "'version' is missing; write \"version\": \"2025.10\""))
    }
    if tape.kind(version) != .string || tape.string(version) != "2025.10" {
      report(.badResolver(tape.opening(version), "'version' takes the string \"2025.10\""))
    }
  }

  /// Reads every set, so that a fault in one that nothing uses is found too.
  private mutating func readUnorderedSets() {
    guard let sets = objectMember("sets", of: root) else { return }
    for member in allMembers(of: sets) { _ = readSet(member.value) }
  }

  private mutating func readDeclaredModifiers() -> [ModifierDefinition] {
    guard let modifiers = objectMember("modifiers", of: root) else { return [] }
    return allMembers(of: modifiers).compactMap { member in
      readModifier(member.value, name: tape.names.string(member.name), at: tape.range(member.key))
    }
  }

  private struct ModifierDefinition {
    var name: String
    var contexts: [Context]
    var defaultContext: String?

    func modifier(isInOrder: Bool) -> Modifier {
      Modifier(
        name: name, contexts: contexts.map(\.name), defaultContext: defaultContext,
        isInOrder: isInOrder)
    }
  }

  // MARK: The resolution order

  private mutating func readOrder(
    _ order: NodeID, declared: [ModifierDefinition]
  ) -> ResolverDocument {
    var document = ResolverDocument(modifiers: [], order: [])
    var names: [String: SourceRange] = [:]
    var referencedNames: [String: SourceRange] = [:]
    for item in tape.elements(of: order) {
      guard tape.kind(item) == .object else {
        if tape.kind(item) != .invalid {
          report(
            .badResolver(
              tape.opening(item),
              "an item of 'resolutionOrder' is an object: {\"$ref\": \"#/sets/NAME\"} or an inline set or modifier"
            ))
        }
        continue
      }
      if let reference = tape.member(.ref, of: item) {
        readReferencedItem(item, reference, &document, &referencedNames)
      } else {
        readInlineItem(item, &document, &names)
      }
    }
    for (name, range) in names.sorted(by: { $0.value.start < $1.value.start }) {
      if let other = referencedNames[name] {
        report(.duplicateOrderName(range, name, first: other))
      }
    }
    for definition in declared
    where !document.modifiers.contains(where: { $0.name == definition.name }) {
      document.modifiers.append(definition.modifier(isInOrder: false))
    }
    return document
  }

  private mutating func readReferencedItem(
    _ item: NodeID, _ reference: NodeID, _ document: inout ResolverDocument,
    _ referencedNames: inout [String: SourceRange]
  ) {
    guard let target = follow(reference, from: .order) else { return }
    let name = target.name ?? ""
    if referencedNames[name] == nil { referencedNames[name] = tape.range(reference) }
    switch target.kind {
    case .modifier:
      guard
        let definition = readModifier(
          target.node, name: name, at: tape.range(reference), overrides: item)
      else { return }
      append(definition, to: &document)
    case .set:
      document.order.append(.sources(readSet(target.node, overrides: item)))
    case .tokens:
      report(
        .badResolver(
          tape.range(reference), "'resolutionOrder' refers to sets and modifiers, not to tokens"))
    }
  }

  private mutating func readInlineItem(
    _ item: NodeID, _ document: inout ResolverDocument, _ names: inout [String: SourceRange]
  ) {
    var isComplete = true
    var name = ""
    if let node = member("name", of: item) {
      if tape.kind(node) == .string {
        name = tape.string(node)
        if let first = names[name] {
          report(.duplicateOrderName(tape.range(node), name, first: first))
        } else {
          names[name] = tape.range(node)
        }
      } else {
        report(.badResolver(tape.opening(node), "'name' takes a string"))
        isComplete = false
      }
    } else {
      report(.badResolver(tape.opening(item), "an inline set or modifier needs a 'name'"))
      isComplete = false
    }
    guard let type = member("type", of: item) else {
      return report(
        .badResolver(tape.opening(item), "an inline item needs a 'type': \"set\" or \"modifier\""))
    }
    switch tape.kind(type) == .string ? tape.string(type) : "" {
    case "set":
      let sources = readSet(item, isInline: true)
      if isComplete { document.order.append(.sources(sources)) }
    case "modifier":
      let definition = readModifier(item, name: name, at: tape.range(item), isInline: true)
      if isComplete, let definition { append(definition, to: &document) }
    default:
      report(.badResolver(tape.opening(type), "'type' takes \"set\" or \"modifier\""))
    }
  }

  private func append(_ definition: ModifierDefinition, to document: inout ResolverDocument) {
    document.order.append(.modifier(name: definition.name, contexts: definition.contexts))
    if !document.modifiers.contains(where: { $0.name == definition.name }) {
      document.modifiers.append(definition.modifier(isInOrder: true))
    }
  }

  // MARK: Sets and modifiers

  /// The sources of a set, those of sets it refers to in their place.
  private mutating func readSet(
    _ set: NodeID, overrides: NodeID? = nil, isInline: Bool = false
  ) -> [TokenSource] {
    guard tape.kind(set) == .object else {
      report(.badResolver(tape.opening(set), "a set is an object with 'sources'"))
      return []
    }
    checkMembers(
      of: set,
      known: ["sources", "description", "$extensions", "$ref"] + (isInline ? ["name", "type"] : []))
    checkProperties(of: set)
    if let overrides { checkProperties(of: overrides) }
    guard
      let sources = overrides.flatMap({ member("sources", of: $0) }) ?? member("sources", of: set)
    else {
      if let reference = tape.member(.ref, of: set) {
        guard let target = follow(reference, from: .set), target.kind == .set else { return [] }
        return nested(reference) { $0.readSet(target.node, overrides: set) }
      }
      report(.badResolver(tape.opening(set), "'sources' is missing; a set lists its sources"))
      return []
    }
    return readSources(sources, of: "sources")
  }

  private mutating func readSources(_ array: NodeID, of owner: String) -> [TokenSource] {
    guard tape.kind(array) == .array else {
      if tape.kind(array) != .invalid {
        let message = "'\(owner)' takes an array of sources"
        report(
          owner == "sources"
            ? .badResolver(tape.opening(array), message)
            : .badContext(tape.opening(array), message))
      }
      return []
    }
    var result: [TokenSource] = []
    for source in tape.elements(of: array) {
      guard tape.kind(source) == .object else {
        if tape.kind(source) != .invalid {
          report(
            .badResolver(
              tape.opening(source),
              "a source is an object: tokens, or a reference such as {\"$ref\": \"base.tokens.json\"}"
            ))
        }
        continue
      }
      result += readSource(source)
      guard result.count <= Self.maximumSourceCount else {
        report(
          .expansionTooLarge(
            tape.opening(source), "more than \(Self.maximumSourceCount) sources in one set"))
        return []
      }
    }
    return result
  }

  private mutating func readSource(_ source: NodeID) -> [TokenSource] {
    guard let reference = tape.member(.ref, of: source) else {
      return [TokenSource(root: source)]
    }
    guard let target = follow(reference, from: .set) else { return [] }
    switch target.kind {
    case .modifier:
      return []
    case .set:
      return nested(reference) { $0.readSet(target.node, overrides: source) }
    case .tokens:
      let local = allMembers(of: source).map(\.name)
      let isReference =
        tape.kind(target.node) == .object && tape.member(.ref, of: target.node) != nil
      var result =
        isReference && target.isSource
        ? nested(reference) { $0.readSource(target.node) }
        : [TokenSource(root: target.node)]
      guard local.count > 1 else { return result }
      // Shallow: what stands beside the reference hides its namesakes in the target.
      for index in result.indices {
        result[index].skippedMembers += local.filter { $0 != .ref }
      }
      result.append(TokenSource(root: source, skippedMembers: [.ref]))
      return result
    }
  }

  private mutating func readModifier(
    _ modifier: NodeID, name: String, at place: SourceRange, overrides: NodeID? = nil,
    isInline: Bool = false
  ) -> ModifierDefinition? {
    guard tape.kind(modifier) == .object else {
      report(.badModifier(tape.opening(modifier), "a modifier is an object with 'contexts'"))
      return nil
    }
    checkMembers(
      of: modifier,
      known: ["contexts", "default", "description", "$extensions"]
        + (isInline ? ["name", "type"] : []))
    checkProperties(of: modifier)
    if let overrides { checkProperties(of: overrides) }
    func effective(_ name: String) -> NodeID? {
      overrides.flatMap { member(name, of: $0) } ?? member(name, of: modifier)
    }
    guard let contextsNode = effective("contexts") else {
      report(
        .badModifier(tape.opening(modifier), "'contexts' is missing; it maps names to sources"))
      return nil
    }
    guard tape.kind(contextsNode) == .object else {
      report(
        .badModifier(
          tape.opening(contextsNode), "'contexts' takes an object that maps names to sources"))
      return nil
    }
    let defaultNode = effective("default")
    var contexts: [Context] = []
    for member in allMembers(of: contextsNode) {
      let name = tape.names.string(member.name)
      contexts.append(Context(name: name, sources: readSources(member.value, of: name)))
    }
    guard !contexts.isEmpty else {
      report(.badModifier(tape.opening(contextsNode), "a modifier needs at least one context"))
      return nil
    }
    if contexts.count == 1 {
      report(.singleContext(tape.opening(contextsNode), contexts[0].name))
    }
    var defaultContext: String?
    if let defaultNode {
      defaultContext = tape.kind(defaultNode) == .string ? tape.string(defaultNode) : nil
      if defaultContext == nil || !contexts.contains(where: { $0.name == defaultContext }) {
        report(
          .badDefault(tape.opening(defaultNode), defaultContext, contexts: contexts.map(\.name)))
      }
    }
    return ModifierDefinition(name: name, contexts: contexts, defaultContext: defaultContext)
  }

  // MARK: References

  private enum Place {
    case order, set
  }

  private struct Target {
    enum Kind {
      case set, modifier, tokens
    }

    var kind: Kind
    var node: NodeID
    /// The name of the set or modifier.
    var name: String?
    /// Whether the node is a source that may be a reference itself.
    var isSource: Bool
  }

  /// Follows a reference object's `$ref`; `nil` when it leads nowhere, which is reported.
  private mutating func follow(_ reference: NodeID, from place: Place) -> Target? {
    guard tape.kind(reference) == .string else {
      if tape.kind(reference) != .invalid {
        report(.badReference(tape.opening(reference), "'$ref' takes a string"))
      }
      return nil
    }
    let text = tape.string(reference)
    let range = tape.range(reference)
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !(path.isEmpty && parts.count == 1) else {
      report(.badReference(range, "'$ref' is empty; name a file, or a place such as '#/sets/base'"))
      return nil
    }
    if path.contains("://") || path.hasPrefix("//") {
      report(
        .badReference(
          range, "'\(text)' is a URL; nothing is fetched, so name a file beside this one"))
      return nil
    }
    var documentRoot = fileRoot(of: reference)
    if !path.isEmpty {
      switch inputs.read(String(path), from: range.file) {
      case .success(let root?): documentRoot = root
      case .success(nil): return nil
      case .failure(let fault):
        report(.badReference(range, "file '\(path)' \(fault.reason)"))
        return nil
      }
    }
    var fragment = parts.count > 1 ? String(parts[1]) : ""
    if fragment.isEmpty || fragment == "/" {
      guard !path.isEmpty else {
        report(
          .badReference(range, "'\(text)' is this whole document, which contains the reference"))
        return nil
      }
      return Target(kind: .tokens, node: documentRoot, name: nil, isSource: false)
    }
    // The specification writes one example without the slash (section 4.2).
    if !fragment.hasPrefix("/") { fragment = "/" + fragment }
    guard let pointer = try? JSONPointer("#" + fragment) else {
      report(.badReference(range, "'~' in '\(text)' needs a 0 or 1 behind it"))
      return nil
    }
    return target(of: pointer, in: documentRoot, reference, place, text)
  }

  private mutating func target(
    of pointer: JSONPointer, in documentRoot: NodeID, _ reference: NodeID, _ place: Place,
    _ text: String
  ) -> Target? {
    let range = tape.range(reference)
    let segments = pointer.segments
    if segments[0] == "resolutionOrder" {
      report(.badReference(range, "nothing may refer to a part of 'resolutionOrder'"))
      return nil
    }
    if segments[0] == "modifiers", place != .order {
      report(.badReference(range, "only 'resolutionOrder' may refer to a modifier"))
      return nil
    }
    var node = documentRoot
    for segment in segments {
      guard let child = tape.child(segment, of: node) else {
        report(.danglingPointer(range, text, missing: segment, among: childNames(of: node)))
        return nil
      }
      node = child
    }
    if node.index <= reference.index, reference.index < tape.nodes[Int(node.index)].next {
      report(
        .badReference(
          range, "'\(text)' contains this reference, which would include itself for ever"))
      return nil
    }
    let isNamed = segments.count == 2
    let kind: Target.Kind =
      switch segments[0] {
      case "sets" where isNamed: .set
      case "modifiers" where isNamed: .modifier
      default: member("sources", of: node).map { tape.kind($0) == .array } == true ? .set : .tokens
      }
    if segments[0] == "modifiers", kind != .modifier {
      report(.badReference(range, "a reference takes a whole modifier, not a part of it"))
      return nil
    }
    return Target(kind: kind, node: node, name: segments.last, isSource: true)
  }

  /// Reads on behind a reference unless that leads in a circle.
  private mutating func nested(
    _ reference: NodeID, _ read: (inout Self) -> [TokenSource]
  ) -> [TokenSource] {
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

  // MARK: Members

  private func member(_ name: String, of node: NodeID) -> NodeID? {
    tape.kind(node) == .object ? tape.names.find(name).flatMap { tape.member($0, of: node) } : nil
  }

  private func allMembers(of node: NodeID) -> [JSONMember] {
    var result: [JSONMember] = []
    var members = tape.members(of: node)
    while let member = tape.next(&members) { result.append(member) }
    return result
  }

  private func childNames(of node: NodeID) -> [String] {
    tape.memberNames(of: node)
  }

  private func fileRoot(of node: NodeID) -> NodeID {
    tape.root(of: tape.range(node).file)
  }

  private mutating func objectMember(_ name: String, of node: NodeID) -> NodeID? {
    guard let value = member(name, of: node) else { return nil }
    if tape.kind(value) == .object { return value }
    if tape.kind(value) != .invalid {
      report(.badResolver(tape.opening(value), "'\(name)' takes an object"))
    }
    return nil
  }

  private mutating func checkString(_ name: String, of node: NodeID) {
    guard let value = member(name, of: node), tape.kind(value) != .string,
      tape.kind(value) != .invalid
    else { return }
    report(.badResolver(tape.opening(value), "'\(name)' takes a string"))
  }

  private mutating func checkProperties(of node: NodeID) {
    if let value = member("description", of: node), tape.kind(value) != .string {
      report(.badResolver(tape.opening(value), "'description' takes a string"))
    }
    if let value = tape.member(.extensions, of: node), tape.kind(value) != .object {
      report(.extensionsIsNotAnObject(tape.opening(value)))
    }
  }

  private mutating func checkMembers(of node: NodeID, known: [String]) {
    for member in allMembers(of: node) {
      let name = tape.names.string(member.name)
      if !known.contains(name) {
        report(.unknownResolverMember(tape.range(member.key), name, known: known))
      }
    }
  }
}
