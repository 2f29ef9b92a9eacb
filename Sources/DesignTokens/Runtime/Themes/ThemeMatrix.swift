/// All combinations of themes, contexts and sizes of text, for snapshot tests and previews.
///
/// A test that runs over a matrix covers a new brand without a new line:
///
/// ```swift
/// for cell in ThemeMatrix(AcmeTheme.allCases, named: \.brand.rawValue, textSizes: [.large, .accessibilityLarge]) {
///   assertSnapshot(of: BadgeView().shown(in: cell), as: .image, named: cell.name)
/// }
/// ```
public struct ThemeMatrix<Theme: Sendable>: RandomAccessCollection, Sendable {
  /// A theme in a context, at a size of text.
  public struct Cell: Sendable {
    /// The theme.
    public let theme: Theme
    /// The theme's name, for example `acme`.
    public let themeName: String
    /// The scheme, the contrast, the elevation and the size class.
    public let context: ThemeContext
    /// The size that the user chose for text.
    public let textSize: DynamicTextSize
  }

  private let themes: [(theme: Theme, name: String)]
  private let contexts: [ThemeContext]
  private let textSizes: [DynamicTextSize]

  /// Creates the combinations of these, in the order of the lists; the last one changes fastest.
  ///
  /// - Parameters:
  ///   - themes: The themes, usually `allCases` of a generated one.
  ///   - name: Returns a theme's name, which begins the names of its cells.
  ///   - contexts: The contexts, by default light and dark; see ``ThemeContext/all(varyingWith:)``.
  ///   - textSizes: The sizes of text, by default the usual one.
  public init(
    _ themes: some Sequence<Theme>, named name: (Theme) -> String,
    contexts: [ThemeContext] = [.light, .dark], textSizes: [DynamicTextSize] = [.large]
  ) {
    self.themes = themes.map { ($0, name($0)) }
    self.contexts = contexts
    self.textSizes = textSizes
  }

  /// The index of the first cell: 0.
  public var startIndex: Int { 0 }

  /// The number of cells.
  public var endIndex: Int { themes.count * contexts.count * textSizes.count }

  /// The cell at an index from 0 to below ``endIndex``; other indices are a fatal error.
  public subscript(index: Int) -> Cell {
    precondition(index >= 0 && index < endIndex, "the matrix has no cell at this index")
    let (row, size) = index.quotientAndRemainder(dividingBy: textSizes.count)
    let (number, context) = row.quotientAndRemainder(dividingBy: contexts.count)
    let theme = themes[number]
    return Cell(
      theme: theme.theme, themeName: theme.name, context: contexts[context],
      textSize: textSizes[size])
  }
}

extension ThemeMatrix.Cell {
  /// The theme's name, and what differs from a light interface of usual contrast and size, with hyphens:
  /// `acme-dark-high-accessibilityLarge`.
  public var name: String {
    var parts = [themeName]
    if context.scheme == .dark { parts.append("dark") }
    if context.contrast == .high { parts.append("high") }
    if context.elevation == .elevated { parts.append("elevated") }
    if context.sizeClass == .regular { parts.append("regular") }
    if textSize != .large { parts.append("\(textSize)") }
    return parts.joined(separator: "-")
  }
}

extension ThemeContext {
  /// All contexts that differ along some axes, for example the four of `[.scheme, .contrast]`.
  ///
  /// A gamut is no part of a context, so ``ThemeAxes/gamut`` adds none.
  public static func all(varyingWith axes: ThemeAxes) -> [ThemeContext] {
    colorCases.filter { $0.bits & ~axes.bits == 0 }
  }
}

/// The sizes of text that users choose, as Dynamic Type has them.
public enum DynamicTextSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size below the usual one.
  case medium
  /// The size that is set at first.
  case large
  /// A size above the usual one.
  case extraLarge
  /// A large size.
  case extraExtraLarge
  /// The largest size without the sizes for accessibility.
  case extraExtraExtraLarge
  /// The smallest size for accessibility.
  case accessibilityMedium
  /// A size for accessibility.
  case accessibilityLarge
  /// A large size for accessibility.
  case accessibilityExtraLarge
  /// A larger size for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge
}
