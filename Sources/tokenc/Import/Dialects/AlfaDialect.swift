import TokenCompiler

extension DialectRules {
  /// The raw files of core-ds/ui-primitives: colors whose names start with their scheme, text styles,
  /// shadows, gradients and a grid, in points.
  static let alfa = DialectRules(
    name: "Alfa", namespace: "alfa", valueMembers: [], typeMembers: [], descriptionMembers: [],
    types: [:], numberUnit: .px,
    serverNames: [
      "color": .snakeCase, "typography": .pascalCase, "spacing": .snakeCase, "shadow": .snakeCase,
      "gradient": .snakeCase,
    ])
}

/// A fault that keeps a member of an Alfa file from being a token.
private typealias AlfaFault = ImportConversion.Fault

extension ImportSourceReader {
  /// Adds a file whose members are tokens; `light_` and `dark_` colors are one.
  mutating func readAlfa(_ source: ImportSource) {
    let file = document.addFile(source.name)
    if let context = source.context { document.add(file, to: context) }
    let members = tape.allMembers(of: source.root)
    for (name, members) in members.grouped(by: { Self.withoutScheme(name(of: $0)).name }) {
      for member in members { document.ledger.noteToken(tape.range(member.key)) }
      do throws(AlfaFault) {
        var token = try alfaToken(name, members)
        token.file = file
        token.joinedRanges = members.dropFirst().map { tape.range($0.key) }
        document.tokens.append(token)
      } catch {
        document.leftOut.append(name)
        leaveOut("'\(name)' is left out: \(error.message)", at: error.range, key: error.key)
      }
    }
  }

  private func name(of member: JSONMember) -> String { tape.names.string(member.name) }

  private static func withoutScheme(_ name: String) -> (name: String, scheme: String?) {
    for scheme in ["light", "dark"] where name.hasPrefix(scheme + "_") {
      return (String(name.dropFirst(scheme.count + 1)), scheme)
    }
    return (name, nil)
  }

  /// - Parameter members: one, or one for each scheme.
  private mutating func alfaToken(
    _ name: String, _ members: [JSONMember]
  ) throws(AlfaFault) -> ForeignToken {
    let node = members[0].value
    let range = tape.range(members[0].key)
    var token = ForeignToken(
      path: [], range: range, file: 0, value: ForeignValue(.nothing, at: tape.range(node)))
    switch tape.kind(node) {
    case .object where tape.member("hex", of: node) ?? tape.member("rgba", of: node) != nil:
      return try alfaColor(name, members, token)
    case _ where members.count > 1 || self.name(of: members[0]) != name:
      throw AlfaFault("only colors have schemes", at: range, "scheme")
    case .number:
      token.path = ["spacing"] + Self.alfaWords(name)
      token.type = .standard(.dimension)
      token.value = ForeignValue(node, of: tape)
    case .array:
      token.path = ["shadow"] + Self.alfaWords(name)
      token.type = .standard(.shadow)
      var layers: [ForeignValue] = []
      for layer in tape.elements(of: node) { layers.append(try alfaLayer(layer)) }
      token.value.content = .list(layers)
    case .object where tape.member("font_size", of: node) != nil:
      addTextStyle(name, node, to: &token)
    case .object where tape.member("stops", of: node) != nil:
      try addGradient(name, node, to: &token)
    default:
      throw AlfaFault(
        "it is neither a color with 'hex' and 'rgba' nor a text style, shadow, gradient or length",
        at: range, "form")
    }
    return token
  }

  // MARK: Colors

  private mutating func alfaColor(
    _ name: String, _ members: [JSONMember], _ token: ForeignToken
  ) throws(AlfaFault) -> ForeignToken {
    var token = token
    let schemes = members.map { Self.withoutScheme(self.name(of: $0)).scheme }
    guard schemes == [nil] || Set(schemes) == ["light", "dark"] && schemes.count == 2 else {
      throw AlfaFault(
        "a color has one value, or one for 'light' and one for 'dark'; this has \(members.map(self.name).quoted)",
        at: token.range, "schemes")
    }
    let figma = tape.text(["figma"], of: members[0].value)
    token.path = ["color"] + Self.alfaWords(name, joinedIn: figma)
    token.type = .standard(.color)
    // Light first: it is the default.
    let sorted = schemes.first == "dark" ? members.reversed() : members
    for member in sorted {
      let value = try alfaColor(member.value)
      token.modes.append((Self.withoutScheme(self.name(of: member)).scheme ?? "", value))
    }
    token.value = token.modes[0].value
    if sorted.count == 1 || token.modes[0].value == token.modes[1].value { token.modes = [] }
    let isDeprecated = sorted.map { tape.isTrue("deprecated", of: $0.value) }
    if isDeprecated != isDeprecated.reversed() {
      throw AlfaFault("it is deprecated in one scheme only", at: token.range, "deprecated")
    }
    if isDeprecated[0] { token.deprecation = ForeignValue(.flag(true), at: token.range) }
    keepRest(of: sorted.map(\.value), but: ["hex", "rgba", "deprecated"], in: &token)
    return token
  }

