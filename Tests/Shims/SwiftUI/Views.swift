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

public protocol Shape: Sendable, View {}

public protocol InsettableShape: Shape {}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    ShimCall(content: self, name: "fill", arguments: [content])
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShimCall(content: self, name: "strokeBorder", arguments: [content, lineWidth])
  }
}

public struct RoundedRectangle: InsettableShape, ShimPrimitive {
  public let shimCornerRadius: CGFloat
  public let shimStyle: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    shimCornerRadius = cornerRadius
    shimStyle = style
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("RoundedRectangle", shimCornerRadius, shimStyle)
  }
}

public struct Image: Equatable, Sendable {
  public enum TemplateRenderingMode: Sendable { case template, original }

  private var mode: TemplateRenderingMode?
  private var isResizable = false

  public init(systemName: String) {}

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

public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String

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
