import TokenRuntime

/// The form of what a server sends: `server` of `tokenc.json`, and of a component spec.
package struct ServerForm: Sendable {
  /// The members that name a component: the first that is there counts; none when the
  /// component's name is itself the member that holds its content, which all components share.
  package var typeKeys = ["type"]
  /// Those of `tokenc.json`, in whose order members count: see ``TypeKeys``.
  package var commonTypeKeys = ["type"]
  /// Where a spec states its own.
  package var typeKeyRange: SourceRange?
  /// The member that holds a component's content; beside its type when `nil`.
  package var dataKey: String?
  /// How keys that are not stated follow from the names of fields; as those are written when `nil`.
  package var keys: NameStyle?
  /// The same for what components are called.
  package var types: NameStyle?
  /// The same for the cases of enums and for variants.
  package var choices: NameStyle?
  /// The outcome of faults in fields that don't state one themselves.
  package var onFault: FaultOutcome?
  package var reportsUnknownKeys = false
  /// How documents refer to parts of themselves, but for the members with other components.
  package var resolve: DocumentForm?
  /// The component that each document is; `nil` where a member of the document names it.
  package var root: String?
  /// Where `tokenc.json` states the root.
  package var rootRange: SourceRange?

  package init() {}
}

/// The outcome of a field's value that does not parse.
package enum FaultOutcome: String, CaseIterable, Sendable {
  /// Another value stands for it, and the fault is reported.
  case fallback
  /// The component is left out of a lenient list, or else what is around it fails, too.
  case leaveOut
  /// Nothing of the document is shown.
  case fail
}

extension NameStyle {
  /// A name of Swift in this style: `imageURL` is `image_url` or `image-url`.
  package func name(ofSwiftName name: String) -> String {
    switch self {
    case .camelCase: SwiftName.camelCase([name])
    case .pascalCase: SwiftName.pascalCase([name])
    case .snakeCase: Self.humps(of: name).joined(separator: "_")
    case .kebabCase: Self.humps(of: name).joined(separator: "-")
    case .dotted: Self.humps(of: name).joined(separator: ".")
    }
  }

  /// The words of a name of ASCII in small letters: a capital starts one, and so does the last of
  /// several if a small letter follows.
  private static func humps(of name: String) -> [String] {
    let characters = Array(name)
    var words = [""]
    for (index, character) in characters.enumerated() {
      let follows = index > 0 && !characters[index - 1].isUppercase
      let leads = index + 1 < characters.count && characters[index + 1].isLowercase
      if character == "_" || character.isUppercase && index > 0 && (follows || leads) {
        words.append("")
      }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension JSONObjectReader {
  /// Reads what a spec, or `tokenc.json`, says of the server's form; `form` holds otherwise. A spec
  /// can't say how all components are called.
  package mutating func serverForm(
    _ node: NodeID, over form: ServerForm, isOfSpec: Bool
  ) -> ServerForm {
    // How all components are called, a spec can't say.
    let common: [ConfigurationKeys.Server] = [.types, .resolve, .root]
    guard
      let object = object(
        node, "'server'", keys: ConfigurationKeys.Server.self, besides: isOfSpec ? common : [])
    else { return form }
    var form = form
    if let member = object.member(.typeKey) {
      form.typeKeys =
        tape.kind(member.value) == .null ? [] : keys(member.value, "typeKey") ?? form.typeKeys
      if isOfSpec { form.typeKeyRange = member.range } else { form.commonTypeKeys = form.typeKeys }
    }
    if let node = object[.dataKey] {
      form.dataKey = tape.kind(node) == .null ? nil : string(.dataKey, of: object) ?? form.dataKey
    }
    form.keys = word(.keys, of: object, "a style of names") ?? form.keys
    form.types = word(.types, of: object, "a style of names") ?? form.types
    form.choices = word(.choices, of: object, "a style of names") ?? form.choices
    form.onFault = word(.onFault, of: object, "an outcome of faults") ?? form.onFault
    let unknown: UnknownKeys? = word(.unknownKeys, of: object, "what becomes of unknown keys")
    if let unknown { form.reportsUnknownKeys = unknown == .report }
    if form.typeKeys.isEmpty, form.dataKey != nil {
      fail(
        object.opening,
        "without 'typeKey' the member with a component's name holds its content; leave 'dataKey' out"
      )
    }
    form.resolve = object[.resolve].flatMap { documentForm($0) } ?? form.resolve
    if let inner = form.resolve?.inner, inner != form.dataKey, let member = object.member(.resolve)
    {
      fail(member.range, "'inner' of 'resolve' is the 'dataKey', the member that holds the fields")
    }
    if let member = object.member(.root) {
      form.root = string(.root, of: object)
      form.rootRange = member.range
    }
    if form.typeKeys.isEmpty, let member = object.member(.resolve) {
      fail(member.range, "'resolve' needs a 'typeKey', by which components are known")
    }
    return form
  }

  private enum UnknownKeys: String, CaseIterable { case ignore, report }

  /// A string, or an array of different ones.
  private mutating func keys(_ node: NodeID, _ name: String) -> [String]? {
    let nodes = tape.kind(node) == .array ? tape.elements(of: node) : [node]
    let texts = nodes.compactMap { text($0) }.filter { !$0.isEmpty }
    guard !texts.isEmpty, texts.count == nodes.count, Set(texts).count == texts.count else {
      return refuse(node, "'\(name)' takes a string, an array of different ones, or null")
    }
    return texts
  }
}
