/// A content with its looks in a theme, and those of the components in it: all that a screen shows.
///
/// The compiler generates one for each component, and `ComponentLook` for any of them:
///
/// ```swift
/// let screen = ComponentLook(content, theme)
/// ```
///
/// A look never changes: another theme or another content makes a new one. Two looks are the same
/// if their contents and themes are.
///
/// The description lists what the looks set, component by component, without the content.
public protocol ContentLook: Sendable, CustomStringConvertible {}

extension ContentLook {
  /// The properties that are set, one on each line, below the name of the type.
  public var description: String { AppearanceOutline(of: self).text }
}
