import Appearance
import DesignTokens
import Foundation
import SampleComponents
import SampleDocuments
import TestSupport
import Testing
import TokenRuntime

@testable import AppearanceRuntime
@testable import TokenCompiler
@testable import TokenComponents
@testable import TokenScreens

/// How documents look by the specs alone, against the generated `Look` in the same theme.
@Suite("Screens by specs") struct ScreenReaderTests {
  /// Specs with the code that was generated from them.
  struct System: CustomTestStringConvertible, Sendable {
    let folder: String
    let typePrefix: String
    /// The outline of a document's look in a theme; `nil` where it does not decode.
    let outline: @Sendable (Data, String) -> String?
    /// A token's value in a theme by the type of its enum and the server's string.
    let value: @Sendable (String, String, String) -> Any?

    var testDescription: String { folder }
  }

  static let systems = [
    System(
      folder: "tokens", typePrefix: "",
      outline: { data, theme in
        (try? JSONDecoder().decode(ContentDocument<ComponentContent>.self, from: data))
          .flatMap { content in
            Self.brand(of: theme).map { ComponentLook(content.content, $0).description }
          }
      },
      value: { type, name, theme in
        guard let theme = Self.brand(of: theme) else { return nil }
        return switch type {
        case "ColorToken": ColorToken(rawValue: name).map { theme[$0] }
        case "TypographyToken": TypographyToken(rawValue: name).map { theme[$0] }
        case "SpacingToken": SpacingToken(rawValue: name).map { theme[$0] }
        case "RadiusToken": RadiusToken(rawValue: name).map { theme[$0] }
        case "ShadowToken": ShadowToken(rawValue: name).map { theme[$0] }
        case "GradientToken": GradientToken(rawValue: name).map { theme[$0] }
        default: nil
        }
      }),
    System(
      folder: "Tests/SampleComponents/Specs", typePrefix: "Demo",
      outline: { data, _ in
        (try? JSONDecoder().decode(ContentDocument<DemoComponentContent>.self, from: data))
          .map { DemoComponentLook($0.content, DemoTheme.default).description }
      },
      value: { type, name, _ in
        let theme = DemoTheme.default
        return switch type {
        case "BorderToken": DemoBorderToken(rawValue: name).map { theme[$0] }
        case "ColorToken": DemoColorToken(rawValue: name).map { theme[$0] }
        case "CurveToken": DemoCurveToken(rawValue: name).map { theme[$0] }
        case "FamilyToken": DemoFamilyToken(rawValue: name).map { theme[$0] }
        case "GradientToken": DemoGradientToken(rawValue: name).map { theme[$0] }
        case "MotionToken": DemoMotionToken(rawValue: name).map { theme[$0] }
        case "RatioToken": DemoRatioToken(rawValue: name).map { theme[$0] }
        case "ShadowToken": DemoShadowToken(rawValue: name).map { theme[$0] }
        case "SpacingToken": DemoSpacingToken(rawValue: name).map { theme[$0] }
        case "StrokeToken": DemoStrokeToken(rawValue: name).map { theme[$0] }
        case "TimeToken": DemoTimeToken(rawValue: name).map { theme[$0] }
        case "TypographyToken": DemoTypographyToken(rawValue: name).map { theme[$0] }
        case "WeightToken": DemoWeightToken(rawValue: name).map { theme[$0] }
        default: nil
        }
      }),
    System(
      folder: "Tests/SampleDocuments/Styled/Specs", typePrefix: "Styled",
      outline: { data, _ in
        (try? JSONDecoder().decode(ContentDocument<StyledComponentContent>.self, from: data))
          .map { StyledComponentLook($0.content, StyledTheme.default).description }
      },
      value: { type, name, _ in
        let theme = StyledTheme.default
        return switch type {
        case "ColorToken": StyledColorToken(rawValue: name).map { theme[$0] }
        case "TypographyToken": StyledTypographyToken(rawValue: name).map { theme[$0] }
        case "SpacingToken": StyledSpacingToken(rawValue: name).map { theme[$0] }
        default: nil
        }
      }),
    System(
      folder: "Tests/SampleDocuments/Pieces/Specs", typePrefix: "Pieces",
      outline: { data, _ in
        (try? JSONDecoder().decode(ContentDocument<PiecesComponentContent>.self, from: data))
          .map { PiecesComponentLook($0.content, PiecesTheme.default).description }
      },
      value: { type, name, _ in
        let theme = PiecesTheme.default
        return switch type {
        case "ColorToken": PiecesColorToken(rawValue: name).map { theme[$0] }
        case "TypographyToken": PiecesTypographyToken(rawValue: name).map { theme[$0] }
        case "SpacingToken": PiecesSpacingToken(rawValue: name).map { theme[$0] }
        default: nil
        }
      }),
  ]

