#if canImport(SwiftUI)
  import DesignTokens
  import SwiftUI

  /// A row or column of views, arranged as a look says.
  ///
  /// Filling and proportional arrangements are left to the views' frames, as SwiftUI does.
  public struct AppearanceStack<Content: View>: View {
    private let look: StackAppearance
    private let content: Content

    public init(_ appearance: StackAppearance, @ViewBuilder content: () -> Content) {
      look = appearance
      self.content = content()
    }

    public var body: some View {
      arranged
        .changed(with: look.contentInsets) { $0.padding(EdgeInsets($1)) }
        .appearance(look.view)
    }

    @ViewBuilder private var arranged: some View {
      let spacing = look.spacing.map { CGFloat($0) }
      if look.axis == .vertical {
        VStack(alignment: HorizontalAlignment(look.alignment), spacing: spacing) { content }
      } else {
        HStack(alignment: VerticalAlignment(look.alignment), spacing: spacing) { content }
      }
    }
  }

  extension HorizontalAlignment {
    /// Creates the alignment across a column; baselines are those of rows.
    fileprivate init(_ alignment: StackAppearance.Alignment?) {
      switch alignment {
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .center, .fill, .firstBaseline, .lastBaseline, nil: self = .center
      }
    }
  }

  extension VerticalAlignment {
    /// Creates the alignment across a row, whose leading edge is the top.
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
