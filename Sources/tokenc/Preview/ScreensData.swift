import TokenCompiler
import TokenComponents
import TokenRuntime
import TokenScreens

/// What pages of components and screens need beyond tokens: the specs, as their script reads them.
///
/// ```
/// "components": [{"name": "Tag", "server": "Tag", "former": ["Chip"], "form": {"type": ["type"]},
///   "fields": [{"name": "title", "keys": ["title"], "type": {"kind": "text"}, "required": true}],
///   "variants": [{"name": "plain", "looks": [{"element": 1, "properties": {"textColor": [12]}}]}],
///   "layouts": [{"value": [4]}], "bindings": {"variant": 2, "looks": {…}, "layout": {…}}, …}],
/// "families": {"color": {"type": "ColorToken", "tokens": [0, 1], "former": {"accent": 1}}},
/// "typeKeys": ["type"], "prefix": "App", "digest": "9a3f…", "samples": [{"name": "pay.json", "text": "{…}"}]
/// ```
///
/// The other members of components, and values, are those of ``SpecRecords``.
package struct ScreensData {
  private let design: ScreenDesign
  private let table: CompleteTokenTable
  private let records: SpecRecords

  /// A document that the page offers.
  package struct Sample: Sendable {
    var name: String
    var text: String

    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  package init(_ design: ScreenDesign, _ table: CompleteTokenTable) {
    (self.design, self.table) = (design, table)
    records = SpecRecords(design: design)
  }

  var componentCount: Int { design.components.count }

  var members: [JSONRecord.Member] {
    [
      ("components", design.components.indices.map { record(of: $0) }),
      ("families", JSONRecord(table.families.map { ($0.group, record(of: $0)) })),
      ("prefix", design.tokens.configuration.typePrefix), ("forms", forms),
      ("typeKeys", TypeKeys(of: design.components).names), ("pictures", pictures),
    ]
  }

  /// What the page of screens has besides the tokens and specs, which are for the digest.
  static func members(
    _ design: [JSONRecord.Member], _ samples: [Sample]
  ) -> [JSONRecord.Member] {
    var writer = JSONWriter()
    writer.value(JSONRecord(design))
    return [
      ("digest", digest(of: writer.bytes)),
      ("samples", samples.map { ["name": $0.name, "text": $0.text] as JSONRecord }),
    ]
  }

  /// The pictures of images and icons, by what a server sends for them.
  private var pictures: JSONRecord {
    JSONRecord(
      design.pictures.sorted(byBytesOf: \.key).map { name, shapes -> JSONRecord.Member in
        let records = shapes.map { shape -> JSONRecord in
          let color = shape.color.flatMap { design.index(ofPath: $0.path) }
          return ["path": shape.path, "color": color.map { [$0] }]
        }
        return (name, records)
      })
  }

  /// The identity of a design system, for links: FNV-1a of 64 bits.
  private static func digest(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  /// How texts of fields have to be, and what is said of others.
  private var forms: JSONRecord {
    let policy = design.tokens.configuration.addresses
    func refusals(isImage: Bool) -> [JSONRecord] {
      AddressPatterns(policy, isImage: isImage).refusals.map {
        ["pattern": $0.pattern, "reason": $0.reason]
      }
    }
    return [
      "date": ["pattern": DateSyntax.pattern, "reason": DateSyntax.faultReason] as JSONRecord,
      "points": ["pattern": PointsSyntax.pattern, "reason": PointsSyntax.faultReason] as JSONRecord,
      "decimal": [
        "pattern": DecimalSyntax.pattern, "reason": DecimalSyntax.faultReason,
        "inexact": DecimalSyntax.inexactReason,
      ] as JSONRecord,
      "image": ["reason": ImageSyntax.faultReason] as JSONRecord,
      "address": AddressSyntax.ranges.map { [Int($0.lowerBound), Int($0.upperBound)] },
      "refusals": [
        "url": refusals(isImage: false), "image": refusals(isImage: true),
      ] as JSONRecord,
      "refusalRemedy": DocumentFault.addressRemedy,
      "scripts": HostScript.ranges.map { range, script in
        [Int(range.lowerBound), Int(range.upperBound), script.number]
      },
      "depth": ContentLimits.depth, "tooDeep": ContentLimits.depthReason,
      "unknown": ContentLimits.unknownKeyReason,
    ]
  }

  private func record(of family: TokenFamily) -> JSONRecord {
    let indices = family.tokens.map { design.index(ofPath: $0.text) ?? -1 }
    let former = zip(family.tokens, indices).flatMap { token, index in
      token.names.formerNames.map { ($0, index as (any JSONWritable)?) as JSONRecord.Member }
    }
    return [
      "type": design.tokens.configuration.typePrefix + family.typeName, "tokens": indices,
      "former": former.isEmpty ? nil : JSONRecord(former),
    ]
  }

  // MARK: Components

  private func record(of index: Int) -> JSONRecord {
    let component = design.components[index]
    let form = component.form
    return JSONRecord(
      records.members(of: component) + [
        ("action", component.isAction ? component.serverName : nil),
        ("former", component.formerNames.isEmpty ? nil : component.formerNames),
        (
          "form",
          [
            "type": form.typeKeys, "data": form.dataKey,
            "strict": form.reportsUnknownKeys ? true : nil,
          ] as JSONRecord
        ),
        ("fields", component.fields.map { record(of: $0, in: component) }),
        (
          "variants",
          component.variants.map { variant in
            records.record(of: variant.name)
              + [
                "looks": variant.looks.map { look in
                  ["element": look.element, "properties": records.record(of: look.properties)]
                    as JSONRecord
                }
              ]
          }
        ),
        ("layouts", component.layout.map { record(of: $0) }),
        ("bindings", record(of: design.bindings[index], component)),
      ])
  }

  private func record(of layout: LayoutSpec<TokenReference>) -> JSONRecord {
    switch layout.kind {
    case .value(let type, let value): ["value": records.value(value, type)]
    case .choice(let choice): ["choice": choice]
    case .component(let name, let arguments):
      ["component": name, "properties": records.record(of: arguments)]
    }
  }

  private func record(of bindings: ComponentBindings, _ component: Component) -> JSONRecord {
    func part(
      _ choosing: [Int?], _ bound: [ComponentBindings.Bound],
      _ parameters: [Component.Parameter]
    ) -> JSONRecord {
      [
        "cases": choosing, "bound": bound.map(\.reference.path),
        "needed": bound.filter { !$0.isOptional }.map(\.reference.path),
        "parameters": JSONRecord(parameters.map { ($0.name, $0.choice) }),
      ]
    }
    return [
      "variant": bindings.variantField,
      "looks": part(bindings.lookFields, bindings.boundByLook, component.lookParameters),
      "layout": part(bindings.layoutFields, bindings.boundByLayout, component.layoutParameters),
      "elements": bindings.lookElements, "properties": bindings.layoutProperties,
    ]
  }

  // MARK: Fields

  private func record(of field: FieldSpec, in component: Component) -> JSONRecord {
    let instead = field.substitute ?? field.fallback
    return [
      "name": field.name, "keys": field.keys, "type": record(of: field.type, in: component),
      "shares": field.isSharer ? true : nil,
      "required": field.isRequired ? true : nil, "optional": field.isOptional ? true : nil,
      "fallback": field.fallback.map { record(of: $0) },
      "onFault": field.onFault.rawValue,
      "substitute": instead.map { record(of: $0) }, "words": instead.map(\.words),
      "samples": records.samples(field.samples), "description": field.description,
    ]
  }

  private func record(of type: FieldType, in component: Component) -> JSONRecord {
    switch type {
    case .choice(let name):
      [
        "kind": "choice", "name": name,
        "choice": component.choices.firstIndex { $0.name == name } ?? -1,
      ]
    case .token(let group): ["kind": "token", "group": group]
    case .component(let name): ["kind": "component", "component": name]
    case .list(let element, let isLenient):
      ["kind": "list", "of": record(of: element, in: component), "lenient": isLenient]
    default: ["kind": FieldType.plain.first { $0.value == type }?.key ?? ""]
    }
  }

  private func record(of value: FieldDefault) -> DefaultRecord {
    DefaultRecord(value: value, design: design)
  }
}

/// What stands for a field: a flag or number, a list with the index of a token, or an object that says
/// what else it is.
struct DefaultRecord: JSONWritable {
  var value: FieldDefault
  var design: ScreenDesign

  func write(to writer: inout JSONWriter) {
    switch value {
    case .flag(let flag): writer.value(flag)
    case .number(let number): writer.value(number)
    case .text(let text): writer.value(["text": text] as JSONRecord)
    case .word(let word): writer.value(["word": word] as JSONRecord)
    case .token(let alias): writer.value([design.index(ofPath: alias.path) ?? -1])
    case .list(let values):
      let list = values.map { DefaultRecord(value: $0, design: design) }
      writer.value(["list": list] as JSONRecord)
    case .empty: writer.value(["empty": true] as JSONRecord)
    }
  }
}
