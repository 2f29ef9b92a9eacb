public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public enum Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct Glass: Equatable, Sendable {
  private let name: String

  public static var regular: Glass { Glass(name: "regular") }
  public static var clear: Glass { Glass(name: "clear") }
}

public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct SubmitLabel: Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let `return` = SubmitLabel(name: "return")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

public struct TextInputAutocapitalization: Sendable {
  private let name: String

  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let hoverEffect = ContentShapeKinds(rawValue: 4)
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
}

public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum RoundedCornerStyle: Sendable { case circular, continuous }

public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let all = Set(rawValue: 3)
  }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

public struct Alignment: Equatable, Sendable {
  private let name: String

  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let trailing = Alignment(name: "trailing")
  public static let bottom = Alignment(name: "bottom")
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

extension View {
  nonisolated fileprivate func call(_ name: String, _ arguments: Any..., inner: [AnyView] = [])
    -> some View
  {
    ShimCall(content: self, name: name, arguments: arguments, inner: inner)
  }

  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }

  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    call("keyboardType", type)
  }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    call("textContentType", textContentType as Any)
  }
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    call("sheet", item, inner: item.wrappedValue.map { [AnyView(content($0))] } ?? [])
  }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    call("presentationDetents", detents)
  }
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let shown = [AnyView(title), AnyView(actions()), AnyView(message())]
    return call("alert", isPresented, inner: isPresented.wrappedValue ? shown : [])
  }
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let shown = [AnyView(title), AnyView(actions()), AnyView(message())]
    return call("confirmationDialog", isPresented, inner: isPresented.wrappedValue ? shown : [])
  }
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View where T: Equatable { call("task", value, action) }
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape
  ) -> some View { call("glassEffect", glass, shape) }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    call("submitLabel", submitLabel)
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { call("textInputAutocapitalization", autocapitalization as Any) }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    call("disableAutocorrection", disable as Any)
  }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    call("focused", condition)
  }
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey { call("preference", value) }
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    ShimPreference<Self, K>(content: self, action: action)
  }

  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    call("labelStyle", style)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View { call("italic", isActive) }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { call("underline", isActive) }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { call("strikethrough", isActive) }

  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    ShimEnvironmentChange(content: self, keyPath: keyPath) { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    ShimEnvironmentChange(content: self, keyPath: keyPath) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { call("scrollIndicators", visibility, axes) }
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { call("contentMargins", edges, insets, placement) }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    call("pickerStyle", style)
  }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    call("tabViewStyle", style)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    call("indexViewStyle", style)
  }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { call("toolbarBackground", style, bars) }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { call("toolbarBackground visibility", visibility, bars) }
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { call("navigationBarTitleDisplayMode", displayMode) }
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    call("controlSize", controlSize)
  }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    call("buttonStyle", style)
  }
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    call("datePickerStyle", style)
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    call("listRowInsets", insets as Any)
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    call("listRowBackground", inner: [AnyView(view)])
  }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { call("listRowSeparator", visibility) }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { call("listRowSeparatorTint", color as Any) }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    call("listSectionSpacing", spacing)
  }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    call("scrollContentBackground", visibility)
  }
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { call("alignmentGuide", g, computeValue(ViewDimensions())) }
  nonisolated public func saturation(_ amount: Double) -> some View { call("saturation", amount) }
  nonisolated public func brightness(_ amount: Double) -> some View { call("brightness", amount) }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    call("blendMode", blendMode)
  }
  nonisolated public func compositingGroup() -> some View { call("compositingGroup") }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { call("mask") }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    call("textFieldStyle", style)
  }
  nonisolated public func font(_ font: Font?) -> some View { call("font", font as Any) }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    call("lineSpacing", lineSpacing)
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { call("tracking", tracking) }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    call("textCase", textCase as Any)
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    call("foregroundColor", color as Any)
  }
  nonisolated public func tint(_ tint: Color?) -> some View { call("tint", tint as Any) }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    call("border", content, width)
  }
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    call("edgesIgnoringSafeArea", edges)
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    call("accentColor", accentColor as Any)
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    call("multilineTextAlignment", alignment)
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    call("lineLimit", number as Any)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    call("truncationMode", mode)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    call("minimumScaleFactor", factor)
  }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { call("padding", insets) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    call("padding edges", edges, length as Any)
  }
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    call("background", inner: [AnyView(background)])
  }
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    call("overlay", inner: [AnyView(overlay)])
  }
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { call("clipShape", shape, style) }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    call("shadow", color, radius, x, y)
  }
  nonisolated public func opacity(_ opacity: Double) -> some View { call("opacity", opacity) }
  nonisolated public func scaleEffect(_ s: CGFloat) -> some View { call("scaleEffect", s) }
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    call("animation", animation as Any, value)
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    call("blur", radius)
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    call("offset", x, y)
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    call("allowsHitTesting", enabled)
  }
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibility hidden", hidden)
  }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    call("frame", width as Any, height as Any)
  }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    call(
      "frame bounds", minWidth as Any, maxWidth as Any, minHeight as Any, maxHeight as Any)
  }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    call("aspectRatio", aspectRatio as Any, contentMode)
  }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { call("id", id) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { ShimChange(content: self, value: value, action: action) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { ShimChange(content: self, value: value) { action($1) } }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    ShimEnvironmentChange(content: self, keyPath: \EnvironmentValues.isEnabled) {
      $0.isEnabled = $0.isEnabled && !disabled
    }
  }
  nonisolated public func labelsHidden() -> some View { call("labelsHidden") }
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityLabel", label)
  }
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityValue", value)
  }
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { spoken("accessibilityHint", hint) }
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityIdentifier", identifier)
  }
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityAddTraits", traits)
  }
  /// "If true the accessibility label is applied; otherwise the accessibility label is unchanged."
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityLabel", label, isEnabled: isEnabled)
  }
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityValue", value, isEnabled: isEnabled)
  }
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    spoken("accessibilityHint", hint, isEnabled: isEnabled)
  }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    call("accessibilityIgnoresInvertColors", active)
  }
  nonisolated private func spoken(
    _ name: String, _ argument: any Sendable, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    ModifiedContent(
      content: self,
      modifier: AccessibilityAttachmentModifier(
        shimName: name, shimArgument: argument, shimIsEnabled: isEnabled))
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { call("accessibilityElement", children) }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    call("contentShape", shape)
  }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { call("contentShape of kinds", kind, shape) }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    call("hoverEffect")
  }
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    call("lineHeight", lineHeight as Any)
  }
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View { call("layoutValue", value) }
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    call("toggleStyle", style)
  }
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    call("progressViewStyle", style)
  }
}

