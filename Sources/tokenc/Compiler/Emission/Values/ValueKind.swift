import TokenRuntime

/// How the runtime library reads the values of one DTCG type.
package struct ValueKind {
  /// The type that a theme answers, for example `ColorValue`.
  package let type: String
  /// The protocols of the table, for example `NumberTable`.
  let tables: [String]
  /// The meaning of the numbers of a value or of each of its parts, for the table's comment.
  let columns: String
  let hasColors: Bool
  /// The numbers of a part of a record; `nil` when values have no records.
  let partLength: Int?
  /// A Boolean value that indicates whether text styles have the numbers that few have.
  private(set) var isExtended = false
  /// A Boolean value that indicates whether gradients have angles beside their stops.
  private(set) var hasAngles = false
  let reading: @Sendable (_ table: String, _ row: String) -> String

  var hasNumbers: Bool { tables != ["ColorTable"] }
  var hasFontFamilies: Bool { tables.contains("FontFamilyTable") }

  package init(_ type: TokenType) {
    self =
      switch type {
      case .color:
        ValueKind("ColorValue", ["ColorTable"], "", hasColors: true) { "\($0).color(at: \($1))" }
      case .dimension: .number("Double", "Points") { $0 }
      case .number: .number("Double", "The numbers") { $0 }
      case .fontWeight: .number("FontWeightValue", "Weights") { "FontWeightValue(\($0))" }
      case .duration: .number("DurationValue", "Seconds") { "DurationValue(seconds: \($0))" }
      case .cubicBezier:
        .numbers("CubicBezierValue", CubicBezierValue.numberCount, "x1, y1, x2, y2")
      case .transition:
        .numbers(
          "TransitionValue", TransitionValue.numberCount,
          "Duration and delay in seconds; x1, y1, x2, y2 of the curve")
      case .fontFamily:
        ValueKind(
          "FontFamilyValue", ["NumberTable", "FontFamilyTable"], "Places in `fontFamilies`"
        ) { table, row in
          "\(table).fontFamily(at: Int(\(table).number(at: \(row))))"
        }
      case .typography:
        .numbers(
          "TypographyValue", TypographyValue.numberCount,
          tables: ["NumberTable", "FontFamilyTable"],
          """
          Font family, size, weight, line height in points and as a multiple, letter spacing,
          text case, text style, maximum scale, monospaced digits
          """)
      case .strokeStyle: .record("StrokeStyleValue", "Kind, line cap, dashes", hasColors: false)
      case .border: .record("BorderValue", "Width, kind, line cap, dashes")
      case .shadow:
        .record(
          "ShadowValue", "Offset x, offset y, blur, spread, inset of each layer",
          partLength: ShadowValue.Layer.numberCount)
      case .gradient: .record("GradientValue", "The position of each stop")
      }
  }

  /// How the values of a family are read, some of which may be text styles with more numbers.
  init(_ family: TokenFamily, in table: CompleteTokenTable) {
    let hasAngles =
      family.type == .gradient
      && family.tokens.contains { $0.values.contains { table.values[$0].hasAngle } }
    if hasAngles {
      self.init(
        "GradientValue", ["RecordTable"], "The position of each stop", hasColors: true,
        partLength: 1
      ) { table, row in
        "GradientValue(from: \(table).self, record: \(row), angle: \(table).angles[\(row)])"
      }
      self.hasAngles = true
      return
    }
    let isExtended =
      family.type == .typography
      && family.tokens.contains { $0.values.contains { table.values[$0].isExtended } }
    guard isExtended else {
      self.init(family.type)
      return
    }
    self = .numbers(
      "TypographyValue", TypographyValue.extendedNumberCount,
      tables: ["NumberTable", "FontFamilyTable"], label: "extendedFrom",
      """
      Font family, size, weight, line height in points and as a multiple, letter spacing,
      text case, text style, maximum scale, monospaced digits, minimum scale, italic, system size
      """)
    self.isExtended = true
  }

  private init(
    _ type: String, _ tables: [String], _ columns: String, hasColors: Bool = false,
    partLength: Int? = nil, reading: @escaping @Sendable (String, String) -> String
  ) {
    self.type = type
    self.tables = tables
    self.columns = columns
    self.hasColors = hasColors
    self.partLength = partLength
    self.reading = reading
  }

  private static func number(
    _ type: String, _ columns: String, value: @escaping @Sendable (_ number: String) -> String
  ) -> ValueKind {
    ValueKind(type, ["NumberTable"], columns) { table, row in value("\(table).number(at: \(row))") }
  }

  /// A value made of so many numbers.
  private static func numbers(
    _ type: String, _ count: Int, tables: [String] = ["NumberTable"], label: String = "from",
    _ columns: String
  ) -> ValueKind {
    ValueKind(type, tables, columns) { table, row in
      "\(type)(\(label): \(table).self, at: \(row.contains(" ") ? "(\(row))" : row) &* \(count))"
    }
  }

  /// A value made of parts with so many numbers each.
  private static func record(
    _ type: String, _ columns: String, hasColors: Bool = true, partLength: Int = 1
  ) -> ValueKind {
    ValueKind(type, ["RecordTable"], columns, hasColors: hasColors, partLength: partLength) {
      "\(type)(from: \($0).self, record: \($1))"
    }
  }
}
