#if canImport(SwiftUI)
  import SwiftUI
  import TokenRuntime

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  extension ComponentSample {
    /// Returns the component in the theme, the scheme, the size class and the size of text of a cell.
    ///
    /// - Throws: ``ContentError``, if the document doesn't fit the spec.
    @MainActor public func view(
      in cell: ThemeMatrix<Theme>.Cell, app: ComponentView.App = ComponentView.App()
    ) throws -> some View {
      ComponentView(try arrangement(in: cell), app: app)
        .shown(in: cell.context, textSize: cell.textSize)
    }
  }

  /// Components in all cells of a matrix, one below another with their names: what generated previews show.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public struct ComponentSampleView<Theme: Sendable>: View {
    private let samples: [ComponentSample<Theme>]
    private let matrix: ThemeMatrix<Theme>

    /// Creates a view of samples, each in every cell.
    public init(_ samples: [ComponentSample<Theme>], in matrix: ThemeMatrix<Theme>) {
      self.samples = samples
      self.matrix = matrix
    }

    /// The names and the components.
    public var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 24) {
          ForEach(0..<samples.count * matrix.count, id: \.self) { index in
            row(samples[index / matrix.count], matrix[index % matrix.count])
          }
        }
        .padding(.all, 16)
      }
    }

    private func row(
      _ sample: ComponentSample<Theme>, _ cell: ThemeMatrix<Theme>.Cell
    ) -> some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: "\(sample.name)-\(cell.name)")
        if let arrangement = try? sample.arrangement(in: cell) {
          ComponentView(arrangement).shown(in: cell.context, textSize: cell.textSize)
        }
      }
    }
  }
#endif
