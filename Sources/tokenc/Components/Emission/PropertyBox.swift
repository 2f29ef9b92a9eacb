import TokenCompiler

/// A property wrapper of the library, which stores a property elsewhere in memory.
enum PropertyBox {
  /// For values that may be unset.
  case boxed
  /// For values that are always there.
  case indirect

  private var type: String {
    switch self {
    case .boxed: "Boxed"
    case .indirect: "Indirect"
    }
  }

  /// The attribute before the property, with a blank.
  package var attribute: String { "@\(type) " }

  /// The statement that gives a property its first value.
  ///
  /// The wrapper itself is assigned: one that could be made of a wrapped value would have two more
  /// functions for each property.
  func assignment(of value: String, to property: String) -> String {
    "_\(property) = \(type)(\(value))"
  }
}

extension ComponentContext {
  /// The comparison of a type by its properties; none where there is nothing to compare.
  ///
  /// The compiler's own would choose among all operators of that name for each property, which is a
  /// tenth of its work for a component.
  func equality(
    of type: String, _ properties: [(box: PropertyBox?, name: String)]
  ) -> [SwiftDeclaration] {
    func list(_ value: String) -> String {
      properties.map { property in
        value + (property.box == nil ? SwiftName.member(property.name) : "._\(property.name)")
      }.joined(separator: ", ")
    }
    guard !properties.isEmpty else { return [] }
    return [
      SwiftDeclaration(
        head: "\(access)static func == (one: \(type), other: \(type)) -> Bool",
        body: .result(.code("Memberwise.areEqual(\(list("one")), and: \(list("other")))")))
    ]
  }
}