  /// The color that `rgba` states, in whole bytes and decimals of opacity; `hex`, which has its
  /// opacity first and rounded to a byte, has to say the same.
  private mutating func alfaColor(_ object: NodeID) throws(AlfaFault) -> ForeignValue {
    let range = tape.range(object)
    guard let hex = tape.text(["hex"], of: object), let rgba = tape.text(["rgba"], of: object)
    else {
      throw AlfaFault("a color has 'hex' and 'rgba'", at: range, "color")
    }
    let digits = Array(hex.lowercased().dropFirst())
    let opaque = "#" + digits.suffix(6)
    guard let color = try? CSSColor.parse(rgba), rgba.hasPrefix("rgb"), hex.hasPrefix("#"),
      let opaqueColor = try? CSSColor.parse(opaque), digits.count == 6 || digits.count == 8,
      let byte = digits.count == 6 ? 255 : Int(String(digits.prefix(2)), radix: 16)
    else {
      throw AlfaFault(
        "'\(ForeignValue.shortened(hex))' or '\(ForeignValue.shortened(rgba))' is not a color",
        at: range, "color")
    }
    guard
      (0..<3).allSatisfy({ index in
        abs((color.components[index] ?? 0) - (opaqueColor.components[index] ?? 0)) < 1e-9
      })
    else {
      throw AlfaFault("'\(hex)' and '\(rgba)' are different colors", at: range, "disagree")
    }
    let alpha = color.alpha ?? 1
    if abs(alpha * 255 - Double(byte)) > 0.5 + 1e-9 {
      diagnostics.report(
        .assumed(
          "'\(hex)' and '\(rgba)' have different opacities; that of 'rgba' counts", at: range,
          key: "opacity"))
    }
    func number(_ number: Double?) -> ForeignValue {
      ForeignValue(.number((number ?? 0).rounded(decimals: 6)), at: range)
    }
    let components = ForeignValue(.list((0..<3).map { number(color.components[$0]) }), at: range)
    var members: [ForeignValue.Member] = [
      .init("colorSpace", ForeignValue(.text("srgb"), at: range)), .init("components", components),
      .init("hex", ForeignValue(.text(opaque), at: range)),
    ]
    if alpha != 1 { members.append(.init("alpha", number(alpha))) }
    return ForeignValue(.object(members), at: range)
  }

  /// Keeps what else the objects of one token say; where they differ, a list of both.
  private func keepRest(of objects: [NodeID], but read: Set<String>, in token: inout ForeignToken) {
    let members = objects.flatMap { tape.allMembers(of: $0) }
    for (name, members) in members.grouped(by: name(of:)) where !read.contains(name) {
      let values = members.map { ForeignValue($0.value, of: tape) }
      let value = Set(values).count == 1 ? values[0] : ForeignValue(.list(values), at: token.range)
      keep(name, value, in: &token)
    }
  }

  private func noteDeprecation(of object: NodeID, in token: inout ForeignToken) {
    guard tape.isTrue("deprecated", of: object) else { return }
    token.deprecation = ForeignValue(.flag(true), at: token.range)
  }

  // MARK: Composites

  private mutating func alfaLayer(_ layer: NodeID) throws(AlfaFault) -> ForeignValue {
    let names = [("offset_x", "offsetX"), ("offset_y", "offsetY"), ("blur_radius", "blur")]
    let known = names.map(\.0) + ["rgba", "hex"]
    if let other = tape.allMembers(of: layer).first(where: { !known.contains(name(of: $0)) }) {
      throw AlfaFault(
        "a layer of a shadow has no '\(name(of: other))'", at: tape.range(other.key), "layer")
    }
    var members = [ForeignValue.Member("color", try alfaColor(layer))]
    for (name, standardName) in names {
      guard let length = tape.member(name, of: layer) else {
        throw AlfaFault("a layer of the shadow lacks '\(name)'", at: tape.range(layer), "layer")
      }
      members.append(.init(standardName, ForeignValue(length, of: tape)))
    }
    return ForeignValue(.object(members), at: tape.range(layer))
  }

