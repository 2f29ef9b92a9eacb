struct CatalogEmitter { let catalog: TokenCatalog; let options: EmissionOptions
  func emit() -> [GeneratedFile] { [GeneratedFile(name: "X.swift", contents: "// \(catalog.families.map { "\($0.typeName) \($0.tokens.count) \($0.tokens.prefix(3).map { "\($0.caseName)=\($0.serverName)" })" })\n")] } }
