// Declarations as in OpenSwiftUI (commit 069dd80), Apple availability; bodies dropped.
@_exported import Combine
@_exported import CoreText

#if canImport(UIKit)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#endif
// https://developer.apple.com/documentation/swiftui/view
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@_typeEraser(AnyView) @preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

// https://developer.apple.com/documentation/swift/never
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/emptyview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/anyview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen
// SDK 27: nonisolated
public struct AnyView: View {
  nonisolated public init<V: View>(_ v: V) {}
  public init<V: View>(erasing v: V) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/tupleview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct TupleView<T>: View {
  nonisolated public init(_ v: T) {}
  public var body: Never { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct _ConditionalContent<T, F> {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension _ConditionalContent: View where T: View, F: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swift/optional
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }

// https://developer.apple.com/documentation/swiftui/viewbuilder
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: View, F: View { fatalError() }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: View, F: View { fatalError() }
  @_disfavoredOverload public static func buildBlock<each Content>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)> where repeat each Content: View
  { fatalError() }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ViewBuilder {
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/viewmodifier
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ViewModifier_Content<M> where M: ViewModifier {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension _ViewModifier_Content: View { public var body: Never { fatalError() } }

// https://developer.apple.com/documentation/swiftui/modifiedcontent
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct ModifiedContent<Content, Modifier> {
  nonisolated public init(content: Content, modifier: Modifier) {}
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/colorscheme
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

// https://developer.apple.com/documentation/swiftui/colorschemecontrast
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

// https://developer.apple.com/documentation/swiftui/legibilityweight
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

// https://developer.apple.com/documentation/swiftui/userinterfacesizeclass
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

// https://developer.apple.com/documentation/swiftui/contentsizecategory
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge
}

// https://developer.apple.com/documentation/swiftui/layoutdirection
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

// https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

// https://developer.apple.com/documentation/swiftui/environmentkey
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

#if canImport(UIKit) && !os(watchOS)
  // https://developer.apple.com/documentation/uikit/uitraitbridgedenvironmentkey
  @available(iOS 17, tvOS 17, *) public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Self.Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
  }
#endif

// https://developer.apple.com/documentation/swiftui/observable
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) public protocol Observable {}

// https://developer.apple.com/documentation/swiftui/environmentvalues
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { fatalError() }
    set {}
  }
  public var description: String { "" }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { fatalError() }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var accessibilityReduceMotion: Bool { false }
  public var legibilityWeight: LegibilityWeight? {
    get { nil }
    set {}
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) public var isFocused: Bool { false }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public var accessibilityShowButtonShapes: Bool { false }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { nil }
    set {}
  }
}
@available(*, unavailable) extension EnvironmentValues: Sendable {}

// https://developer.apple.com/documentation/swiftui/dynamicproperty
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol DynamicProperty {}

// https://developer.apple.com/documentation/swiftui/environment
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Environment: Sendable where Value: Sendable {}

// https://developer.apple.com/documentation/swiftui/observedobject
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency @propertyWrapper @frozen
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
  public init(initialValue: ObjectType) { fatalError() }
  public init(wrappedValue: ObjectType) { fatalError() }
  @preconcurrency public var wrappedValue: ObjectType {
    get { fatalError() }
    set {}
  }
  public var projectedValue: Wrapper { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/edgeinsets
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public init() { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/edge
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8), all: Set = Set(rawValue: 15), horizontal = Set(rawValue: 10),
      vertical = Set(rawValue: 5)
  }
}

// https://developer.apple.com/documentation/swiftui/textalignment
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

// https://developer.apple.com/documentation/swiftui/contentmode
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// https://developer.apple.com/documentation/swiftui/horizontalalignment
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = Self(), center = Self(), trailing = Self()
  @available(iOS 16, macOS 13, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
  public static let listRowSeparatorLeading = Self()
  @available(iOS 16, macOS 13, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
  public static let listRowSeparatorTrailing = Self()
}

// https://developer.apple.com/documentation/swiftui/verticaledge
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 3)
  }
}

// https://developer.apple.com/documentation/swiftui/verticalalignment
@frozen public struct VerticalAlignment: Equatable, Sendable {
  public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(),
    lastTextBaseline = Self()
}

