import TokenSwift

/// The names that stand together where each may stand once: the keys of a dictionary literal, and what the
/// cases of a `switch` match.
struct Alternatives {
  /// The bracket that holds a name, by the name's token.
  private var brackets: [Int: Int] = [:]
  private var names: [Int: Set<String>] = [:]

  private struct Bracket {
    let index: Int
    /// A Boolean value that indicates whether a key or a pattern may stand here.
    var isOpen: Bool
  }

  init(_ source: SwiftSource) {
    var around: [Bracket] = []
    for index in source.tokens.indices {
      let isBody = around.last.map { source.isMark($0.index, "{") } ?? false
      switch source.tokens[index].kind {
      case .punctuation("["): around.append(Bracket(index: index, isOpen: true))
      case .punctuation("("), .punctuation("{"): around.append(Bracket(index: index, isOpen: false))
      case .punctuation("]"), .punctuation(")"), .punctuation("}"): _ = around.popLast()
      case .punctuation(","):
        if let last = around.last, source.isMark(last.index, "[") {
          around[around.count - 1].isOpen = true
        }
      case .punctuation(":"):
        guard let last = around.last, last.isOpen else { continue }
        around[around.count - 1].isOpen = false
        if !isBody { note(index - 1, of: source, in: last.index) }
      case .identifier where isBody:
        if source.text(index) == "case" {
          let isCondition =
            ["if", "guard", "for", "while"].contains(source.text(index - 1))
            || source.isMark(index - 1, ",")
          around[around.count - 1].isOpen = !isCondition
        } else if source.startsLine(index), !source.isMark(index - 1, among: ".,") {
          around[around.count - 1].isOpen = false
        } else if around.last?.isOpen == true, source.isMark(index - 1, ".") {
          note(index, of: source, in: around[around.count - 1].index)
        }
      default: break
      }
    }
  }

  private mutating func note(_ index: Int, of source: SwiftSource, in bracket: Int) {
    guard source.isName(index) else { return }
    brackets[index] = bracket
    names[bracket, default: []].insert(source.text(index))
  }

  /// The names beside that of a token, its own included; none where names may repeat.
  func names(beside index: Int) -> Set<String> { brackets[index].flatMap { names[$0] } ?? [] }
}