  @Test("gradients of pictures lead where those of the library do") func directions() {
    for direction in FillValue.Direction.allCases {
      let drawn = ElementWords.FillDirection(rawValue: direction.rawValue)
      #expect(drawn?.end.x == direction.end.x && drawn?.end.y == direction.end.y)
    }
  }

  /// The brand that a theme of the files is of; `nil` for one that is not compiled.
  private static func brand(of theme: String) -> Theme? {
    Theme.allCases.first { theme.hasPrefix($0.brand.rawValue) }
  }

  /// A system as the tool has it, with its random documents.
  private static func loaded(
    _ folder: String, seed: UInt64
  ) throws -> (side: ScreenSide, documents: RandomDocuments) {
    let sample = try CompiledSample.of(folder)
    let side = ScreenSide(
      label: "", sample.written, sample.table, components: sample.components, fonts: FontCatalog())
    return (side, sample.randomDocuments(seed: seed))
  }

  /// The outermost component that decodes of a document.
  private static func content(
    of document: String, by side: ScreenSide
  ) throws -> (content: SentContent?, reader: ScreenReader) {
    var reader = InputReader(source: MemorySource([(path: "d.json", bytes: Array(document.utf8))]))
    var unread = DiagnosticCollector()
    let root = try #require(try reader.root(ofFile: "d.json", reporting: &unread))
    let type = side.design.tokens.configuration.typePrefix + "ComponentContent"
    let read = side.validator.read(root, of: reader.tape, as: type)
    return (read.contents.first, ScreenReader(tape: reader.tape))
  }

  @Test("documents look as the generated code has them in any theme", arguments: systems)
  func looks(_ system: System) throws {
    let loaded = try Self.loaded(system.folder, seed: 29)
    let side = loaded.side
    var documents = loaded.documents
    let design = side.design
    let themes = design.tokens.themes.indices.filter {
      system.typePrefix != "" || Self.brand(of: design.tokens.themes[$0].name) != nil
    }
    var pool = LookPool(design)
    var (count, lineCount) = (0, 0)
    let rounds = Effort.rounds(5000, short: 150)
    for _ in 0..<rounds {
      let line = documents.next()
      let theme = documents.pick(themes)
      let name = design.tokens.themes[theme].name
      let outline = Outline(
        design: design,
        value: { token in
          let token = design.tokens.tokens[token]
          return system.value(token.names.typeName, token.names.serverName, name)
        })
      let (content, reader) = try Self.content(of: line, by: side)
      let expected = system.outline(Data(line.utf8), name)
      try #require((expected == nil) == (content == nil), "\(line)")
      guard let expected, let content else { continue }
      let drawn = reader.drawn(content, &pool)
      let found = outline.lines(of: drawn, &pool).sorted()
      let lines = Self.paths(expected).sorted()
      let missing = lines.filter { !found.contains($0) }
      let others = found.filter { !lines.contains($0) }
      try #require(missing == [] && others == [] && found.count == lines.count, "\(line)")
      count += 1
      lineCount += lines.count
    }
    print("\(count) documents with \(lineCount) properties, \(pool.inputs.count) different inputs")
    #expect(count > rounds / 5 && lineCount > rounds * 2)
  }

  /// The properties of a printed look, each with its path; places in lists are left out.
  private static func paths(_ outline: String) -> [String] {
    var result: [String] = []
    var path: [Substring] = []
    for line in outline.split(separator: "\n").dropFirst() {
      let depth = line.prefix { $0 == " " }.count / 2 - 1
      let text = line.drop { $0 == " " }
      path = Array(path.prefix(depth))
      if let colon = text.range(of: ": ") {
        let names = path.filter { Int($0) == nil } + [text[..<colon.lowerBound]]
        result.append(names.joined(separator: ".") + ": " + text[colon.upperBound...])
      } else {
        path.append(text)
      }
    }
    return result
  }
}

/// Prints what a screen's components set, in the form of ``ScreenReaderTests``.
private struct Outline {
  let design: ScreenDesign
  let value: (Int) -> Any?

  func lines(of root: DrawnComponent, _ pool: inout LookPool) -> [String] {
    lines(of: root, caseName(of: root) + ".", &pool)
  }

  private func caseName(of component: DrawnComponent) -> String {
    SwiftName.camelCase([design.components[component.component].name])
  }

