/// Puts together what a server sends in pieces: the one that knows what references, paths, templates and calls
/// of a ``DocumentForm`` stand for, in apps and in the tool.
///
/// Each value of the result has the place of the one that was sent. What can't be resolved is null, or left out
/// of a list, and a fault.
package struct DocumentResolver: Sendable {
  /// Something that stands for nothing.
  package struct Fault: Sendable {
    package var place: Int
    /// A sentence about it.
    package var reason: String
    /// Whether it costs nothing that is shown: a component to which nothing refers, or one of the same ID.
    package var isUnused = false
  }

  /// What the result may cost.
  package struct Limits: Sendable {
    /// The number of values.
    package var values: Int
    /// The number of bytes of all texts, in UTF-8.
    package var text: Int
    /// How many references may lie in one another; of objects and lists, thrice as many.
    package var depth: Int

    package init(
      values: Int = ContentLimits.valueCount, text: Int = ContentLimits.textCount,
      depth: Int = ContentLimits.depth
    ) {
      (self.values, self.text, self.depth) = (values, text, depth)
    }
  }

  /// What a function gives; `nil` for a function that there isn't.
  package typealias Function = (_ name: String, _ arguments: [SentValue.Member]) -> SentValue?

  package let form: DocumentForm
  private var components: [String: SentValue] = [:]
  private var templates: [String: SentValue] = [:]
  private var root: SentValue?
  /// The ID of the component that is shown, where a document names it.
  private var rootID: SentValue?
  private var model = SentValue(.object([]), at: 0)
  private var received: [Fault] = []
  /// The place of the document, or of the first message.
  private var origin: Int?

  package init(_ form: DocumentForm) { self.form = form }

  /// Whether nothing was received that has the form.
  package var isEmpty: Bool { components.isEmpty && root == nil }

  /// Takes in a document, or the next message of one.
  package mutating func receive(_ document: SentValue) {
    origin = origin ?? document.place
    let at = form.messages.map { document[PointerSyntax.names(in: $0)] } ?? document
    for message in at?.list ?? [at ?? document] { receive(message: message) }
  }

  private mutating func receive(message: SentValue) {
    if let form = form.components, let at = form.rootAt,
      let id = message[PointerSyntax.names(in: at)]
    {
      rootID = id
    }
    if let form = form.components {
      for member in message[PointerSyntax.names(in: form.at)]?.members ?? [] {
        components[member.name] = member.value
      }
    }
    if let form = form.components, let list = message[PointerSyntax.names(in: form.at)]?.list {
      var known: Set<String> = []
      for component in list {
        if let id = component[form.id]?.text {
          components[id] = component
          guard !known.insert(id).inserted else { continue }
          let reason = "another component before it has the ID '\(ContentLimits.shortened(id))'"
          received.append(Fault(place: component.place, reason: reason, isUnused: true))
        } else {
          received.append(Fault(place: component.place, reason: "no '\(form.id)' names this"))
        }
      }
    }
    if let form = form.model, let change = message[PointerSyntax.names(in: form.at)] {
      if let value = form.value {
        let path = form.path.flatMap { change[$0]?.text } ?? ""
        if !set(path, change[value]) {
          let reason = "the data has no place '\(ContentLimits.shortened(path))'"
          received.append(Fault(place: change.place, reason: reason))
        }
      } else {
        model = change
      }
    }
    if let form = form.templates {
      for member in message[PointerSyntax.names(in: form.at)]?.members ?? [] {
        templates[member.name] = member.value
      }
    }
    if form.components == nil, let found = message[PointerSyntax.names(in: form.root)] {
      root = found
    }
  }

  /// Sets a value of the data, or takes it away.
  ///
  /// - Returns: Whether the data has such a place: an index may be that behind the last of a list.
  @discardableResult
  package mutating func set(_ path: String, _ value: SentValue?) -> Bool {
    let names = PointerSyntax.names(in: path)
    model = model.setting(value, at: names[...])
    return value == nil || model[names] != nil
  }

  /// What is to be decoded.
  ///
  /// - Parameters:
  ///   - limits: what it may cost.
  ///   - function: what the app's functions give.
  /// - Returns: The value, and what stands for nothing; `nil` if it exceeds a limit, which is the last fault.
  package func resolved(
    within limits: Limits = Limits(), calling function: Function
  ) -> (value: SentValue?, faults: [Fault]) {
    let origin = origin ?? 0
    return withoutActuallyEscaping(function) { function in
      var work = Work(resolver: self, limits: limits, function: function)
      work.faults = received
      let start = Work.Scope(model: model, path: [])
      var value: SentValue? = root.flatMap { work.value($0, start) }
      if let form = form.components {
        value = work.component(
          rootID?.text ?? form.root, at: rootID?.place ?? origin, start)
        let unused = components.filter { !work.used.contains($0.key) }
        for (id, component) in unused.sorted(by: { $0.value.place < $1.value.place }) {
          let reason = "no component that is shown refers to '\(ContentLimits.shortened(id))'"
          work.faults.append(Fault(place: component.place, reason: reason, isUnused: true))
        }
      }
      guard let excess = work.excess else {
        return (value ?? SentValue(.null, at: origin), work.faults)
      }
      let reason = "the document stands for more than \(excess)"
      return (nil, work.faults + [Fault(place: origin, reason: reason)])
    }
  }

  // MARK: Values

  private struct Work {
    let resolver: DocumentResolver
    let limits: Limits
    let function: Function
    var faults: [Fault] = []
    private var values = 0
    private var text = 0
    /// The objects and lists within one another.
    private var level = 0
    /// The IDs and templates within one another.
    private var open: [String] = []
    private(set) var used: Set<String> = []

    init(resolver: DocumentResolver, limits: Limits, function: @escaping Function) {
      (self.resolver, self.limits, self.function) = (resolver, limits, function)
    }

    /// The limit that is exceeded.
    var excess: String? {
      if values > limits.values { return "\(limits.values) values" }
      return text > limits.text ? "\(limits.text) bytes of text" : nil
    }

    /// Counts a value; false if it is one too many.
    private mutating func count(_ value: SentValue) -> Bool {
      values += 1
      text += value.text?.utf8.count ?? 0
      return excess == nil
    }

    /// Where paths lead from.
    struct Scope {
      var model: SentValue
      /// The place in the data from which a path without a slash leads.
      var path: [String]
      /// What is behind the IDs of repeated components.
      var suffix = ""

      func names(of path: String) -> [String] {
        let names = PointerSyntax.names(in: path)
        return path.utf8.first == UInt8(ascii: "/") ? names : self.path + names
      }
    }

    /// The ways from a value to members that are other components, texts and actions.
    struct Ways {
      var references: [ArraySlice<String>] = []
      var texts: [ArraySlice<String>] = []
      var actions: [ArraySlice<String>] = []
      var inputs: [ArraySlice<String>] = []

      func within(_ name: String) -> Ways {
        func inner(_ ways: [ArraySlice<String>]) -> [ArraySlice<String>] {
          ways.filter { $0.first == name }.map { $0.dropFirst() }
        }
        return Ways(
          references: inner(references), texts: inner(texts), actions: inner(actions),
          inputs: inner(inputs))
      }
    }

    var form: DocumentForm { resolver.form }

    mutating func fault(_ place: Int, _ reason: String) {
      values += 1
      if excess == nil { faults.append(Fault(place: place, reason: reason)) }
    }

    mutating func value(_ value: SentValue, _ scope: Scope, _ ways: Ways = Ways()) -> SentValue {
      guard count(value) else { return SentValue(.null, at: value.place) }
      let most = 3 * limits.depth
      guard level < most else {
        fault(value.place, "this \(ContentLimits.depthReason(most))")
        return SentValue(.null, at: value.place)
      }
      level += 1
      defer { level -= 1 }
      if ways.references.contains(where: \.isEmpty) { return reference(value, scope) }
      let isAction = ways.actions.contains(where: \.isEmpty)
      switch value.kind {
      case .list(let list):
        return SentValue(.list(list.map { self.value($0, scope, ways) }), at: value.place)
      case .object(let members):
        let (value, members) = form.component(value, members, isAction: isAction)
        return object(value, members, scope, ways)
      case .text where isAction: return form.action(at: value)
      default: return value
      }
    }

    private mutating func object(
      _ value: SentValue, _ members: [SentValue.Member], _ scope: Scope, _ ways: Ways
    ) -> SentValue {
      let type = form.typeKeys.lazy.compactMap { value[$0]?.text }.first
      if let type, let template = resolver.templates[type] {
        return expanded(template, type, value, members, scope)
      }
      if let binding = form.binding, members.count == 1, members[0].name == binding,
        let path = members[0].value.text
      {
        // The data has what a person enters once there is something.
        if ways.inputs.contains(where: \.isEmpty), scope.model[scope.names(of: path)] == nil {
          return SentValue(.null, at: value.place)
        }
        let found = bound(to: path, at: value.place, scope)
        return ways.texts.contains(where: \.isEmpty) ? found.asText : found
      }
      if let call = form.call, let name = value[call.name]?.text {
        if let result = called(name, call, value, scope) { return result }
      }
      var ways = ways
      if let type {
        ways.references += (form.references[type] ?? []).map { PointerSyntax.names(in: $0)[...] }
        ways.texts += (form.texts[type] ?? []).map { PointerSyntax.names(in: $0)[...] }
        ways.actions += (form.actions[type] ?? []).map { PointerSyntax.names(in: $0)[...] }
        ways.inputs += (form.inputs[type] ?? []).map { PointerSyntax.names(in: $0)[...] }
      }
      var result = SentValue(
        .object(
          members.map { member in
            let inner = self.value(member.value, scope, ways.within(member.name))
            return SentValue.Member(member.name, inner, at: member.place)
          }), at: value.place)
      if let id = form.components?.id, !scope.suffix.isEmpty, type != nil,
        let text = result[id]?.text
      {
        let new = SentValue(.text(text + scope.suffix), at: value[id]?.place ?? 0, isComputed: true)
        result = result.setting(new, at: [id])
      }
      return result
    }

    private mutating func bound(to path: String, at place: Int, _ scope: Scope) -> SentValue {
      guard let found = scope.model[scope.names(of: path)] else {
        fault(place, "the data has no '\(ContentLimits.shortened(path))'")
        return SentValue(.null, at: place)
      }
      return counted(found)
    }

    /// A value of the data, which is taken as it is.
    private mutating func counted(_ value: SentValue) -> SentValue {
      guard count(value) else { return SentValue(.null, at: value.place) }
      for inner in value.list ?? value.members?.map(\.value) ?? [] { _ = counted(inner) }
      return value
    }

    // MARK: Components

    private mutating func reference(_ value: SentValue, _ scope: Scope) -> SentValue {
      switch value.kind {
      case .text(let id):
        return component(id, at: value.place, scope) ?? SentValue(.null, at: value.place)
      case .list(let list):
        var result: [SentValue] = []
        for element in list {
          guard let id = element.text else {
            result.append(self.value(element, scope))
            continue
          }
          if let found = component(id, at: element.place, scope) { result.append(found) }
        }
        return SentValue(.list(result), at: value.place)
      case .object:
        if let form = form.repetition, let id = value[form.component]?.text,
          let path = value[form.path]?.text
        {
          return repeated(id, over: path, at: value.place, scope)
        }
        return self.value(value, scope)
      default: return value
      }
    }

    mutating func component(_ id: String, at place: Int, _ scope: Scope) -> SentValue? {
      within(id, at: place) { work in
        work.used.insert(id)
        guard let component = work.resolver.components[id] else {
          work.fault(place, "no component has the ID '\(ContentLimits.shortened(id))'")
          return nil
        }
        return work.value(component, scope)
      }
    }

    private mutating func repeated(
      _ id: String, over path: String, at place: Int, _ scope: Scope
    ) -> SentValue {
      let names = scope.names(of: path)
      let elements = scope.model[names]
      let keys = elements?.list.map { $0.indices.map { "\($0)" } } ?? elements?.members?.map(\.name)
      guard let keys else {
        fault(place, "the data has no list '\(ContentLimits.shortened(path))'")
        return SentValue(.list([]), at: place)
      }
      var result: [SentValue] = []
      for key in keys {
        guard excess == nil else { break }
        var inner = scope
        inner.path = names + [key]
        inner.suffix += "/" + key
        if let found = component(id, at: place, inner) { result.append(found) }
      }
      return SentValue(.list(result), at: place)
    }

    /// Works out what a name stands for, unless that holds itself.
    private mutating func within<Result>(
      _ name: String, at place: Int, _ work: (inout Work) -> Result?
    ) -> Result? {
      guard !open.contains(name) else {
        fault(place, "'\(ContentLimits.shortened(name))' holds itself")
        return nil
      }
      guard open.count < limits.depth else {
        let reason = ContentLimits.depthReason(limits.depth)
        fault(place, "'\(ContentLimits.shortened(name))' \(reason)")
        return nil
      }
      open.append(name)
      defer { open.removeLast() }
      return work(&self)
    }

    // MARK: Templates

    /// A template with the members of what names it, which win over its own.
    private mutating func expanded(
      _ template: SentValue, _ type: String, _ value: SentValue, _ members: [SentValue.Member],
      _ scope: Scope
    ) -> SentValue {
      let arguments = members.filter { !form.typeKeys.contains($0.name) }
      let expanded = within(type, at: value.place) { work -> SentValue? in
        var used: Set<String> = []
        let body = work.filled(template, arguments, &used)
        var result = body.members ?? []
        for argument in arguments where !used.contains(argument.name) {
          result.removeAll { $0.name == argument.name }
          result.append(argument)
        }
        return work.value(SentValue(.object(result), at: value.place), scope)
      }
      return expanded ?? SentValue(.null, at: value.place)
    }

    /// A template with the values of its parameters; a member whose parameter has none is left out.
    private mutating func filled(
      _ value: SentValue, _ arguments: [SentValue.Member], _ used: inout Set<String>
    ) -> SentValue {
      guard count(value) else { return value }
      switch value.kind {
      case .list(let list):
        var filled: [SentValue] = []
        for element in list { filled.append(self.filled(element, arguments, &used)) }
        return SentValue(.list(filled), at: value.place)
      case .object(let members):
        var filled: [SentValue.Member] = []
        let mark = form.templates?.parameter ?? ""
        for member in members {
          guard !mark.isEmpty, member.name.hasPrefix(mark), let name = member.value.text else {
            let inner = self.filled(member.value, arguments, &used)
            filled.append(SentValue.Member(member.name, inner, at: member.place))
            continue
          }
          let key = String(member.name.dropFirst(mark.count))
          guard let argument = arguments.first(where: { $0.name == name }) else { continue }
          used.insert(name)
          filled.removeAll { $0.name == key }
          filled.append(SentValue.Member(key, argument.value, at: member.place))
        }
        // A parameter wins over what the template says otherwise, wherever that stands.
        let names = filled.map(\.name)
        filled = filled.enumerated().filter { index, member in
          !names[(index + 1)...].contains(member.name)
        }.map(\.element)
        return SentValue(.object(filled), at: value.place)
      default: return value
      }
    }

    // MARK: Calls

    /// - Returns: `nil` for a function that gives no value, whose call stays as it is.
    private mutating func called(
      _ name: String, _ call: DocumentForm.Call, _ value: SentValue, _ scope: Scope
    ) -> SentValue? {
      let isInterpolation = name == call.interpolation
      guard isInterpolation || call.functions.contains(name) else { return nil }
      let arguments = value[call.arguments]?.members ?? []
      let values = arguments.map { argument in
        SentValue.Member(
          argument.name, self.value(argument.value, scope), at: argument.place)
      }
      guard isInterpolation else { return result(of: name, values, at: value.place) }
      let text = values.first { $0.name == "value" }?.value.text ?? ""
      return interpolated(text, at: value.place, scope)
    }

    private mutating func result(
      of name: String, _ arguments: [SentValue.Member], at place: Int
    ) -> SentValue {
      guard let result = function(name, arguments) else {
        fault(place, "the app has no function '\(ContentLimits.shortened(name))'")
        return SentValue(.null, at: place)
      }
      return SentValue(result.kind, at: place, isComputed: true)
    }

    private mutating func interpolated(_ text: String, at place: Int, _ scope: Scope) -> SentValue {
      var result = ""
      for part in TextTemplate(text).parts {
        switch part {
        case .text(let text): result += text
        case .expression(let expression):
          guard excess == nil else { break }
          let words = self.value(of: expression, at: place, scope).words
          if count(SentValue(.text(words), at: place)) { result += words }
        }
      }
      return SentValue(.text(result), at: place, isComputed: true)
    }

    private mutating func value(
      of expression: TextTemplate.Expression, at place: Int, _ scope: Scope
    ) -> SentValue {
      switch expression {
      case .value(let kind): return SentValue(kind, at: place)
      case .path(let path): return bound(to: path, at: place, scope)
      case .faulty(let text):
        fault(place, "'${\(ContentLimits.shortened(text))}' is neither a path nor a call")
        return SentValue(.null, at: place)
      case .call(let name, let arguments):
        let values = arguments.map { argument in
          SentValue.Member(argument.name, value(of: argument.value, at: place, scope), at: place)
        }
        guard form.call?.functions.contains(name) == true else {
          fault(place, "the app has no function '\(ContentLimits.shortened(name))'")
          return SentValue(.null, at: place)
        }
        return result(of: name, values, at: place)
      }
    }
  }
}

