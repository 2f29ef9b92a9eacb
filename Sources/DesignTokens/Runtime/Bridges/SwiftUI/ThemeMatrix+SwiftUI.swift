#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows this view in the theme, the scheme, the size class and the size of text of a cell.
    ///
    /// The environment has no contrast and no elevation to set: snapshots of those need the traits of
    /// an interface, ``ThemeMatrix/Cell/traitCollections``.
    nonisolated public func shown<Theme: EnvironmentTheme>(
      in cell: ThemeMatrix<Theme>.Cell
    ) -> some View {
      theme(cell.theme).shown(in: cell.context, textSize: cell.textSize)
    }

    /// Shows this view in the scheme and the size class of a context, and in a size of text.
    nonisolated public func shown(
      in context: ThemeContext, textSize: DynamicTextSize
    ) -> some View {
      let view = environment(\.colorScheme, context.scheme == .dark ? .dark : .light)
        .environment(\.sizeCategory, ContentSizeCategory(textSize))
      #if os(iOS) || os(visionOS)
        return view.environment(
          \.horizontalSizeClass, context.sizeClass == .regular ? .regular : .compact)
      #else
        return view
      #endif
    }
  }

  /// A view in all cells of a matrix, one below another with their names, for one preview of all themes:
  ///
  /// ```swift
  /// #Preview {
  ///   ThemeMatrixView(ThemeMatrix(AcmeTheme.allCases, named: \.brand.rawValue)) { BadgeView() }
  /// }
  /// ```
  public struct ThemeMatrixView<Theme: EnvironmentTheme, Content: View>: View {
    private let matrix: ThemeMatrix<Theme>
    private let content: Content

    /// Creates a view of the same content in each cell.
    public init(_ matrix: ThemeMatrix<Theme>, @ViewBuilder content: () -> Content) {
      self.matrix = matrix
      self.content = content()
    }

    /// The names and the views.
    public var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(0..<matrix.count, id: \.self) { index in
            VStack(alignment: .leading, spacing: 8) {
              Text(verbatim: matrix[index].name)
              content.shown(in: matrix[index])
            }
          }
        }
        .padding(.all, 16)
      }
    }
  }

  extension ContentSizeCategory {
    /// Creates SwiftUI's category of the same name.
    public init(_ size: DynamicTextSize) {
      switch size {
      case .extraSmall: self = .extraSmall
      case .small: self = .small
      case .medium: self = .medium
      case .large: self = .large
      case .extraLarge: self = .extraLarge
      case .extraExtraLarge: self = .extraExtraLarge
      case .extraExtraExtraLarge: self = .extraExtraExtraLarge
      case .accessibilityMedium: self = .accessibilityMedium
      case .accessibilityLarge: self = .accessibilityLarge
      case .accessibilityExtraLarge: self = .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
      }
    }
  }
#endif
