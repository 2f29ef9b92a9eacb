/// Reads a resolver document (DTCG Resolver module, section 4) and finds all sources it names.
///
/// Every reference is followed, also in contexts and sets that are not chosen: all of them
/// must resolve. What the sources contain is not looked at.
struct ResolverReader {
  /// The number of sources that all sets and contexts together may come to; more is refused, as
  /// sets that refer to sets twice over grow without bound.
  static let maximumSourceCount = 1_000_000
  static let maximumReferenceDepth = 256
  static let misplacedModifier = "only 'resolutionOrder' may refer to a modifier"

  var inputs: InputReader
  var diagnostics: DiagnosticCollector
  let root: NodeID
  /// Members that pointers lead to: many sets are found as soon as few.
  var children = ChildIndex()
  var followed: [NodeID] = []
  private var readSets: [NodeID: [TokenSource]] = [:]
  /// The number of sources that sets and contexts come to so far; `nil` when there are too many.
  private var sourceCount: Int? = 0

  /// Reads a document, reporting every fault; `nil` when nothing is left to work with.
  static func read(
    _ root: NodeID, with inputs: inout InputReader, reporting diagnostics: inout DiagnosticCollector
  ) -> ResolverDocument? {
    var reader = ResolverReader(inputs: inputs, diagnostics: diagnostics, root: root)
    let document = reader.readDocument()
    inputs = reader.inputs
    diagnostics = reader.diagnostics
    return document
  }

  var tape: JSONTape { inputs.tape }

  // MARK: The document

  private mutating func readDocument() -> ResolverDocument? {
    guard tape.kind(root) == .object else {
      return refuse(root, "a resolver document is an object")
    }
    checkMembers(
      of: root,
      known: [
        "version", "resolutionOrder", "name", "description", "$schema", "sets", "modifiers",
        "$defs", "$extensions",
      ])
    let order = checkRequiredMembers()
    for name in ["name", "$schema"] { checkString(name, of: root) }
    checkProperties(of: root)
    let sets = readDeclaredSets()
    let declared = readDeclaredModifiers()
    guard let order else { return nil }
    guard tape.kind(order) == .array else {
      return refuse(order, "'resolutionOrder' takes an array")
    }
    var document = readOrder(order, declared: declared)
    document.sets = sets
    return document
  }

  /// - Returns: the resolution order, if there is one.
  private mutating func checkRequiredMembers() -> NodeID? {
    let version = tape.member("version", of: root)
    let order = tape.member("resolutionOrder", of: root)
    if let version, tape.kind(version) != .string || tape.string(version) != "2025.10" {
      report(version, "'version' takes the string \"2025.10\"")
    }
    var missing: [String] = []
    if version == nil { missing.append("'version', which is \"2025.10\"") }
    if order == nil { missing.append("'resolutionOrder', which lists sets and modifiers") }
    if !missing.isEmpty {
      report(root, "a resolver document needs \(missing.joined(separator: ", and "))")
    }
    return order
  }

  /// Reads every set, so that a fault in one that nothing uses is found too.
  private mutating func readDeclaredSets() -> [DeclaredSet] {
    guard let sets = objectMember("sets", of: root) else { return [] }
    return tape.allMembers(of: sets).map { member in
      DeclaredSet(
        name: tape.names.string(member.name), range: tape.range(member.key),
        sources: readSet(member.value))
    }
  }

  private mutating func readDeclaredModifiers() -> [ModifierDefinition] {
    guard let modifiers = objectMember("modifiers", of: root) else { return [] }
    return tape.allMembers(of: modifiers).compactMap { member in
      readModifier(member.value, name: tape.names.string(member.name))
    }
  }

  private struct ModifierDefinition {
    var name: String
    var contexts: [Context]
    var defaultContext: String?
    var range: SourceRange

    func modifier(isInOrder: Bool) -> Modifier {
      Modifier(
        name: name, contexts: contexts.map(\.name), defaultContext: defaultContext,
        isInOrder: isInOrder, range: range, sources: contexts.flatMap(\.sources))
    }
  }

  // MARK: The resolution order

  private struct OrderNames {
    var inline: [Name: SourceRange] = [:]
    /// Where a reference brings a name in, and the set or modifier of that name.
    var referenced: [Name: (range: SourceRange, node: NodeID)] = [:]
  }

