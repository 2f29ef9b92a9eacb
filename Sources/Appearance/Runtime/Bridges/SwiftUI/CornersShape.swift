#if canImport(SwiftUI)
  import SwiftUI

  struct CornersShape: InsettableShape {
    /// The corners, the leading ones on the left.
    let corners: CornersValue
    let style: RoundedCornerStyle
    /// How far the edges are inside the frame, in points; negative outside of it.
    var distance: CGFloat = 0

    /// Creates a shape; `isReversed` says whether the leading edge is the right one.
    nonisolated init(corners: CornersValue, style: RoundedCornerStyle, isReversed: Bool) {
      self.corners = isReversed ? corners.reversed : corners
      self.style = style
    }

    /// The path has the corners where they are shown.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func inset(by amount: CGFloat) -> CornersShape {
      var shape = self
      shape.distance += amount
      return shape
    }

    nonisolated func path(in frame: CGRect) -> Path {
      let rect = frame.insetBy(dx: distance, dy: distance)
      guard rect.width > 0, rect.height > 0 else { return Path() }
      let fitted = corners.fitted(width: Double(frame.width), height: Double(frame.height))
        .grown(by: -Double(distance))
      if let radius = fitted.uniform {
        return Path(roundedRect: rect, cornerRadius: CGFloat(radius), style: style)
      }
      let corners = [
        (CGPoint(x: rect.minX, y: rect.minY), fitted.topLeading),
        (CGPoint(x: rect.maxX, y: rect.minY), fitted.topTrailing),
        (CGPoint(x: rect.maxX, y: rect.maxY), fitted.bottomTrailing),
        (CGPoint(x: rect.minX, y: rect.maxY), fitted.bottomLeading),
      ]
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      for index in [1, 2, 3, 4] {
        let (corner, radius) = corners[index % 4]
        path.addArc(
          tangent1End: corner, tangent2End: corners[(index + 1) % 4].0, radius: CGFloat(radius))
      }
      path.closeSubpath()
      return path
    }
  }
#endif
