import TokenCompiler

/// Values: aliases of tokens, and fields of the content.
extension ComponentLinker {
  mutating func link(
    _ property: LookProperty<Alias>, of spec: ComponentSpec<Alias>
  ) -> LookProperty<TokenReference>? {
    let diagnostics = diagnostics
    defer {
      // What a style says is reported in its own file.
      if property.isInherited { self.diagnostics = diagnostics }
    }
    return link(property.value, as: property.type, of: spec).map {
      LookProperty(
        path: property.path, type: property.type, value: $0, isInherited: property.isInherited,
        range: property.range)
    }
  }

  mutating func link(
    _ use: StyleUse<Alias>, of spec: ComponentSpec<Alias>
  ) -> StyleUse<TokenReference>? {
    link(use.value, as: .word(use.type, []), of: spec).map {
      StyleUse(path: use.path, type: use.type, value: $0, range: use.range)
    }
  }

  mutating func link(
    _ value: LookValue<Alias>, as type: PropertyType, of spec: ComponentSpec<Alias>
  ) -> LookValue<TokenReference>? {
    switch value {
    case .token(let alias): return link(alias, as: type).map { .token($0) }
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .unset: return .unset
    case .word(let word, let range): return .word(word, range)
    case .parts(let parts):
      let linked = parts.compactMap { part in
        link(part.value, as: part.type, of: spec).map {
          LookPart(name: part.name, type: part.type, value: $0)
        }
      }
      return linked.count == parts.count ? .parts(linked) : nil
    case .byChoice(let choice, let values):
      let linked = values.compactMap { link($0, as: type, of: spec) }
      return linked.count == values.count ? .byChoice(choice, linked) : nil
    case .content(let reference, let otherwise):
      if otherwise == nil, isToken(reference, of: spec) {
        let alias = Alias(
          names: [ContentReference.root, reference.field] + reference.within,
          range: reference.range)
        return link(alias, as: type).map { .token($0) }
      }
      let linked = otherwise.map { link($0, as: type, of: spec) }
      guard let field = field(reference, of: spec, hasOtherwise: otherwise != nil),
        check(field, reference, fits: type)
      else { return nil }
      guard let linked else { return .content(reference, otherwise: nil) }
      return linked.map { .content(reference, otherwise: $0) }
    }
  }

  // MARK: Content

  /// Returns a Boolean value that indicates whether a reference means a token of a group that is called `content`, or
  /// of one within it.
  private func isToken(_ reference: ContentReference, of spec: ComponentSpec<Alias>) -> Bool {
    guard !spec.fields.contains(where: { $0.name == reference.field }) else { return false }
    let path = "\(ContentReference.root).\(reference.field)"
    if reference.within.isEmpty { return references[path] != nil }
    return references.keys.contains { $0.hasPrefix(path + ".") }
  }

  /// The field that a reference names; `nil` when there is none, which is reported.
  mutating func field(
    _ reference: ContentReference, of spec: ComponentSpec<Alias>, hasOtherwise: Bool
  ) -> FieldSpec? {
    let field: FieldSpec
    switch reference.way(from: spec.scope, within: { self.spec($0)?.scope }) {
    case .found(let way):
      guard let end = way.end else { return nil }
      field = end
    case .faulty: return nil
    case .missing(let fault):
      diagnostics.report(fault)
      return nil
    }
    if references["\(ContentReference.root).\(reference.path)"] != nil {
      diagnostics.report(.ambiguousReference(reference.range, reference.path))
      return nil
    }
    if field.isOptional, field.fallback == nil, field.type != .callback, !hasOtherwise {
      diagnostics.report(.missingOtherwise(reference.range, reference.path))
    }
    return field
  }

  private mutating func check(
    _ field: FieldSpec, _ reference: ContentReference, fits type: PropertyType
  ) -> Bool {
    if case .token(let group) = field.type {
      // A group that isn't known is reported where the field names it.
      guard let family = table.families.first(where: { $0.group == group }) else { return false }
      if type.tokenTypes.contains(family.type) { return true }
    } else if type.takes(field.type) {
      return true
    }
    diagnostics.report(.mistypedField(reference, field, expected: type.fieldWords))
    return false
  }

  mutating func check(
    _ field: FieldSpec, _ reference: ContentReference, is component: String
  ) -> Bool {
    if case .component(component) = field.type { return true }
    diagnostics.report(
      .mistypedField(reference, field, expected: FieldType.component(component).words))
    return false
  }

  private mutating func link(_ alias: Alias, as type: PropertyType) -> TokenReference? {
    let path = alias.path
    guard let reference = references[path] else {
      reportUnknown(alias)
      return nil
    }
    let family = table.families[reference.family]
    guard type.tokenTypes.contains(family.type) else {
      diagnostics.report(.mistypedAlias(alias.range, path, family.type, expected: type))
      return nil
    }
    if !hadErrors, let deprecation = family.tokens[reference.token].deprecation {
      let replacement = family.tokens.first { $0.names.caseName == deprecation.replacement }
      diagnostics.report(.deprecatedAlias(alias.range, path, replacement: replacement?.text))
    }
    return reference
  }

  mutating func reportUnknown(_ alias: Alias) {
    // A fault of the token was reported, and so was one of a file that might declare it.
    if !isIncomplete, !hadErrors || !hidden.declares(alias.names) {
      diagnostics.report(fault(of: alias))
    }
  }

  /// Why an alias names no token of the table.
  private mutating func fault(of alias: Alias) -> Diagnostic {
    let path = alias.path
    let root = ContentReference.root
    if alias.names[0] == root, !references.keys.contains(where: { $0.hasPrefix(root + ".") }) {
      return .noOwnField(alias.range, "{\(path)}")
    }
    if hidden.tokens.contains(where: { $0.text == path && $0.names.isHidden }) {
      return .hiddenAlias(alias.range, path)
    }
    let own = path + ".$root"
    if references[own] != nil { return .unknownAlias(alias.range, path, .group(ownToken: own)) }
    if references.keys.contains(where: { $0.hasPrefix(path + ".") }) {
      return .unknownAlias(alias.range, path, .group(ownToken: nil))
    }
    if let nearest = index.nearest(to: path).first {
      return .unknownAlias(alias.range, path, .nothing(nearest: nearest))
    }
    return .unknownAlias(alias.range, path, .nothingNear(path, among: references.keys))
  }
}
