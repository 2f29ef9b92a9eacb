/// A member of a generated type that goes by another name now.
package struct MemberRename: Equatable, Sendable {
  enum Form: Sendable {
    case enumCase
    /// A member of a group that is held as a value, as in `let text = ColorToken.text`; `old` is the group.
    case groupMember
    /// A function, named with its type only: what `.old(…)` alone calls is open.
    case function
    /// A type within another, likewise.
    case type
    /// A property of a component's content, also as a label of its initializer.
    case field
    /// A component: a type of no other.
    case component
  }

  /// The type, with its prefix, for example `ColorToken` or `ButtonView.Size`; empty for a component. A call
  /// that takes a member or a string, `Theme(brand:)`, for what is renamed there alone.
  var typeName: String
  /// Types of Apple's that have the member, too, such as `UIColor`.
  var platformTypes: [String] = []
  var old: String
  var new: String
  /// A Boolean value that indicates whether another enum may well have a case of the old name, so that `.old` without
  /// its enum may mean that one.
  var isShared = false
  var form = Form.enumCase
  /// The name of a ``Form/groupMember``, for example `text.primary`.
  var member: String?

  /// The same, where another enum has a case of the old name.
  func sharing(with isShared: Bool) -> MemberRename {
    var result = self
    result.isShared = isShared
    return result
  }

  /// The same for each group of a name by groups, where a group is held as a value.
  var ofGroups: [MemberRename] {
    let names = old.split(separator: ".")
    return names.indices.dropFirst().map { count in
      var result = self
      result.old = names[..<count].joined(separator: ".")
      result.member = old
      result.form = .groupMember
      return result
    }
  }

  /// The types whose member it is.
  var allTypes: [String] { [typeName] + platformTypes }

  static func isCall(_ typeName: String) -> Bool { typeName.utf8.last == UInt8(ascii: ")") }
}
