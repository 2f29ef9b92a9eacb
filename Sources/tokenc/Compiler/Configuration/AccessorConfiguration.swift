/// How tokens are spelled in SwiftUI and UIKit: the key `accessors` of `tokenc.json`.
package struct AccessorConfiguration: Sendable {
  /// A Boolean value that indicates whether modifiers of SwiftUI take tokens, as in `.foregroundStyle(.accent)`.
  package var hasSwiftUI = false
  /// A Boolean value that indicates whether there is a `UIColor` for each color, as in `UIColor.accent`.
  package var hasUIKit = false
  /// Put before the names, for example `acme` for `.acmeAccent`.
  package var prefix = ""
  /// A Boolean value that indicates whether tokens have names by their groups, as in `.text.primary`.
  package var isNested = false
  /// The groups that are joined to the names in them, though ``isNested`` is on.
  var joined: [PathPattern] = []
  /// The tokens whose names are left to Apple's.
  var excepted: [PathPattern] = []
  /// The enums that modifiers take, by the key that says so; where it is absent, their names tell.
  var enums: [AccessorModifier: [String]] = [:]

  package var isOn: Bool { hasSwiftUI || hasUIKit }

  /// Returns a Boolean value that indicates whether a group is joined to the names in it.
  func joins(_ group: String) -> Bool { joined.contains { $0.matches(group) } }

  /// Returns a Boolean value that indicates whether a token has a name of its own besides that of its enum's case.
  package func names(_ path: String) -> Bool { !excepted.contains { $0.matches(path) } }
}

/// The modifier that takes the tokens of an enum in SwiftUI.
package enum AccessorModifier: String, CaseIterable, Sendable {
  /// Styles, tints, backgrounds, borders and fills.
  case color
  case padding
  case cornerRadius
  case shadow
  case animation
  case textStyle

  /// Those whose enums can be configured, as several enums hold lengths.
  static let ofLengths: [AccessorModifier] = [.padding, .cornerRadius]

  /// How a line of Swift spells it, for messages.
  package var spelling: String {
    switch self {
    case .color: "foregroundStyle"
    default: rawValue
    }
  }

  /// The words in an enum's name that mean it, in small letters.
  package var words: [String] {
    switch self {
    case .padding: ["spac", "gap", "inset", "padding", "margin", "gutter"]
    case .cornerRadius: ["radius", "radii", "corner", "round"]
    default: []
    }
  }
}

extension ConfigurationReader {
  /// Reads `true` or an object with options.
  mutating func accessors(_ node: NodeID) -> AccessorConfiguration {
    var accessors = AccessorConfiguration()
    switch tape.kind(node) {
    case .false: return accessors
    case .true:
      accessors.hasSwiftUI = true
      return accessors
    default: break
    }
    guard let object = json.object(node, "'accessors'", keys: ConfigurationKeys.Accessors.self)
    else { return accessors }
    accessors.hasSwiftUI = json.flag(.swiftUI, of: object) ?? true
    accessors.hasUIKit = json.flag(.uiKit, of: object) ?? false
    accessors.prefix = identifier(.prefix, of: object, "a prefix of names", mayBeEmpty: true) ?? ""
    accessors.isNested = json.flag(.nested, of: object) ?? false
    accessors.joined = patterns(.joined, of: object) ?? []
    accessors.excepted = patterns(.except, of: object) ?? []
    if object[.padding] != nil {
      accessors.enums[.padding] = json.strings(.padding, of: object) ?? []
    }
    if object[.cornerRadius] != nil {
      accessors.enums[.cornerRadius] = json.strings(.cornerRadius, of: object) ?? []
    }
    return accessors
  }
}
