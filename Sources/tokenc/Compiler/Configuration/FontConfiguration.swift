/// The fonts of text styles in `tokenc.json`.
package struct FontConfiguration: Sendable {
  /// Font files, or folders of them, that the app bundles; relative to the configuration's folder.
  var files: [ConfiguredPath] = []
  /// Families that the platform has besides the system font.
  var installed: [String] = []
}

extension ConfigurationReader {
  mutating func fonts(_ node: NodeID) -> FontConfiguration? {
    guard let object = json.object(node, "'fonts'", keys: ConfigurationKeys.Fonts.self) else {
      return nil
    }
    var fonts = FontConfiguration()
    let paths = json.strings(.files, of: object) ?? []
    for (path, node) in zip(paths, object[.files].map { tape.elements(of: $0) } ?? []) {
      fonts.files.append(ConfiguredPath(path, range: tape.range(node)))
    }
    fonts.installed = json.strings(.installed, of: object) ?? []
    return fonts
  }
}