// https://developer.apple.com/documentation/swiftui/alignment
@frozen public struct Alignment: Equatable, Sendable {
  public static let center = Self()
  public static let leading = Self()
  public static let trailing = Self()
  public static let bottom = Self()
}

// https://developer.apple.com/documentation/swiftui/fillstyle
@frozen public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

// https://developer.apple.com/documentation/swiftui/strokestyle
@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var dash: [CGFloat]
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/shapestyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) public protocol ShapeStyle: Sendable {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  associatedtype Resolved: ShapeStyle = Never
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  func resolve(in environment: EnvironmentValues) -> Resolved
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) extension Never: ShapeStyle {
  public typealias Resolved = Never
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/foregroundstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) @frozen
public struct ForegroundStyle: ShapeStyle { public init() {} }

// https://developer.apple.com/documentation/swiftui/shapestyle
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) @frozen
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
  public static var tertiary: HierarchicalShapeStyle { .init() }
  public static var quaternary: HierarchicalShapeStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/tintshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
public struct TintShapeStyle: ShapeStyle { public init() {} }
@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/backgroundstyle
@available(iOS 14, macOS 10.15, tvOS 14, watchOS 7, *) @frozen
public struct BackgroundStyle: ShapeStyle { public init() {} }
@available(iOS 14, macOS 10.15, tvOS 14, watchOS 7, *)
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { .init() }
}

// https://developer.apple.com/documentation/swiftui/path
@frozen public struct Path: Equatable, Sendable {
  public init() {}
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  public mutating func closeSubpath() {}
}

// https://developer.apple.com/documentation/swiftui/animatable
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) public protocol Animatable {}
@available(*, deprecated) public protocol _RemoveGlobalActorIsolation {}

