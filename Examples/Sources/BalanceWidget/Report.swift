import Foundation
import TokenRuntime

/// The balances that the widget shows before the app chose a theme, and after each choice.
func balances(in container: URL) throws -> String {
  let chosen = ChosenTheme(in: container)
  var text = "before: " + Balance(sum: "1,250.00", theme: chosen.theme).report()
  for brand in Brand.allCases.reversed() {
    try chosen.choose(brand)
    text += "chosen: " + Balance(sum: "1,250.00", theme: chosen.theme).report()
  }
  return text
}
