public struct Color: View, ShimPrimitive, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  public let shimUIColor: UIColor

  public init(_ color: UIColor) {
    shimUIColor = color
  }

  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) {
    shimUIColor =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("Color", self)
  }
}

public struct Font: Sendable {
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public let shimFont: UIFont?
  public let shimSystem: ShimSystem?

  public struct ShimSystem: Equatable, Sendable {
    public let size: CGFloat
    public let weight: Weight
  }

  public init(_ font: CTFont) {
    shimFont = font
    shimSystem = nil
  }

  private init(_ system: ShimSystem) {
    shimFont = nil
    shimSystem = system
  }

  public static func system(size: CGFloat, weight: Weight) -> Font {
    Font(ShimSystem(size: size, weight: weight))
  }
}

public struct Text: View, ShimPrimitive {
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }

  private let text: String
  private var trackingValue: CGFloat?

  public init(verbatim content: String) {
    text = content
  }

  public func tracking(_ tracking: CGFloat) -> Text {
    var copy = self
    copy.trackingValue = tracking
    return copy
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    if let trackingValue { recording.append("Text.tracking", trackingValue) }
    recording.append("Text", text)
  }
}

@MainActor @preconcurrency public protocol Shape: View, Sendable {}

public struct RoundedRectangle: Shape, ShimPrimitive {
  public let shimCornerRadius: CGFloat
  public let shimStyle: RoundedCornerStyle

  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    shimCornerRadius = cornerRadius
    shimStyle = style
  }

  public func fill(_ content: Color) -> some View {
    ShimCall(content: self, name: "fill", arguments: [content])
  }

  public func strokeBorder(_ content: Color, lineWidth: CGFloat) -> some View {
    ShimCall(content: self, name: "strokeBorder", arguments: [content, lineWidth])
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("RoundedRectangle", shimCornerRadius, shimStyle)
  }
}

public struct Image: View, ShimPrimitive {
  public enum TemplateRenderingMode: Sendable { case template, original }

  private var mode: TemplateRenderingMode?
  private var isResizable = false

  public init(systemName: String) {}

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.mode = renderingMode
    return copy
  }

  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  public var body: Never { preconditionFailure() }

  func record(in recording: inout ShimRecording) {
    recording.append("Image", mode as Any, isResizable)
  }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public struct VStack<Content: View>: View, ShimPrimitive {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    alignment: HorizontalAlignment, spacing: CGFloat?, @ViewBuilder content: () -> Content
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
  private let content: Content

  public init(
    alignment: VerticalAlignment, spacing: CGFloat?, @ViewBuilder content: () -> Content
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
