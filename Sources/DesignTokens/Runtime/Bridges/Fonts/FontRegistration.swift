#if canImport(CoreText)
  import CoreText
  import Foundation

  /// Makes bundled font files known to the process, for fonts that `Info.plist` can't list: those of
  /// a package, or of an app without `UIAppFonts`.
  public enum FontRegistration {
    /// A font file that could not be registered.
    public struct Failure: Error, Equatable, Sendable {
      /// The file's name.
      public let file: String
      /// Why, in words for developers.
      public let reason: String
    }

    /// Registers font files of a bundle for as long as the process runs.
    ///
    /// Call it once, before the first text is shown. A file that is registered already is left as it
    /// is.
    ///
    /// ```swift
    /// let failures = FontRegistration.register(FontFiles.names, in: .module)
    /// ```
    ///
    /// - Parameters:
    ///   - files: The files' names with their extensions, such as those of the generated `FontFiles`.
    ///   - bundle: The bundle that has the files among its resources.
    /// - Returns: What could not be registered; empty if all is well.
    @discardableResult
    public static func register(_ files: [String], in bundle: Bundle) -> [Failure] {
      files.compactMap { file in
        guard let path = bundle.path(forResource: file, ofType: nil) else {
          return Failure(file: file, reason: "the bundle has no such file")
        }
        let bytes = Array(path.utf8)
        guard let url = CFURLCreateFromFileSystemRepresentation(nil, bytes, bytes.count, false)
        else { return Failure(file: file, reason: "'\(path)' is not a path") }
        var error: Unmanaged<CFError>?
        if CTFontManagerRegisterFontsForURL(url, .process, &error) {
          #if canImport(UIKit) && !os(watchOS)
            FontCache.clear()
          #endif
          return nil
        }
        guard let error = error?.takeRetainedValue() else {
          return Failure(file: file, reason: "the system gives no reason")
        }
        if CFErrorGetCode(error) == CTFontManagerError.alreadyRegistered.rawValue { return nil }
        return Failure(file: file, reason: String(describing: error))
      }
    }
  }
#endif
