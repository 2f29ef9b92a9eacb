/// The name by which `UIColor(named:)`, `Color(_:)` and storyboards ask for a color set.
///
/// It is the string that servers send for the token, so a token's `rawValue` finds its color set
/// too. The group's namespace, when `tokenc.json` gives it one, stands before it with a slash, and a
/// slash within the string makes a namespace as well.
struct ColorSetName: Sendable {
  /// The folders that give the name its namespaces, outermost first.
  private let namespaces: [Substring]
  private let lastPart: Substring

  init(of token: Token, _ configuration: Configuration) {
    // By bytes, as file systems do: a slash that carries an accent is a slash.
    var parts = token.names.serverName.utf8
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
    lastPart = parts.removeLast()
    if let namespace = configuration.assetNamespace(of: token) {
      parts.insert(namespace[...], at: 0)
    }
    namespaces = parts
  }

  /// For example `Button/accent_primary`.
  var text: String { (namespaces + [lastPart]).joined(separator: "/") }

  var folder: String { text + ".colorset" }

  /// The folders around the color set inside the catalog, outermost first.
  var namespaceFolders: [String] {
    namespaces.indices.map { namespaces[...$0].joined(separator: "/") }
  }

  /// Why no folder of an asset catalog can have this name; `nil` for a name that is fine.
  var fault: String? {
    let parts = namespaces + [lastPart]
    if parts.contains(where: \.isEmpty) { return "it has an empty part beside a '/'" }
    if parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
      return "files whose names start with '.' are hidden"
    }
    if namespaces.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) {
      return "what follows a '.' is the type of a folder, so no '.' can stand before a '/'"
    }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F || $0 == ":" }) {
      return "':' and control characters can't stand in names of files"
    }
    // File systems take names of up to 255 bytes.
    if parts.contains(where: { $0.utf8.count > 255 - ".colorset".utf8.count }) {
      return "it is too long for a file's name"
    }
    return nil
  }
}

extension Configuration {
  /// That of the pattern that gives the token its enum, or else of its top-level group.
  fileprivate func assetNamespace(of token: Token) -> String? {
    enumPattern(of: token.namingPath)?.assetNamespace
      ?? groups[String(token.namingPath.prefix { $0 != "." })]?.assetNamespace
  }
}
