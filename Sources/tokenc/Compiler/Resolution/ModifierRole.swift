/// Which context of a modifier a theme takes: what the modifier's name or `tokenc.json` gives it.
struct ModifierRole: Sendable {
  let modifier: String
  /// The modifier of brands that its contexts name, which may be itself; `nil` where they name none.
  let brandModifier: String?
  /// Every context with what it stands for; each position occurs once.
  let entries: [Entry]
  /// The brands that its contexts name, in their order.
  let brands: [String]
  /// The entries that name a brand, by its name; none where contexts name no brand.
  private let entriesByBrand: [String: [Entry]]

  struct Entry: Hashable, Sendable {
    var context: String
    var position: ThemePosition
  }

  var axes: [ThemeAxis] {
    ThemeAxis.allCases.filter { axis in
      Set(entries.map { $0.position.bits & axis.bit }).count > 1
    }
  }

  init(modifier: String, brandModifier: String?, entries: [Entry]) {
    self.modifier = modifier
    self.brandModifier = brandModifier
    self.entries = entries
    brands = entries.compactMap(\.position.brand).unique()
    guard brandModifier != nil else {
      entriesByBrand = [:]
      return
    }
    entriesByBrand = Dictionary(grouping: entries.filter { $0.position.brand != nil }) {
      $0.position.brand ?? ""
    }
  }

  /// The context for a position: of those with the brand the nearest one.
  ///
  /// The nearest is the one that agrees in the scheme, if any does; among these the one that agrees in
  /// the contrast, if any does; and so on with the other axes in their order. With the contexts
  /// `light`, `dark` and `dark_hc`, light in high contrast is `light`.
  func context(for position: ThemePosition) -> String? {
    var left = entries
    if brandModifier != nil {
      left =
        position.brand.map { entriesByBrand[$0] ?? [] }
        ?? entries.filter { $0.position.brand == nil }
    }
    for axis in ThemeAxis.allCases {
      let agreeing = left.filter { ($0.position.bits ^ position.bits) & axis.bit == 0 }
      if !agreeing.isEmpty { left = agreeing }
    }
    return left.first?.context
  }
}

/// A brand and a context of each axis.
struct ThemePosition: Hashable, Sendable {
  var brand: String?
  /// A bit for each axis, set for its second context; see ``TokenRuntime/ThemeAxis/bit``.
  var bits: Int

  /// The position as people write it, for example `brand=acme, scheme=dark`; of the axes those given.
  func text(_ axes: [ThemeAxis]) -> String {
    let contexts = axes.map { "\($0.rawValue)=\($0.contexts[bits & $0.bit == 0 ? 0 : 1])" }
    return ((brand.map { ["brand=\($0)"] } ?? []) + contexts).joined(separator: ", ")
  }
}

extension ThemeAxis {
  /// The bit of the axis in a ``ThemePosition``.
  var bit: Int { 1 << (Self.allCases.firstIndex(of: self) ?? 0) }
}
