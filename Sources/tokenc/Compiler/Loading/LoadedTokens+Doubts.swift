extension LoadedTokens {
  /// Reports what compiles and is probably a mistake: tokens that another file of the same set replaces,
  /// and fonts that `tokenc.json` doesn't name.
  package mutating func reportDoubts() {
    if isResolver, let document {
      for token in RedefinedToken.all(within: document, of: table.resolution) {
        diagnostics.report(.overriddenToken(token))
      }
    }
    if configuration.fonts == nil {
      FontCheck.reportUnnamedFonts(of: table, reporting: &diagnostics)
    }
  }
}
