/// A component: what its spec states, in the order of the file.
///
/// A spec is read with its aliases as text, `ComponentSpec<Alias>`; linking to the tokens gives a
/// ``Component``, which can be emitted.
struct ComponentSpec<Reference: Sendable>: Sendable {
  /// The Swift name of the namespace: the file's name before `.component.json`.
  var name: String
  /// What the server sends as `type`.
  var serverName: String
  /// What the server sent as `type` once.
  var formerNames: [String]
  /// Whether other components contain it by name only, so that it has no `type` of its own.
  var isNestedOnly: Bool
  var description: String?
  /// The file, as messages show it.
  var file: String
  /// The opening of the spec, for messages about the whole.
  var place: SourceRange
  /// Whether something of the spec was faulty and left out, so that what is missing says nothing.
  var isPartial: Bool
  var choices: [ChoiceSpec]
  var elements: [ElementSpec]
  var variants: [VariantSpec<Reference>]
  var layout: [LayoutSpec<Reference>]
  var fields: [FieldSpec]
}

/// A component whose aliases and nested components were found.
typealias Component = ComponentSpec<TokenReference>

/// An alias as a spec writes it, for example `{color.text.primary}`.
struct Alias: Hashable, Sendable {
  var names: [String]
  var range: SourceRange

  /// The dotted path, for example `color.text.primary`.
  var path: String { names.joined(separator: ".") }
}

/// The place of a token in a ``CompleteTokenTable``.
struct TokenReference: Hashable, Sendable {
  var family: Int
  var token: Int
}

/// An enum of a component, for example its sizes.
struct ChoiceSpec: Sendable {
  /// The Swift name, for example `Size`.
  var name: String
  var description: String?
  var cases: [CaseSpec]
  /// The index of the case that functions take when they are told none.
  var defaultCase: Int
  var range: SourceRange

  /// The name of the enum of a component's variants.
  static let style = "Style"

  /// How parameters and properties of this type are called, for example `size`.
  var parameter: String { SwiftName.camelCase([name]) }
}

/// One case of an enum, or one variant.
struct CaseSpec: Sendable {
  var name: String
  var serverName: String
  /// Strings that a server once sent.
  var formerNames: [String]
  var description: String?
  var range: SourceRange
}

/// A visible part of a component: one property of its `Appearance`.
struct ElementSpec: Sendable {
  enum Kind: Hashable, Sendable {
    /// An element of the library, with a look for each state or one for all.
    case element(ElementKind, hasStates: Bool)
    /// Another component, by name.
    case component(String)
  }

  var name: String
  var kind: Kind
  var description: String?
  /// Where the spec names it; for a component, where it names that.
  var range: SourceRange
}

/// A named look of the whole component.
struct VariantSpec<Reference: Sendable>: Sendable {
  var name: CaseSpec
  /// One for each element that it sets, in the order of the elements.
  var looks: [ElementLook<Reference>]
}

/// What a variant sets of one element.
struct ElementLook<Reference: Sendable>: Sendable {
  /// The index of the element.
  var element: Int
  /// Each path once.
  var properties: [LookProperty<Reference>]
}

/// The value of one property, for example `view.cornerRadius`.
struct LookProperty<Reference: Sendable>: Sendable {
  /// The names from the element to the property.
  var path: [String]
  var type: PropertyType
  var value: LookValue<Reference>
  /// Where the spec names it.
  var range: SourceRange
}

/// One property of a component's `Layout`.
struct LayoutSpec<Reference: Sendable>: Sendable {
  enum Kind: Sendable {
    /// A distance or insets.
    case value(PropertyType, LookValue<Reference>)
    /// A choice of this component, by its index.
    case choice(Int)
    /// The layout of another component, with a case for each of its parameters that is stated.
    case component(String, arguments: [LookProperty<Reference>])
  }

  var name: String
  var kind: Kind
  var description: String?
  var range: SourceRange
}

/// A value as a spec writes it.
indirect enum LookValue<Reference: Sendable>: Sendable {
  case token(Reference)
  case number(Double)
  case flag(Bool)
  /// One of a type's cases.
  case word(String, SourceRange)
  /// Top, leading, bottom and trailing; `nil` for 0.
  case insets([LookValue?])
  /// A value for each case of the component's choice with this index, in the order of the cases.
  case byChoice(Int, [LookValue])
}
