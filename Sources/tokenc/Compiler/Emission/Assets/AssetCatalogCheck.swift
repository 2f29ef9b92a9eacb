/// Reports what asset catalogs can't say of a table's colors, if any are to be written.
///
/// It works on both forms of a table: the complete one has the colors, the other their positions.
package struct AssetCatalogCheck {
  private let table: TokenTable
  private var diagnostics: DiagnosticCollector
  /// Who has a folder of the catalog, by the folder's path without regard to case.
  private var folders: [String: (path: String, token: Token)] = [:]

  package static func check(
    _ complete: CompleteTokenTable, of table: TokenTable,
    reporting diagnostics: inout DiagnosticCollector
  ) {
    guard table.configuration.folders[.assets] != nil else { return }
    var check = AssetCatalogCheck(table: table, diagnostics: diagnostics)
    for token in complete.colorTokens { check.checkName(of: token) }
    for axis in [ThemeAxis.elevation, .sizeClass] { check.checkAxis(axis, complete) }
    diagnostics = check.diagnostics
  }

  private mutating func checkName(of token: Token) {
    let name = ColorSetName(of: token, table.configuration)
    if let fault = name.fault {
      return diagnostics.report(.badAssetName(nameRange(of: token), name.text, fault))
    }
    for folder in name.namespaceFolders + [name.folder] {
      // Most disks of Macs take upper and lower case for one.
      let key = folder.lowercased()
      if let first = folders[key], folder == name.folder || first.path != folder {
        return diagnostics.report(
          .duplicateAssetName(
            nameRange(of: token), name.text, token, first: first.token,
            ColorSetName(of: first.token, table.configuration).text,
            at: nameRange(of: first.token)))
      }
      folders[key] = (folder, token)
    }
  }

  /// Reports colors that vary along an axis that asset catalogs don't have.
  private mutating func checkAxis(_ axis: ThemeAxis, _ complete: CompleteTokenTable) {
    guard let bit = complete.axes.firstIndex(of: axis) else { return }
    for token in complete.colorTokens {
      let varies = token.values.indices.contains { index in
        // The variants of a brand stand together, and their number is a power of two.
        index & 1 << bit == 0
          && complete.values[token.values[index]] != complete.values[token.values[index | 1 << bit]]
      }
      if varies { diagnostics.report(.axisLeftOut(table.nameRange(of: token), token.text, axis)) }
    }
  }

  /// Where the name of a token's color set comes from.
  private func nameRange(of token: Token) -> SourceRange {
    let stated = table.declarations(of: token).first.flatMap {
      TokenExtension($0, at: token.path, of: table.tape)?.serverName
    }
    return stated.map { table.tape.range($0.node) } ?? table.nameRange(of: token)
  }
}

extension Diagnostic {
  static func badAssetName(_ range: SourceRange, _ name: String, _ fault: String) -> Diagnostic {
    .error(
      .assetName,
      "server string '\(name)' can't name a color set: \(fault); "
        + "state another as '$extensions.tokenc.serverName'", at: range)
  }

  static func duplicateAssetName(
    _ range: SourceRange, _ name: String, _ token: Token, first: Token, _ firstName: String,
    at declaration: SourceRange
  ) -> Diagnostic {
    let fault =
      name == firstName
      ? "tokens '\(first.text)' and '\(token.text)' both name the color set '\(name)'"
      : "color sets '\(firstName)' and '\(name)' share a folder where disks ignore case"
    let remedy =
      token.names.group == first.names.group
      ? "state one as '$extensions.tokenc.serverName'"
      : "state 'groups.\(token.names.group).assetNamespace' in tokenc.json"
    return .error(
      .assetName, "\(fault); \(remedy)", at: range,
      notes: [Note(message: "'\(first.text)' is declared here", range: declaration)]
    ).repeating(token.names.group)
  }

  static func axisLeftOut(_ range: SourceRange, _ path: String, _ axis: ThemeAxis) -> Diagnostic {
    let (name, condition) =
      axis == .elevation
      ? ("elevation", "on base surfaces") : ("the size class", "of the compact one")
    return .warning(
      .assetElevation,
      "'\(path)' varies with \(name), which asset catalogs can't express; "
        + "its color set has the value \(condition)", at: range
    ).repeating(axis.rawValue, limit: 1)
  }
}

extension Diagnostic.ID {
  static let assetName = Self("asset-name")
  static let assetElevation = Self("asset-elevation")
}
