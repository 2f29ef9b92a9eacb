/// The files that `tokenc init` writes: two brands in light and dark with colors, text styles and
/// spacings.
enum StarterTokens {
  /// In the order in which a reader takes them up.
  ///
  /// They are the files of the folder `Starter`, embedded when the compiler is built. There, dots
  /// stand for the slashes of a path, since no two files of a module may have one name.
  static let files = [
    (name: "tokens.resolver.json", bytes: PackageResources.tokens_resolver_json),
    (name: "tokenc.json", bytes: PackageResources.tokenc_json),
    (name: "primitive/color.tokens.json", bytes: PackageResources.primitive_color_tokens_json),
    (name: "semantic/color.tokens.json", bytes: PackageResources.semantic_color_tokens_json),
    (
      name: "semantic/typography.tokens.json",
      bytes: PackageResources.semantic_typography_tokens_json
    ),
    (name: "semantic/spacing.tokens.json", bytes: PackageResources.semantic_spacing_tokens_json),
    (name: "theme/orbit/color.tokens.json", bytes: PackageResources.theme_orbit_color_tokens_json),
  ]
}
