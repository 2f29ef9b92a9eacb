import TokenSwift

/// Accessors, closures, branches and loops.
extension SourceOutlineReader {
  mutating func noteBlock(at brace: Int) {
    guard outline.blocks[brace] == nil else { return }
    let around = outline.enclosing[brace]
    if isName(brace - 1), ["get", "_read"].contains(text(brace - 1)), around >= 0,
      case .function(let result)? = outline.blocks[around]
    {
      outline.blocks[brace] = .function(result)
    } else if isName(brace - 1),
      ["set", "didSet", "willSet", "_modify"].contains(text(brace - 1))
    {
      outline.blocks[brace] = .function(.tuple([]))
    } else {
      noteClosure(at: brace)
    }
  }

  private mutating func noteClosure(at brace: Int) {
    var index = brace + 1
    while isMark(index, "@"), isName(index + 1) { index += 2 }
    if isMark(index, "[") { index = outline.close(index) + 1 }
    var parameters: [(name: String, type: StatedType?)] = []
    if isMark(index, "(") {
      let end = outline.close(index)
      var next = index + 1
      while next < end, isName(next) {
        let name = isName(next + 1) ? next + 1 : next
        var type: StatedType?
        var behind = name + 1
        if isMark(behind, ":"), let stated = statedType(at: behind + 1) {
          type = stated.type
          behind = stated.end
        }
        parameters.append((text(name), type))
        guard isMark(behind, ",") else { break }
        next = behind + 1
      }
      index = end + 1
    } else {
      while isName(index), text(index) != "in" {
        parameters.append((text(index), nil))
        guard isMark(index + 1, ",") else {
          index += 1
          break
        }
        index += 2
      }
    }
    while ["async", "throws"].contains(text(index)) { index += 1 }
    var result: StatedType?
    if isMark(index, "-"), isMark(index + 1, ">"), let stated = statedType(at: index + 2) {
      result = stated.type
      index = stated.end
    }
    guard isName(index), text(index) == "in" else {
      outline.blocks[brace] = .closure(nil)
      return
    }
    outline.blocks[brace] = .closure(result)
    outline.closureHeads[index] = brace
    let range = index..<outline.close(brace)
    for (number, parameter) in parameters.enumerated() {
      let value =
        parameter.type.map { SourceOutline.Variable.Value.stated($0) } ?? .parameter(brace, number)
      outline.variables[parameter.name, default: []].append(
        SourceOutline.Variable(range: range, value: value))
    }
  }

  mutating func noteBranch(at index: Int, start: Int, isSwitch: Bool) {
    guard let brace = body(after: index + 1), outline.blocks[brace] == nil else { return }
    var start = start
    // `else if` belongs to the first.
    if text(index - 1) == "else", isMark(index - 2, "}"), let last = outline.partners[index - 2],
      case .branch(let first, false)? = outline.blocks[last]
    {
      start = first
    }
    outline.blocks[brace] = .branch(start: start, isSwitch: isSwitch)
  }

  /// The variable of `for color in colors`, known in the body and behind `where`.
  mutating func noteLoop(at keyword: Int, body brace: Int) {
    var index = keyword + 1
    if ["try", "await"].contains(text(index)) { index += 1 }
    guard isName(index), !["case", "let", "var"].contains(text(index)) else { return }
    let name = text(index)
    var value: SourceOutline.Variable.Value?
    index += 1
    if isMark(index, ":"), let (type, end) = statedType(at: index + 1) {
      value = .stated(type)
      index = end
    }
    guard isName(index), text(index) == "in" else { return }
    let clause = (index + 1..<brace).first {
      isName($0) && text($0) == "where" && outline.enclosing[$0] == outline.enclosing[keyword]
    }
    outline.variables[name, default: []].append(
      SourceOutline.Variable(
        range: (clause ?? brace)..<outline.close(brace), value: value ?? .element(index + 1)))
  }
}
