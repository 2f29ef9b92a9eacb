import AppearanceRuntime
import SwiftUI
import TokenRuntime

/// The table "Known pitfalls" of the guide names these.
extension Check {
  @MainActor static let ofPitfalls: [Check] = [
    Check(
      "Weight and size",
      """
      All three lines are bold, before and after the size of text changes in the settings, with Bold Text and without. \
      With Bold Text the second one is heavier.
      """,
      elements: {
        [styled(["System"], .bold), styled(["Avenir Next"], .medium), styled(["Georgia"], .bold)]
      }),
    Check(
      "Italic keeps weight", "Each line is italic, and as heavy as the upright one above it.",
      elements: {
        [FontWeightValue.light, .semiBold, .black].flatMap { weight in
          [false, true].map { styled(["Avenir Next", "System"], weight, isItalic: $0) }
        }
      }),
    Check(
      "Tint around", "The button in the middle is mint, as the two around it are.",
      VStack(alignment: .leading, spacing: 8) {
        Button(action: {}, label: { Text(verbatim: "Mint") })
        Button(action: {}, label: { Text(verbatim: "A look without a tint") })
          .appearance(ViewAppearance(cornerRadius: 8))
        Button(action: {}, label: { Text(verbatim: "Mint") })
      }
      .accentColor(mint)),
    Check(
      "Images of buttons",
      "The star is green, red while pressed, and gray where the button is disabled: not paler than these.",
      elements: {
        [true, false].map { isEnabled in
          let button = StyledButton()
          button.setTitle("Star", for: .normal)
          button.setImage(UIImage(systemName: "star.fill"), for: .normal)
          button.isEnabled = isEnabled
          button.apply(
            ButtonAppearance(
              states: StateValues(
                normal: ButtonStateAppearance(titleColor: green, imageColor: green),
                highlighted: ButtonStateAppearance(imageColor: red),
                disabled: ButtonStateAppearance(titleColor: gray, imageColor: gray))))
          return button
        }
      }),
    Check(
      "Fallback fonts",
      "After dark has been switched on and off ten times, all is as it was: emoji, Thai, Arabic and the bold word.",
      elements: {
        let label = UILabel()
        label.apply(
          LabelAppearance(
            typography: TypographyValue(
              fontFamily: FontFamilyValue(["Avenir Next"]), size: 20, lineHeight: 26,
              letterSpacing: 1), numberOfLines: 0))
        label.setStyledText(RichText(html: "Pay 🎉 <b>today</b> ภาษาไทย ที่นี้ ادفع الآن བོད་"))
        return [label]
      }),
    Check(
      "Blur and rotation",
      "While the device turns, the area stays blurred, with one round corner at the upper left and one below.",
      elements: {
        let label = UILabel()
        label.text = "Stripes ▤▥▦▧▨▩"
        let view = UIView()
        view.apply(
          ViewAppearance(
            backgroundFill: .blur(.regular),
            cornerRadius: CornersValue(topLeading: 32, bottomTrailing: 16)))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.addSubview(view)
        label.apply(
          LabelAppearance(
            view: ViewAppearance(backgroundColor: mintValue),
            typography: TypographyValue(size: 34, lineHeight: 96)))
        return [label]
      }),
    Check(
      "Opaque sheet",
      """
      The button opens a sheet of UIKit over this colorful screen. Nothing of the screen is to be seen through it when \
      it is high; on version 26 of the systems it is glass when it is low.
      """,
      elements: {
        let button = StyledButton()
        button.setTitle("Open", for: .normal)
        button.apply(
          ButtonAppearance(
            contentInsets: InsetsValue(horizontal: 24, vertical: 10),
            states: StateValues(
              normal: ButtonStateAppearance(titleColor: white, backgroundColor: red))))
        button.addAction(
          UIAction { [weak button] _ in
            var responder: UIResponder? = button
            while let next = responder, !(next is UIViewController) { responder = next.next }
            (responder as? UIViewController)?.present(
              .sheet(note("On a sheet"), detents: [.height(240), .large]))
          }, for: .touchUpInside)
        return [button]
      }),
    Check(
      "Echoed input",
      """
      With a Japanese keyboard, "kanji" can be typed and turned into 漢字, although the app sends each letter back and \
      the color changes with each.
      """, elements: { [Echo()] }),
    Check(
      "Bars of version 26",
      """
      The images of tabs are gray and the chosen one green, in light and dark, over bright and dark content. The item \
      at the upper right is prominent and red, and the button below has white letters on green, gray ones while disabled.
      """,
      elements: {
        let tabs = UITabBar()
        tabs.items = ["house", "star", "person"].map { name in
          let item = UITabBarItem()
          item.image = UIImage(systemName: name)
          return item
        }
        tabs.apply(
          TabBarAppearance(
            view: ViewAppearance(tintColor: green),
            item: TabBarItemAppearance(
              iconColor: StateValues(normal: gray, selected: green))))
        tabs.apply(SizeValue(width: 320))
        let bar = UINavigationBar()
        bar.apply(NavigationBarAppearance(buttonColor: StateValues(normal: red)))
        bar.apply(SizeValue(width: 320, height: 44))
        return [bar, tabs]
          + [true, false].map { isEnabled in
            let button = UIButton(configuration: .filled())
            button.configuration?.title = "Pay"
            button.isEnabled = isEnabled
            button.apply(
              ButtonAppearance(
                states: StateValues(
                  normal: ButtonStateAppearance(titleColor: white, backgroundColor: green),
                  disabled: ButtonStateAppearance(titleColor: gray, backgroundColor: white))))
            return button
          }
      }),
    Check(
      "Mac idiom",
      """
      In Mac Catalyst, optimized for the Mac, the app runs: the slider and the segments are the Mac's, and in place of \
      the stepper stands "No stepper".
      """,
      elements: {
        let app = UIComponentView.App(view: { _, _ in
          let label = UILabel()
          label.text = "No stepper"
          return label
        })
        let view = UIComponentView(app: app)
        view.show(
          Arrangement(
            .group(
              Arrangement.Group(
                .column,
                [
                  input(.stepper(.unset), .number("value", 2)),
                  input(
                    .slider(StateValues(normal: SliderAppearance(minimumTrackColor: green))),
                    .number("value", 0.4)),
                  input(
                    .segmentedControl(
                      StateValues(
                        normal: SegmentedControlAppearance(selectedSegmentColor: green))),
                    .texts("titles", ["Day", "Week"]), .integer("selected", 1)),
                ], gap: 8))))
        view.apply(SizeValue(width: 320))
        return [view]
      }),
  ]
}

