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
    /// Those of ``formerNames`` that were the names of others, which are gone, or that only a contract remembers.
    var inheritedNames: Set<String> = []
    /// The mark of a token's values, if it shares a replacement with others or took the place of several.
    var valueMark: String?
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

    /// The former names of the thing itself.
    var ownFormerNames: [String] { formerNames.filter { !inheritedNames.contains($0) } }
  }
}

extension WireNames {
  /// - Parameter values: the values of the table that has the tokens.
  package init(ofGroup group: String, _ tokens: [Token], values: [TokenValue]) {
    let merged = MergedTokens(tokens)
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
        name.inheritedNames = $0.names.inheritedNames
        if merged.contains($0) {
          name.valueMark = ValueMark.text(of: $0.values.map { $0 < 0 ? nil : values[$0] })
        }
        return name
      })
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

extension CompleteTokenTable {
  package var tokenWireNames: [WireNames] {
    families.map { WireNames(ofGroup: $0.group, $0.tokens, values: values) }
  }
}
