public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public let shimUIColor: UIColor

  public init(_ color: UIColor) {
    shimUIColor = color
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    shimUIColor =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Color: View, ShimPrimitive {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("Color", self)
  }
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    private let number: Int

    public static let ultraLight = Weight(number: 1)
    public static let thin = Weight(number: 2)
    public static let light = Weight(number: 3)
    public static let regular = Weight(number: 4)
    public static let medium = Weight(number: 5)
    public static let semibold = Weight(number: 6)
    public static let bold = Weight(number: 7)
    public static let heavy = Weight(number: 8)
    public static let black = Weight(number: 9)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public enum TextStyle: CaseIterable, Sendable { case body }

  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(ShimSystem(size: 17, weight: .regular, design: design))
  }

  public let shimFont: UIFont?
  public let shimSystem: ShimSystem?

  public struct ShimSystem: Hashable, Sendable {
    public let size: CGFloat
    public let weight: Weight
    public var design = Design.default
  }

  public init(_ font: CTFont) {
    shimFont = font
    shimSystem = nil
  }

  private init(_ system: ShimSystem) {
    shimFont = nil
    shimSystem = system
  }

  public static func system(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> Font {
    Font(ShimSystem(size: size, weight: weight))
  }
}

public struct Text: Equatable, Sendable {
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }

  /// A text and the methods that were called on it.
  struct ShimPiece: Equatable, Sendable {
    let text: AttributedString
    var calls: [ShimTextCall] = []
  }

  private(set) var pieces: [ShimPiece]

  public init(verbatim content: String) {
    pieces = content.isEmpty ? [] : [ShimPiece(text: AttributedString(content))]
  }

  public init(_ attributedContent: AttributedString) {
    pieces = [ShimPiece(text: attributedContent)]
  }

  /// As in SwiftUI, a method changes the pieces on which it was not called before.
  private func call(_ name: String, _ argument: any Hashable & Sendable) -> Text {
    var copy = self
    for index in pieces.indices where !pieces[index].calls.contains(where: { $0.name == name }) {
      copy.pieces[index].calls.append(ShimTextCall(name: name, argument: argument))
    }
    return copy
  }

  public func tracking(_ tracking: CGFloat) -> Text { call("tracking", tracking) }
  public func font(_ font: Font?) -> Text { call("font", font) }
  public func foregroundColor(_ color: Color?) -> Text { call("foregroundColor", color) }
  public func bold() -> Text { call("bold", true) }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable { public static let solid = Pattern() }
  }

  public func italic() -> Text { call("italic", true) }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
    call("underline", active)
  }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    call("strikethrough", active)
  }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }
}

struct ShimTextCall: Equatable, Sendable {
  let name: String
  let argument: any Hashable & Sendable

  static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && AnyHashable(one.argument) == AnyHashable(other.argument)
  }
}

extension Text: View, ShimPrimitive {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    for piece in pieces {
      for call in piece.calls.reversed() { recording.append("Text." + call.name, call.argument) }
      recording.append("Text", String(piece.text.characters), piece.text)
    }
  }
}

extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static var name: String { "SwiftUI.BackgroundColor" }
    }
  }
}

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// "The foreground style in the current context."
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure() }
}

extension Color: ShapeStyle {
  public struct Resolved: Hashable, ShapeStyle {
    public typealias Resolved = Never

    public let shimColorSpace: Color.RGBColorSpace
    public let shimChannels: [Float]

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      shimColorSpace = colorSpace
      shimChannels = [red, green, blue, opacity]
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    preconditionFailure("no test asks SwiftUI for channels")
  }
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    .mirrors(in: .rightToLeft)
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  public var body: some View { ShimShape(path: path(in: ShimShape.frame)) }

  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    ShimCall(content: self, name: "fill", arguments: [content])
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    ShimCall(content: self, name: "stroke", arguments: [content, lineWidth])
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShimCall(content: self, name: "strokeBorder", arguments: [content, style])
  }
}

public struct Rectangle: Shape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: 0)
  }
}

public struct RoundedRectangle: InsettableShape {
  public let shimRadius: CGFloat
  private let style: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    shimRadius = cornerRadius
    self.style = style
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: shimRadius, style: style)
  }

  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: max(shimRadius - amount, 0), style: style)
  }
}

