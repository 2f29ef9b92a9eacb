import TokenCompiler

extension FieldDefault {
  package var words: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): JSONNumber.text(number)
    case .text(let text): "“\(text)”"
    case .word(let word): word
    case .token(let alias): "{\(alias.path)}"
    case .list(let values): "[\(values.map(\.words).joined(separator: ", "))]"
    case .empty: "{}"
    }
  }
}
