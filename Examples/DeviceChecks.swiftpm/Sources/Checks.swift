import AppearanceRuntime
import SwiftUI
import TokenRuntime

extension Check {
  @MainActor static let all: [Check] = [
    Check(
      "Lines", "The text is in the middle of each frame, in the label and in the text view alike.",
      elements: { [label(.tall), textView(.tall), label(.low)] }),
    Check(
      "Dynamic Type",
      "With larger text in the settings, the first line grows, the second to 1.5 times, the third not.",
      elements: { [label(.growing(nil)), label(.growing(1.5)), label(.growing(1))] }),
    Check(
      "Rich text",
      "After the interface turns dark and back, runs are still bold, marked and linked, beside the emoji.",
      elements: {
        let label = UILabel()
        label.apply(.body)
        label.setStyledText(note, style: .note)
        let view = UITextView()
        view.isEditable = false
        view.isScrollEnabled = false
        view.apply(TextViewAppearance(textColor: ink, typography: .body))
        view.setStyledText(note, style: .note)
        return [label, view]
      }),
    Check(
      "Rich text in SwiftUI", "The link is green and opens; the mark is yellow.",
      AppearanceText(note, .body, style: .note)),
    Check(
      "Backgrounds of buttons",
      "Each is a capsule or has its corners, and darkens while pressed; the last is pale.",
      elements: {
        [8, 22, 999].map { button(radius: $0) } + [button(radius: 22, isEnabled: false)]
      }),
    Check(
      "Configurations of buttons", "Like the buttons above, with an image beside the title.",
      elements: {
        [true, false].map { isEnabled in
          let button = UIButton(configuration: .filled())
          button.configuration?.title = "Pay"
          button.configuration?.image = UIImage(systemName: "creditcard")
          button.configuration?.imagePadding = 8
          button.isEnabled = isEnabled
          button.apply(.pay(radius: 22))
          return button
        }
      }),
    Check(
      "Gamut", "On a screen with Display P3 the left half is redder; otherwise both are equal.",
      elements: {
        let stack = UIStackView()
        stack.apply(StackAppearance(axis: .horizontal))
        for color in [wideRed, plainRed] {
          let label = UILabel()
          label.text = "            "
          label.apply(
            LabelAppearance(view: ViewAppearance(backgroundColor: color), typography: .tall))
          stack.addArrangedSubview(label)
        }
        return [stack]
      }),
    Check(
      "A theme for a part", "The second card is green, in a page whose theme is blue.",
      elements: {
        [BrandCard("Classic", nil), BrandCard("Holiday", .holiday)]
      }),
    Check(
      "A theme across SwiftUI",
      "Both cards are green: they take the theme of SwiftUI's environment.",
      Elements { [BrandCard("Holiday", nil), BrandCard("Holiday", nil)] }.theme(Brand.holiday)),
    Check(
      "Controls", "The colors are green, except in the Mac idiom of Mac Catalyst.",
      elements: {
        let slider = UISlider()
        slider.apply(SliderAppearance(minimumTrackColor: accent, thumbColor: accent))
        let control = UISwitch()
        control.isOn = true
        control.apply(SwitchAppearance(onColor: accent))
        return [slider, control]
      }),
    Check(
      "Links",
      "The first is green, and underlined while pressed; the second, once opened, is gray.",
      elements: { [false, true].map { link(isVisited: $0) } }),
    Check(
      "Filters of images",
      "A red disc as it is, gray, green, and blurred and pale.",
      elements: {
        [
          ImageFilter(), ImageFilter(saturation: 0), ImageFilter(color: accent),
          ImageFilter(blur: 6, opacity: 0.5),
        ].map { disc($0) }
      }),
    Check(
      "Font features",
      "The digits of both lines stand below one another; the last line is in small capitals.",
      elements: { [digits("1111"), digits("8888"), digits("7777", .smallCaps)] }),
  ]
}

private let ink = ColorValue(
  light: ColorComponents(rgb: 0x1C1C1E), dark: ColorComponents(rgb: 0xF2F2F7))
private let accent = ColorValue(
  light: ColorComponents(rgb: 0x0B7A4B), dark: ColorComponents(rgb: 0x4FD69C))
private let plainRed = ColorValue(ColorComponents(red: 1, green: 0, blue: 0))
private let wideRed = ColorValue(varyingWith: .gamut) { _, gamut in
  ColorComponents(red: 1, green: 0, blue: 0, space: gamut == .sRGB ? .sRGB : .displayP3)
}

private let note = RichText(
  html: """
    Pay <b>today</b> 🎉 or read <a href="https://swift.org">why</a>, <mark>before noon</mark>, with \
    <code>PAY-1</code>
    """)

extension RichTextStyle {
  fileprivate static let note = RichTextStyle(
    linkColor: accent, markBackground: ColorValue(ColorComponents(rgb: 0xFFE066)))
}

