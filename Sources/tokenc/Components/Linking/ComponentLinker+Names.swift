import TokenCompiler

/// Names that several components, enums and types may have.
extension ComponentLinker {
  mutating func checkNames() {
    var names: [String: ComponentSpec<Alias>] = [:]
    var serverNames: [String: SourceRange] = [:]
    let enums =
      table.families.map { ([$0.typeName, $0.typeName + "Values"], "a token enum") }
      + table.brandParts.map { ([$0.typeName], "the enum of modifier '\($0.name)'") }
    for (types, owner) in enums {
      guard let clash = types.compactMap({ spec($0) }).first else { continue }
      diagnostics.error(
        .duplicateComponent, "component '\(clash.name)' has the name of \(owner)",
        at: clash.range)
    }
    for spec in specs {
      if let first = names.updateValue(spec, forKey: spec.name.lowercased()) {
        diagnostics.report(
          first.name == spec.name
            ? .duplicateComponent(spec.range, "the name", spec.name, at: first.range)
            : .sameButForCase(spec.range, spec.name, first.name, at: first.range))
      } else if !spec.isNestedOnly {
        for name in spec.allServerNames {
          guard let first = serverNames.updateValue(spec.range, forKey: name) else { continue }
          diagnostics.report(.duplicateComponent(spec.range, "the server string", name, at: first))
        }
      }
      checkEnumNames(of: spec)
      checkType(of: spec)
    }
  }

  /// Checks that a component doesn't hide a type that apps use.
  private mutating func checkType(of spec: ComponentSpec<Alias>) {
    let type = hidden.configuration.typePrefix + spec.name
    // Such a name was refused when the spec was read.
    guard !ReservedNames.types.contains(spec.name) else { return }
    guard let owner = AppleNames.owner(of: type, .type) else { return }
    let server = spec.serverName == spec.name ? ", and say \"serverName\": \"\(spec.name)\"" : ""
    diagnostics.report(
      .hiddenType(
        spec.range, type, owner,
        isNeeded: Accessors(hidden.configuration.accessors).needs(type),
        remedy: "name the file otherwise, such as '\(spec.name)View.component.json'\(server), or "
          + "state a 'typePrefix' in tokenc.json"))
  }

  /// Checks that no enum hides a type that the code of its namespace names.
  private mutating func checkEnumNames(of spec: ComponentSpec<Alias>) {
    let tokenEnums = table.families.map(\.typeName)
    let nested = spec.nestedComponents.map(\.name)
    for choice in spec.choices {
      let clash =
        tokenEnums.contains(choice.name)
        ? "a token enum" : nested.contains(choice.name) ? "a component within" : nil
      guard let clash else { continue }
      guard !spec.leavesOut(choice) || tokenEnums.contains(choice.name) else {
        diagnostics.report(
          .warning(
            .componentSpec,
            "nothing uses enum '\(choice.name)', which has the name of a component within, so it is left out",
            at: choice.range))
        continue
      }
      diagnostics.error(
        .duplicateComponent, "enum '\(choice.name)' has the name of \(clash)", at: choice.range)
    }
  }
}