public struct AccessibilityAttachmentModifier: ViewModifier {
  let shimName: String
  let shimArgument: any Sendable
  let shimIsEnabled: Bool

  nonisolated init(
    shimName: String, shimArgument: any Sendable, shimIsEnabled: Bool = true
  ) {
    self.shimName = shimName
    self.shimArgument = shimArgument
    self.shimIsEnabled = shimIsEnabled
  }

  public func body(content: Content) -> some View {
    ShimCall(
      content: content, name: shimName, arguments: [shimArgument], isSilent: !shimIsEnabled)
  }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public private(set) var shimNames: Set<String> = []

  public static let isButton = Self("isButton")
  public static let isHeader = Self("isHeader")
  public static let isSelected = Self("isSelected")
  public static let isLink = Self("isLink")
  public static let isImage = Self("isImage")
  public static let isToggle = Self("isToggle")

  public init() {}

  private init(_ name: String) { shimNames = [name] }

  private func with(_ names: Set<String>) -> Self {
    var copy = self
    copy.shimNames = names
    return copy
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(shimNames.union(other.shimNames))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(shimNames.intersection(other.shimNames))
  }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(shimNames.symmetricDifference(other.shimNames))
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  public func contains(_ member: AccessibilityTraits) -> Bool {
    shimNames.isSuperset(of: member.shimNames)
  }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    defer { shimNames.subtract(member.shimNames) }
    return contains(member) ? member : nil
  }
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let result = insert(newMember)
    return result.inserted ? nil : newMember
  }
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool {
    a.shimNames == b.shimNames
  }
}

public struct AccessibilityChildBehavior: Hashable {
  public let shimName: String

  nonisolated(unsafe) public static let ignore = Self(shimName: "ignore")
  nonisolated(unsafe) public static let combine = Self(shimName: "combine")
}
