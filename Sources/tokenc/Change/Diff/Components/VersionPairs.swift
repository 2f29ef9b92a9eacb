import TokenComponents

/// Which item of an old version is which of a new one, in a list of items with names.
///
/// The rules are tried in turn, each for all items: equal names first, then what else says so.
struct VersionPairs<Item> {
  private let old: [Item]
  private let new: [Item]
  /// For each new item the index of the old one, and why two names are taken for one item.
  private var origins: [(index: Int, rename: RenameBasis?)?]
  private var openOld: [Int]

  init(_ old: [Item], _ new: [Item], by name: (Item) -> String) {
    self.old = old
    self.new = new
    origins = Array(repeating: nil, count: new.count)
    openOld = Array(old.indices)
    pair(where: { name($0) == name($1) })
  }

  /// Pairs items that are left.
  ///
  /// - Parameter reason: why two names are taken for one item.
  mutating func pair(
    where isSame: (Item, Item) -> Bool,
    because reason: (Item, Item) -> RenameBasis? = { _, _ in nil }
  ) {
    for index in new.indices where origins[index] == nil {
      guard let position = openOld.firstIndex(where: { isSame(old[$0], new[index]) }) else {
        continue
      }
      let origin = openOld.remove(at: position)
      origins[index] = (origin, reason(old[origin], new[index]))
    }
  }

  var entries: [(new: Item, old: Item?, rename: RenameBasis?)] {
    zip(new, origins).map { ($0, $1.map { old[$0.index] }, $1?.rename) }
  }

  /// In the new version's order.
  var pairs: [(old: Item, new: Item, rename: RenameBasis?)] {
    zip(new, origins).compactMap { one, origin in origin.map { (old[$0.index], one, $0.rename) } }
  }

  var indices: [(old: Int, new: Int)] {
    origins.enumerated().compactMap { index, origin in origin.map { ($0.index, index) } }
  }

  var added: [Item] { new.indices.filter { origins[$0] == nil }.map { new[$0] } }
  var removed: [Item] { openOld.map { old[$0] } }
}

extension VersionPairs<CaseSpec> {
  /// By name, else by the server's string, else by a former name.
  init(_ old: [CaseSpec], _ new: [CaseSpec]) {
    self.init(old, new, by: \.name)
    pair(
      where: { $0.serverName == $1.serverName },
      because: { .stated("the server string '\($1.serverName)' is the same") })
    pair(
      where: { $1.formerNames.contains($0.serverName) },
      because: { old, _ in .stated("'\(old.serverName)' is a former name") })
  }
}

extension VersionPairs<ChoiceSpec> {
  /// By name, else by the strings that servers send: then only Swift has another name for them.
  init(_ old: [ChoiceSpec], _ new: [ChoiceSpec]) {
    self.init(old, new, by: \.name)
    pair(
      where: { Set($0.cases.map(\.serverName)) == Set($1.cases.map(\.serverName)) },
      because: { _, _ in .stated("the server strings are the same") })
  }
}

extension VersionPairs<FieldSpec> {
  /// By name, else by the key in JSON, else by one that the new version still reads.
  init(_ old: [FieldSpec], _ new: [FieldSpec]) {
    self.init(old, new, by: \.name)
    pair(
      where: { $0.sentKey != nil && $0.sentKey == $1.sentKey },
      because: { .stated("the key '\($1.key)' is the same") })
    pair(
      where: { $0.sentKey != nil && $1.sentKey != nil && $1.otherKeys.contains($0.key) },
      because: { old, _ in .stated("'\(old.key)' is another key") })
  }
}

extension VersionPairs<ComponentSpec<Alias>> {
  /// By name, else by the type that servers send, now or once, else by their parts.
  init(_ old: [Item], _ new: [Item]) {
    self.init(old, new, by: \.name)
    pair(
      where: { $0.wireType != nil && $0.wireType == $1.wireType },
      because: { old, _ in .stated("the server string '\(old.serverName)' is the same") })
    pair(
      where: { $0.typeGroup != nil && $1.formerNames.contains($0.serverName) },
      because: { old, _ in .stated("'\(old.serverName)' is a former name") })
    pair(
      where: { $0.isStyles && $1.isStyles && $0.styleNames == $1.styleNames },
      because: { _, _ in .stated("the server strings of the styles are the same") })
    infer()
  }

  /// A removed and an added component are one when all their parts are the same, no other of either
  /// has these parts, and they are so many that chance is out.
  private mutating func infer() {
    let heirs = Dictionary(grouping: added, by: \.partNames)
    var found: [String: (heir: String, count: Int)] = [:]
    for (parts, owners) in Dictionary(grouping: removed, by: \.partNames) where parts.count > 3 {
      guard owners.count == 1, let heirs = heirs[parts], heirs.count == 1 else { continue }
      found[owners[0].name] = (heirs[0].name, parts.count)
    }
    pair(
      where: { found[$0.name]?.heir == $1.name },
      because: { old, _ in
        found[old.name].map { .inferred(["all \($0.count) parts are the same"]) }
      })
  }
}

extension ComponentSpec {
  /// The element of styles with the strings that servers send for them.
  fileprivate var styleNames: Set<String> {
    Set(elements.map { $0.kind.words(.same) } + variants.map { "." + $0.name.serverName })
  }

  /// The parts by name and form, whatever they look like.
  fileprivate var partNames: Set<String> {
    let cases = choices.flatMap { choice in
      choice.cases.map { "enums.\(choice.name).\($0.serverName)" }
    }
    let elements = elements.map { "elements.\($0.name) \($0.kind.words(.same))" }
    let variants = variants.map { "variants.\($0.name.serverName)" }
    let layout = layout.map { "layout.\($0.name) \($0.words(of: choices, .same))" }
    let fields = fields.map { "content.\($0.key) \($0.words(.same))" }
    return Set(cases + elements + variants + layout + fields)
  }
}
