import TokenCompiler

/// The part of the library that the content of a component is: a value, by the names of its fields,
/// or the parameters of an action.
package enum LibraryRole: String, CaseIterable, Sendable {
  /// A relation of one edge of a view to that of another.
  case constraint
  /// A view that constraints place.
  case constraintItem
  /// The views that constraints place.
  case constraintLayout
  /// What a server wants to happen, with the fields as its parameters.
  case action

  /// The struct, for example `ConstraintValue`.
  var typeName: String { SwiftName.pascalCase([rawValue]) + "Value" }

  /// What the content calls its value.
  var property: String { rawValue + "Value" }

  struct Field {
    var name: String
    var kind: Kind
    var isRequired = false
    /// What a missing number is.
    var standard: String?

    enum Kind {
      case text, number
      case word(String, [String])
      /// A list of components that represent something.
      case list(LibraryRole)
    }
  }

  /// The fields by the labels of the value's initialiser, in their order.
  var fields: [Field] {
    switch self {
    case .constraint:
      [
        Field(name: "anchor", kind: Self.anchor, isRequired: true),
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
    case .action: []
    }
  }

  private static let anchor = Field.Kind.word(
    "ConstraintValue.Anchor",
    [
      "top", "bottom", "left", "right", "leading", "trailing", "centerX", "centerY", "width",
      "height",
    ])
}

// MARK: Checks

extension LibraryRole {
  /// What a spec's fields lack to be the value.
  func faults(
    of spec: ComponentSpec<Alias>, component: (String) -> ComponentSpec<Alias>?
  ) -> [Diagnostic] {
    fields.flatMap { needed -> [Diagnostic] in
      guard let field = spec.fields.first(where: { $0.name == needed.name }) else {
        guard needed.isRequired else { return [] }
        return [
          .error(
            .componentSpec,
            "what represents a '\(rawValue)' needs a field '\(needed.name)', \(needed.kind.words)",
            at: spec.place)
        ]
      }
      if needed.kind.isText, needed.isRequired, field.isOptional {
        return [
          .error(
            .componentSpec, "'\(field.name)' can't be missing, as this represents a '\(rawValue)'",
            at: field.range)
        ]
      }
      return needed.kind.fault(of: field, in: spec, component).map {
        [.error(.componentSpec, $0, at: field.range)]
      } ?? []
    }
  }
}

extension LibraryRole.Field.Kind {
  /// Whether it stands for itself, so that nothing can replace it.
  fileprivate var isText: Bool {
    switch self {
    case .text, .word: true
    case .number, .list: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .word(_, let words): "an enum of \(words.quoted)"
    case .list(let role): "a list of components that represent a '\(role.rawValue)'"
    }
  }

  fileprivate func fault(
    of field: FieldSpec, in spec: ComponentSpec<Alias>,
    _ component: (String) -> ComponentSpec<Alias>?
  ) -> String? {
    let mismatch = "expected \(words) for '\(field.name)', found \(field.type.words)"
    switch (self, field.type) {
    case (.text, .text), (.number, .number), (.number, .integer): return nil
    case (.word(let type, let words), .choice(let name)):
      let cases = spec.choices.first { $0.name == name }?.cases.map(\.name) ?? []
      return cases.first { !words.contains($0) }.map { word in
        "'\(type)' has no '\(word)'\(Suggestion.phrase(for: word, among: words)); the cases of "
          + "'\(name)' are called like those of the library, with 'serverName' for the server's"
      }
    case (.list(let role), .list(.component(let name), _)):
      // Of a faulty component, or one that isn't there, nothing more is said.
      guard let nested = component(name), !nested.isPartial else { return nil }
      return nested.role == role ? nil : mismatch
    default: return mismatch
    }
  }
}
