import TokenSwift

/// The functions that calls name, and the local variables that hide them.
extension TypeContext {
  mutating func callee(opening: Int, _ depth: Int) -> TypeQuery.Callee? {
    guard outline.isCalled(opening) else { return nil }
    let labels = outline.labels(of: opening)
    if isName(opening - 1) { return callee(named: opening - 1, labels, depth) }
    if isMark(opening - 1, "]"), let bracket = outline.partners[opening - 1],
      let (type, end) = statedType(at: bracket), end == opening
    {
      return TypeQuery.Callee(
        name: "init", base: .typeName(type, scope(at: bracket)), owners: [], labels: labels,
        scope: scope(at: bracket))
    }
    guard isMark(opening - 1, ">"), let first = outline.start(ofGenericsEndingAt: opening - 1)
    else {
      return nil
    }
    guard let (type, end) = statedType(at: first), end == opening,
      case .name(let path, let generics) = type, let name = path.last
    else { return nil }
    let base: TypeQuery? =
      path.count > 1 ? .typeName(type, scope(at: first)) : nil
    return TypeQuery.Callee(
      name: base == nil ? name : "init", base: base, owners: [],
      generics: generics, labels: labels, scope: scope(at: first))
  }

  mutating func callee(
    named last: Int, _ labels: [String?], _ depth: Int
  ) -> TypeQuery.Callee? {
    let name = text(last)
    var callee = TypeQuery.Callee(
      name: name, base: nil, owners: [], labels: labels, scope: scope(at: last))
    guard isMark(last - 1, ".") else {
      // A function in a variable is not overloaded.
      if local(name, at: last, depth) != nil { return nil }
      callee.owners = outline.types(around: last).reversed()
      return callee
    }
    let isImplied =
      last < 2
      || !tokens[last - 2].endsExpression(in: outline.source.bytes)
        && !isMark(last - 2, among: "?!>")
    let found =
      isImplied ? expected(at: last - 1, depth: depth) : operand(endingAt: last - 2, depth)
    guard let base = found else { return nil }
    callee.base = isImplied ? .metatype(base) : base
    return callee
  }

  // MARK: Local variables

  /// The type of a local variable or parameter; `nil` if a name is none.
  mutating func local(_ name: String, at index: Int, _ depth: Int) -> TypeQuery? {
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) {
      guard let brace = outline.closure(around: index) else { return .open }
      return closure(brace, depth + 1).map { .parameter($0, number) } ?? .open
    }
    guard let variables = outline.variables[name] else { return nil }
    // The last that starts before, of those that are known here.
    var upper = variables.partitioned { $0.range.lowerBound <= index }
    var steps = 0
    while upper > 0, steps < 256 {
      upper -= 1
      steps += 1
      guard variables[upper].range.contains(index) else { continue }
      switch variables[upper].value {
      case .stated(let type): return written(type, at: variables[upper].range.lowerBound)
      case .initialized(let start):
        return expression(startingAt: start, depth + 1)?.query ?? .open
      case .element(let start):
        return (operand(startingAt: start, depth + 1)?.query).map { .element($0) } ?? .open
      case .parameter(let brace, let number):
        return closure(brace, depth + 1).map { .parameter($0, number) } ?? .open
      case .unknown: return .open
      }
    }
    return nil
  }
}

extension Array {
  /// The number of the first elements that fulfil a condition, where these come before all others.
  fileprivate func partitioned(where isFirst: (Element) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if isFirst(self[middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
