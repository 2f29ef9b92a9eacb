/// What `tokenc.json` says about the generated Swift.
struct EmissionOptions: Hashable, Sendable {
  enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
  }

  var accessLevel = AccessLevel.public
  /// Put before every generated type's name, for example `Acme` for `AcmeColorToken`.
  var typePrefix = ""
  /// The points in one `rem`.
  var pointsPerRem = 16.0
  /// The library to import when the output belongs to another module; `nil` inside `DesignTokens`.
  var runtimeModule: String?
  /// What the header names as the source, for example `tokens.resolver.json`.
  var inputName = "tokens"
}
