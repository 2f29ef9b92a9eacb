import TokenRuntime

/// An entry of the widget's timeline, in the theme of its moment.
struct Balance: Sendable {
  let sum: String
  let theme: Theme

  /// The values that a view would take, for a terminal.
  func report() -> String {
    func line(_ name: String, _ token: ColorToken) -> String {
      let color = theme[token]
      return
        "  \(name): \(color.resolved(in: .light)) in light, \(color.resolved(in: .dark)) in dark\n"
    }
    return "\(theme.brand.rawValue): \(sum)\n" + line("surface", .surface) + line("sum", .signal)
      + line("caption", .ink)
  }
}
