extension DocumentForm {
  /// An object as components decode it: with its name as a text, its fields in one member, or an action's type
  /// and parameters.
  func component(
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
    let whole = SentValue(
      .object(SentMembers(Array(fields) + more)), at: own?.value.position ?? position)
    let value = own.map { more.isEmpty ? $0.value : whole } ?? whole
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
  func action(at value: SentValue) -> SentValue {
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
