import TokenSwift

/// The types of operands: of names, calls and subscripts between dots.
extension TypeContext {
  /// The type of what ends with a token: names, calls and subscripts between dots.
  mutating func operand(endingAt last: Int, _ depth: Int) -> TypeQuery? {
    guard let first = outline.start(ofOperandEndingAt: last),
      let found = operand(startingAt: first, depth, upTo: last + 1), found.end == last + 1
    else { return nil }
    return found.query
  }

  /// The type of the operand that starts at a token, and the index behind it, at most a limit; `nil` where that is
  /// not known.
  mutating func operand(
    startingAt start: Int, _ depth: Int, upTo limit: Int = .max
  ) -> (query: TypeQuery, end: Int)? {
    guard depth < 32 else { return nil }
    if isName(start), ["try", "await"].contains(text(start)) {
      return operand(startingAt: start + 1, depth + 1, upTo: limit)
    }
    guard var found = root(at: start, depth, upTo: limit) else { return nil }
    let query = follow(&found.query, from: &found.end, upTo: limit)
    return (query, found.end)
  }

  /// The first part of an operand, before any dot, call or subscript of its value.
  private mutating func root(
    at start: Int, _ depth: Int, upTo limit: Int
  ) -> (query: TypeQuery, end: Int)? {
    if isMark(start, "(") {
      let end = outline.close(start)
      guard let inner = expression(startingAt: start + 1, depth + 1, upTo: end), inner.end == end
      else { return nil }
      return (inner.query, end + 1)
    }
    guard isName(start) else { return nil }
    let name = text(start)
    let next = start + 1
    let isCalled = next < limit && isMark(next, "(") && !tokens[next].followsSpace
    if name == "type", isMark(next, "("), text(next + 1) == "of" {
      guard let value = operand(startingAt: next + 3, depth + 1), value.end == outline.close(next)
      else { return nil }
      return (.metatype(value.query), outline.close(next) + 1)
    }
    if name == "self" || name == "Self" {
      guard let around = outline.types(around: start).last else { return nil }
      let type = StatedType.name([around], [])
      return (name == "Self" ? .typeName(type, scope(at: start)) : written(type, at: start), next)
    }
    if let local = local(name, at: start, depth) { return (local, next) }
    if isCalled {
      guard let callee = callee(named: start, outline.labels(of: next), depth + 1) else {
        return nil
      }
      return (.result(callee), outline.close(next) + 1)
    }
    if name.first?.isUppercase == true { return typeName(at: start, upTo: limit) }
    let owners = Array(outline.types(around: start).reversed())
    return (.variable(name, owners: owners, scope(at: start)), next)
  }

  /// A type that is named where a value may stand, or the value that its initializer makes.
  private func typeName(at start: Int, upTo limit: Int) -> (query: TypeQuery, end: Int) {
    let written = names(from: start)
    var path = written.names
    var last = written.last
    if last >= limit {
      // What stands behind the limit is a member of the type.
      path = Array(path.prefix((limit - start + 1) / 2))
      last = start + 2 * path.count - 2
    }
    // The names of types and modules start with capitals, those of members don't.
    let count = max(1, path.prefix { $0.first?.isUppercase == true }.count)
    var type = StatedType.name(Array(path.prefix(count)), [])
    var index = count == path.count ? last + 1 : start + 2 * count - 1
    if isMark(index, "<"), !tokens[index].followsSpace,
      let (generics, end) = genericArguments(at: index), isMark(end, among: "(.")
    {
      type = .name(Array(path.prefix(count)), generics)
      index = end
    }
    let query = TypeQuery.typeName(type, scope(at: start))
    guard index < limit, isMark(index, "("), !tokens[index].followsSpace else {
      return (query, index)
    }
    let initializer = TypeQuery.Callee(
      name: "init", base: query, owners: [], labels: outline.labels(of: index),
      scope: scope(at: start))
    return (.result(initializer), outline.close(index) + 1)
  }

  /// An operand, and the type that `as` gives it.
  mutating func expression(
    startingAt start: Int, _ depth: Int, upTo limit: Int = .max
  ) -> (query: TypeQuery, end: Int)? {
    guard let found = operand(startingAt: start, depth, upTo: limit) else { return nil }
    guard found.end < limit, isName(found.end), text(found.end) == "as" else { return found }
    let type = isMark(found.end + 1, among: "?!") ? found.end + 2 : found.end + 1
    return statedType(at: type).map { (written($0.type, at: start), $0.end) } ?? found
  }

  mutating func follow(
    _ query: inout TypeQuery, from index: inout Int, upTo limit: Int
  ) -> TypeQuery {
    while index < min(limit, tokens.count) {
      if isMark(index, among: "?!"), !tokens[index].followsSpace {
        index += 1
      } else if isMark(index, "("), !tokens[index].followsSpace {
        query = .functionResult(query)
        index = outline.close(index) + 1
      } else if isMark(index, "["), !tokens[index].followsSpace {
        query = .subscripted(query)
        index = outline.close(index) + 1
      } else if isMark(index, "."), let number = outline.partNumber(at: index + 1) {
        query = .part(query, number)
        index += 2
      } else if isMark(index, "."), isName(index + 1) {
        let name = text(index + 1)
        if isMark(index + 2, "("), !tokens[index + 2].followsSpace {
          query = .result(
            TypeQuery.Callee(
              name: name, base: query, owners: [], labels: outline.labels(of: index + 2),
              scope: scope(at: index)))
          index = outline.close(index + 2) + 1
        } else {
          query = .property(query, name)
          index += 2
        }
      } else {
        return query
      }
    }
    return query
  }
}