private let green = ColorValue(ColorComponents(rgb: 0x0B7A4B))
private let red = ColorValue(ColorComponents(rgb: 0xC62828))
private let gray = ColorValue(ColorComponents(rgb: 0x8E8E93))
private let white = ColorValue(ColorComponents(rgb: 0xFFFFFF))
private let mintValue = ColorValue(ColorComponents(rgb: 0x00C7BE))
@MainActor private let mint = Color(mintValue)

@MainActor private func styled(
  _ family: [String], _ weight: FontWeightValue, isItalic: Bool = false
) -> UILabel {
  var style = TypographyValue(
    fontFamily: FontFamilyValue(family), size: 17, weight: weight, lineHeight: 24, textStyle: .body)
  style.isItalic = isItalic
  let label = UILabel()
  label.text = "Hamburgefonts"
  label.apply(LabelAppearance(typography: style))
  return label
}

private func input(_ look: Arrangement.Look, _ shown: Arrangement.Shown...) -> Arrangement {
  Arrangement(.element(Arrangement.Element("input", look, shown, source: AnyContent("check"))))
}

private func note(_ text: String) -> Arrangement {
  Arrangement(
    .element(
      Arrangement.Element(
        "note",
        .label(
          StateValues(
            normal: LabelAppearance(typography: TypographyValue(size: 17, lineHeight: 24)))),
        [.text("text", text)])))
}

/// A text view whose app sends each letter back, in another color.
private final class Echo: UIView {
  private var view: UIComponentView?
  private var count = 0

  init() {
    super.init(frame: .zero)
    let view = UIComponentView(
      app: UIComponentView.App(changed: { [weak self] change in
        guard case .text(let text) = change.value else { return }
        self?.show(text)
      }))
    view.apply(SizeValue(width: 320, height: 120))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    apply(SizeValue(width: 320, height: 120))
    self.view = view
    show("")
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func show(_ text: String) {
    count += 1
    let look = TextViewAppearance(
      textColor: [green, red][count % 2], typography: TypographyValue(size: 20, lineHeight: 28))
    view?.show(input(.textView(StateValues(normal: look)), .text("text", text)))
  }
}
