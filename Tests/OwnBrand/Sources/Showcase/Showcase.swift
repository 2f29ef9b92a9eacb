import AppearanceRuntime
import OwnBrand

/// Prints what the screen looks like in each brand.
@main @MainActor enum Showcase {
  static func main() {
    for theme in Theme.allCases {
      for part in Screen(theme: theme).show() { print(part) }
      print(Mapper.values(theme), Mapper.isStable(theme))
      print(Mapper.color("oceanBlue", in: theme).resolved(in: .light))
      print(Mapper.button("bare", "w", in: theme).map { "\($0)" } ?? "no such button")
    }
  }
}
