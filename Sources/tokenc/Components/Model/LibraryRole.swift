import TokenCompiler
import TokenRuntime

/// The part of the library that the content of a component is: a value, by the names of its fields,
/// or the parameters of an action.
package enum LibraryRole: String, CaseIterable, Sendable {
  /// A relation of one edge of a view to that of another.
  case constraint
  /// A view that constraints place.
  case constraintItem
  /// The views that constraints place.
  case constraintLayout
  /// A part of a text with its own attributes.
  case textRun
  /// The name of an attribute of such a part.
  case textMark
  /// A width or a height.
  case measure
  /// An action that a server asks for, with the fields as its parameters.
  case action

  /// The type, for example `ConstraintValue`.
  package var typeName: String {
    switch self {
    case .textRun: "AppearanceRuntime.RichText.Run"
    case .textMark: "AppearanceRuntime.RichText.Traits"
    default: SwiftName.pascalCase([rawValue]) + "Value"
    }
  }

  /// The name of its value in the content.
  var property: String { rawValue + "Value" }

  package struct Field: Sendable {
    var name: String
    var kind: Kind
    var isRequired = false
    /// The value of a missing number or word.
    var standard: String?
    /// A Boolean value that indicates whether the value's initializer takes it without a label.
    var isUnlabeled = false

    enum Kind: Sendable {
      case text, number, address
      /// A flag, or a word that names an attribute of a text or none.
      case attribute
      /// A token of a type, or for colors one by its digits.
      case token(TokenType)
      case word(String, [String])
      /// A list of components that represent something.
      case list(LibraryRole)
      /// A list of words, or of components that represent something.
      case words(String, [String], or: LibraryRole)
    }
  }

  /// The fields by the labels of the value's initialiser, in their order.
  var fields: [Field] {
    switch self {
    case .constraint:
      [
        Field(name: "anchor", kind: Self.anchor, isRequired: true),
        Field(name: "relation", kind: Self.relation, standard: ".equal"),
        Field(name: "reference", kind: .text),
        Field(name: "referenceAnchor", kind: Self.anchor),
        Field(name: "multiplier", kind: .number, standard: "1"),
        Field(name: "constant", kind: .number, standard: "0"),
      ]
    case .constraintItem:
      [
        Field(name: "id", kind: .text, isRequired: true),
        Field(name: "constraints", kind: .list(.constraint), isRequired: true),
      ]
    case .constraintLayout:
      [
        Field(name: "children", kind: .list(.constraintItem), isRequired: true),
        Field(name: "width", kind: .number), Field(name: "height", kind: .number),
      ]
    case .textRun:
      [
        Field(name: "text", kind: .text, isRequired: true, standard: "\"\"", isUnlabeled: true),
        Field(name: "link", kind: .address),
        Field(name: "typography", kind: .token(.typography)),
        Field(name: "color", kind: .token(.color)),
        Field(name: "marks", kind: .words(Self.traits, Self.traitWords, or: .textMark)),
        Field(name: "runs", kind: .list(.textRun)),
      ] + Self.traitWords.map { Field(name: $0, kind: .attribute) }
    case .textMark:
      [Field(name: "kind", kind: .word(Self.traits, Self.traitWords), isRequired: true)]
    case .measure:
      [
        Field(
          name: "kind", kind: .word("MeasureValue.Kind", ["fit", "fill", "fixed", "percent"]),
          isRequired: true, isUnlabeled: true),
        Field(name: "value", kind: .number), Field(name: "minimum", kind: .number),
        Field(name: "maximum", kind: .number),
      ]
    case .action: []
    }
  }

  private static let anchor = Field.Kind.word(
    "ConstraintValue.Anchor", ConstraintSystem.Anchor.allCases.map(\.rawValue))
  private static let relation = Field.Kind.word(
    "ConstraintValue.Relation", ConstraintSystem.Relation.allCases.map(\.rawValue))
  private static let traits = "AppearanceRuntime.RichText.Traits"
  /// The words that an attribute may have.
  static let attributeWords = traitWords + [plainWord]
  static let traitWords = MarkupText.Traits.named.map(\.name)
  /// The case of an enum of attributes that is none.
  static let plainWord = "plain"
}

// MARK: Checks

