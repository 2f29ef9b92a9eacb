import TokenCompiler
import TokenComponents
import TokenRuntime

extension DocumentReader {
  /// One way through a document, in the order of its text.
  struct Walk {
    let reader: DocumentReader
    let tape: JSONTape
    private let resolved: ResolvedDocument?
    let namesAll: Bool
    var document = ReadDocument()
    var foundComponent = false
    var unknownObjects: [UnknownObject] = []
    /// The components that are being read, the outermost first.
    var open: [SentContent] = []
    var fieldIndex = 0
    var path: [String] = []
    /// The number of levels in the path, as ``ContentLimits/depth`` counts them.
    private var levels = 0
    /// Whether the last part of the path is an index.
    private var isElement = false
    /// What the document costs the app, as its `ContentBudget` counts.
    var cost = DocumentCost()
    /// The field that is read, as the decoder names it.
    var field = ""
    /// The value that is visited as a field's, and the type of that.
    var expected: (node: NodeID, type: FieldType)?
    /// Whether the node that is visited is part of a component.
    private var isWithin = false
    /// What is lost by a fault here, the innermost last, and whether it is.
    private var losses: [(loss: DocumentFault.Loss, isMet: Bool)] = []
    /// Whether nothing of the outermost component is left.
    private var isLost = false
    /// A Boolean value that indicates whether the visited part doesn't decode, so that it is searched for names alone.
    private var isSearched = false
    /// A Boolean value that indicates whether the visited part lies in a member that no field has.
    private var isIgnored = false

    init(reader: DocumentReader, tape: JSONTape, resolved: ResolvedDocument?, namesAll: Bool) {
      self.reader = reader
      self.tape = tape
      self.resolved = resolved
      self.namesAll = namesAll
    }

    // MARK: Components

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
          guard !walk.isSearched, walk.tape.kind(node) == .object else { return }
          others.append((walk.path, node))
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
      if !isSearched, let name = reader.typeName(of: object, in: tape) {
        // Objects in an unknown object are part of it.
        if !holdsComponents { unknownObjects.removeSubrange(knownCount...) }
        unknownObjects.append(
          .init(node: node, path: path, name: name, holdsComponents: holdsComponents))
      }
      return holdsComponents ? .within : .noComponent
    }

