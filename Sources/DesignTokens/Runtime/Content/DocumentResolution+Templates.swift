/// Templates, and the arguments of what names them.
extension DocumentResolution {
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
  mutating func expanded(
    _ template: SentValue, _ type: String, _ value: SentValue, _ members: SentMembers,
    _ scope: Scope
  ) -> SentValue {
    guard count(type) else { return SentValue(.null, at: value.position) }
    // Templates of templates take them along, also those in one member.
    let innerMembers = form.inner.flatMap { members.first(named: $0)?.value.members }
    values += members.count + (innerMembers?.count ?? 0)
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
}
