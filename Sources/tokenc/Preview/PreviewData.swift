import TokenCompiler
import TokenComponents
import TokenLint
import TokenPages

/// The data of the page of a design system, as the JSON that its script reads.
///
/// ```
/// {
///   "axes": [{"name": "scheme", "contexts": ["light", "dark"]}],
///   "themes": [{"name": "alfa dark", "brand": "alfa", "contexts": ["dark"], "surface": 12}],
///   "files": ["semantic/color.tokens.json"], "groups": {"color": "All colors."},
///   "tokens": [{"path": "color.accent", "group": "color", "type": "color", "server": "accent",
///     "swift": "ColorToken.accent", "values": [0], "targets": [7], "at": [0, 14],
///     "contrasts": [{"on": 12, "minimum": 4.5, "ratios": [4.6]}], "uses": ["ButtonView.button"]}],
///   "values": ["#ef3124", {"text": "16px", "look": "bar", "style": {"width": "16px"}}]
/// }
/// ```
///
/// `values` of a token has an index per theme, or a single one for all themes, and -1 where a theme lacks
/// it; `targets` has the index of the token to which its alias leads, likewise.
package struct PreviewData {
  let table: TokenTable
  let uses: TokenUses
  /// `nil` for tokens that are no set.
  let account: SetAccount?

  package init(table: TokenTable, components: [ComponentSpec<Alias>], account: SetAccount? = nil) {
    self.table = table
    self.account = account
    uses = TokenUses(components)
  }

  var members: [JSONRecord.Member] {
    var pool = SketchPool()
    let contrasts = ContrastMeasurement.all(in: table)
    let byForeground = Dictionary(grouping: contrasts, by: \.foreground)
    let candidates = candidates()
    var places = DeclarationPlaces(table)
    let tokens = table.tokens.indices.map { index in
      let token = table.tokens[index]
      return record(of: token, byForeground[index] ?? [])
        + [
          "values": values(of: token, in: &pool), "candidate": candidates[index],
          "at": places.lines(of: token), "cells": cells(ofToken: index),
        ]
    }
    return [
      ("axes", table.axes.map { ["name": $0.rawValue, "contexts": $0.contexts] as JSONRecord }),
      (
        "themes",
        table.themes.indices.map {
          record(of: table.themes[$0], surface: surface(in: $0, contrasts))
        }
      ),
      ("groups", JSONRecord(table.groupDescriptions.map { ($0.path, $0.text) })),
      ("tokens", tokens), ("files", places.files), ("values", pool),
      ("account", account.map(record)),
    ]
  }

  // MARK: The account

  /// Where the values of all themes come from, if they don't all come from the token itself.
  private func cells(ofToken index: Int) -> [String]? {
    guard let account, !table.tokens[index].names.isHidden else { return nil }
    let cells = table.themes.indices.map {
      account.cell(ofToken: index, inTheme: $0, of: table).rawValue
    }
    return Self.folded(cells)
  }

  private func record(of account: SetAccount) -> JSONRecord {
    func record(_ name: String, _ fate: SetAccount.Fate) -> JSONRecord {
      switch fate {
      case .used: ["name": name, "fate": "used"]
      case .leftOut(let reason): ["name": name, "fate": "left out", "reason": reason]
      case .lost: ["name": name, "fate": "lost"]
      }
    }
    let files = account.files.map(\.name)
    let prefix = FilePath.commonFolder(of: files).utf8.count
    return [
      "summary": account.summary, "isNotable": account.isNotable ? true : nil,
      "files": account.files.map {
        record(String(decoding: $0.name.utf8.dropFirst(prefix), as: UTF8.self), $0.fate)
      },
      "sets": account.sets.map { record($0.name, $0.fate) },
      "modifiers": account.modifiers.map { modifier -> JSONRecord in
        ["contexts": modifier.contexts, "roles": modifier.roles, "fixed": modifier.fixedContext]
          + record(modifier.name, modifier.fate)
      },
    ]
  }

  // MARK: Themes

  private func record(of theme: TokenTheme, surface: Int?) -> JSONRecord {
    let contexts = table.axes.indices.map { table.axes[$0].contexts[theme.variant >> $0 & 1] }
    return [
      "name": theme.name, "brand": theme.brand, "contexts": contexts, "surface": surface,
      "dark": isDark(theme, surface: surface),
    ]
  }

  /// The token beneath all colors in a theme by the configuration, else the opaque token on which
  /// most declared colors are read; `nil` where no pair is declared.
  private func surface(in theme: Int, _ contrasts: [ContrastMeasurement]) -> Int? {
    let pairs = contrasts.filter { $0.theme == theme }
    if let backdrop = pairs.lazy.compactMap(\.backdrop).first { return backdrop }
    var counts: [Int: Int] = [:]
    for pair in pairs where !pair.isBackgroundTranslucent {
      counts[pair.background, default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// Returns a Boolean value that indicates whether white reads better than black on what themes draw on.
  private func isDark(_ theme: TokenTheme, surface: Int?) -> Bool {
    let index = table.themes.firstIndex { $0.index == theme.index } ?? 0
    guard let surface, let color = table.color(of: table.tokens[surface], in: index) else {
      return theme.roles[ThemeAxis.scheme.rawValue] == ThemeAxis.scheme.contexts[1]
    }
    return Contrast.ratio(of: .white, on: color, over: .white)
      > Contrast.ratio(of: .black, on: color, over: .white)
  }

  // MARK: Tokens

  private func record(of token: Token, _ contrasts: [ContrastMeasurement]) -> JSONRecord {
    let names = token.names
    let type = table.configuration.typePrefix + names.typeName
    let uses = uses[token.text]
    return [
      "path": token.text, "group": names.group, "type": table.type(of: token)?.rawValue ?? "",
      "primitive": token.tier == .primitive ? true : nil, "server": names.serverName,
      "swift": "\(type).\(names.caseName)", "description": token.description,
      "deprecated": token.deprecation.map { $0.reason ?? "" },
      "replacedBy": names.replacedBy.flatMap { table.index(ofText: $0) },
      "former": names.formerNames.isEmpty ? nil : names.formerNames,
      "targets": targets(of: token), "uses": uses.isEmpty ? nil : uses,
      "contrasts": contrasts.isEmpty
        ? nil : contrasts.grouped(by: \.background).map { record(of: $0.elements, on: $0.key) },
    ]
  }

  /// The numbers of a token's drawings, one for each theme or one for all.
  package func values(of token: Token, in pool: inout SketchPool) -> [Int] {
    let hint = hint(for: token)
    let pointsPerRem = table.configuration.pointsPerRem
    let values = table.themes.indices.map { theme in
      table.value(of: token, in: theme).map {
        pool.index(of: $0, hint: hint, pointsPerRem: pointsPerRem)
      } ?? -1
    }
    return Self.folded(values)
  }

  /// The hint for the drawing that the words of a token's path or its extensions give.
  private func hint(for token: Token) -> ValueSketch.Hint {
    switch table.type(of: token) {
    case .dimension:
      let words = SwiftName.words(of: [token.text.split(separator: ".").joined(separator: "-")])
      let isRadius = words.contains {
        ["radius", "radii", "corner", "rounding"].contains($0.lowercased())
      }
      return isRadius ? .radius : .none
    case .gradient: return GradientAngle.css(of: token, in: table).map { .angle($0) } ?? .none
    default: return .none
    }
  }

  /// The numbers of the tokens that a token is an alias of, likewise; `nil` for no alias.
  package func targets(of token: Token) -> [Int]? {
    let targets = table.themes.indices.map { theme in
      table.occurrence(of: token, in: theme)?.aliasTarget.flatMap { table.index(of: $0) } ?? -1
    }
    return targets.contains { $0 >= 0 } ? Self.folded(targets) : nil
  }

  /// A single element for equal ones.
  private static func folded<Element: Equatable>(_ elements: [Element]) -> [Element] {
    elements.allSatisfy { $0 == elements.first } ? Array(elements.prefix(1)) : elements
  }

  /// A color's declared background, with the ratio in each theme; `null` for an undeclared pair.
  private func record(of contrasts: [ContrastMeasurement], on background: Int) -> JSONRecord {
    [
      "on": background, "minimum": contrasts.map(\.judgement.minimum).max() ?? 1,
      // Downwards, so that a ratio which is not enough never reads as if it were.
      "ratios": table.themes.indices.map { theme in
        contrasts.first { $0.theme == theme }.map { Contrast.shown($0.judgement.ratio) }
      },
    ]
  }

  /// For deprecated tokens without a successor the one live token of their group that has their values.
  private func candidates() -> [Int: Int] {
    let retired = table.tokens.indices.filter {
      table.tokens[$0].deprecation != nil && table.tokens[$0].names.replacedBy == nil
    }
    guard !retired.isEmpty else { return [:] }
    let live = table.tokens.indices.filter {
      table.tokens[$0].deprecation == nil && table.tokens[$0].tier != .primitive
    }
    return table.equalSuccessors(of: retired, among: live)
  }
}

/// The direction that authors or another tool's export keep of a gradient, which the standard lacks.
enum GradientAngle {
  /// The angle of a token's `$extensions` as CSS has it; `nil` unless it is an angle or `to` and sides.
  static func css(of token: Token, in table: TokenTable) -> String? {
    table.extensionText("angle", of: token).flatMap(css)
  }

  static func css(_ text: String) -> String? {
    let words = text.lowercased().split(separator: " ")
    if words.first == "to" {
      let sides = words.dropFirst()
      let isKnown = sides.allSatisfy { ["top", "bottom", "left", "right"].contains($0) }
      return isKnown && (1...2).contains(sides.count) ? words.joined(separator: " ") : nil
    }
    for unit in ["deg", "grad", "turn", "rad"] where words.count == 1 && words[0].hasSuffix(unit) {
      guard let number = Double(words[0].dropLast(unit.count)), number.isFinite else { continue }
      return ValueSketch.number(number) + unit
    }
    return nil
  }
}

/// Where tokens are declared, with paths that start where those of all files part, so that a page says
/// the same on every machine.
private struct DeclarationPlaces {
  private let table: TokenTable
  private var indexes: LineIndexes
  private let prefix: Int
  private(set) var files: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ table: TokenTable) {
    self.table = table
    indexes = LineIndexes(table.tape.sources)
    prefix = FilePath.commonFolder(of: table.tape.sources.files.map(\.path)).utf8.count
  }

  /// A file's index and a line for each declaration of a token, one after another.
  mutating func lines(of token: Token) -> [Int] {
    var result: [Int] = []
    for declaration in table.declarations(of: token) {
      let parts = indexes.place(of: table.nameRange(of: declaration)).split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { continue }
      let path = parts.dropLast(2).joined(separator: ":").utf8.dropFirst(prefix)
      let file = String(decoding: path, as: UTF8.self)
      let number = numbers[file] ?? files.count
      if number == files.count {
        numbers[file] = number
        files.append(file)
      }
      result += [number, line]
    }
    return result
  }
}
