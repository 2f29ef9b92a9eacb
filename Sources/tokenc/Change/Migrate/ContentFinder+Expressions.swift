import TokenSwift

extension ContentFinder {
  func type(ofName name: String) -> SwiftType {
    if let type = pending.names[name] { return type }
    for scope in scopes.reversed() {
      if let type = scope.names[name] { return type }
      guard let owner = scope.type else { continue }
      if name == "self" { return owner }
      if let type = property(name, of: owner) { return type }
    }
    return names.properties[""]?[name] ?? .unknown
  }

  func property(_ name: String, of type: SwiftType) -> SwiftType? {
    if let type = types.property(name, of: type) { return type }
    guard case .other(let owner) = type else { return nil }
    return names.properties[owner]?[name]
  }

  func valueType(at start: Int) -> SwiftType {
    var index = start
    while ["try", "await"].contains(text(index)) { index = skipMarks(index + 1) }
    if tokens.indices.contains(index), tokens[index].kind == .literal { return .other("") }
    guard isName(index) else { return .unknown }
    var path: [String] = []
    var type: SwiftType?
    let isType = text(index).first?.isUppercase ?? false
    while isName(index) {
      let name = text(index)
      path.append(name)
      if !isType {
        type = path.count == 1 ? self.type(ofName: name) : type.flatMap { property(name, of: $0) }
      }
      index = skipMarks(index + 1)
      guard isMark(index, "."), isName(index + 1), isType || !isMark(index + 2, "(") else { break }
      index += 1
    }
    if isMark(index, "("), !tokens[index].followsSpace {
      guard endsValue(skipMarks(closing(index) + 1)) else { return .unknown }
      if path.last == "decode" { return decoded(at: index + 1) }
      if path.last == "init" { path.removeLast() }
      return isType && path.last?.first?.isUppercase == true ? self.type(named: path) : .unknown
    }
    if isMark(index, "."), text(index + 1) == "decode", isMark(index + 2, "(") {
      return endsValue(closing(index + 2) + 1) ? decoded(at: index + 3) : .unknown
    }
    if isMark(index, "["), !tokens[index].followsSpace, case .list(let element)? = type {
      return endsValue(skipMarks(closing(index) + 1)) ? element : .unknown
    }
    return endsValue(index) && !isType ? type ?? .unknown : .unknown
  }

  /// The type of `decode(T.self, from: data)`.
  func decoded(at start: Int) -> SwiftType {
    let (_, end) = type(at: start)
    guard text(end - 1) == "self", isMark(end, ",") else { return .unknown }
    return type(named: stride(from: start, to: end - 2, by: 2).map { text($0) })
  }

  func endsValue(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if isMark(index, among: ",{});]") || text(index) == "else" { return true }
    return source.startsLine(index) && !isMark(index, ".")
  }

  /// The type of what stands before a dot; `nil` for no base, as before `.accent`.
  func baseType(dot: Int) -> SwiftType? {
    var path: [String] = []
    var index = dot
    while isMark(index, ".") {
      index -= 1
      while isMark(index, among: "?!"), !tokens[index].followsSpace { index -= 1 }
      guard isName(index) else {
        if isMark(index, among: ")]") {
          return path.reduce(resultType(closing: index)) { property($1, of: $0) ?? .unknown }
        }
        // A key path without a root, and `$0`, say nothing.
        let isBased =
          isMark(index, "\\")
          || tokens.indices.contains(index) && tokens[index].endsExpression(in: source.bytes)
        return isBased || !path.isEmpty ? .unknown : nil
      }
      path.insert(text(index), at: 0)
      index -= 1
    }
    guard let first = path.first else { return nil }
    if first.first?.isUppercase ?? false {
      if isMark(index, "\\") {
        for count in (1...path.count).reversed() {
          let type = type(named: Array(path.prefix(count)))
          if case .other = type, count > 1 { continue }
          return path.dropFirst(count).reduce(type) { property($1, of: $0) ?? .unknown }
        }
      }
      return .other("")
    }
    return path.dropFirst().reduce(type(ofName: first)) { property($1, of: $0) ?? .unknown }
  }

  /// The type of `items[0]`, and of `Tag.Content(…)`, which end with the bracket at an index.
  func resultType(closing: Int) -> SwiftType {
    let index = opening(closing)
    guard index > 0, isName(index - 1), !tokens[index].followsSpace else { return .unknown }
    if isMark(closing, "]") {
      let base =
        isMark(index - 2, ".")
        ? baseType(dot: index - 2).flatMap { property(text(index - 1), of: $0) }
        : type(ofName: text(index - 1))
      if case .list(let element)? = base { return element }
      return .unknown
    }
    let isInitializer = text(index - 1) == "init" || text(index - 1).first?.isUppercase ?? false
    return isInitializer ? callee(opening: index) ?? .unknown : .unknown
  }
}
