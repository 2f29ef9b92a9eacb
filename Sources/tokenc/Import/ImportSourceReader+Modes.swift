import TokenCompiler

/// A member of `$extensions` with a token's values for other contexts, by their names.
struct ModeExtension {
  /// Names from `$extensions` inwards.
  var path: [String]
  /// A Boolean value that indicates whether `dark-high-contrast` is `dark` where a token says nothing else.
  var fallsBack = false

  /// The members that known tools use: Terrazzo and Cobalt (`mode`), GitHub's Primer and IBM's Carbon.
  ///
  /// Primer takes the value for its scheme where a theme has none (primer/primitives,
  /// `preprocessors/themeOverrides.ts`).
  static let known = [
    ModeExtension(path: ["mode"]), ModeExtension(path: ["org.primer.overrides"], fallsBack: true),
    ModeExtension(path: ["carbon.themes"]),
  ]
}

/// The meaning of a member beside a token's value for contexts, by its name.
enum ModeMember: Equatable {
  /// The value for one context: `dark`, `valueDark`, `dark-value`, `darkHighContrast`.
  case context(String)
  /// An object with values by the names of contexts: `modes`, `$themes`.
  case contexts

  init?(_ name: String) {
    var words = ImportConversion.words(of: name)
    if words.count == 1,
      ["mode", "modes", "theme", "themes", "scheme", "schemes"].contains(words[0])
    {
      self = .contexts
      return
    }
    words.removeAll { ["value", "mode", "theme", "scheme"].contains($0) }
    let contrast: Set = ["high", "contrast", "hc"]
    let schemes = words.filter { !contrast.contains($0) }
    let isContrast = words.contains("hc") || words.contains("contrast")
    guard schemes.count <= 1, schemes.allSatisfy(SchemeName.pairs.joined().contains),
      isContrast || words == schemes, !words.isEmpty
    else { return nil }
    self = .context((schemes + (isContrast ? ["high-contrast"] : [])).joined(separator: "-"))
  }
}

/// Values for contexts in `$extensions` and beside a token's value.
extension ImportSourceReader {
  private var modeExtensions: [ModeExtension] {
    guard case .extension(let path)? = options.modePlace else { return ModeExtension.known }
    return ModeExtension.known + [ModeExtension(path: path)]
  }

  func valueOfFirstMode(in object: NodeID) -> ForeignValue? {
    guard let extensions = tape.member("$extensions", of: object) else { return nil }
    let value = ForeignValue(extensions, of: tape)
    return modeExtensions.lazy.compactMap { modes(at: $0.path, of: value)?.first?.value }.first
  }

  /// Reads `$extensions`: values for contexts, and the rest, which is kept.
  mutating func readExtensions(_ extensions: ForeignValue, into token: inout ForeignToken) {
    token.extensions = extensions
    readFigmaFacts(extensions, into: &token)
    for known in modeExtensions {
      guard let modes = modes(at: known.path, of: extensions, beside: token.value) else { continue }
      token.extensions = token.extensions?.removing(known.path[...])
      add(modes, to: &token)
      token.modesFallBack = token.modesFallBack || known.fallsBack
    }
    for member in token.extensions?.members ?? [] {
      noteUnreadModes(of: member.value, at: [member.name])
    }
  }

  /// Reads a member beside a token's value that holds the value for other contexts, if it is one:
  /// `dark`, `valueDark`, `modes` with an object.
  func readModeMember(_ name: String, _ value: ForeignValue, into token: inout ForeignToken) -> Bool
  {
    guard let modes = modes(ofMember: name, value, beside: token.value) else { return false }
    add(modes, to: &token)
    return true
  }

  func isModeMember(_ name: String, _ value: ForeignValue) -> Bool {
    modes(ofMember: name, value) != nil
  }

  private func modes(
    ofMember name: String, _ value: ForeignValue, beside own: ForeignValue? = nil
  ) -> [Mode]? {
    switch ModeMember(name) {
    case .contexts: return modes(in: value, beside: own)
    case .context(let context):
      // A draft's child, which is a token of its own.
      if rules.valueMembers == ["$value"], value.member("$value") != nil { return nil }
      switch value.content {
      case .flag, .nothing: return nil
      default:
        return modes(
          in: ForeignValue(.object([.init(context, value)]), at: value.range), beside: own)
      }
    case nil: return nil
    }
  }

  private func add(_ modes: [Mode], to token: inout ForeignToken) {
    token.modes += modes.map { ($0.context, $0.value) }
    token.modeAlphas.merge(modes.compactMap { mode in mode.alpha.map { (mode.context, $0) } }) {
      $1
    }
  }