/// Records the path of a shape in a frame of 100 by 40.
struct ShimShape: View, ShimPrimitive {
  static let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

  let path: Path

  var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("path", path)
  }
}

public struct Path: Equatable, Sendable {
  /// What the path was made of.
  public private(set) var shimSteps: [String] = []

  public init() {}

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    shimSteps = [
      "rounded \(rect.minX) \(rect.minY) \(rect.width) \(rect.height) by \(cornerRadius), \(style)"
    ]
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    shimSteps.append("rect \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
  }

  public mutating func move(to end: CGPoint) { shimSteps.append("move \(end.x) \(end.y)") }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    shimSteps.append("arc at \(tangent1End.x) \(tangent1End.y) by \(radius)")
  }

  public mutating func closeSubpath() { shimSteps.append("close") }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var dash: [CGFloat]

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dash = dash
  }
}

public struct Animation: Equatable, Sendable {
  public private(set) var shimNumbers: [Double]

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(shimNumbers: [p1x, p1y, p2x, p2y, duration]) }

  public func delay(_ delay: Double) -> Animation {
    Animation(shimNumbers: shimNumbers + [delay])
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let topLeading = UnitPoint(x: 0, y: 0)
}

public struct Gradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public let shimColor: Color
    public let shimLocation: CGFloat

    public init(color: Color, location: CGFloat) {
      shimColor = color
      shimLocation = location
    }
  }

  public let shimStops: [Stop]

  public init(stops: [Stop]) {
    shimStops = stops
  }
}

public struct LinearGradient: ShapeStyle, View, Sendable {
  public let shimGradient: Gradient
  public let shimPoints: [UnitPoint]

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    shimGradient = gradient
    shimPoints = [startPoint, endPoint]
  }

  public var body: Never { preconditionFailure() }
}

public struct AnyShapeStyle: ShapeStyle {
  public let shimStyle: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle { shimStyle = style }
}

public struct ImagePaint: ShapeStyle {
  public let shimImage: Image

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    shimImage = image
  }
}

public struct Material: ShapeStyle, Sendable {
  public let shimName: String
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(shimName: "ultraThin") }
  public static var thinMaterial: Material { Material(shimName: "thin") }
  public static var regularMaterial: Material { Material(shimName: "regular") }
  public static var thickMaterial: Material { Material(shimName: "thick") }
}

public struct Image: Equatable, Sendable {
  public enum TemplateRenderingMode: Sendable { case template, original }

  private var mode: TemplateRenderingMode?
  private var isResizable = false

  private var shimName: String?

  public init(systemName: String) {}

  public init(_ name: String, bundle: Bundle? = nil) {
    shimName = name
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.mode = renderingMode
    return copy
  }

  public enum ResizingMode: Sendable { case tile, stretch }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
}

extension Image: View, ShimPrimitive {
  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("Image", mode as Any, isResizable)
  }
}

public struct ViewDimensions {
  public var width: CGFloat { 100 }
  public var height: CGFloat { 40 }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide == .lastTextBaseline ? 30 : 20 }
}

public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String

  public static let listRowSeparatorLeading = Self(name: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = Self(name: "listRowSeparatorTrailing")

  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
  private let name: String

  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}

public struct VStack<Content: View>: View, ShimPrimitive {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("VStack", alignment, spacing as Any)
    recording.record(content)
  }
}

/// Shows all of its views.
public struct LazyVStack<Content: View>: View, ShimPrimitive {
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("LazyVStack", spacing as Any)
    recording.record(content)
  }
}

public struct ZStack<Content: View>: View, ShimPrimitive {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.record(content)
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  nonisolated(unsafe) let data: Data
  nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
  nonisolated(unsafe) let content: (Data.Element) -> Content
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, content: content) }
}

extension ForEach: View, ShimPrimitive where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public var body: Never { preconditionFailure() }

  /// Stops for a key that two elements have, of which SwiftUI shows one or the other.
  func record(in recording: inout ShimRecording) {
    precondition(Set(data.map { $0[keyPath: id] }).count == data.count, "keys are not unique")
    for element in data {
      recording.record(content(element), under: AnyHashable(element[keyPath: id]))
    }
  }
}

public struct HStack<Content: View>: View, ShimPrimitive {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("HStack", alignment, spacing as Any)
    recording.record(content)
  }
}
