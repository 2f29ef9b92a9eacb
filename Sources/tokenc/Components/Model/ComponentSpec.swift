import TokenCompiler

/// A component: what its spec states, in the order of the file.
///
/// A spec is read with its aliases as text, `ComponentSpec<Alias>`; linking to the tokens gives a
/// ``Component``, which can be emitted.
package struct ComponentSpec<Reference: Sendable>: Sendable {
  /// The Swift name of the namespace: the file's name before `.component.json`.
  package var name: String
  /// The `type` that the server sends, of an action that of the action.
  package var serverName: String
  /// The strings that the server sent as `type` once.
  package var formerNames: [String]
  package var allServerNames: [String] { [serverName] + formerNames }
  /// A Boolean value that indicates whether other components contain it by name only, so that it has no `type` of its
  /// own. An action is one of these: its type stands in an action, not in a component.
  package var isNestedOnly: Bool
  package var description: String?
  /// The file, as messages show it.
  package var file: String
  /// The opening of the spec, for messages about the whole.
  var range: SourceRange
  /// A Boolean value that indicates whether something of the spec was faulty and left out, so that what is missing says
  /// nothing.
  var isPartial: Bool
  package var choices: [ChoiceSpec]
  package var elements: [ElementSpec]
  package var variants: [VariantSpec<Reference>]
  package var layout: [LayoutSpec<Reference>]
  /// How its elements stand, if the spec says it.
  package var arrangement: ArrangedItem<Reference>?
  /// A Boolean value that indicates whether the spec says that the app draws it, with `"arrangement": null`.
  package var isDrawnByApp: Bool
  package var fields: [FieldSpec]
  /// Fields that are faulty and left out: nothing more is said of them.
  var faultyFields: Set<String>
  /// The fields that references to those of components within lead through, for example those of
  /// `style.color`, by their paths.
  package var ways: [String: [FieldSpec]] = [:]
  package var form: ServerForm
  /// The field that a text, a number or a flag stands for where a server sends one for the object.
  package var shorthand: String?
  /// The part of the library that its content is.
  package var role: LibraryRole?
  /// A Boolean value that indicates whether it is no component but a file of styles: its variants are named appearances
  /// of its one element.
  package var isStyles = false

  /// A Boolean value that indicates whether it is not a component but an action with its parameters.
  package var isAction: Bool { role == .action }

  /// The same without its values: all that decides what a document says.
  package var withoutLooks: ComponentSpec<Never> {
    with(variants.map { VariantSpec(name: $0.name, looks: []) }, layout: [], arrangement: nil)
  }

  /// The same with other values.
  func with<Other>(
    _ variants: [VariantSpec<Other>], layout: [LayoutSpec<Other>], arrangement: ArrangedItem<Other>?
  ) -> ComponentSpec<Other> {
    ComponentSpec<Other>(
      name: name, serverName: serverName, formerNames: formerNames, isNestedOnly: isNestedOnly,
      description: description, file: file, range: range, isPartial: isPartial, choices: choices,
      elements: elements, variants: variants, layout: layout, arrangement: arrangement,
      isDrawnByApp: isDrawnByApp, fields: fields, faultyFields: faultyFields, ways: ways,
      form: form, shorthand: shorthand, role: role, isStyles: isStyles)
  }

  /// The index of the field that a value in place of the object is.
  package var shorthandField: Int? {
    shorthand.flatMap { name in fields.firstIndex { $0.name == name } }
  }
}

/// A component whose aliases and nested components were found.
package typealias Component = ComponentSpec<TokenReference>

/// An alias as a spec writes it, for example `{color.text.primary}`.
package struct Alias: Hashable, Sendable {
  var names: [String]
  var range: SourceRange

  /// The dotted path, for example `color.text.primary`.
  package var path: String { names.joined(separator: ".") }
}

/// The indices of a token in a ``CompleteTokenTable``.
package struct TokenReference: Equatable, Sendable {
  package var family: Int
  package var token: Int
}

package struct ChoiceSpec: Sendable {
  /// The Swift name, for example `Size`.
  package var name: String
  /// The component whose spec states it, which others may include.
  package var owner: String
  package var description: String?
  package var cases: [CaseSpec]
  package var defaultCase: Int
  /// A Boolean value that indicates whether its cases are the styles of a file, whose Swift name is ``owner``.
  package var isStyles = false
  var range: SourceRange

  /// The name of the enum of a component's variants.
  package static let style = WireGroup.stylePart

  package var sent: SentKind { SentKind(of: cases) }

  static func style(of component: Component) -> ChoiceSpec {
    ChoiceSpec(
      name: style, owner: component.name, description: "The looks of the component.",
      cases: component.variants.map(\.name), defaultCase: 0, range: component.range)
  }

  /// How parameters and properties of this type are called, for example `size`.
  package var parameter: String { SwiftName.camelCase([name]) }
}

