import TokenCompiler

/// Compares the brands of two versions: names by which Swift, servers and stored settings choose a theme.
struct BrandComparison {
  private let old: ComparedTokens
  private let new: ComparedTokens
  /// A modifier of brands that both have.
  private let before: BrandModifier
  private let after: BrandModifier

  static func changes(_ old: ComparedTokens, _ new: ComparedTokens) -> [VersionChange] {
    new.table.declaredBrandModifiers.flatMap { modifier in
      old.table.declaredBrandModifiers.first { $0.name == modifier.name }
        .map { BrandComparison(old: old, new: new, before: $0, after: modifier).changes } ?? []
    }
  }

  private var changes: [VersionChange] {
    let known = Set(before.contexts)
    let living = Set(after.contexts)
    let added = after.contexts.filter { !known.contains($0) }
    let removed = before.contexts.filter { !living.contains($0) }
    var changes: [VersionChange] = []
    var successors: Set<String> = []
    var heirs: [String: String] = [:]
    let stated = Dictionary(
      firstOf: new.configuration.brands.flatMap { brand in
        brand.formerNames.map { ($0, brand.name) }
      })
    // One is taken for a brand's new name only where nothing else could be meant.
    let taken = Set(removed.compactMap { stated[$0] })
    let inferred = BrandsAlike.pairs(
      old, new, gone: removed.filter { stated[$0] == nil },
      come: added.filter { !taken.contains($0) })
    for brand in removed {
      if let heir = stated[brand] ?? inferred[brand] {
        successors.insert(heir)
        heirs[brand] = heir
        changes.append(renaming(brand, heir, isStated: stated[brand] != nil))
      } else {
        changes.append(removal(brand))
      }
    }
    for brand in added where !successors.contains(brand) {
      changes.append(change(.added, brand, servers: Versions(new: brand)))
    }
    if let one = before.defaultContext, let other = after.defaultContext, one != other {
      // Under its new name it is the same brand.
      let isRenamed = heirs[one] == other
      let isComparable =
        heirs[one] != nil || known.contains(other) || living.contains(one)
      if !isRenamed, isComparable { changes.append(defaultChange(one, other)) }
    }
    return changes
  }

  // MARK: Changes

  private var typeName: String { after.typeName }

  private func change(
    _ kind: VersionChange.Kind, _ brand: String, servers: Versions<String>, breakage: String? = nil
  ) -> VersionChange {
    var change = VersionChange(
      kind: kind, component: typeName, path: "\(typeName).\(brand)", servers: servers)
    change.isOfBrand = true
    change.isBreaking = breakage != nil
    change.breakage = breakage
    return change
  }

  private static func loss(_ brand: String) -> String {
    "servers and stored settings that name '\(brand)' get no theme"
  }

  private func renaming(_ brand: String, _ heir: String, isStated: Bool) -> VersionChange {
    var change = change(
      .renamed, heir, servers: Versions(old: brand, new: heir),
      breakage: isStated
        ? nil
        : Self.loss(brand)
          + "; tokenc.json keeps it with '\"brands\": {\"\(heir)\": {\"formerNames\": "
          + "[\"\(brand)\"]}}'")
    change.from = "\(typeName).\(brand)"
    change.rename =
      isStated
      ? .stated("'\(brand)' is a former name of '\(heir)'")
      : .inferred(["all tokens have the same values"])
    let names = zip(
      BrandName.all(of: brand, in: before, of: old.table),
      BrandName.all(of: heir, in: after, of: new.table))
    change.memberRenames = names.compactMap { old, new in
      old.name == new.name
        ? nil
        : MemberRename(typeName: old.typeName, old: old.name, new: new.name, isShared: true)
    }
    return change
  }

  private func removal(_ brand: String) -> VersionChange {
    var change = change(.removed, brand, servers: Versions(old: brand), breakage: Self.loss(brand))
    change.removedMembers = BrandName.all(of: brand, in: before, of: old.table).map {
      ($0.typeName, $0.name)
    }.filter { !MemberRename.isCall($0.0) }
    return change
  }

  private func defaultChange(_ one: String, _ other: String) -> VersionChange {
    var change = change(
      .retyped, "default", servers: Versions(),
      breakage: "what names no brand is '\(other)', and was '\(one)'")
    change.texts = Versions(old: one, new: other)
    return change
  }
}
