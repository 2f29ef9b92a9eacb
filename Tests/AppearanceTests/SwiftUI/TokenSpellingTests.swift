#if canImport(UIKit)
  import Appearance
  import SwiftUI
  import Testing
  import UIKit

  @testable @_spi(Generated) import TokenRuntime

  /// A theme and tokens as an app generates them.
  private enum SkinTheme: Int, EnvironmentTheme {
    case day = 1
    case night
    static var environmentDefault: SkinTheme { .day }
  }

  private enum SkinColor: ThemedToken {
    case ink

    func value(in theme: SkinTheme, context: ThemeContext) -> ColorValue {
      variedColor(theme.rawValue)
    }
  }

  private enum SkinLength: ThemedToken {
    case gap

    func value(in theme: SkinTheme, context: ThemeContext) -> Double {
      Double(theme.rawValue) * (context.sizeClass == .regular ? 100 : 10)
    }
  }

  private enum SkinMotion: ThemedToken {
    case change

    func value(in theme: SkinTheme, context: ThemeContext) -> TransitionValue {
      TransitionValue(
        duration: DurationValue(seconds: Double(theme.rawValue)),
        timingFunction: CubicBezierValue(0, 0, 1, 1))
    }
  }

  private enum SkinShadow: ThemedToken {
    case card

    func value(in theme: SkinTheme, context: ThemeContext) -> ShadowValue {
      ShadowValue(layers: [
        ShadowValue.Layer(
          color: variedColor(theme.rawValue), offsetX: 0, offsetY: 2, blur: 8, spread: 0,
          inset: false)
      ])
    }
  }

  private enum SkinText: ThemedToken {
    case body

    func value(in theme: SkinTheme, context: ThemeContext) -> TypographyValue {
      TypographyValue(size: 10 + Double(theme.rawValue), lineHeight: 24)
    }
  }

  /// A spelling, with the view that it makes.
  private struct ShownSpelling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init(_ name: String, _ view: @escaping @MainActor @Sendable () -> some View) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  extension ShapeStyle where Self == ColorTokenStyle<SkinColor> {
    fileprivate static var ink: Self { Self(.ink) }
  }

  @Suite("Tokens in views, by the theme around them") @MainActor struct TokenSpellingTests {
    private func calls(
      _ name: String, _ view: some View, in environment: EnvironmentValues = EnvironmentValues()
    ) -> [Any] {
      ShimRecording(of: view, in: environment).arguments(of: name) ?? []
    }

    @Test("a style is the color of the environment's theme") func styles() {
      var environment = EnvironmentValues()
      let style = ColorTokenStyle<SkinColor>.ink
      #expect(style.resolve(in: environment) == Color(variedColor(1)))
      environment[SkinTheme.self] = .night
      #expect(style.resolve(in: environment) == Color(variedColor(2)))
    }

    @Test("modifiers of colors follow a subtree's theme and a switch of the brand") func colors() {
      let text = Text(verbatim: "a")
      func shown(_ view: some View, _ name: String) -> Color? { calls(name, view).first as? Color }
      #expect(
        shown(text.foreground(token: SkinColor.ink), "foregroundColor") == Color(variedColor(1)))
      #expect(
        shown(text.foreground(token: SkinColor.ink).theme(SkinTheme.night), "foregroundColor")
          == Color(variedColor(2)))
      #expect(
        shown(text.tint(token: SkinColor.ink).theme(SkinTheme.night), "tint")
          == Color(variedColor(2)))
      #expect(
        shown(text.border(token: SkinColor.ink, width: 2).theme(SkinTheme.night), "border")
          == Color(variedColor(2)))
      #expect(
        shown(
          Rectangle().fill(token: SkinColor.ink, style: FillStyle()).theme(SkinTheme.night), "fill")
          == Color(variedColor(2)))
      let store = ThemeStore(SkinTheme.day)
      let view = text.foreground(token: SkinColor.ink).theme(following: store)
      #expect(shown(view, "foregroundColor") == Color(variedColor(1)))
      store.theme = .night
      #expect(shown(view, "foregroundColor") == Color(variedColor(2)))
    }

    @Test("lengths follow the theme and the size class") func lengths() {
      let view = Text(verbatim: "a").padding(edges: .vertical, token: SkinLength.gap)
      #expect(calls("padding edges", view).last as? CGFloat == 10)
      #expect(calls("padding edges", view.theme(SkinTheme.night)).last as? CGFloat == 20)
      var regular = EnvironmentValues()
      regular.horizontalSizeClass = .regular
      #expect(calls("padding edges", view, in: regular).last as? CGFloat == 100)
      let corners = Text(verbatim: "a").corners(token: SkinLength.gap, style: .continuous)
        .theme(SkinTheme.night)
      #expect((calls("clipShape", corners).first as? RoundedRectangle)?.shimRadius == 20)
    }

    @Test("animations and shadows follow the theme") func others() {
      let animated = Text(verbatim: "a").animation(token: SkinMotion.change, value: 1)
      #expect(
        calls("animation", animated.theme(SkinTheme.night)).first as? Animation
          == Animation(SkinMotion.change.value(in: .night, context: .light)))
      let shadow = Text(verbatim: "a").shadow(token: SkinShadow.card, cornerRadius: 4)
      #expect(
        calls("fill", shadow.theme(SkinTheme.night)).first as? Color == Color(variedColor(2)))
      #expect(calls("blur", shadow).first as? CGFloat == 4)
    }

    private static let text = Text(verbatim: "a")

    private nonisolated static let spellings: [ShownSpelling] = [
      ShownSpelling("foreground") { text.foreground(token: SkinColor.ink) },
      ShownSpelling("tint") { text.tint(token: SkinColor.ink) },
      ShownSpelling("background") { text.background(token: SkinColor.ink, ignoring: .all) },
      ShownSpelling("border") { text.border(token: SkinColor.ink, width: 1) },
      ShownSpelling("fill") { Rectangle().fill(token: SkinColor.ink, style: FillStyle()) },
      ShownSpelling("stroke") { Rectangle().stroke(token: SkinColor.ink, lineWidth: 2) },
      ShownSpelling("padding") { text.padding(edges: .all, token: SkinLength.gap) },
      ShownSpelling("cornerRadius") { text.corners(token: SkinLength.gap, style: .continuous) },
      ShownSpelling("shadow") { text.shadow(token: SkinShadow.card, cornerRadius: 4) },
      ShownSpelling("animation") { text.animation(token: SkinMotion.change, value: 1) },
      ShownSpelling("textStyle of a text") { text.typography(token: SkinText.body) },
      ShownSpelling("textStyle of a view") {
        Rectangle().typography(token: SkinText.body, weight: .bold, italic: true)
      },
    ]

    /// All that a view draws, in a theme of the whole interface.
    private func drawn(_ view: some View, in theme: SkinTheme) -> String {
      var environment = EnvironmentValues()
      environment[SkinTheme.self] = theme
      return ShimRecording(of: view, in: environment).calls.map { "\($0)" }
        .joined(separator: "\n")
    }

    @Test(
      "each spelling shows the theme of its subtree, and another one after a switch",
      arguments: spellings)
    fileprivate func themes(spelling: ShownSpelling) {
      let view = spelling.view()
      let night = drawn(view, in: .night)
      #expect(drawn(view, in: .day) != night)
      #expect(drawn(view.theme(SkinTheme.night), in: .day).hasSuffix(night))
      let store = ThemeStore(SkinTheme.day)
      let following = view.theme(following: store)
      #expect(drawn(following, in: .night).hasSuffix(drawn(view, in: .day)))
      store.theme = .night
      #expect(drawn(following, in: .day).hasSuffix(night))
    }

    @Test("a color of UIKit follows the trait of the theme, and is one for each token")
    func platformColors() {
      let color = UIColor.token(SkinColor.ink)
      #expect(color === UIColor.token(SkinColor.ink))
      #expect(ThemeTrait<SkinTheme>.affectsColorAppearance)
      let view = UIView()
      func shows(_ number: Int) -> Bool {
        let traits = view.traitCollection
        return matches(
          color.resolvedColor(with: traits).cgColor, variedColor(number), in: ThemeContext(traits),
          gamut: ColorGamut(traits))
      }
      #expect(shows(1))
      view.traitOverrides[ThemeTrait<SkinTheme>.self] = .night
      #expect(shows(2))
      view.traitOverrides.remove(ThemeTrait<SkinTheme>.self)
      #expect(shows(1))
    }
  }
#endif
