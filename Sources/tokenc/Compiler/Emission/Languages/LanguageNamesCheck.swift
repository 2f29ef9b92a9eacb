/// Reports names that clash in the languages that `output` asks for, and what they can't say.
///
/// It works on both forms of a table: the complete one has the names, the other their positions.
package struct LanguageNamesCheck {
  private let complete: CompleteTokenTable
  private let table: TokenTable
  private var diagnostics: DiagnosticCollector

  private var configuration: Configuration { table.configuration }

  package static func check(
    _ complete: CompleteTokenTable, of table: TokenTable,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    var check = LanguageNamesCheck(complete: complete, table: table, diagnostics: diagnostics)
    if table.configuration.folders[.kotlin] != nil { check.checkKotlin() }
    if table.configuration.folders[.typescript] != nil { check.checkTypeScript() }
    if table.configuration.folders[.css] != nil { check.checkCSS() }
    diagnostics = check.diagnostics
  }

  // MARK: Kotlin

  private mutating func checkKotlin() {
    for family in complete.families {
      checkType(family, "Kotlin", needed: KotlinName.neededTypes, isName: KotlinName.isIdentifier)
      if family.tokens.count > KotlinEmitter.largestEnum, let first = family.tokens.first {
        diagnostics.error(
          .languageName,
          "'\(family.typeName)' has \(counted(family.tokens.count, "token")), and an enum of Kotlin "
            + "holds \(KotlinEmitter.largestEnum); part it with 'enums' in tokenc.json",
          at: table.nameRange(of: first))
      }
      var names: [String: Token] = [:]
      for token in family.tokens {
        let name = KotlinName.plain(token.names.caseName)
        if let other = names.updateValue(token, forKey: name) {
          report(token, other, "the Kotlin entry '\(name)'")
        }
      }
    }
  }

  // MARK: TypeScript

  private mutating func checkTypeScript() {
    for family in complete.families {
      // Swift's names have letters, marks, digits and symbols; the last are none of TypeScript's.
      checkType(family, "TypeScript", needed: TypeScriptEmitter.neededTypes) { name in
        !name.unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
      }
    }
  }

  private mutating func checkType(
    _ family: TokenFamily, _ language: String, needed: Set<String>, isName: (String) -> Bool
  ) {
    let name = configuration.typePrefix + family.typeName
    guard needed.contains(name) || !isName(name), let first = family.tokens.first else { return }
    let fact =
      needed.contains(name)
      ? "generated \(language) needs the type '\(name)' itself"
      : "'\(name)' can't be the name of a type in \(language)"
    diagnostics.error(
      .languageName, "\(fact); state another in tokenc.json", at: table.nameRange(of: first))
  }

  // MARK: CSS

  private mutating func checkCSS() {
    var names: [String: Token] = [:]
    for family in complete.families {
      for token in family.tokens {
        let name = CSSName.words(of: token, typePrefix: configuration.typePrefix)
        for suffix in CSSValue.suffixes(of: family.type) {
          if let other = names.updateValue(token, forKey: name + suffix), other !== token {
            report(token, other, "the custom property '\(CSSName.property(name + suffix))'")
          }
        }
        let isLeftOut = token.values.contains {
          CSSValue.properties(of: complete.values[$0]).isEmpty
        }
        if isLeftOut {
          diagnostics.report(
            .warning(
              .languageValue,
              "'\(token.text)' has dashes of given lengths, which CSS can't express; it is left out",
              at: table.nameRange(of: token)
            ).repeating("css", limit: 1))
        }
      }
    }
  }

  private mutating func report(_ token: Token, _ other: Token, _ what: String) {
    diagnostics.error(
      .languageName,
      "tokens '\(other.text)' and '\(token.text)' both become \(what); "
        + "state the 'name' of one in '$extensions.tokenc'", at: table.nameRange(of: token),
      notes: [
        Diagnostic.Note(
          message: "'\(other.text)' is declared here", range: table.nameRange(of: other))
      ])
  }
}

extension Diagnostic.ID {
  static let languageName = Self("language-name")
  static let languageValue = Self("language-value")
}