// https://developer.apple.com/documentation/swiftui/shape
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Shape {
  // Apps for these systems and later are mirrored unless a shape says otherwise.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

// https://developer.apple.com/documentation/swiftui/insettableshape
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
@frozen public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/fillshapeview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@frozen public struct FillShapeView<Content, Style, B>: View
where Content: Shape, Style: ShapeStyle, B: View { public var body: Never { fatalError() } }

// https://developer.apple.com/documentation/swiftui/strokebordershapeview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@frozen public struct StrokeBorderShapeView<Content, Style, B>: View
where Content: InsettableShape, Style: ShapeStyle, B: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/shape
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { fatalError() }
  @_disfavoredOverload nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle())
    -> some View where S: ShapeStyle
  { EmptyView2() }
  @_disfavoredOverload nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1)
    -> some View where S: ShapeStyle
  { EmptyView2() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct EmptyView2: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Shape {
  nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _ShapeView<Self, S> where S: ShapeStyle
  { fatalError() }
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/strokeshapeview
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@frozen public struct StrokeShapeView<Content, Style, B>: View
where Content: Shape, Style: ShapeStyle, B: View { public var body: Never { fatalError() } }

// https://developer.apple.com/documentation/swiftui/insettableshape
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension InsettableShape {
  @_disfavoredOverload public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { EmptyView2() }
  @_disfavoredOverload public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { EmptyView2() }
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/animation
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Animation: Equatable, Sendable {
  public static let `default` = Animation.timingCurve(0.42, 0, 0.58, 1)
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { fatalError() }
  public func delay(_ delay: Double) -> Animation { self }
}

// https://developer.apple.com/documentation/swiftui/unitpoint
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

// https://developer.apple.com/documentation/swiftui/gradient
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Gradient: Equatable, Sendable {
  @frozen public struct Stop: Equatable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(stops: [Gradient.Stop]) {}
}

// https://developer.apple.com/documentation/swiftui/lineargradient
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct LinearGradient: ShapeStyle, View, Sendable {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/anyshapestyle
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public struct AnyShapeStyle: ShapeStyle {
  public init<S>(_ style: S) where S: ShapeStyle {}
}

// https://developer.apple.com/documentation/swiftui/imagepaint
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct ImagePaint: ShapeStyle {
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {}
}

// https://developer.apple.com/documentation/swiftui/material
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct Material: ShapeStyle, Sendable {
  @available(watchOS 10, *)
  public static let ultraThin = Material(), thin = Material(), regular = Material(),
    thick = Material()
}
@available(iOS 15, macOS 12, tvOS 15, watchOS 10, *)
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
}

// https://developer.apple.com/documentation/swiftui/roundedrectangle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

// https://developer.apple.com/documentation/swiftui/color
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Color: Hashable, CustomStringConvertible, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public var description: String { "" }
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let primary = Color(red: 0, green: 0, blue: 0)
  public static let secondary = Color(red: 0, green: 0, blue: 0)
  public static let red = Color(red: 1, green: 0, blue: 0)
  public func opacity(_ opacity: Double) -> Color { self }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) extension Color: View {
  public var body: Never { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) extension Color: ShapeStyle {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { .init(red: 1, green: 0, blue: 0) }
}

// https://developer.apple.com/documentation/swiftui/color/resolved
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Color {
  @frozen public struct Resolved: Hashable, ShapeStyle {
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {}
    public typealias Resolved = Never
  }
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { fatalError() }
}
#if canImport(UIKit)
  @available(iOS 13, tvOS 13, watchOS 6, *) extension Color {
    @_disfavoredOverload public init(_ color: UIColor) {}
  }
  @available(iOS 15, tvOS 15, watchOS 8, *) extension Color { public init(uiColor: UIColor) {} }
#elseif canImport(AppKit)
  @available(macOS 10.15, *) extension Color {
    @_disfavoredOverload public init(_ color: NSColor) {}
  }
#endif
// https://developer.apple.com/documentation/swiftui/font
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Font: Hashable, Sendable {
  @frozen public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(),
      medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
  }
  public enum Design: Hashable, Sendable {
    case `default`, rounded
    @available(watchOS 7, *) case serif
    @available(watchOS 7, *) case monospaced
  }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, headline, subheadline, body, callout, footnote, caption
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) case title2, title3, caption2
    @available(iOS, unavailable) @available(macOS, unavailable) @available(tvOS, unavailable)
    @available(watchOS, unavailable) @available(visionOS 1, *)
    case extraLargeTitle, extraLargeTitle2
    public static var allCases: [Font.TextStyle] { [] }
  }
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    fatalError()
  }
  public init(_ font: CTFont) {}
  @available(
    iOS, introduced: 13, deprecated: 100000, message: "Use `system(size:weight:design:)` instead."
  )
  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font { fatalError() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil)
    -> Font
  { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/text
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Text: Equatable, Sendable {
  public init(verbatim: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public enum TruncationMode: Sendable { case head, tail, middle }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) public enum Case: Sendable {
    case uppercase, lowercase
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable { public static let solid = Pattern() }
  }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init(_ attributedContent: AttributedString) {}
  @available(iOS, introduced: 13, deprecated: 26)
  @available(macOS, introduced: 10.15, deprecated: 26)
  @available(tvOS, introduced: 13, deprecated: 26)
  @available(watchOS, introduced: 6, deprecated: 26)
  @available(visionOS, introduced: 1, deprecated: 26)
  public static func + (lhs: Text, rhs: Text) -> Text { lhs }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) extension Text: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static var name: String { "" }
    }
  }
}

// https://developer.apple.com/documentation/swiftui/image
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Image: Equatable, Sendable {
  @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *) public init(systemName: String) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum ResizingMode: Sendable { case tile, stretch }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) extension Image: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/hstack
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen
// SDK 27: nonisolated
public struct HStack<Content>: View where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/zstack
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen
// SDK 27: nonisolated
public struct ZStack<Content>: View where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/foreach
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ForEach: View where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/vstack
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen
// SDK 27: nonisolated
public struct VStack<Content>: View where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/lazyvstack
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
// SDK 27: nonisolated
public struct LazyVStack<Content>: View where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/button
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct Button<Label>: View where Label: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/buttonstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

// https://developer.apple.com/documentation/swiftui/buttonstyleconfiguration
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ButtonStyleConfiguration {
  public struct Label: View { public var body: Never { fatalError() } }
  public let label: Label
  public let isPressed: Bool
}

// https://developer.apple.com/documentation/swiftui/labelstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = LabelStyleConfiguration
}

