import TokenCompiler

/// The tokens that constants of Swift are, each with its value in every appearance.
struct SwiftTokenReader {
  struct Token {
    var path: [String]
    /// The path in the source, which has the names of types.
    var names: [String]
    var place: SourceRange
    var file: Int
    var type: ForeignType
    var values: [AppleAppearance: ForeignValue]
    var description: String?
    /// How a font grows, as members of `$extensions.tokenc`.
    var scaling: [ForeignValue.Member] = []
    var variesWithScheme = false
    var variesWithContrast = false
  }

  struct Loss {
    var path: [String]
    var names: [String]
    var range: SourceRange
    var file: Int
    var reason: String
    var key: String
    /// A Boolean value that indicates whether it is of a kind that no token is.
    var isForeign: Bool
  }

  private(set) var tokens: [Token] = []
  private(set) var losses: [Loss] = []
  private var evaluator: SwiftEvaluator
  /// The paths of the color sets beside the files, by their names.
  private let sets: [String: [String]]
  /// The same by the letters and digits of their names; none where several have the same.
  private var setsByKey: [String: [String]] = [:]
  /// A Boolean value that indicates whether references become aliases; otherwise all values are found out.
  private let keepsAliases: Bool

  private var program: SwiftProgram { evaluator.program }

  init(_ program: SwiftProgram, sets: [String: [String]] = [:], keepsAliases: Bool = true) {
    evaluator = SwiftEvaluator(program)
    self.keepsAliases = keepsAliases
    self.sets = sets
    for (name, path) in sets {
      let key = Self.key(name)
      setsByKey[key] = setsByKey[key] == nil ? path : []
    }
  }

  mutating func read() {
    for index in program.constants.indices { read(index) }
    removeDangling()
  }

  /// Removes what refers to a constant without a value, again and again, as that may be referred to itself.
  private mutating func removeDangling() {
    var known = Set(tokens.map { $0.path.joined(separator: ".") })
    known.formUnion(sets.values.map { $0.joined(separator: ".") })
    var isSettled = false
    while !isSettled {
      isSettled = true
      let count = tokens.count
      var lost: [Loss] = []
      tokens.removeAll { token in
        let targets = token.values.values.compactMap { value -> String? in
          if case .reference(let target) = value.content { target } else { nil }
        }
        guard let target = targets.sorted().first(where: { !known.contains($0) }) else {
          return false
        }
        lost.append(
          Loss(
            path: token.path, names: token.names, range: token.place, file: token.file,
            reason: "it refers to '\(target)', which is left out", key: "target", isForeign: false))
        return true
      }
      losses += lost
      isSettled = tokens.count == count
      known.subtract(lost.map { $0.path.joined(separator: ".") })
    }
  }

  // MARK: Constants

  private mutating func read(_ index: Int) {
    let constant = program.constants[index]
    let file = program.files[constant.file]
    let names = constant.types + [constant.name]
    let path = Self.path(of: constant.types) + [constant.name]
    let place = file.range(of: constant.place..<(constant.place + 1))
    func lose(_ fault: SwiftFault) {
      losses.append(
        Loss(
          path: path, names: names, range: place, file: constant.file, reason: fault.reason,
          key: fault.key,
          isForeign: isForeign(constant.type) || isForeign(constant.types)
            || fault.isForeign && !isDesign(constant.type)))
    }
    var token = Token(
      path: path, names: names, place: place, file: constant.file, type: .standard(.color),
      values: [:], description: constant.description)
    if keepsAliases, let target = target(of: constant) {
      token.values[AppleAppearance()] = ForeignValue(
        .reference(target.path.joined(separator: ".")), at: place)
      token.type = target.type
      tokens.append(token)
      return
    }
    var found: [AppleAppearance: SwiftValue] = [:]
    do throws(SwiftFault) {
      found = try values(of: index, &token)
    } catch {
      if !dependsOnInstance(constant, error) { lose(error) }
      return
    }
    add(found, of: constant, token)
  }

  /// The values in all appearances; those of one that a constant doesn't vary with are the same.
  private mutating func values(
    of index: Int, _ token: inout Token
  ) throws(SwiftFault) -> [AppleAppearance: SwiftValue] {
    evaluator.asksScheme = false
    evaluator.asksContrast = false
    var found: [AppleAppearance: SwiftValue] = [:]
    for appearance in AppleAppearance.all {
      let isAsked =
        (evaluator.asksScheme || !appearance.isDark)
        && (evaluator.asksContrast || !appearance.isHigh)
      guard isAsked else { continue }
      evaluator.appearance = appearance
      evaluator.budget = SwiftEvaluator.maximumBudget
      found[appearance] = try evaluator.value(of: index)
    }
    // The contrast may be asked for in dark alone.
    for appearance in AppleAppearance.all where found[appearance] == nil {
      let plain = AppleAppearance(
        isDark: appearance.isDark && evaluator.asksScheme,
        isHigh: appearance.isHigh && evaluator.asksContrast)
      if found[plain] == nil {
        evaluator.appearance = plain
        evaluator.budget = SwiftEvaluator.maximumBudget
        found[plain] = try evaluator.value(of: index)
      }
      found[appearance] = found[plain]
    }
    token.variesWithScheme = evaluator.asksScheme
    token.variesWithContrast = evaluator.asksContrast
    return found
  }

