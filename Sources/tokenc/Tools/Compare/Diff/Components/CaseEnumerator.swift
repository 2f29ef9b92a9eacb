import TokenCompiler

/// Goes through the cases of enums on which a value depends in either version.
///
/// An enum that one version lacks counts with its default there: that is what those get who don't
/// state it. Cases that one version lacks are left out, as they are changes themselves.
struct CaseEnumerator {
  typealias Value = LookValue<Alias>

  let old: ComponentSpec<Alias>
  let new: ComponentSpec<Alias>
  let type: PropertyType
  let names: ComponentNames

  /// A value that stands for itself.
  enum Leaf: Hashable {
    /// The path of a token.
    case token(String)
    case literal(TokenValue)
    case word(String)

    var text: String {
      switch self {
      case .token(let path): "{\(path)}"
      case .literal(let value): value.shortText
      case .word(let word): word
      }
    }

    /// The path of the token that it is.
    var path: String? {
      if case .token(let path) = self { path } else { nil }
    }

    var isWord: Bool {
      if case .word = self { true } else { false }
    }
  }

  /// What a version says where the other one says something, too, in one case of the enums.
  struct LeafPair: Hashable {
    /// For example `Size small`.
    var condition: [String] = []
    /// One of the edges of insets.
    var edge: String?
    var old: Leaf?
    var new: Leaf?
  }

  /// The leaves of both values, case by case.
  func pairs(_ old: Value?, _ new: Value?) -> [LeafPair] { pairs(old, new, in: LeafPair()) }

  private func pairs(_ before: Value?, _ now: Value?, in pair: LeafPair) -> [LeafPair] {
    if let name = choice(of: before, now) {
      let index = old.choices.firstIndex { names.choice($0.name) == name }
      let place = new.choices.firstIndex { $0.name == name }
      guard let index, let place else {
        return pairs(
          index.map { before?.chosen(old.choices[$0].defaultCase, of: $0) } ?? before,
          place.map { now?.chosen(new.choices[$0].defaultCase, of: $0) } ?? now, in: pair)
      }
      let (oldCases, newCases) = (old.choices[index].cases, new.choices[place].cases)
      return VersionPairs(oldCases, newCases).indices.flatMap { one in
        var pair = pair
        pair.condition.append("\(name) \(newCases[one.new].name)")
        return pairs(before?.chosen(one.old, of: index), now?.chosen(one.new, of: place), in: pair)
      }
    }
    if pair.edge == nil, before?.isInsets ?? false || now?.isInsets ?? false {
      return ["top", "leading", "bottom", "trailing"].enumerated().flatMap { index, edge in
        var pair = pair
        pair.edge = edge
        return pairs(before?.edge(index), now?.edge(index), in: pair)
      }
    }
    guard before != nil || now != nil else { return [] }
    return [
      LeafPair(condition: pair.condition, edge: pair.edge, old: leaf(before), new: leaf(now))
    ]
  }

  /// The enum, by its new name, that decides about either value.
  private func choice(of before: Value?, _ now: Value?) -> String? {
    switch (before, now) {
    case (.byChoice(let index, _)?, _): names.choice(old.choices[index].name)
    case (_, .byChoice(let index, _)?): new.choices[index].name
    default: nil
    }
  }

  private func leaf(_ value: Value?) -> Leaf? {
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
