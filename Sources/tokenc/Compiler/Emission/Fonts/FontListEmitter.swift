/// Writes the list of font files for `Info.plist`: `Fonts.plist`.
package enum FontListEmitter {
  package static func emit(_ names: [String]) -> [GeneratedFile] {
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
          + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
        #"<plist version="1.0">"#, "<dict>", "\t<key>UIAppFonts</key>", "\t<array>",
      ] + names.map { "\t\t<string>\(XMLText.escaped($0))</string>" } + [
        "\t</array>", "</dict>", "</plist>",
      ]
    return [
      GeneratedFile(
        name: "Fonts.plist", contents: Array((lines.joined(separator: "\n") + "\n").utf8))
    ]
  }
}
