/// The members that an object of one kind has: up to eight.
struct MemberList: Sendable {
  /// The kind of the object in messages, for example `a border`.
  let what: String
  /// The example after that where an object was expected, for example ` such as {"value": …}`.
  var example = ""
  /// The type, if it is one with a form in earlier drafts.
  var type: TokenType?
  /// The members' names; the required ones come first.
  let names: [Name]
  let requiredCount: Int

  static let color = MemberList(
    what: "a color", example: " such as {\"colorSpace\": \"srgb\", \"components\": [0.2, 0.4, 1]}",
    type: .color, names: [.colorSpace, .components, .alpha, .hex], requiredCount: 2)
  static let dimension = MemberList(
    what: "a dimension", example: " such as {\"value\": 16, \"unit\": \"px\"}", type: .dimension,
    names: [.valueMember, .unit], requiredCount: 2)
  static let duration = MemberList(
    what: "a duration", example: " such as {\"value\": 200, \"unit\": \"ms\"}", type: .duration,
    names: [.valueMember, .unit], requiredCount: 2)
  static let strokeStyle = MemberList(
    what: "a stroke style",
    example: ": a word such as 'solid', or an object with 'dashArray' and 'lineCap'",
    names: [.dashArray, .lineCap], requiredCount: 2)
  static let border = MemberList(
    what: "a border", example: " such as {\"color\": …, \"width\": …, \"style\": \"solid\"}",
    names: [.color, .width, .style], requiredCount: 3)
  static let transition = MemberList(
    what: "a transition", names: [.duration, .delay, .timingFunction], requiredCount: 3)
  static let shadow = MemberList(
    what: "a shadow",
    example: " such as {\"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, \"spread\": …}",
    names: [.color, .offsetX, .offsetY, .blur, .spread, .inset], requiredCount: 5)
  static let gradientStop = MemberList(
    what: "a gradient stop", names: [.color, .position], requiredCount: 2)
  static let typography = MemberList(
    what: "a typography value",
    names: [.fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight], requiredCount: 5)
  /// A text style without a size, which is one of the platform's.
  static let systemTypography = MemberList(
    what: "a typography value",
    names: [.fontFamily, .fontSize, .fontWeight, .letterSpacing, .lineHeight], requiredCount: 0)
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