  private mutating func readOrder(
    _ order: NodeID, declared: [ModifierDefinition]
  ) -> ResolverDocument {
    var document = ResolverDocument(modifiers: [], order: [])
    var names = OrderNames()
    for item in tape.elements(of: order) {
      guard tape.kind(item) == .object else {
        report(
          item,
          "an item of 'resolutionOrder' is an object: {\"$ref\": \"#/sets/NAME\"} or an inline "
            + "set or modifier")
        continue
      }
      if let reference = tape.member(.ref, of: item) {
        readReferencedItem(item, reference, &document, &names)
      } else {
        readInlineItem(item, &document, &names)
      }
    }
    for (name, range) in names.inline.sorted(by: { $0.value.start < $1.value.start }) {
      guard let other = names.referenced[name] else { continue }
      report(.duplicateOrderName(range, tape.names.string(name), first: other.range))
    }
    for definition in declared
    where !document.modifiers.contains(where: { $0.name.isSameName(as: definition.name) }) {
      document.modifiers.append(definition.modifier(isInOrder: false))
    }
    return document
  }

  private mutating func readReferencedItem(
    _ item: NodeID, _ reference: NodeID, _ document: inout ResolverDocument,
    _ names: inout OrderNames
  ) {
    guard let target = follow(reference, from: .order) else {
      document.hasFaultyOrder = true
      return
    }
    let name = target.name ?? ""
    let interned = inputs.intern(name)
    let range = tape.range(reference)
    if target.kind == .modifier, let other = names.referenced[interned], other.node != target.node,
      document.modifiers.contains(where: { $0.name.isSameName(as: name) })
    {
      return report(.duplicateOrderName(range, name, first: other.range))
    }
    switch target.kind {
    case .modifier:
      names.referenced[interned] = (range, target.node)
      guard let definition = readModifier(target.node, name: name, overrides: item) else { return }
      append(definition, to: &document)
    case .set:
      if names.referenced[interned] == nil { names.referenced[interned] = (range, target.node) }
      document.order.append(.sources(readSet(target.node, overrides: item)))
    case .tokens: report(reference, "'resolutionOrder' refers to sets and modifiers, not to tokens")
    }
  }

  private mutating func readInlineItem(
    _ item: NodeID, _ document: inout ResolverDocument, _ names: inout OrderNames
  ) {
    let name = tape.member("name", of: item)
    let type = tape.member("type", of: item)
    let missing = [name == nil ? "'name'" : nil, type == nil ? "'type'" : nil].compactMap { $0 }
    if !missing.isEmpty {
      report(item, "an inline set or modifier needs \(missing.joined(separator: " and "))")
    }
    let inlineName = name.flatMap { readInlineName($0, &names) }
    guard let type else { return }
    switch tape.stringValue(type) {
    case "set":
      let sources = readSet(item, isInline: true)
      if inlineName != nil { document.order.append(.sources(sources)) }
    case "modifier":
      let definition = readModifier(item, name: inlineName ?? "", isInline: true)
      if inlineName != nil, let definition { append(definition, to: &document) }
    default: report(type, "'type' takes \"set\" or \"modifier\"")
    }
  }

  private mutating func readInlineName(_ node: NodeID, _ names: inout OrderNames) -> String? {
    guard let name = tape.stringValue(node) else { return refuse(node, "'name' takes a string") }
    let interned = inputs.intern(name)
    if let first = names.inline[interned] {
      report(.duplicateOrderName(tape.range(node), name, first: first))
    } else {
      names.inline[interned] = tape.range(node)
    }
    return name
  }

  private func append(_ definition: ModifierDefinition, to document: inout ResolverDocument) {
    document.order.append(.modifier(name: definition.name, contexts: definition.contexts))
    if !document.modifiers.contains(where: { $0.name.isSameName(as: definition.name) }) {
      document.modifiers.append(definition.modifier(isInOrder: true))
    }
  }

  // MARK: Sets and sources

  /// The sources of a set, those of sets it refers to in their place.
  private mutating func readSet(
    _ set: NodeID, overrides: NodeID? = nil, isInline: Bool = false
  ) -> [TokenSource] {
    if let overrides {
      checkProperties(of: overrides)
      if let sources = tape.member("sources", of: overrides) {
        return readSources(sources, of: nil)
      }
    }
    if let known = readSets[set] { return known }
    guard tape.kind(set) == .object else {
      return refuse(set, "a set is an object with 'sources'") ?? []
    }
    checkMembers(
      of: set,
      known: ["sources", "description", "$extensions", "$ref"] + (isInline ? ["name", "type"] : []))
    checkProperties(of: set)
    let result: [TokenSource]
    if let sources = tape.member("sources", of: set) {
      result = readSources(sources, of: nil)
    } else if let reference = tape.member(.ref, of: set) {
      result = readReferencedSet(reference)
    } else {
      report(set, "'sources' is missing; a set lists its sources")
      result = []
    }
    readSets[set] = result
    return result
  }

  private mutating func readReferencedSet(_ reference: NodeID) -> [TokenSource] {
    guard let target = follow(reference, from: .source) else { return [] }
    guard target.kind == .set else {
      return refuse(reference: reference, "'\(tape.string(reference))' is not a set") ?? []
    }
    return nested(reference) { $0.readSet(target.node) }
  }

