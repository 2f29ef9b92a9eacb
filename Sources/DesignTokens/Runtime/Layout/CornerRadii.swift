/// Radii of corners that fit into a size, in points: of the top leading, top trailing, bottom leading and bottom
/// trailing one. All shrink by the least ratio of a side to the radii on it (CSS Backgrounds and Borders 3,
/// section 4.5), and an infinite radius is as large as any that fits.
package func fittedRadii(_ radii: [Double], width: Double, height: Double) -> [Double] {
  let radii = radii.map { $0 < .infinity ? max($0, 0) : max(width, height, 0) }
  let sides = [(0, 1, width), (2, 3, width), (0, 2, height), (1, 3, height)]
  // A ratio without radii is infinite, or not a number where the size is 0, too.
  let ratios = sides.map { one, other, length in max(length, 0) / (radii[one] + radii[other]) }
  let factor = ratios.filter { $0 < 1 }.min() ?? 1
  return radii.map { $0 * factor }
}
