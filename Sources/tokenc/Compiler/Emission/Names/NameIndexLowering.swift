/// Lowers the names of an enum's cases to its lookup.
package struct NameIndexLowering {
  /// The enum, for example `ColorToken`.
  let type: String
  let names: CaseNames
  let naming: EmissionNaming

  package init(type: String, names: CaseNames, naming: EmissionNaming) {
    self.type = type
    self.names = names
    self.naming = naming
  }

  private var access: String { naming.access }

  /// The lookup of an enum of tokens, with what the protocol requires.
  ///
  /// The compiler's own witnesses for an enum with raw values compile in quadratic time and search
  /// one name after the other; these call the library, and are inlined where they are used.
  var tokens: SwiftDeclaration { declaration(of: "DesignToken", members: witnesses) }

  /// The lookup of an enum with a protocol of the library, and with more members.
  package func declaration(
    of tokenProtocol: String, members: [SwiftDeclaration] = []
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      head: "\(naming.isolation)extension \(type): \(tokenProtocol)",
      body: .members(members + [nameIndex]))
  }

  private var witnesses: [SwiftDeclaration] {
    [
      SwiftDeclaration(
        documentation: "Finds the token that a server calls `rawValue`.",
        head: "\(access)init?(rawValue: String)",
        body: .statements(["self.init(rawValue: rawValue, in: \(type).nameIndex)"])),
      SwiftDeclaration(
        head: "\(access)var rawValue: String",
        body: .result(.code("\(type).nameIndex.name(at: ordinal)"))),
      SwiftDeclaration(head: "\(access)typealias AllCases = TokenCases<\(type)>"),
      SwiftDeclaration(
        head: "\(access)static var allCases: AllCases", body: .result(.code("TokenCases()"))),
      SwiftDeclaration(
        head: "\(access)static func == (one: \(type), other: \(type)) -> Bool",
        body: .result(.code("one.isSame(as: other)"))),
      SwiftDeclaration(
        head: "\(access)func hash(into hasher: inout Hasher)",
        body: .result(.code("hasher.combine(ordinal)"))),
    ]
  }

  private var nameIndex: SwiftDeclaration {
    SwiftDeclaration(
      head: "\(access)static let nameIndex",
      body: .value(.call("NameIndex", [("names", .lines(names.lines))])))
  }
}
