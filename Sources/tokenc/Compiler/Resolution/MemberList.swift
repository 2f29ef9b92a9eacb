/// The members that an object of one kind has: up to eight.
struct MemberList: Sendable {
  /// What the object is, as messages say, for example `a border`.
  let what: String
  /// The type, if it is one with a form in earlier drafts.
  let type: TokenType?
  /// The members' names; the required ones come first.
  let names: [Name]
  let requiredCount: Int

  init(_ what: String, as type: TokenType? = nil, _ names: [Name], required: Int) {
    self.what = what
    self.type = type
    self.names = names
    requiredCount = required
  }

  static let color = MemberList(
    "a color such as {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 1]}", as: .color,
    [.colorSpace, .components, .alpha, .hex], required: 2)
  static let dimension = MemberList(
    "a dimension such as {\"value\": 16, \"unit\": \"px\"}", as: .dimension, [.valueMember, .unit],
    required: 2)
  static let duration = MemberList(
    "a duration such as {\"value\": 200, \"unit\": \"ms\"}", as: .duration, [.valueMember, .unit],
    required: 2)
  static let strokeStyle = MemberList(
    "a stroke style: a word such as 'solid', or an object with 'dashArray' and 'lineCap'",
    [.dashArray, .lineCap], required: 2)
  static let border = MemberList("a border", [.color, .width, .style], required: 3)
  static let transition = MemberList(
    "a transition", [.duration, .delay, .timingFunction], required: 3)
  static let shadow = MemberList(
    "a shadow", [.color, .offsetX, .offsetY, .blur, .spread, .inset], required: 5)
  static let gradientStop = MemberList("a gradient stop", [.color, .position], required: 2)
  static let typography = MemberList(
    "a typography value", [.fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight],
    required: 5)
}

/// The values of an object's members, in the order of a ``MemberList``.
struct MemberNodes: Sendable {
  private var indices = SIMD8<UInt32>(repeating: .max)

  subscript(place: Int) -> NodeID? {
    get { indices[place] == .max ? nil : NodeID(index: indices[place]) }
    set { indices[place] = newValue?.index ?? .max }
  }
}
