/// The strings of Core Foundation, which Linux's Foundation does not have.
public final class CFString: Hashable, Sendable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  public static func == (a: CFString, b: CFString) -> Bool { a.text == b.text }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

public let kCTFontOpenTypeFeatureTag = CFString("CTFeatureOpenTypeTag")
public let kCTFontOpenTypeFeatureValue = CFString("CTFeatureOpenTypeValue")

extension AttributedString {
  public struct LineHeight: Hashable, Sendable {
    public let shimPoints: CGFloat

    public static func exact(points: CGFloat) -> AttributedString.LineHeight {
      LineHeight(shimPoints: points)
    }
  }
}
