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
    /// Strings that mean the same and were sent once.
    package var formerNames: [String]
    var isDeprecated = false

    package init(text: String, formerNames: [String], isDeprecated: Bool = false) {
      self.text = text
      self.formerNames = formerNames
      self.isDeprecated = isDeprecated
    }
  }
}

extension WireNames {
  /// The strings of the tokens of a top-level group.
  package init(ofGroup group: String, _ tokens: [Token]) {
    self.init(
      group: .tokens(group),
      names: tokens.map {
        Name(
          text: $0.names.serverName, formerNames: $0.names.formerNames,
          isDeprecated: $0.deprecation != nil)
      })
  }
}

extension TokenFamily {
  package var wireNames: WireNames { WireNames(ofGroup: group, tokens) }
}
