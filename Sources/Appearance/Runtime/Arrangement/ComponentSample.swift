import TokenRuntime

/// A component with a content that its spec suggests, for previews and snapshot tests.
///
/// With `"previews": true` in `tokenc.json`, `tokenc` writes `ComponentSamples.all`:
///
/// ```swift
/// for sample in ComponentSamples.all {
///   for cell in ComponentSamples.matrix {
///     assertSnapshot(of: try sample.view(in: cell), as: .image, named: "\(sample.name)-\(cell.name)")
///   }
/// }
/// ```
public struct ComponentSample<Theme: Sendable>: Sendable {
  /// The component's name in Swift.
  public let component: String
  /// The component and the variant, for example `Tag-filled`.
  public let name: String
  /// A document that a server could send for it, as JSON.
  public let document: String
  private let arrange: @Sendable (String, Theme, ThemeContext) throws -> Arrangement

  /// Creates a sample, as generated code does.
  @_spi(Generated) public init(
    component: String, name: String, document: String,
    arrangement: @escaping @Sendable (String, Theme, ThemeContext) throws -> Arrangement
  ) {
    self.component = component
    self.name = name
    self.document = document
    arrange = arrangement
  }

  /// Returns what stands where in a theme and a context.
  ///
  /// - Throws: ``ContentError``, if the document doesn't fit the spec.
  public func arrangement(in cell: ThemeMatrix<Theme>.Cell) throws -> Arrangement {
    try arrange(document, cell.theme, cell.context)
  }
}
