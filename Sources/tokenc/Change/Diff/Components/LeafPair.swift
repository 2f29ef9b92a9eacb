import TokenCompiler
import TokenComponents

/// A value of one version where the other one has a value, too, in one case of the enums on which a
/// look or layout depends in either.
struct LeafPair: Hashable {
  /// The names from the part of the component to the value, with those of parts, such as an edge.
  var path: [String]
  /// For example `Size small`.
  var condition: [String] = []
  var leaves = Versions<Leaf>()

  /// A value that stands for itself.
  enum Leaf: Hashable {
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

    var path: String? {
      if case .token(let path) = self { path } else { nil }
    }

    static func field(_ path: String) -> Leaf { .word("{content.\(path)}") }

    var isWord: Bool {
      if case .word = self { true } else { false }
    }
  }
}

extension ComponentComparison {
  typealias Value = LookValue<Alias>

  /// The leaves of the values that a property has in both versions, case by case.
  ///
  /// An enum that one version lacks counts with its default there: that is what those get who don't
  /// state it. Cases that one version lacks are left out, as they are changes themselves.
  func leafPairs(
    _ before: Value?, _ now: Value?, _ type: PropertyType, _ pair: LeafPair
  ) -> [LeafPair] {
    let reference = before?.reference
    let newReference = now?.reference
    if reference != nil || newReference != nil {
      // What the content says is one thing to compare, what holds otherwise another.
      var pair = pair
      let otherwise = leafPairs(before?.unbound, now?.unbound, type, pair)
      pair.path.append(ContentReference.root)
      pair.leaves = Versions(
        old: reference.map { .field(names.path($0, of: old, in: new.name)) },
        new: newReference.map { .field($0.path) })
      return otherwise + [pair]
    }
    if let name = choice(of: before, now) {
      let index = old.choices.firstIndex { names.choice($0.name) == name }
      let newIndex = new.choices.firstIndex { $0.name == name }
      guard let index, let newIndex else {
        return leafPairs(
          index.map { before?.chosen(old.choices[$0].defaultCase, of: $0) } ?? before,
          newIndex.map { now?.chosen(new.choices[$0].defaultCase, of: $0) } ?? now, type, pair)
      }
      let oldCases = old.choices[index].cases
      let newCases = new.choices[newIndex].cases
      return VersionPairs(oldCases, newCases).indices.flatMap { one in
        var pair = pair
        pair.condition.append("\(name) \(newCases[one.new].name)")
        return leafPairs(
          before?.chosen(one.old, of: index), now?.chosen(one.new, of: newIndex), type, pair)
      }
    }
    if before?.hasParts ?? false || now?.hasParts ?? false {
      let parts = type.parts.flatMap { part in
        var pair = pair
        pair.path.append(part.name)
        return leafPairs(
          before?.part(part.name, of: type), now?.part(part.name, of: type), part.type, pair)
      }
      // A token, such as that of a border, has no parts here: it goes or comes as a whole.
      let old = leaf(before, type)
      let new = leaf(now, type)
      guard !type.isSides, !type.isLength, old != nil || new != nil else { return parts }
      var pair = pair
      pair.leaves = Versions(old: old, new: new)
      return [pair] + parts
    }
    guard before != nil || now != nil else { return [] }
    var pair = pair
    pair.leaves = Versions(old: leaf(before, type), new: leaf(now, type))
    return [pair]
  }

  /// The enum, by its new name, that decides about either value.
  private func choice(of before: Value?, _ now: Value?) -> String? {
    switch (before, now) {
    case (.byChoice(let index, _)?, _): names.choice(old.choices[index].name)
    case (_, .byChoice(let index, _)?): new.choices[index].name
    default: nil
    }
  }

  private func leaf(_ value: Value?, _ type: PropertyType) -> LeafPair.Leaf? {
    switch value {
    case .token(let alias): .token(alias.path)
    case .number(let number):
      switch type {
      case .points, .distance, .insets, .corners, .length:
        .literal(.dimension(Dimension(value: number, unit: .px)))
      case .fontWeight: .literal(.fontWeight(.number(number)))
      default: .literal(.number(number))
      }
    case .flag(let flag): .word(flag ? "true" : "false")
    case .word(let word, _): .word(word)
    case .parts, .byChoice, .content, .unset, nil: nil
    }
  }
}

extension PropertyType {
  /// A Boolean value that indicates whether a value without parts is that of each part.
  fileprivate var isSides: Bool {
    switch self {
    case .insets, .corners: true
    default: false
    }
  }

  fileprivate var isLength: Bool {
    if case .length = self { true } else { false }
  }
}

extension LookValue {
  fileprivate var reference: ContentReference? {
    if case .content(let reference, _) = self { reference } else { nil }
  }

  /// The value that holds where the content says nothing.
  fileprivate var unbound: LookValue? {
    if case .content(_, let otherwise) = self { otherwise } else { self }
  }

  fileprivate var hasParts: Bool {
    if case .parts = self { true } else { false }
  }

  /// A part of the value; an edge or corner that is left out is 0, and one that has no value of its
  /// own has that of all.
  fileprivate func part(_ name: String, of type: PropertyType) -> LookValue? {
    guard case .parts(let parts) = self else {
      return type.isSides || type.isLength && name == "value" ? self : nil
    }
    if let part = parts.first(where: { $0.name == name }) { return part.value }
    return type.isSides ? .number(0) : nil
  }

  /// The part of the value that is left in one case of a choice.
  fileprivate func chosen(_ one: Int, of choice: Int) -> LookValue {
    if case .byChoice(choice, let values) = self { return values[one] }
    return mapInner { $0.chosen(one, of: choice) }
  }

  /// The value with others in place of those that it is made of.
  func mapInner(_ transform: (LookValue) -> LookValue) -> LookValue {
    switch self {
    case .byChoice(let choice, let values): .byChoice(choice, values.map(transform))
    case .parts(let parts):
      .parts(parts.map { LookPart(name: $0.name, type: $0.type, value: transform($0.value)) })
    case .content(let reference, let otherwise):
      .content(reference, otherwise: otherwise.map(transform))
    case .token, .number, .flag, .word, .unset: self
    }
  }
}
