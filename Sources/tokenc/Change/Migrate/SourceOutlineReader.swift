import TokenSwift

/// Reads a Swift file from its first token to its last, and notes what blocks are and what is declared.
struct SourceOutlineReader: SwiftTokens {
  /// The outline so far; brackets are matched before.
  var outline: SourceOutline

  var source: SwiftSource { outline.source }
  var tokens: [SwiftSource.Token] { outline.source.tokens }
  func text(of token: SwiftSource.Token) -> String { outline.source.text(of: token) }

  init(_ outline: SourceOutline) { self.outline = outline }

  mutating func read() {
    for index in tokens.indices {
      if isMark(index, "{") { noteBlock(at: index) }
      if isName(index), !isMark(index - 1, among: ".#"), !isQuoted(index) { noteKeyword(at: index) }
    }
  }

  private func isQuoted(_ index: Int) -> Bool {
    let start = tokens[index].range.lowerBound
    return start > 0 && source.bytes[start - 1] == UInt8(ascii: "`")
  }

  private mutating func noteKeyword(at index: Int) {
    switch text(index) {
    case "struct", "class", "enum", "protocol", "actor", "extension":
      let isType =
        isName(index + 1)
        && !["func", "var", "let", "init", "subscript"].contains(text(index + 1))
      if isType { noteType(at: index) }
    case "func" where isName(index + 1) || !isMark(index + 1, among: "(:,)"):
      noteFunction(named: isName(index + 1) ? text(index + 1) : "", at: index)
    case "init" where isMark(index + 1, among: "(<?!"):
      noteFunction(named: "init", at: index)
    case "subscript" where isMark(index + 1, among: "(<"):
      noteFunction(named: "subscript", at: index)
    case "let", "var": noteVariables(at: index)
    case "typealias":
      guard isName(index + 1), isMark(index + 2, "="), let (type, _) = statedType(at: index + 3)
      else { return }
      outline.declarations.add(
        alias: SwiftDeclarations.Stated(
          type: outline.resolvingSelf(type, at: index), scope: outline.scope(at: index)),
        named: text(index + 1))
    case "if", "switch":
      noteBranch(at: index, start: index, isSwitch: text(index) == "switch")
    case "else":
      if isMark(index + 1, "{") {
        let last = outline.partners[index - 1]
        if isMark(index - 1, "}"), let last, case .branch(let start, false)? = outline.blocks[last]
        {
          outline.blocks[index + 1] = .branch(start: start, isSwitch: false)
        } else {
          outline.blocks[index + 1] = .other
        }
      }
    case "guard":
      // The brace is that of `else`.
      break
    case "for", "while", "catch":
      guard let brace = body(after: index + 1) else { return }
      if outline.blocks[brace] == nil { outline.blocks[brace] = .other }
      if text(index) == "for" { noteLoop(at: index, body: brace) }
    case "do", "repeat", "defer":
      if isMark(index + 1, "{") { outline.blocks[index + 1] = .other }
    case "case":
      if outline.enclosing[index] >= 0, case .type? = outline.blocks[outline.enclosing[index]] {
        noteCases(at: index)
      }
    default: break
    }
  }

  // MARK: Extents

  /// The first brace behind a token that is in no other bracket; `nil` where a statement ends before.
  func body(after start: Int) -> Int? {
    var index = start
    var steps = 0
    while index < tokens.count, steps < 4_000 {
      steps += 1
      if isMark(index, "{") { return index }
      if isMark(index, among: "([") {
        index = outline.close(index) + 1
        continue
      }
      if isMark(index, among: ")]};") { return nil }
      index += 1
    }
    return nil
  }

  /// The end of the block around a token.
  func endOfBlock(around index: Int) -> Int {
    outline.brackets(around: index).first { isMark($0, "{") }.map(outline.close) ?? tokens.count
  }
}
