import TokenCompiler

/// A style that a look, or a part of one such as its `view`, extends: `"extends": "title"`.
package struct StyleUse<Reference: Sendable>: Sendable {
  /// The names from the element to the part; none for the look itself.
  package var path: [String]
  /// The type in Swift whose styles are meant, for example `LabelAppearance`.
  package var type: String
  /// The name of a style, or one for each case of an enum.
  package var value: LookValue<Reference>
  package var range: SourceRange
}

extension ComponentSpec {
  /// The type in Swift with a function for each variant: `Tag.Appearance`, or of styles `LabelAppearance`.
  package var appearanceType: String {
    (isStyles ? elements.first?.kind.swiftType : nil) ?? "\(name).Appearance"
  }
}

extension ElementSpec.Kind {
  /// The type of its look in Swift, for example `StateValues<LabelAppearance>`; `nil` for a component.
  package var swiftType: String? {
    guard case .element(let kind, let hasStates) = self else { return nil }
    return hasStates ? "\(PropertyType.stateValues)<\(kind.typeName)>" : kind.typeName
  }

  /// The types in Swift that have styles: of each kind of element, also by state.
  static let styledTypes = Set(
    ElementKind.allCases.flatMap { kind in
      [false, true].compactMap { Self.element(kind, hasStates: $0).swiftType }
    })

  /// The parts of its look that may extend a style, with their types: the look itself, its `view`, states.
  package var styledParts: [(path: [String], type: String)] {
    guard case .element(let kind, let hasStates) = self, let type = swiftType else { return [] }
    let within = Self.styledParts(of: kind.look(hasStates: hasStates).properties, [])
    return [([], type)] + within
  }

  private static func styledParts(
    of properties: [ElementProperty], _ path: [String]
  ) -> [(path: [String], type: String)] {
    properties.flatMap { property -> [(path: [String], type: String)] in
      guard case .part(let type, let parts) = property.type else { return [] }
      let path = path + [property.name]
      let own = styledTypes.contains(type) ? [(path: path, type: type)] : []
      return own + styledParts(of: parts, path)
    }
  }
}
