import TokenCompiler

/// An element of the Appearance library, by the word that a spec uses.
///
/// `.ci/embed` makes the list of its properties from the library's struct; see `Generated/Looks.swift`.
package enum ElementKind: String, CaseIterable, Sendable {
  case view, label, image, button, textField, textView, `switch`, stack, progress
  case activityIndicator, slider, segmentedControl, pageControl, scrollView, navigationBar, tabBar
  case cell, table, collection, searchBar, toolbar, stepper, datePicker, link

  var typeName: String { "\(SwiftName.pascalCase([rawValue]))Appearance" }

  /// In the order of the struct's initializer.
  var properties: [ElementProperty] { Self.tables[self] ?? [] }

  func look(hasStates: Bool) -> (typeName: String, properties: [ElementProperty]) {
    guard hasStates else { return (typeName, properties) }
    let states = ElementState.allCases.map {
      ElementProperty($0.rawValue, .part(typeName, properties))
    }
    return (PropertyType.stateValues, states)
  }

  private static let tables: [ElementKind: [ElementProperty]] = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      let look = PropertyType.looks.first { $0.swiftType == kind.typeName }
      guard case .part(_, let properties)? = look else { return (kind, []) }
      return (kind, properties)
    })

  /// The properties without which the element has no look of its own.
  var required: [[String]] {
    switch self {
    case .label: [["textColor"], ["typography"]]
    case .button: [["typography"], ["states", "normal", "titleColor"]]
    case .textField: [["textColor"], ["typography"], ["placeholderColor"]]
    case .textView: [["textColor"], ["typography"]]
    case .switch: [["onColor"]]
    case .progress: [["progressColor"], ["trackColor"]]
    case .activityIndicator: [["color"]]
    case .slider: [["minimumTrackColor"], ["maximumTrackColor"]]
    case .segmentedControl: [["titleColor", "normal"]]
    case .pageControl: [["pageColor"], ["currentPageColor"]]
    case .navigationBar: [["titleColor"], ["titleTypography"]]
    case .tabBar: [["item", "titleColor", "normal"], ["item", "iconColor", "normal"]]
    case .link: [["textColor", "normal"]]
    case .view, .image, .stack, .scrollView, .cell, .table, .collection, .searchBar, .toolbar,
      .stepper, .datePicker:
      []
    }
  }
}

/// A state of a control, in the order of the library's `StateValues.init`.
package enum ElementState: String, CaseIterable, Sendable {
  case normal, selected, highlighted, disabled, focused, invalid

  /// States as the web, Figma and Material call them, with UIKit's names.
  static let synonyms = [
    "default": normal, "rest": normal, "resting": normal, "enabled": normal, "idle": normal,
    "base": normal, "regular": normal,
    "pressed": highlighted, "press": highlighted, "tapped": highlighted, "touched": highlighted,
    "active": highlighted, "down": highlighted, "hover": highlighted, "hovered": highlighted,
    "on": selected, "checked": selected, "activated": selected, "current": selected,
    "inactive": disabled, "off": disabled, "unavailable": disabled,
    "focus": focused, "focus-visible": focused,
    "error": invalid, "failed": invalid, "danger": invalid,
  ].mapValues(\.rawValue)
}

package struct ElementProperty: Sendable {
  package let name: String
  package let type: PropertyType

  init(_ name: String, _ type: PropertyType) {
    (self.name, self.type) = (name, type)
  }
}

extension PropertyType {
  static func look(_ name: String, _ properties: KeyValuePairs<String, PropertyType>) -> Self {
    .part(name, properties.map { ElementProperty($0, $1) })
  }
}
