import TokenRuntime

extension TypographyValue {
  /// This style in a bar, which does not grow: in its own size, unless it has a maximum.
  var fixedUnlessLimited: TypographyValue {
    var style = self
    style.maximumScale = maximumScale ?? 1
    return style
  }
}
