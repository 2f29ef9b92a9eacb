#if canImport(SwiftUI)
  import TokenRuntime
  import SwiftUI

  /// A row or a column of views with a ``StackAppearance``.
  ///
  /// SwiftUI has no ``StackAppearance/distribution`` and no filling alignment; the views' frames
  /// decide.
  public struct AppearanceStack<Content: View>: View {
    private let appearance: StackAppearance
    private let content: Content

    /// Creates a stack of views; it is a row unless the appearance asks for a column.
    public init(_ appearance: StackAppearance, @ViewBuilder content: () -> Content) {
      self.appearance = appearance
      self.content = content()
    }

    /// The arranged views with the properties that all views have.
    public var body: some View {
      arranged
        .changed(with: appearance.contentInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(appearance.view)
    }

    @ViewBuilder private var arranged: some View {
      let spacing = appearance.spacing.map { CGFloat($0) }
      if appearance.axis == .vertical {
        VStack(alignment: HorizontalAlignment(appearance.alignment), spacing: spacing) { content }
      } else {
        HStack(alignment: VerticalAlignment(appearance.alignment), spacing: spacing) { content }
      }
    }
  }

  extension HorizontalAlignment {
    /// Creates the alignment across a column, where baselines and filling mean the center.
    fileprivate init(_ alignment: StackAppearance.Alignment?) {
      switch alignment {
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .center, .fill, .firstBaseline, .lastBaseline, nil: self = .center
      }
    }
  }

  extension VerticalAlignment {
    /// Creates the alignment across a row: leading is the top, and filling means the center.
    fileprivate init(_ alignment: StackAppearance.Alignment?) {
      switch alignment {
      case .leading: self = .top
      case .trailing: self = .bottom
      case .firstBaseline: self = .firstTextBaseline
      case .lastBaseline: self = .lastTextBaseline
      case .center, .fill, nil: self = .center
      }
    }
  }
#endif