  private mutating func add(
    _ found: [AppleAppearance: SwiftValue], of constant: SwiftProgram.Constant, _ token: Token
  ) {
    let found = found.mapValues { value in value.packedColor.map(SwiftValue.color) ?? value }
    guard let base = found[AppleAppearance()] else { return }
    if case .object(let members) = base {
      for member in members {
        var part = token
        part.path.append(member.name)
        part.names.append(member.name)
        part.description = nil
        add(found.compactMapValues { $0.member(member.name) }, of: constant, part)
      }
      return
    }
    // A set by its own name is the token that the catalog has.
    if case .set(let name) = base, let path = set(called: name), Self.isSame(path, token.path),
      found.count == AppleAppearance.all.count, !token.variesWithScheme, !token.variesWithContrast
    {
      return
    }
    var token = token
    do throws(SwiftFault) {
      for (appearance, value) in found {
        let (converted, type) = try self.converted(value, constant, token)
        token.values[appearance] = converted
        if case .font(let font) = value { token.scaling = Self.scaling(of: font, at: token.place) }
        token.type = type
      }
    } catch {
      losses.append(
        Loss(
          path: token.path, names: token.names, range: token.place, file: token.file,
          reason: error.reason, key: error.key, isForeign: error.isForeign))
      return
    }
    tokens.append(token)
  }

  // MARK: Aliases

  /// The constant that a constant is another name of.
  private func target(
    of constant: SwiftProgram.Constant
  ) -> (path: [String], type: ForeignType)? {
    guard case .expression(let start) = constant.value else { return nil }
    let file = program.files[constant.file]
    let expression = evaluator.expression(at: start, upTo: file.tokens.count, in: constant.file)
    var scope = SwiftScopeOfValues(file: constant.file, types: constant.types)
    scope.expected = constant.type
    guard let names = evaluator.names(of: expression, scope),
      let found = evaluator.constant(names, scope), found.rest.isEmpty
    else { return nil }
    let other = program.constants[found.index]
    let path = Self.path(of: other.types) + [other.name]
    guard path != Self.path(of: constant.types) + [constant.name] else { return nil }
    // Objects are no tokens themselves.
    var copy = evaluator
    copy.appearance = AppleAppearance()
    copy.budget = SwiftEvaluator.maximumBudget
    guard let value = try? copy.value(of: found.index) else { return nil }
    switch value {
    case .color, .set: return (path, .standard(.color))
    case .font: return (path, .standard(.typography))
    default: return nil
    }
  }

  // MARK: Values

  private func converted(
    _ value: SwiftValue, _ constant: SwiftProgram.Constant, _ token: Token
  ) throws(SwiftFault) -> (ForeignValue, ForeignType) {
    func foreign(_ content: ForeignValue.Content) -> ForeignValue {
      ForeignValue(content, at: token.place)
    }
    switch value {
    case .color(let color): return (foreign(.text(color.notation)), .standard(.color))
    case .set(let name):
      guard let path = set(called: name) else {
        throw SwiftFault("the color set '\(name)' is not among what is imported", "set")
      }
      return (foreign(.reference(path.joined(separator: "."))), .standard(.color))
    case .weight(let weight): return (foreign(.number(weight)), .standard(.fontWeight))
    case .font(let font): return (Self.typography(font, foreign), .standard(.typography))
    case .number(let number):
      return try Self.converted(number, constant.type, token.path, foreign)
    case .text(let text):
      if text.hasPrefix("#"), Color(hexNotation: text) != nil {
        return (foreign(.text(text)), .standard(.color))
      }
      if ImportConversion.typeByName(token.path) == .standard(.fontFamily) {
        return (foreign(.text(text)), .standard(.fontFamily))
      }
      throw SwiftFault("it is a text", "text", isForeign: true)
    case .symbol(let name) where isDesign(constant.type):
      throw SwiftFault("'.\(name)' is not declared in these files", "name")
    default:
      throw SwiftFault("it is no color, number or font", "kind", isForeign: true)
    }
  }

  private static func typography(
    _ font: SwiftFont, _ foreign: (ForeignValue.Content) -> ForeignValue
  ) -> ForeignValue {
    var members: [ForeignValue.Member] = [
      .init("fontFamily", foreign(.text(font.family ?? "system-ui"))),
      .init("fontSize", foreign(.text(JSONNumber.text(font.size) + "px"))),
      .init("fontWeight", foreign(.number(font.weight))),
      .init("letterSpacing", foreign(.text("0px"))),
      .init("lineHeight", foreign(.text("AUTO"))),
    ]
    if font.isItalic { members.append(.init("fontStyle", foreign(.text("italic")))) }
    return foreign(.object(members))
  }