  private func lines(
    of drawn: DrawnComponent, _ prefix: String, _ pool: inout LookPool
  ) -> [String] {
    let spec = design.components[drawn.component]
    var lines: [String] = []
    if let looks = drawn.looks {
      lines += self.lines(ofLooks: looks, prefix + "appearance.", &pool)
    }
    lines += self.lines(ofLayout: drawn.layout, prefix + "layout.", &pool)
    for child in drawn.children {
      let field = spec.fields[child.field]
      var taken = Set(["content", "appearance", "layout", "theme", "context"])
      var name = field.name
      while !taken.insert(name).inserted { name += "Look" }
      var path = prefix + name + "."
      if field.type.holdsElements { path += caseName(of: child.component) + "." }
      lines += self.lines(of: child.component, path, &pool)
    }
    return lines
  }

  private func lines(
    ofLooks id: Int, _ prefix: String, _ pool: inout LookPool
  ) -> [String] {
    let spec = design.components[pool.inputs[id].component]
    var lines: [String] = []
    for (element, part) in zip(spec.elements, pool.look(id).parts) {
      let path: String = prefix + element.name + "."
      for property in part.properties {
        let start: String = path + property.path.joined(separator: ".")
        lines += texts(of: property.value, as: property.type).map { start + $0 }
      }
      if let nested = part.nested { lines += self.lines(ofLooks: nested, path, &pool) }
    }
    return lines
  }

  private func lines(
    ofLayout id: Int, _ prefix: String, _ pool: inout LookPool
  ) -> [String] {
    let spec = design.components[pool.inputs[id].component]
    var lines: [String] = []
    for (property, part) in zip(spec.layout, pool.look(id).parts) {
      let path: String = prefix + property.name
      for one in part.properties {
        lines += texts(of: one.value, as: one.type).map { path + $0 }
      }
      if let nested = part.nested { lines += self.lines(ofLayout: nested, path + ".", &pool) }
    }
    return lines
  }

  /// What is printed behind the path; several lines for a value whose parts have their own.
  private func texts(of value: DrawnValue, as type: PropertyType) -> [String] {
    if case .size = type, case .parts(let parts) = value {
      return parts.flatMap { part in
        texts(of: part.value, as: part.name == "aspectRatio" ? .ratio : .length).map {
          ".\(part.name)\($0)"
        }
      }
    }
    guard let found = runtimeValue(value, as: type) else { return [": ?\(value)"] }
    return [": " + (ValueText.property(found) ?? "?")]
  }

  private func number(_ value: DrawnValue?) -> Double? {
    switch value {
    case .number(let number): number
    case .token(let token): self.value(token) as? Double
    default: nil
    }
  }

  private func runtimeValue(_ value: DrawnValue, as type: PropertyType) -> Any? {
    var parts: [String: DrawnValue] = [:]
    if case .parts(let all) = value {
      for part in all { parts[part.name] = part.value }
    }
    switch (type, value) {
    case (.insets, .parts):
      return InsetsValue(
        top: number(parts["top"]) ?? 0, leading: number(parts["leading"]) ?? 0,
        bottom: number(parts["bottom"]) ?? 0, trailing: number(parts["trailing"]) ?? 0)
    case (.insets, _): return number(value).map { InsetsValue($0) }
    case (.corners, .word): return CornersValue.pill
    case (.corners, .parts):
      return CornersValue(
        topLeading: number(parts["topLeading"]) ?? 0,
        topTrailing: number(parts["topTrailing"]) ?? 0,
        bottomLeading: number(parts["bottomLeading"]) ?? 0,
        bottomTrailing: number(parts["bottomTrailing"]) ?? 0)
    case (.corners, _): return number(value).map { CornersValue($0) }
    case (.length, .parts):
      let scale: TypographyValue.TextStyle? =
        if case .word(let word)? = parts["scale"] {
          TypographyValue.TextStyle.allCases.first { $0.name == word }
        } else { nil }
      return LengthValue(
        number(parts["value"]) ?? -1, scale: scale ?? .body, minimum: number(parts["minimum"]),
        maximum: number(parts["maximum"]))
    case (.length, _): return number(value).map { LengthValue($0) }
    case (.fill, .token(let token)):
      if let color = self.value(token) as? ColorValue { return FillValue.color(color) }
      return (self.value(token) as? GradientValue).map { FillValue.gradient($0) }
    case (.border, .parts):
      guard case .token(let color)? = parts["color"], let color = self.value(color) as? ColorValue
      else { return nil }
      return BorderValue(color: color, width: number(parts["width"]) ?? 0)
    case (.fontFeatures, .word(let word)): return FontFeaturesValue(word)
    case (.fontWeight, .number(let number)): return FontWeightValue(number)
    case (.count, .number(let number)): return Int(exactly: number) ?? Int.max
    case (_, .number(let number)): return number
    case (_, .flag(let flag)): return flag
    case (_, .word(let word)): return word
    case (_, .token(let token)): return self.value(token)
    default: return nil
    }
  }
}
