import TokenCompiler

extension Color {
  /// The color in a space that holds it; colors beyond sRGB that are stated in its channels are in
  /// Display P3. `nil` for those that no screen shows.
  func withinBounds(isExtended: Bool) -> Color? {
    func isInside(_ color: Color) -> Bool {
      (0..<3).allSatisfy { (-1e-6...1 + 1e-6).contains(color.components[$0] ?? 0) }
    }
    if isInside(self) { return self }
    guard isExtended else { return nil }
    let wide = converted(to: .displayP3)
    return isInside(wide) ? wide : nil
  }
}
