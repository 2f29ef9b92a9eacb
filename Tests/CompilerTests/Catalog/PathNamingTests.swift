import Testing

@testable import TokenCompiler

/// The names that a path gives, made of parts that are kept, against those made anew of its words.
@Suite struct PathNamingTests {
  static let paths: [[String]] = [
    ["accent", "primary", "hover"], ["Accent", "URLBar"], ["muted-alt", "500"], ["500", "muted"],
    ["-", "text"], ["text", "--"], ["-"], ["цвет", "Фон"], ["OS", "os"], ["a b", "c_d", "e.f"],
    ["straße", "İstanbul"], ["🎨", "red"], ["accent", "accent", "accent"],
    ["--a1--bC", "x_Y"], ["2xl"], ["aBC-dE"], ["-Up", "down"],
  ]

  @Test("a path is named as its words are", arguments: paths, NameStyle.allCases)
  func agreement(path: [String], style: NameStyle) {
    var table = NameTable()
    let names = path.map { table.intern($0) }
    var naming = PathNaming(names: table)
    // Twice, as the second time finds what the first has kept.
    for _ in 0..<2 {
      #expect(naming.caseName(of: names) == SwiftName.camelCase(SwiftName.words(of: path)))
      #expect(naming.serverName(of: names, style) == Self.serverName(path, style))
    }
  }

  private static func serverName(_ path: [String], _ style: NameStyle) -> String {
    let words = SwiftName.words(of: path)
    return switch style {
    case .snakeCase: words.joined(separator: "_")
    case .kebabCase: words.joined(separator: "-")
    case .camelCase: SwiftName.camelCase(words)
    case .pascalCase: SwiftName.pascalCase(words)
    case .dotted: path.joined(separator: ".")
    }
  }
}