  /// The growth of a font, as members of `$extensions.tokenc`.
  private static func scaling(of font: SwiftFont, at range: SourceRange) -> [ForeignValue.Member] {
    var members: [ForeignValue.Member] = []
    if let style = font.textStyle {
      members.append(.init("textStyle", ForeignValue(.text(style.name), at: range)))
    }
    if font.isFixed {
      members.append(.init("maximumScale", ForeignValue(.number(1), at: range)))
      members.append(.init("minimumScale", ForeignValue(.number(1), at: range)))
    }
    return members
  }

  private static let factorWords = ImportConversion.factorWords.union([
    "percent", "percentage", "progress", "scale", "threshold",
  ])

  private static func converted(
    _ number: SwiftNumber, _ type: [String], _ path: [String],
    _ foreign: (ForeignValue.Content) -> ForeignValue
  ) throws(SwiftFault) -> (ForeignValue, ForeignType) {
    let value = number.value.rounded(decimals: 9)
    let text = JSONNumber.text(value)
    let words = Set((path.last.map { [$0] } ?? []).flatMap(ImportConversion.words))
    let named = ImportConversion.typeByName(path)
    let length = (foreign(.text(text + "px")), ForeignType.standard(.dimension))
    if type.last == "TimeInterval" { return (foreign(.text(text + "s")), .standard(.duration)) }
    if !words.isDisjoint(with: factorWords) {
      return (foreign(.number(value)), .standard(.number))
    }
    switch named {
    case .opacity?: return (foreign(.number(value)), .opacity)
    case .lineHeight?:
      let isFactor = value <= Magnitude.lineHeight.plausible.upperBound
      return isFactor ? (foreign(.number(value)), .standard(.number)) : length
    case .letterSpacing?:
      // Apple's tracking is in points; less than a tenth of one is meant as a factor.
      guard value == 0 || value.magnitude >= 0.1 else {
        throw SwiftFault(
          "\(text) is no tracking in points, and may be a factor of the font size", "tracking")
      }
      return length
    case .standard(.fontWeight)?: return (foreign(.number(value)), .standard(.fontWeight))
    case .standard(.number)?: return (foreign(.number(value)), .standard(.number))
    case .standard(.duration)?:
      throw SwiftFault(
        "\(text) may be seconds or milliseconds; 'TimeInterval' is seconds", "duration")
    case .standard(.dimension)?: return length
    default: break
    }
    // Apple's frameworks have lengths in this type alone.
    return type.last == "CGFloat" || number.form == .real && type.isEmpty
      ? length : (foreign(.number(value)), .standard(.number))
  }

  // MARK: Names

  /// Returns a Boolean value that indicates whether a computed property is made of those of its own instance, so that
  /// it is no constant.
  private func dependsOnInstance(_ constant: SwiftProgram.Constant, _ fault: SwiftFault) -> Bool {
    guard !constant.isStatic, case .body = constant.value else { return false }
    let stored = program.properties(of: constant.types)?.map(\.name) ?? []
    return fault.key == "name" && (stored + ["self"]).contains { fault.reason.hasPrefix("'\($0)'") }
  }

  /// Returns a Boolean value that indicates whether a constant states a type of a platform that no token is of, such as
  /// an image or a view.
  private func isForeign(_ type: [String]) -> Bool {
    let types: Set = [
      "Animation", "Any", "AnyView", "Bool", "Bundle", "CGPoint", "Character", "Data", "Date",
      "DateFormatter", "Image", "Locale", "NSImage", "NSManagedObjectContext", "NSPredicate",
      "NumberFormatter",
      "Set", "String", "StaticString", "UIImage", "UINib", "URL", "UUID", "some", "View",
    ]
    return type.contains(where: types.contains)
  }

  /// The types that tokens are of.
  private func isDesign(_ type: [String]) -> Bool {
    guard let name = type.last else { return false }
    return SwiftEvaluator.colorTypes.contains(name) || SwiftEvaluator.fontTypes.contains(name)
      || ["CGFloat", "Gradient", "LinearGradient", "CGSize", "UIEdgeInsets"].contains(name)
  }

  private static let groups = [
    "UIColor": "color", "NSColor": "color", "Color": "color", "CGColor": "color",
    "ShapeStyle": "color", "UIFont": "typography", "NSFont": "typography", "Font": "typography",
    "CGFloat": "size", "Double": "size", "Int": "size", "Float": "size",
    "TimeInterval": "duration",
  ]

  /// The groups of the types around a constant: those of a platform say what it is.
  static func path(of types: [String]) -> [String] {
    guard let first = types.first, let group = groups[first] else { return types }
    let rest = types.dropFirst()
    return rest.first == "Weight" ? ["fontWeight"] + rest.dropFirst() : [group] + rest
  }

  /// Returns a Boolean value that indicates whether a color set's name is that of a constant, however its words are
  /// joined.
  private static func isSame(_ set: [String], _ constant: [String]) -> Bool {
    key(set.last ?? "") == key(constant.last ?? "")
  }

  /// The path of a color set; by the letters of its name for `Color(.inkNormal)`.
  private func set(called name: String) -> [String]? {
    guard name.hasPrefix(".") else { return sets[name] }
    return setsByKey[Self.key(name)].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
