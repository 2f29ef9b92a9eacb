/// How the tokens of families are spelled in SwiftUI and UIKit: which modifiers take them, and their names.
package struct Accessors {
  package let configuration: AccessorConfiguration

  package init(_ configuration: AccessorConfiguration) { self.configuration = configuration }

  /// The modifiers that take the tokens of a family.
  package func modifiers(of family: TokenFamily) -> [AccessorModifier] {
    guard configuration.hasSwiftUI else { return [] }
    switch family.type {
    case .color: return [.color]
    case .shadow: return [.shadow]
    case .transition: return [.animation]
    case .typography: return [.textStyle]
    case .dimension: return AccessorModifier.ofLengths.filter { takes(family, $0) }
    default: return []
    }
  }

  private func takes(_ family: TokenFamily, _ modifier: AccessorModifier) -> Bool {
    takes(family.typeName, modifier)
  }

  /// Returns a Boolean value that indicates whether a modifier takes the tokens of an enum of lengths.
  package func takes(_ typeName: String, _ modifier: AccessorModifier) -> Bool {
    guard configuration.hasSwiftUI else { return false }
    if let enums = configuration.enums[modifier] { return enums.contains(typeName) }
    let name = typeName.lowercased()
    return modifier.words.contains { name.hasWord($0) }
  }

  /// The name after the dot, without backticks; `nil` for a token whose name is left to Apple's.
  package func name(of token: Token) -> String? {
    guard configuration.names(token.text) else { return nil }
    return spelling(ofCase: token.names.caseName)
  }

  /// The name after the dot of the token with a case.
  package func spelling(ofCase name: String) -> String {
    let prefix = configuration.prefix
    return prefix.isEmpty ? name : prefix + SwiftName.capitalizingFirst(name)
  }

  /// The types that generated accessors name, so that no generated type may hide them.
  private static let neededTypes: Set<String> = [
    "CGFloat", "ColorTokenStyle", "Edge", "EnvironmentTheme", "EnvironmentValues", "FillStyle",
    "RoundedCornerStyle", "Shape", "ShapeStyle", "Text", "ThemedToken", "UIColor", "View",
  ]

  /// Returns a Boolean value that indicates whether generated code needs a type of a name.
  package func needs(_ type: String) -> Bool {
    configuration.isOn && Self.neededTypes.contains(type)
  }

  /// The types of Apple's that have the tokens as members.
  package var platformTypes: [String] { configuration.hasUIKit ? ["UIColor"] : [] }
}

/// Finds names of accessors that hide one of Apple's or are hidden by it, and those of two tokens.
struct AccessorNameCheck {
  private let accessors: Accessors
  private let table: TokenTable
  private var diagnostics: [Diagnostic] = []

  static func findings(in families: [TokenFamily], of table: TokenTable) -> [Diagnostic] {
    let options = table.configuration.accessors
    guard options.isOn || options.isNested else { return [] }
    var check = AccessorNameCheck(accessors: Accessors(options), table: table)
    if options.isNested {
      check.diagnostics = NestedNameCheck(accessors: check.accessors, table: table)
        .findings(in: families)
    }
    for family in families { check.checkAppleNames(family) }
    for modifier in AccessorModifier.allCases { check.checkDuplicates(modifier, in: families) }
    return check.diagnostics
  }

  private init(accessors: Accessors, table: TokenTable) {
    self.accessors = accessors
    self.table = table
  }

  private func range(of token: Token) -> SourceRange { table.nameRange(of: token) }

  private mutating func checkAppleNames(_ family: TokenFamily) {
    var kinds = accessors.modifiers(of: family).flatMap(\.appleNames)
    if family.type == .color, accessors.configuration.hasUIKit { kinds.append(.uicolor) }
    guard !kinds.isEmpty else { return }
    for token in family.tokens {
      guard let name = accessors.name(of: token) else { continue }
      let owners = kinds.compactMap { AppleNames.owner(of: name, $0) }
      if let owner = owners.first {
        diagnostics.append(.appleName(range(of: token), token, name, owner))
      } else if name == "token" {
        diagnostics.append(.appleName(range(of: token), token, name, "the function '.token(_:)'"))
      }
    }
  }

  private mutating func checkDuplicates(
    _ modifier: AccessorModifier, in families: [TokenFamily]
  ) {
    let taken = families.filter { accessors.modifiers(of: $0).contains(modifier) }
    guard taken.count > 1 else { return }
    var owners: [String: (family: TokenFamily, token: Token)] = [:]
    for family in taken {
      for token in family.tokens {
        guard let name = accessors.name(of: token) else { continue }
        guard let first = owners[name] else {
          owners[name] = (family, token)
          continue
        }
        guard first.family.typeName != family.typeName else { continue }
        diagnostics.append(
          .ambiguousAccessor(
            range(of: token), name, modifier, token, family,
            first: (first.token, first.family, range(of: first.token))))
      }
    }
  }
}

extension AccessorModifier {
  /// The names of Apple's that a leading dot may find in the same place.
  var appleNames: [AppleNames.Kind] {
    switch self {
    case .color: [.style]
    case .padding: [.edges, .length]
    case .cornerRadius: [.length]
    case .animation: [.motion]
    case .shadow, .textStyle: []
    }
  }
}

extension Diagnostic {
  fileprivate static func appleName(
    _ range: SourceRange, _ token: Token, _ name: String, _ owner: String
  ) -> Diagnostic {
    .error(
      .accessorName,
      "token '\(token.text)' would be '.\(name)', which \(owner) has, too, so a line of Swift may mean "
        + "either; state another name as '$extensions.tokenc.name'", at: range,
      notes: [
        Note(
          message: "or tokenc.json leaves the name to Apple's with "
            + "'\"accessors\": { \"except\": \"\(token.text)\" }', where '.token(.\(name))' is yours, "
            + "or gives all names a 'prefix'", range: range)
      ])
  }

  fileprivate static func ambiguousAccessor(
    _ range: SourceRange, _ name: String, _ modifier: AccessorModifier, _ token: Token,
    _ family: TokenFamily, first: (token: Token, family: TokenFamily, range: SourceRange)
  ) -> Diagnostic {
    let remedy =
      AccessorModifier.ofLengths.contains(modifier)
      ? "say which enum it takes with '\"accessors\": { \"\(modifier.rawValue)\": "
        + "[\"\(first.family.typeName)\"] }' in tokenc.json"
      : "leave one out with '\"accessors\": { \"except\": \"\(token.text)\" }' in tokenc.json"
    return .error(
      .accessorName,
      "'.\(modifier.spelling)(.\(name))' would be a token of '\(first.family.typeName)' and of "
        + "'\(family.typeName)'; \(remedy)", at: range,
      notes: [Note(message: "'\(first.token.text)' is declared here", range: first.range)])
  }
}

extension Diagnostic {
  /// A generated type that hides one of a framework or library.
  ///
  /// - Parameter isNeeded: a Boolean value that indicates whether generated code names the hidden type.
  package static func hiddenType(
    _ range: SourceRange?, _ name: String, _ owner: String, isNeeded: Bool, remedy: String
  ) -> Diagnostic {
    let message =
      "'\(name)' hides the type of \(owner) in its module, and is ambiguous where both are imported; "
      + remedy
    return isNeeded
      ? .error(.hiddenType, message, at: range) : .warning(.hiddenType, message, at: range)
  }
}

extension Diagnostic.ID {
  package static let accessorName = Self("accessor-name")
  static let hiddenType = Self("hidden-type")
}
