import TokenCompiler
import TokenComponents
import TokenRuntime

/// The fields of a component, and what a fault in one costs.
extension DocumentReader.Walk {
  mutating func visitFields(of node: NodeID, as index: Int, hasType: Bool) {
    let component = reader.components[index]
    let name = reader.typePrefix + component.name
    guard isWithinDepth(node, of: name) else { return }
    if let field = component.shorthandField,
      [.string, .number, .true, .false].contains(tape.kind(node))
    {
      return visitShorthand(node, field, of: index)
    }
    guard tape.kind(node) == .object else {
      return report("is not an object", at: node, of: name)
    }
    let object = SentObject(node, of: tape)
    let form = component.form
    let mayHaveType =
      hasType || position.path.isEmpty || form.reportsUnknownKeys && form.dataKey == nil
    let typeKeys = mayHaveType && !component.isNestedOnly ? form.typeKeys : []
    // Of several keys the first counts.
    let sent = component.fields.enumerated().map { number, field -> SentMember? in
      guard field.type != .callback, let member = object.first(of: field.keys) else { return nil }
      let isShared = field.isSharer || !field.sharers.isEmpty
      let isOwn = !isShared || reader.field(member, of: index, in: tape) == number
      return isOwn ? member : nil
    }
    var unsent = UnsentFields(component, sent)
    for member in object.members {
      within(member.name) { walk in
        walk.reading.field.name = "\(name).\(member.name)"
        if let field = walk.reader.field(member, of: index, in: walk.tape) {
          guard sent[field]?.name == member.name else { return }
          walk.note(
            .component(component.wireName, WireGroup.contentPart), member.name, member.key,
            in: node, of: index)
          walk.visit(member, component.fields[field], field, of: index)
        } else if !typeKeys.contains(member.name) {
          walk.visitUnknown(member, of: component, &unsent)
        }
      }
    }
    for (index, known) in component.fields.enumerated()
    where known.isRequired && sent[index] == nil && known.type != .callback {
      losing(by: known, index) {
        $0.report("is missing", at: node, of: "\(name).\(known.key)", missing: known.key)
      }
    }
  }

  mutating func visit(
    _ member: SentMember, _ field: FieldSpec, _ fieldIndex: Int, of component: Int
  ) {
    if tape.kind(member.value) != .null {
      reading.open[reading.open.count - 1].fields[fieldIndex].member = member
    } else if !field.isRequired {
      return
    }
    losing(by: field, fieldIndex) { $0.visit(member.value, field.type, of: component) }
  }

  /// A value that stands for a component with this field alone.
  private mutating func visitShorthand(_ node: NodeID, _ number: Int, of index: Int) {
    let component = reader.components[index]
    let known = component.fields[number]
    reading.field.name = "\(reader.typePrefix)\(component.name).\(known.key)"
    let member = SentMember(name: known.key, key: node, value: node)
    visit(member, known, number, of: index)
  }

  private mutating func visitUnknown(
    _ member: SentMember, of component: ComponentSpec<Never>, _ unsent: inout UnsentFields
  ) {
    if component.form.reportsUnknownKeys {
      losing(.value(nil), marking: false) {
        $0.report(ContentLimits.unknownKeyReason, at: member.key, fix: .remove)
      }
    } else {
      var nearest = unsent.spellings.nearest(to: member.name, limit: 3)
      if nearest.isEmpty {
        nearest = onlyField(for: member, of: component, unsent.open).map { [$0] } ?? []
      }
      let allowed = reader.allowed(
        for: member.name, in: .component(component.wireName, WireGroup.contentPart),
        nearest: nearest, among: unsent.keys)
      warn(
        .unknownKey, "\(reader.typePrefix)\(component.name) has no field '\(member.name)'",
        at: member.key, isLoss: true, remedy: allowed.remedy, allowing: allowed,
        fix: allowed.best.map { [path = position.path] name in
          .move(to: DocumentReader.jsonPointer(path.dropLast() + [name]))
        } ?? .remove)
    }
    search(member.value, isIgnored: true)
  }

  /// The key of the only field that the value of an unknown member can be meant for: one that holds components
  /// where the value is such, or one that has to be there.
  private func onlyField(
    for member: SentMember, of component: ComponentSpec<Never>, _ open: [Int]
  ) -> String? {
    // Of many fields it may be any.
    guard let index = reader.indices[component.name], open.count <= 16 else { return nil }
    let holdsComponents = isOfComponents(member.value)
    let fitting = open.filter { number in
      let field = component.fields[number]
      return (holdsComponents ? field.type.holdsElements : field.isRequired)
        && reader.decodes(member.value, field.type, of: index, in: tape)
    }
    return fitting.count == 1 ? component.fields[fitting[0]].key : nil
  }

  /// Returns a Boolean value that indicates whether a value is a component, or a list of components alone.
  private func isOfComponents(_ node: NodeID) -> Bool {
    switch tape.kind(node) {
    case .object: return reader.isLikelyComponent(SentObject(node, of: tape), in: tape)
    case .array:
      let elements = tape.elements(of: node)
      return !elements.isEmpty
        && elements.allSatisfy { tape.kind($0) == .object && isOfComponents($0) }
    default: return false
    }
  }

  /// Visits a field, whose faults cost as much as its spec says.
  mutating func losing(by field: FieldSpec, _ index: Int, _ visit: (inout Self) -> Void) {
    reading.field.index = index
    switch field.onFault {
    case .leaveOut: visit(&self)
    case .fallback: losing(.value(field.substitute ?? field.fallback), visit)
    case .fail: losing(.document, visit)
    }
  }

  /// Visits a part that is lost as a whole by a fault in it.
  mutating func losing(
    _ loss: DocumentFault.Loss, marking isField: Bool = true, _ visit: (inout Self) -> Void
  ) {
    let count = reading.open.last?.children.count ?? 0
    reading.losses.append((loss, false))
    visit(&self)
    guard reading.losses.removeLast().isMet else { return }
    if !nameSearch.isActive { cost.faults += 1 }
    guard isField, let last = reading.open.indices.last else { return }
    reading.open[last].children.removeSubrange(count...)
    if case .value = loss { reading.open[last].fields[reading.field.index].isFaulty = true }
  }
}

/// The fields of a component that an object doesn't have, for messages about members that no field has.
private struct UnsentFields {
  private let component: ComponentSpec<Never>
  private let sent: [SentMember?]

  init(_ component: ComponentSpec<Never>, _ sent: [SentMember?]) {
    self.component = component
    self.sent = sent
  }

  private lazy var indices = component.fields.indices.filter { index in
    sent[index] == nil && component.fields[index].type != .callback
  }

  private(set) lazy var keys: [String] = indices.flatMap { component.fields[$0].keys }

  /// Those that hold components, or have to be there.
  private(set) lazy var open: [Int] = indices.filter { index in
    component.fields[index].type.holdsElements || component.fields[index].isRequired
  }

  private(set) lazy var spellings = SpellingIndex(keys)
}
