/// The key `modifiers`.
extension ConfigurationReader {
  mutating func modifiers(_ node: NodeID) -> [ModifierSetting] {
    json.members(of: node, "'modifiers'").map { member in
      ModifierSetting(name: member.name, range: member.range, value: modifier(member))
    }
  }

  private mutating func modifier(_ member: JSONObject.Member) -> ModifierSetting.Value {
    let errorsBefore = json.diagnostics.diagnostics.count
    if let text = json.text(member.value) { return .word(text, at: tape.range(member.value)) }
    guard tape.kind(member.value) == .object else {
      json.fail(
        member.value,
        "modifier '\(member.name)' takes a role, which is one of \(ModifierSetting.roles.quoted), "
          + "one of its contexts, or an object that says what each context stands for")
      return .faulty
    }
    let object = json.object(member.value, "modifier '\(member.name)'")
    let contexts = (object?.members ?? []).compactMap { context($0) }
    guard let object, json.diagnostics.diagnostics.count == errorsBefore else { return .faulty }
    return .contexts(contexts, at: object.opening)
  }

  /// Reads what a context stands for, for example `{"scheme": "dark", "contrast": "high"}`.
  private mutating func context(_ member: JSONObject.Member) -> ContextSetting? {
    guard
      let object = json.object(
        member.value, "context '\(member.name)'", known: ModifierSetting.roles)
    else { return nil }
    var context = ContextSetting(name: member.name, range: member.range, axes: [:])
    context.brand = json.string(ModifierSetting.brandRole, of: object, as: "the name of a brand")
    for axis in ThemeAxis.allCases {
      if let node = object[axis.rawValue] { context.axes[axis] = indices(node, on: axis) }
    }
    if tape.allMembers(of: member.value).isEmpty {
      let example = "{\"\(ThemeAxis.scheme.rawValue)\": \"\(ThemeAxis.scheme.contexts[0])\"}"
      json.fail(
        member.value, "context '\(member.name)' stands for nothing; write, for example, \(example)")
    }
    return context
  }

  /// One context of an axis, or an array of them.
  private mutating func indices(_ node: NodeID, on axis: ThemeAxis) -> [Int] {
    let what = "a context of '\(axis.rawValue)'"
    let nodes = tape.kind(node) == .array ? tape.elements(of: node) : [node]
    if nodes.isEmpty { json.fail(node, "expected \(what): \(axis.contexts.quoted)") }
    let indices = nodes.compactMap { node -> Int? in
      guard let text = json.text(node) else {
        return json.refuse(node, "expected \(what): \(axis.contexts.quoted)")
      }
      return axis.contexts.firstIndex(of: text)
        ?? json.refuseWord(node, what, known: axis.contexts)
    }
    return Set(indices).sorted()
  }
}
