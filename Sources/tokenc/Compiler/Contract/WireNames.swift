/// The strings of one group that servers may send to the apps of today.
package struct WireNames: Sendable {
  package var group: WireGroup
  package var names: [Name]

  package init(group: WireGroup, names: [Name]) {
    self.group = group
    self.names = names
  }

  package struct Name: Sendable {
    package var text: String
    package var formerNames: [String]
    var isDeprecated = false
    /// Those of deprecated names that say to send this one instead.
    var predecessors: [String] = []
    /// A Boolean value that indicates whether it is the brand of what names none.
    var isDefault = false
    /// The form of a field of a content, which a server has to know, too.
    var field: FieldForm?

    package init(
      text: String, formerNames: [String], isDeprecated: Bool = false, field: FieldForm? = nil
    ) {
      self.text = text
      self.formerNames = formerNames
      self.isDeprecated = isDeprecated
      self.field = field
    }
  }
}

extension WireNames {
  package init(ofGroup group: String, _ tokens: [Token]) {
    let deprecated = Dictionary(
      grouping: tokens.filter { $0.deprecation != nil && $0.names.replacedBy != nil },
      by: { $0.names.replacedBy ?? "" })
    self.init(
      group: .tokens(group),
      names: tokens.map {
        var name = Name(
          text: $0.names.serverName, formerNames: $0.names.formerNames,
          isDeprecated: $0.deprecation != nil)
        name.predecessors = deprecated[$0.text, default: []].map(\.names.serverName)
        return name
      })
  }
}

/// The earlier names of names, through any number of generations.
package struct NameLineage: Sendable {
  private let names: [String: WireNames.Name]

  package init(_ names: WireNames) {
    self.names = Dictionary(firstOf: names.names.map { ($0.text, $0) })
  }

  /// The string that means a name to apps that know some strings: the name itself, the latest of its
  /// former names, or the first of those that it took the place of; `nil` if these apps know none of them.
  func known(_ text: String, where isKnown: (String) -> Bool) -> String? {
    var generation = [text]
    var seen: Set = [text]
    while !generation.isEmpty {
      let found = generation.compactMap { text in
        ([text] + (names[text]?.formerNames.reversed() ?? [])).first(where: isKnown)
      }
      if let first = found.first { return first }
      generation = generation.flatMap { names[$0]?.predecessors ?? [] }
        .filter { seen.insert($0).inserted }
    }
    return nil
  }
}

extension WireNames {
  /// The names of all brands, by which servers and stored settings choose a theme.
  package static func brands(of table: TokenTable) -> [WireNames] {
    table.declaredBrandModifiers.map { modifier in
      WireNames(
        group: .brands(modifier.name),
        names: modifier.contexts.map { brand in
          var name = Name(
            text: brand,
            formerNames: table.configuration.brands.first { $0.name == brand }?.formerNames ?? [])
          name.isDefault = brand == modifier.defaultContext
          return name
        })
    }
  }
}

extension TokenFamily {
  package var wireNames: WireNames { WireNames(ofGroup: group, tokens) }
}