// https://developer.apple.com/documentation/swiftui/labelstyleconfiguration
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct LabelStyleConfiguration {
  public struct Title: View { public var body: Never { fatalError() } }
  public struct Icon: View { public var body: Never { fatalError() } }
  public var title: Title { fatalError() }
  public var icon: Icon { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/togglestyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) @MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

// https://developer.apple.com/documentation/swiftui/togglestyleconfiguration
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ToggleStyleConfiguration {}

// https://developer.apple.com/documentation/swiftui/switchtogglestyle
@available(iOS 13, macOS 10.15, tvOS 18, watchOS 6, *)
// SDK 27: nonisolated
public struct SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView2() }
  public init() {}
  @available(iOS 14, macOS 11, watchOS 7, *) @available(tvOS, unavailable) public init(tint: Color)
  {}
}

// https://developer.apple.com/documentation/swiftui/progressviewstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) @MainActor @preconcurrency
public protocol ProgressViewStyle {}

// https://developer.apple.com/documentation/swiftui/linearprogressviewstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
// SDK 27: nonisolated
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

// https://developer.apple.com/documentation/swiftui/circularprogressviewstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
// SDK 27: nonisolated
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

// https://developer.apple.com/documentation/swiftui/toggle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct Toggle<Label>: View where Label: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/slider
@available(iOS 13, macOS 10.15, watchOS 6, *) @available(tvOS, unavailable)
// SDK 27: nonisolated
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
  public var body: Never { fatalError() }
}
@available(iOS 13, macOS 10.15, watchOS 6, *) @available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {}
}

// https://developer.apple.com/documentation/swiftui/state
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen @propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension State: Sendable where Value: Sendable {}

// https://developer.apple.com/documentation/swiftui/binding
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(projectedValue: Binding<Value>) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Binding: Sendable where Value: Sendable {}

// https://developer.apple.com/documentation/swiftui/focusstate
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen @propertyWrapper public struct FocusState<Value> where Value: Hashable {
  public init() where Value == Bool {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
  @frozen @propertyWrapper public struct Binding {
    init(of: Never) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

// https://developer.apple.com/documentation/swiftui/preferencekey
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

// https://developer.apple.com/documentation/swiftui/presentationdetent
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent(), large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .large }
  public static func height(_ height: CGFloat) -> PresentationDetent { .large }
}

// https://developer.apple.com/documentation/swiftui/buttonrole
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(), cancel = ButtonRole()
}

// https://developer.apple.com/documentation/swiftui/submitlabel
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel(), go = SubmitLabel(), send = SubmitLabel()
  public static let join = SubmitLabel(), route = SubmitLabel(), search = SubmitLabel()
  public static let next = SubmitLabel(), `continue` = SubmitLabel(), `return` = SubmitLabel()
}

// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
#if !os(macOS)
  @available(iOS 15, tvOS 15, watchOS 8, *)
  public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
  }
#endif

// https://developer.apple.com/documentation/swiftui/label
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/group
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Group<Content> {}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/asyncimagephase
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { nil }
}

// https://developer.apple.com/documentation/swiftui/asyncimage
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct AsyncImage<Content>: View where Content: View {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/transaction
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Transaction { public init() {} }
@available(*, unavailable) extension Transaction: Sendable {}

// https://developer.apple.com/documentation/swiftui/layout
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
}
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Layout where Cache == () { public func makeCache(subviews: Self.Subviews) {} }
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Layout {
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    EmptyView2()
  }
}

// https://developer.apple.com/documentation/swiftui/proposedviewsize
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

