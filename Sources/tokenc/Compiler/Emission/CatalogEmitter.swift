/// Lowers a catalog to Swift declarations and renders them: the emission phase.
///
/// It writes nothing to disk. The same catalog and options give the same bytes everywhere.
///
/// For each family there are three files, so that a change of the design is seen where one looks:
/// `ColorToken.swift` has the cases, `ColorToken+Values.swift` their values for each brand, and
/// `ColorToken+Index.swift` the data of the lookup by name, which nobody needs to review.
struct CatalogEmitter: Sendable {
  let catalog: TokenCatalog
  let options: EmissionOptions

  /// All files, sorted by name.
  func emit() -> [GeneratedFile] {
    let naming = EmissionNaming(options: options)
    // Each is rendered before the next is lowered: what a file is made of may be larger than the file.
    var files = [SwiftRenderer.render(ThemeLowering(catalog: catalog, naming: naming).file)]
    func render(_ file: SwiftFile) { files.append(SwiftRenderer.render(file)) }
    render(BrandLowering(brands: catalog.brands, naming: naming).file)
    for family in catalog.families {
      render(TokenEnumLowering(family: family, naming: naming).file)
      let type = naming.token(family)
      let index = NameIndexLowering(
        type: type, names: CaseNames(of: family), access: naming.access)
      render(naming.file(type + "+Index", [index.declaration]))
      render(ValuesLowering(catalog: catalog, family: family, naming: naming).file)
    }
    return files.sorted { $0.name < $1.name }
  }
}
