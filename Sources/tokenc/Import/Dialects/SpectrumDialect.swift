extension DialectRules {
  /// Adobe Spectrum's tokens: flat names, types by a schema's address, values per mode in `sets`.
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
