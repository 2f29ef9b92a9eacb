import TokenCompiler

/// How the components of one union differ.
extension ComponentLinker {
  /// Checks that each object is one component at most, whichever server sends it.
  mutating func checkTypeKeys() {
    checkRoot()
    let elements = specs.filter { !$0.isNestedOnly }
    for spec in specs {
      if spec.isNestedOnly, !spec.isAction, let range = spec.form.typeKeyRange {
        fail(range, "'\(spec.name)' is 'nestedOnly', so nothing names it and it has no 'typeKey'")
      } else if !spec.isNestedOnly {
        checkOwnKeys(of: spec)
      }
    }
    if !checkAllHaveTypes(elements) { return }
    let order = TypeKeyOrder(elements)
    for collision in order.collisions where order.precedes(collision.key, collision.typeKey) {
      let spec = elements[collision.component]
      guard !collision.isOwnOrder else {
        fail(
          spec.form.typeKeyRange ?? spec.range,
          "other components have '\(collision.key)' before '\(collision.typeKey)', so an object with "
            + "both could be either")
        continue
      }
      let others = elements.filter { $0.form.typeKeys.contains(collision.key) }.map(\.name)
      fail(
        range(of: collision.key, in: spec),
        "the key '\(collision.key)' names \(others.quoted), which in turn may have "
          + "'\(collision.typeKey)', so an object with both could be either; choose another key")
    }
  }

  /// Checks that the component that each document is exists.
  private mutating func checkRoot() {
    guard let form = specs.first?.form, let root = form.root, let range = form.rootRange,
      !specs.contains(where: { $0.name == root })
    else { return }
    diagnostics.report(
      .unknownWord(
        range, root, "a component that documents are", known: specs.map(\.name), .configuration))
  }

  private mutating func checkOwnKeys(of spec: ComponentSpec<Alias>) {
    let keys = spec.form.typeKeys.filter(spec.keysBesideType.contains)
    for key in keys {
      fail(
        range(of: key, in: spec),
        "the key '\(key)' already names the component; choose another, or make this 'nestedOnly'")
    }
  }

  /// Where a spec says that its object has a member.
  private func range(of key: String, in spec: ComponentSpec<Alias>) -> SourceRange {
    spec.sentFields.first { $0.keys.contains(key) }?.range ?? spec.form.typeKeyRange ?? spec.range
  }

  /// Checks that either all components have a member that names them, or none has.
  private mutating func checkAllHaveTypes(_ elements: [ComponentSpec<Alias>]) -> Bool {
    let bare = elements.filter(\.form.typeKeys.isEmpty)
    guard !bare.isEmpty, bare.count < elements.count else { return true }
    // Those that say otherwise than `tokenc.json`.
    for spec in elements where spec.form.typeKeys != spec.form.commonTypeKeys {
      guard let range = spec.form.typeKeyRange else { continue }
      fail(
        range,
        spec.form.typeKeys.isEmpty
          ? "other components have a 'typeKey', and an object can't be read both ways; say 'null' "
            + "in tokenc.json, for all"
          : "other components have no 'typeKey', and an object can't be read both ways; say it in "
            + "tokenc.json, for all")
    }
    return false
  }
}
