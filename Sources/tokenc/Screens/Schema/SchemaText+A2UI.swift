import TokenCompiler
import TokenComponents

/// A catalog of components for A2UI, in which texts, numbers and flags may come from a surface's data, and
/// components and lists of them are ids.
///
/// Components stand under `components` and refer to the enums of tokens by `#/$defs`. An inline catalog of
/// `client_capabilities.json` is closed and has no `$defs`, so this one is a file of its own, named by its id.
extension SchemaText {
  private static let common = "https://a2ui.org/specification/v0_9/common_types.json#/$defs/"

  /// - Parameter id: what the catalog is called in `createSurface`.
  package mutating func catalog(id: String) -> [UInt8] {
    let components = schema.components.filter { !$0.isNestedOnly }
    let members: [JSONRecord.Member] = components.map { component in
      let own = object(component, [("component", constant(of: component))], isOpen: true) ?? [:]
      let record: JSONRecord = [
        "type": "object", "description": component.description,
        "allOf": [reference("ComponentCommon"), own], "unevaluatedProperties": false,
      ]
      return (component.serverName, record)
    }
    let any: JSONRecord = [
      "oneOf": components.map {
        ["$ref": "#/components/" + JSONPointer.escaped($0.serverName)] as JSONRecord
      },
      "discriminator": ["propertyName": "component"] as JSONRecord,
    ]
    let none: JSONRecord = ["not": [:] as JSONRecord]
    let theme: JSONRecord = ["type": "object", "additionalProperties": false]
    let catalog: JSONRecord = [
      "$schema": ServerSchema.dialect, "$id": id, "title": "Components of the specs",
      "catalogId": id, "components": JSONRecord(members), "functions": [:] as JSONRecord,
      "$defs": JSONRecord(definitions)
        + ["theme": theme, "anyComponent": any, "anyFunction": none],
    ]
    return catalog.document
  }

  private func reference(_ name: String) -> JSONRecord { ["$ref": Self.common + name] }

  /// The part of a catalog for a field; `nil` for one that is the same.
  func catalogPart(_ type: FieldType) -> JSONRecord? {
    switch type {
    case .action: reference("Action")
    case .element: reference("ComponentId")
    case .list(.element, _): reference("ChildList")
    case .flag: reference("DynamicBoolean")
    case .integer, .number, .seconds, .milliseconds: reference("DynamicNumber")
    case .text, .richText, .markdown, .icon, .url, .image, .date, .decimal:
      reference("DynamicString")
    case .list(.text, _), .list(.richText, _), .list(.markdown, _), .list(.icon, _), .list(.url, _),
      .list(.image, _):
      reference("DynamicStringList")
    default: nil
    }
  }
}
