#if canImport(UIKit)
  import Appearance
  import DesignTokens
  import Testing
  import UIKit

  @Suite("Dynamic Type") @MainActor struct DynamicTypeTests {
    /// A size, and the factor by which it changes the size of text.
    struct Size: CustomTestStringConvertible, Sendable {
      let category: UIContentSizeCategory
      let scale: Double
      var testDescription: String { category.rawValue }

      static let all = [
        Size(category: .extraSmall, scale: 14.0 / 17),
        Size(category: .large, scale: 1),
        Size(category: .accessibilityExtraExtraExtraLarge, scale: 53.0 / 17),
      ]
    }

    /// Puts a view into an interface, and then changes nothing of it but the size of text.
    private func resize(_ view: UIView, to size: Size) {
      view.shimAdopt(UITraitCollection(.light, size: .medium))
      view.shimAdopt(UITraitCollection(.light, size: size.category))
    }

    @Test("line height and tracking scale with the font, in a label", arguments: Size.all)
    func labels(size: Size) {
      let label = UILabel()
      label.text = "Text"
      label.apply(LabelAppearance(typography: body))
      resize(label, to: size)
      #expect(matches(label.attributedText?.attributes, body, scale: size.scale))
      #expect(abs(label.font.pointSize - 20 * size.scale) < 0.000_1)
    }

    @Test("the maximum holds for font, line height and tracking", arguments: Size.all)
    func maximum(size: Size) {
      var limited = body
      limited.maximumScale = 1.5
      let label = UILabel()
      label.text = "Text"
      label.apply(LabelAppearance(typography: limited))
      resize(label, to: size)
      #expect(matches(label.attributedText?.attributes, limited, scale: min(size.scale, 1.5)))
    }

    @Test("text fields, text views, buttons, segments and titles scale, too", arguments: Size.all)
    func others(size: Size) {
      let field = UITextField()
      field.apply(TextFieldAppearance(typography: body))
      resize(field, to: size)
      #expect(
        matches(
          field.defaultTextAttributes, body, scale: size.scale, hasLineHeight: false))

      let text = UITextView()
      text.text = "Text"
      text.apply(TextViewAppearance(typography: body))
      resize(text, to: size)
      #expect(matches(text.attributedText.attributes, body, scale: size.scale))

      let button = UIButton()
      button.setTitle("Pay", for: .normal)
      button.apply(ButtonAppearance(typography: body))
      resize(button, to: size)
      #expect(
        matches(button.attributedTitle(for: .normal)?.attributes, body, scale: size.scale))

      let segments = UISegmentedControl()
      segments.apply(SegmentedControlAppearance(typography: StateValues(normal: body)))
      resize(segments, to: size)
      #expect(
        matches(
          segments.titleTextAttributes(for: .normal), body, scale: size.scale,
          hasLineHeight: false))

      let bar = UINavigationBar()
      bar.apply(NavigationBarAppearance(largeTitleTypography: body))
      resize(bar, to: size)
      #expect(
        matches(
          bar.standardAppearance.largeTitleTextAttributes, body, scale: size.scale,
          hasLineHeight: false))
    }

    @Test(
      "a maximum of 1 fixes the size, titles and buttons of a bar have theirs", arguments: Size.all)
    func fixed(size: Size) {
      var fixed = body
      fixed.maximumScale = 1
      let label = UILabel()
      label.text = "Text"
      label.apply(LabelAppearance(typography: fixed))
      resize(label, to: size)
      #expect(matches(label.attributedText?.attributes, body))

      let bar = UINavigationBar()
      bar.apply(NavigationBarAppearance(titleTypography: body, buttonTypography: body))
      resize(bar, to: size)
      let standard = bar.standardAppearance
      #expect(matches(standard.titleTextAttributes, body, hasLineHeight: false))
      #expect(
        matches(
          standard.buttonAppearance.normal.titleTextAttributes, body, hasLineHeight: false))
    }

    @Test("titles of tabs keep their size", arguments: Size.all)
    func tabs(size: Size) {
      let bar = UITabBar()
      bar.apply(TabBarAppearance(item: TabBarItemAppearance(typography: StateValues(normal: body))))
      resize(bar, to: size)
      let item = bar.standardAppearance.stackedLayoutAppearance.normal
      #expect(matches(item.titleTextAttributes, body, hasLineHeight: false))
    }
  }
#endif
