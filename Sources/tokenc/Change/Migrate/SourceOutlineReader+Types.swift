import TokenSwift

/// Types, with what their initializers take, and the cases of enums.
extension SourceOutlineReader {
  mutating func noteType(at keyword: Int) {
    let (path, last) = names(from: keyword + 1)
    let (generics, end) = genericParameters(at: last + 1)
    guard let brace = body(after: end) else { return }
    outline.blocks[brace] = .type(path.joined(separator: "."), generics: generics)
    if !generics.isEmpty { outline.genericNames[brace] = generics }
    guard let name = path.last, text(keyword) != "extension" else { return }
    outline.declarations.add(
      SwiftDeclarations.TypeDeclaration(
        generics: generics, isStruct: text(keyword) == "struct",
        stored: storedProperties(in: brace), hasInitializer: hasInitializer(in: brace),
        scope: outline.scope(at: keyword)),
      named: name)
  }

  func hasInitializer(in brace: Int) -> Bool {
    members(of: brace).contains { text($0) == "init" && isMark($0 + 1, among: "(<?!") }
  }

  /// The tokens that stand in a block and in no bracket of it.
  func members(of brace: Int) -> [Int] {
    var found: [Int] = []
    var index = brace + 1
    let end = outline.close(brace)
    while index < end {
      found.append(index)
      index = isMark(index, among: "([{") ? outline.close(index) + 1 : index + 1
    }
    return found
  }

  private func storedProperties(in brace: Int) -> [SwiftDeclarations.Parameter] {
    var found: [SwiftDeclarations.Parameter] = []
    for index in members(of: brace) where ["let", "var"].contains(text(index)) && isName(index + 1)
    {
      guard !["static", "class", "lazy"].contains(text(index - 1)) else { continue }
      guard isMark(index + 2, ":"), let (type, end) = statedType(at: index + 3) else { continue }
      let isComputed = isMark(end, "{") && !["didSet", "willSet"].contains(text(end + 1))
      let hasDefault = isMark(end, "=")
      if isComputed || text(index) == "let" && hasDefault { continue }
      let isNilAtFirst = text(index) == "var" && isOptional(type)
      found.append(
        .init(label: text(index + 1), type: type, hasDefault: hasDefault || isNilAtFirst))
    }
    return found
  }

  func isOptional(_ type: StatedType) -> Bool {
    if case .optional = type { true } else { false }
  }

  /// The cases of an enum that hold values are functions of it.
  mutating func noteCases(at keyword: Int) {
    guard let owner = outline.types(around: keyword).last else { return }
    var index = keyword + 1
    while isName(index) {
      if isMark(index + 1, "("), !tokens[index + 1].followsSpace {
        outline.declarations.add(
          SwiftDeclarations.Function(
            owner: owner, parameters: payload(in: index + 1), result: .name([owner], []),
            generics: outline.genericsAround(keyword), scope: outline.scope(at: keyword)),
          named: text(index))
        index = outline.close(index + 1)
      }
      index += 1
      if isMark(index, "=") {
        while index < tokens.count, !isMark(index, among: ",}"), !source.startsLine(index) {
          index += 1
        }
      }
      guard isMark(index, ",") else { return }
      index += 1
    }
  }

  private func payload(in opening: Int) -> [SwiftDeclarations.Parameter] {
    var found: [SwiftDeclarations.Parameter] = []
    var index = opening + 1
    let end = outline.close(opening)
    while index < end {
      var label: String?
      if isName(index), isMark(index + 1, ":") {
        label = text(index) == "_" ? nil : text(index)
        index += 2
      }
      guard let (type, behind) = statedType(at: index) else { return found }
      found.append(.init(label: label, type: type, hasDefault: isMark(behind, "=")))
      index = behind
      while index < end, !isMark(index, ",") { index += 1 }
      index += 1
    }
    return found
  }
}