extension LibraryRole {
  /// The faults for which a spec's fields can't be the value.
  func faults(
    of spec: ComponentSpec<Alias>, component: (String) -> ComponentSpec<Alias>?,
    groupType: (String) -> TokenType?
  ) -> [Diagnostic] {
    // A run may hold others in place of a text.
    let holdsRuns = self == .textRun && spec.fields.contains { $0.name == "runs" }
    return fields.flatMap { needed -> [Diagnostic] in
      guard let field = spec.fields.first(where: { $0.name == needed.name }) else {
        guard needed.isRequired, !(needed.name == "text" && holdsRuns) else { return [] }
        return [
          .error(
            .componentSpec,
            "what represents a '\(rawValue)' needs a field '\(needed.name)', \(needed.kind.words)",
            at: spec.range)
        ]
      }
      if needed.kind.isText, needed.isRequired, field.isOptional, !holdsRuns {
        return [
          .error(
            .componentSpec, "'\(field.name)' can't be missing, as this represents a '\(rawValue)'",
            at: field.range)
        ]
      }
      return needed.kind.fault(of: field, in: spec, component, groupType).map {
        [.error(.componentSpec, $0, at: field.range)]
      } ?? []
    }
  }
}

extension LibraryRole.Field.Kind {
  /// A Boolean value that indicates whether it stands for itself, so that nothing can replace it.
  fileprivate var isText: Bool {
    switch self {
    case .text, .word: true
    case .number, .attribute, .address, .token, .list, .words: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .attribute: "a flag, or an enum of \(LibraryRole.attributeWords.quoted)"
    case .address: "an address, or a component with one in a field of that name"
    case .token(.color): "a token of colors or a color by its digits"
    case .token(let type): "a token of the type '\(type.rawValue)'"
    case .words(_, let words, let role):
      "a list of an enum of \(words.quoted), or of components that represent a '\(role.rawValue)'"
    case .word(_, let words): "an enum of \(words.quoted)"
    case .list(let role): "a list of components that represent a '\(role.rawValue)'"
    }
  }

  fileprivate func fault(
    of field: FieldSpec, in spec: ComponentSpec<Alias>,
    _ component: (String) -> ComponentSpec<Alias>?, _ groupType: (String) -> TokenType?
  ) -> String? {
    let mismatch = "expected \(words) for '\(field.name)', found \(field.type.words)"
    switch (self, field.type) {
    case (.text, .text), (.number, .number), (.number, .integer): return nil
    case (.attribute, .flag), (.address, .url), (.token(.color), .color): return nil
    case (.attribute, .choice(let name)):
      let cases = spec.choices.first { $0.name == name }?.cases.map(\.name) ?? []
      let known = LibraryRole.attributeWords
      return cases.first { !known.contains($0) }.map { word in
        "a text has no attribute '\(word)'\(Suggestion.phrase(for: word, among: known)); the cases of '\(name)' are "
          + "called like those of the library, with 'serverName' for the server's"
      }
    case (.token(let type), .token(let group)):
      // A group that isn't known is reported where the field names it.
      let own = groupType(group)
      return own == nil || own == type ? nil : mismatch
    case (.word(let type, let words), .choice(let name)),
      (.words(let type, let words, or: _), .list(.choice(let name), _)):
      let cases = spec.choices.first { $0.name == name }?.cases.map(\.name) ?? []
      return cases.first { !words.contains($0) }.map { word in
        "'\(type.substituting("AppearanceRuntime.", with: ""))' has no '\(word)'"
          + "\(Suggestion.phrase(for: word, among: words)); the cases of "
          + "'\(name)' are called like those of the library, with 'serverName' for the server's"
      }
    case (.address, .component(let name)):
      guard let nested = component(name), !nested.isPartial else { return nil }
      return nested.fields.contains { $0.name == field.name && $0.type == .url } ? nil : mismatch
    case (.list(let role), .list(.component(let name), _)),
      (.words(_, _, or: let role), .list(.component(let name), _)):
      // Of a faulty component, or one that isn't there, nothing more is said.
      guard let nested = component(name), !nested.isPartial else { return nil }
      return nested.role == role ? nil : mismatch
    default: return mismatch
    }
  }
}
