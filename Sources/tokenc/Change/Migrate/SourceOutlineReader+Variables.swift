import TokenSwift

/// Variables, global and local ones and those of types.
extension SourceOutlineReader {
  mutating func noteVariables(at keyword: Int) {
    let range = extent(ofVariablesAt: keyword)
    let isLocal = outline.isInFunction(keyword)
    var index = keyword + 1
    noteTuple(at: index)
    while isName(index) {
      let name = text(index)
      index += 1
      if isUnwrapping(keyword), isMark(index, among: ",{") || text(index) == "else" {
        // `if let color` has the name of what it unwraps.
        guard let next = nextVariable(from: index) else { return }
        index = next
        continue
      }
      var value = SourceOutline.Variable.Value.unknown
      if isMark(index, ":"), let (type, end) = statedType(at: index + 1) {
        value = .stated(type)
        index = end
        if isMark(index, "{") { outline.blocks[index] = .function(type) }
        if isMark(index, "="), !isMark(index + 1, "=") { outline.initialized[index + 1] = type }
      } else if isMark(index, "="), !isMark(index + 1, "=") {
        value = .initialized(index + 1)
      }
      outline.variables[name, default: []].append(
        SourceOutline.Variable(range: index..<range.upperBound, value: value))
      if !isLocal { declare(name, value, at: keyword) }
      guard let next = nextVariable(from: index) else { return }
      index = next
    }
  }

  /// The type of the parts of `let (a, b): (A, B) = (…)`.
  private mutating func noteTuple(at opening: Int) {
    guard isMark(opening, "("), isMark(outline.close(opening) + 1, ":"),
      let (type, end) = statedType(at: outline.close(opening) + 2), isMark(end, "=")
    else { return }
    outline.initialized[end + 1] = type
  }

  /// Returns a Boolean value that indicates whether a keyword is that of a condition.
  private func isUnwrapping(_ keyword: Int) -> Bool {
    ["if", "guard", "while"].contains(text(keyword - 1)) || isMark(keyword - 1, ",")
  }

  mutating func declare(_ name: String, _ value: SourceOutline.Variable.Value, at keyword: Int) {
    let owner = outline.types(around: keyword).last ?? ""
    let type: StatedType
    switch value {
    case .stated(let stated): type = stated
    case .initialized(let start): type = initializerType(at: start) ?? .open
    case .parameter, .element, .unknown: type = .open
    }
    outline.declarations.add(
      SwiftDeclarations.Stated(
        type: outline.resolvingSelf(type, at: keyword), scope: outline.scope(at: keyword)),
      named: name, of: owner)
  }

  /// The type of `Row(…)` and of `ColorToken.ink`: what a name with a capital says by itself.
  private func initializerType(at start: Int) -> StatedType? {
    guard isName(start), text(start).first?.isUppercase == true,
      let (type, end) = statedType(at: start), case .name(let path, let arguments) = type
    else { return nil }
    if isMark(end, "("), !tokens[end].followsSpace, path.last?.first?.isUppercase == true {
      return endsStatement(outline.close(end) + 1) ? type : nil
    }
    guard path.count > 1, endsStatement(end), arguments.isEmpty,
      path[path.count - 2].first?.isUppercase == true, path.last?.first?.isLowercase == true,
      !["allCases", "self"].contains(path[path.count - 1])
    else { return nil }
    return .member(Array(path.dropLast()), path[path.count - 1])
  }

  private func endsStatement(_ index: Int) -> Bool {
    index >= tokens.count || isMark(index, among: ",;})")
      || source.startsLine(index)
        && !isMark(index, ".")
  }

  /// Where variables are known that a keyword declares.
  func extent(ofVariablesAt keyword: Int) -> Range<Int> {
    // Those of a condition are known in its body.
    var index = keyword - 1
    var steps = 0
    while index >= 0, outline.enclosing[index] == outline.enclosing[keyword], steps < 200 {
      if isName(index), ["if", "while", "for"].contains(text(index)) {
        if let brace = body(after: index + 1), brace > keyword {
          return keyword..<outline.close(brace)
        }
        break
      }
      if isMark(index, among: "{};") || isName(index) && text(index) == "guard" { break }
      index = isMark(index, among: ")]") ? (outline.partners[index] ?? index) - 1 : index - 1
      steps += 1
    }
    return keyword..<endOfBlock(around: keyword)
  }

  /// The name after the comma that ends the declaration of a variable. At most 2,000 tokens are looked at.
  private func nextVariable(from start: Int) -> Int? {
    var index = start
    var steps = 0
    while index < tokens.count, steps < 2_000 {
      steps += 1
      if isMark(index, among: "([") {
        index = outline.close(index) + 1
        continue
      }
      if isMark(index, among: "{})];") { return nil }
      if isMark(index, ",") {
        return isName(index + 1) && isMark(index + 2, among: ":=") && !isMark(index + 3, "=")
          ? index + 1 : nil
      }
      let startsStatement =
        index > start && source.startsLine(index) && !isMark(index, ".")
        && !isMark(index - 1, "=")
      if startsStatement { return nil }
      index += 1
    }
    return nil
  }
}