// https://developer.apple.com/documentation/swiftui/layoutvaluekey
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// https://developer.apple.com/documentation/swiftui/layoutsubview
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutSubview: Equatable {
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { fatalError() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

// https://developer.apple.com/documentation/swiftui/layoutsubviews
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var layoutDirection: LayoutDirection { fatalError() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubviews.Element { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/progressview
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
// SDK 27: nonisolated
public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  nonisolated public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
  nonisolated public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/textfield
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct TextField<Label>: View where Label: View {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where Label == Text, S: StringProtocol {}
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where Label == Text, S: StringProtocol {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/securefield
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct SecureField<Label>: View where Label: View {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where Label == Text, S: StringProtocol {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/texteditor
@available(iOS 14, macOS 11, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
// SDK 27: nonisolated
public struct TextEditor: View { public var body: Never { fatalError() } }

// https://developer.apple.com/documentation/swiftui/axis
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

// https://developer.apple.com/documentation/swiftui/scrollview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct ScrollView<Content>: View where Content: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/scene
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) @MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) extension Never: Scene {}

// https://developer.apple.com/documentation/swiftui/scenebuilder
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

// https://developer.apple.com/documentation/swiftui/windowgroup
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct WindowGroup<Content>: Scene where Content: View {
  @available(iOS, deprecated: 18) @available(macOS, deprecated: 15)
  @available(tvOS, deprecated: 18) @available(watchOS, deprecated: 11)
  @available(visionOS, deprecated: 2)
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/app
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) @MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension App { public static func main() {} }

#if canImport(UIKit) && !os(watchOS)
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable
  @available(iOS 13, tvOS 13, *) @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    typealias Context = UIViewRepresentableContext<Self>
  }
  @available(iOS 13, tvOS 13, *)
  extension UIViewRepresentable { public var body: Never { fatalError() } }

  // https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
  @available(iOS 13, tvOS 13, *) @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  }
#endif

// https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct ScrollIndicatorVisibility {
  public static var automatic: Self { Self() }
  public static var visible: Self { Self() }
  public static var hidden: Self { Self() }
}

// https://developer.apple.com/documentation/swiftui/contentmarginplacement
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ContentMarginPlacement {
  public static var automatic: Self { Self() }
  public static var scrollContent: Self { Self() }
}

// https://developer.apple.com/documentation/swiftui/picker
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/pickerstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) public protocol PickerStyle {}

// https://developer.apple.com/documentation/swiftui/segmentedpickerstyle
@available(iOS 13, macOS 10.15, tvOS 13, *) @available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle { public init() {} }

// https://developer.apple.com/documentation/swiftui/tabview
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
// SDK 27: nonisolated
public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View { public var body: Never { fatalError() } }

// https://developer.apple.com/documentation/swiftui/tabviewstyle
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) @MainActor @preconcurrency
public protocol TabViewStyle {}

// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
@available(iOS 14, tvOS 14, watchOS 7, *) @available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = Self()
    @available(watchOS 8, *) public static let always = Self(), never = Self()
  }
  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

// https://developer.apple.com/documentation/swiftui/indexviewstyle
@available(iOS 14, tvOS 14, watchOS 8, *) @available(macOS, unavailable)
public protocol IndexViewStyle {}

// https://developer.apple.com/documentation/swiftui/pageindexviewstyle
@available(iOS 14, tvOS 14, watchOS 8, *) @available(macOS, unavailable)
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = Self(), never = Self()
    @available(watchOS, unavailable) public static let always = Self()
  }
  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
}

// https://developer.apple.com/documentation/swiftui/visibility
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

// https://developer.apple.com/documentation/swiftui/toolbarplacement
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) public struct ToolbarPlacement {
  @available(macOS, unavailable) public static var navigationBar: Self { Self() }
  @available(watchOS 10, *) @available(macOS, unavailable) @available(tvOS, unavailable)
  public static var bottomBar: Self { Self() }
  @available(macOS, unavailable) @available(watchOS, unavailable)
  public static var tabBar: Self { Self() }
}

// https://developer.apple.com/documentation/swiftui/navigationbaritem
@available(iOS 13, tvOS 13, watchOS 6, *) @available(macOS, unavailable)
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline
    @available(watchOS 8, *) @available(tvOS, unavailable) case large
  }
}

// https://developer.apple.com/documentation/swiftui/list
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
// SDK 27: nonisolated
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/griditem
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}

// https://developer.apple.com/documentation/swiftui/lazyvgrid
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
// SDK 27: nonisolated
public struct LazyVGrid<Content>: View where Content: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/pinnedscrollableviews
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

