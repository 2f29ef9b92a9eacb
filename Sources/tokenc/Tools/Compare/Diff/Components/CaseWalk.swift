/// Goes through the cases of enums on which a value depends in either version.
///
/// An enum that one version lacks counts with its default there: that is what those get who don't
/// state it. Cases that one version lacks are left out, as they are changes themselves.
struct CaseWalk {
  typealias Value = LookValue<Alias>
  typealias LeafPair = ComponentComparison.LeafPair

  private let old: ComponentSpec<Alias>
  private let new: ComponentSpec<Alias>
  private let type: PropertyType
  private let names: ComponentNames

  init(
    _ old: ComponentSpec<Alias>, _ new: ComponentSpec<Alias>, _ type: PropertyType,
    _ names: ComponentNames
  ) {
    self.old = old
    self.new = new
    self.type = type
    self.names = names
  }

  /// The leaves of both values, case by case.
  func pairs(_ old: Value?, _ new: Value?) -> [LeafPair] {
    walk(old, new, [], nil)
  }

  private func walk(
    _ before: Value?, _ now: Value?, _ condition: [String], _ edge: String?
  ) -> [LeafPair] {
    if case .byChoice(let index, let values)? = before {
      let name = names.choice(old.choices[index].name)
      guard let place = new.choices.firstIndex(where: { $0.name == name }) else {
        return walk(values[old.choices[index].defaultCase], now, condition, edge)
      }
      return cases(index, place).flatMap { one in
        walk(
          values[one.old], now?.chosen(one.new, of: place), condition + ["\(name) \(one.name)"],
          edge)
      }
    }
    if case .byChoice(let place, let values)? = now {
      let name = new.choices[place].name
      guard let index = old.choices.firstIndex(where: { names.choice($0.name) == name }) else {
        return walk(before, values[new.choices[place].defaultCase], condition, edge)
      }
      return cases(index, place).flatMap { one in
        walk(
          before?.chosen(one.old, of: index), values[one.new], condition + ["\(name) \(one.name)"],
          edge)
      }
    }
    if edge == nil, [before, now].contains(where: { $0?.isInsets ?? false }) {
      let edges = ["top", "leading", "bottom", "trailing"]
      return edges.indices.flatMap { index in
        walk(before?.edge(index), now?.edge(index), condition, edges[index])
      }
    }
    guard before != nil || now != nil else { return [] }
    return [
      LeafPair(condition: condition, edge: edge, old: leaf(before), new: leaf(now))
    ]
  }

  /// The cases that both versions of an enum have, by their new names.
  private func cases(_ index: Int, _ place: Int) -> [(old: Int, new: Int, name: String)] {
    let (before, now) = (old.choices[index].cases, new.choices[place].cases)
    return CasePairs(before, now).pairs.compactMap { pair in
      guard let old = before.firstIndex(where: { $0.name == pair.old.name }),
        let new = now.firstIndex(where: { $0.name == pair.new.name })
      else { return nil }
      return (old, new, pair.new.name)
    }
  }

  private func leaf(_ value: Value?) -> ComponentComparison.Leaf? {
    switch value {
    case .token(let alias): .token(alias.path)
    case .number(let number):
      switch type {
      case .points, .insets: .literal(.dimension(Dimension(value: number, unit: .px)))
      case .fontWeight: .literal(.fontWeight(.number(number)))
      default: .literal(.number(number))
      }
    case .flag(let flag): .word(flag ? "true" : "false")
    case .word(let word, _): .word(word)
    case .insets, .byChoice, nil: nil
    }
  }
}

extension LookValue {
  fileprivate var isInsets: Bool {
    if case .insets = self { true } else { false }
  }

  /// The value at one edge; an edge that insets leave out is 0.
  fileprivate func edge(_ index: Int) -> LookValue {
    if case .insets(let edges) = self { edges[index] ?? .number(0) } else { self }
  }

  /// What is left of the value in one case of a choice.
  fileprivate func chosen(_ one: Int, of choice: Int) -> LookValue {
    switch self {
    case .byChoice(choice, let values): values[one]
    case .byChoice(let other, let values):
      .byChoice(other, values.map { $0.chosen(one, of: choice) })
    case .insets(let edges): .insets(edges.map { $0?.chosen(one, of: choice) })
    case .token, .number, .flag, .word: self
    }
  }
}
