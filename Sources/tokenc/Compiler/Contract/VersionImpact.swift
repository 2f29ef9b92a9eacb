/// Which part of a version number a change asks for (Semantic Versioning 2.0.0), seen from an app
/// that uses the generated code and a server that sends names.
package enum VersionImpact: String, Sendable {
  case none
  /// Values, descriptions, deprecations.
  case patch
  /// New names; every old one still works.
  case minor
  /// A server's string or a Swift name goes away, or a type changes.
  case major
}
