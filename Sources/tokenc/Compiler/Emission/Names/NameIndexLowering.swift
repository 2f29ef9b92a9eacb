/// Lowers the names of an enum's cases to the witnesses of its lookup.
///
/// The compiler's own witnesses for an enum with raw values compile in quadratic time and search
/// one name after the other; these call the library.
struct NameIndexLowering {
  /// The enum, for example `ColorToken`.
  let type: String
  let names: CaseNames
  /// What servers send for the names.
  var sent = SentKind.text
  let naming: EmissionNaming

  private var access: String { naming.access }

  /// The import of the library, of which the extension's type is a token.
  var imports: [SwiftImport] {
    naming.configuration.runtimeModule.map { [naming.interfaceImport($0)] } ?? []
  }

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      head: "\(naming.isolation)extension \(type): \(sent.tokenProtocol)",
      body: .members(witnesses + [nameIndex]))
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
        head: "\(access)static var allCases: AllCases",
        body: .result(.code("TokenCases()"))),
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
