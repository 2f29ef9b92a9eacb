import TokenCompiler
import TokenComponents

extension DrawnComponent {
  /// The elements that are components of the content and not in it.
  package func missingComponents(in design: ScreenDesign) -> Set<Int> {
    let spec = design.components[component]
    let present = Set(children.map { spec.fields[$0.field].name })
    return Set(
      spec.elements.indices.filter {
        spec.isField($0) && !present.contains(spec.elements[$0].name)
      })
  }
}

extension ScreenReader {
  /// The elements of a component that a screen does not show, as its content leaves out or hides what they show.
  package func missingElements(of drawn: DrawnComponent, in design: ScreenDesign) -> Set<Int> {
    let spec = design.components[drawn.component]
    let components = drawn.missingComponents(in: design)
    // What a component around says of its content is not known here.
    guard drawn.content != nil, let arrangement = spec.arrangement else { return components }
    var search = MissingElements(drawn: drawn, spec: spec, design: design, reader: self)
    search.missing = components
    _ = search.isAbsent(arrangement)
    return search.missing
  }
}

/// One way through an arrangement, for the elements that a content leaves out; see ``ScreenBoxBuilder``.
private struct MissingElements {
  let drawn: DrawnComponent
  let spec: Component
  let design: ScreenDesign
  let reader: ScreenReader
  var missing: Set<Int> = []

  /// Finds what is missing of an item.
  ///
  /// - Returns: whether the content leaves out all that it shows.
  mutating func isAbsent(_ item: ArrangedItem<TokenReference>) -> Bool {
    if flag(item.isVisible) == false || flag(item.isHidden) == true {
      remove(item)
      return false
    }
    let isAbsent = isAbsentItself(item)
    guard let other = item.otherwise.first else { return isAbsent }
    guard isAbsent else {
      remove(other)
      return false
    }
    return self.isAbsent(other)
  }

  private mutating func isAbsentItself(_ item: ArrangedItem<TokenReference>) -> Bool {
    let isAbsent = isAbsentWithoutMarker(item)
    if isAbsent, let marker = item.marker { missing.insert(marker.element) }
    return isAbsent
  }

  private mutating func isAbsentWithoutMarker(_ item: ArrangedItem<TokenReference>) -> Bool {
    switch item.kind {
    case .group(let group):
      var isAbsent = true
      for inner in group.items where !self.isAbsent(inner) { isAbsent = false }
      if isAbsent, let ground = group.ground { missing.insert(ground) }
      return isAbsent
    case .element(let index):
      let isAbsent = leavesOut(item, of: spec.elements[index])
      if isAbsent { missing.insert(index) }
      return isAbsent
    case .components:
      guard case .whole(let reference) = item.content else { return true }
      return isMissing(reference)
    }
  }

  private func leavesOut(_ item: ArrangedItem<TokenReference>, of element: ElementSpec) -> Bool {
    switch item.content {
    case .none, .app: return false
    case .whole(let reference): return isMissing(reference)
    case .slots(let values):
      if case .element(let kind, _) = element.kind, kind.isInput { return false }
      return !values.isEmpty
        && values.allSatisfy { value in value.source.field.map(isMissing) ?? false }
    }
  }

  /// Marks all elements of an item that is not shown.
  private mutating func remove(_ item: ArrangedItem<TokenReference>) {
    if let marker = item.marker { missing.insert(marker.element) }
    switch item.kind {
    case .group(let group):
      if let ground = group.ground { missing.insert(ground) }
    case .element(let index): missing.insert(index)
    case .components: break
    }
    for inner in item.inner { remove(inner) }
  }

  /// Returns a Boolean value that indicates whether the content says nothing in a field, or has an empty list there.
  private func isMissing(_ reference: ContentReference) -> Bool {
    guard let (owner, index) = owner(of: reference) else { return true }
    let field = design.components[owner.component].fields[index]
    if field.type.component != nil || field.type.holdsElements {
      return !owner.children.contains { $0.field == index }
    }
    guard let content = owner.content else { return field.fallback == nil }
    switch content.fields[index].value(by: field) {
    case .missing: return true
    case .stated(.list(let values)): return values.isEmpty
    case .stated: return false
    case .sent(let node):
      return reader.tape.kind(node) == .array && reader.tape.elements(of: node).isEmpty
    }
  }

  private func owner(of reference: ContentReference) -> (owner: DrawnComponent, field: Int)? {
    var owner = drawn
    for name in reference.names.dropLast() {
      let fields = design.components[owner.component].fields
      guard let child = owner.children.first(where: { fields[$0.field].name == name }) else {
        return nil
      }
      owner = child.component
    }
    let fields = design.components[owner.component].fields
    guard let index = fields.firstIndex(where: { $0.name == reference.names.last }) else {
      return nil
    }
    return (owner, index)
  }

  /// A flag that the spec states, or takes from the content; `nil` where neither says it.
  private func flag(_ value: LookValue<TokenReference>?) -> Bool? {
    switch value {
    case .flag(let flag)?: return flag
    case .content(let reference, let otherwise)?:
      guard let (owner, index) = owner(of: reference), let content = owner.content else {
        return flag(otherwise)
      }
      switch content.fields[index].value(by: design.components[owner.component].fields[index]) {
      case .sent(let node): return reader.tape.kind(node) == .true
      case .stated(.flag(let flag)): return flag
      case .stated, .missing: return flag(otherwise)
      }
    default: return nil
    }
  }
}
