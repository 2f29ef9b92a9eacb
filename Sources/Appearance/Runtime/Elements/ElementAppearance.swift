// The structs of looks are in `Generated`: `.ci/embed` writes them from `elements.json`.

/// The appearance of an interface element: values for the visual properties that a design sets.
///
/// A property that is `nil` is unset: the element has in it what it had before any appearance.
/// Appearances are values, and can be derived from others:
///
/// ```swift
/// let title = LabelAppearance(textColor: theme[.textPrimary], typography: theme[.headlineLarge])
/// let caption = title.with(\.typography, theme[.caption]).with(\.view.opacity, 0.8)
/// let alert = title.overriding(with: LabelAppearance(textColor: theme[.textNegative]))
/// ```
///
/// The description lists the properties that are set, in the order of their declaration. It does
/// not depend on the locale.
public protocol ElementAppearance: Overridable, Sendable, CustomStringConvertible {}

extension ElementAppearance {
  /// The same appearance with another value of one property, which may be nested, such as
  /// `\.view.cornerRadius`.
  public func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  /// The properties that are set, one on each line, below the name of the type.
  public var description: String { AppearanceOutline(of: self).text }
}