// https://developer.apple.com/documentation/swiftui/link
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
// SDK 27: nonisolated
public struct Link<Label>: View where Label: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/stepper
@available(iOS 13, macOS 10.15, watchOS 9, *) @available(tvOS, unavailable)
// SDK 27: nonisolated
public struct Stepper<Label>: View where Label: View {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/datepickercomponents
@available(iOS 13, macOS 10.15, watchOS 10, *) @available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

// https://developer.apple.com/documentation/swiftui/datepicker
@available(iOS 13, macOS 10.15, watchOS 10, *) @available(tvOS, unavailable)
// SDK 27: nonisolated
public struct DatePicker<Label>: View where Label: View {
  public typealias Components = DatePickerComponents
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/datepickerstyle
@available(iOS 13, macOS 10.15, watchOS 10, *) @available(tvOS, unavailable)
@MainActor @preconcurrency public protocol DatePickerStyle {}

// https://developer.apple.com/documentation/swiftui/wheeldatepickerstyle
@available(iOS 13, watchOS 10, *) @available(macOS, unavailable) @available(tvOS, unavailable)
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

// https://developer.apple.com/documentation/swiftui/compactdatepickerstyle
@available(iOS 14, macCatalyst 13.4, macOS 10.15.4, *) @available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }

// https://developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
@available(iOS 14, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }

#if !os(visionOS)
  // https://developer.apple.com/documentation/swiftui/glass
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
  public struct Glass: Equatable, Sendable {
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass() }
  }
#endif

// https://developer.apple.com/documentation/swiftui/blendmode
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

// https://developer.apple.com/documentation/swiftui/viewdimensions
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ViewDimensions {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

// https://developer.apple.com/documentation/swiftui/controlsize
@available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, *)
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular
  @available(macOS 11, *) case large
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) case extraLarge
  public static var allCases: [ControlSize] { [] }
}

// https://developer.apple.com/documentation/swiftui/textfieldstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *) public protocol TextFieldStyle {}

// https://developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
@available(iOS 13, macOS 10.15, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

// https://developer.apple.com/documentation/swiftui/plaintextfieldstyle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }

// https://developer.apple.com/documentation/swiftui/view
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { EmptyView2() }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { EmptyView2() }
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    EmptyView2()
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) nonisolated public func tabViewStyle<S>(
    _ style: S
  ) -> some View where S: TabViewStyle { EmptyView2() }
  @available(iOS 14, tvOS 14, watchOS 8, *) @available(macOS, unavailable)
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    EmptyView2()
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func toolbarBackground<S>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View where S: ShapeStyle { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { EmptyView2() }
  @available(iOS 14, watchOS 8, *) @available(macOS, unavailable) @available(tvOS, unavailable)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { EmptyView2() }
  @available(iOS 15, macOS 10.15, tvOS 15, watchOS 9, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { EmptyView2() }
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    EmptyView2()
  }
  @available(iOS 13, macOS 10.15, watchOS 10, *) @available(tvOS, unavailable)
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    EmptyView2()
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { EmptyView2() }
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    EmptyView2()
  }
  @available(iOS 15, macOS 13, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { EmptyView2() }
  @available(iOS 15, macOS 13, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { EmptyView2() }
  @available(iOS 17, watchOS 10, *) @available(macOS, unavailable) @available(tvOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, watchOS 9, *) @available(tvOS, unavailable)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    EmptyView2()
  }
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { EmptyView2() }
  nonisolated public func saturation(_ amount: Double) -> some View { EmptyView2() }
  nonisolated public func brightness(_ amount: Double) -> some View { EmptyView2() }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { EmptyView2() }
  nonisolated public func compositingGroup() -> some View { EmptyView2() }
  @available(iOS, deprecated: 100000, message: "Use `mask(alignment:content:)` instead.")
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { EmptyView2() }
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    EmptyView2()
  }
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView2() }
  @available(iOS, introduced: 14, deprecated: 17) @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  @available(visionOS, introduced: 1, deprecated: 1)
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable { EmptyView2() }
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) nonisolated public func onChange<V>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { EmptyView2() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView2() }
  nonisolated public func labelsHidden() -> some View { EmptyView2() }
  #if canImport(UIKit) && !os(watchOS)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView2() }
    nonisolated public func textContentType(
      _ textContentType: UITextContentType?
    ) -> some View { EmptyView2() }
  #endif
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    EmptyView2()
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View where T: Equatable { EmptyView2() }
  #if !os(visionOS)
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    nonisolated public func glassEffect(
      _ glass: Glass = .regular, in shape: some Shape
    ) -> some View { EmptyView2() }
  #endif
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { EmptyView2() }
  #if !os(macOS)
    @available(iOS 15, tvOS 15, watchOS 8, *)
    nonisolated public func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { EmptyView2() }
  #endif
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 8, *)
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EmptyView2()
  }
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey { EmptyView2() }
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable { EmptyView2() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, *)
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { EmptyView2() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { EmptyView2() }
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape { EmptyView2() }
  #if !os(macOS) && !os(watchOS)
    @available(iOS 13.4, tvOS 16, *)
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
      EmptyView2()
    }
  #endif
  #if !os(visionOS)
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    nonisolated public func lineHeight(
      _ lineHeight: AttributedString.LineHeight?
    ) -> some View { EmptyView2() }
  #endif
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey { EmptyView2() }
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView2() }
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView2() }
  nonisolated public func font(_ font: Font?) -> some View { EmptyView2() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    EmptyView2()
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { EmptyView2() }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func tracking(
    _ tracking: CGFloat
  ) -> some View { EmptyView2() }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) nonisolated public func textCase(
    _ textCase: Text.Case?
  ) -> some View { EmptyView2() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    EmptyView2()
  }
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { EmptyView2() }
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle { EmptyView2() }
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    EmptyView2()
  }
  @available(iOS, introduced: 13, deprecated: 100000)
  @available(macOS, introduced: 10.15, deprecated: 100000)
  @available(tvOS, introduced: 13, deprecated: 100000)
  @available(watchOS, introduced: 6, deprecated: 100000)
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { EmptyView2() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EmptyView2()
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func lineLimit(
    _ limit: PartialRangeFrom<Int>
  ) -> some View { EmptyView2() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) nonisolated public func lineLimit(
    _ limit: ClosedRange<Int>
  ) -> some View { EmptyView2() }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { EmptyView2() }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView2() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView2() }
  nonisolated public func scaleEffect(_ s: CGFloat) -> some View { EmptyView2() }
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { EmptyView2() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView2() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView2() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView2() }
  nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { fatalError() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView2() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView2() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { EmptyView2() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView2()
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView2() }
  @_disfavoredOverload nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape { EmptyView2() }
  @_disfavoredOverload nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View { EmptyView2() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { EmptyView2() }
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { EmptyView2() }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { EmptyView2() }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { EmptyView2() }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { EmptyView2() }
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    EmptyView2()
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *) nonisolated public func progressViewStyle<S>(
    _ style: S
  ) -> some View where S: ProgressViewStyle { EmptyView2() }
}

