import TokenCompiler
import TokenComponents
import TokenScreens

/// The components of a design system as the page draws them: how each looks in its variants and the
/// cases of its enums, without a theme, and how its elements stand.
///
/// ```
/// "components": [{"name": "Tag", "server": "Tag",
///   "elements": [{"name": "box", "kind": "view"}, {"name": "text", "kind": "label", "on": "box"}],
///   "variants": [{"name": "plain"}], "choices": [{"name": "Size", "cases": [{"name": "small"}]}],
///   "samples": [{"variant": 0, "cases": [0], "looks": 4, "layout": 5}],
///   "arrangement": {"direction": "row", "items": [{"element": 1}], "ground": 0}}],
/// "looks": [{"component": 0, "parts": [{"properties": {"backgroundColor": [12]}}]}]
/// ```
///
/// A value is a number, a flag, a word, a list with the index of a token, or an object of such values; a
/// part that is a component has the number of its looks in `nested`. A sample with `choice` shows a case of
/// that enum, the others a variant.
struct CatalogueData {
  private let design: ScreenDesign
  private var pool: LookPool
  /// The indices of the tokens that the looks and layouts of each component have.
  private(set) var components: [JSONRecord] = []

  init(_ design: ScreenDesign) {
    self.design = design
    pool = LookPool(design)
    for index in design.components.indices { components.append(record(of: index)) }
  }

  /// The looks that ``components`` refer to, and those within them, by number.
  func looks() -> [JSONRecord] {
    var pool = pool
    var records: [JSONRecord] = []
    // A look that is worked out may need others, which get higher numbers.
    while records.count < pool.inputs.count {
      let number = records.count
      let look = pool.look(number)
      records.append([
        "component": pool.inputs[number].component,
        "parts": look.parts.map { part in
          [
            "properties": part.properties.isEmpty ? nil : Self.properties(of: part),
            "nested": part.nested,
          ] as JSONRecord
        },
      ])
    }
    return records
  }

  private static func properties(of part: DrawnPart) -> JSONRecord {
    JSONRecord(
      part.properties.map { property in
        (property.path.joined(separator: "."), CatalogueValue(value: property.value))
      })
  }

  // MARK: Components

  private mutating func record(of index: Int) -> JSONRecord {
    let component = design.components[index]
    let records = SpecRecords(design: design)
    let within = component.ways.sorted(byBytesOf: \.key).compactMap { path, way in
      way.end.map { (path, $0) }
    }
    let fields = (component.fields.map { ($0.name, $0) } + within).map { path, field in
      ["name": path, "flag": Self.flag(field)] as JSONRecord
    }
    return JSONRecord(
      records.members(of: component) + [
        ("variants", component.variants.map { records.record(of: $0.name) }), ("fields", fields),
        ("samples", samples(of: index)),
      ])
  }

  /// What a flag is where a content says nothing; `true` where that is not stated, so that what it shows
  /// is seen.
  private static func flag(_ field: FieldSpec) -> Bool? {
    guard field.type == .flag else { return nil }
    if case .flag(let flag)? = field.fallback { return flag }
    return true
  }

  /// Each variant with the defaults of the enums, then each case of an enum in the first variant.
  private mutating func samples(of index: Int) -> [JSONRecord] {
    let component = design.components[index]
    var samples: [JSONRecord] = []
    for variant in component.variants.indices {
      samples.append(sample(of: index, variant: variant, choice: nil, [:]))
    }
    for (choice, spec) in component.choices.enumerated() {
      for one in spec.cases.indices {
        samples.append(sample(of: index, variant: 0, choice: choice, [choice: one]))
      }
    }
    if samples.isEmpty { samples.append(sample(of: index, variant: 0, choice: nil, [:])) }
    return samples
  }

  private mutating func sample(
    of index: Int, variant: Int, choice: Int?, _ cases: [Int: Int]
  ) -> JSONRecord {
    let component = design.components[index]
    return [
      "variant": variant, "choice": choice,
      "cases": component.choices.enumerated().map { cases[$0] ?? $1.defaultCase },
      "looks": pool.standard(index, .looks, variant: variant, stating: cases),
      "layout": pool.standard(index, .layout, variant: variant, stating: cases),
    ]
  }
}

/// The value of a property, as the page has it.
private struct CatalogueValue: JSONWritable {
  var value: DrawnValue

  func write(to writer: inout JSONWriter) {
    switch value {
    case .any: writer.null()
    case .token(let token): writer.value([token])
    case .number(let number): writer.value(number)
    case .flag(let flag): writer.value(flag)
    case .word(let word): writer.value(word)
    case .parts(let parts):
      writer.value(JSONRecord(parts.map { ($0.name, CatalogueValue(value: $0.value)) }))
    }
  }
}