// MARK: Forms

extension DocumentForm {
  /// An object as components decode it: with its name as a text, its fields in one member, or an action's type
  /// and parameters.
  fileprivate func component(
    _ value: SentValue, _ members: [SentValue.Member], isAction: Bool
  ) -> (SentValue, [SentValue.Member]) {
    var members = members
    if isAction, let action {
      members = self.members(of: members, as: action)
    } else {
      if let typePath {
        for index in members.indices where typeKeys.contains(members[index].name) {
          let name = members[index].value[PointerSyntax.names(in: typePath)]
          if let name, name.text != nil { members[index].value = name }
        }
      }
      if let inner, members.contains(where: { typeKeys.contains($0.name) }) {
        members = moved(members, into: inner, at: value.place)
      }
    }
    return (SentValue(.object(members), at: value.place), members)
  }

  /// Puts what stands beside a member, and does not name the component, into it.
  private func moved(
    _ members: [SentValue.Member], into inner: String, at place: Int
  ) -> [SentValue.Member] {
    let isKept = { (member: SentValue.Member) in
      typeKeys.contains(member.name) || member.name == inner || member.name == components?.id
    }
    let own = members.first { $0.name == inner }
    guard own == nil || own?.value.members != nil else { return members }
    let fields = own?.value.members ?? []
    let more = members.filter { member in
      let isID = member.name == components?.id
      return (!isKept(member) || isID) && !fields.contains { $0.name == member.name }
    }
    let value = SentValue(.object(fields + more), at: own?.value.place ?? place)
    return members.filter { isKept($0) && $0.name != inner }
      + [SentValue.Member(inner, value, at: own?.place ?? place)]
  }

  private func members(
    of members: [SentValue.Member], as action: Action
  ) -> [SentValue.Member] {
    guard let type = members.first(where: { $0.name == action.type }) else { return members }
    let result = [SentValue.Member("type", type.value, at: type.place)]
    if let name = action.parameters {
      let parameters = members.first { $0.name == name }
      return result
        + (parameters.map { [SentValue.Member("parameters", $0.value, at: $0.place)] } ?? [])
    }
    let others = members.filter { $0.name != action.type }
    let value = SentValue(.object(others), at: type.value.place)
    return others.isEmpty
      ? result : result + [SentValue.Member("parameters", value, at: type.place)]
  }

  /// A text as an action, which has it as its `url`.
  fileprivate func action(at value: SentValue) -> SentValue {
    guard let type = action?.address else { return value }
    let name = SentValue(.text(type), at: value.place, isComputed: true)
    let url = SentValue(.object([SentValue.Member("url", value, at: value.place)]), at: value.place)
    return SentValue(
      .object([
        SentValue.Member("type", name, at: value.place),
        SentValue.Member("parameters", url, at: value.place),
      ]), at: value.place)
  }
}