    /// The members of an object that is not a component, which may name a former one.
    private mutating func visitMembers(
      of node: NodeID, _ object: SentObject, _ visit: (inout Walk, SentMember) -> Void
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
      path.append(type.name)
      let index = component(typed: type)
      path.removeLast()
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
    private mutating func component(typed type: SentMember) -> Int? {
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

    /// Counts what the app reads an object or a value from.
    mutating func countElement() {
      if !isSearched { cost.elements += 1 }
    }

    mutating func isWithinDepth(_ node: NodeID, of name: String? = nil) -> Bool {
      countElement()
      if levels <= ContentLimits.depth { return true }
      report(ContentLimits.depthReason, at: node, of: name)
      return false
    }

    mutating func visit(_ node: NodeID, as index: Int, hasType: Bool = false) {
      if !isWithin { isLost = false }
      let outer = (isWithin, field, fieldIndex)
      isWithin = true
      foundComponent = true
      let content = reading(node, as: index) {
        $0.visitFields(of: node, as: index, hasType: hasType)
      }
      (isWithin, field, fieldIndex) = outer
      if let last = open.indices.last {
        open[last].children.append(SentContent.Child(field: fieldIndex, content: content))
      } else if !isLost, !isSearched {
        document.contents.append(content)
      }
    }

    /// What a component says that is read meanwhile.
    @discardableResult
    mutating func reading(
      _ node: NodeID, as index: Int, _ visit: (inout Walk) -> Void
    ) -> SentContent {
      let fields = Array(repeating: SentField(), count: reader.components[index].fields.count)
      open.append(SentContent(component: index, node: node, path: path, fields: fields))
      visit(&self)
      return open.removeLast()
    }

    // MARK: Fields

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
      let mayHaveType = hasType || path.isEmpty || form.reportsUnknownKeys && form.dataKey == nil
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
          walk.field = "\(name).\(member.name)"
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

    private mutating func visit(
      _ member: SentMember, _ field: FieldSpec, _ fieldIndex: Int, of component: Int
    ) {
      if tape.kind(member.value) != .null {
        open[open.count - 1].fields[fieldIndex].member = member
      } else if !field.isRequired {
        return
      }
      losing(by: field, fieldIndex) { $0.visit(member.value, field.type, of: component) }
    }

    /// A value that stands for a component with this field alone.
    private mutating func visitShorthand(_ node: NodeID, _ number: Int, of index: Int) {
      let component = reader.components[index]
      let known = component.fields[number]
      field = "\(reader.typePrefix)\(component.name).\(known.key)"
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
          fix: allowed.best.map { [path] name in
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

    /// Whether a value is a component, or a list of components alone.
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

    /// Visits a field, whose faults are what its spec says.
    private mutating func losing(by field: FieldSpec, _ index: Int, _ visit: (inout Walk) -> Void) {
      fieldIndex = index
      switch field.onFault {
      case .leaveOut: visit(&self)
      case .fallback: losing(.value(field.substitute ?? field.fallback), visit)
      case .fail: losing(.document, visit)
      }
    }

    /// Visits what is lost as a whole by a fault in it.
    mutating func losing(
      _ loss: DocumentFault.Loss, marking isField: Bool = true, _ visit: (inout Walk) -> Void
    ) {
      let count = open.last?.children.count ?? 0
      losses.append((loss, false))
      visit(&self)
      guard losses.removeLast().isMet else { return }
      if !isSearched { cost.faults += 1 }
      guard isField, let last = open.indices.last else { return }
      open[last].children.removeSubrange(count...)
      if case .value = loss { open[last].fields[fieldIndex].isFaulty = true }
    }

    mutating func within(_ name: String, _ visit: (inout Walk) -> Void) {
      let outer = isElement
      levels += 1
      isElement = false
      path.append(name)
      visit(&self)
      path.removeLast()
      isElement = outer
      levels -= 1
    }

    mutating func visitElements(of node: NodeID, _ visit: (inout Walk, NodeID) -> Void) {
      let isNested = isElement
      levels += isNested ? 1 : 0
      isElement = true
      for (index, element) in tape.elements(of: node).enumerated() {
        path.append("\(index)")
        visit(&self, element)
        path.removeLast()
      }
      isElement = isNested
      levels -= isNested ? 1 : 0
    }

    // MARK: Names

    /// Searches what does not decode for names.
    mutating func search(_ node: NodeID, isIgnored: Bool = false) {
      searching(isIgnored: isIgnored) { $0.visitAnything(node) }
    }

    private mutating func searchMembers(of node: NodeID, _ object: SentObject) {
      searching {
        $0.visitMembers(of: node, object) { walk, member in
          // Of components that can't stand side by side each is one.
          let isKeyed = walk.reader.typeKeys.names.isEmpty
          guard isKeyed, let index = walk.reader.elements[member.name] else {
            walk.visitAnything(member.value)
            return
          }
          walk.visit(member.value, as: index)
        }
      }
    }

    private mutating func searching(isIgnored: Bool = false, _ visit: (inout Walk) -> Void) {
      guard namesAll else { return }
      let outer = (open, losses, field, fieldIndex, isWithin, isLost)
      let outerSearch = (isSearched, self.isIgnored)
      isSearched = true
      self.isIgnored = self.isIgnored || isIgnored
      open = []
      losses = []
      visit(&self)
      (open, losses, field, fieldIndex, isWithin, isLost) = outer
      (isSearched, self.isIgnored) = outerSearch
    }

    /// - Parameters:
    ///   - object: the object of which it is a key.
    ///   - component: the component whose name or part it is.
    mutating func note(
      _ group: @autoclosure () -> WireGroup, _ text: String, _ node: NodeID,
      in object: NodeID? = nil, of component: Int? = nil, typeKey: String? = nil
    ) {
      guard namesAll else { return }
      document.names.append(
        SentName(
          group(), text, at: tape.range(node), in: object, of: component, typeKey: typeKey,
          isIgnored: isIgnored))
    }

    // MARK: Reports

    mutating func warn(
      _ id: Diagnostic.ID, _ reason: String, at node: NodeID, isLoss: Bool = false,
      remedy: String? = nil, allowing allowed: AllowedNames? = nil,
      fix: Diagnostic.Repair.Operation? = nil, _ change: (Diagnostic) -> Diagnostic = { $0 }
    ) {
      guard !isSearched else { return }
      let fault = DocumentFault(
        path: sent(path), subject: "", reason: reason, isUnknownName: false,
        loss: isLoss ? .value(nil) : nil, remedy: remedy ?? "", choices: allowed?.choices,
        fix: fix ?? allowed?.fix)
      document.faults.append(fault)
      document.findings.append(
        change(.warning(id, fault.message, at: range(node)).repaired(by: fault.repair())))
    }

    /// Reports a document of which the app shows nothing, as it costs too much.
    mutating func checkBudget(_ root: NodeID) {
      for excess in cost.excesses(of: reader.budget) {
        let fault = DocumentFault(
          path: [], subject: "", reason: "this has \(excess), the app's budget",
          isUnknownName: false,
          loss: .document, remedy: "send it in parts")
        document.faults.append(fault)
        document.findings.append(
          .error(.overBudget, fault.message, at: tape.opening(root)).repaired(by: fault.repair()))
        document.contents = []
      }
    }

    /// A place in what was sent.
    private func sent(_ path: [String]) -> [String] {
      resolved?.sentPath(path, in: tape) ?? path
    }

    private func range(_ node: NodeID) -> SourceRange {
      resolved?.range(node, in: tape) ?? tape.range(node)
    }

    /// The edit of a value of another kind than its field's; nothing for a missing member.
    private func mechanicalFix(
      _ node: NodeID, unless member: String?
    ) -> Diagnostic.Repair.Operation? {
      guard member == nil, let expected, expected.node == node else { return nil }
      // Nothing stands for an element that is null.
      if isElement, tape.kind(node) == .null { return .remove }
      return mechanicalFix(node, for: expected.type)
    }

    mutating func report(
      _ reason: String, at node: NodeID, of name: String? = nil, isUnknownName: Bool = false,
      as id: Diagnostic.ID = .contentFault, remedy: String? = nil,
      allowing allowed: AllowedNames? = nil, fix: Diagnostic.Repair.Operation? = nil,
      missing member: String? = nil
    ) {
      guard !isSearched else { return }
      if let last = losses.indices.last { losses[last].isMet = true }
      var loss = losses.last?.loss ?? .document
      if loss == .document { isLost = true }
      if case .element(let path) = loss { loss = .element(sent(path)) }
      let fault = DocumentFault(
        path: sent(path), subject: name ?? field, reason: reason, isUnknownName: isUnknownName,
        loss: loss, remedy: allowed?.remedy ?? remedy ?? "", choices: allowed?.choices,
        fix: fix ?? allowed?.fix ?? mechanicalFix(node, unless: member))
      document.faults.append(fault)
      let isContainer = [.object, .array].contains(tape.brokenKind(node) ?? tape.kind(node))
      let range = range(node)
      document.findings.append(
        .error(
          id, fault.message,
          at: isContainer
            ? SourceRange(file: range.file, start: range.start, end: range.start + 1) : range
        ).repaired(by: fault.repair(missing: member)))
    }
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
