extension SetAccount {
  /// Where a token's value of one theme comes from.
  package enum Cell: String, Sendable {
    /// The token states it for a context of the theme, or the theme's brand does.
    case own
    /// It is the one of the brand's first theme, or there of the first brand's.
    case inherited
    /// It differs from that because what the token is an alias of does.
    case alias
    /// It is inherited, although the token that is replaced states one.
    case lost
    case missing
  }

  package func cell(ofToken row: Int, inTheme theme: Int, of table: TokenTable) -> Cell {
    let token = table.tokens[row]
    let column = table.themes[theme]
    guard let occurrence = table.occurrence(of: token, in: theme) else { return .missing }
    if lostCells[LostCell(token: row, theme: column.index)] != nil { return .lost }
    let declaration = table.resolution.model.tokens[occurrence.declaration]
    let isStated =
      declaration.valueNode(in: column.input, of: table.tape) != declaration.value
    // A brand's themes follow one another by their variants.
    let base = column.variant == 0 ? 0 : theme - column.variant
    guard !isStated, base != theme,
      let first = table.occurrence(of: token, in: base),
      first.declaration == occurrence.declaration
    else { return .own }
    return table.value(of: token, in: base) == table.value(of: token, in: theme)
      ? .inherited : .alias
  }
}