  /// - Parameters:
  ///   - context: the context whose sources these are; `nil` for those of a set.
  private mutating func readSources(_ array: NodeID, of context: String?) -> [TokenSource] {
    guard tape.kind(array) == .array else {
      return refuse(
        array, "'\(context ?? "sources")' takes an array of sources",
        as: context == nil ? .badResolver : .badContext) ?? []
    }
    var result: [TokenSource] = []
    for source in tape.elements(of: array) {
      guard tape.kind(source) == .object else {
        report(
          source,
          "a source is an object: tokens, or a reference such as {\"$ref\": \"base.tokens.json\"}")
        continue
      }
      let sources = readSource(source)
      guard let count = sourceCount else { return [] }
      guard count + sources.count <= Self.maximumSourceCount else {
        sourceCount = nil
        report(
          .error(
            .expansionTooLarge,
            "sets that refer to sets come to more than \(Self.maximumSourceCount) sources",
            at: tape.opening(source)))
        return []
      }
      sourceCount = count + sources.count
      result += sources
    }
    return result
  }

  private mutating func readSource(_ source: NodeID) -> [TokenSource] {
    guard let reference = tape.member(.ref, of: source) else { return [TokenSource(root: source)] }
    guard let target = follow(reference, from: .source) else { return [] }
    switch target.kind {
    case .modifier: return refuse(reference: reference, Self.misplacedModifier) ?? []
    case .set: return nested(reference) { $0.readSet(target.node, overrides: source) }
    case .tokens:
      let isReference =
        target.node != tape.root(of: tape.range(target.node).file)
        && tape.member(.ref, of: target.node) != nil
      var result =
        isReference
        ? nested(reference) { $0.readSource(target.node) } : [TokenSource(root: target.node)]
      let local = tape.allMembers(of: source).map(\.name).filter { $0 != .ref }
      guard !local.isEmpty else { return result }
      // Shallow: what stands beside the reference hides its namesakes in the target.
      for index in result.indices { result[index].skippedMembers += local }
      result.append(TokenSource(root: source, skippedMembers: [.ref]))
      return result
    }
  }

  // MARK: Modifiers

  private mutating func readModifier(
    _ modifier: NodeID, name: String, overrides: NodeID? = nil, isInline: Bool = false
  ) -> ModifierDefinition? {
    guard tape.kind(modifier) == .object else {
      return refuse(modifier, "a modifier is an object with 'contexts'", as: .badModifier)
    }
    if let reference = tape.member(.ref, of: modifier) {
      return refuse(reference: reference, Self.misplacedModifier)
    }
    checkMembers(
      of: modifier,
      known: ["contexts", "default", "description", "$extensions"]
        + (isInline ? ["name", "type"] : []))
    checkProperties(of: modifier)
    if let overrides { checkProperties(of: overrides) }
    func effective(_ name: String) -> NodeID? {
      overrides.flatMap { tape.member(name, of: $0) } ?? tape.member(name, of: modifier)
    }
    guard let contextsNode = effective("contexts") else {
      return refuse(modifier, "'contexts' is missing; it maps names to sources", as: .badModifier)
    }
    guard tape.kind(contextsNode) == .object else {
      return refuse(
        contextsNode, "'contexts' takes an object that maps names to sources", as: .badModifier)
    }
    let defaultNode = effective("default")
    let contexts = tape.allMembers(of: contextsNode).map { member in
      let name = tape.names.string(member.name)
      return Context(name: name, sources: readSources(member.value, of: name))
    }
    guard !contexts.isEmpty else {
      return refuse(contextsNode, "a modifier needs at least one context", as: .badModifier)
    }
    if contexts.count == 1 {
      report(
        .warning(
          .badModifier,
          "a modifier with the one context '\(contexts[0].name)' changes nothing; use a set",
          at: tape.opening(contextsNode)))
    }
    return ModifierDefinition(
      name: name, contexts: contexts,
      defaultContext: defaultNode.flatMap { readDefault($0, contexts: contexts.map(\.name)) },
      // An inline modifier has its name inside, another before it.
      range: tape.range(
        isInline
          ? tape.member("name", of: modifier) ?? modifier : NodeID(index: modifier.index - 1)))
  }

  private mutating func readDefault(_ node: NodeID, contexts: [String]) -> String? {
    let name = tape.stringValue(node)
    if let name, contexts.contains(where: name.isSameName) { return name }
    report(node, Self.defaultFault(name, contexts), as: .badContext)
    // A context all the same, so that the modifier isn't said to have no default as well.
    return contexts.first
  }

  private static func defaultFault(_ name: String?, _ contexts: [String]) -> String {
    guard let name else { return "'default' takes the name of a context: \(contexts.quoted)" }
    let remedy = Suggestion.phrase(
      for: name, among: contexts, otherwise: "the contexts are \(contexts.quoted)")
    return "default '\(name)' is not a context of this modifier\(remedy)"
  }
}