  private mutating func addGradient(
    _ name: String, _ node: NodeID, to token: inout ForeignToken
  ) throws(AlfaFault) {
    // `staticBackgroundGradientPriorityPass`: after the kind is one name.
    let words = Self.pascalWords(tape.text(["alias"], of: node) ?? "")
    let ownName = words.drop { $0 != "gradient" }.dropFirst().joined(separator: "-")
    token.path = ["gradient"] + Self.alfaWords(name, joinedIn: "/" + ownName)
    token.type = .standard(.gradient)
    var stops: [ForeignValue] = []
    for stop in tape.elements("stops", of: node) {
      guard let color = tape.member("color", of: stop),
        let position = tape.member("position", of: stop), tape.allMembers(of: stop).count == 2
      else {
        throw AlfaFault("a stop has a color and a position", at: tape.range(stop), "stop")
      }
      stops.append(
        ForeignValue(
          .object([
            .init("color", try alfaColor(color)),
            .init("position", ForeignValue(position, of: tape)),
          ]), at: tape.range(stop)))
    }
    token.value.content = .list(stops)
    keepRest(of: [node], but: ["stops", "deprecated"], in: &token)
    noteDeprecation(of: node, in: &token)
    if tape.member("angle", of: node) != nil {
      diagnostics.report(.kept("angle", of: rules, at: token.range))
    }
  }

  private func addTextStyle(_ name: String, _ node: NodeID, to token: inout ForeignToken) {
    let parts = [
      "font_family": "fontFamily", "font_size": "fontSize", "font_weight": "fontWeight",
      "letter_spacing": "letterSpacing", "line_height": "lineHeight",
    ]
    token.path = ["typography"] + Self.textStylePath(name)
    token.type = .standard(.typography)
    token.value.content = .object(
      tape.allMembers(of: node).compactMap { member in
        guard let part = parts[self.name(of: member)] else { return nil }
        var value = ForeignValue(member.value, of: tape)
        // What style sheets call the platform's font.
        if value.content == .text("System") { value.content = .text("system-ui") }
        return .init(part, value)
      })
    func add(_ name: String, _ content: ForeignValue.Content) {
      token.ownMembers.append(.init(name, ForeignValue(content, at: token.range)))
    }
    let camelCase = name.prefix(1).lowercased() + name.dropFirst()
    if SwiftName.pascalCase(SwiftName.words(of: Array(token.path.dropFirst()))) != name {
      if !name.contains("."), SwiftName.isTypeName(name) { add("name", .text(camelCase)) }
      add("serverName", .text(name))
    }
    if tape.isTrue("text_all_caps", of: node) { add("textCase", .text("uppercase")) }
    if tape.isTrue("monospace", of: node) { add("monospacedDigits", .flag(true)) }
    noteDeprecation(of: node, in: &token)
    keepRest(
      of: [node], but: Set(parts.keys).union(["text_all_caps", "monospace", "deprecated"]),
      in: &token)
  }

  // MARK: Names

  /// The names of a path: the words between underscores. `alt` belongs to the word before, and
  /// words that a level of the path in Figma joins by hyphens belong together.
  private static func alfaWords(_ name: String, joinedIn figma: String? = nil) -> [String] {
    var names = name.split(separator: "_").map(String.init)
    if names.isEmpty { return [name] }
    let levels = (figma ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let joined = levels.map { $0.split(separator: "-").map(String.init) } + [["alt"]]
    for words in joined where words.count > 1 || words == ["alt"] {
      let count = words.count
      guard
        let start = names.indices.first(where: { Array(names[$0...].prefix(count)) == words }),
        count > 1 || start > 0
      else { continue }
      let range = count > 1 ? start..<start + count : start - 1..<start + 1
      names.replaceSubrange(range, with: [names[range].joined(separator: "-")])
    }
    return names
  }

  /// `headline`, `x-large` of `HeadlineXLarge`; with dots, each part is one name.
  private static func textStylePath(_ name: String) -> [String] {
    let parts = name.split(separator: ".").map { pascalWords(String($0)) }
    guard parts.count == 1 else { return parts.map { $0.joined(separator: "-") } }
    var names: [String] = []
    for word in parts[0] {
      if names.last == "x" { names[names.count - 1] += "-" + word } else { names.append(word) }
    }
    return names
  }

  /// The words of a PascalCase name, in lower case; a number is a word.
  private static func pascalWords(_ name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let startsWord =
        character.isUppercase
        ? last?.isUppercase != true || next?.isLowercase == true
        : character.isNumber && last?.isNumber != true
      if startsWord || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
      last = character
    }
    return words
  }
}
