import TokenCompiler
import TokenComponents
import TokenScreens

/// A look should extend a style, not repeat what the style sets.
struct RepeatedStyleRule: LintRule {
  let id = "repeated-style"
  let defaultSeverity = RuleSeverity.warning
  let needsComponents = true

  func findings(in design: ScreenDesign, scope: RuleScope) -> [Finding] {
    let styles = NamedStyle.all(in: design.components)
    guard !styles.isEmpty else { return [] }
    let found = design.components.flatMap { repetitions(in: $0, of: styles) }
    return found.grouped { [$0.place, $0.style.key] }.compactMap { _, repetitions in
      finding(repetitions, in: design, scope)
    }
  }

  /// A look that repeats a style, in one variant.
  private struct Repetition {
    /// The element and the part, for example `Banner.title` or `Banner.box.view`.
    var place: String
    var variant: String
    var style: NamedStyle
    /// The properties of the look that are those of the style.
    var properties: [LookProperty<TokenReference>]
  }

  private func repetitions(
    in component: Component, of styles: [String: [NamedStyle]]
  ) -> [Repetition] {
    component.variants.flatMap { variant in
      variant.looks.flatMap { look -> [Repetition] in
        let element = component.elements[look.element]
        let own = look.properties.filter { !$0.isInherited }
        return element.kind.styledParts.compactMap { path, type in
          let known = (styles[type] ?? []).filter { style in
            // Of styles those that extend none are the ones to extend.
            let isOther = style.key != "\(component.name).\(variant.name.name)" && !style.isDerived
            return (!component.isStyles || isOther)
              && !look.styles.contains { $0.path == path && $0.names(style.name) }
          }
          return largest(known, in: own, at: path).map { style, properties in
            Repetition(
              place: ([component.name, element.name] + path).joined(separator: "."),
              variant: variant.name.name, style: style, properties: properties)
          }
        }
      }
    }
  }

  /// The style with the most properties, all of which a look sets to the same values.
  private func largest(
    _ styles: [NamedStyle], in own: [LookProperty<TokenReference>], at path: [String]
  ) -> (style: NamedStyle, properties: [LookProperty<TokenReference>])? {
    var best: (style: NamedStyle, properties: [LookProperty<TokenReference>])?
    for style in styles where style.properties.count > max(1, best?.properties.count ?? 0) {
      let repeated = style.properties.compactMap { property in
        own.first { $0.path == path + property.path && $0.value.isSame(as: property.value) }
      }
      if repeated.count == style.properties.count { best = (style, repeated) }
    }
    return best
  }

  private func finding(
    _ repetitions: [Repetition], in design: ScreenDesign, _ scope: RuleScope
  ) -> Finding? {
    let first = repetitions[0]
    let tokens = first.properties.flatMap(\.value.leaves).compactMap { leaf -> Token? in
      guard case .token(let reference) = leaf else { return nil }
      return design.tokens.tokens[design.index(of: reference)]
    }
    // A finding stands with a token, by which it can be left alone.
    guard let token = tokens.first(where: scope.includes) else { return nil }
    let variants = repetitions.map(\.variant).unique().joined(separator: ", ")
    let names = first.properties.map { $0.path.joined(separator: ".") }.unique()
    return Finding(
      token: token.path, subject: "\(first.place): style \(first.style.name)",
      message: "\(first.place) (\(variants)) repeats the style '\(first.style.name)'; write "
        + "\"extends\": \"\(first.style.name)\" in place of \(names.quoted)",
      range: first.properties[0].range,
      notes: [
        Diagnostic.Note(
          message: "'\(first.style.name)' is declared here", range: first.style.range)
      ])
  }
}

/// A style with all that it sets.
private struct NamedStyle {
  /// The names of the file's enum and of the style, for example `LabelStyleName.title`.
  var key: String
  var name: String
  var properties: [LookProperty<TokenReference>]
  /// A Boolean value that indicates whether it extends another style.
  var isDerived: Bool
  var range: SourceRange

  /// All styles, by the type of their looks in Swift.
  static func all(in components: [Component]) -> [String: [NamedStyle]] {
    var result: [String: [NamedStyle]] = [:]
    for sheet in components where sheet.isStyles {
      for variant in sheet.variants {
        let set = variant.looks.flatMap(\.properties).filter { !$0.value.canBeUnset }
        result[sheet.appearanceType, default: []].append(
          NamedStyle(
            key: "\(sheet.name).\(variant.name.name)", name: variant.name.name, properties: set,
            isDerived: variant.looks.contains { !$0.styles.isEmpty }, range: variant.name.range))
      }
    }
    return result
  }
}

extension LookValue<TokenReference> {
  /// Returns a Boolean value that indicates whether both are the same token or literal.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.token(let one), .token(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.word(let one, _), .word(let other, _)): one == other
    case (.parts(let one), .parts(let other)):
      one.count == other.count
        && zip(one, other).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    default: false
    }
  }
}

extension StyleUse {
  fileprivate func names(_ style: String) -> Bool {
    value.leaves.contains { leaf in
      if case .word(style, _) = leaf { true } else { false }
    }
  }
}
