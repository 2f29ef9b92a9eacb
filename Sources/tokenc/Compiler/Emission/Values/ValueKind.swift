import TokenRuntime

/// How the runtime library reads the values of one DTCG type.
struct ValueKind {
  /// The type that a theme answers, for example `ColorValue`.
  let type: String
  /// The protocols of the table, for example `NumberTable`.
  let tables: [String]
  /// What the numbers of a value or of each of its parts are, for the table's comment.
  let columns: String
  /// The numbers of a part of a record; `nil` when values have no records.
  let partLength: Int?
  let hasColors: Bool
  let hasNumbers: Bool
  let hasFontFamilies: Bool
  /// Makes the expression that reads the value of a row from a table.
  let reading: @Sendable (_ table: String, _ row: String) -> String

  private init(
    _ type: String, _ tables: [String], _ columns: String, partLength: Int? = nil,
    reading: @escaping @Sendable (String, String) -> String
  ) {
    self.type = type
    self.tables = tables
    self.columns = columns
    self.partLength = partLength
    self.reading = reading
    hasNumbers = tables != ["ColorTable"]
    hasFontFamilies = tables.contains("FontFamilyTable")
    hasColors = type != "StrokeStyleValue" && tables != ["NumberTable"] && !hasFontFamilies
  }

  init(_ type: TokenType) {
    let numbers = ["NumberTable"]
    self =
      switch type {
      case .color:
        ValueKind("ColorValue", ["ColorTable"], "") { "\($0).color(at: \($1))" }
      case .dimension:
        ValueKind("Double", numbers, "Points") { "\($0).number(at: \($1))" }
      case .number:
        ValueKind("Double", numbers, "The numbers") { "\($0).number(at: \($1))" }
      case .fontWeight:
        ValueKind("FontWeightValue", numbers, "Weights") {
          "FontWeightValue(\($0).number(at: \($1)))"
        }
      case .duration:
        ValueKind("DurationValue", numbers, "Seconds") {
          "DurationValue(seconds: \($0).number(at: \($1)))"
        }
      case .cubicBezier:
        ValueKind("CubicBezierValue", numbers, "x1, y1, x2, y2") {
          "CubicBezierValue(from: \($0).self, at: \(product($1, CubicBezierValue.numberCount)))"
        }
      case .transition:
        ValueKind(
          "TransitionValue", numbers, "Duration and delay in seconds; x1, y1, x2, y2 of the curve"
        ) {
          "TransitionValue(from: \($0).self, at: \(product($1, TransitionValue.numberCount)))"
        }
      case .fontFamily:
        ValueKind(
          "FontFamilyValue", numbers + ["FontFamilyTable"], "Places in `fontFamilies`"
        ) {
          "\($0).fontFamily(at: Int(\($0).number(at: \($1))))"
        }
      case .typography:
        ValueKind(
          "TypographyValue", numbers + ["FontFamilyTable"],
          """
          Font family, size, weight, line height in points and as a multiple, letter spacing,
          text case, text style, maximum scale, monospaced digits
          """
        ) {
          "TypographyValue(from: \($0).self, at: \(product($1, TypographyValue.numberCount)))"
        }
      case .strokeStyle:
        ValueKind("StrokeStyleValue", ["RecordTable"], "Kind, line cap, dashes", partLength: 1) {
          "StrokeStyleValue(from: \($0).self, record: \($1))"
        }
      case .border:
        ValueKind("BorderValue", ["RecordTable"], "Width, kind, line cap, dashes", partLength: 1) {
          "BorderValue(from: \($0).self, record: \($1))"
        }
      case .shadow:
        ValueKind(
          "ShadowValue", ["RecordTable"], "Offset x, offset y, blur, spread, inset of each layer",
          partLength: ShadowValue.Layer.numberCount
        ) {
          "ShadowValue(from: \($0).self, record: \($1))"
        }
      case .gradient:
        ValueKind("GradientValue", ["RecordTable"], "The position of each stop", partLength: 1) {
          "GradientValue(from: \($0).self, record: \($1))"
        }
      }
  }
}

/// A row's first element, for example `token.ordinal &* 10`.
private func product(_ row: String, _ length: Int) -> String {
  row.contains(" ") ? "(\(row)) &* \(length)" : "\(row) &* \(length)"
}
