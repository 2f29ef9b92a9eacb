import DesignTokens

/// The look of an interface element: values for those of its visual properties that a design sets.
///
/// A property that is `nil` leaves the element as it is. Looks are built from others:
///
/// ```swift
/// let title = LabelAppearance(textColor: theme[.textPrimary], typography: theme[.headlineLarge])
/// let caption = title.with(\.typography, theme[.caption]).with(\.view.opacity, 0.8)
/// let alert = title.overriding(with: LabelAppearance(textColor: theme[.textNegative]))
/// ```
///
/// The description lists what is set, in the order of declaration and independent of the locale.
public protocol ElementAppearance: Overridable, Sendable, CustomStringConvertible {}

extension ElementAppearance {
  /// The same look with another value of one property.
  public func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  public var description: String {
    AppearanceOutline(of: self).text
  }
}
