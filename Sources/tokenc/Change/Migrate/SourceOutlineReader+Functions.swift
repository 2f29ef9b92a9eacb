import TokenSwift

/// Functions with their parameters, and generic parameters.
extension SourceOutlineReader {
  mutating func noteFunction(named name: String, at keyword: Int) {
    var index = keyword + 1
    while index < min(tokens.count, keyword + 8), !isMark(index, among: "(<{};") { index += 1 }
    let (generics, afterGenerics) = genericParameters(at: index)
    index = afterGenerics
    guard isMark(index, "(") else { return }
    let opening = index
    let found = self.parameters(in: opening)
    var parameters = found.all
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
    let around = outline.types(around: keyword)
    if name == "init", let owner = around.last { result = .name([owner], []) }
    let declaredResult = outline.resolvingSelf(result, at: keyword)
    // Labels of subscripts are written only where they are stated twice.
    if name == "subscript" {
      parameters = parameters.map { .init(label: nil, type: $0.type, hasDefault: $0.hasDefault) }
    }
    let isLocal = outline.isInFunction(keyword)
    if !isLocal || !around.isEmpty {
      outline.declarations.add(
        SwiftDeclarations.Function(
          owner: around.last ?? "", parameters: parameters, result: declaredResult,
          generics: generics + outline.genericsAround(keyword), scope: outline.scope(at: keyword)),
        named: name)
    } else {
      let type = StatedType.function(parameters.map(\.type), result)
      let isPlain = generics.isEmpty && parameters.allSatisfy { $0.label == nil }
      outline.variables[name, default: []].append(
        SourceOutline.Variable(
          range: keyword..<endOfBlock(around: keyword), value: isPlain ? .stated(type) : .unknown))
    }
    if text(index) == "where" {
      while index < tokens.count, !isMark(index, among: "{};") { index += 1 }
    }
    guard isMark(index, "{") else { return }
    outline.blocks[index] = .function(result)
    if !generics.isEmpty { outline.genericNames[index] = generics }
    let range = opening..<outline.close(index)
    for (local, type) in found.locals {
      // Of a generic type it is known that it may be any.
      let known = type.replacing(Dictionary(lastOf: generics.map { ($0, .open) }))
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