#if canImport(UIKit) && !os(watchOS)
  // https://developer.apple.com/documentation/swiftui/uicolor
  @available(iOS 14, tvOS 14, *) extension UIColor {
    public convenience init(_ color: Color) { fatalError() }
  }

  // https://developer.apple.com/documentation/swiftui/uicontentsizecategory
  @available(iOS 14, tvOS 14, *) extension UIContentSizeCategory {
    public init(_ c: ContentSizeCategory?) { self.init(rawValue: "") }
  }
#endif

// https://developer.apple.com/documentation/swiftui/accessibilitytraits
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public static let isToggle = AccessibilityTraits()
  public init() {}
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  @discardableResult public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { (false, self) }
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? { nil }
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? { nil }
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { true }
}

// https://developer.apple.com/documentation/swiftui/contentshapekinds
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  #if !os(macOS) && !os(tvOS) && !os(watchOS)
    public static let hoverEffect = ContentShapeKinds(rawValue: 4)
  #endif
}

#if !os(macOS) && !os(watchOS)
  // https://developer.apple.com/documentation/swiftui/hovereffect
  @available(iOS 13.4, tvOS 16, *)
  public struct HoverEffect: Sendable { public static let automatic = HoverEffect() }
#endif

// https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityChildBehavior: Hashable {
  nonisolated(unsafe) public static let ignore = AccessibilityChildBehavior()
  nonisolated(unsafe) public static let combine = AccessibilityChildBehavior()
}

// https://developer.apple.com/documentation/swiftui/rectangle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Rectangle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/circle
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Circle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public init() {}
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

// https://developer.apple.com/documentation/swiftui/capsule
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
}
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

// https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  public func body(content: Content) -> Never { fatalError() }
}