  /// Reports a member that is kept and looks like one more value of the token.
  mutating func noteOtherValue(_ name: String, _ value: ForeignValue, of token: ForeignToken) {
    guard value != token.value, isOtherValue(value, called: name, of: token) else { return }
    leaveOut(
      "'\(name)' of token '\(token.dottedPath)' holds another value, which is not read; it is kept in "
        + "'$extensions.\(rules.namespace)' alone", at: value.range, key: "other value \(name)")
  }

  private func isOtherValue(
    _ value: ForeignValue, called name: String, of token: ForeignToken
  ) -> Bool {
    if value.members.contains(where: { SchemeName.word(of: $0.name) != nil }) { return true }
    if ImportConversion.words(of: name).contains("value") { return true }
    if let text = value.text, text.hasPrefix("{"), ForeignReference.path(of: text) != nil {
      return true
    }
    let type = ImportConversion.typeByForm(value)
    return type != nil && type == ImportConversion.typeByForm(token.value)
  }

  private typealias Mode = (context: String, value: ForeignValue, alpha: ForeignValue?)

  private func modes(
    at path: [String], of extensions: ForeignValue, beside own: ForeignValue? = nil
  ) -> [Mode]? {
    path.reduce(extensions as ForeignValue?) { $0?.member($1) }
      .flatMap { modes(in: $0, beside: own) }
  }

  /// The values for contexts that an object has by their names; only opacity may differ from `own`.
  private func modes(in object: ForeignValue, beside own: ForeignValue?) -> [Mode]? {
    let members = object.members
    guard !members.isEmpty else { return nil }
    return members.map { member in
      let parts = member.value.members
      if let own, let alpha = member.value.member("alpha"), parts.count == 1 {
        return (member.name, own, alpha)
      }
      let rest = parts.filter { $0.name != "$value" && $0.name != "value" }
      // A length has a `value` as well, and its unit.
      guard let value = member.value.member("$value", "value"), rest.count < parts.count,
        rest.allSatisfy({ $0.name.hasPrefix("$") || ["alpha", "description"].contains($0.name) })
      else { return (member.name, member.value, nil) }
      return (member.name, value, member.value.member("alpha"))
    }
  }

  /// Reports what looks like values for light and dark and is not a known member.
  private mutating func noteUnreadModes(of value: ForeignValue, at path: [String]) {
    if let member = value.members.first(where: { SchemeName.word(of: $0.name) != nil }) {
      let name = path.joined(separator: "/")
      leaveOut(
        "'$extensions' has '\(member.name)' in '\(name)', which is not read; '--modes-in \(name)' reads it "
          + "as the value for a context", at: member.value.range, key: "modes \(name)")
    } else if path.count < 3 {
      for member in value.members { noteUnreadModes(of: member.value, at: path + [member.name]) }
    }
  }
}

extension ForeignValue {
  /// The object without a member, by the names that lead to it, and without what is empty then.
  fileprivate func removing(_ path: ArraySlice<String>) -> ForeignValue {
    guard let name = path.first else { return self }
    let members = members.compactMap { member -> Member? in
      guard member.name == name else { return member }
      let inner = path.count > 1 ? member.value.removing(path.dropFirst()) : nil
      return inner.flatMap { $0.members.isEmpty ? nil : Member(name, $0) }
    }
    return ForeignValue(.object(members), at: range)
  }
}

extension ForeignToken {
  /// Joins the unit that stands beside the value to each of its values that is written with a number.
  mutating func joinUnit() {
    guard let unit else { return }
    value = value.withUnit(unit)
    for index in modes.indices { modes[index].value = modes[index].value.withUnit(unit) }
  }

  /// Writes opacities that differ between contexts into the colors, which are computed then.
  mutating func spreadAlphas() {
    guard !modeAlphas.isEmpty else { return }
    func color(_ value: ForeignValue, _ alpha: ForeignValue?) -> ForeignValue {
      guard let alpha, let text = value.text, let opacity = alpha.inCSS else { return value }
      return ForeignValue(.text("rgba(\(text), \(opacity))"), at: value.range)
    }
    let colors = [value] + modes.map(\.value)
    let opacities = [alpha].compactMap { $0 } + modeAlphas.values
    // What can't be written so is left as an object, which is reported as not a color.
    guard colors.allSatisfy({ $0.text != nil }), opacities.allSatisfy({ $0.inCSS != nil }) else {
      value = ForeignValue(
        .object([.init("color", value), .init("alpha", opacities[0])]), at: value.range)
      modes = []
      return
    }
    for index in modes.indices {
      modes[index].value = color(modes[index].value, modeAlphas[modes[index].context] ?? alpha)
    }
    value = color(value, alpha)
    alpha = nil
  }
}

extension ForeignValue {
  fileprivate var inCSS: String? {
    if case .number(let number) = content { return JSONNumber.text(number) }
    return text
  }
}
