import TokenCompiler

/// The signs in files that tell their dialect, counted: for a person who reads what an import found out.
struct DialectEvidence {
  private var counts: [(sign: Sign, count: Int)] = []

  /// In the order in which they are shown.
  private enum Sign: Hashable {
    case themes
    case sets
    case studioExtension
    case type(String)
    case figmaAnswer
    case figmaExtension
    case uuid
    case value(String)

    /// The sign with its number, for example `12 'value' members`.
    func shown(_ count: Int) -> String {
      switch self {
      case .themes: "'$themes' or '$metadata'"
      case .sets: "references that start inside of sets"
      case .studioExtension: counted(count, "'studio.tokens' extension")
      case .type(let name): counted(count, "type") + " '\(name)'"
      case .figmaAnswer: "'variableCollections'"
      case .figmaExtension: counted(count, "'com.figma' extension")
      case .uuid: counted(count, "'uuid' member")
      case .value(let name): counted(count, "'\(name)' member")
      }
    }
  }

  init(
    of sources: [ImportSource], as dialect: ImportDialect, holdsSets: Bool, in tape: JSONTape
  ) {
    if holdsSets { note(.sets) }
    for source in sources {
      if DialectSigns.hasThemes(source, in: tape) { note(.themes) }
      if dialect == .figma {
        note(.figmaAnswer)
      } else if dialect != .alfa {
        count(in: source.root, of: dialect, tape)
      }
    }
  }

  private mutating func note(_ sign: Sign) {
    if let index = counts.firstIndex(where: { $0.sign == sign }) {
      counts[index].count += 1
    } else {
      counts.append((sign, 1))
    }
  }

  private mutating func count(in object: NodeID, of dialect: ImportDialect, _ tape: JSONTape) {
    var pending = [object]
    while let object = pending.popLast() {
      for member in tape.allMembers(of: object) where tape.kind(member.value) == .object {
        pending.append(member.value)
      }
      countSigns(of: object, dialect, tape)
    }
  }

  private mutating func countSigns(
    of object: NodeID, _ dialect: ImportDialect, _ tape: JSONTape
  ) {
    if let extensions = tape.member("$extensions", of: object) {
      if tape.member("studio.tokens", of: extensions) != nil { note(.studioExtension) }
      if !FigmaFacts.members(of: ForeignValue(extensions, of: tape)).isEmpty {
        note(.figmaExtension)
      }
    }
    let type = tape.text(["$type", "type"], of: object)
    switch dialect {
    case .tokensStudio:
      if let type, DialectSigns.studioTypes.contains(type) { note(.type(type)) }
    case .spectrum: if tape.member("uuid", of: object) != nil { note(.uuid) }
    case .styleDictionary, .theo:
      if Dialect.ofToken(object, in: tape) != nil { note(.value("value")) }
    case .dtcgDraft: if tape.member("$value", of: object) != nil { note(.value("$value")) }
    case .figma, .alfa, .values, .apple: break
    }
  }

  /// The most frequent signs, for example `12 'studio.tokens' extensions, 3 types 'lineHeights'`.
  var shown: String {
    counts.heaviestFirst { $0.sign == .themes || $0.sign == .sets ? .infinity : Double($0.count) }
      .prefix(3).map { $0.sign.shown($0.count) }.joined(separator: ", ")
  }
}
