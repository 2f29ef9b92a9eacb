public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let vertical = Set(rawValue: 5)
  }
}

public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum RoundedCornerStyle: Sendable { case circular, continuous }

extension View {
  private func call(_ name: String, _ arguments: Any..., inner: [AnyView] = []) -> some View {
    ShimCall(content: self, name: name, arguments: arguments, inner: inner)
  }

  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    ShimEnvironmentChange(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  public func font(_ font: Font?) -> some View { call("font", font as Any) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { call("lineSpacing", lineSpacing) }
  public func tracking(_ tracking: CGFloat) -> some View { call("tracking", tracking) }
  public func textCase(_ textCase: Text.Case?) -> some View { call("textCase", textCase as Any) }
  public func foregroundColor(_ color: Color?) -> some View {
    call("foregroundColor", color as Any)
  }
  public func accentColor(_ accentColor: Color?) -> some View {
    call("accentColor", accentColor as Any)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    call("multilineTextAlignment", alignment)
  }
  public func lineLimit(_ number: Int?) -> some View { call("lineLimit", number as Any) }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    call("truncationMode", mode)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    call("minimumScaleFactor", factor)
  }
  public func padding(_ insets: EdgeInsets) -> some View { call("padding", insets) }
  public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    call("padding edges", edges, length as Any)
  }
  public func background(_ background: some View) -> some View {
    call("background", inner: [AnyView(background)])
  }
  public func overlay(_ overlay: some View) -> some View {
    call("overlay", inner: [AnyView(overlay)])
  }
  public func clipShape(_ shape: some Shape) -> some View { call("clipShape", shape) }
  public func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> some View {
    call("shadow", color, radius, x, y)
  }
  public func opacity(_ opacity: Double) -> some View { call("opacity", opacity) }
  public func aspectRatio(contentMode: ContentMode) -> some View {
    call("aspectRatio", contentMode)
  }
  public func toggleStyle(_ style: SwitchToggleStyle) -> some View { call("toggleStyle", style) }
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    call("progressViewStyle", style)
  }
}
