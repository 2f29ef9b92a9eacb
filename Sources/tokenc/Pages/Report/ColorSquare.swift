import TokenCompiler

/// The squares of color that Unicode has, for comments that load nothing.
enum ColorSquare {
  private static let squares: [(square: String, color: LabColor)] = colors.map { square, hex in
    (square, LabColor(Color(hexNotation: hex) ?? .black))
  }
  private static let colors: [(String, String)] = [
    ("🟥", "#DD2E44"), ("🟧", "#F4900C"), ("🟨", "#FDCB58"), ("🟩", "#78B159"), ("🟦", "#55ACEE"),
    ("🟪", "#AA8ED6"), ("🟫", "#C1694F"), ("⬛", "#000000"), ("⬜", "#FFFFFF"),
  ]

  static func nearest(to color: Color) -> String {
    let lab = LabColor(color)
    return squares.min {
      CIEDE2000.difference(lab, $0.color) < CIEDE2000.difference(lab, $1.color)
    }?.square ?? ""
  }
}
