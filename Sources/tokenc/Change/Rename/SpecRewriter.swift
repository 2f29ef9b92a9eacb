import TokenCompiler
import TokenComponents

/// Gives a component spec the new names of components and of their parts, fields in references apart; its own with what servers sent
/// for them, so that they may go on.
struct SpecRewriter {
  private let tape: JSONTape
  private let root: NodeID
  private let name: String
  private var edits: [TextEdit] = []

  static func edits(
    of root: NodeID, in tape: JSONTape, component name: String, _ renames: ComponentRenames
  ) throws(PathRenames.Fault) -> [TextEdit] {
    var rewriter = SpecRewriter(tape: tape, root: root, name: name)
    for rename in renames.renames { try rewriter.rewrite(rename) }
    return rewriter.edits
  }

  private mutating func rewrite(_ rename: ComponentRenames.Rename) throws(PathRenames.Fault) {
    let isOwn = name == rename.component
    switch rename.part {
    case .component:
      for (name, _, value) in members(below: root) where name == "component" {
        replace(value, rename)
      }
      for included in tape.elements("includes", of: root) { replace(included, rename) }
      renameFile(rename)
      if isOwn { keep(rename, in: "formerNames", of: root, unless: "serverName") }
    case .field: try isOwn ? renameField(rename) : renameShown(rename)
    case .choice(let choice):
      isOwn ? renameCase(rename, of: choice) : renameChosen(rename, of: choice)
      let file = tape.range(root).file
      let text = tape.sources[file].bytes
      // An enum of styles names each by its own name.
      for range in rename.extensions
      where range.file == file && text[range.bytes].elementsEqual("\"\(rename.old)\"".utf8) {
        edits.append(TextEdit(range.bytes, "\"\(rename.new)\""))
      }
    }
  }

  /// Renames the file of styles that enums name.
  private mutating func renameFile(_ rename: ComponentRenames.Rename) {
    for member in tape.members("enums", of: root) {
      guard let node = tape.member("styles", of: member.value), let name = tape.stringValue(node),
        TokenFileListing.stylesName(of: name) == rename.old,
        rename.new.hasSuffix(TokenFileListing.stylesSuffix)
      else { continue }
      let new = rename.new.dropLast(TokenFileListing.stylesSuffix.utf8.count)
      edits.append(tape.replacing(node, with: String(new)))
    }
  }

  private mutating func renameField(_ rename: ComponentRenames.Rename) throws(PathRenames.Fault) {
    guard let content = tape.member("content", of: root),
      let field = tape.allMembers(of: content).first(where: { isText($0.key, rename.old) })
    else { return }
    replace(field.key, rename)
    keep(rename, in: "otherKeys", of: field.value, unless: "key")
    guard let arrangement = tape.member("arrangement", of: root),
      let elements = tape.member("elements", of: root)
    else { return }
    // An element shows the field of its name, unless the arrangement says otherwise.
    for (item, element, showsOther) in items(in: arrangement) where !showsOther {
      if element == rename.new {
        throw .init(
          "'\(name).content.\(rename.old)' can't become '\(rename.new)', as the element of "
            + "that name would show it; say what the element 'shows' first")
      }
      guard element == rename.old, tape.member(element, of: elements) != nil else { continue }
      let shown = "\"shows\": \"{\(ContentReference.root).\(rename.new)}\""
      if tape.kind(item) == .string {
        edits.append(TextEdit(tape.bytes(of: item), "{ \"element\": \"\(element)\", \(shown) }"))
      } else {
        edits += tape.edits(of: item, adding: [shown])
      }
    }
  }

  /// The elements that an arrangement places, and whether it says what they show.
  private func items(in node: NodeID) -> [(item: NodeID, element: String, showsOther: Bool)] {
    if let text = tape.stringValue(node) { return [(node, text, false)] }
    if tape.kind(node) == .array { return tape.elements(of: node).flatMap(items) }
    if let element = tape.member("element", of: node).flatMap({ tape.stringValue($0) }) {
      return [(node, element, tape.member("shows", of: node) != nil)]
    }
    return ["row", "column", "overlay", "stack", "otherwise"].flatMap { name in
      tape.member(name, of: node).map(items) ?? []
    }
  }

