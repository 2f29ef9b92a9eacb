import TokenCompiler
import TokenComponents
import TokenScreens

/// Gives a component spec the new names of components and of their parts; its own with what servers sent
/// for them, so that they may go on.
package struct SpecRewriter {
  private let tape: JSONTape
  private let root: NodeID
  /// The component of the spec.
  private let name: String
  private var edits: TextEdits

  /// The spec's new text; `nil` if it stays.
  ///
  /// - Parameters:
  ///   - name: the component of the spec.
  ///   - paths: the new paths of tokens, for aliases.
  package static func text(
    of root: NodeID, in tape: JSONTape, component name: String, _ renames: ComponentRenames,
    paths: [String: String]
  ) throws(StatedRenames.Fault) -> [UInt8]? {
    let bytes = tape.sources[tape.range(root).file].bytes
    var rewriter = SpecRewriter(
      tape: tape, root: root, name: name, edits: TextEdits(bytes))
    for edit in AliasRewriter(paths).edits(in: SwiftSource(bytes), .aliases) {
      rewriter.edits.replace(edit.range, with: edit.replacement)
    }
    rewriter.renameReferences(renames)
    for rename in renames.renames { try rewriter.rewrite(rename) }
    return rewriter.edits.isEmpty ? nil : rewriter.edits.text()
  }

  private mutating func rewrite(
    _ rename: ComponentRenames.Rename
  ) throws(StatedRenames.Fault) {
    let isOwn = name == rename.component
    switch rename.part {
    case .component:
      forEachMember(of: root) { name, _, value, rewriter in
        if name == "component", rewriter.isText(value, rename.old) {
          rewriter.replace(value, with: rename.new)
        }
      }
      if isOwn { keep(rename.server, in: "formerNames", of: root, unless: "serverName") }
    case .field:
      try isOwn ? renameField(rename) : renameShown(rename)
    case .choice(let choice):
      isOwn ? renameCase(rename, of: choice) : renameChosen(rename, of: choice)
    }
  }

  // MARK: Fields

  private mutating func renameField(
    _ rename: ComponentRenames.Rename
  ) throws(StatedRenames.Fault) {
    guard let content = tape.member("content", of: root),
      let field = tape.allMembers(of: content).first(where: { isText($0.key, rename.old) })
    else { return }
    replace(field.key, with: rename.new)
    keep(rename.server, in: "otherKeys", of: field.value, unless: "key")
    guard let arrangement = tape.member("arrangement", of: root),
      let elements = tape.member("elements", of: root)
    else { return }
    // An element shows the field of its name, unless the arrangement says otherwise.
    for (item, element, showsOther) in items(in: arrangement) where !showsOther {
      if element == rename.new {
        throw .init(
          message:
            "'\(name).content.\(rename.old)' can't become '\(rename.new)', as the element of "
            + "that name would show it; say what the element 'shows' first")
      }
      guard element == rename.old, tape.member(element, of: elements) != nil else { continue }
      let shown = "\"shows\": \"{\(ContentReference.root).\(rename.new)}\""
      if tape.kind(item) == .string {
        edits.replace(bytes(of: item), with: "{ \"element\": \"\(element)\", \(shown) }")
      } else {
        insert(tape.inserting(shown, into: item))
      }
    }
  }

  /// The elements that an arrangement places, and whether it says what they show.
  private func items(
    in node: NodeID
  ) -> [(item: NodeID, element: String, showsOther: Bool)] {
    if let text = tape.stringValue(node) { return [(node, text, false)] }
    if tape.kind(node) == .array { return tape.elements(of: node).flatMap(items) }
    if let element = tape.member("element", of: node).flatMap({ tape.stringValue($0) }) {
      return [(node, element, tape.member("shows", of: node) != nil)]
    }
    return ["row", "column", "overlay", "stack", "otherwise"].flatMap { name in
      tape.member(name, of: node).map(items) ?? []
    }
  }

  /// Renames fields where the spec names them, for example `{content.file.url}`.
  private mutating func renameReferences(_ renames: ComponentRenames) {
    let start = "{\(ContentReference.root)."
    for index in root.index..<tape.nodes[Int(root.index)].next {
      let node = NodeID(index: index)
      guard let text = tape.stringValue(node), text.hasPrefix(start), text.hasSuffix("}") else {
        continue
      }
      let names = text.dropFirst(start.count).dropLast().split(
        separator: ".", omittingEmptySubsequences: false)
      let renamed = renames.newNames(of: names.map(String.init), in: name)
      guard renamed != names.map(String.init) else { continue }
      replace(node, with: "\(start)\(renamed.joined(separator: "."))}")
    }
  }

  /// Renames the field where another component's spec says what it shows.
  private mutating func renameShown(_ rename: ComponentRenames.Rename) {
    let elements = elements(of: rename.component)
    guard !elements.isEmpty, let arrangement = tape.member("arrangement", of: root) else { return }
    for (item, element, _) in items(in: arrangement) where elements.contains(element) {
      guard let shows = tape.member("shows", of: item) else { continue }
      for member in tape.allMembers(of: shows) where isText(member.key, rename.old) {
        replace(member.key, with: rename.new)
      }
    }
  }

  // MARK: Cases

  private mutating func renameCase(_ rename: ComponentRenames.Rename, of choice: String) {
    let isStyle = choice == ChoiceSpec.style
    let own = isStyle ? nil : tape.member("enums", of: root).flatMap { tape.member(choice, of: $0) }
    let cases =
      isStyle ? tape.member("variants", of: root) : own.flatMap { tape.member("cases", of: $0) }
    for member in cases.map(tape.allMembers) ?? [] where isText(member.key, rename.old) {
      replace(member.key, with: rename.new)
      keep(rename.server, in: "formerNames", of: member.value, unless: "serverName")
    }
    if let node = own.flatMap({ tape.member("default", of: $0) }), isText(node, rename.old) {
      replace(node, with: rename.new)
    }
    forEachMember(of: root) { name, object, value, rewriter in
      let tape = rewriter.tape
      switch name {
      case "default", "fallback":
        let element = tape.member("of", of: object).flatMap { tape.member("enum", of: $0) }
        guard let type = tape.member("enum", of: object) ?? element, rewriter.isText(type, choice)
        else { return }
        for one in [value] + tape.elements(of: value) where rewriter.isText(one, rename.old) {
          rewriter.replace(one, with: rename.new)
        }
      case "values":
        guard let by = tape.member("by", of: object), rewriter.isText(by, choice) else { return }
        for member in tape.allMembers(of: value) where rewriter.isText(member.key, rename.old) {
          rewriter.replace(member.key, with: rename.new)
        }
      default: return
      }
    }
  }

  /// Renames the case where another component's spec chooses it.
  private mutating func renameChosen(_ rename: ComponentRenames.Rename, of choice: String) {
    let elements = elements(of: rename.component)
    let first = choice.prefix(1).lowercased() + choice.dropFirst()
    let parameters = choice == ChoiceSpec.style ? ["variant", first] : [first]
    forEachMember(of: root) { name, object, value, rewriter in
      let component = rewriter.tape.member("component", of: object)
      let isArguments =
        name == "arguments" && component.map { rewriter.isText($0, rename.component) } ?? false
      let isLook = elements.contains(name) && rewriter.tape.kind(value) == .object
      guard isArguments || isLook else { return }
      rewriter.forEachMember(of: value) { name, _, value, rewriter in
        if parameters.contains(name), rewriter.isText(value, rename.old) {
          rewriter.replace(value, with: rename.new)
        }
      }
    }
  }

  // MARK: Parts of specs

  /// The elements of the spec that are a component.
  private func elements(of component: String) -> [String] {
    let members = tape.member("elements", of: root).map(tape.allMembers) ?? []
    return members.compactMap { member in
      let named = tape.member("component", of: member.value)
      return named.map { isText($0, component) } ?? false ? tape.string(member.key) : nil
    }
  }

  /// Calls `body` for each member of an object and of all below it, with the object that has it.
  private mutating func forEachMember(
    of node: NodeID,
    _ body: (_ name: String, _ object: NodeID, _ value: NodeID, inout SpecRewriter) -> Void
  ) {
    for element in tape.elements(of: node) { forEachMember(of: element, body) }
    for member in tape.allMembers(of: node) {
      body(tape.string(member.key), node, member.value, &self)
      forEachMember(of: member.value, body)
    }
  }

  private func isText(_ node: NodeID, _ text: String) -> Bool {
    (tape.kind(node) == .string || tape.kind(node) == .key) && tape.string(node) == text
  }

  private func bytes(of node: NodeID) -> Range<Int> {
    Int(tape.range(node).start)..<Int(tape.range(node).end)
  }

  private mutating func replace(_ node: NodeID, with text: String) {
    var writer = JSONWriter()
    writer.value(text)
    edits.replace(bytes(of: node), with: writer.text)
  }

  private mutating func insert(_ edit: (range: SourceRange, text: String)) {
    edits.replace(Int(edit.range.start)..<Int(edit.range.end), with: edit.text)
  }

  /// Adds what servers send today, unless the spec states that.
  private mutating func keep(
    _ server: String?, in name: String, of object: NodeID, unless stated: String
  ) {
    guard let server, tape.member(stated, of: object) == nil else { return }
    insert(tape.adding([server], to: name, of: object))
  }
}
