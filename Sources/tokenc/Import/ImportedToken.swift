import TokenCompiler

/// A token in the standard's form, before it is written.
struct ImportedToken: Sendable {
  /// The index in ``ForeignDocument/tokens`` of what it was made of.
  var source: Int
  /// The index in ``ForeignDocument/files`` of the file that has it.
  var file: Int
  /// Names that the standard allows; `$root` last where the path is a group as well.
  var path: [String]
  /// `nil` for an alias, which has its target's type.
  var type: TokenType?
  var value: ImportedValue
  /// Values for other contexts than the default, in order (`$extensions.mode`).
  var modes: [(context: String, value: ImportedValue)] = []
  var options = ImportedOptions()
}

/// The members of `$extensions` beside those that the source keeps there.
struct ImportedOptions: Equatable, Sendable {
  var replacedBy: [String]?
  var textCase: TypographyOptions.TextCase?
  /// The exact line height in points, which the value holds as a factor.
  var lineHeightPoints: Double?
  /// A Boolean value that indicates whether lines are as high as the font makes them.
  var hasFontLineHeight = false
  var isItalic = false
  /// Members of a text style that the standard has no place for.
  var keptParts: [ForeignValue.Member] = []
}

/// A value in the standard's form, with its references.
indirect enum ImportedValue: Hashable, Sendable, JSONWritable {
  case alias([String])
  case leaf(TokenValue)
  case flag(Bool)
  case list([ImportedValue])
  case object([Member])

  typealias Member = NamedValue<ImportedValue>

  static func dimension(_ value: Double, _ unit: Dimension.Unit) -> ImportedValue {
    .leaf(.dimension(Dimension(value: value, unit: unit)))
  }

  var targets: [[String]] {
    switch self {
    case .alias(let path): [path]
    case .leaf, .flag: []
    case .list(let values): values.flatMap(\.targets)
    case .object(let members): members.flatMap(\.value.targets)
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .alias(let path): writer.value("{\(path.joined(separator: "."))}")
    // As a person would write it.
    case .leaf(let value): writer.line(value)
    case .flag(let flag): writer.value(flag)
    case .list(let values): writer.value(values)
    case .object(let members): writer.object(members)
    }
  }
}
