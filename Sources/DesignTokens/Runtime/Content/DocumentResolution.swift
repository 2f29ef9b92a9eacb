/// The resolution of what was received: what its names and paths stand for, and what that costs.
struct DocumentResolution {
  let resolver: DocumentResolver
  let limits: DocumentResolver.Limits
  let function: DocumentResolver.Function
  var faults: [DocumentResolver.Fault] = []
  private var faultCount = 0
  var values = 0
  private var text = 0
  /// The objects and lists within one another.
  private var level = 0
  /// The IDs and templates within one another.
  private var open: Set<ByteName> = []
  private(set) var used: Set<ByteName> = []

  init(
    resolver: DocumentResolver, limits: DocumentResolver.Limits,
    function: @escaping DocumentResolver.Function
  ) {
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
  mutating func count(_ value: SentValue) -> Bool {
    values += 1
    return count(value.text ?? "")
  }

  /// Counts a text, also one that names something; false if it is too long.
  mutating func count(_ text: String) -> Bool {
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

  mutating func take(_ received: [DocumentResolver.Fault]) {
    faults = received
    faultCount = received.count { !$0.isUnused }
  }

  mutating func fault(_ position: Int, _ reason: @autoclosure () -> String) {
    values += 1
    faultCount += 1
    if excess == nil { faults.append(DocumentResolver.Fault(position: position, reason: reason())) }
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
  mutating func bound(
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
  mutating func within<Result>(
    _ name: String, at position: Int, _ work: (inout DocumentResolution) -> Result?
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
}
