/// Finds the edits of token files that give a token another value.
///
/// A value stands at one place of a file and counts in every theme that shares it. An edit for some of these themes
/// finds a narrower place: a value for a context beside `$value` (`$extensions.mode`), or a declaration in the files of
/// a brand. All other bytes of the files stay.
package struct TokenEditor {
  private let table: TokenTable
  private let document: ResolverDocument?
  private var tape: JSONTape { table.tape }

  package init(_ loaded: LoadedTokens) {
    table = loaded.table
    document = loaded.document
  }

  /// The edits of one value.
  package struct Plan: Sendable {
    /// The token's number in the table.
    package var token: Int
    /// The numbers of the themes in which the value changes.
    package var themes: [Int]
    package var edits: [FileID: [TextEdit]]
  }

  /// A new value, read.
  private struct NewValue {
    let tape: JSONTape
    let root: NodeID
    let pointer: String
  }

  /// Finds the edits of a value. Whether the files say nothing else then is for the caller to check: see
  /// ``isKept(_:by:in:)``.
  package func plan(_ edit: TokenEdit) throws(TokenEdit.Fault) -> Plan {
    guard let index = table.index(ofText: edit.token) else {
      throw TokenEdit.Fault("there is no token '\(edit.token)'")
    }
    guard let theme = table.themes.firstIndex(where: { $0.name == edit.theme }) else {
      throw TokenEdit.Fault("there is no theme '\(edit.theme)'")
    }
    let token = table.tokens[index]
    guard let node = table.valueNode(of: token, in: theme) else {
      throw TokenEdit.Fault("'\(edit.token)' has no value in '\(edit.theme)'")
    }
    let value = try Self.read(edit)
    let themes = themes(of: edit, token, theme, node)
    var edits: [FileID: [TextEdit]] = [:]
    for (object, members) in themes.grouped(by: { table.declaration(of: token, in: $0)?.object }) {
      guard let object, let declaration = table.declaration(of: token, in: members[0]) else {
        continue
      }
      let found = try self.edits(
        of: declaration, object, token, in: self.themes(declaring: object, token), for: members,
        value)
      edits[found.file, default: []] += found.edits
    }
    return Plan(token: index, themes: themes, edits: edits)
  }

  /// Returns a Boolean value that indicates whether after an edit a token has the new value in the themes of the plan,
  /// and its old one in the others.
  ///
  /// - Parameter new: the table of the edited files.
  package func isKept(_ plan: Plan, by edit: TokenEdit, in new: TokenTable) -> Bool {
    guard let value = try? Self.read(edit), new.themes.map(\.name) == table.themes.map(\.name),
      let index = new.index(ofText: edit.token)
    else { return false }
    let token = table.tokens[plan.token]
    return table.themes.indices.allSatisfy { theme in
      let before = table.valueNode(of: token, in: theme)
      guard let now = new.valueNode(of: new.tokens[index], in: theme) else { return before == nil }
      if plan.themes.contains(theme) {
        let part = new.tape.node(at: edit.pointer, of: now)
        return part.map { new.tape.says($0, value.root, of: value.tape) } ?? false
      }
      return before.map { new.tape.says(now, $0, of: table.tape) } ?? false
    }
  }

  private static func read(_ edit: TokenEdit) throws(TokenEdit.Fault) -> NewValue {
    guard let value = WrittenValue(Array(edit.json.utf8)) else {
      throw TokenEdit.Fault("the new value of '\(edit.token)' is not JSON")
    }
    return NewValue(tape: value.tape, root: value.root, pointer: edit.pointer)
  }

  // MARK: Themes

  /// The themes in which an edit changes the value.
  private func themes(
    of edit: TokenEdit, _ token: Token, _ theme: Int, _ node: NodeID
  ) -> [Int] {
    let roles = table.themes[theme].roles
    return table.themes.indices.filter { other in
      guard let limits = edit.limits else {
        return table.valueNode(of: token, in: other) == node
      }
      return table.valueNode(of: token, in: other) != nil
        && limits.allSatisfy { table.themes[other].roles[$0] == roles[$0] }
    }
  }

  private func themes(declaring object: NodeID, _ token: Token) -> [Int] {
    table.themes.indices.filter { table.declaration(of: token, in: $0)?.object == object }
  }

  // MARK: Declarations

  private struct FileEdits {
    var file: FileID
    var edits: [TextEdit]
  }

  /// - Parameters:
  ///   - domain: the themes in which the declaration counts.
  ///   - wanted: those of them that get the value.
  private func edits(
    of declaration: TokenDeclaration, _ object: NodeID, _ token: Token, in domain: [Int],
    for wanted: [Int], _ value: NewValue
  ) throws(TokenEdit.Fault) -> FileEdits {
    guard !declaration.isReferenceObject else {
      throw TokenEdit.Fault(
        "'\(token.text)' is a reference to another token; change that token, or give this one a '$value'"
      )
    }
    let ofBrand = try ofBrand(declaration, token, in: domain, for: wanted, value)
    if let ofBrand, ofBrand.isAmongOthers { return ofBrand.edits }
    guard let edits = try inside(declaration, token, in: domain, for: wanted, value) else {
      if let ofBrand { return ofBrand.edits }
      let names = wanted.map { table.themes[$0].name }
      throw TokenEdit.Fault(
        "'\(token.text)' can't have a value of its own in \(names.quoted): no context of the resolver document "
          + "holds for these themes alone; change it in all themes that share the value, or add a file for them"
      )
    }
    return FileEdits(file: tape.range(object).file, edits: edits)
  }

  /// The edits within a declaration; `nil` where no context holds for the wanted themes alone.
  private func inside(
    _ declaration: TokenDeclaration, _ token: Token, in domain: [Int], for wanted: [Int],
    _ value: NewValue
  ) throws(TokenEdit.Fault) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var modes: [String] = []
    for (node, themes) in domain.grouped(by: { self.node(of: declaration, in: $0) }) {
      let inner = themes.filter(wanted.contains)
      guard !inner.isEmpty else { continue }
      let change = try self.change(of: node, token, value)
      if inner == themes {
        edits += change
        continue
      }
      guard let mode = mode(of: declaration, in: domain, for: inner, of: themes) else { return nil }
      let old = tape.text(node)
      let new = String(
        decoding: change.applied(
          to: tape.sources[tape.range(node).file].bytes, in: tape.bytes(of: node)), as: UTF8.self)
      modes.append("\(JSONWriter.quoted(mode.context)): \(mode.isForOthers ? old : new)")
      if mode.isForOthers { edits += change }
    }
    return modes.isEmpty ? edits : edits + adding(modes, to: declaration)
  }

  private func node(of declaration: TokenDeclaration, in theme: Int) -> NodeID {
    declaration.valueNode(in: table.themes[theme].input, of: tape)
  }

  /// The edits of a node that is a token's value.
  private func change(
    of node: NodeID, _ token: Token, _ value: NewValue
  ) throws(TokenEdit.Fault) -> [TextEdit] {
    guard let part = tape.node(at: value.pointer, of: node) else {
      throw TokenEdit.Fault(
        "the value of '\(token.text)' has no part '\(value.pointer)', as it is an alias; change the token that it names"
      )
    }
    return tape.edits(of: part, saying: value.root, of: value.tape)
  }

  private func adding(_ modes: [String], to declaration: TokenDeclaration) -> [TextEdit] {
    let object = declaration.object
    if let known = declaration.modes { return tape.edits(of: known, adding: modes) }
    if let extensions = declaration.extensions {
      return tape.adding(modes, toObject: "mode", of: extensions)
    }
    let blank = tape.isPadded(object) ? " " : ""
    let list = "{\(blank)\(modes.joined(separator: ", "))\(blank)}"
    return tape.edits(
      of: object, adding: ["\"$extensions\": {\(blank)\"mode\": \(list)\(blank)}"])
  }

  // MARK: Contexts

  private struct Mode {
    var context: String
    /// A Boolean value that indicates whether the mode keeps the old value for the other themes.
    var isForOthers: Bool
  }

  /// The context for which a declaration can have a value of its own, so that it counts in some of the themes that
  /// share one and in no other.
  private func mode(
    of declaration: TokenDeclaration, in domain: [Int], for wanted: [Int], of shared: [Int]
  ) -> Mode? {
    let known = Set(declaration.modes.map { tape.memberNames(of: $0) } ?? [])
    let contexts = domain.flatMap { table.themes[$0].input.choices.map(\.context) }.unique()
      .filter { !known.contains($0) }
    func themes(of context: String) -> [Int] {
      domain.filter { theme in
        let chosen = table.themes[theme].input.choices.map(\.context)
        return chosen.last { $0 == context || known.contains($0) } == context
      }
    }
    let others = shared.filter { !wanted.contains($0) }
    let own = contexts.first { themes(of: $0) == wanted }
    let kept = contexts.first { themes(of: $0) == others }
    // A value for the usual contexts stands in '$value'.
    if let kept, own.map(isDefault) ?? true { return Mode(context: kept, isForOthers: true) }
    return own.map { Mode(context: $0, isForOthers: false) }
  }

  private func isDefault(_ context: String) -> Bool {
    document?.modifiers.contains { $0.defaultContext == context } ?? false
  }

  // MARK: Brands

  /// The edits that declare a token in the files of a brand; `nil` where the edit is for several brands, or the brand
  /// has the declaration already.
  private func ofBrand(
    _ declaration: TokenDeclaration, _ token: Token, in domain: [Int], for wanted: [Int],
    _ value: NewValue
  ) throws(TokenEdit.Fault) -> BrandEdits? {
    for modifier in table.brandModifiers {
      let contexts = Set(wanted.compactMap { table.themes[$0].roles[modifier.name] })
      guard contexts.count == 1, let context = contexts.first else { continue }
      let ofBrand = domain.filter { table.themes[$0].roles[modifier.name] == context }
      guard ofBrand.count < domain.count,
        let group = group(for: token, ofContext: context, modifier.name),
        let edits = try inside(declaration, token, in: ofBrand, for: wanted, value)
      else { continue }
      let file = tape.range(declaration.object).file
      let object = String(
        decoding: edits.applied(
          to: tape.sources[file].bytes, in: tape.bytes(of: declaration.object)), as: UTF8.self)
      let inGroup = declaring(object, declaration, token, in: group)
      return BrandEdits(
        edits: FileEdits(file: tape.range(group.node).file, edits: inGroup),
        isAmongOthers: group.isWithinTopLevel)
    }
    return nil
  }

  private struct BrandEdits {
    var edits: FileEdits
    /// A Boolean value that indicates whether the brand's file has tokens of the same top-level group.
    var isAmongOthers: Bool
  }

  private struct Group {
    var node: NodeID
    /// The names from the group to the token; never empty.
    var names: [String]
    /// The type that the groups around state.
    var type: String?
    /// A Boolean value that indicates whether it is a top-level group or within one.
    var isWithinTopLevel = false
  }

  /// The group of a context's files in which a token belongs: the innermost one that is there.
  private func group(
    for token: Token, ofContext context: String, _ modifier: String
  ) -> Group? {
    let sources = document?.order.flatMap { step -> [TokenSource] in
      guard case .modifier(modifier, let contexts) = step else { return [] }
      return contexts.filter { $0.name == context }.flatMap(\.sources)
    }
    var best: Group?
    for source in sources ?? [] {
      guard tape.kind(source.root) == .object else { continue }
      var group = Group(
        node: source.root, names: token.text.split(separator: ".").map(String.init))
      group.type = tape.member(Name.type, of: group.node).flatMap { tape.stringValue($0) }
      while let name = group.names.first, let node = tape.member(name, of: group.node),
        tape.kind(node) == .object
      {
        group.node = node
        group.isWithinTopLevel = true
        group.names.removeFirst()
        group.type = tape.member(Name.type, of: node).flatMap { tape.stringValue($0) } ?? group.type
      }
      // An existing part counts otherwise than as the declaration.
      guard let next = group.names.first, tape.member(next, of: group.node) == nil else { continue }
      if best.map({ group.names.count < $0.names.count }) ?? true { best = group }
    }
    return best
  }

  private func declaring(
    _ object: String, _ declaration: TokenDeclaration, _ token: Token, in group: Group
  ) -> [TextEdit] {
    let blank = tape.isPadded(declaration.object) ? " " : ""
    var text = object
    if case .none = declaration.type, let type = table.type(of: token)?.rawValue,
      group.type != type
    {
      text = "{\(blank)\"$type\": \"\(type)\", " + text.drop { $0 != "\"" }
    }
    for name in group.names.dropFirst().reversed() {
      text = "{\(blank)\(JSONWriter.quoted(name)): \(text)\(blank)}"
    }
    return tape.edits(of: group.node, adding: ["\(JSONWriter.quoted(group.names[0])): \(text)"])
  }
}