extension TypographyValue {
  fileprivate static let body = TypographyValue(size: 17, lineHeight: 24)
  fileprivate static let tall = TypographyValue(size: 17, lineHeight: 48)
  fileprivate static let low = TypographyValue(size: 17, lineHeight: 14)

  fileprivate static func growing(_ maximum: Double?) -> Self {
    TypographyValue(size: 17, lineHeight: 22, textStyle: .body, maximumScale: maximum)
  }
}

extension LabelAppearance {
  static let heading = Self(
    textColor: ink, typography: TypographyValue(size: 22, weight: .bold, lineHeight: 28))
  static let note = Self(
    textColor: ink, typography: TypographyValue(size: 13, lineHeight: 18), numberOfLines: 0)
  fileprivate static let body = Self(textColor: ink, typography: .body, numberOfLines: 0)
}

extension ButtonAppearance {
  fileprivate static func pay(radius: Double) -> Self {
    Self(
      view: ViewAppearance(cornerRadius: CornersValue(radius)), typography: .body,
      contentInsets: InsetsValue(horizontal: 24, vertical: 10),
      states: StateValues(
        normal: ButtonStateAppearance(
          titleColor: ColorValue(ColorComponents(rgb: 0xFFFFFF)), backgroundColor: accent),
        highlighted: ButtonStateAppearance(
          backgroundColor: ColorValue(ColorComponents(rgb: 0x064D2F))),
        disabled: ButtonStateAppearance(
          backgroundColor: ColorValue(ColorComponents(rgb: 0xB7D9C8)))))
  }
}

private let frame = ViewAppearance(borderColor: accent, borderWidth: 1)

@MainActor private func label(_ typography: TypographyValue) -> UILabel {
  let label = UILabel()
  label.text = "Ångström, gypsy"
  label.apply(LabelAppearance(view: frame, textColor: ink, typography: typography))
  return label
}

@MainActor private func textView(_ typography: TypographyValue) -> UITextView {
  let view = UITextView()
  view.isScrollEnabled = false
  view.text = "Ångström, gypsy"
  view.apply(
    TextViewAppearance(
      view: frame, textColor: ink, typography: typography, textInsets: InsetsValue(0),
      lineFragmentPadding: 0))
  return view
}

@MainActor private func button(radius: Double, isEnabled: Bool = true) -> UIButton {
  let button = UIButton()
  button.setTitle("Pay", for: .normal)
  button.isEnabled = isEnabled
  button.apply(.pay(radius: radius))
  return button
}

@MainActor private func link(isVisited: Bool) -> UIButton {
  let link = StyledButton()
  link.setTitle("Terms of use", for: .normal)
  link.apply(
    LinkAppearance(
      typography: .body, textColor: StateValues(normal: accent),
      visitedColor: ColorValue(ColorComponents(rgb: 0x8E8E93)),
      isUnderlined: StateValues(highlighted: true)),
    isVisited: isVisited)
  return link
}

@MainActor private func disc(_ filter: ImageFilter) -> UIImageView {
  let renderer = UIGraphicsImageRenderer(
    size: CGSize(width: 60, height: 60),
    format: UIGraphicsImageRendererFormat(for: UITraitCollection()))
  let image = renderer.image { context in
    context.cgContext.setFillColor(UIColor(wideRed).cgColor)
    context.cgContext.addPath(
      CGPath(
        roundedRect: CGRect(x: 10, y: 10, width: 40, height: 40), cornerWidth: 20,
        cornerHeight: 20, transform: nil))
    context.cgContext.fillPath()
  }
  let view = UIImageView(image: image)
  view.apply(ImageAppearance(contentMode: .center, filter: filter))
  return view
}

@MainActor private func digits(
  _ text: String, _ features: FontFeaturesValue = .tabularNumbers
) -> UILabel {
  let label = UILabel()
  label.text = "Total \(text)"
  label.apply(
    LabelAppearance(typography: .body, details: TextDetails(fontFeatures: features)))
  return label
}

/// Two brands, of which an interface shows one.
private enum Brand: EnvironmentTheme {
  case classic, holiday
  static var environmentDefault: Brand { .classic }

  var card: LabelAppearance {
    let blue = ColorValue(ColorComponents(rgb: 0x1D4ED8))
    return LabelAppearance(
      view: ViewAppearance(backgroundColor: self == .holiday ? accent : blue, cornerRadius: 8),
      textColor: ColorValue(ColorComponents(rgb: 0xFFFFFF)), typography: .tall)
  }
}

/// A card that shows the brand around it, or its own.
private final class BrandCard: UILabel {
  init(_ title: String, _ brand: Brand?) {
    super.init(frame: .zero)
    text = title
    if let brand { traitOverrides[ThemeTrait<Brand>.self] = brand }
    style(in: Brand.self) { card, brand in card.apply(brand.card) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
