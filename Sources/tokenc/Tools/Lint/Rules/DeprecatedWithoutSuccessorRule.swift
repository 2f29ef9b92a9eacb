/// Who deprecates a token says what to use instead.
struct DeprecatedWithoutSuccessorRule: LintRule {
  let id = "deprecated-without-successor"
  let defaultSeverity = RuleSeverity.warning

  let documentation = RuleDocumentation(
    summary: "Reports a deprecated token that names no token to use instead.",
    why: """
      With `replacedBy` the generated Swift says what to use, and an editor replaces it; without, \
      everyone who meets the warning has to find out alone. A live token with the same value in \
      every theme is named as a hint: equality is not yet a successor.
      """,
    broken: """
      {
        "color": {
          "$type": "color",
          "brand": {
            "$value": { "colorSpace": "srgb", "components": [0.937, 0.192, 0.141] },
            "$deprecated": true
          }
        }
      }
      """,
    mended: """
      {
        "color": {
          "$type": "color",
          "brand": {
            "$value": "{color.accent}",
            "$deprecated": true,
            "$extensions": { "tokenc": { "replacedBy": "color.accent" } }
          },
          "accent": { "$value": { "colorSpace": "srgb", "components": [0.937, 0.192, 0.141] } }
        }
      }
      """)

  func findings(in survey: TokenSurvey, scope: RuleScope) -> [Finding] {
    let live = survey.tokens.indices.filter {
      !survey.tokens[$0].isDeprecated && survey.tokens[$0].tier != .primitive
    }
    let retired = survey.tokens.indices.filter { index in
      let token = survey.tokens[index]
      return token.isDeprecated && scope.includes(token) && survey.successor(of: token) == nil
    }
    let equal = NearTokens(survey, among: (live + retired).sorted()).equalTokens
    var hints: [Int: [Int]] = [:]
    let isLive = Set(live)
    for group in equal {
      let candidates = group.filter(isLive.contains)
      for index in group { hints[index] = candidates }
    }
    return retired.map { index in
      let token = survey.tokens[index]
      let candidates = (hints[index] ?? []).filter {
        survey.tokens[$0].names.first == token.names.first
      }
      return Finding(
        token: token.path, subject: token.text,
        message: "'\(token.text)' is deprecated and names no successor; add 'replacedBy' under "
          + "'$extensions.tokenc'",
        range: survey.nameRange(of: token),
        notes: candidates.count == 1
          ? [
            Diagnostic.Note(
              message: "'\(survey.tokens[candidates[0]].text)' has its value in every theme",
              range: survey.nameRange(of: survey.tokens[candidates[0]]))
          ] : [])
    }
  }
}

extension TokenSurvey {
  /// The dotted path that a token's `replacedBy` names.
  func successor(of token: SurveyedToken) -> String? {
    for declaration in declarations(of: token) {
      guard let extensions = declaration.extensions,
        let own = tape.member(.tokenc, of: extensions),
        let node = tape.child("replacedBy", of: own), tape.kind(node) == .string
      else { continue }
      return tape.string(node)
    }
    return nil
  }
}
