import TokenCompiler

// `.ci/embed` writes the kinds of elements, and the looks with their properties, into `Generated`, from
// the table of elements in `Sources/Appearance/Runtime/Elements/elements.json`.

/// A kind of element: a row of the table of elements.
package struct ElementFacts: Sendable {
  let look: PropertyType
  /// The slots of an element, the first of which `shows` means; empty for one that only holds others.
  package var slots: [ElementSlot] = []
  /// A Boolean value that indicates whether an element stands for nothing unless it shows something.
  var needsContent = true
  /// A Boolean value that indicates whether it takes input, so that it stands there whatever the content says.
  package var isInput = false
  /// A Boolean value that indicates whether a group may stand on it.
  var holdsGroup = false
  /// The properties without which the element has no look of its own.
  var required: [PaintPath] = []
  /// The colors that have to stand out from what is behind them.
  package var foregrounds: [Foreground] = []
  /// The paints behind an element's content, the nearest first; of each, the first that is set counts.
  package var backgrounds: [[PaintPath]]
  /// The properties with the opacity of the whole element, which multiply.
  package var opacities: [PaintPath]
  /// The property that hides the element.
  package var isHidden: PaintPath
}

extension ElementKind {
  var typeName: String { facts.look.swiftType }

  /// In the order of the struct's initializer.
  var properties: [ElementProperty] { facts.look.members }

  package var slots: [ElementSlot] { facts.slots }

  var needsContent: Bool { facts.needsContent && !facts.slots.isEmpty }

  package var isInput: Bool { facts.isInput }

  func look(hasStates: Bool) -> (typeName: String, properties: [ElementProperty]) {
    guard hasStates else { return (typeName, properties) }
    let states = ElementState.allCases.map { ElementProperty($0.rawValue, facts.look) }
    return (PropertyType.stateValues, states)
  }
}

/// A state of a control, in the order of the library's `StateValues.init`.
package enum ElementState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused, invalid
}

package struct ElementProperty: Sendable {
  package let name: String
  package let type: PropertyType

  init(_ name: String, _ type: PropertyType) {
    self.name = name
    self.type = type
  }
}

extension PropertyType {
  static func look(_ name: String, _ properties: KeyValuePairs<String, PropertyType>) -> Self {
    .part(name, properties.map { ElementProperty($0, $1) })
  }

  /// The properties of a look or a part; none of other types.
  var members: [ElementProperty] {
    if case .part(_, let properties) = self { properties } else { [] }
  }
}

/// An enum of the library, as the compiler knows it: by its words.
package protocol ElementWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension ElementWord {
  static var words: [String] { allCases.map(\.rawValue) }
}
