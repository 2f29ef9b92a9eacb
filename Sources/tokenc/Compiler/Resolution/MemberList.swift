/// The members that an object of one kind has: up to eight.
struct MemberList: Sendable {
  /// What the object is, as messages say, for example `a border`.
  let what: String
  /// What follows that where an object was expected, for example ` such as {"value": …}`.
  let example: String
  /// The type, if it is one with a form in earlier drafts.
  let type: TokenType?
  /// The members' names; the required ones come first.
  let names: [Name]
  let requiredCount: Int

  init(
    _ what: String, example: String = "", as type: TokenType? = nil, _ names: [Name], required: Int
  ) {
    self.what = what
    self.example = example
    self.type = type
    self.names = names
    requiredCount = required
  }

  static let color = MemberList(
    "a color", example: " such as {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 1]}",
    as: .color, [.colorSpace, .components, .alpha, .hex], required: 2)
  static let dimension = MemberList(
    "a dimension", example: " such as {\"value\": 16, \"unit\": \"px\"}", as: .dimension,
    [.valueMember, .unit], required: 2)
  static let duration = MemberList(
    "a duration", example: " such as {\"value\": 200, \"unit\": \"ms\"}", as: .duration,
    [.valueMember, .unit], required: 2)
  static let strokeStyle = MemberList(
    "a stroke style",
    example: ": a word such as 'solid', or an object with 'dashArray' and 'lineCap'",
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

  /// The value of a required member.
  subscript(index: Int) -> NodeID { NodeID(index: indices[index]) }

  /// The value of a member that may be left out.
  subscript(optional index: Int) -> NodeID? {
    get { indices[index] == .max ? nil : NodeID(index: indices[index]) }
    set { indices[index] = newValue?.index ?? .max }
  }
}