package struct CaseSpec: Sendable {
  package var name: String
  package var serverName: String
  package var formerNames: [String]
  package var allServerNames: [String] { [serverName] + formerNames }
  package var description: String?
  package var sent: SentKind
  package var range: SourceRange
}

/// The kind of JSON value that servers send for an enum's cases; ``CaseSpec/serverName`` has it.
package enum SentKind: String, Sendable {
  case text = "strings"
  case number = "numbers"
  case flag = "true or false"

  /// Of an enum's cases, which all have the same.
  package init(of cases: [CaseSpec]) { self = cases.first?.sent ?? .text }

  var tokenProtocol: String {
    switch self {
    case .text: "DesignToken"
    case .number: "NumberedToken"
    case .flag: "BooleanToken"
    }
  }
}

/// A visible part of a component: one property of its `Appearance`.
package struct ElementSpec: Sendable {
  package enum Kind: Hashable, Sendable {
    /// An element of the library, with a look for each state or one for all.
    case element(ElementKind, hasStates: Bool)
    /// Another component, by name.
    case component(String)
  }

  package var name: String
  package var kind: Kind
  /// The element that it is read on, for contrast.
  package var background: String?
  /// The samples that pages show where an app sets the content.
  package var samples: [FieldSample]
  package var description: String?
  package var range: SourceRange
}

/// A named look of the whole component.
package struct VariantSpec<Reference: Sendable>: Sendable {
  package var name: CaseSpec
  package var looks: [ElementLook<Reference>]
}

package struct ElementLook<Reference: Sendable>: Sendable {
  package var element: Int
  /// Each path once, with what the styles set that the look extends.
  package var properties: [LookProperty<Reference>]
  /// The styles that the look and parts of it extend, each path once.
  package var styles: [StyleUse<Reference>] = []
}

/// The value of one property, for example `view.cornerRadius`.
package struct LookProperty<Reference: Sendable>: Sendable {
  /// The names from the element to the property; of a component within `variant`, the name of a
  /// parameter, or those from its element on; none for the content that it shows.
  package var path: [String]
  package var type: PropertyType
  package var value: LookValue<Reference>
  /// A Boolean value that indicates whether a style sets it that the look extends, and not the look itself.
  package var isInherited = false
  package var range: SourceRange

  /// A Boolean value that indicates whether it is the content that a component within shows.
  package var isWhole: Bool { path.isEmpty }
  /// A Boolean value that indicates whether it is a property of an element of a component within, for example
  /// `title.textColor`, in the look of such a component.
  package var isChange: Bool { path.count > 1 }
  /// A Boolean value that indicates whether that content is shown in the variant that is stated beside it, not in one
  /// of its own.
  package var keepsStated: Bool {
    if case .content(_, otherwise: .unset) = value { isWhole } else { false }
  }
  /// A Boolean value that indicates whether it is that, and nothing is said otherwise.
  var isOnlyContent: Bool {
    if case .content(_, otherwise: nil) = value { isWhole } else { false }
  }
}

/// One property of a component's `Layout`.
package struct LayoutSpec<Reference: Sendable>: Sendable {
  package enum Kind: Sendable {
    /// A distance or insets.
    case value(PropertyType, LookValue<Reference>)
    /// A choice of this component, by its index.
    case choice(Int)
    /// The layout of another component, with a case for each of its parameters that is stated.
    case component(String, arguments: [LookProperty<Reference>])
  }

  package var name: String
  package var kind: Kind
  package var description: String?
  var range: SourceRange
}

/// A part of a value that is an object, such as the top of insets or the color of a border.
package struct LookPart<Reference: Sendable>: Sendable {
  package var name: String
  package var type: PropertyType
  package var value: LookValue<Reference>

  package init(name: String, type: PropertyType, value: LookValue<Reference>) {
    self.name = name
    self.type = type
    self.value = value
  }
}

package indirect enum LookValue<Reference: Sendable>: Sendable {
  case token(Reference)
  case number(Double)
  case flag(Bool)
  /// One of a type's cases.
  case word(String, SourceRange)
  /// The parts of a value that is an object, those that are stated, in the order of their type.
  case parts([LookPart<Reference>])
  /// A value for each case of the component's choice with this index, in the order of the cases.
  case byChoice(Int, [LookValue])
  /// The value of a field of the content, and the one that holds where it says nothing: for the content of a
  /// component within, the properties beside it, if there are parts here, which are none; these hold
  /// for the content, too, if this is unset.
  case content(ContentReference, otherwise: LookValue?)
  /// Nothing, where the content says nothing: the element is as without an appearance.
  case unset
}
