import TokenCompiler

/// Lowers all actions that specs declare to the enum of these, with their parameters.
struct ActionUnionLowering {
  let context: ComponentContext

  private var type: String { context.actionUnion }

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "An action of a server, with the parameters that specs declare.",
      head: "\(context.naming.typeModifiers)indirect enum \(type): DeclaredAction",
      body: .members(cases + [decoding, ofAction, contentAction]))
  }

  private var cases: [SwiftDeclaration] {
    context.actions.map { action in
      SwiftDeclaration(
        documentation: action.description,
        head: "case \(context.caseName(of: action))(\(context.typeName(action.name)).Content)")
    } + [
      SwiftDeclaration(
        documentation: "An action that no spec declares.", head: "case other(ContentAction)")
    ]
  }

  private var decoding: SwiftDeclaration {
    let cases = context.actions.map { action in
      let types = action.allServerNames.map { SwiftLiteral.quoted($0) }
      let standard =
        action.hasRequiredField ? "" : ", default: \(context.typeName(action.name)).Content()"
      return "case \(types.joined(separator: ", ")): "
        + "self = .\(context.caseName(of: action))(try fields.value(\"parameters\"\(standard)))"
    }
    return SwiftDeclaration(
      documentation: """
        Reads an object with `type` and `parameters`.

        - Throws: ``ContentError``, which names the parameter that does not parse.
        """,
      head: "\(context.access)init(from decoder: any Decoder) throws",
      body: .statements(
        [
          "let fields = try ContentFields(of: decoder, \"Action\")",
          "let type: String = try fields.value(\"type\")", "switch type {",
        ] + cases + ["default: self = .other(try ContentAction(from: decoder))", "}"]))
  }

  private var ofAction: SwiftDeclaration {
    SwiftDeclaration(
      documentation:
        "Creates the action that a view performs: `perform: { action in switch \(type)(action) { … } }`.",
      head: "\(context.access)init(_ action: ContentAction)",
      body: .statements(["self = action.declared?.value as? Self ?? .other(action)"]))
  }

  private var contentAction: SwiftDeclaration {
    let cases = context.actions.map { action in
      "case .\(context.caseName(of: action)): "
        + "ContentAction(type: \(SwiftLiteral.quoted(action.serverName)), declared: self)"
    }
    return SwiftDeclaration(
      documentation: "The action for views, of which `\(type)` makes this again.",
      head: "\(context.access)var contentAction: ContentAction",
      body: .statements(["switch self {"] + cases + ["case .other(let action): action", "}"]))
  }
}