  /// Renames the field where another component's spec says what it shows.
  private mutating func renameShown(_ rename: ComponentRenames.Rename) {
    let elements = elements(of: rename.component)
    guard !elements.isEmpty, let arrangement = tape.member("arrangement", of: root) else { return }
    for (item, element, _) in items(in: arrangement) where elements.contains(element) {
      replaceKeys(of: tape.member("shows", of: item), rename)
    }
  }

  private mutating func renameCase(_ rename: ComponentRenames.Rename, of choice: String) {
    let isStyle = choice == ChoiceSpec.style
    let own = isStyle ? nil : tape.member("enums", of: root).flatMap { tape.member(choice, of: $0) }
    let cases =
      isStyle
      ? tape.member("variants", of: root) ?? tape.member("styles", of: root)
      : own.flatMap { tape.member("cases", of: $0) }
    for member in cases.map(tape.allMembers) ?? [] where isText(member.key, rename.old) {
      keep(rename, in: "formerNames", of: member.value, unless: "serverName")
    }
    replaceKeys(of: cases, rename)
    if let node = own.flatMap({ tape.member("default", of: $0) }) { replace(node, rename) }
    for (name, object, value) in members(below: root) {
      switch name {
      case "default", "fallback":
        let element = tape.member("of", of: object).flatMap { tape.member("enum", of: $0) }
        guard let type = tape.member("enum", of: object) ?? element, isText(type, choice)
        else { continue }
        for one in [value] + tape.elements(of: value) { replace(one, rename) }
      case "values":
        guard let by = tape.member("by", of: object), isText(by, choice) else { continue }
        replaceKeys(of: value, rename)
      default: continue
      }
    }
  }

  /// Renames the case where another component's spec chooses it.
  private mutating func renameChosen(_ rename: ComponentRenames.Rename, of choice: String) {
    let elements = elements(of: rename.component)
    let first = choice.prefix(1).lowercased() + choice.dropFirst()
    let parameters = choice == ChoiceSpec.style ? ["variant", first] : [first]
    for (name, object, value) in members(below: root) {
      let component = tape.member("component", of: object)
      let isArguments =
        name == "arguments" && component.map { isText($0, rename.component) } ?? false
      let isLook = elements.contains(name) && tape.kind(value) == .object
      guard isArguments || isLook else { continue }
      for (name, _, value) in members(below: value) where parameters.contains(name) {
        replace(value, rename)
      }
    }
  }

  private func elements(of component: String) -> [String] {
    tape.members("elements", of: root).compactMap { member in
      let named = tape.member("component", of: member.value)
      return named.map { isText($0, component) } ?? false ? tape.string(member.key) : nil
    }
  }

  private func members(below node: NodeID) -> [(name: String, object: NodeID, value: NodeID)] {
    tape.elements(of: node).flatMap(members)
      + tape.allMembers(of: node).flatMap { member in
        [(tape.string(member.key), node, member.value)] + members(below: member.value)
      }
  }

  private func isText(_ node: NodeID, _ text: String) -> Bool {
    (tape.kind(node) == .string || tape.kind(node) == .key) && tape.string(node) == text
  }

  private mutating func replace(_ node: NodeID, _ rename: ComponentRenames.Rename) {
    if isText(node, rename.old) { edits.append(tape.replacing(node, with: rename.new)) }
  }

  private mutating func replaceKeys(of object: NodeID?, _ rename: ComponentRenames.Rename) {
    for member in object.map(tape.allMembers) ?? [] { replace(member.key, rename) }
  }

  /// Keeps the string that servers send today among the former ones.
  private mutating func keep(
    _ rename: ComponentRenames.Rename, in name: String, of object: NodeID, unless stated: String
  ) {
    guard let server = rename.server, tape.member(stated, of: object) == nil else { return }
    guard let known = tape.member(name, of: object) else {
      edits += tape.adding([server], toArray: name, of: object)
      return
    }
    // It may get a name back that it had before.
    let returned = tape.elements(of: known).filter { tape.stringValue($0) == rename.new }
    edits += tape.edits(
      of: known, removing: Set(returned), adding: [JSONWriter.quoted(server)])
  }
}
