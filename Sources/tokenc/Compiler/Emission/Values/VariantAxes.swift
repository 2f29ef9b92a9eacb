/// The axes of a table with which a family's values do vary.
package struct VariantAxes {
  /// The indices of the kept axes among the table's.
  private let axisIndices: [Int]
  private let axes: [ThemeAxis]

  /// Keeps the axes along which `differ` says that two of the table's variants differ.
  init(of table: CompleteTokenTable, where differ: (_ variant: Int, _ other: Int) -> Bool) {
    axisIndices = table.axes.indices.filter { index in
      (0..<table.variantCount).contains { variant in
        variant & 1 << index == 0 && differ(variant, variant | 1 << index)
      }
    }
    let axes = table.axes
    self.axes = axisIndices.map { axes[$0] }
  }

  package var isEmpty: Bool { axisIndices.isEmpty }
  var count: Int { 1 << axisIndices.count }

  /// The table's number of the variant `variant` among those left, with first contexts elsewhere.
  func tableVariant(_ variant: Int) -> Int {
    axisIndices.enumerated().reduce(0) { $0 | (variant >> $1.offset & 1) << $1.element }
  }

  /// The chosen contexts by name, for example `dark high`; none where an axis has its default.
  func contextNames(of variant: Int) -> [String] {
    axes.enumerated().map { $1.contexts[variant >> $0 & 1] }
  }

  /// The axes as the bits that a `ThemeContext` has for them.
  var contextBits: UInt8 { axes.reduce(0) { $0 | $1.contextBit } }

  var hasSizeClass: Bool { axes.contains(.sizeClass) }

  /// The number of the variant in a context, for example `ThemeAxes.scheme.variant(in: context)`.
  ///
  /// The size class, the last of the axes, is not one of `ThemeAxes`.
  var variantCode: String {
    let inner = axes.filter { $0 != .sizeClass }
    let set = Self.code(inner)
    var terms: [String] = []
    if !inner.isEmpty {
      let typedSet = inner.count == 1 ? "ThemeAxes\(set)" : "(\(set) as ThemeAxes)"
      terms.append("\(typedSet).variant(in: context)")
    }
    if hasSizeClass { terms.append("(context.sizeClass == .regular ? \(1 << inner.count) : 0)") }
    return terms.joined(separator: " &+ ")
  }

  /// The set in Swift, for example `[.scheme, .contrast]`.
  func code(gamut: Bool) -> String { Self.code(axes, gamut: gamut) }

  private static func code(_ axes: [ThemeAxis], gamut: Bool = false) -> String {
    let names = axes.map { ".\($0.rawValue)" } + (gamut ? [".gamut"] : [])
    return names.count == 1 ? names[0] : "[" + names.joined(separator: ", ") + "]"
  }
}
