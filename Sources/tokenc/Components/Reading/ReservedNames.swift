import TokenCompiler

/// Names that a spec can't give, as the code generated for it needs them.
enum ReservedNames {
  /// The names that components and enums can't have: the types of each namespace, and those of Swift and
  /// of the libraries that generated components name. A type within would hide them.
  static let types: Set<String> = fixedTypes.union(SwiftName.neededTypes).union(
    ElementKind.allCases.flatMap { [$0.typeName] + names(in: $0.properties) })

  /// The names that elements, cases, fields and layout properties can't have.
  static let members = SwiftName.reserved.union([
    "unset", "overriding", "with", "description", "styled", "hashValue", "encode", "decoder",
    "other", "fields", "nameIndex", "ordinal", "rawValue",
  ])

  /// The names that fields of the content can't have.
  static let fields = members.subtracting(["description"])

  /// The names that enums on which looks or a layout depend can't have as parameters.
  static let parameters: Set<String> = ["theme", "style", "variant", "context"]

  private static let fixedTypes: Set<String> = [
    // Of each namespace, of each brand and of all components.
    "Appearance", "Layout", "Content", "Look", "Style", "Theme", "Brand", "ComponentAction",
    "ComponentContent", "ComponentLook", "ComponentSamples", "ComponentType",
    // Of the library, for arrangements.
    "AnyContent", "ArrangedAction", "ArrangedItems", "ArrangedLook", "Arrangement",
    "DeclaredAction", "LengthValue", "SizeValue",
  ]

  /// The types of properties and of those within, without the types that they are nested in.
  private static func names(in properties: [ElementProperty]) -> [String] {
    properties.flatMap { property -> [String] in
      let name = property.type.swiftType.split(separator: ".").first.map { String($0) }
      guard case .part(_, let parts) = property.type else { return name.map { [$0] } ?? [] }
      return (name.map { [$0] } ?? []) + names(in: parts)
    }
  }
}
