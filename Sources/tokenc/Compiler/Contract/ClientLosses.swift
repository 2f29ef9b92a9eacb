import TokenRuntime

/// The names of a release that apps of an older one don't know.
package struct ClientLosses: Sendable {
  package struct Name: Sendable {
    /// For example `color.accent`.
    package let path: String
    /// The string that means the same to the older app; `nil` for none.
    package let substitute: String?
  }

  package let release: ReleaseVersion
  /// In the order of today's names.
  package private(set) var names: [Name] = []

  /// - Parameters:
  ///   - wireNames: the strings of today, with those that the contract remembers.
  ///   - contract: what older releases know.
  package init(_ release: ReleaseVersion, of wireNames: [WireNames], in contract: NameContract) {
    self.release = release
    func isKnown(_ text: String, in group: WireGroup) -> Bool {
      contract.group(group)?.entries.contains { $0.name == text && $0.isKnown(to: release) }
        ?? false
    }
    // What the release calls each component.
    var components: [Substring: String] = [:]
    if let types = wireNames.first(where: { $0.group == .componentTypes }) {
      let lineage = NameLineage(types)
      for type in types.names {
        components[Substring(type.text)] =
          lineage.known(type.text) { isKnown($0, in: .componentTypes) } ?? ""
      }
    }
    for part in wireNames {
      var group = part.group
      if let component = group.component, let name = components[component] {
        // Its parts go with a component that is not known.
        guard !name.isEmpty else { continue }
        group = group.moved(to: name)
      }
      // Older contracts have no forms.
      let isRecorded = contract.group(group)?.entries.contains { $0.isKnown(to: release) } ?? false
      guard !group.isForm || isRecorded else { continue }
      let lineage = NameLineage(part)
      for name in part.names where !name.isDeprecated {
        let known = lineage.known(name.text) { isKnown($0, in: group) }
        guard known != name.text else { continue }
        names.append(Name(path: "\(part.group.path).\(name.text)", substitute: known))
      }
    }
  }
}
