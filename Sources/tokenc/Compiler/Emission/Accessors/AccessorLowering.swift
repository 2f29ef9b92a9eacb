/// Lowers the spellings of a family's tokens in SwiftUI and UIKit: `ColorToken+Accessors.swift`.
///
/// Overloads of Apple's modifiers name the enum, so that a leading dot finds its tokens, and lose against
/// Apple's own, so that no line changes its meaning.
struct AccessorLowering {
  let table: CompleteTokenTable
  let family: TokenFamily
  let naming: EmissionNaming

  private var accessors: Accessors { Accessors(naming.configuration.accessors) }
  private var options: AccessorConfiguration { naming.configuration.accessors }
  private var token: String { naming.token(family) }
  private var style: String { "ColorTokenStyle<\(token)>" }
  private var modifiers: [AccessorModifier] { accessors.modifiers(of: family) }

  /// The systems whose views resolve styles of their own.
  private static let styleAvailability = "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)"
  private static let traitAvailability = "@available(iOS 17, tvOS 17, *)"

  /// A Boolean value that indicates whether there is anything to lower.
  var isEmpty: Bool { modifiers.isEmpty && !(options.hasUIKit && family.type == .color) }

  var declarations: [SwiftDeclaration] {
    var declarations = [conformance]
    if !options.prefix.isEmpty { declarations.append(prefixedNames) }
    if options.hasSwiftUI, !modifiers.isEmpty {
      declarations.append(
        SwiftDeclaration(
          head: "canImport(SwiftUI)",
          body: .conditional(
            imports: [naming.frameworkImport("SwiftUI")],
            (family.type == .color ? [styles] : []) + overloads)))
    }
    if options.hasUIKit, family.type == .color {
      declarations.append(
        SwiftDeclaration(
          head: "canImport(UIKit) && !os(watchOS)",
          body: .conditional(imports: [naming.frameworkImport("UIKit")], [platformColors])))
    }
    return declarations
  }

  // MARK: Tokens

  private var conformance: SwiftDeclaration {
    let kind = ValueKind(family.type)
    let hasRows = FamilyTables.rowAxes(of: family, in: table, kind).count > 1
    return SwiftDeclaration(
      head: "\(naming.isolation)extension \(token): ThemedToken",
      body: .members([
        SwiftDeclaration(
          documentation: "The theme's value in a context.",
          head: "\(naming.access)func value(in theme: \(naming.theme), context: ThemeContext) "
            + "-> \(kind.type)",
          body: .result(.code(hasRows ? "theme[self, in: context]" : "theme[self]")))
      ]))
  }

