/// Puts together what a server sends in pieces: the one that knows what references, paths, templates and calls
/// of a ``DocumentForm`` stand for, in apps and in the tool.
///
/// Each value of the result has the position of the one that was sent. What can't be resolved is null, or left out
/// of a list, and a fault.
package struct DocumentResolver: Sendable {
  /// Something that stands for nothing.
  package struct Fault: Sendable {
    package var position: Int
    /// A sentence about it.
    package var reason: String
    /// A Boolean value that indicates whether it costs nothing that is shown: a component to which nothing refers, or
    /// one of the same ID.
    package var isUnused = false
  }

  /// The costs that the result may have.
  package struct Limits: Sendable {
    /// The number of values.
    package var values: Int
    /// The number of bytes of all texts, in UTF-8.
    package var text: Int
    /// How many references may lie in one another; of objects and lists, thrice as many.
    package var depth: Int
    /// The number of faults, apart from components to which nothing refers.
    package var faults: Int

    package init(
      values: Int = ContentLimits.valueCount, text: Int = ContentLimits.textCount,
      depth: Int = ContentLimits.depth, faults: Int = ContentLimits.countedFaults
    ) {
      self.values = values
      self.text = text
      self.depth = depth
      self.faults = faults
    }
  }

  /// The result of a function; `nil` for a function that there isn't.
  package typealias Function = (_ name: String, _ arguments: [SentValue.Member]) -> SentValue?

  package let form: DocumentForm
  private let ways: DocumentWays
  private var components: [ByteName: SentValue] = [:]
  private var templates: [ByteName: SentValue] = [:]
  private var root: SentValue?
  /// The ID of the component that is shown, where a document names it.
  private var rootID: SentValue?
  private var model = DataTree(SentValue(.object([]), at: 0))
  private var received: [Fault] = []
  /// The position of the document, or of the first message.
  private var origin: Int?

  package init(_ form: DocumentForm) {
    self.form = form
    ways = DocumentWays(form)
  }

  /// A Boolean value that indicates whether nothing was received that has the form.
  package var isEmpty: Bool { components.isEmpty && root == nil }

  /// Takes in a document, or the next message of one.
  package mutating func receive(_ document: SentValue) {
    origin = origin ?? document.position
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
        components[ByteName(member.name)] = member.value
      }
    }
    if let form = form.components, let list = message[PointerSyntax.names(in: form.at)]?.list {
      var known: Set<ByteName> = []
      for component in list {
        if let id = component[form.id]?.text {
          components[ByteName(id)] = component
          guard !known.insert(ByteName(id)).inserted else { continue }
          let reason = "another component before it has the ID '\(ContentLimits.shortened(id))'"
          received.append(Fault(position: component.position, reason: reason, isUnused: true))
        } else {
          received.append(Fault(position: component.position, reason: "no '\(form.id)' names this"))
        }
      }
    }
    if let form = form.model, let change = message[PointerSyntax.names(in: form.at)] {
      if let value = form.value {
        let path = form.path.flatMap { change[$0]?.text } ?? ""
        if !set(path, change[value]) {
          let reason = "the data has no place '\(ContentLimits.shortened(path))'"
          received.append(Fault(position: change.position, reason: reason))
        }
      } else {
        model = DataTree(change)
      }
    }
    if let form = form.templates {
      for member in message[PointerSyntax.names(in: form.at)]?.members ?? [] {
        templates[ByteName(member.name)] = member.value
      }
    }
    if form.components == nil, let found = message[PointerSyntax.names(in: form.root)] {
      root = found
    }
  }

  /// Sets a value of the data, or takes it away.
  ///
  /// - Returns: A Boolean value that indicates whether the data has such a path: an index may be that behind the last of a list.
  ///   No data is so deep that its path is longer than the limits.
  @discardableResult
  package mutating func set(_ path: String, _ value: SentValue?) -> Bool {
    guard path.utf8.count <= ContentLimits.expressionCount else { return false }
    let names = PointerSyntax.names(in: path)
    guard names.count <= ContentLimits.pathCount else { return false }
    model.set(value, at: names[...])
    return value == nil || model[names] != nil
  }

  /// Returns the value that is to be decoded.
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
      work.take(received)
      let start = Work.Scope(data: model)
      var value: SentValue? = root.flatMap { work.value($0, start) }
      if let form = form.components {
        value = work.component(
          rootID?.text ?? form.root, at: rootID?.position ?? origin, start)
        let unused = components.filter { !work.used.contains($0.key) }
        for (id, component) in unused.sorted(by: { $0.value.position < $1.value.position }) {
          let name = ContentLimits.shortened(id.text)
          let reason = "no component that is shown refers to '\(name)'"
          work.faults.append(Fault(position: component.position, reason: reason, isUnused: true))
        }
      }
      guard let excess = work.excess else {
        return (value ?? SentValue(.null, at: origin), work.faults)
      }
      return (nil, work.faults + [Fault(position: origin, reason: "the document \(excess)")])
    }
  }

  // MARK: Values

  private struct Work {
    let resolver: DocumentResolver
    let limits: Limits
    let function: Function
    var faults: [Fault] = []
    private var faultCount = 0
    private var values = 0
    private var text = 0
    /// The objects and lists within one another.
    private var level = 0
    /// The IDs and templates within one another.
    private var open: Set<ByteName> = []
    private(set) var used: Set<ByteName> = []

    init(resolver: DocumentResolver, limits: Limits, function: @escaping Function) {
      self.resolver = resolver
      self.limits = limits
      self.function = function
    }

    /// The limit that is exceeded, as a phrase that completes `the document`.
    var excess: String? {
      if values > limits.values { return "stands for more than \(limits.values) values" }
      if text > limits.text { return "stands for more than \(limits.text) bytes of text" }
      return faultCount > limits.faults ? "has more than \(limits.faults) faults" : nil
    }

    /// Counts a value; false if it is one too many.
    private mutating func count(_ value: SentValue) -> Bool {
      values += 1
      return count(value.text ?? "")
    }

    /// Counts a text, also one that names something; false if it is too long.
    private mutating func count(_ text: String) -> Bool {
      self.text += text.utf8.count
      return excess == nil
    }

    /// Where paths lead from.
    struct Scope {
      /// The data from which a path without a slash leads.
      var data: DataTree
      /// The text behind the IDs of repeated components.
      var suffix = ""
    }

    /// The data to which a path leads; `nil` if there is none, and for a path that is longer than any is.
    private func data(at path: String, _ scope: Scope) -> DataTree? {
      guard path.utf8.count <= ContentLimits.expressionCount else { return nil }
      let isAbsolute = path.utf8.first == UInt8(ascii: "/")
      return (isAbsolute ? resolver.model : scope.data)[PointerSyntax.names(in: path)]
    }

    var form: DocumentForm { resolver.form }

    private var ways: DocumentWays { resolver.ways }

    mutating func take(_ received: [Fault]) {
      faults = received
      faultCount = received.count { !$0.isUnused }
    }

    mutating func fault(_ position: Int, _ reason: @autoclosure () -> String) {
      values += 1
      faultCount += 1
      if excess == nil { faults.append(Fault(position: position, reason: reason())) }
    }

    /// A value with what its parts stand for; `ways` is where it stands in components around it.
    mutating func value(
      _ value: SentValue, _ scope: Scope, _ ways: DocumentWays.Steps = []
    ) -> SentValue {
      guard count(value) else { return SentValue(.null, at: value.position) }
      let most = 3 * limits.depth
      guard level < most else {
        fault(value.position, "this \(ContentLimits.depthReason(most))")
        return SentValue(.null, at: value.position)
      }
      level += 1
      defer { level -= 1 }
      if self.ways.contains(\.isReference, ways) { return reference(value, scope) }
      let isAction = self.ways.contains(\.isAction, ways)
      switch value.kind {
      case .list(let list):
        return SentValue(.list(list.map { self.value($0, scope, ways) }), at: value.position)
      case .object(let members):
        let (value, members) = form.component(value, members, isAction: isAction)
        return object(value, members, scope, ways)
      case .text where isAction: return form.action(at: value)
      default: return value
      }
    }

    private mutating func object(
      _ value: SentValue, _ members: SentMembers, _ scope: Scope, _ ways: DocumentWays.Steps
    ) -> SentValue {
      let type = form.typeKeys.lazy.compactMap { value[$0]?.text }.first
      if let type, let template = resolver.templates[ByteName(type)] {
        return expanded(template, type, value, members, scope)
      }
      if let binding = form.binding, members.count == 1,
        let path = members.first(named: binding)?.value.text
      {
        let isInput = self.ways.contains(\.isInput, ways)
        let found = bound(to: path, at: value.position, scope, isNeeded: !isInput)
        return self.ways.contains(\.isText, ways) ? found.asText : found
      }
      if let call = form.call, let name = value[call.name]?.text {
        if let result = called(name, call, value, scope) { return result }
      }
      var steps = ways
      if let type, let start = self.ways.start(ofType: type) { steps.append(start) }
      var results: [SentValue.Member] = []
      results.reserveCapacity(members.count)
      for member in members {
        let inner = self.value(member.value, scope, self.ways.within(member.name, from: steps))
        results.append(SentValue.Member(member.name, inner, at: member.position))
      }
      let result = SentValue(.object(SentMembers(results)), at: value.position)
      if let id = form.components?.id, !scope.suffix.isEmpty, type != nil,
        let text = result[id]?.text
      {
        let new = SentValue(
          .text(text + scope.suffix), at: value[id]?.position ?? 0, isComputed: true)
        return count(scope.suffix) ? result.setting(new, of: id) : result
      }
      return result
    }

    /// A value of the data. One that isn't needed may be missing: what a person enters is there once there is
    /// something.
    private mutating func bound(
      to path: String, at position: Int, _ scope: Scope, isNeeded: Bool = true
    ) -> SentValue {
      guard count(path) else { return SentValue(.null, at: position) }
      guard let found = data(at: path, scope) else {
        if isNeeded { fault(position, "the data has no '\(ContentLimits.shortened(path))'") }
        return SentValue(.null, at: position)
      }
      return counted(found.value)
    }

    /// A value of the data, which is taken as it is.
    private mutating func counted(_ value: SentValue) -> SentValue {
      guard count(value) else { return SentValue(.null, at: value.position) }
      for inner in value.list ?? value.members?.map(\.value) ?? [] where excess == nil {
        _ = counted(inner)
      }
      return value
    }

    // MARK: Components

    private mutating func reference(_ value: SentValue, _ scope: Scope) -> SentValue {
      switch value.kind {
      case .text(let id):
        return component(id, at: value.position, scope) ?? SentValue(.null, at: value.position)
      case .list(let list):
        var result: [SentValue] = []
        for element in list {
          guard let id = element.text else {
            result.append(self.value(element, scope))
            continue
          }
          if let found = component(id, at: element.position, scope) { result.append(found) }
        }
        return SentValue(.list(result), at: value.position)
      case .object:
        if let form = form.repetition, let id = value[form.component]?.text,
          let path = value[form.path]?.text
        {
          return repeated(id, over: path, at: value.position, scope)
        }
        return self.value(value, scope)
      default: return value
      }
    }

    mutating func component(_ id: String, at position: Int, _ scope: Scope) -> SentValue? {
      guard count(id) else { return nil }
      return within(id, at: position) { work in
        let name = ByteName(id)
        work.used.insert(name)
        guard let component = work.resolver.components[name] else {
          work.fault(position, "no component has the ID '\(ContentLimits.shortened(id))'")
          return nil
        }
        return work.value(component, scope)
      }
    }

    private mutating func repeated(
      _ id: String, over path: String, at position: Int, _ scope: Scope
    ) -> SentValue {
      guard count(path) else { return SentValue(.list([]), at: position) }
      guard let data = data(at: path, scope), let keys = data.keys else {
        fault(position, "the data has no list '\(ContentLimits.shortened(path))'")
        return SentValue(.list([]), at: position)
      }
      var result: [SentValue] = []
      for key in keys {
        guard excess == nil else { break }
        var inner = scope
        inner.data = data[[key]] ?? scope.data
        inner.suffix += "/" + key
        guard count(inner.suffix) else { break }
        if let found = component(id, at: position, inner) { result.append(found) }
      }
      return SentValue(.list(result), at: position)
    }

    /// Works out what a name stands for, unless that holds itself.
    private mutating func within<Result>(
      _ name: String, at position: Int, _ work: (inout Work) -> Result?
    ) -> Result? {
      let key = ByteName(name)
      guard !open.contains(key) else {
        fault(position, "'\(ContentLimits.shortened(name))' holds itself")
        return nil
      }
      guard open.count < limits.depth else {
        let reason = ContentLimits.depthReason(limits.depth)
        fault(position, "'\(ContentLimits.shortened(name))' \(reason)")
        return nil
      }
      open.insert(key)
      defer { open.remove(key) }
      return work(&self)
    }

    // MARK: Templates

    /// The arguments of a template, by the names of its parameters.
    private struct Arguments {
      let members: [SentValue.Member]
      let positions: [ByteName: Int]
      var used: Set<ByteName> = []

      init(_ members: [SentValue.Member]) {
        self.members = members
        positions = Dictionary(
          members.enumerated().map { (ByteName($1.name), $0) },
          uniquingKeysWith: { first, _ in first })
      }

      mutating func value(of name: String) -> SentValue? {
        guard let position = positions[ByteName(name)] else { return nil }
        used.insert(ByteName(name))
        return members[position].value
      }
    }

    /// A template with the members of what names it, which win over its own.
    private mutating func expanded(
      _ template: SentValue, _ type: String, _ value: SentValue, _ members: SentMembers,
      _ scope: Scope
    ) -> SentValue {
      guard count(type) else { return SentValue(.null, at: value.position) }
      // Templates of templates take them along.
      values += members.count
      let form = form
      let given = Arguments(members.filter { !form.typeKeys.hasBytes(of: $0.name) })
      let expanded = within(type, at: value.position) { work -> SentValue? in
        var arguments = given
        let body = work.filled(template, &arguments)
        let others = arguments.members.filter { !arguments.used.contains(ByteName($0.name)) }
        let names = Set(others.map { ByteName($0.name) })
        let own = (body.members ?? []).filter { !names.contains(ByteName($0.name)) }
        let object = SentValue(
          .object(SentMembers(own + Self.lastOnes(of: others))), at: value.position)
        return work.value(object, scope)
      }
      return expanded ?? SentValue(.null, at: value.position)
    }

    /// Of several members of a name the last, in the order of these.
    private static func lastOnes(of members: [SentValue.Member]) -> [SentValue.Member] {
      var known: Set<ByteName> = []
      return members.reversed().filter { known.insert(ByteName($0.name)).inserted }.reversed()
    }

    /// A template with the values of its parameters; a member whose parameter has none is left out.
    private mutating func filled(_ value: SentValue, _ arguments: inout Arguments) -> SentValue {
      guard count(value) else { return value }
      switch value.kind {
      case .list(let list):
        var filled: [SentValue] = []
        for element in list { filled.append(self.filled(element, &arguments)) }
        return SentValue(.list(filled), at: value.position)
      case .object(let members):
        var filled: [SentValue.Member] = []
        for member in members {
          guard let key = parameterKey(of: member), let name = member.value.text else {
            let inner = self.filled(member.value, &arguments)
            filled.append(SentValue.Member(member.name, inner, at: member.position))
            continue
          }
          guard count(name), let argument = arguments.value(of: name) else { continue }
          filled.append(SentValue.Member(key, argument, at: member.position))
        }
        // A parameter wins over what the template says otherwise, wherever that stands.
        let result = SentMembers(Self.lastOnes(of: filled))
        return SentValue(.object(result), at: value.position)
      default: return value
      }
    }

    /// The name of the member whose value is a parameter; `nil` for other members.
    private func parameterKey(of member: SentValue.Member) -> String? {
      guard let mark = form.templates?.parameter.utf8, !mark.isEmpty,
        member.name.utf8.starts(with: mark)
      else { return nil }
      return String(member.name.utf8.dropFirst(mark.count))
    }

    // MARK: Calls

    /// - Returns: `nil` for a function that gives no value, whose call stays as it is.
    private mutating func called(
      _ name: String, _ call: DocumentForm.Call, _ value: SentValue, _ scope: Scope
    ) -> SentValue? {
      let isInterpolation = call.interpolation.map { ByteName.areSame($0, name) } ?? false
      guard isInterpolation || call.functions.hasBytes(of: name) else { return nil }
      let arguments = value[call.arguments]?.members ?? []
      let values = arguments.map { argument in
        SentValue.Member(
          argument.name, self.value(argument.value, scope), at: argument.position)
      }
      guard isInterpolation else { return result(of: name, values, at: value.position) }
      let text = values.first { ByteName.areSame($0.name, "value") }?.value.text ?? ""
      return interpolated(text, at: value.position, scope)
    }

    private mutating func result(
      of name: String, _ arguments: [SentValue.Member], at position: Int
    ) -> SentValue {
      guard let result = function(name, arguments) else {
        fault(position, "the app has no function '\(ContentLimits.shortened(name))'")
        return SentValue(.null, at: position)
      }
      let value = SentValue(result.kind, at: position, isComputed: true)
      return count(value) ? value : SentValue(.null, at: position)
    }

    private mutating func interpolated(_ text: String, at position: Int, _ scope: Scope)
      -> SentValue
    {
      var result = ""
      // Each expression is a value at least, so one more than may come ends the document.
      let template = TextTemplate(text, most: limits.values - values + 1)
      for part in template.parts where excess == nil {
        switch part {
        case .text(let text): result += text
        case .expression(let expression):
          let words = self.value(of: expression, at: position, scope).words
          if count(SentValue(.text(words), at: position)) { result += words }
        }
      }
      return SentValue(.text(result), at: position, isComputed: true)
    }

    private mutating func value(
      of expression: TextTemplate.Expression, at position: Int, _ scope: Scope
    ) -> SentValue {
      switch expression {
      case .value(let kind): return SentValue(kind, at: position)
      case .path(let path): return bound(to: path, at: position, scope)
      case .faulty(let text):
        fault(position, "'${\(ContentLimits.shortened(text))}' is neither a path nor a call")
        return SentValue(.null, at: position)
      case .call(let name, let arguments):
        let values = arguments.map { argument in
          SentValue.Member(
            argument.name, value(of: argument.value, at: position, scope), at: position)
        }
        guard form.call?.functions.hasBytes(of: name) == true else {
          fault(position, "the app has no function '\(ContentLimits.shortened(name))'")
          return SentValue(.null, at: position)
        }
        return result(of: name, values, at: position)
      }
    }
  }
}

