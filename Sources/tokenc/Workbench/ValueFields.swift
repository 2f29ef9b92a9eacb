import TokenCompiler

/// The parts of a token's value that a person can change, as its file has them.
///
/// ```
/// [{"at": "/fontSize", "label": "fontSize", "kind": "number", "value": 16, "unit": "px", "units": ["px", "rem"]},
///  {"at": "/color", "label": "color", "kind": "alias", "value": "color.blue.500", "type": "color", "oklch": [0.6, 0.2, 260, 1]}]
/// ```
struct ValueFields {
  private let table: TokenTable
  private let theme: Int
  private(set) var records: [JSONRecord] = []

  /// More parts, as of a gradient with many stops, are not offered.
  private static let mostFields = 60

  /// - Parameters:
  ///   - node: the value, as a file has it.
  init(of token: Token, _ node: NodeID, in theme: Int, of table: TokenTable) {
    self.table = table
    self.theme = theme
    add(node, pointer: "", label: "", type: table.type(of: token)?.rawValue ?? "")
  }

  private var tape: JSONTape { table.tape }

  private mutating func add(_ node: NodeID, pointer: String, label: String, type: String) {
    guard records.count < Self.mostFields else { return }
    let head: JSONRecord = ["at": pointer, "label": label]
    switch tape.kind(node) {
    case .string:
      let text = tape.string(node)
      if case .alias(let names)? = AliasSyntax(text) {
        let path = names.joined(separator: ".")
        let target = table.index(ofText: path).map { table.tokens[$0] }
        let ownType = target.flatMap { table.type(of: $0)?.rawValue } ?? type
        let color = target.flatMap { table.color(of: $0, in: theme) }
        records.append(
          head + ["kind": "alias", "value": path, "type": ownType]
            + (color.map { ColorRecord.record(of: $0) } ?? [:]))
      } else {
        records.append(head + ["kind": "text", "value": text])
      }
    case .number: records.append(head + ["kind": "number", "value": tape.number(node)])
    case .true, .false: records.append(head + ["kind": "flag", "value": tape.kind(node) == .true])
    case .array:
      for (index, element) in tape.elements(of: node).enumerated() {
        add(
          element, pointer: "\(pointer)/\(index)",
          label: [label, "\(index + 1)"].filter { !$0.isEmpty }.joined(separator: " "), type: "")
      }
    case .object: addObject(node, head, pointer: pointer, label: label)
    default: break
    }
  }

  private mutating func addObject(
    _ node: NodeID, _ head: JSONRecord, pointer: String, label: String
  ) {
    if tape.member("colorSpace", of: node) != nil {
      guard let color = color(node) else { return }
      records.append(head + ["kind": "color"] + ColorRecord.record(of: color))
    } else if let value = tape.member("value", of: node), tape.kind(value) == .number,
      let unit = tape.member("unit", of: node).flatMap({ tape.stringValue($0) })
    {
      records.append(
        head + [
          "kind": "number", "value": tape.number(value), "unit": unit,
          "units": ["ms", "s"].contains(unit) ? ["ms", "s"] : ["px", "rem"],
        ])
    } else if tape.member(Name.ref, of: node) != nil {
      records.append(head + ["kind": "reference", "value": tape.line(node)])
    } else {
      for member in tape.allMembers(of: node) {
        let name = tape.names.string(member.name)
        add(
          member.value, pointer: "\(pointer)/\(JSONPointer.escaped(name))",
          label: [label, name].filter { !$0.isEmpty }.joined(separator: " "), type: "")
      }
    }
  }

  private func color(_ node: NodeID) -> Color? {
    let numbers = tape.elements("components", of: node)
    guard numbers.count == 3,
      let space = tape.member("colorSpace", of: node).flatMap({ tape.stringValue($0) })
        .flatMap(ColorSpace.init)
    else { return nil }
    let components = numbers.map { tape.kind($0) == .number ? tape.number($0) : nil }
    let alpha = tape.member("alpha", of: node).flatMap { node in
      tape.kind(node) == .number ? tape.number(node) : nil
    }
    return Color(
      space: space, components: ColorComponents(components[0], components[1], components[2]),
      alpha: alpha)
  }
}

/// A color as sliders and texts of the page have it.
enum ColorRecord {
  static func record(of color: Color) -> JSONRecord {
    let oklch = color.converted(to: .oklch).components.numbers
    return [
      "oklch": [
        oklch[0].rounded(decimals: 4), oklch[1].rounded(decimals: 4), oklch[2].rounded(decimals: 2),
        color.opacity,
      ],
      "text": color.shortText,
    ]
  }
}