  /// The names with the prefix, where the enum's cases have none.
  private var prefixedNames: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The tokens by their names with the prefix.",
      head: "\(naming.isolation)extension \(token)",
      body: .members(names(of: token) { $0 }))
  }

  /// A static property of a type for each name; `body` makes its code of the enum's case.
  private func names(
    of type: String, _ body: (_ member: String) -> String
  ) -> [SwiftDeclaration] {
    let cases = TokenEnumLowering(family: family, naming: naming)
    var taken: Set<String> = []
    func property(
      _ name: String, _ token: Token, _ documentation: String?, _ attributes: [String]
    ) -> SwiftDeclaration {
      SwiftDeclaration(
        documentation: documentation, attributes: attributes,
        head: "\(naming.access)static var \(SwiftName.declared(name)): \(type)",
        body: .brief(body(SwiftName.member(token.names.caseName))))
    }
    let names = family.tokens.compactMap { token -> SwiftDeclaration? in
      guard let name = accessors.name(of: token), taken.insert(name).inserted else { return nil }
      let documentation = token.description.flatMap { $0.isEmpty ? nil : $0 }
      return property(name, token, documentation, cases.availability(of: token))
    }
    let former = family.formerCases.compactMap { former -> SwiftDeclaration? in
      let name = accessors.spelling(ofCase: former.name)
      let token = family.tokens[former.token]
      guard let new = accessors.name(of: token), taken.insert(name).inserted else { return nil }
      return property(name, token, nil, TokenEnumLowering.renaming(to: new))
    }
    return names + former
  }

  // MARK: SwiftUI

  private var styles: SwiftDeclaration {
    let function = SwiftDeclaration(
      documentation: "The color of any token.",
      head: "\(naming.access)static func token(_ token: \(token)) -> Self",
      body: .result(.code("Self(token)")))
    return SwiftDeclaration(
      attributes: [Self.styleAvailability],
      head: "\(naming.isolation)extension ShapeStyle where Self == \(style)",
      body: .members(names(of: "Self") { "Self(\($0))" } + [function]))
  }

  private var overloads: [SwiftDeclaration] {
    var members = modifiers.flatMap(viewOverloads)
    if modifiers == [.color] { members += colorOverloads }
    var result = [SwiftDeclaration(head: "extension View", body: .members(members))]
    if modifiers == [.color] {
      result.append(SwiftDeclaration(head: "extension Shape", body: .members(shapeOverloads)))
    }
    if modifiers == [.textStyle] {
      result.append(SwiftDeclaration(head: "extension Text", body: .members([textStyle])))
    }
    return result
  }

  private func overload(
    _ documentation: String, _ signature: String, _ call: String,
    isolation: String = "nonisolated"
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: documentation, attributes: ["@_disfavoredOverload"],
      head: "\(isolation) \(naming.access)func \(signature) -> some View",
      body: .result(.code(call)))
  }

  private func viewOverloads(_ modifier: AccessorModifier) -> [SwiftDeclaration] {
    switch modifier {
    case .color: []
    case .padding:
      [
        overload(
          "Adds the length of a token on all edges.", "padding(_ token: \(token))",
          "padding(edges: .all, token: token)"),
        overload(
          "Adds the length of a token on some edges.",
          "padding(_ edges: Edge.Set, _ token: \(token))", "padding(edges: edges, token: token)"),
      ]
    case .cornerRadius:
      [
        overload(
          "Clips this view to a rectangle whose corners have the radius of a token.",
          "cornerRadius(_ token: \(token), style: RoundedCornerStyle = .continuous)",
          "corners(token: token, style: style)")
      ]
    case .shadow:
      [
        overload(
          """
          Draws the shadow of a token behind this view, as of a rectangle with rounded corners.

          Layers that are inset are left out; an appearance of an element draws them.
          """,
          "shadow(_ token: \(token), cornerRadius: CGFloat = 0)",
          "shadow(token: token, cornerRadius: cornerRadius)")
      ]
    case .animation:
      [
        overload(
          "Animates changes of a value with the transition of a token.",
          "animation<Value: Equatable>(_ token: \(token), value: Value)",
          "animation(token: token, value: value)", isolation: "@MainActor")
      ]
    case .textStyle: [textStyle]
    }
  }

  private var textStyle: SwiftDeclaration {
    overload(
      """
      Shows text in the text style of a token: font, line height, tracking and case; with another weight \
      or slant where they are given.
      """,
      "textStyle(_ token: \(token), weight: FontWeightValue? = nil, italic: Bool? = nil)",
      "typography(token: token, weight: weight, italic: italic)")
  }

  private var colorOverloads: [SwiftDeclaration] {
    [
      overload(
        "Shows texts and symbols in the color of a token.", "foregroundColor(_ token: \(token))",
        "foreground(token: token)"),
      overload(
        "Shows texts and symbols in the color of a token, before iOS 17 too.",
        "foregroundStyle(_ token: \(token))", "foreground(token: token)"),
      overload(
        "Sets the tint of this view to the color of a token.", "tint(_ token: \(token))",
        "tint(token: token)"),
      overload(
        "Draws the color of a token behind this view, before iOS 17 too.",
        "background(_ token: \(token), ignoresSafeAreaEdges edges: Edge.Set = .all)",
        "background(token: token, ignoring: edges)"),
      overload(
        "Draws a border in the color of a token, before iOS 17 too.",
        "border(_ token: \(token), width: CGFloat = 1)", "border(token: token, width: width)"),
    ]
  }

  private var shapeOverloads: [SwiftDeclaration] {
    [
      overload(
        "Fills the shape with the color of a token, before iOS 17 too.",
        "fill(_ token: \(token), style: FillStyle = FillStyle())",
        "fill(token: token, style: style)"),
      overload(
        "Draws the outline of the shape in the color of a token, before iOS 17 too.",
        "stroke(_ token: \(token), lineWidth: CGFloat = 1)",
        "stroke(token: token, lineWidth: lineWidth)"),
    ]
  }

  // MARK: UIKit

  private var platformColors: SwiftDeclaration {
    SwiftDeclaration(
      attributes: [Self.traitAvailability], head: "\(naming.isolation)extension UIColor",
      body: .members(names(of: "UIColor") { ".token(\(token)\($0))" }))
  }
}
