/// Writes names, values and contents of components as TypeScript, for servers and web clients.
///
/// `ColorToken.ts` has the names of a token enum as a union and a lookup of any string; the values of
/// all brands are in `ColorTokenValues.ts`, what a server sends for components in `components.ts`,
/// and `index.ts` exports all of it. Names are the server's strings, so nothing is renamed.
package struct TypeScriptEmitter: Sendable {
  package let table: CompleteTokenTable
  package let typePrefix: String
  package let inputName: String
  let releases: NameReleases

  package init(
    table: CompleteTokenTable, configuration: Configuration, inputName: String,
    releases: NameReleases
  ) {
    self.table = table
    typePrefix = configuration.typePrefix
    self.inputName = inputName
    self.releases = releases
  }

  /// The names that generated types can't have, as other files use them.
  static let neededTypes: Set<String> = [
    "Array", "BorderValue", "ColorValue", "ContentAction", "CubicBezierValue", "DimensionValue",
    "DurationValue", "FontFamilyValue", "GradientValue", "Map", "RangeError", "Record", "Set",
    "ShadowValue", "StrokeStyleValue", "Theme", "ThemeContext", "ThemePack", "ThemePackError",
    "TokenInfo", "TokenLookup", "TokenNames", "TokenValues", "TransitionValue", "TypographyValue",
  ]

  /// All files, sorted by name, with what a server sends for components, if anything.
  package func emit(components: SourceText?) -> [GeneratedFile] {
    var runtime = SourceText(from: inputName)
    runtime.verbatim(RuntimeFiles.runtime_ts)
    var files = [file("runtime", runtime), file("theme", theme)]
    for family in table.families {
      files.append(file(type(of: family), names(of: family)))
      files.append(file(type(of: family) + "Values", values(of: family)))
    }
    if let components { files.append(file("components", components)) }
    var index = SourceText(from: inputName)
    index.line()
    for file in files { index.line("export * from \"./\(file.name.dropLast(3)).js\";") }
    files.append(self.file("index", index))
    return files.sorted(byBytesOf: \.name)
  }

  package func type(of family: TokenFamily) -> String { typePrefix + family.typeName }

  private func file(_ name: String, _ text: SourceText) -> GeneratedFile {
    GeneratedFile(name: name + ".ts", contents: text.contents)
  }

  private var theme: SourceText {
    var text = SourceText(from: inputName)
    let brands = table.brands.map { TypeScriptValue.quoted($0.name) }
    text.line()
    text.line(
      "import { brandOfPack, type Theme, type ThemeContext, type ThemePack } from \"./runtime.js\";"
    )
    text.documented("The brands, each with its own values for every token.")
    text.union("\(typePrefix)Brand", of: brands)
    text.documented("The brands in the order of the tokens.")
    text.line(
      "export const \(brandsName): readonly \(typePrefix)Brand[] = [\(brands.joined(separator: ", "))];"
    )
    text.line()
    text.block("const names = new Map<string, \(typePrefix)Brand>([", "]);") { text in
      for (brand, strings) in zip(brands, table.brandStrings) {
        for string in strings { text.line("[\(TypeScriptValue.quoted(string)), \(brand)],") }
      }
    }
    text.documented("The brand with this name, or that once had it; `undefined` for none.")
    let function = SwiftName.camelCase([typePrefix + "BrandNamed"])
    text.block("export function \(function)(name: string): \(typePrefix)Brand | undefined {", "}") {
      $0.line("return names.get(name);")
    }
    text.line()
    text.block("const packedTypes = [", "] as const;") { text in
      for family in table.families {
        let words = [family.group, family.type.rawValue].map(TypeScriptValue.quoted)
        text.line("[\(words.joined(separator: ", "))],")
      }
    }
    text.documented(
      "The theme of a pack: over the brand that it is for, or else the one that it lies over.",
      "@throws ThemePackError if there is neither, or a group has values of another type.")
    let theme = SwiftName.camelCase([typePrefix + "ThemeOfPack"])
    let head = "export function \(theme)(pack: ThemePack, context: ThemeContext = {})"
    text.block("\(head): Theme<\(typePrefix)Brand> {", "}") {
      $0.line("return { ...context, brand: brandOfPack(pack, \(function), packedTypes), pack };")
    }
    return text
  }

  /// The constant with all brands, for example `acmeBrands`.
  private var brandsName: String { SwiftName.camelCase([typePrefix + "Brands"]) }

  // MARK: Names

  private func names(of family: TokenFamily) -> SourceText {
    let type = type(of: family)
    var text = SourceText(from: inputName, declaredIn: family.sources)
    text.line()
    text.line("import { TokenNames } from \"./runtime.js\";")
    text.documented(family.description ?? "The tokens of `\(family.scope)`.")
    text.union(type, of: family.tokens.map { TypeScriptValue.quoted($0.names.serverName) })
    text.documented("Strings that were once sent for a token of `\(family.scope)`.")
    let former = family.tokens.flatMap(\.names.formerNames)
    text.union("\(type)FormerName", of: former.map(TypeScriptValue.quoted))
    text.documented("The facts about each token, and the lookup of any string.")
    let replacements = family.replacementNames
    text.block("export const \(type) = new TokenNames<\(type)>([", "]);") { text in
      for token in family.tokens {
        text.documentation(token.description)
        let name = TypeScriptValue.quoted(token.names.serverName)
        text.line("[\(name), \(info(of: token, in: family, replacements))],")
      }
    }
    return text
  }

  private func info(
    of token: Token, in family: TokenFamily, _ replacements: [String: String]
  ) -> String {
    let group = WireGroup.tokens(family.group)
    func since(_ name: String) -> String? {
      releases.release(of: name, in: group).map(TypeScriptValue.quoted)
    }
    var members: [String] = []
    if let release = since(token.names.serverName) { members.append("since: \(release)") }
    if !token.names.formerNames.isEmpty {
      let names = token.names.formerNames.map { name in
        "[\(([TypeScriptValue.quoted(name)] + [since(name)].compactMap(\.self)).joined(separator: ", "))]"
      }
      members.append("was: [\(names.joined(separator: ", "))]")
    }
    if let substitutes = releases.substitutes(for: token.names.serverName, in: group) {
      let texts = substitutes.map { release, name in
        "[\(([release] + [name].compactMap(\.self)).map(TypeScriptValue.quoted).joined(separator: ", "))]"
      }
      members.append("sent: [\(texts.joined(separator: ", "))]")
    }
    if let deprecation = token.deprecation {
      members.append("deprecated: \(TypeScriptValue.quoted(deprecation.reason ?? ""))")
      if let name = deprecation.replacement.flatMap({ replacements[$0] }) {
        members.append("use: \(TypeScriptValue.quoted(name))")
      }
    }
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
  }

  // MARK: Values

  private func values(of family: TokenFamily) -> SourceText {
    let type = type(of: family)
    let value = TypeScriptValue.type(of: family.type)
    var text = SourceText(from: inputName, declaredIn: family.sources)
    text.line()
    text.line("import type { \(type) } from \"./\(type).js\";")
    let hasColors = [.color, .border, .shadow, .gradient].contains(family.type)
    let imports = (value == "number" ? [] : ["type " + value]) + ["TokenValues"]
    let makers = hasColors ? usedMakers(family) : []
    text.line("import { \((imports + makers).joined(separator: ", ")) } from \"./runtime.js\";")
    text.line("import { \(brandsName), type \(typePrefix)Brand } from \"./theme.js\";")
    text.documented("The values of the tokens of `\(family.scope)`.", table.rowLegend)
    let axes = table.axes.map { TypeScriptValue.quoted($0.rawValue) }.joined(separator: ", ")
    let name = SwiftName.camelCase([type + "Values"])
    let former = family.tokens.flatMap { token in
      token.names.formerNames.map { name in
        let words = [name, token.names.serverName].map(TypeScriptValue.quoted)
        return "[\(words.joined(separator: ", "))],"
      }
    }
    let words = [family.group, family.type.rawValue].map(TypeScriptValue.quoted)
    let names = "], { group: \(words[0]), type: \(words[1])"
    text.block(
      "export const \(name) = new TokenValues<\(type), \(value), \(typePrefix)Brand>("
        + "\(brandsName), [\(axes)], [", former.isEmpty ? names + " });" : names + ", former: ["
    ) { text in
      for token in family.tokens {
        let values = ThemedRow(token, in: table).values.map {
          TypeScriptValue.code(table.values[$0])
        }
        let name = TypeScriptValue.quoted(token.names.serverName)
        text.line("[\(([name] + values).joined(separator: ", "))],")
      }
    }
    for name in former { text.line("  " + name) }
    if !former.isEmpty { text.line("] });") }
    return text
  }

  /// The functions that make the colors of a family: no import is unused.
  private func usedMakers(_ family: TokenFamily) -> [String] {
    var isWide = false
    var isNarrow = false
    for token in family.tokens {
      for index in Set(token.values) {
        for color in table.values[index].colors {
          if DisplayColor(color).displayP3 == nil { isNarrow = true } else { isWide = true }
        }
      }
    }
    return (isWide ? ["p3"] : []) + (isNarrow ? ["srgb"] : [])
  }
}

extension SourceText {
  /// Writes a type that is one of some others.
  package mutating func union(_ name: String, of types: [String]) {
    guard !types.isEmpty else { return line("export type \(name) = never;") }
    line("export type \(name) =")
    list(types.map { "  | " + $0 }, end: ";")
  }
}
