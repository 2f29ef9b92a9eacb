/// Lowers the list of font files: `FontFiles.swift`.
struct FontFilesLowering {
  let names: [String]
  let naming: EmissionNaming

  static let typeName = "FontFiles"

  var declaration: SwiftDeclaration {
    SwiftDeclaration(
      documentation: "The font files that the text styles of all themes need.",
      head: "\(naming.typeModifiers)enum \(naming.type(Self.typeName))",
      body: .members([
        SwiftDeclaration(
          documentation: "The names, as `UIAppFonts` in `Info.plist` has them.",
          head: "\(naming.access)static var names: [String]",
          body: .statements(["["] + names.map { "  \(SwiftLiteral.quoted($0))," } + ["]"]))
      ]))
  }
}

/// Writes the list of font files for `Info.plist`: `Fonts.plist`.
package enum FontListEmitter {
  package static func emit(_ names: [String]) -> [GeneratedFile] {
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
          + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
        #"<plist version="1.0">"#, "<dict>", "\t<key>UIAppFonts</key>", "\t<array>",
      ] + names.map { "\t\t<string>\(escaped($0))</string>" } + [
        "\t</array>", "</dict>", "</plist>",
      ]
    return [
      GeneratedFile(
        name: "Fonts.plist", contents: Array((lines.joined(separator: "\n") + "\n").utf8))
    ]
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
