import UIKit

// Apple's own members where tokens have theirs: tests of spellings need both.
extension Color {
  public static let primary = Color(.label)
  public static let secondary = Color(UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6))
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(red: 1, green: 0.23, blue: 0.19) }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
}

// Libraries for systems before iOS 15 do not see these, so a color is a view where both are there.
extension View {
  @_disfavoredOverload
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    ShimCall(content: self, name: "foregroundStyle", arguments: [style])
  }
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    ShimCall(content: self, name: "tint", arguments: [tint as Any])
  }
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    ShimCall(content: self, name: "background", arguments: [style, edges])
  }
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    ShimCall(content: self, name: "background", arguments: [style, shape])
  }
  @_disfavoredOverload
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    ShimCall(content: self, name: "overlay", arguments: [style, edges])
  }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShimCall(content: self, name: "strokeBorder", arguments: [content, lineWidth])
  }
}
