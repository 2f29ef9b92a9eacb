import TokenSwift

/// Functions with their parameters, and generic parameters.
extension SourceOutlineReader {
  /// The head of a function, up to its body.
  private struct Signature {
    /// The parenthesis that opens the parameters.
    let opening: Int
    let generics: [String]
    var parameters: [SwiftDeclarations.Parameter]
    /// The parameters as the body names them.
    let locals: [(name: String, type: StatedType)]
    var result: StatedType
    /// The index behind it.
    var end: Int
  }

  mutating func noteFunction(named name: String, at keyword: Int) {
    guard var signature = signature(at: keyword) else { return }
    let typesAround = outline.types(around: keyword)
    if name == "init", let owner = typesAround.last { signature.result = .name([owner], []) }
    // Labels of subscripts are written only where they are stated twice.
    if name == "subscript" {
      signature.parameters = signature.parameters.map {
        .init(label: nil, type: $0.type, hasDefault: $0.hasDefault)
      }
    }
    if outline.isInFunction(keyword), typesAround.isEmpty {
      noteLocal(signature, named: name, at: keyword)
    } else {
      outline.declarations.add(
        SwiftDeclarations.Function(
          owner: typesAround.last ?? "", parameters: signature.parameters,
          result: outline.resolvingSelf(signature.result, at: keyword),
          generics: signature.generics + outline.genericsAround(keyword),
          scope: outline.scope(at: keyword)),
        named: name)
    }
    noteBody(of: signature)
  }

  /// The signature of the function that a keyword declares; `nil` for one without parameters.
  private mutating func signature(at keyword: Int) -> Signature? {
    var index = keyword + 1
    while index < min(tokens.count, keyword + 8), !isMark(index, among: "(<{};") { index += 1 }
    let (generics, opening) = genericParameters(at: index)
    guard isMark(opening, "(") else { return nil }
    let found = self.parameters(in: opening)
    index = outline.close(opening) + 1
    while ["async", "throws", "rethrows"].contains(text(index)) {
      index += 1
      if isMark(index, "("), text(index - 1) == "throws" { index = outline.close(index) + 1 }
    }
    var result = StatedType.tuple([])
    if isMark(index, "-"), isMark(index + 1, ">"), let stated = statedType(at: index + 2) {
      result = stated.type
      index = stated.end
    }
    if text(index) == "where" {
      while index < tokens.count, !isMark(index, among: "{};") { index += 1 }
    }
    return Signature(
      opening: opening, generics: generics, parameters: found.all, locals: found.locals,
      result: result, end: index)
  }

  /// Notes a function in a function, which is a variable of that.
  private mutating func noteLocal(_ signature: Signature, named name: String, at keyword: Int) {
    let type = StatedType.function(signature.parameters.map(\.type), signature.result)
    let isPlain =
      signature.generics.isEmpty && signature.parameters.allSatisfy { $0.label == nil }
    outline.variables[name, default: []].append(
      SourceOutline.Variable(
        range: keyword..<endOfBlock(around: keyword), value: isPlain ? .stated(type) : .unknown))
  }

  /// Notes the parameters of a function, which its body knows.
  private mutating func noteBody(of signature: Signature) {
    let brace = signature.end
    guard isMark(brace, "{") else { return }
    outline.blocks[brace] = .function(signature.result)
    if !signature.generics.isEmpty { outline.genericNames[brace] = signature.generics }
    let range = signature.opening..<outline.close(brace)
    for (local, type) in signature.locals {
      // Of a generic type it is known that it may be any.
      let known = type.replacing(Dictionary(lastOf: signature.generics.map { ($0, .open) }))
      outline.variables[local, default: []].append(
        SourceOutline.Variable(range: range, value: .stated(known)))
    }
  }

  mutating func parameters(
    in opening: Int
  ) -> (all: [SwiftDeclarations.Parameter], locals: [(name: String, type: StatedType)]) {
    var all: [SwiftDeclarations.Parameter] = []
    var locals: [(name: String, type: StatedType)] = []
    let end = outline.close(opening)
    var index = opening + 1
    while index < end {
      while isMark(index, "@"), isName(index + 1) {
        index += 2
        if isMark(index, "("), !tokens[index].followsSpace { index = outline.close(index) + 1 }
      }
      guard isName(index) else { break }
      let label = text(index)
      let name = isName(index + 1) ? text(index + 1) : label
      index += isName(index + 1) ? 2 : 1
      guard isMark(index, ":") else { break }
      let start = index + 1
      let stated = statedType(at: start)
      let type = stated?.type ?? .open
      index = stated?.end ?? start
      let hasDefault = isMark(index, "=")
      if hasDefault { outline.initialized[index + 1] = type }
      var taken = type
      // An argument is what the closure around it gives.
      if isAutoclosure(at: start), case .function(_, let result) = type { taken = result }
      let isVariadic = isMark(index - 1, ".") && isMark(index - 2, ".") && index > start
      all.append(
        .init(
          label: label == "_" ? nil : label, type: taken, hasDefault: hasDefault,
          isVariadic: isVariadic))
      locals.append((name, type))
      while index < end, !isMark(index, ",") {
        index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
      }
      index += 1
    }
    return (all, locals)
  }

  private func isAutoclosure(at start: Int) -> Bool {
    var index = start
    while isMark(index, "@"), isName(index + 1) {
      if text(index + 1) == "autoclosure" { return true }
      index += 2
    }
    return false
  }

  func genericParameters(at index: Int) -> (names: [String], end: Int) {
    guard isMark(index, "<") else { return ([], index) }
    var names: [String] = []
    var depth = 0
    var index = index
    let end = min(tokens.count, index + 500)
    while index < end {
      if isMark(index, "<") {
        depth += 1
        if depth == 1, isName(index + 1) { names.append(text(index + 1)) }
      } else if isMark(index, ">"), !isMark(index - 1, "-") {
        depth -= 1
        if depth == 0 { return (names, index + 1) }
      } else if isMark(index, ","), depth == 1, isName(index + 1) {
        names.append(text(index + 1))
      } else if isMark(index, among: "{}") {
        break
      }
      index += 1
    }
    return (names, index)
  }
}
