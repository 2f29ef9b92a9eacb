import Appearance
import Testing

/// An element with looks that set one of its properties each.
struct ElementSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The properties that the looks set.
  let properties: [String]
  /// The stored properties of the type.
  let declaredProperties: [String]
  /// The properties that are lost when a look that sets them overrides an empty one.
  let unmerged: [String]
  /// The properties that are lost when an empty look overrides one that sets them.
  let overwritten: [String]
  /// The first names in the descriptions of the looks.
  let described: [String]

  init<Look: ElementAppearance>(_ looks: Look...) {
    testDescription = "\(Look.self)"
    properties = looks.flatMap(\.setProperties)
    declaredProperties = Look.declaredProperties
    unmerged = looks.filter { Look.unset.overriding(with: $0) != $0 }.flatMap(\.setProperties)
    overwritten = looks.filter { $0.overriding(with: .unset) != $0 }.flatMap(\.setProperties)
    described = looks.map { look in
      let lines = look.description.split(separator: "\n").dropFirst()
      return String(lines.first?.drop { $0 == " " }.prefix { $0 != ":" } ?? "")
    }
  }
}
