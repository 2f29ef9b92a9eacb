/// Writes names and values as Kotlin, for Android apps and servers: a file for each token enum and one
/// for its values, `Theme.kt`, `TokenRuntime.kt`, and `ComposeValues.kt` if asked for.
///
/// Cases are called as in Swift; see ``KotlinName``.
package struct KotlinEmitter: Sendable {
  let table: CompleteTokenTable
  let configuration: Configuration
  let inputName: String
  let releases: NameReleases

  package init(
    table: CompleteTokenTable, configuration: Configuration, inputName: String,
    releases: NameReleases
  ) {
    self.table = table
    self.configuration = configuration
    self.inputName = inputName
    self.releases = releases
  }

  /// The most tokens that an enum can have: the JVM makes all entries of an enum in one method, of at
  /// most 64 KB (Java Virtual Machine Specification, section 4.7.3), and each takes up to 30 bytes.
  static let largestEnum = 2_000

  /// The most bytes of code that a list of values takes in one method, about.
  private static let chunkSize = 20_000

  package func emit() -> [GeneratedFile] {
    var files = [
      file("TokenRuntime", text { $0.verbatim(RuntimeFiles.TokenRuntime_kt) }),
      file("Theme", theme),
    ]
    if configuration.kotlin.hasCompose {
      files.append(file("ComposeValues", text { $0.verbatim(RuntimeFiles.ComposeValues_kt) }))
    }
    for family in table.families {
      files.append(file(type(of: family), names(of: family)))
      files.append(file(type(of: family) + "Values", values(of: family)))
    }
    return files.sorted(byBytesOf: \.name)
  }

  private func type(of family: TokenFamily) -> String { type(family.typeName) }

  private func type(_ name: String) -> String { configuration.typePrefix + name }

  private func file(_ name: String, _ text: SourceText) -> GeneratedFile {
    GeneratedFile(name: name + ".kt", contents: text.contents)
  }

  private func text(
    declaredIn sources: [String] = [], _ body: (inout SourceText) -> Void
  ) -> SourceText {
    var text = SourceText(from: inputName, declaredIn: sources)
    text.line("@file:Suppress(\"EnumEntryName\", \"RemoveRedundantBackticks\")")
    text.line()
    text.line("package \(configuration.kotlin.package)")
    body(&text)
    return text
  }

  // MARK: Themes

  private var theme: SourceText {
    text { text in
      text.documented("The brands, each with its own values for every token.")
      let brand = type("Brand")
      text.block(
        "enum class \(brand)(val brandName: String, private vararg val formerNames: String) {", "}"
      ) { text in
        for (index, (one, names)) in zip(table.brands, table.brandStrings).enumerated() {
          let strings = names.map(KotlinName.quoted).joined(separator: ", ")
          let end = index == table.brands.count - 1 ? ";" : ","
          text.line("\(KotlinName.declared(one.caseName))(\(strings))\(end)")
        }
        text.line()
        text.block("companion object {", "}") { text in
          text.documentation("The brand with this name, or that once had it; null for none.")
          text.line("fun named(name: String): \(brand)? =")
          text.line("  values().firstOrNull { it.brandName == name || name in it.formerNames }")
        }
      }
      text.documented(
        "A brand's values in a context, for example `theme[ColorToken.accentPrimary]`.")
      let first = KotlinName.declared(table.brands[0].caseName)
      text.block(
        "data class \(type("Theme"))(val brand: \(brand) = \(brand).\(first), "
          + "val context: ThemeContext = ThemeContext(), val pack: ThemePack? = null) {", "}"
      ) { text in
        text.block("companion object {", "}") { text in
          text.documentation(
            "The theme of a pack: over the brand that it is for, or else the one that it lies over.",
            "@throws ThemePackException if there is neither, or a group has values of another type."
          )
          text.line(
            "fun of(pack: ThemePack, context: ThemeContext = ThemeContext()): \(type("Theme")) =")
          text.line(
            "  \(type("Theme"))(pack.brandAmong(packedTypes) { \(brand).named(it) }, context, pack)"
          )
          text.line()
          let types = table.families.map { entry($0.group, KotlinName.quoted($0.type.rawValue)) }
          map("private val packedTypes = ", of: types, to: &text)
        }
      }
    }
  }

  // MARK: Names

  private func names(of family: TokenFamily) -> SourceText {
    let type = type(of: family)
    let replacements = family.replacementNames
    let releases = releases(of: family)
    let cases = Dictionary(firstOf: family.tokens.map { ($0.names.serverName, $0.names.caseName) })
    return text(declaredIn: family.sources) { text in
      text.documented(family.description ?? "The tokens of `\(family.scope)`.")
      text.block("enum class \(type)(override val serverName: String) : DesignToken {", "}") {
        text in
        for (index, token) in family.tokens.enumerated() {
          let replacement = token.deprecation?.replacement.flatMap { replacements[$0] }
          let release = since(token.names.serverName, family).map { "@since \($0)" }
          text.documentation(token.description, release)
          if let deprecation = token.deprecation {
            let reason = deprecation.sentence(using: replacement)
            let message = KotlinName.quoted(reason.isEmpty ? "this token will be removed" : reason)
            let successor = replacement.flatMap { cases[$0] }.map {
              ", ReplaceWith(\(KotlinName.quoted(KotlinName.declared($0))))"
            }
            text.line("@Deprecated(\(message)\(successor ?? ""))")
          }
          let end = index == family.tokens.count - 1 ? ";" : ","
          let name = KotlinName.quoted(token.names.serverName)
          text.line("\(KotlinName.declared(token.names.caseName))(\(name))\(end)")
        }
        text.line()
        text.block("companion object {", "}") { text in
          text.documentation(
            "The names of the tokens, present and former, and the lookup of any string.")
          text.line("val names: TokenNames<\(type)> by lazy { \(type)Names.make() }")
          text.documented(
            "Finds the token with a current or former name, or else those with the nearest names.")
          text.line("fun lookup(name: String): TokenLookup<\(type)> = names.lookup(name)")
        }
      }
      text.line()
      text.block("private object \(type)Names {", "}") { text in
        text.block("fun make() = TokenNames(", ")") { text in
          text.line("\(type).values().toList(),")
          map("former = ", of: formerNames(of: family), end: ",", to: &text)
          map("deprecated = ", of: deprecations(of: family, replacements), end: ",", to: &text)
          let parts = releases.indices.map { "releases\($0)()" }
          let sent = substitutes(of: family)
          let end = sent.isEmpty ? "" : ","
          text.line(
            "releases = \(parts.isEmpty ? "mapOf()" : parts.joined(separator: " + "))\(end)")
          if !sent.isEmpty { map("sent = ", of: sent, to: &text) }
        }
        for (index, part) in releases.enumerated() {
          text.line()
          map("private fun releases\(index)() = ", of: part, to: &text)
        }
      }
    }
  }

  private func since(_ name: String, _ family: TokenFamily) -> String? {
    releases.release(of: name, in: .tokens(family.group))
  }

  private func formerNames(of family: TokenFamily) -> [String] {
    family.tokens.flatMap { token in
      token.names.formerNames.map { entry($0, KotlinName.quoted(token.names.serverName)) }
    }
  }

  private func deprecations(of family: TokenFamily, _ replacements: [String: String]) -> [String] {
    family.tokens.compactMap { token in
      token.deprecation.map { deprecation in
        let successor = deprecation.replacement.flatMap { replacements[$0] }
        return entry(token.names.serverName, successor.map(KotlinName.quoted) ?? "null")
      }
    }
  }

  /// The names to send for tokens that replaced several.
  private func substitutes(of family: TokenFamily) -> [String] {
    family.tokens.compactMap { token in
      let name = token.names.serverName
      return releases.substitutes(for: name, in: .tokens(family.group)).map { substitutes in
        let pairs = substitutes.map { release, name in
          entry(release, name.map(KotlinName.quoted) ?? "null")
        }
        return entry(name, "listOf(\(pairs.joined(separator: ", ")))")
      }
    }
  }

  /// The names of a release stand in functions of their own, as there may be one for each token.
  private func releases(of family: TokenFamily) -> [[String]] {
    let entries = family.tokens.flatMap { token in
      token.names.allServerNames.compactMap { name in
        since(name, family).map { entry(name, KotlinName.quoted($0)) }
      }
    }
    return stride(from: 0, to: entries.count, by: Self.mapChunk).map {
      Array(entries[$0..<min($0 + Self.mapChunk, entries.count)])
    }
  }

  private static let mapChunk = 500

  private func entry(_ name: String, _ value: String) -> String {
    "\(KotlinName.quoted(name)) to \(value)"
  }

  private func map(
    _ head: String, of entries: [String], end: String = "", to text: inout SourceText
  ) {
    guard !entries.isEmpty else { return text.line("\(head)mapOf()\(end)") }
    text.block("\(head)mapOf(", ")\(end)") { $0.list(entries, separator: ",") }
  }

  // MARK: Values

  private func values(of family: TokenFamily) -> SourceText {
    let type = type(of: family)
    let value = KotlinValue.type(of: family.type)
    let chunks = chunks(of: family)
    return text(declaredIn: family.sources) { text in
      text.documented("The theme's value of a token of `\(family.scope)`.")
      text.line("operator fun \(self.type("Theme")).get(token: \(type)): \(value) =")
      text.line("  \(type)Values.rows.value(token.ordinal, brand.ordinal, context, pack)")
      text.line()
      let axes = table.axes.map {
        "ThemeAxis.\(NameStyle.snakeCase.name(ofSwiftName: $0.rawValue).uppercased())"
      }.joined(separator: ", ")
      text.block("private object \(type)Values {", "}") { text in
        text.block("val rows = TokenRows<\(value)>(", ") { \(type).names }") { text in
          text.line("listOf(\(axes)),")
          let makers = chunks.indices.map { "\(type)Values\($0)::rows" }
          text.line("listOf(\(makers.joined(separator: ", "))),")
          let words = [family.group, family.type.rawValue].map(KotlinName.quoted)
          text.line(words.joined(separator: ", "))
        }
      }
      for (index, chunk) in chunks.enumerated() {
        text.documented(table.rowLegend)
        text.block("private object \(type)Values\(index) {", "}") { text in
          text.block("fun rows(): List<List<\(value)>> = listOf(", ")") { text in
            for (index, row) in chunk.enumerated() {
              let end = index == chunk.count - 1 ? "" : ","
              text.line("listOf(\(row.code))\(end) // \(SourceText.commented(row.name[...]))")
            }
          }
        }
      }
    }
  }

  /// The rows of a family in parts that the methods and constants of a class can hold.
  private func chunks(of family: TokenFamily) -> [[(name: String, code: String)]] {
    let maker = KotlinValue(pointsPerRem: configuration.pointsPerRem)
    var chunks: [[(name: String, code: String)]] = [[]]
    var size = 0
    for token in family.tokens {
      let code = ThemedRow(token, in: table).values.map { maker.code(table.values[$0]) }
        .joined(separator: ", ")
      // A number takes two to three bytes of code and is hardly ever shorter than that.
      if size + code.utf8.count > Self.chunkSize, size > 0 {
        chunks.append([])
        size = 0
      }
      chunks[chunks.count - 1].append((token.names.caseName, code))
      size += code.utf8.count
    }
    return chunks
  }
}
