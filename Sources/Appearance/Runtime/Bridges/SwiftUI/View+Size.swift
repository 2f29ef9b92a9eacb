#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI
  #if canImport(UIKit)
    import UIKit
  #endif

  extension View {
    /// Applies a size to the view; lengths that scale follow the size of text.
    nonisolated public func frame(_ size: SizeValue) -> some View {
      modifier(SizeModifier(size: size))
    }
  }

  extension View {
    /// Keeps a distance around the view, as padding.
    nonisolated public func margins(_ margins: InsetsValue) -> some View {
      padding(EdgeInsets(margins))
    }
  }

  struct SizeModifier: ViewModifier {
    @Environment(\.sizeCategory) private var sizeCategory
    let size: SizeValue

    nonisolated init(size: SizeValue) { self.size = size }

    func body(content: Content) -> some View {
      content.changed(with: size.aspectRatio) { $0.aspectRatio(CGFloat($1), contentMode: .fit) }
        .frame(
          minWidth: fixed(size.minWidth), maxWidth: points(size.maxWidth) ?? filling(size.width),
          minHeight: fixed(size.minHeight),
          maxHeight: points(size.maxHeight) ?? filling(size.height)
        )
        .frame(width: fixed(size.width), height: fixed(size.height))
    }

    private func points(_ length: LengthValue?) -> CGFloat? { length?.points(in: sizeCategory) }

    private func fixed(_ length: LengthValue?) -> CGFloat? {
      points(length).flatMap { $0.isFinite ? $0 : nil }
    }

    private func filling(_ length: LengthValue?) -> CGFloat? {
      points(length) == .infinity ? .infinity : nil
    }
  }

  extension LengthValue {
    /// The length in points for a size of text, within the bounds; macOS has one size of text.
    public func points(in sizeCategory: ContentSizeCategory) -> CGFloat {
      #if os(watchOS)
        guard let scale else { return CGFloat(bounded(points)) }
        let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(scale))
        return CGFloat(bounded(Double(metrics.scaledValue(for: CGFloat(points)))))
      #elseif canImport(UIKit)
        let category = UIContentSizeCategory(matching: sizeCategory)
        return points(compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      #else
        return CGFloat(bounded(points))
      #endif
    }
  }
#endif
