/// Writes the colors of a table as asset catalogs, one for each brand: `alfa.xcassets`.
///
/// Tokens of other types are left out, as an asset catalog has no place for them.
package struct AssetCatalogEmitter: Sendable {
  private let table: CompleteTokenTable
  private let configuration: Configuration
  private let tokens: [Token]

  package init(table: CompleteTokenTable, configuration: Configuration) {
    self.table = table
    self.configuration = configuration
    tokens = table.colorTokens
  }

  package var colorSetCount: Int { tokens.count }

  package func emit() -> [GeneratedFile] {
    var colors = AssetColors(table.values)
    let names = tokens.map { ColorSetName(of: $0, configuration) }
    let namespaces = Set(names.flatMap(\.namespaceFolders))
    var files: [GeneratedFile] = []
    for (brand, catalog) in table.brands.map({ $0.caseName + ".xcassets" }).enumerated() {
      func add(_ folder: String, _ contents: [UInt8]) {
        files.append(GeneratedFile(name: folder + "/Contents.json", contents: contents))
      }
      add(catalog, Self.contents(providesNamespace: false))
      for namespace in namespaces {
        add("\(catalog)/\(namespace)", Self.contents(providesNamespace: true))
      }
      for (token, name) in zip(tokens, names) {
        let set = ColorSet { appearance in
          let variant = table.variant(ofAppearance: appearance)
          return colors[token.values[brand * table.variantCount + variant]]
        }
        add("\(catalog)/\(name.folder)", set.contents)
      }
    }
    return files.sorted(byBytesOf: \.name)
  }

  /// The `Contents.json` of the catalog and of the folders in it.
  private static func contents(providesNamespace: Bool) -> [UInt8] {
    var json = JSONWriter(layout: .spaced)
    json.object { json in
      json.assetInfo()
      if providesNamespace { json.object("properties") { $0.member("provides-namespace", true) } }
    }
    return json.document
  }
}

/// The colors among a table's values as color sets write them, each converted once.
private struct AssetColors {
  private let values: [TokenValue]
  private var colors: [AssetColor?]

  init(_ values: [TokenValue]) {
    self.values = values
    colors = Array(repeating: nil, count: values.count)
  }

  subscript(index: Int) -> AssetColor {
    mutating get {
      if let known = colors[index] { return known }
      guard case .color(let value) = values[index] else {
        preconditionFailure("the tokens of a family have the family's type")
      }
      let color = AssetColor(value)
      colors[index] = color
      return color
    }
  }
}

extension CompleteTokenTable {
  /// The tokens that become color sets, in authored order.
  var colorTokens: [Token] { families.filter { $0.type == .color }.flatMap(\.tokens) }

  /// The variant that one of ``ColorSet/appearances`` shows; surfaces are base ones.
  fileprivate func variant(ofAppearance appearance: Int) -> Int {
    let asked: [ThemeAxis: Int] = [.scheme: appearance & 1, .contrast: appearance >> 1]
    return axes.enumerated().reduce(0) { $0 | asked[$1.element, default: 0] << $1.offset }
  }
}
