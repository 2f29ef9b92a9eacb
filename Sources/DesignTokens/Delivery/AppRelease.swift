import TokenRuntime

/// The release of the app that uses a store.
struct AppRelease: Hashable, Sendable {
  /// As the app or its bundle says it; `nil` if neither does.
  let text: String?
  /// `nil` if that is no version.
  let version: ReleaseVersion?

  init(_ text: String?) {
    self.text = text
    version = text.flatMap { ReleaseVersion(ofApp: $0) }
  }
}