// MARK: Forms

extension DocumentForm {
  /// An object as components decode it: with its name as a text, its fields in one member, or an action's type
  /// and parameters.
  fileprivate func component(
    _ value: SentValue, _ sent: SentMembers, isAction: Bool
  ) -> (SentValue, SentMembers) {
    var members = Array(sent)
    if isAction, let action {
      members = self.members(of: members, as: action)
    } else {
      if let typePath {
        for index in members.indices where typeKeys.hasBytes(of: members[index].name) {
          let name = members[index].value[PointerSyntax.names(in: typePath)]
          if let name, name.text != nil { members[index].value = name }
        }
      }
      if let inner, members.contains(where: { typeKeys.hasBytes(of: $0.name) }) {
        members = moved(members, into: inner, at: value.position)
      }
    }
    let result = SentMembers(members)
    return (SentValue(.object(result), at: value.position), result)
  }

  /// Puts what stands beside a member, and does not name the component, into it.
  private func moved(
    _ members: [SentValue.Member], into inner: String, at position: Int
  ) -> [SentValue.Member] {
    func isInner(_ member: SentValue.Member) -> Bool { ByteName.areSame(member.name, inner) }
    func isID(_ member: SentValue.Member) -> Bool {
      components.map { ByteName.areSame(member.name, $0.id) } ?? false
    }
    func isKept(_ member: SentValue.Member) -> Bool {
      typeKeys.hasBytes(of: member.name) || isInner(member) || isID(member)
    }
    let own = members.first(where: isInner)
    guard own == nil || own?.value.members != nil else { return members }
    let fields = own?.value.members ?? []
    let more = members.filter { member in
      (!isKept(member) || isID(member)) && fields.position(of: member.name) == nil
    }
    let value = SentValue(
      .object(SentMembers(Array(fields) + more)), at: own?.value.position ?? position)
    return members.filter { isKept($0) && !isInner($0) }
      + [SentValue.Member(inner, value, at: own?.position ?? position)]
  }

  private func members(
    of members: [SentValue.Member], as action: Action
  ) -> [SentValue.Member] {
    func member(_ name: String) -> SentValue.Member? {
      members.first { ByteName.areSame($0.name, name) }
    }
    guard let type = member(action.type) else { return members }
    let result = [SentValue.Member("type", type.value, at: type.position)]
    if let name = action.parameters {
      let parameters = member(name)
      return result
        + (parameters.map { [SentValue.Member("parameters", $0.value, at: $0.position)] } ?? [])
    }
    let others = members.filter { !ByteName.areSame($0.name, action.type) }
    let value = SentValue(.object(SentMembers(others)), at: type.value.position)
    return others.isEmpty
      ? result : result + [SentValue.Member("parameters", value, at: type.position)]
  }

  /// A text as an action, which has it as its `url`.
  fileprivate func action(at value: SentValue) -> SentValue {
    guard let type = action?.address else { return value }
    let name = SentValue(.text(type), at: value.position, isComputed: true)
    let url = SentValue(
      .object([SentValue.Member("url", value, at: value.position)]), at: value.position)
    return SentValue(
      .object([
        SentValue.Member("type", name, at: value.position),
        SentValue.Member("parameters", url, at: value.position),
      ]), at: value.position)
  }
}
