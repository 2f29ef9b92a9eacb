import TokenCompiler

extension DialectRules {
  /// Adobe Spectrum's tokens: flat names, the type in a schema's address, and values per mode in
  /// `sets`.
  static let spectrum = DialectRules(
    name: "Spectrum", namespace: "spectrum",
    valueMembers: ["value", "sets"], typeMembers: ["$schema"], descriptionMembers: ["description"],
    types: standardTypes.adding([
      .standard(.dimension): ["font-size"], .standard(.fontFamily): ["font-family"],
      .standard(.fontWeight): ["font-weight"], .standard(.number): ["multiplier"],
      .standard(.shadow): ["drop-shadow"], .opacity: ["opacity"],
      .unsupported: ["font-style", "alignment", "text-transform", "text-align"],
    ]))
}

extension ForeignDocument {
  /// Makes a dimension of the modes that tokens have side by side, and the first context of each its
  /// default.
  mutating func collectModes() {
    for token in tokens where !token.modes.isEmpty {
      let names = token.modes.map(\.context)
      let known = dimensions.firstIndex { dimension in
        dimension.contexts.contains { names.contains($0.name) }
      }
      let index = known ?? dimensions.count
      if known == nil { dimensions.append(ForeignDimension(name: Self.dimensionName(of: names))) }
      for name in names where !dimensions[index].contexts.contains(where: { $0.name == name }) {
        dimensions[index].contexts.append(.init(name: name))
      }
    }
    let defaults = dimensions.compactMap { $0.contexts.first?.name }
    for index in tokens.indices where !tokens[index].modes.isEmpty {
      let place = tokens[index].modes.firstIndex { defaults.contains($0.context) } ?? 0
      tokens[index].value = tokens[index].modes.remove(at: place).value
    }
  }

  private static func dimensionName(of modes: [String]) -> String {
    if modes.contains("light") || modes.contains("dark") { return "colors" }
    return modes.contains("desktop") || modes.contains("mobile") ? "scale" : "mode"
  }
}
