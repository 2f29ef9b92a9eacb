import TokenCompiler
import TokenComponents
import TokenRuntime

/// Components, and the envelopes and lists around them.
extension DocumentReader.Walk {
  /// The part of a document that is a component, if any is.
  enum Extent { case noComponent, within, whole }

  /// An envelope, a list of documents, or a component.
  @discardableResult
  mutating func visitAnything(_ node: NodeID) -> Extent {
    switch tape.kind(node) {
    case .array: return visitList(node)
    case .object:
      let object = SentObject(node, of: tape)
      guard reader.isLikelyComponent(object, in: tape) else {
        return visitEnvelope(node, object)
      }
      foundComponent = true
      visitElement(node)
      return .whole
    default: return .noComponent
    }
  }

  private mutating func visitList(_ list: NodeID) -> Extent {
    var hasComponents = false
    var holdsComponents = false
    var others: [(path: [String], node: NodeID)] = []
    visitElements(of: list) { walk, node in
      switch walk.visitAnything(node) {
      case .whole: hasComponents = true
      case .within: holdsComponents = true
      case .noComponent:
        guard !walk.nameSearch.isActive, walk.tape.kind(node) == .object else { return }
        others.append((walk.position.path, node))
      }
    }
    // An object between components may be one that the specs lack. If it says what it is, it is noted already.
    for other in others where hasComponents {
      guard reader.typeName(of: SentObject(other.node, of: tape), in: tape) == nil else {
        continue
      }
      unknownObjects.append(.init(node: other.node, path: other.path))
    }
    return hasComponents || holdsComponents ? .within : .noComponent
  }

  private mutating func visitEnvelope(_ node: NodeID, _ object: SentObject) -> Extent {
    let knownCount = unknownObjects.count
    var holdsComponents = false
    visitMembers(of: node, object) { walk, member in
      if walk.visitAnything(member.value) != .noComponent { holdsComponents = true }
    }
    if !nameSearch.isActive, let name = reader.typeName(of: object, in: tape) {
      // Objects in an unknown object are part of it.
      if !holdsComponents { unknownObjects.removeSubrange(knownCount...) }
      unknownObjects.append(
        .init(node: node, path: position.path, name: name, holdsComponents: holdsComponents))
    }
    return holdsComponents ? .within : .noComponent
  }

  /// The members of an object that is not a component, which may name one that no longer exists.
  mutating func visitMembers(
    of node: NodeID, _ object: SentObject, _ visit: (inout Self, SentMember) -> Void
  ) {
    if namesAll {
      if reader.typeKeys.names.isEmpty {
        for member in object.members where tape.kind(member.value) != .null {
          let index = reader.elements[member.name]
          note(.componentTypes, member.name, member.key, in: node, of: index)
        }
      } else if let type = object.first(of: reader.typeKeys.names),
        let text = tape.stringValue(type.value)
      {
        note(.componentTypes, text, type.value, typeKey: type.name)
      }
    }
    for member in object.members { within(member.name) { visit(&$0, member) } }
  }

  /// Any component, known by its type.
  mutating func visitElement(_ node: NodeID) {
    let name = reader.union
    guard isWithinDepth(node, of: name) else { return }
    guard tape.kind(node) == .object else {
      return report("is not an object", at: node, of: name)
    }
    let object = SentObject(node, of: tape)
    guard let firstKey = reader.typeKeys.names.first else {
      return visitKeyedElement(node, object)
    }
    guard let type = object.first(of: reader.typeKeys.names) else {
      report("is missing", at: node, of: "\(name).\(firstKey)", missing: firstKey)
      return searchMembers(of: node, object)
    }
    position.path.append(type.name)
    let index = component(typed: type)
    position.path.removeLast()
    guard let index else { return searchMembers(of: node, object) }
    note(.componentTypes, tape.string(type.value), type.value, of: index, typeKey: type.name)
    guard let key = reader.components[index].form.dataKey else {
      return visit(node, as: index, hasType: true)
    }
    guard let content = object[key] else {
      return report("is missing", at: node, of: "\(name).\(key)", missing: key)
    }
    warnOfMembers(of: object, beside: key, of: index)
    within(key) { $0.visit(content.value, as: index) }
  }

  /// The component that a member names; what is no name of one is reported.
  mutating func component(typed type: SentMember) -> Int? {
    let name = "\(reader.union).\(type.name)"
    guard let text = text(type.value, of: name) else { return nil }
    guard let index = reader.elements[text] else {
      reportUnknown(text, at: type.value, of: name)
      return nil
    }
    let keys = reader.components[index].form.typeKeys
    guard let ownKey = keys.first, !keys.contains(type.name) else { return index }
    report(ContentLimits.misplacedReason(ownKey), at: type.value, of: name)
    return nil
  }

  private mutating func warnOfMembers(of object: SentObject, beside key: String, of index: Int) {
    let name = reader.typePrefix + reader.components[index].name
    for member in object.members
    where member.name != key && !reader.typeKeys.names.contains(member.name) {
      within(member.name) { walk in
        walk.warn(.unknownKey, "\(name) has its fields in '\(key)'", at: member.key, isLoss: true)
        walk.search(member.value, isIgnored: true)
      }
    }
  }

  /// A component that its only known member names.
  private mutating func visitKeyedElement(_ node: NodeID, _ object: SentObject) {
    let known = reader.keyedMembers(of: object, in: tape)
    let name = reader.union
    if known.count == 1, let member = known.first, let index = reader.elements[member.name] {
      note(.componentTypes, member.name, member.key, in: node, of: index)
      warnOfMembers(of: object, beside: member.name, of: index)
      return within(member.name) { $0.visit(member.value, as: index) }
    }
    if known.count > 1 {
      report("has \(known.count) components; expected one", at: node, of: name)
    } else if object.members.count == 1 {
      reportUnknown(object.members[0].name, at: node, of: name, isKey: true)
    } else {
      report("has no component", at: node, of: name)
    }
    searchMembers(of: node, object)
  }

  /// - Parameter isKey: whether it is the name of the object's only member.
  private mutating func reportUnknown(
    _ type: String, at node: NodeID, of name: String, isKey: Bool = false
  ) {
    var allowed = reader.allowed(
      for: type, in: .componentTypes, nearest: reader.elementNames.nearest(to: type, limit: 3),
      among: reader.elementNamesToday)
    if isKey { allowed.best = nil }
    report(
      "\(reader.typePrefix)ComponentType has no '\(type)'", at: node, of: name,
      isUnknownName: true, allowing: allowed)
  }

  mutating func visit(_ node: NodeID, as index: Int, hasType: Bool = false) {
    if !reading.isWithin { reading.isLost = false }
    let isWithin = reading.isWithin
    let field = reading.field
    reading.isWithin = true
    foundComponent = true
    let content = content(of: node, as: index) {
      $0.visitFields(of: node, as: index, hasType: hasType)
    }
    reading.isWithin = isWithin
    reading.field = field
    if let last = reading.open.indices.last {
      reading.open[last].children.append(SentContent.Child(field: field.index, content: content))
    } else if !reading.isLost, !nameSearch.isActive {
      document.contents.append(content)
    }
  }

  /// The content of a component whose fields a function reads.
  @discardableResult
  mutating func content(
    of node: NodeID, as index: Int, _ visit: (inout Self) -> Void
  ) -> SentContent {
    let fields = Array(repeating: SentField(), count: reader.components[index].fields.count)
    reading.open.append(
      SentContent(component: index, node: node, path: position.path, fields: fields))
    visit(&self)
    return reading.open.removeLast()
  }
}
